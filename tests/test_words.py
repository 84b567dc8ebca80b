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
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from rich.console import Console

import lockdown.games
import lockdown.rules
from lockdown import Game, Setup, messages
from lockdown.kernel.decisions import DECISION_KINDS
from lockdown.kernel.events import EVENT_KINDS, HIDDEN, Heard
from lockdown.kernel.options import ARG_KINDS, VERBS
from lockdown.ledger import catalogue
from lockdown.ledger.completeness import wanted_words
from lockdown.messages import LANGUAGES, Words, ids, text
from lockdown.messages.render import Speaker
from lockdown.state import keys
from lockdown.state.content import content_of
from lockdown.state.keys import ATTACKS
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
GAMES = ("lockdown", "nemesis")
NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil")
#: What the talk may put into a phrase.
SPOKEN = {
    *("room", "tile", "corridor", "seat", "item"),
    *("contingency", "section", "css", "space"),  # Lockdown
    *("number", "course"),  # the original game: an engine, a space of its destination track
}
#: Choices that are no constants in the code: the decks of objectives.
DYNAMIC = {"personal", "corporate"}
#: What the other game's monsters are called, in every form of the word.
OTHERS_FOES = {
    # In German both are called Xenos.
    "lockdown": {"en": r"\bIntruder", "es": r"\bIntrus", "pl": r"(?i)\bintruz", "de": r"(?!)"},
    "nemesis": {
        "en": r"Night Stalker",
        "es": r"Acechador",
        "pl": r"(?i)nocn\w+ łowc",
        "de": r"Nachtpirscher",
    },
}
#: Fields that are told to some and hidden from others, by event.
SECRET = {
    "cards_drawn": "",  # told as an empty list
    "contingency_dealt": "contingencies",
    "crate_opened": "items",
    "dropped": "item",
    "hunt_drawn": "",
    "hunt_under": "cards",
    "item_gained": "item",
    "item_returned": "item",
    "item_shown": "item",
    "looked_attacks": "cards",
    "looked_contingency": "contingency",
    "looked_coordinates": "card",
    "looked_css": "css",
    "looked_engine": "state",
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


#: Events that only the original game tells.
OWN = dict.fromkeys(("hunt_drawn", "hunt_under", "looked_coordinates", "looked_engine"), "nemesis")


@functools.cache
def sources() -> tuple[tuple[str, ast.AST], ...]:
    """Every piece of syntax of the rules and cards that may say something, with its module."""
    package = ROOT / "src" / "lockdown"
    found = []
    for path in sorted(
        path for part in ("kernel", "rules", "games") for path in package.glob(f"{part}/**/*.py")
    ):
        name = ".".join(("lockdown", *path.relative_to(package).with_suffix("").parts))
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [(name, node) for node in ast.walk(tree) if isinstance(node, ast.Tuple | ast.Call)]
    return tuple(found)


def owner(module: str) -> str:
    """The game whose package a module is in; empty for the shared rules."""
    parts = module.split(".")
    return parts[2] if parts[1] == "games" and len(parts) > 2 else ""


def refusal(node: ast.AST) -> tuple[str, int] | None:
    """The key and the number of arguments of a refusal `(key, rule, *arguments)`."""
    if not isinstance(node, ast.Tuple) or len(node.elts) < 2:
        return None
    values = [item.value if isinstance(item, ast.Constant) else None for item in node.elts]
    key, rule = values[:2]
    if not isinstance(key, str) or not re.fullmatch(r"[a-z_]+", key):
        return None
    return (key, len(values) - 2) if isinstance(rule, str) and RULE_ID.fullmatch(rule) else None


def choice(module: str, node: ast.AST) -> str:
    """The word of an option `(OPTION, word)`; empty if it is none."""
    if not isinstance(node, ast.Tuple) or len(node.elts) != 2:
        return ""
    verb, word = node.elts
    if not isinstance(verb, ast.Name) or verb.id != "OPTION":
        return ""
    if isinstance(word, ast.Constant):
        return str(word.value)
    if isinstance(word, ast.Name) and word.id.isupper():
        return str(getattr(importlib.import_module(module), word.id))
    return ""


def made(node: ast.AST) -> tuple[str, str] | None:
    """What a call declares: the prefix of its words, and its name."""
    functions = {"event": "log", "decision_kind": "decision", "verb": "option"}
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
        kind, first = functions.get(node.func.id, ""), node.args[0]
        if kind and isinstance(first, ast.Constant):
            return kind, str(first.value)
    return None


@functools.cache
def declared() -> dict[tuple[str, str], set[str]]:
    """(prefix, name) of events, questions, options, refusals and choices: the games that have it.

    A game is named by its package; what the shared rules have is named by "".
    """
    found: dict[tuple[str, str], set[str]] = {}
    for module, node in sources():
        names = [made(node)]
        if refused := refusal(node):
            names.append(("reason", refused[0]))
        if word := choice(module, node):
            names.append(("choice", word))
        for name in filter(None, names):
            found.setdefault(name, set()).add(owner(module))
    return found


def needed(kind: str, game: str) -> set[str]:
    """What a game needs words for: all but what only another game's package has."""
    mine = {"", game}
    return {name for (what, name), owners in declared().items() if what == kind and owners & mine}


@functools.cache
def refusals() -> dict[str, int]:
    """Every refusal with the fewest arguments it comes with."""
    found: dict[str, int] = {}
    for _, node in sources():
        if refused := refusal(node):
            key, count = refused
            found[key] = min(count, found.get(key, count))
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


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)


