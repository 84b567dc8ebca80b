"""Which games are kept as golden playthroughs (`tools/golden.py`), and for what.

From few games with every word to many with few words: `FULL`, `CHOICES`, `NETS`. A file belongs to
the game that is played in it, and a new kind of table (a board, a mode, other enemies) brings files
of its own: what is in a file of a released version does not change any more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lockdown import Setup

#: What a set-up may say besides, in the order in which it is written.
USUAL = {"game": "lockdown", "mode": "standard", "board": "basic", "enemies": "", "guests": ""}


@dataclass(frozen=True)
class Played:
    """One game: who plays it, how many seats, the seed, the table's options and its kind."""

    bot: str
    players: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    mode: str = "standard"
    game: str = "lockdown"
    board: str = "basic"
    enemies: str = ""
    guests: str = ""
    """`yes` if original characters may be chosen."""

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return Setup(
            game=self.game,
            players=self.players,
            mode=self.mode,
            board=self.board,
            guests=self.guests == "yes",
            options=self.options,
            enemies=self.enemies,
        )

    def __str__(self) -> str:
        return " ".join([self.bot, str(self.players), str(self.seed), *self._besides()])

    def _besides(self) -> Iterator[str]:
        """What is not usual about it."""
        for name, usual in USUAL.items():
            if getattr(self, name) != usual:
                yield f"{name}={getattr(self, name)}"
        yield from (f"{name}={value}" for name, value in self.options)

    @classmethod
    def read(cls, text: str) -> Played:
        """The game that is written so."""
        bot, players, seed, *rest = text.split()
        given = dict(option.split("=", 1) for option in rest)
        kind = {name: given.pop(name, usual) for name, usual in USUAL.items()}
        return cls(bot, int(players), int(seed), tuple(given.items()), **kind)


#: Table options and the value that is not the usual one, with seeds for games of one to five
#: players in which it matters.
OPTIONS = {
    "yellow_contingency=high": ((1, 1001), (2, 75), (3, 66), (4, 49), (5, 23)),
    "computer_in_combat=yes": ((1, 66), (2, 36), (3, 4), (4, 2), (5, 5)),
    "cave_noise=yes": ((1, 2), (2, 5), (3, 8), (4, 9), (5, 33)),
}
#: The same for the original Nemesis. `events_start_destruct` is not among them: somebody has to
#: sleep while the one event comes up, which thousands of games of such bots do not bring about.
NEMESIS_OPTIONS = {
    "pod_full_turn=yes": ((2, 266), (3, 169), (4, 93), (5, 21)),
    "token_back=before": ((1, 1), (2, 1), (3, 1), (4, 1), (5, 1)),
    "careful_cancels=yes": ((1, 2), (2, 3), (3, 1), (4, 2), (5, 1)),
    "second_larva=leaves": ((1, 6), (2, 22), (3, 13), (4, 2), (5, 24)),
    "dropped_items=discard": ((1, 1), (2, 3), (3, 1), (4, 1), (5, 2)),
}
#: The first dead player may go on as the Intruder.
HUNTED = (("intruder_player", "yes"),)
#: Games kept in full.
FULL = {
    "two-players": Played("curious", 2, 2),
    "four-players": Played("curious", 4, 7),
    "solo": Played("curious", 1, 3),
    "nemesis-three-players": Played("curious", 3, 2, game="nemesis"),
}
#: Games kept as the options that were chosen, by number of players, and cooperative ones; the seeds
#: are such that all ways out and several ends are among them.
CHOICES = {
    "1": (Played("rookie", 1, 7), Played("rookie", 1, 8)),
    "2": (Played("rookie", 2, 4), Played("rookie", 2, 8)),
    "3": (Played("rookie", 3, 2), Played("rookie", 3, 3)),
    "4": (Played("rookie", 4, 5), Played("rookie", 4, 8)),
    "5": (Played("rookie", 5, 4), Played("rookie", 5, 5)),
    "coop": tuple(
        Played("rookie", players, seed, mode="coop")
        for players, seed in ((2, 5), (3, 12), (4, 12), (5, 1))
    ),
    "surface": (
        *(
            Played("rookie", players, seed, board="surface")
            for players, seed in ((1, 3), (2, 4), (3, 2), (4, 5), (5, 6), (5, 8))
        ),
        *(Played("rookie", n, seed, board="surface", mode="coop") for n, seed in ((2, 3), (4, 2))),
    ),
    "nemesis": tuple(
        Played("rookie", players, seed, game="nemesis")
        for players, seed in ((1, 12), (2, 3), (3, 8), (4, 6), (4, 7), (5, 2), (5, 4), (5, 10))
    ),
    "nemesis-hunt": tuple(
        Played("rookie", players, seed, HUNTED, game="nemesis", board=side)
        for players, seed, side in ((3, 8, "basic"), (4, 4, "alternative"), (5, 7, "basic"))
    ),
    "nemesis-coop": tuple(
        Played("rookie", players, seed, game="nemesis", mode="coop")
        for players, seed in ((2, 8), (3, 2), (4, 8), (5, 1))
    ),
}


