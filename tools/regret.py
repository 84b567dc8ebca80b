"""Find the choices of bots that cost most: what else could have been done, and how it goes on.

    python tools/regret.py --bots regular --seed 701 --games 20 --out found.jsonl
    python tools/regret.py --bots regular --game nemesis --seed 701 --verify 24 --out found.jsonl

Readers of games grow stricter with every game that they read; this does not. At every action of a
game each option is played on with the quick player for two rounds, on tables that the seat cannot
tell from the real one, as a veteran's search does. Where another option stands clearly better (by
`--gap`, asked again on fresh tables, so that luck is not taken for merit), both are played to the
end by bots of the level itself (`--verify` tables each). One line of JSON for each such choice, and
a summary of the worst at the end. A playout knows nothing of style, so these are places to look.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from lockdown import Setup
from lockdown.bots import make
from lockdown.bots.deals import prepare
from lockdown.bots.search import Effort, Search, play, seeing
from lockdown.kernel.options import parse_option
from lockdown.rules import ending
from lockdown.sim.play import LIMIT, Bot, derived, play_game
from lockdown.state import keys

#: Tables on which all options are played, and those on which the best ones are asked again.
FIRST, AGAIN = 8, 16
#: How many options are asked again beside the one that was chosen.
BEST = 2
#: How far a playout looks ahead.
LOOKS = Effort(rounds=2)
#: What nobody weighs here: deals take two, and laying things down leads nowhere.
LEFT = ("trade", "drop")


def fate(level: str, game: str, t: Any, seat: int, option: Any, seed: int) -> tuple[bool, bool]:
    """Whether the seat survives and wins if bots of a level play on to the end."""
    play(t, option)
    crew = [seeing(make(level, derived(seed, other), game).choose) for other in range(t.n)]
    for _ in range(LIMIT):
        if t.decision is None:
            break
        who, _, options, *_ = t.decision
        play(t, options[0] if len(options) == 1 else crew[who](t, who))
    over = t.phase == ending.PHASE_OVER
    return over and t.place[seat] != keys.DEAD, over and bool(t.winners >> seat & 1)


class Mourner:
    """Asks of every action of a game what else there was."""

    def __init__(self, args: argparse.Namespace, found: list[dict[str, Any]]) -> None:
        self.args = args
        self.found = found
        package = f"lockdown.games.{args.game}.bots.veteran"
        self.mind = import_module(package).IMAGINATION
        self.asked = 0

    def look(self, seed: int, table: Any, view: Any, chosen: str) -> None:
        """One choice of an action."""
        seat, args = view.seat, self.args
        dice = random.Random(f"{seed}/{table.round}/{seat}/{self.asked}")
        self.asked += 1
        taken = parse_option(chosen)
        options = [o for o in table.decision[2] if o[0] not in LEFT or o == taken]
        if len(options) < 2 or taken not in options:
            return
        deals = prepare(table, seat)
        ahead = Search(view, self.mind, taken, dice, LOOKS, lambda: False, lambda: None, {})
        sums = dict.fromkeys(options, 0.0)
        for _ in range(FIRST):
            start = deals.deal(dice)
            for option in options:
                sums[option] += ahead.play_out(start.clone(), option)
        ranked = sorted((o for o in options if o != taken), key=lambda o: -sums[o])[:BEST]
        if (sums[ranked[0]] - sums[taken]) / FIRST < args.gap / 2:
            return
        asked = [taken, *ranked]
        means = dict.fromkeys(asked, 0.0)
        for _ in range(AGAIN):
            start = deals.deal(dice)
            for option in asked:
                means[option] += ahead.play_out(start.clone(), option) / AGAIN
        best = max(ranked, key=lambda o: means[o])
        gap = means[best] - means[taken]
        if gap < args.gap:
            return
        entry: dict[str, Any] = {
            "seed": seed,
            "seat": "ABCDE"[seat],
            "round": table.round,
            "left": view.actions_left,
            "chosen": chosen,
            "better": next(o.text for o in view.decision.options if parse_option(o.text) == best),
            "stands": [round(means[taken], 3), round(means[best], 3)],
            "gap": round(gap, 3),
        }
        if args.verify:
            entry["verified"] = self.verify(deals, dice, seat, taken, best)
        self.found.append(entry)
        if args.out is not None:
            with args.out.open("a", encoding="utf-8") as out:
                out.write(json.dumps(entry) + "\n")

    def verify(self, deals: Any, dice: Any, seat: int, taken: Any, best: Any) -> dict[str, Any]:
        """The same two options played to the end on the same tables by the level itself."""
        args = self.args
        ends: dict[str, list[tuple[bool, bool]]] = {"chosen": [], "better": []}
        for _ in range(args.verify):
            start, seed = deals.deal(dice), dice.getrandbits(40)
            for name, option in (("chosen", taken), ("better", best)):
                t = start.clone()
                ends[name].append(fate(args.bots, args.game, t, seat, option, seed))
        return {
            name: [sum(alive for alive, _ in of), sum(won for _, won in of), len(of)]
            for name, of in ends.items()
        }


def main() -> int:
    """Play, and look back."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    add = parser.add_argument
    add("--bots", default="regular", help="the level that plays")
    add("--game", default="lockdown")
    add("--players", type=int, default=4)
    add("--seed", type=int, default=1)
    add("--games", type=int, default=1, help="this many seeds from --seed on")
    add("--gap", type=float, default=0.15, help="how much better something else has to stand")
    add("--verify", type=int, default=0, help="tables to play to the end; slow")
    add("--seconds", type=float, default=0.0, help="begin no game after so many seconds")
    add("--out", type=Path, help="where to add lines of JSON")
    args = parser.parse_args()
    began = time.monotonic()
    found: list[dict[str, Any]] = []
    mourner = Mourner(args, found)
    for seed in range(args.seed, args.seed + args.games):
        if args.seconds and time.monotonic() - began > args.seconds:
            break
        table: list[Any] = []

        def sitting(seat: int, seed: int = seed, table: list[Any] = table) -> Bot:
            thinker = make(args.bots, derived(seed, "bot", seat), args.game)

            def choose(view: Any, decision: Any, _memory: Any) -> object:
                chosen = thinker.choose(view)
                if decision.kind == "action" and len(decision.options) > 1:
                    mourner.look(seed, table[0].table, view, chosen)
                return chosen

            return Bot(thinker.level, choose)

        seats = {seat: sitting(seat) for seat in range(args.players)}
        setup = Setup(players=args.players, game=args.game)
        play_game(setup, seed, seats, begun=table.append)
    for entry in sorted(found, key=lambda e: -e["gap"])[:30]:
        print(json.dumps(entry))
    print(f"{len(found)} of {mourner.asked} actions stand clearly worse than another option")
    return 0


if __name__ == "__main__":
    sys.exit(main())