@functools.cache
def patterns(language: str, game: str) -> dict[str, set[str]]:
    """The variables of every message of a language, as a game finds them."""
    return {
        **dict(check_messages.patterns(language)),
        **dict(check_messages.patterns(language, game)),
    }


def variables(language: str, game: str, prefix: str) -> dict[str, set[str]]:
    """The variables of every message that begins with the prefix, by the rest of its name."""
    return {
        name[len(prefix) :]: used
        for name, used in patterns(language, game).items()
        if name.startswith(prefix)
    }


def said_by_none(language: str, prefix: str) -> set[str]:
    """The rest of the names of all messages with the prefix, of whatever game."""
    names = {
        name[len(prefix) :].split(".")[0]
        for part in ("", *GAMES)
        for name, _ in check_messages.patterns(language, part)
        if name.startswith(prefix)
    }
    return names - {name for kind, name in declared() if kind == prefix[:-1]}


@pytest.mark.parametrize("kind", ["log", "decision", "option", "reason", "choice"])
def test_no_words_are_left_over(language: str, kind: str) -> None:
    assert said_by_none(language, f"{kind}-") - (DYNAMIC if kind == "choice" else set()) == set()


def test_events_have_words_and_use_only_their_fields(language: str, game: str) -> None:
    assert {name for kind, name in declared() if kind == "log"} == EVENT_KINDS.keys()
    words = variables(language, game, "log-")
    assert needed("log", game) - words.keys() == set()
    for name, used in words.items():
        fields = {field for field, _ in EVENT_KINDS[name].fields}
        assert used <= fields | {f"{field}_count" for field in fields}, name


def test_decisions_have_words_and_use_only_what_is_shown(language: str, game: str) -> None:
    assert {name for kind, name in declared() if kind == "decision"} == DECISION_KINDS.keys()
    words = variables(language, game, "decision-")
    assert needed("decision", game) - words.keys() == set()
    for name, used in words.items():
        kind = DECISION_KINDS[name]
        assert used <= {shown for shown, *_ in (*kind.shows, *kind.waits)}, name


def test_options_have_words_and_use_only_their_arguments(language: str, game: str) -> None:
    assert {name for kind, name in declared() if kind == "option"} == VERBS.keys()
    words = variables(language, game, "option-")
    assert needed("option", game) - {name.split(".")[0] for name in words} == set()
    for name, used in words.items():
        assert used <= set("ab"[: len(VERBS[name.split(".")[0]].kinds)]), name


def test_refusals_have_words_and_use_only_their_arguments(language: str, game: str) -> None:
    words = variables(language, game, "reason-")
    given = refusals()
    assert len(given) > 90  # the search finds them at all
    assert needed("reason", game) - words.keys() == set()
    for name, used in words.items():
        assert used <= set("ab"[: given[name.split(".")[0]]]), name


def test_every_refusal_says_what_would_help(language: str, game: str) -> None:
    words = variables(language, game, "reason-")
    wanted = {f"{name}.help" for name in needed("reason", game)}
    assert wanted - words.keys() == set()
    said = Speaker(language, NAMES, game=game).reason("closed_door")
    assert said.count(".") >= 2


def test_choices_have_words(language: str, game: str) -> None:
    words = variables(language, game, "choice-").keys()
    assert needed("choice", game) - words == set()
    if game == "nemesis":
        assert words >= DYNAMIC


