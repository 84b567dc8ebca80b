"""Everything the engine can say has its words, in every language, and they can be put together."""

from __future__ import annotations

import ast
import functools
import importlib
import io
import pkgutil
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import lockdown.games
import lockdown.rules
from lockdown import Game, Setup
from lockdown.games.lockdown.cards.registry import REGISTRY
from lockdown.kernel.decisions import DECISION_KINDS
from lockdown.kernel.events import EVENT_KINDS, HIDDEN, Heard
from lockdown.kernel.options import ARG_KINDS, VERBS
from lockdown.ledger import catalogue
from lockdown.messages import LANGUAGES, Words, ids, text
from lockdown.messages.render import Speaker
from lockdown.state import keys
from lockdown.terminal.choosers import chooser
from lockdown.terminal.session import Session

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

check_messages: Any = importlib.import_module("check_messages")
for package in (lockdown.rules, lockdown.games):
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)

RULE_ID = re.compile(r"(LD|NM)-[A-Z]{3}-\d+")
#: A word that shows a key instead of words: an underscore between letters, or a placeable.
RAW = re.compile(r"[a-z]_[a-z]|[{}]|\$")
GAME = "lockdown"
NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil")
#: What the talk may put into a phrase.
SPOKEN = {"room", "tile", "corridor", "seat", "contingency", "item", "section", "css", "space"}
#: Fields that are told to some and hidden from others, by event.
SECRET = {
    "cards_drawn": "",  # told as an empty list
    "contingency_dealt": "contingencies",
    "dropped": "item",
    "item_gained": "item",
    "item_returned": "item",
    "item_shown": "item",
    "looked_attacks": "cards",
    "looked_contingency": "contingency",
    "looked_css": "css",
    "looked_events": "cards",
    "looked_objective": "objectives",
    "looked_tile": "tile",
    "looked_token": "token",
    "objectives_dealt": "",
    "scanned": "infected",
    "searched": "items",
    "tokens_exchanged": "exchanged",
    "took_contingency": "contingency",
}


def sources() -> Iterator[tuple[str, ast.AST]]:
    """Every piece of syntax of the rules and cards, with its module."""
    package = ROOT / "src" / "lockdown"
    for path in sorted([*package.glob("rules/**/*.py"), *package.glob("games/**/*.py")]):
        name = ".".join(("lockdown", *path.relative_to(package).with_suffix("").parts))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield name, node


def refusals() -> dict[str, int]:
    """Every refusal `(key, rule, *arguments)` with the fewest arguments it comes with."""
    found: dict[str, int] = {}
    for _, node in sources():
        if not isinstance(node, ast.Tuple) or len(node.elts) < 2:
            continue
        values = [item.value if isinstance(item, ast.Constant) else None for item in node.elts]
        key, rule = values[:2]
        if not isinstance(key, str) or not re.fullmatch(r"[a-z_]+", key):
            continue
        if isinstance(rule, str) and RULE_ID.fullmatch(rule):
            count = len(node.elts) - 2
            found[key] = min(count, found.get(key, count))
    return found


def choices() -> set[str]:
    """Every word of an option `(OPTION, word)`."""
    found = set()
    for name, node in sources():
        if not isinstance(node, ast.Tuple) or len(node.elts) != 2:
            continue
        verb, word = node.elts
        if not isinstance(verb, ast.Name) or verb.id != "OPTION":
            continue
        if isinstance(word, ast.Constant):
            found.add(str(word.value))
        elif isinstance(word, ast.Name) and word.id.isupper():
            found.add(getattr(importlib.import_module(name), word.id))
    return found


def secret_events() -> set[str]:
    """Every event that `tell_secret` names."""
    found = set()
    for _, node in sources():
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "tell_secret"
            and isinstance(node.args[1], ast.Attribute)
        ):
            found.add(node.args[1].attr.lower())
    return found


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    return str(request.param)


@functools.cache
def patterns(language: str) -> dict[str, set[str]]:
    """The variables of every message of a language, as Lockdown finds them."""
    return {
        **dict(check_messages.patterns(language)),
        **dict(check_messages.patterns(language, GAME)),
    }


def variables(language: str, prefix: str) -> dict[str, set[str]]:
    """The variables of every message that begins with the prefix, by the rest of its name."""
    return {
        name[len(prefix) :]: used
        for name, used in patterns(language).items()
        if name.startswith(prefix)
    }


