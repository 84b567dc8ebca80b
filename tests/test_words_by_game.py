"""Words are found by game and id: a game's own first, then what all games share."""

from __future__ import annotations

import importlib
import random
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lockdown import Game, Setup, messages
from lockdown.kernel.events import Heard
from lockdown.messages import LANGUAGES, MissingMessage, Words, bundle, glossary, ids, text
from lockdown.messages.render import Speaker
from lockdown.rules import verbs  # noqa: F401 - declares the kinds
from lockdown.server import content
from lockdown.state import keys

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
check_messages: Any = importlib.import_module("check_messages")

#: A game of a test: two of its cards have keys that Lockdown has too, one line is said otherwise.
TOY = """\
action-rest = Nap
    .text = Sleep until tea — or — until supper.
item-medkit = Lunch box
item-spoon = Spoon
log-danger = Tea is over, { $seat }!
"""
FILES = ("foes.ftl", "log.ftl", "lockdown/actions.ftl", "lockdown/items.ftl", "lockdown/rooms.ftl")
CACHES = (
    messages.games,
    messages.against,
    messages.sources,
    messages._resources,
    messages.bundle,
    messages.ids,
    glossary._names,
    glossary._named,
    glossary.entries,
    content._messages,
    content.glossary_json,
)


def forget() -> None:
    for cached in CACHES:
        cached.cache_clear()


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A second game with words of its own, in every language."""
    for language in LANGUAGES:
        folder = tmp_path / language / "toy"
        folder.mkdir(parents=True)
        (tmp_path / language / "lockdown").mkdir()
        for file in FILES:  # a few are enough, and all of them would take long to read
            kept = Path(str(messages.ROOT)) / language / file
            shutil.copyfile(kept, tmp_path / language / file)
        (folder / "cards.ftl").write_text(TOY, encoding="utf-8")
    monkeypatch.setattr(messages, "ROOT", tmp_path)
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


def test_the_same_id_in_two_games_gives_two_words(toy: Path) -> None:
    assert messages.games() == ("lockdown", "toy")
    assert Words("en", "lockdown").text("item-medkit") == "Medkit"
    assert Words("en", "toy").text("item-medkit") == "Lunch box"
    rest = keys.ACTION["rest"]
    assert Speaker("en", game="lockdown").card(rest) == "Rest"
    assert Speaker("en", game="toy").card(rest) == "Nap"
    assert Speaker("en", game="toy").part(("play", rest, 1)) == "until supper."


def test_a_game_says_a_shared_line_in_its_own_way_and_the_others_as_all_do(toy: Path) -> None:
    heard = Heard(0, "danger", "LD-NOI-09", (0, 9))
    names = ("Ana",)
    assert Speaker("en", names, game="toy").event(heard) == "Tea is over, Ana!"
    assert Speaker("en", names, game="lockdown").event(heard) == "Danger for Ana!"
    assert text("en", "log-danger", seat="Ana") == "Danger for Ana!"
    shared = Heard(0, "slimed", "LD-MRK-06", (0,))
    assert Speaker("en", names, game="toy").event(shared) == text("en", "log-slimed", seat="Ana")


def test_what_one_game_has_no_other_finds(toy: Path) -> None:
    assert "item-spoon" in ids("en", "toy")
    assert "item-spoon" not in ids("en", "lockdown") | ids("en")
    for game in ("lockdown", ""):
        with pytest.raises(MissingMessage):
            Words("en", game).text("item-spoon")
    for language in LANGUAGES:
        assert "room-nest" in ids(language, "lockdown")
        assert "room-nest" not in ids(language, "toy") | ids(language)


def test_bundles_are_made_once_and_share_what_is_shared(toy: Path) -> None:
    assert bundle("de", "toy") is bundle("de", "toy")
    assert bundle("de", "toy") is not bundle("de", "lockdown")
    said = [bundle("de", game)._messages["log-slimed"] for game in ("toy", "lockdown", "")]
    assert said[0] is said[1] is said[2], "read once, whatever the number of games"


def test_lines_and_cards_name_who_hunts() -> None:
    """LD-NIN-01: where Intruders hunt, what names a Night Stalker names an Intruder."""
    assert messages.against("lockdown") == ("intruders",)
    assert messages.against("nemesis") == ()
    for enemies, shown in (
        ("", ("a Night Stalker", "ein Nachtpirscher", "nocny łowca", "un Acechador nocturno")),
        ("night_stalkers", ("a Night Stalker", "ein Nachtpirscher", "nocny łowca", "un Acechador")),
        ("intruders", ("an Intruder", "ein Xeno", "intruz", "un Intruso")),
    ):
        for language, name in zip(("en", "de", "pl", "es"), shown, strict=True):
            words = Words(language, "lockdown", enemies)
            assert name in words.text("phrase-stalker_in", room="009")
            assert name in words.text("item-scalpel", "text")
            step = Heard(0, "event_step", "LD-EVT-07", (7,))
            told = Speaker(language, game="lockdown", enemies=enemies).event(step)
            assert told == words.text("log-event_step", step=7)
    ours, theirs = Words("en", "lockdown"), Words("en", "lockdown", "intruders")
    assert theirs.text("log-event_step", step=7) == "Intruders attack."
    # What is not about them stays as it is, and the other game has its own all the time.
    assert theirs.text("item-medkit") == ours.text("item-medkit")
    assert Words("en", "nemesis").text("log-choose_objectives").startswith("Intruders")


def test_a_game_without_words_of_its_own_has_the_shared_ones() -> None:
    assert ids("pl", "chess") == ids("pl")
    assert Words("pl", "chess").text("terminal-round", round=2) == "runda 2"


def test_the_check_looks_at_every_game(toy: Path) -> None:
    assert check_messages.check() == []
    (toy / "pl" / "toy" / "cards.ftl").write_text(
        TOY.replace("item-spoon", "item-fork").replace("{ $seat }", "{ $sit }"), encoding="utf-8"
    )
    (toy / "es" / "toy" / "cards.ftl").write_text(TOY + "item-spoon = Again\n", encoding="utf-8")
    forget()
    assert check_messages.check() == [
        "es/toy: item-spoon twice",
        "pl/toy: item-spoon missing",
        "pl/toy: item-fork unknown",
        "pl/toy: log-danger has other variables than English",
    ]


def test_the_server_hands_out_each_part_by_itself(toy: Path) -> None:
    own, shared = content.messages("en.toy"), content.messages("en")
    assert own is not None
    assert shared is not None
    assert "item-medkit = Lunch box" in own
    assert "item-medkit" not in shared
    assert "log-danger = Danger" in shared
    assert content.messages("en.chess") is None


def test_the_original_game_says_a_shared_line_with_its_own_monsters() -> None:
    heard = Heard(0, "event_step", "NM-RND-16", (6,))
    for language in LANGUAGES:
        there = Speaker(language, game="lockdown").event(heard)
        here = Speaker(language, game="nemesis").event(heard)
        assert there != here, "step 6 is another one there"
        foe = text(language, "glossary-nm-intruders")
        assert foe.lower() in here.lower()


def test_the_blue_corpse_has_a_name_of_its_own() -> None:
    for language in LANGUAGES:
        speaker = Speaker(language, game="nemesis")
        blue, red = speaker.item(keys.BLUE_CORPSE), speaker.item(keys.CORPSE | 2 << 8)
        assert blue != red
        assert blue == Words(language, "nemesis").text("object-corpse_blue")


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=2),
        Setup(players=2, board="surface"),
        Setup(players=2, mode="coop", guests=True),
        Setup(players=2, game="nemesis", board="alternative"),
    ],
)
def test_everything_that_is_refused_has_a_name(setup: Setup) -> None:
    """The terminal's `why` names what cannot be done, on every board."""
    game = Game.new(setup, 4)
    speakers = [Speaker(language, game=setup.game) for language in LANGUAGES]
    dice = random.Random(4)
    named = set()
    for _ in range(60):
        assert game.decision is not None
        for refused in game.why_not(game.decision.seat):
            if (refused.option[0], len(refused.option)) not in named:
                named.add((refused.option[0], len(refused.option)))
                assert all(speaker.refused(refused.option) for speaker in speakers)
        game.play(dice.choice(game.decision.options))
    assert ("move", 1) in named or ("move", 2) in named


