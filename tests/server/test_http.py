"""The HTTP part: the schema, generated requests, static files, the generated types."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from lockdown import Game, Setup
from lockdown.games.lockdown import odds
from lockdown.kernel.options import parse_option
from lockdown.ledger import catalogue
from lockdown.server.app import build
from lockdown.server.kept import SMALL
from lockdown.server.scratch import Server
from lockdown.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = schemathesis.openapi.from_dict(
    build("sqlite:///unused.sqlite3").openapi_schema.to_schema()
)
OPERATIONS = {
    f"{operation.method} {operation.path}": operation
    for operation in (found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok))
}


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
"""The answers are what the schema promises, and what it forbids is refused."""


@pytest.mark.parametrize(
    ("name", "mode"),
    [
        (name, mode)
        for name in sorted(OPERATIONS)
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        if mode is GenerationMode.POSITIVE or "{" in name or "post" in name
    ],
)
def test_generated_requests(name: str, mode: GenerationMode, server: Server) -> None:
    @settings(
        max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
    )
    @given(case=OPERATIONS[name].as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        answer = case.call(base_url=server.base, timeout=20)
        case.validate_response(answer, checks=CHECKS)

    try:
        ask()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # nothing in this request can be wrong


def test_every_answer_has_the_security_headers(server: Server) -> None:
    asked = [
        *(("GET", path) for path in ("/", "/healthz", "/api/rules", "/metrics", "/table/x")),
        # What the router and the limits answer by themselves.
        *(("GET", path) for path in ("/nothing.js", "/api/nothing", "/ws", "/schema/x", "/%00")),
        *(("PUT", path) for path in ("/api/tables", "/healthz", "/nothing")),
        ("GET", "/" + "long" * 200),
        ("POST", "/api/tables"),
        ("OPTIONS", "/api/tables"),
    ]
    for method, path in asked:
        answer = httpx.request(method, server.base + path)
        assert answer.status_code < 500, path
        assert answer.headers["x-content-type-options"] == "nosniff", path
        assert answer.headers["referrer-policy"] == "no-referrer", path
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path
        assert "server" not in answer.headers, path


def test_words_rules_and_content_are_cached(server: Server) -> None:
    for path in (
        "/messages/en.ftl",
        "/messages/pl.lockdown.intruders.ftl",
        "/api/rules",
        "/api/rules?language=pl",
        "/api/games",
        "/api/content/lockdown",
    ):
        first = httpx.get(server.base + path)
        assert first.status_code == 200
        tag = first.headers["etag"]
        again = httpx.get(server.base + path, headers={"If-None-Match": tag})
        assert again.status_code == 304, path
        # Packed for whoever can unpack, and the same for whoever cannot.
        packed = first.headers.get("content-encoding") == "gzip"
        assert packed == (len(first.content) >= SMALL), path
        plain = httpx.get(server.base + path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == first.content
        assert httpx.get(server.base + path).content == first.content, "the second time too"
    assert httpx.get(server.base + "/messages/xx.ftl").status_code == 404
    rule = httpx.get(server.base + "/api/rules/LD-NOI-01").json()
    assert rule["id"] == "LD-NOI-01"
    assert rule["title"]


def test_rules_are_told_to_players_in_their_language(server: Server) -> None:
    spanish = httpx.get(server.base + "/api/rules", params={"language": "es"}).json()
    english = httpx.get(server.base + "/api/rules").json()
    assert [rule["id"] for rule in spanish] == [rule["id"] for rule in english]
    assert {rule["language"] for rule in spanish} == {"es"}
    for rule in spanish + english:
        assert rule["text"], rule["id"]
        for label in catalogue.EDITOR_LABELS:
            assert f"- {label}:" not in rule["text"], rule["id"]
    one = httpx.get(server.base + "/api/rules/LD-NOI-04", params={"language": "es"}).json()
    assert one in spanish
    assert "marker-noise" in one["terms"]
    for path in ("/api/rules?language=xx", "/api/rules/LD-NOI-04?language=xx", "/api/rules/LD-X-1"):
        assert httpx.get(server.base + path).status_code == 404, path
    terms = httpx.get(server.base + "/api/glossary").json()
    assert "LD-NOI-01" in next(term for term in terms if term["key"] == "noise-roll")["rules"]


def test_a_question_finds_rules(server: Server) -> None:
    def ask(**given: str) -> httpx.Response:
        return httpx.get(server.base + "/api/search", params=given)

    found = ask(question="can I trade in combat").json()
    assert found[0] == {"id": "LD-TRD-01", "title": "The action"}
    spanish = ask(question="tirada de ruido", language="es").json()
    assert spanish[0]["title"] == "Cuándo se hace una tirada de Ruido"
    assert ask(question="escape pod", game="nemesis", mode="coop").json()[0]["id"].startswith("NM")
    assert ask(question="").json() == []
    for wrong in ({"language": "xx"}, {"game": "chess"}, {"mode": "chess"}):
        assert ask(question="noise", **wrong).status_code == 400, wrong


def test_questions_are_limited_by_address(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'a.sqlite3'}", searches_per_minute=3) as server:
        answers = [
            httpx.get(server.base + "/api/search", params={"question": f"noise {n}"}).status_code
            for n in range(5)
        ]
    assert answers == [200, 200, 200, 429, 429]


def test_no_file_outside_the_client_is_served(server: Server) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "//etc/passwd"):
        answer = httpx.get(server.base + path)
        assert "import" not in answer.text
        assert "root:" not in answer.text


def test_the_typescript_types_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "protocol_ts.py"), "--check"], check=False
    )
    assert done.returncode == 0


def test_settings_come_from_the_environment() -> None:
    found = Settings.from_environment(
        {
            "LOCKDOWN_ORIGINS": "https://a.example, https://b.example",
            "LOCKDOWN_METRICS": "127.0.0.1,10.0.0.0/8",
            "LOCKDOWN_AWAY_SECONDS": "7",
            "LOCKDOWN_MESSAGES_PER_SECOND": "2.5",
        }
    )
    assert found.origins == ("https://a.example", "https://b.example")
    assert found.metrics == ("127.0.0.1", "10.0.0.0/8")
    assert (found.log_json, found.away_seconds, found.messages_per_second) == (False, 7, 2.5)
    with pytest.raises(ValueError, match=r"LOCKDOWN_METRICS: .*yes"):
        Settings.from_environment({"LOCKDOWN_METRICS": "yes"})


# ---- odds


def test_odds_of_entering_add_up_and_come_true() -> None:
    """The computed chances are those of the rules: played many times from the same table."""
    checked = 0
    for seed in range(40):
        game = Game.new(Setup(players=3), seed)
        dice = random.Random(seed)
        for _ in range(dice.randrange(20, 90)):
            if game.decision is None:
                break
            game.play(dice.choice(list(game.options)))
        decision = game.decision
        if decision is None:
            continue
        view = game.view(decision.seat)
        for option in decision.options:
            if option.verb != "move" or not view.rooms[option.args[0] - 1].explored:
                continue
            found = odds.of_option(view, str(option))
            if "no_roll" in found.outcomes or view.crew[decision.seat].room == 0:
                continue
            if any(s.room == view.crew[decision.seat].room for s in view.stalkers):
                continue  # an escape: attacks come first
            parts = [found.outcomes.get(k, 0) for k in ("silence", "noise", "danger", "encounter")]
            assert sum(parts) == pytest.approx(1.0, abs=1e-3)
            seen = _played(game, str(option), decision.seat, 300)
            if seen is None:
                continue
            for name in ("silence", "noise", "danger", "encounter"):
                assert seen[name] / 300 == pytest.approx(found.outcomes.get(name, 0), abs=0.12)
            checked += 1
            if checked >= 4:
                return
    assert checked


def _played(game: Game, option: str, seat: int, times: int) -> dict[str, int] | None:
    """How often the noise roll after a move ended how, from what was told."""
    counts = dict.fromkeys(("silence", "noise", "danger", "encounter"), 0)
    for i in range(times):
        trial = game.clone()
        trial.table.rng = random.Random(i).getrandbits(64)
        told = list(trial.play(option))
        for _ in range(20):
            if any(e.kind == "noise_rolled" for e in told) or trial.decision is None:
                break
            options = [str(o) for o in trial.options]
            told += trial.play("decline" if "decline" in options else options[0])
        kinds = [event.kind for event in told]
        if "noise_rolled" not in kinds:
            return None
        after = kinds[kinds.index("noise_rolled") + 1 :]
        if "encounter" in after:
            counts["encounter"] += 1
        elif "danger" in after:
            counts["danger"] += 1
        elif "noise_placed" in after:
            counts["noise"] += 1
        else:
            counts["silence"] += 1
    return counts


def test_odds_of_a_shot_and_a_blow_add_up() -> None:
    shots = blows = 0
    for seed in range(60):
        game = Game.new(Setup(players=3), seed)
        dice = random.Random(seed)
        for _ in range(150):
            decision = game.decision
            if decision is None:
                break
            for option in decision.options:
                if option.verb in ("shoot", "melee"):
                    found = odds.of_option(game.view(decision.seat), str(option))
                    assert sum(found.outcomes.values()) == pytest.approx(1.0, abs=1e-3)
                    shots += option.verb == "shoot"
                    blows += option.verb == "melee"
            game.play(dice.choice(list(game.options)))
        if shots and blows:
            break
    assert shots
    assert blows


def test_odds_know_nothing_of_other_options() -> None:
    game = Game.new(Setup(players=2), 1)
    view = game.view(0)
    assert odds.of_option(view, "pass").outcomes == {}
    assert odds.of_option(view, "no such thing").outcomes == {}
    assert odds.of_option(view, str(parse_option("move 099"))).outcomes == {}
    assert odds.of_option(game.view(None), "move 001").outcomes == {}