def with_option(text: str, players: int, seed: int, game: str = "lockdown") -> Played:
    """A game with a table option, `name=value`, that matters in it."""
    name, value = text.split("=")
    return Played("curious", players, seed, ((name, value),), game=game)


#: Games of Lockdown's basic table kept as checksums.
NET = (
    *(Played("curious", players, seed) for players in range(1, 6) for seed in range(101, 107)),
    *(with_option(text, *game) for text, games in OPTIONS.items() for game in games),
    *(Played("curious", players, 101, mode="coop") for players in range(2, 6)),
)

#: Those of the original Nemesis on the basic side of the ship.
NEMESIS_NET = (
    *(
        Played("curious", players, seed, game="nemesis")
        for players in range(1, 6)
        for seed in range(101, 107)
    ),
    *(
        with_option(text, *game, game="nemesis")
        for text, games in NEMESIS_OPTIONS.items()
        for game in games
    ),
    *(Played("curious", n, 101, mode="coop", game="nemesis") for n in range(2, 6)),
)
#: Those on the other side of the ship: every number of players, alone, and as a crew.
ALTERNATIVE_NET = (
    *(
        Played("curious", players, seed, game="nemesis", board="alternative")
        for players in range(1, 6)
        for seed in (401, 402, 403)
    ),
    *(
        Played("curious", n, 401, mode="coop", game="nemesis", board="alternative")
        for n in range(2, 6)
    ),
)
#: Those in which the first dead player goes on as the Intruder, on both sides of the ship.
HUNT_NET = tuple(
    Played("curious", n, seed, HUNTED, game="nemesis", board=side, mode=mode)
    for mode, side, seeds in (
        ("standard", "basic", ((3, 501), (4, 504), (5, 506))),
        ("standard", "alternative", ((3, 501), (4, 503), (5, 502))),
        ("coop", "basic", ((3, 501), (4, 504), (5, 502))),
    )
    for n, seed in seeds
)
#: Those of Lockdown against Intruders: every number of players, alone, and as a crew.
INTRUDERS_NET = (
    *(
        Played("curious", players, seed, enemies="intruders")
        for players in range(1, 6)
        for seed in (301, 302, 303)
    ),
    *(Played("curious", n, 301, mode="coop", enemies="intruders") for n in range(2, 6)),
)
#: Those of Lockdown on the surface of Mars: every number of players, crews, and other enemies.
SURFACE_NET = (
    *(
        Played("curious", players, seed, board="surface")
        for players in range(1, 6)
        for seed in (401, 402, 403)
    ),
    *(Played("curious", n, 401, mode="coop", board="surface") for n in range(2, 6)),
    *(Played("curious", n, 401, board="surface", enemies="intruders") for n in (2, 4)),
)
#: With original characters as guests, against either enemies.
GUESTS_NET = (
    *(
        Played("curious", players, seed, enemies=enemies, guests="yes")
        for players in range(1, 6)
        for seed, enemies in ((401, ""), (402, ""), (403, "intruders"))
    ),
    *(Played("curious", n, 401, mode="coop", guests="yes") for n in range(2, 6)),
)
#: All games kept as checksums, by file.
NETS = {
    "net": NET,
    "nemesis-net": NEMESIS_NET,
    "intruders-net": INTRUDERS_NET,
    "nemesis-alternative-net": ALTERNATIVE_NET,
    "nemesis-hunt-net": HUNT_NET,
    "surface-net": SURFACE_NET,
    "guests-net": GUESTS_NET,
}


def games_of(name: str) -> tuple[Played, ...]:
    """The games of a file."""
    if name in FULL:
        return (FULL[name],)
    return NETS[name] if name in NETS else CHOICES[name.removeprefix("choices-")]


def game_of(name: str) -> str:
    """The name of the game that is played in a file."""
    return games_of(name)[0].game
