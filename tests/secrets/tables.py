"""The tables at which secrets are swapped: every mode, side, guests, enemies and role."""

from __future__ import annotations

from collections.abc import Iterator

from lockdown import Game, Setup
from lockdown.sim.play import Memory, bot, derived

HUNT = (("intruder_player", "yes"),)
TABLES = {
    "coop": Setup(players=3, mode="coop"),
    "surface": Setup(players=4, board="surface"),
    "surface, coop": Setup(players=2, board="surface", mode="coop"),
    "guests": Setup(players=5, guests=True),
    "Intruders": Setup(players=3, enemies="intruders"),
    "Intruders, coop": Setup(players=4, enemies="intruders", mode="coop"),
    "all, alone": Setup(players=1, board="surface", guests=True, enemies="intruders"),
    "all, coop": Setup(players=3, board="surface", guests=True, enemies="intruders", mode="coop"),
    "Nemesis": Setup(players=4, game="nemesis"),
    "Nemesis, coop": Setup(players=3, game="nemesis", mode="coop"),
    "Nemesis, alone": Setup(players=1, game="nemesis"),
    "other side": Setup(players=3, game="nemesis", board="alternative"),
    "other side, coop": Setup(players=2, game="nemesis", board="alternative", mode="coop"),
    "hunted": Setup(players=4, game="nemesis", options=HUNT),
    "hunted, coop": Setup(
        players=3, game="nemesis", board="alternative", mode="coop", options=HUNT
    ),
}


def states(name: str, every: int = 9, seeds: tuple[int, ...] = (1, 2)) -> Iterator[Game]:
    """Moments of games at that table, the ends too; all secret questions, all of the Intruder.

    Odd seeds are played at random, even ones try everything once. Who may play the Intruder does.
    """
    for seed in seeds:
        game = Game.new(TABLES[name], derived("swap", name, seed))
        player = bot("curious" if seed % 2 == 0 else "random")
        memory: Memory = {"seed": seed}
        while (decision := game.decision) is not None:
            hunting = decision.kind.startswith(("hunt", "intruder"))
            if game.version % every == 0 or decision.secret or hunting:
                yield game
            joining = decision.kind == "become_intruder"
            game.play("yes" if joining else player.choose(None, decision, memory))
        yield game
