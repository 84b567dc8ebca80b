"""The search answers: a hundred questions a language, slips forgiven, one's own game first."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from lockdown.cli import main
from lockdown.ledger import catalogue
from lockdown.messages import LANGUAGES
from lockdown.search import index, near, search, words

QUESTIONS = Path(__file__).parent / "data" / "questions"
WANTED = 90
AMONG = 3


def questions(language: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(
        (QUESTIONS / f"{language}.toml").read_text(encoding="utf-8")
    )["question"]
    return found


def ids(question: str, language: str = "en", game: str = "lockdown", mode: str = "") -> list[str]:
    return [found.id for found in search(question, language, game, mode)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_rule_is_among_the_first_three(language: str) -> None:
    asked = questions(language)
    assert len(asked) == 100
    assert len({one["ask"] for one in asked}) == 100
    missed = []
    for one in asked:
        found = ids(one["ask"], language, one["game"])[:AMONG]
        if not set(found) & set(one["rules"]):
            missed.append(f"{one['ask']}: {found}")
    assert len(asked) - len(missed) >= WANTED, "\n".join(missed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_name_rules_that_exist_and_are_not_what_the_search_was_told(
    language: str,
) -> None:
    """What people ask (asked.toml) helps the search; a copy of it would test nothing."""
    told = {
        words.fold(phrase).strip()
        for phrases in words.words(language).asked.values()
        for phrase in ";".join(phrases).split(";")
    }
    # The example questions of the search are promised word for word.
    promised = {"trade in combat", "who is attacked", "can i be interrupted"}
    titles = {words.fold(read.title) for read in index.index(language).read}
    own = 0
    for one in questions(language):
        assert set(one["rules"]) <= set(catalogue.load()), one["ask"]
        plain = words.fold(one["ask"]).strip("¿? ")
        own += plain in (told | titles) - promised
    assert own <= 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_ask_leads_to_rules_that_exist(language: str) -> None:
    asked = words.words(language).asked
    assert set(asked) <= set(catalogue.load())
    assert all(all(phrases) for phrases in asked.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_synonyms_lead_to_words_that_the_rules_have(language: str) -> None:
    known = index.index(language).vocabulary.roots
    for say in words.words(language).says:
        assert say.said, say
        assert any(known.issuperset(meant) for meant in say.meant), say


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("en", "noise roll", "niose roll"),
        ("en", "trade in combat", "trde in combt"),
        ("en", "surprise attack", "suprise atack"),
        ("es", "tirada de ruido", "tirda de rudio"),
        ("es", "munición", "municion"),
        ("es", "procedimiento de emergencia", "procedimento de emergensia"),
        ("pl", "żeton wiedzy", "zeton wiedzy"),
        ("pl", "głęboka rana", "gleboka rana"),
        ("pl", "przeszukanie", "przeszukanei"),
        ("de", "Überraschungsangriff", "uberraschungsangrif"),
        ("de", "Geräuschprobe", "gerauschprobe"),
        ("de", "Rettungskapsel", "Retungskapsel"),
    ],
)
def test_slips_and_missing_accents_are_forgiven(language: str, right: str, wrong: str) -> None:
    assert ids(wrong, language)[0] == ids(right, language)[0]


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ("escape", "escaping", "escapes")),
        ("es", ("herida grave", "heridas graves")),
        ("pl", ("głęboka rana", "głęboką ranę", "głębokich ran")),
        ("de", ("schwere Wunde", "schweren Wunden")),
    ],
)
def test_other_forms_of_a_word_find_the_same(language: str, forms: tuple[str, ...]) -> None:
    assert len(set.intersection(*(set(ids(form, language)[:6]) for form in forms))) >= 3


def test_a_part_of_a_german_compound_finds_it() -> None:
    parts = index.index("de").parts
    root = words.words("de").form
    assert parts[root("rettungskapsel")[1]] == (root("kapsel")[1],)
    assert parts[root("feuermarker")[1]] == (root("feuer")[1], root("marker")[1])
    assert any(rule.startswith("NM-POD") for rule in ids("Kapsel", "de", "nemesis")[:3])


def test_the_game_being_played_comes_first_and_then_its_modes() -> None:
    for game, prefix in (("lockdown", "LD"), ("nemesis", "NM")):
        found = ids("trade in combat", game=game)
        assert [rule[:2] for rule in found[:6]] == [prefix] * 6
    # What only the other game has is found all the same.
    assert ids("hibernatorium")[0].startswith("NM")
    assert ids("elevator", game="nemesis")[0].startswith("LD")
    question = "how many objectives do I get"
    plain, solo = ids(question), ids(question, mode="solo")
    assert plain.index("LD-OBJ-01") < plain.index("LD-SOL-01")
    assert solo.index("LD-SOL-01") < solo.index("LD-OBJ-01")


def test_an_id_finds_its_rule() -> None:
    assert ids("LD-NOI-04") == ["LD-NOI-04"]
    assert ids("what is nm-pod-03?") == ["NM-POD-03"]


@pytest.mark.parametrize(
    "question", ["", "?", "the of and", "xyzzy qqqq", "'\"; SELECT *", "x" * 9999]
)
def test_nonsense_finds_nothing_and_breaks_nothing(question: str) -> None:
    assert ids(question) == []


def test_long_questions_are_cut() -> None:
    assert ids("trade in combat " * 500)[0] == "LD-TRD-01"


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [("noise", "noise", 0), ("noise", "niose", 1), ("noise", "nois", 1), ("cat", "dogs", 3)],
)
def test_slips_are_counted(one: str, other: str, slips: int) -> None:
    assert near.distance(one, other, 2) == slips
    assert near.distance(other, one, 2) == slips


# --- the command ---------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["rules", *arguments])
    captured = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return ended.value.code, captured.out, captured.err


def test_the_command_finds_rules(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--search", "trade in combat", "--lang", "en", "--game", "lockdown", "--json"]
    code, out, err = run(capsys, *asked)
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found[0] == {"id": "LD-TRD-01", "title": "The action"}
    code, out, _ = run(capsys, "trade", "in", "combat")
    assert code == 0
    assert out.startswith("LD-TRD-01 The action\nTrade (basic action, never in combat")
    code, out, _ = run(capsys, "--lang", "es", "tirada", "de", "ruido")
    assert out.startswith("LD-NOI-01 Cuándo se hace una tirada de Ruido\n")
    code, out, _ = run(capsys, "--game", "nemesis", "--search", "escape pod", "--json")
    assert {one["id"][:2] for one in json.loads(out)[:5]} == {"NM"}


def test_the_command_refuses_what_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "noise", "--game", "chess")[0] == 2
    assert run(capsys, "noise", "--mode", "chess")[0] == 2
    assert run(capsys, "xyzzy")[0] == 1
    assert json.loads(run(capsys, "xyzzy", "--json")[1]) == []


def test_an_area_is_listed_in_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "ld-noi", "--lang", "de")
    assert code == 0
    assert out.startswith("LD-NOI-01 Wann eine Geräuschprobe gemacht wird\n")
    assert len(out.splitlines()) == 13