def test_the_question_about_an_engine_needs_no_number() -> None:
    """Engines are told as 1 to 3 and kept as 0 to 2: the question speaks of the room's engine."""
    for language in LANGUAGES:
        speaker = Speaker(language, game="nemesis")
        asked = speaker.prompt("engine_order", {"engine": ("number", 0)})
        assert not any(letter.isdigit() for letter in asked)


def test_coordinates_are_said_space_by_space_and_tokens_with_their_number() -> None:
    speaker = Speaker("en", game="nemesis")
    assert speaker.arg("coordinates", 0) == "A Venus, B deep space, C Mars, D Earth"
    assert speaker.arg("coordinates", -1) == "hidden"
    assert speaker.arg("destination", keys.EARTH) == "Earth"
    assert speaker.arg("stalker_token", keys.STALKER_TOKENS.index("adult_3")) == "Adult 3"
    assert speaker.arg("stalker_token", keys.STALKER_TOKENS.index("blank")) == "Blank"
    lockdown = Speaker("en", game="lockdown")
    assert lockdown.arg("stalker_token", keys.STALKER_TOKENS.index("adult_1_3")) == "Adult 1/3"


def test_the_glossary_says_in_whose_words_a_meaning_is() -> None:
    for entry in glossary.entries():
        assert entry.game == ("nemesis" if entry.key.startswith("nm-") else "lockdown")
        if entry.meaning is not None:
            message, attribute = entry.meaning
            assert Words("en", entry.game).text(message, attribute or None)


def test_a_browser_gets_the_words_against_other_enemies_apart() -> None:
    found = content.messages("de.lockdown.intruders")
    assert found is not None
    assert "Xeno" in found
    for name in ("de.lockdown.night_stalkers", "de.nemesis.intruders", "xx.lockdown.intruders"):
        assert content.messages(name) is None, name