def test_events_have_words_and_use_only_their_fields(language: str) -> None:
    words = variables(language, "log-")
    assert words.keys() == EVENT_KINDS.keys()
    for name, used in words.items():
        fields = {field for field, _ in EVENT_KINDS[name].fields}
        assert used <= fields | {f"{field}_count" for field in fields}, name


def test_decisions_have_words_and_use_only_what_is_shown(language: str) -> None:
    words = variables(language, "decision-")
    assert words.keys() == DECISION_KINDS.keys()
    for name, used in words.items():
        assert used <= {shown for shown, _, _ in DECISION_KINDS[name].shows}, name


def test_options_have_words_and_use_only_their_arguments(language: str) -> None:
    words = variables(language, "option-")
    assert {name.split(".")[0] for name in words} == VERBS.keys()
    for name, used in words.items():
        assert used <= set("ab"[: len(VERBS[name.split(".")[0]].kinds)]), name


def test_refusals_have_words_and_use_only_their_arguments(language: str) -> None:
    words = variables(language, "reason-")
    given = refusals()
    assert len(given) > 90  # the search finds them at all
    assert {name.split(".")[0] for name in words} == given.keys()
    for name, used in words.items():
        assert used <= set("ab"[: given[name.split(".")[0]]]), name


#: Says in its own sentence what would help.
HELPS_ITSELF = {"nothing_to_trade"}


def test_every_refusal_says_what_would_help(language: str) -> None:
    words = variables(language, "reason-")
    assert {f"{name}.help" for name in refusals()} - words.keys() == {
        f"{name}.help" for name in HELPS_ITSELF
    }
    said = Speaker(language, NAMES, game=GAME).reason("closed_door")
    assert said.count(".") >= 2


def test_choices_have_words(language: str) -> None:
    assert variables(language, "choice-").keys() == choices()


def test_components_have_words(language: str) -> None:
    same = {"yellow_flashlight", "yellow_weapon_battery", "green_reagent"}
    objects = {"egg", "carcass", "corpse"}
    known = ids(language, GAME)
    wanted = {f"room-{key}" for key in REGISTRY.rooms} | {
        f"action-{key}" for key in REGISTRY.action_cards
    }
    wanted |= {f"item-{key}" for key in set(REGISTRY.items) - same - objects}
    wanted |= {f"object-{key}" for key in objects}
    wanted |= {f"event-{key}" for key in REGISTRY.events} | {
        f"attack-{key}" for key in REGISTRY.attacks
    }
    wanted |= {f"wound-{key}" for key in keys.WOUNDS if key != "none"}
    wanted |= {f"char-{key}" for key in REGISTRY.characters}
    wanted |= {f"objective-{key}" for key in REGISTRY.objectives}
    wanted |= {f"computer-{key}" for key in keys.COMPUTERS}
    wanted |= {f"weakness-{key}" for key in REGISTRY.weaknesses}
    wanted |= {f"contingency-{key}" for key in keys.CONTINGENCIES}
    wanted |= {f"css-{key}" for key in keys.CSS_TOKENS} | {
        f"place-{key}" for key in keys.PLACES[: keys.DEAD + 1]
    }
    wanted |= {f"face-{key}" for key in (*keys.NOISE_FACES, *keys.COMBAT_FACES)}
    assert sorted(wanted - known) == []


def test_ends_and_fates_have_words(language: str) -> None:
    ends = ("time", "emergency", "self_destruct", "fire", "malfunction", "nobody")
    wanted = {f"end-{how}" for how in ends} | {f"end-{how}.text" for how in ends}
    wanted |= {f"fate-{place}" for place in ("dead", "isolation", "launched", "bunker")}
    assert sorted(wanted - ids(language, GAME)) == []


def test_phrases_use_what_talk_can_give(language: str) -> None:
    phrases = variables(language, "phrase-")
    assert len(phrases) >= 40
    for name, used in phrases.items():
        assert used <= SPOKEN, name
        words = Words(language, GAME).text(f"phrase-{name}", **dict.fromkeys(used, "Ω"))
        assert words.count("Ω") == len(used), name
    emotes = variables(language, "emote-")
    assert len(emotes) >= 10
    assert set().union(*emotes.values()) == set()


def test_rules_have_titles_in_every_language(language: str) -> None:
    rules = catalogue.load()
    words = variables(language, "rule-")
    assert words.keys() == set(rules)
    if language == "en":
        wrong = {r for r in rules if text("en", f"rule-{r}") != rules[r].title}
        assert wrong == set()