def test_components_have_words(language: str, game: str) -> None:
    known = ids(language, game)
    box = content_of(game)
    wanted = set(wanted_words(game))
    wanted |= {f"char-{key}" for key in box.registry.characters}
    wanted |= {f"deck-{key}" for key in ("red", "yellow", "green", "blue")}
    dice = (*box.ruleset.combat_die, *box.ruleset.advantage_die)
    wanted |= {f"face-{keys.NOISE_FACES[face]}" for face in box.ruleset.noise_die}
    wanted |= {f"face-{keys.COMBAT_FACES[face]}" for face in dice}
    places = keys.PLACES[: keys.DEAD + 1] if game == "lockdown" else keys.PLACES[keys.DEAD :]
    wanted |= {f"place-{key}" for key in ("unplaced", "room", *places)}
    components = (item.component for item in box.registry.items.values())
    wanted |= {f"component-{key}" for key in components if key}
    if game == "lockdown":
        wanted |= {f"computer-{key}" for key in keys.COMPUTERS}
        wanted |= {f"contingency-{key}" for key in keys.CONTINGENCIES}
        wanted |= {f"css-{key}" for key in keys.CSS_TOKENS}
    else:
        wanted |= {"object-corpse_blue", "object-corpse_blue.text"}
    wanted |= {mark.word for mark in box.shown.marks.values()}
    wanted |= {f"{mark.text or mark.word}.text" for mark in box.shown.marks.values() if mark.text}
    assert len(wanted) > 250
    assert sorted(wanted - known) == []


def test_table_options_have_words(language: str, game: str) -> None:
    known = ids(language, game)
    plain = {"yes", "no"}  # have words of their own
    wanted = {f"ui-rule-{name}" for name in content_of(game).options}
    for name, option in content_of(game).options.items():
        wanted |= {f"ui-rule-{name}-{value}" for value in option.values if value not in plain}
    assert sorted(wanted - known) == []


ENDINGS = {
    "lockdown": (
        ("time", "emergency", "self_destruct", "fire", "malfunction", "nobody"),
        ("dead", "isolation", "launched", "bunker"),
    ),
    "nemesis": (
        ("jump", "self_destruct", "fire", "malfunction", "nobody"),
        ("dead", "hibernation", "escaped"),
    ),
}


def test_ends_and_fates_have_words(language: str, game: str) -> None:
    ends, places = ENDINGS[game]
    wanted = {f"end-{how}" for how in ends} | {f"end-{how}.text" for how in ends}
    wanted |= {f"fate-{place}" for place in places} | {f"ui-place-{place}" for place in places}
    wanted |= {f"ui-left-{place}" for place in places}
    wanted |= {f"ui-step-{key}" for key, _ in content_of(game).shown.ending}
    *steps, _last = (step for step, _ in content_of(game).ruleset.event_steps)
    wanted |= {f"ui-event-step-{step}" for step in steps}
    assert sorted(wanted - ids(language, game)) == []
    told = [Speaker(language, NAMES, game=game).say("log-game_ended", how=how) for how in ends]
    assert len(set(told)) == len(ends)


def test_phrases_use_what_talk_can_give(language: str, game: str) -> None:
    phrases = variables(language, game, "phrase-")
    assert len(phrases) >= 40
    for name, used in phrases.items():
        assert used <= SPOKEN, name
        words = Words(language, game).text(f"phrase-{name}", **dict.fromkeys(used, "Ω"))
        assert words.count("Ω") == len(used), name
    emotes = variables(language, game, "emote-")
    assert len(emotes) >= 10
    assert set().union(*emotes.values()) == set()
    offered = content_of(game).shown.phrases
    for group, said in offered.items():
        prefix, words_of = ("emote-", emotes) if group == "emotes" else ("phrase-", phrases)
        for one in said:
            name, _, names = one.partition(":")
            assert words_of[name] == set(filter(None, names.split(","))), f"{prefix}{name}"


#: Shared files that are about both games, or read in books.
BOOKS = {
    "choose.ftl",  # the first page names what each game offers
    *("glossary.ftl", "meanings.ftl", "rules.ftl", "pages.ftl", "tutorial.ftl"),
    "intruders.ftl",  # whom both games can be played against
}
#: Shared words that a game never says although they name the other's monsters.
UNSAID = {"nemesis": {"decision-use_light"}}  # nothing is dark on that ship


def test_no_game_speaks_of_the_monsters_of_the_other(language: str, game: str) -> None:
    pattern = re.compile(OTHERS_FOES[game][language])
    own = dict(messages.sources(language, game))
    if game == "lockdown":  # has the decks of events of both
        own = {name: text for name, text in own.items() if name != "events.ftl"}
    shared = {name: text for name, text in messages.sources(language) if name not in BOOKS}
    said_anew = {name for name, _ in check_messages.patterns(language, game)}
    wrong = set()
    for part, left_out in ((own, set()), (shared, said_anew | UNSAID.get(game, set()))):
        for source in part.values():
            for entry in FluentParser(with_spans=False).parse(source).body:
                if isinstance(entry, fluent.Message) and entry.id.name not in left_out:
                    words = FluentSerializer().serialize_entry(entry)
                    if pattern.search(words):
                        wrong.add(entry.id.name)
    assert wrong == set()


