"""Who plays the seats that nobody at the terminal plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lockdown.bots import FIRST
from lockdown.kernel.game import Game, Setup
from lockdown.kernel.options import Option
from lockdown.sim.guard import Guard
from lockdown.sim.play import bot, derived
from lockdown.terminal.session import Chooser

#: Told what a bot did wrong the first time: its name, the fault, the traceback of a crash.
Tell = Callable[[str, str, str], None]


def chooser(
    names: str,
    seed: int,
    game: str = FIRST,
    *,
    first: int = 0,
    table: Setup | None = None,
    tell: Tell | None = None,
) -> Chooser:
    """Bots by name, as simulations know them: levels, `learned:FILE`, `FILE.py`, given names.

    Several names, with commas, take the seats from `first` on in turn. Raises `ValueError` that
    says who knows the game, and such a table if one is named. A bot that fails gets a cautious
    option played for it.
    """
    crew = [bot(name.strip(), game, table) for name in names.split(",") if name.strip()]
    if not crew:
        raise ValueError("--bots: nobody plays the other seats")
    guard = Guard()
    memories: dict[int, dict[str, Any]] = {}
    told: set[tuple[str, str]] = set()

    def choose(played: Game, seat: int) -> Option:
        decision = played.decision
        if decision is None:
            raise ValueError("nobody has anything to decide")
        player = crew[(seat - first) % len(crew)]
        memory = memories.setdefault(seat, {"seed": derived(seed, "bot", seat), "seat": seat})
        view = played.view(seat) if player.looks else None
        before = guard.faults.copy()
        # The alarm clock is set only while a bot thinks: people take the time they like.
        with guard.watching():
            option = guard.ask(player, view, decision, memory, played.version)
        for _, fault in guard.faults - before:
            if tell is not None and (player.name, fault) not in told:
                told.add((player.name, fault))
                trace = guard.traces.get(player.name, "") if fault == "crashed" else ""
                tell(player.name, fault, trace)
        return option

    return choose