def test_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert check_messages.check() == []


def test_secret_events_are_all_known_here() -> None:
    assert secret_events() <= SECRET.keys() | {"trade_done", "trade_offered"}


@pytest.mark.parametrize("name", sorted(SECRET))
def test_a_hidden_value_is_put_into_words(language: str, name: str) -> None:
    """Who may not know a thing reads a sentence without it; who may know reads another."""
    fields = EVENT_KINDS[name].fields
    hidden: list[Any] = []
    known: list[Any] = []
    for field, kind in fields:
        several = kind.endswith("s") and kind not in ("css", "weakness")
        value: Any = (1,) if several else 1
        known.append(value)
        if field == SECRET[name]:
            hidden.append((HIDDEN,) if several else HIDDEN)
        elif not SECRET[name] and several:
            hidden.append(())
        else:
            hidden.append(value)
    speaker = Speaker(language, NAMES, game=GAME)
    outside = speaker.event(Heard(0, name, "LD-SET-34", tuple(hidden)))
    inside = speaker.event(Heard(0, name, "LD-SET-34", tuple(known)))
    assert "hidden" not in outside
    assert not re.search(r"(?:^|\s)–", outside)
    assert outside != inside


def test_polish_counts_in_three_forms() -> None:
    drawn = [
        text("pl", "log-cards_drawn", seat="Ala", count=n, cards="", cards_count=0)
        for n in (1, 2, 5, 22)
    ]
    assert drawn == [
        "Ala dobiera kartę.",
        "Ala dobiera 2 karty.",
        "Ala dobiera 5 kart.",
        "Ala dobiera 22 karty.",
    ]


def played(seed: int, players: int) -> Iterator[tuple[Game, int]]:
    """A random game, stopping at each decision with the number of decisions so far."""
    rng = random.Random(seed)
    game = Game.new(Setup(players=players), seed=seed)
    count = 0
    while (decision := game.decision) is not None and count < 1500:
        yield game, count
        game.play(rng.choice(decision.options))
        count += 1
    yield game, count


@pytest.mark.parametrize(("seed", "players"), [(3, 1), (5, 2), (8, 3), (13, 4), (21, 5)])
def test_whole_games_read_well_in_every_language(seed: int, players: int) -> None:
    """Every line, question, option and refusal of a game in four languages, without raw keys."""
    lines: set[str] = set()
    for game, count in played(seed, players):
        decision = game.decision
        seat = 0 if decision is None else decision.seat
        view = game.view(seat)
        tiles = {room.slot: room.tile for room in view.rooms if room.tile}
        for language in LANGUAGES:
            speaker = Speaker(language, NAMES, tiles, game=GAME)
            if decision is not None:
                about = {
                    name: (arg.kind, ARG_KINDS[arg.kind].read(arg.text))
                    for name, arg in view.decision.about.items()
                }
                lines.add(speaker.prompt(decision.kind, about))
                for option in decision.options:
                    lines.add(speaker.option(option))
                    speaker.part(option)
            if count % 40 == 0:
                lines |= {speaker.reason(one.reason, one.args) for one in game.why_not(seat)}
            if decision is None:
                for listener in (*range(players), None):
                    lines |= {speaker.event(heard) for heard in game.events(0, listener)}
    assert len(lines) > 400
    raw = {line for line in lines if RAW.search(line) or re.search(r"\bhidden\b", line)}
    assert raw == set()


class Typed(Session):
    """A session at which somebody asks for everything once and then takes the first option."""

    asked = ("help", "board", "crew", "me", "why", "log 3", "rule LD-ACT-09", "rule xyzzy", "9999")

    def _read(self, prompt: str) -> str:
        self.lines = getattr(self, "lines", 0) + 1
        return self.asked[self.lines - 2] if 2 <= self.lines < len(self.asked) + 2 else "1"


def test_a_terminal_game_reads_well(language: str) -> None:
    heard = io.StringIO()
    console = Console(file=heard, width=200, color_system=None)
    game = Game.new(Setup(players=3), seed=4)
    Typed(game, 4, {0}, chooser("random", 4), console, language).run()
    shown = heard.getvalue()
    assert text(language, "terminal-the_end") in shown
    assert text(language, "rule-LD-ACT-09") in shown
    assert text(language, "terminal-no_rule", rule="xyzzy") in shown
    for line in shown.splitlines():
        if line.startswith("· "):
            assert not RAW.search(line), line