def test_rules_have_titles_in_every_language(language: str) -> None:
    rules = catalogue.load()
    words = variables(language, "", "rule-")
    assert words.keys() == set(rules)
    if language == "en":
        wrong = {r for r in rules if text("en", f"rule-{r}") != rules[r].title}
        assert wrong == set()


def test_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert check_messages.check() == []


def test_secret_events_are_all_known_here() -> None:
    assert secret_events() <= SECRET.keys() | {"trade_done", "trade_offered"}
    assert {name for name in SECRET if declared()["log", name] == {"nemesis"}} == OWN.keys()


@pytest.mark.parametrize("name", sorted(SECRET))
def test_a_hidden_value_is_put_into_words(language: str, name: str) -> None:
    """Who may not know a thing reads a sentence without it; who may know reads another."""
    fields = EVENT_KINDS[name].fields
    hidden: list[Any] = []
    known: list[Any] = []
    for field, kind in fields:
        several = kind.endswith("s") and kind not in ("css", "weakness")
        # The first attack cards are Lockdown's: the original game tells of one of its own.
        one = ATTACKS.index("scratch") << 3 if kind == "attacks" and name in OWN else 1
        value: Any = (one,) if several else one
        known.append(value)
        if field == SECRET[name]:
            hidden.append((HIDDEN,) if several else HIDDEN)
        elif not SECRET[name] and several:
            hidden.append(())
        else:
            hidden.append(value)
    speaker = Speaker(language, NAMES, game=OWN.get(name, "lockdown"))
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


def played(game_name: str, seed: int, players: int) -> Iterator[tuple[Game, int]]:
    """A random game, stopping at each decision with the number of decisions so far."""
    rng = random.Random(seed)
    game = Game.new(Setup(players=players, game=game_name), seed=seed)
    count = 0
    while (decision := game.decision) is not None and count < 1500:
        yield game, count
        game.play(rng.choice(decision.options))
        count += 1
    yield game, count


@pytest.mark.parametrize(("seed", "players"), [(3, 1), (5, 2), (8, 3), (13, 4), (21, 5)])
def test_whole_games_read_well_in_every_language(game: str, seed: int, players: int) -> None:
    """Every line, question, option and refusal of a game in four languages, without raw keys."""
    lines: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for state, count in played(game, seed, players):
        decision = state.decision
        seat = 0 if decision is None else decision.seat
        view = state.view(seat)
        tiles = {room.slot: room.tile for room in view.rooms if room.tile}
        for language in LANGUAGES:
            speaker = Speaker(language, NAMES, tiles, game=game)
            said = lines[language]
            if decision is not None:
                about = {
                    name: (arg.kind, ARG_KINDS[arg.kind].read(arg.text))
                    for name, arg in view.decision.about.items()
                }
                said.add(speaker.prompt(decision.kind, about))
                for option in decision.options:
                    said.add(speaker.option(option))
                    said.add(speaker.part(option))
            if count % 40 == 0:
                said |= {speaker.reason(one.reason, one.args) for one in state.why_not(seat)}
            if decision is None:
                for listener in (*range(players), None):
                    said |= {speaker.event(heard) for heard in state.events(0, listener)}
    assert sum(map(len, lines.values())) > 400
    everything = set().union(*lines.values())
    raw = {line for line in everything if RAW.search(line) or re.search(r"\bhidden\b", line)}
    assert raw == set()
    for language, said in lines.items():
        wrong = {line for line in said if re.search(OTHERS_FOES[game][language], line)}
        assert wrong == set()


class Typed(Session):
    """A session at which somebody asks for everything once and then takes the first option."""

    asked = ("help", "board", "crew", "me", "why", "log 3", "rule LD-ACT-09", "rule xyzzy", "9999")

    def _read(self, prompt: str) -> str:
        self.lines = getattr(self, "lines", 0) + 1
        return self.asked[self.lines - 2] if 2 <= self.lines < len(self.asked) + 2 else "1"


def test_a_terminal_game_reads_well(language: str, game: str) -> None:
    heard = io.StringIO()
    console = Console(file=heard, width=200, color_system=None)
    state = Game.new(Setup(players=3, game=game), seed=4)
    Typed(state, 4, {0}, chooser("random", 4), console, language).run()
    shown = heard.getvalue()
    assert text(language, "terminal-the_end") in shown
    assert text(language, "rule-LD-ACT-09") in shown
    assert text(language, "terminal-no_rule", rule="xyzzy") in shown
    for line in shown.splitlines():
        if line.startswith("· "):
            assert not RAW.search(line), line
