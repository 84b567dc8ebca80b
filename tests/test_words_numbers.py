"""Numbers in words: percent as each language writes it, plurals that fit, labels of one's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from lockdown.messages import LANGUAGES, Words, games, sources, text

ROOT = Path(__file__).resolve().parent.parent
#: English and Polish write the sign at the number; Spanish and German after a no-break space.
PERCENT = {"en": "40%", "es": "40\u00a0%", "pl": "40%", "de": "40\u00a0%"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_percent_is_written_in_one_way(language: str) -> None:
    assert text(language, "ui-percent", p=40) == PERCENT[language]
    elsewhere = {
        entry.id.name
        for game in ("", *games())
        for _, source in sources(language, game)
        for entry in FluentParser(with_spans=False).parse(source).body
        if isinstance(entry, ast.Message) and "%" in FluentSerializer().serialize_entry(entry)
    }
    assert elsewhere == {"ui-percent"}
    for said in (
        text(language, "danger-attacked", p=40),
        text(language, "danger-attacked", "text", p=40),
        text(language, "ui-odds-of-which", what="x", p=40),
        *(Words(language, game).text("hint-noisy_room", p="40") for game in games()),
    ):
        assert PERCENT[language] in said


def test_no_code_that_speaks_to_players_writes_the_sign_itself() -> None:
    sign = re.compile(r"\}[ \u00a0]%")
    client = [p for p in (ROOT / "web/src").rglob("*") if p.suffix in (".ts", ".svelte")]
    package = ROOT / "src/lockdown"
    engine = [
        p for part in ("tutorial", "games", "terminal") for p in package.glob(f"{part}/**/*.py")
    ]
    assert len(client) > 100 < len(engine)
    found = [p.name for p in (*client, *engine) if sign.search(p.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_a_game_have_plurals(language: str) -> None:
    for key in ("noise", "encounters", "blackouts", "rounds", "minutes", "looks"):
        words = Words(language, "nemesis" if key == "looks" else "lockdown")
        forms = [words.text(f"ui-stat-{key}", n=n) for n in (1, 2, 5, 22)]
        assert forms[0] != forms[1], key
        assert (forms[1] == forms[2]) is (language != "pl"), key
        assert forms[3] == forms[1], key
    assert [text("pl", "ui-stat-minutes", n=n) for n in (1, 3, 25)] == ["minuta", "minuty", "minut"]


def test_player_numbers_are_short_in_every_language() -> None:
    shown = [text(language, "ui-number-n", n=1) for language in LANGUAGES]
    assert shown == ["P1", "J1", "G1", "S1"]
    # The first letter of what players are called there.
    for language, short in zip(LANGUAGES, shown, strict=True):
        assert text(language, "ui-player-n", n=1).startswith(short[0])


def test_spanish_has_one_word_for_dice_and_another_for_letting_go() -> None:
    """Printed: "Tirar" is dropping a thing; dice are "lanzados", a roll is a "tirada"."""
    throws = re.compile(r"\btir(?:a|ar|as|an)\b[^.;\n]*\bdados?\b", re.IGNORECASE)
    places = [ROOT / "docs/sheets/sheets.toml", ROOT / "docs/rules/glossary.csv"]
    places += sorted((ROOT / "src/lockdown/messages/es").rglob("*.ftl"))
    wrong = [p.name for p in places if throws.search(p.read_text(encoding="utf-8"))]
    assert wrong == []
    assert "en vez de tirar" not in places[0].read_text(encoding="utf-8")
