"""The rules in other languages: every entry, nothing left out, nothing stale unseen."""

from __future__ import annotations

import dataclasses
import importlib
import json
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from lockdown.cli import main
from lockdown.ledger import catalogue, translations
from lockdown.ledger.catalogue import CatalogueError, Rule

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

tool: Any = importlib.import_module("translations")

COMPLETE = translations.LANGUAGES


@pytest.mark.parametrize("language", COMPLETE)
def test_every_rule_is_translated_as_it_should_be(language: str) -> None:
    assert tool.check(language) == []


# --- the checks find what they should -------------------------------------------------------------

RULE = catalogue.load()["LD-RND-04"]


@pytest.fixture
def spanish() -> translations.Translation:
    return translations.load("es")["LD-RND-04"]


def faults(entry: translations.Translation, rule: Rule = RULE) -> str:
    return "; ".join(tool._entry(rule, entry))


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("5 cartas", "6 cartas", r"text: other numbers than the original, without \['5'\]"),
        ("(LD-RND-06)", "(LD-RND-07)", "text: other rules than the original"),
        ("(LD-RND-06)", "(esa regla)", "text: other rules than the original"),
        ("Un jugador con", "and a player with", "has English words: and, with"),
        ("\n- Ruling (ours): ", "\n- Doubt: ", "other labels of notes"),
        ("\n- Un jugador", "\nUn jugador", "where the original has"),
    ],
)
def test_a_fault_is_found(
    spanish: translations.Translation, before: str, after: str, complaint: str
) -> None:
    assert faults(spanish) == ""
    assert before in spanish.body
    spoilt = dataclasses.replace(spanish, body=spanish.body.replace(before, after, 1))
    assert re.search(complaint, faults(spoilt))


def test_an_english_line_and_another_title_are_found(spanish: translations.Translation) -> None:
    lines = RULE.text.splitlines()
    same = dataclasses.replace(spanish, title="Robar", body=f"{lines[0]}\n\n{spanish.body}")
    assert "has an English line: At the start of each player phase" in faults(same)
    assert "another title than rules.ftl" in faults(same)


def test_names_that_are_not_the_glossarys_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    known = translations.load("es")
    named = "LD-RND-06"
    assert "Sala de cuarentena" in known[named].text
    body = known[named].body.replace("cuarentena", "aislamiento")
    other = {**known, named: dataclasses.replace(known[named], body=body, title="")}
    monkeypatch.setattr(translations, "load", lambda _language: other)
    found, _ = tool.unused("es")
    assert found["Isolation Room"] == [named]


# --- stamps ---------------------------------------------------------------------------------------


def test_a_stamp_follows_the_words_alone() -> None:
    def mark(**changes: Any) -> str:
        return translations.stamp(dataclasses.replace(RULE, **changes))

    assert len(mark()) == 8
    assert mark(body=RULE.body.replace(". ", ".\n")) == mark()
    assert mark(body=RULE.body.replace('"Robar cartas de acción"', '"x"')) == mark()
    assert mark(body=RULE.body.replace("5 cards", "6 cards")) != mark()
    assert mark(body=RULE.body.replace("Ruling (ours): the", "Ruling (ours): a")) != mark()
    assert mark(title="Step 1") != mark()


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of one Spanish file that may be written to, in place of all translations."""
    file = tmp_path / "es/lockdown/03-round.md"
    file.parent.mkdir(parents=True)
    shutil.copy(ROOT / "docs/translations/es/lockdown/03-round.md", file)
    monkeypatch.setattr(translations, "folder", lambda language: tmp_path / language)
    return file


def test_stamping_fills_in_what_is_empty_and_renews_what_is_named(copy: Path) -> None:
    right = copy.read_text("utf-8")
    first = f"<!-- of {translations.stamp(catalogue.load()['LD-RND-01'])} -->\n"
    fourth = f"<!-- of {translations.stamp(RULE)} -->\n"
    for empty in ("<!-- of -->\n", ""):
        copy.write_text(right.replace(first, empty), "utf-8")
        assert tool.stamp("es") == 1
        assert copy.read_text("utf-8") == right
    wrong = right.replace(fourth, "<!-- of 00000000 -->\n")
    copy.write_text(wrong, "utf-8")
    assert tool.stamp("es") == 0
    assert copy.read_text("utf-8") == wrong
    rules, read = catalogue.load(), translations.read(copy.parent.parent, "es")
    assert translations.old(rules, read) == ["LD-RND-04"]
    assert "LD-RND-04" not in translations.missing(rules, read)
    assert "LD-ENC-01" in translations.missing(rules, read)
    assert tool.stamp("es", ["LD-RND-04"]) == 1
    assert copy.read_text("utf-8") == right


def test_an_entry_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("### LD-RND-01 A\nx\n\n### LD-RND-01 B\ny\n", "utf-8")
    with pytest.raises(CatalogueError, match=r"es/a\.md:4: LD-RND-01 is there twice"):
        translations.read(tmp_path, "es")


# --- reading --------------------------------------------------------------------------------------


def test_a_rule_is_read_in_english_where_there_is_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spanish = translations.entry("LD-NOI-04", "es")
    assert (spanish.language, spanish.stale) == ("es", False)
    assert spanish.text == translations.load("es")["LD-NOI-04"].text
    monkeypatch.setattr(translations, "load", lambda _language: {})
    other = translations.entry("LD-NOI-04", "es")
    assert (other.language, other.stale) == ("en", True)
    assert other.text == catalogue.load()["LD-NOI-04"].text


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["rules", *arguments])
    captured = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return ended.value.code, captured.out, captured.err


@pytest.mark.parametrize("language", ["en", *COMPLETE])
def test_the_command_reads_a_rule_in_a_language(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    code, out, err = run(capsys, "--lang", language, "ld-noi-04", "--json")
    assert (code, err) == (0, "")
    read = json.loads(out)
    assert list(read) == ["id", "title", "text", "language", "stale"]
    assert (read["id"], read["language"], read["stale"]) == ("LD-NOI-04", language, False)
    assert "- Source:" not in read["text"]
    assert "- Ruling (ours):" not in read["text"]
    code, out, _ = run(capsys, "LD-NOI-04", "--lang", language)
    assert out == f"LD-NOI-04 {read['title']}\n{read['text']}\n"


def test_the_command_refuses_what_it_cannot_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "LD-NOI-04", "--lang", "fr")[0] == 2
    code, _, err = run(capsys, "LD-NOI-99", "--lang", "es")
    assert code == 2
    assert "no rule LD-NOI-99" in err


def test_the_command_lists_what_is_missing_or_old(
    capsys: pytest.CaptureFixture[str], copy: Path
) -> None:
    copy.write_text(copy.read_text("utf-8").replace(translations.stamp(RULE), "00000000"), "utf-8")
    translations.load.cache_clear()
    try:
        code, out, err = run(capsys, "--stale", "--json")
        said = run(capsys, "--stale")[1]
    finally:
        translations.load.cache_clear()
    assert (code, err) == (0, "")
    listed = json.loads(out)
    assert list(listed) == list(translations.LANGUAGES)
    spanish = {entry["id"]: entry["why"] for entry in listed["es"]}
    assert spanish["LD-RND-04"] == "old"
    assert spanish["LD-NOI-04"] == "missing"
    assert "LD-RND-05" not in spanish
    assert [entry["id"] for entry in listed["pl"]] == list(catalogue.load())
    assert "es LD-RND-04 old: Step 1: draw to five\n" in said
