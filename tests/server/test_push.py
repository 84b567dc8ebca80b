"""Web Push: encrypted for one browser, sent to those who are away, and to nobody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from lockdown.server import pushes
from lockdown.server.client import Client
from lockdown.server.migrate import upgrade
from lockdown.server.push import Pusher, Subscription, b64, encrypted, unb64
from lockdown.server.scratch import Postgres, Server
from lockdown.server.seats import Refusal
from lockdown.server.settings import Settings
from lockdown.server.store import Store
from tests.server.conftest import FAST
from tests.server.push_service import Browser, Service
from tests.server.tables import close, create, crew, next_decider

pytestmark = pytest.mark.anyio


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as found:
        yield found


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    number = int.from_bytes(unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        unb64(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        unb64("BTBZMqHH6r4Tts7J_aSIgg"),
        sender=ec.derive_private_key(number, ec.SECP256R1()),
        salt=unb64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert b64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


async def test_what_is_sent(service: Service) -> None:
    browser = Browser(f"{service.base}/push/1")
    pusher = Pusher("mailto:ops@example.org", (service.base,), Pusher.new_key())
    fields = {k: v for k, v in browser.message(0, "de").items() if k != "seat"}
    for table in ("kQ3kQ3kQ3kQ3kQ3k", "other-table"):
        assert await pusher.send(Subscription(**fields), table)
    (path, headers, body), (_, _, second) = service.heard
    assert path == "/push/1"
    assert len(body) == len(second)  # whatever it says
    found = browser.read(body)
    assert found["url"] == "/t/kQ3kQ3kQ3kQ3kQ3k"
    assert found["title"]
    assert found["title"] != Pusher("", ()).public
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "259200")
    # Signed with the key that the browser subscribed to, for this service, for a while.
    words = dict(part.split("=", 1) for part in headers["authorization"][6:].split(", "))
    assert words["k"] == pusher.public
    head, claims, signature = words["t"].split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(unb64(claims))
    assert (told["aud"], told["sub"]) == (service.base, "mailto:ops@example.org")
    raw = unb64(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(words["k"]))
    der = utils.encode_dss_signature(r, s)
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(der, f"{head}.x{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    # Whoever has gone is not called again; other failures may pass.
    for status, wanted in ((410, False), (404, False), (500, True), (302, True), (429, True)):
        service.status = status
        assert await pusher.send(Subscription(**fields), "t") is wanted, status
    assert not any(path == "/elsewhere" for path, _, _ in service.heard)


def test_only_known_services_are_called() -> None:
    hosts = Settings().push_hosts
    pusher = Pusher("mailto:a@b.example", hosts, Pusher.new_key())
    browser = Browser("https://fcm.googleapis.com/fcm/send/x")
    good = {k: v for k, v in browser.message(0).items() if k != "seat"}
    assert pusher.checked(Subscription(**good)).endpoint == browser.endpoint
    for endpoint in (
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://web.push.apple.com/x",
        "https://wns2-par02p.notify.windows.com/w/?token=x",
    ):
        assert pusher.checked(Subscription(**{**good, "endpoint": endpoint})).auth
    for wrong in (
        {"endpoint": "http://fcm.googleapis.com/x"},
        {"endpoint": "https://fcm.googleapis.com.evil.example/x"},
        {"endpoint": "https://evil.example/fcm.googleapis.com"},
        {"endpoint": "https://user@fcm.googleapis.com/x"},
        {"endpoint": "https://fcm.googleapis.com:8443/x"},
        {"endpoint": "http://127.0.0.1/x"},
        {"endpoint": "file:///etc/passwd"},
        {"endpoint": "https://evilnotify.windows.com/x"},
        {"endpoint": "https://fcm.googleapis.com/" + "x" * 2000},
        {"endpoint": "https://fcm.googleapis.com/\x00"},
        {"endpoint": "https://fcm.googleapis.com/a b"},
        {"endpoint": "https://fcm.googleapis.com/\u00e9"},
        {"p256dh": b64(b"\4" + b"\1" * 64)},  # no point of the curve
        {"p256dh": "§"},
        {"auth": b64(b"short")},
        {"language": "tlh"},
    ):
        with pytest.raises(Refusal):
            pusher.checked(Subscription(**{**good, **wrong}))
    # What decodes to the same is kept in one form, however it was padded.
    odd = {**good, "p256dh": "!" * 200 + good["p256dh"], "auth": good["auth"] + "==\x00"}
    assert pusher.checked(Subscription(**odd)) == Subscription(**good)
    off = Pusher("", hosts, Pusher.new_key())
    with pytest.raises(Refusal):
        off.checked(Subscription(**good))


async def test_browsers_are_kept_by_token(sqlite_url: str) -> None:
    upgrade(sqlite_url)
    store = Store(sqlite_url)
    browsers = [Subscription(f"https://push.example/{n}", "key", "auth", "en") for n in range(6)]
    for browser in browsers:
        for _ in range(2):
            await pushes.keep(store, "mine", browser)
            await asyncio.sleep(0.002)
    await pushes.keep(store, "other", browsers[5])
    assert len(await pushes.claim(store, "mine", "question 1")) == pushes.KEPT
    assert await pushes.claim(store, "mine", "question 1") == []  # whoever asks again
    found = await pushes.claim(store, "mine", "question 2")
    assert {b.endpoint[-1] for b in found} == {"2", "3", "4", "5"}  # the newest
    await pushes.drop(store, "mine", browsers[5].endpoint)
    assert len(await pushes.claim(store, "mine", "question 3")) == pushes.KEPT - 1
    await pushes.drop(store, "mine")
    assert await pushes.claim(store, "mine", "question 4") == []
    assert len(await pushes.claim(store, "other", "question 4")) == 1
    await store.close()


def wanted(service: Service) -> dict[str, Any]:
    return {
        **FAST,
        "push_contact": "mailto:ops@example.org",
        "push_hosts": service.base,
        "push_after_seconds": 0.3,
        "away_seconds": 1000,
    }


async def key_of(server: Server) -> str:
    async with httpx.AsyncClient() as http:
        answer = await http.get(f"{server.base}/api/push")
        assert answer.status_code == 200
        return str(answer.json()["key"])


async def test_off_by_default(server: Server) -> None:
    assert await key_of(server) == ""
    made = create(server.base, players=2)
    async with Client(server.base, made["table"], made["token"]) as host:
        browser = Browser("https://fcm.googleapis.com/fcm/send/x")
        assert (await host.ask("push", **browser.message(0)))["code"] == "no_push"
        assert (await host.ask("push", seat=0, endpoint=""))["op"] == "ack"


async def scene(servers: list[Server], service: Service) -> None:
    clients = await crew(servers[0].base, 2, pace="correspondence")
    browser = Browser(f"{service.base}/push/a")
    client, seat = await next_decider(clients) or (clients[0], 0)
    other = clients[1 - seat]
    for _ in range(2):  # said twice: one subscription
        assert (await client.ask("push", **browser.message(seat)))["op"] == "ack"
    assert (await other.ask("push", **browser.message(seat)))["code"] == "foreign_seat"
    # Other workers have the table in memory too.
    watching = [await Client(s.base, client.table).open() for s in servers[1:]]
    await asyncio.sleep(1.0)
    assert service.heard == []  # somebody who is there needs no call
    await client.close()
    async with asyncio.timeout(40):
        while not service.heard:  # noqa: ASYNC110 - another thread
            await asyncio.sleep(0.05)
    await asyncio.sleep(1.0)
    assert len(service.heard) == 1  # once for one question, whichever worker
    found = browser.read(service.heard[0][2])
    assert found["url"] == f"/t/{client.table}"
    await close([other, *watching])


async def test_who_is_away_is_called_once(tmp_path: Path, service: Service) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite3'}"
    with Server(url, **wanted(service)) as server:
        key = await key_of(server)
        assert len(unb64(key)) == 65
        await scene([server], service)
        log = server.log.read_text()
        assert service.base not in log
    with Server(url, **wanted(service)) as server:  # the same key after a restart
        assert await key_of(server) == key


async def test_two_workers_call_once(postgres: Postgres, service: Service) -> None:
    with (
        Server(postgres.url, **wanted(service)) as one,
        Server(postgres.url, **wanted(service)) as two,
    ):
        assert await key_of(one) == await key_of(two)
        await scene([one, two], service)


async def test_it_can_be_switched_off_again(tmp_path: Path, service: Service) -> None:
    with Server(f"sqlite:///{tmp_path / 't.sqlite3'}", **wanted(service)) as server:
        clients = await crew(server.base, 2, pace="correspondence")
        client, seat = await next_decider(clients) or (clients[0], 0)
        browser = Browser(f"{service.base}/push/a")
        assert (await client.ask("push", **browser.message(seat)))["op"] == "ack"
        assert (await client.ask("push", seat=seat, endpoint=""))["op"] == "ack"
        await client.close()
        await asyncio.sleep(1.5)
        assert service.heard == []
        await close(clients)
