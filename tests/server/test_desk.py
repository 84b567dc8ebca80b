"""The desk: from a rule to its situations, a situation set up, asked, played on, written down."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from lockdown.ledger import catalogue, situations
from lockdown.scenario import desk
from lockdown.server.desk import PER_MINUTE, DeskRequest, answer_to
from lockdown.server.scratch import Server

ROOT = Path(__file__).resolve().parents[2]
GIVEN = """scenario: May one walk through a closed door?
given
  players 2
  A is hacker in 004, hand rest search demolition
  B is sentry in 009
  door 004-006 closed
  adult in 001
"""


def ask(server: Server, text: str, **more: Any) -> dict[str, Any]:
    answer = httpx.post(f"{server.base}/api/desk", json={"text": text, **more}, timeout=20)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_rule_leads_to_the_situations_that_show_it(server: Server) -> None:
    found = httpx.get(f"{server.base}/api/situations?rule=LD-NOI-04", timeout=60).json()
    assert found
    assert all("LD-NOI-04" in one["rules"] and one["title"] for one in found)
    opened = httpx.get(f"{server.base}/api/situations/{found[0]['id']}", timeout=20).json()
    assert opened["text"].startswith(f"scenario: {found[0]['title']}\n")
    spanish = httpx.get(
        f"{server.base}/api/situations?rule=LD-NOI-04&language=es", timeout=60
    ).json()
    assert [one["id"] for one in spanish] == [one["id"] for one in found]
    assert {one["language"] for one in spanish} == {"es"}
    assert not {one["title"] for one in spanish} & {one["title"] for one in found}
    assert httpx.get(f"{server.base}/api/situations?rule=LD-XXX-99", timeout=20).json() == []
    assert httpx.get(f"{server.base}/api/situations/nowhere", timeout=20).status_code == 404


def test_every_situation_names_rules_that_there_are_and_has_its_own_id() -> None:
    rules = catalogue.load()
    all_of_them = situations.load()
    assert len({one.text for one in all_of_them.values()}) == len(all_of_them)
    for one in all_of_them.values():
        assert set(one.rules) <= set(rules), one.id
        assert one.text.count("scenario:") == 1, one.id


def test_a_situation_can_be_stepped_through(server: Server) -> None:
    one = situations.showing("LD-NOI-04")[0]
    whole = ask(server, one.text)
    assert whole["trouble"] is None
    assert whole["failed"] == []
    assert whole["done"] == len(whole["steps"]) > 0
    start = ask(server, one.text, upto=0)
    assert start["done"] == 0
    assert start["view"]["decision"]["options"]
    assert start["view"] != whole["view"]


def test_a_dispute_is_asked_played_on_and_written_down(server: Server, tmp_path: Path) -> None:
    asked = ask(server, GIVEN)
    offered = [option["text"] for option in asked["view"]["decision"]["options"]]
    assert "move 001" in offered
    assert "move 006" not in offered
    why = [one for one in asked["refused"] if one["option"] == "move 006"]
    assert [one["rule"] for one in why] == ["LD-DOR-04"]

    played = ask(server, GIVEN + "when\n  A: move 001\n", write=True)
    assert played["view"]["decision"]["kind"] == "pay"  # nothing is answered for whoever asks
    text = GIVEN + "when\n  A: move 001\n  A: pay search\n"
    played = ask(server, text, write=True)
    assert played["trouble"] is None
    assert played["view"]["crew"][0]["room"] == 1
    assert played["unwritten"] is None

    file = tmp_path / "dispute.scn"
    file.write_text(played["written"], encoding="utf-8")
    command = [sys.executable, "-m", "lockdown.cli", "scenario", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "1 of 1 hold" in done.stdout


@pytest.mark.parametrize("rule", ["LD-NOI-04", "LD-DOR-07", "LD-TRD-09", "LD-VIC-01", "LD-ACT-12"])
def test_what_is_written_down_from_a_situation_holds(rule: str) -> None:
    for one in situations.showing(rule)[:4]:
        answer = answer_to(DeskRequest(one.text, write=True))
        assert answer.unwritten is None, one.id
        assert answer.written == one.text
        # Without its own expectations it is written with where it stands; dice that wait for an
        # answer which the text leaves out are said to be left over.
        bare = one.text.partition("\nthen")[0] + "\n"
        left = answer_to(DeskRequest(bare, write=True)).unwritten
        assert left is None or "forced results were not used" in left.message, one.id


def test_mistakes_are_told_with_their_line(server: Server) -> None:
    wrong = ask(server, GIVEN.replace("sentry in 009", "sentri in 009"))
    assert wrong["view"] is None
    assert wrong["trouble"]["line"] == 5
    assert "sentry" in wrong["trouble"]["message"]
    late = ask(server, GIVEN + "when\n  A: move 006\n")
    assert late["trouble"]["line"] == 9
    assert "LD-DOR-04" in late["trouble"]["message"]
    assert late["view"]["crew"][0]["room"] == 4  # and one sees how far it went


@pytest.mark.parametrize(
    "text",
    [
        "scenario: x\ngiven\n  99999999999 larvas in 009\n",
        "scenario: x\ngiven\n  players 123456\n",
        "scenario: x\nthen\n  A hand none\nscenario: y\nthen\n  A hand none\n",
        "",
        "\x00",
        "scenario: x\ngiven\n" + "  fire in 009\n" * (desk.MOST_STATEMENTS + 1),
    ],
)
def test_nonsense_is_answered(text: str) -> None:
    assert answer_to(DeskRequest(text)).trouble is not None


def test_the_desk_is_limited(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.sqlite3") as alone, httpx.Client(timeout=20) as client:
        url = f"{alone.base}/api/desk"
        large = client.post(url, json={"text": "x" * (desk.MOST_CHARACTERS + 1)})
        assert large.json()["view"] is None
        assert "at most" in large.json()["trouble"]["message"]
        assert client.post(url, json={"text": "x" * 70_000}).status_code == 413
        foreign = {"origin": "https://example.org"}
        assert client.post(url, json={"text": ""}, headers=foreign).status_code == 403
        codes = {client.post(url, json={"text": ""}).status_code for _ in range(PER_MINUTE + 40)}
        assert codes == {200, 429}


def test_the_terminal_lists_them_too() -> None:
    command = [sys.executable, "-m", "lockdown.cli", "rules", "LD-NOI-04"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    one = situations.showing("LD-NOI-04")[0]
    assert f"{one.title}  [{one.id}]" in done.stdout
