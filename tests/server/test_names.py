"""Names: nobody is called nothing, and nobody is called like somebody else at the table."""

from __future__ import annotations

import pytest

from lockdown.server.client import Client
from lockdown.server.names import clean_name, distinct_name, looks
from lockdown.server.scratch import Server
from tests.server.tables import close, create, settle

pytestmark = pytest.mark.anyio

EMPTY = [
    "",
    "   ",
    "\u3164",  # Hangul filler
    "\u115f\u1160",
    "\uffa0",
    "\u2800\u2800",  # braille blank
    "\u200b\u200d\u2060\ufeff",  # of no width
    "\u034f\ufe0f",
    "\u0301\u0302",  # accents on nothing
    "\u202e\u2066",  # directions
    "\U000e0041",  # tags
    "\x00\x07\n",
    "\u00ad",  # soft hyphen
    "\U0001d159",
]
LIKE_ANN = [
    "Ann",
    "ann",
    "ANN",
    " A n n ",
    "Ann.",
    "\u0410nn",  # Cyrillic
    "\u0391nn",  # Greek
    "A\u200bnn",
    "\uff21\uff4e\uff4e",  # of full width
    "\U0001d400\U0001d427\U0001d427",  # mathematical
    "A\u0301nn",
    "\u1d00\u0274\u0274",  # small capitals
    "\u202enn\u202cAnn"[4:],
]


@pytest.mark.parametrize("name", EMPTY, ids=range(len(EMPTY)))
def test_names_that_look_empty_are(name: str) -> None:
    assert clean_name(name) == ""
    if name != "\u0301\u0302":
        assert clean_name(f"{name}Bo{name}") == "Bo"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("Müller-Lüdenscheidt", "Müller-Lüdenscheidt"),
        ("Ñandú", "Ñandú"),
        ("Наташа", "Наташа"),
        ("小林", "小林"),
        ("عمر", "عمر"),
        ("Nguyễn", "Nguyễn"),
        ("🚀", "🚀"),
        ("  Bo   the  Third ", "Bo the Third"),
        ("x" * 40, "x" * 24),
        ("z" + "\u0301" * 30 + "o", "ź\u0301o"),
    ],
)
def test_names_of_the_world_are_kept(name: str, kept: str) -> None:
    assert clean_name(name) == kept


@pytest.mark.parametrize("name", LIKE_ANN, ids=range(len(LIKE_ANN)))
def test_whoever_looks_like_somebody_gets_a_number(name: str) -> None:
    assert looks(clean_name(name)) == looks("Ann")
    given = distinct_name(clean_name(name), ["Ann"])
    assert given.endswith(" 2")
    assert distinct_name(clean_name(name), ["Ann", given]).endswith(" 3")


def test_others_keep_their_names() -> None:
    for name in ("Anna", "Ana", "Bo", "小林", "🚀"):
        assert distinct_name(name, ["Ann", "Cleo", "🎲", ""]) == name
    assert distinct_name("", ["", ""]) == ""
    long = distinct_name("x" * 24, ["x" * 24])
    assert (len(long), long[-2:]) == (24, " 2")
    # An unnamed seat is shown as a number; nobody may be called that.
    for name in ("Player 1", "player1", "Gracz 1", "Jugador 1", "Spieler l"):
        assert distinct_name(name, ["", "Bo"], seat=1).endswith(" 2"), name
    assert distinct_name("Player 2", ["", "Bo"], seat=1) == "Player 2"


async def test_at_a_table(server: Server) -> None:
    made = create(server.base, players=4, name="Ann")
    host = await Client(server.base, made["table"], made["token"]).open()
    one = await Client(server.base, made["table"]).open()
    two = await Client(server.base, made["table"], name="\u0410nn").open()
    assert (await one.ask("take", seat=1, name="\u0410nn"))["op"] == "ack"
    await settle([host])
    names = [seat["name"] for seat in host.lobby["seats"]]
    assert names[:2] == ["Ann", "\u0410nn 2"]
    assert (await one.ask("rename", seat=1, name="A\u200bN\u200bN"))["op"] == "ack"
    await settle([host])
    assert host.lobby["seats"][1]["name"] == "ANN 2"
    assert (await one.ask("rename", seat=1, name="\u3164"))["op"] == "ack"
    await settle([host])
    assert host.lobby["seats"][1]["name"] == ""
    # A guest of the lobby says something under the host's name.
    assert (await two.ask("say", seat=-1, text="I am the host"))["op"] == "ack"
    await host.until(lambda: bool(host.said))
    assert host.said[0]["name"] == "\u0410nn 2"
    assert (await host.ask("set_seat", seat=3, kind="hotseat", name="ann"))["op"] == "ack"
    assert host.lobby["seats"][3]["name"] == "ann 2"
    await close([host, one, two])
