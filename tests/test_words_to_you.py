"""Whoever plays alone at a screen is told of as "you", in sentences right in each language."""

from __future__ import annotations

import importlib
import io
import pkgutil
import random
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

import lockdown.games
import lockdown.rules
from lockdown import Game, Setup
from lockdown.kernel.events import EVENT_KINDS, Heard
from lockdown.kernel.options import VERBS
from lockdown.messages import LANGUAGES, sources
from lockdown.messages.render import Speaker
from lockdown.terminal.choosers import chooser
from lockdown.terminal.session import Leave, Session

for package in (lockdown.rules, lockdown.games):
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)

GAMES = ("lockdown", "nemesis")
#: Names that are no words of any language here.
NAMES = ("Quorra", "Xerxes", "Zelda", "Wanda", "Vasco")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(language: str, game: str, prefix: str) -> dict[str, set[str]]:
    """What each text of these messages names, by event, or by event and attribute."""
    found: dict[str, set[str]] = {}
    for part in ("", game):
        for _, source in sources(language, part):
            for entry in FluentParser(with_spans=False).parse(source).body:
                if not isinstance(entry, ast.Message) or not entry.id.name.startswith(prefix):
                    continue
                key = entry.id.name.removeprefix(prefix)
                texts = [(key, entry.value)]
                texts += [(f"{key}.{one.id.name}", one.value) for one in entry.attributes]
                for name, pattern in texts:
                    visitor = _Variables()
                    visitor.visit(pattern)
                    found[name] = visitor.names
    return found


def seats_of(kind: str) -> list[str]:
    return [name for name, arg in EVENT_KINDS[kind].fields if arg == "seat"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_that_names_a_player_can_be_said_to_that_player(
    language: str, game: str
) -> None:
    told, to_you = variables(language, game, "log-"), variables(language, game, "you-")
    wanted = {
        kind if field == "seat" else f"{kind}.{field}"
        for kind, names in told.items()
        if kind in EVENT_KINDS
        for field in seats_of(kind)
        if field in names
    }
    assert wanted - to_you.keys() == set()
    for key, names in to_you.items():
        kind, _, field = key.partition(".")
        assert (field or "seat") in seats_of(kind), "no such seat in the event"
        assert (field or "seat") not in names, "names whoever reads"
        assert names <= told[kind] | {name for name, _ in EVENT_KINDS[kind].fields}, key


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["You are player 1.", "It is your turn.", "You cancel the action of Xerxes."]),
        (
            "es",
            ["Recibes el número de jugador 1.", "Es tu turno.", "Cancelas la acción de Xerxes."],
        ),
        ("pl", ["Masz numer gracza 1.", "Twoja tura.", "Anulujesz akcję gracza Xerxes."]),
        ("de", ["Du bist Spieler 1.", "Du bist am Zug.", "Du brichst die Aktion von Xerxes ab."]),
    ],
)
def test_verbs_fit_whoever_is_spoken_to(language: str, lines: list[str]) -> None:
    heard = [
        Heard(0, "number_dealt", "LD-SET-18", (0, 1)),
        Heard(1, "turn_began", "LD-RND-09", (0,)),
        Heard(2, "cancelled", "LD-ACT-09", (1, 0)),
    ]
    speaker = Speaker(language, NAMES, game="lockdown", you=0)
    assert [speaker.event(one) for one in heard] == lines
    # Others read of this player by name, and so does whoever watches.
    for you in (2, -1):
        other = Speaker(language, NAMES, game="lockdown", you=you)
        assert all("Quorra" in other.event(one) for one in heard)


def played(game: str, seed: int, players: int) -> Iterator[Game]:
    rng = random.Random(seed)
    table = Game.new(Setup(players=players, game=game), seed=seed)
    count = 0
    while (decision := table.decision) is not None and count < 1500:
        yield table
        table.play(rng.choice(decision.options))
        count += 1
    yield table


@pytest.mark.parametrize(("seed", "players"), [(2, 1), (4, 3), (6, 5)])
@pytest.mark.parametrize("game", GAMES)
def test_nobody_reads_the_own_name_in_a_whole_game(game: str, seed: int, players: int) -> None:
    *_, table = played(game, seed, players)
    for seat in range(players):
        tiles = {room.slot: room.tile for room in table.view(seat).rooms if room.tile}
        for language in LANGUAGES:
            speaker = Speaker(language, NAMES, tiles, game=game, you=seat)
            said = {speaker.event(heard) for heard in table.events(0, seat)}
            assert {line for line in said if NAMES[seat] in line} == set()
            assert {line for line in said if re.search(r"\bhidden\b|[{}$]", line)} == set()
            # What the others do is told of them by name.
            assert players == 1 or any(
                NAMES[seat - 1 if seat else players - 1] in line for line in said
            )


def test_whoever_may_be_chosen_is_called_you() -> None:
    assert VERBS["player"].kinds == ("seat",)
    for language, word in zip(LANGUAGES, ("You", "Tú", "Ty", "Du"), strict=True):
        speaker = Speaker(language, NAMES, game="lockdown", you=1)
        assert speaker.option(("player", 1)) == word
        assert speaker.option(("player", 0)) == "Quorra"


class Short(Session):
    """A session at which people take the first option a few times."""

    def _read(self, prompt: str) -> str:
        self.lines = getattr(self, "lines", 0) + 1
        return "1" if self.lines < 8 else "quit"


@pytest.mark.parametrize(("people", "you"), [({0}, True), ({0, 1}, False)])
def test_the_terminal_says_you_to_whoever_plays_there_alone(people: set[int], you: bool) -> None:
    console = Console(file=io.StringIO(), width=300, record=True)
    game = Game.new(Setup(players=2), seed=3)
    session = Short(game, 3, people, chooser("random", 3), console)
    with pytest.raises(Leave):
        session.run()
    shown = console.export_text()
    assert ("You are player" in shown) is you
    assert ("A is player" in shown) is not you
