"""Watch bots decide: every choice of a game with what the seat saw and thought, one line each.

    python tools/watch.py --bots regular --seed 701                    # a whole game
    python tools/watch.py --bots learned,veteran --seed 701 --seat 1   # one seat's decisions
    python tools/watch.py --bots veteran --seed 701 --games 20 --odd   # what looks odd, counted
    python tools/watch.py --bots regular --seed 701 --replays kept     # also kept/701.replay

A line names what a player would look at before asking "why?": round, actions left, the room and
who is in it, what is next door, time and ways out, cards, wounds, the objective, what was chosen
and what else scored well. Lines with `!!` match one of the acts in `ODD` that hardly ever have a
sense; they are places to look, not a verdict. A kept game can be watched as players watch one: in
the browser, or with `lockdown replay FILE --all`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from lockdown import Setup
from lockdown.bots import make
from lockdown.bots.beginner import Beginner
from lockdown.bots.rookie import RookieBot
from lockdown.kernel import replay
from lockdown.sim.play import Bot, derived, play_game

GOING = ("move", "careful")
#: Cards that make a hand full, and those that let one act in a fight.
FULL, ABLE = 4, 2
#: Chance of an encounter from which on one is all but certain.
CERTAIN = 0.6


class Moment:
    """What a line is made of: one decision of one seat."""

    def __init__(
        self, view: Any, chosen: str, bot: Any, before: list[Moment], thought: list[str]
    ) -> None:
        self.view = view
        self.chosen = chosen
        self.verb = chosen.split(maxsplit=1)[0]
        self.me = view.crew[view.seat]
        self.purse = sum(1 for card in view.me.hand if not card.startswith("contamination"))
        self.rooms = {room.slot: room for room in view.rooms}
        self.room = self.rooms.get(self.me.room)
        self.foes = [s for s in view.stalkers if s.room == self.me.room]
        self.loaded = [
            item for item in self.me.hands if item.count > 0 and f"shoot {item.text}" in self.texts
        ]
        self.before = before
        """The same seat's earlier moments."""
        self.thoughts = thought
        self.near = next_door(bot, view) if self.room is not None else []
        self.loud = loudness(bot, view, self.slot) if self.slot else 0.0

    @property
    def texts(self) -> str:
        """All options in one string, to look for the beginning of one."""
        return "\n".join(option.text for option in self.view.decision.options)

    @property
    def steps(self) -> list[Moment]:
        """This seat's earlier choices of an action in the same round."""
        return [m for m in self.before if m.view.round == self.view.round and m.acts]

    @property
    def acts(self) -> bool:
        """Whether an action was chosen."""
        return bool(self.view.decision.kind == "action")

    @property
    def slot(self) -> int:
        """Where a step leads, 0 for none."""
        return int(self.chosen.split()[1]) if self.verb in GOING else 0

    def line(self) -> str:
        """The moment in words."""
        view, me, room = self.view, self.me, self.room
        where = me.place
        if room is not None:
            marks = "".join(
                mark
                for mark, there in (
                    ("*fire*", room.fire),
                    ("*broken*", room.malfunction),
                    (f"[{room.items} items]", room.items > 0),
                )
                if there
            )
            dark = "" if room.powered else "*dark*"
            where = f"{room.slot:03} {room.tile or room.kind}{marks}{dark}"
        objects = ",".join(thing.text for thing in room.objects) if room is not None else ""
        noise = ",".join(n for n in view.noise if f"{me.room:03}" in n)
        others = ",".join(
            f"{'ABCDE'[c.seat]}:{c.character}"
            for c in view.crew
            if c is not me and c.room == me.room
        )
        things = ",".join([i.text for i in me.hands] + [p.item.text for p in me.pack if p.item])
        state = " ".join(
            part
            for part in (
                f"{me.light} light" if me.light else "",
                ",".join(f"{w.key}{'(dressed)' if w.dressed else ''}" for w in me.wounds),
                "slime" if me.slime else "",
                "LARVA" if me.larva else "",
                "signal" if me.signal else "",
            )
            if part
        )
        told = [
            f"r{view.round} left {view.actions_left} {'ABCDE'[view.seat]}:{me.character} @ {where}",
            f"foes {','.join(f'{s.text}({s.wounds})' for s in self.foes)}" if self.foes else "",
            f"with {others}" if others and me.room else "",
            f"noise {noise}" if noise else "",
            f"lies {objects}" if objects else "",
            f"next door {', '.join(self.near)}" if self.near and self.acts else "",
            f"table {', '.join(table(view))}" if self.acts else "",
            f"hand {','.join(view.me.hand)}",
            f"has {things}" if things else "",
            state,
            f"wants {'/'.join(view.me.objectives)}",
            f"{view.decision.kind}: >>> {self.chosen} <<<",
            f"of {', '.join(self.thoughts)}" if self.thoughts else "",
        ]
        odd = [name for name, test in ODD.items() if test(self)]
        return " | ".join(part for part in told if part) + "".join(f"  !! {name}" for name in odd)


def next_door(bot: Any, view: Any) -> list[str]:
    """The rooms around, with what everybody sees in them."""
    world = bot.picture(view)
    found = []
    for slot, way in world.board.ways[world.room]:
        room = world.rooms[slot]
        marks = [
            *(["closed door"] if way in world.shut else []),
            *(["fire"] if room.fire else []),
            *(["broken"] if room.malfunction else []),
            *([f"{room.items} items"] if room.explored and room.items > 0 else []),
            *(foe.text for foe in world.foes(slot)),
            *("ABCDE"[friend.seat] for friend in world.friends(slot)),
        ]
        name = room.tile or "unknown"
        found.append(f"{slot:03} {name}" + (f" ({' '.join(marks)})" if marks else ""))
    return found


def loudness(bot: Any, view: Any, slot: int) -> float:
    """Chance that the noise roll of a step there brings somebody; nobody rolls among company."""
    world = bot.picture(view)
    return 0.0 if world.friends(slot) or world.foes(slot) else float(world.marked(slot))


#: What a view tells of the whole table, by name, where a game has it and it is so.
TOLD = {
    "gate_open": "gate open",
    "rover_here": "rover here",
    "isolation_open": "isolation open",
    "hibernation_open": "hibernation open",
    "somebody_died": "somebody died",
}


def table(view: Any) -> list[str]:
    """What decides about everybody: time, ways out, markers."""
    found = [f"time {view.time}"]
    if view.destruct >= 0:
        found.append(f"self-destruct {view.destruct}")
    if getattr(view, "emergency", -1) >= 0:
        found.append(f"emergency {view.emergency}")
    found += [words for name, words in TOLD.items() if getattr(view, name, False)]
    for pod in getattr(view, "pods", ()):
        state = "gone" if pod.gone else "locked" if pod.locked else "open"
        found.append(f"pod {pod.number}{pod.section} {state}")
    found.append(f"markers {view.fire_left} fire {view.malfunctions_left} broken")
    return found


def thoughts(bot: Any, view: Any) -> list[str]:
    """The options with what the bot thinks of them, the best first, as far as it has points."""
    decision = view.decision
    if decision.kind != "action" or not isinstance(bot, RookieBot):
        return [option.text for option in decision.options][:12]
    world = bot.picture(view)
    if isinstance(bot, Beginner):
        bot.look(world)
    try:
        scored = [(bot.score(world, option), option.text) for option in decision.options]
    except (KeyError, NotImplementedError):
        return [option.text for option in decision.options][:12]
    return [f"{text} {points:+.1f}" for points, text in sorted(scored, reverse=True)[:7]]


def _to_and_fro(m: Moment) -> bool:
    """A step straight back with nothing done in the room between."""
    before = m.before[-1] if m.before else None
    walked = [b for b in m.before if b.acts][-1:]
    return bool(
        m.slot and before and walked and walked[0].slot == m.me.room and walked[0].me.room == m.slot
    )


def _loudly(m: Moment) -> bool:
    """A loud step, with no need, to where at least three of four numbers bring somebody."""
    burns = bool(m.room and m.room.fire)
    hurt = any(not wound.dressed for wound in m.me.wounds)
    calm = not (m.foes or burns or hurt)
    return calm and m.verb == "move" and m.loud >= CERTAIN and m.purse - 1 <= ABLE


def _sits(m: Moment) -> bool:
    """A pass with a full hand after another one in the round before."""
    acted = [b for b in m.before if b.acts][-1:]
    full = m.chosen == "pass" and m.purse >= FULL and not m.foes
    return full and bool(acted) and acted[0].chosen == "pass" and acted[0].purse >= FULL


#: Acts that hardly ever have a sense, by name.
ODD: dict[str, Callable[[Moment], bool]] = {
    "passes with a full hand": lambda m: m.chosen == "pass" and m.purse >= FULL,
    "passes in a fire": lambda m: m.chosen == "pass" and bool(m.room and m.room.fire),
    "passes in a fight with cards": lambda m: (
        m.chosen == "pass" and bool(m.foes) and m.purse >= ABLE
    ),
    "runs with a loaded weapon": lambda m: (
        bool(m.slot and m.loaded) and len(m.foes) == 1 and m.foes[0].kind in ("adult", "creeper")
    ),
    "steps straight back": _to_and_fro,
    "walks into a fire": lambda m: bool(
        m.slot and m.slot in m.rooms and m.rooms[m.slot].fire and not (m.room and m.room.fire)
    ),
    "walks into company": lambda m: bool(
        m.slot
        and not m.foes
        and any(s.room == m.slot and s.kind != "larva" for s in m.view.stalkers)
    ),
    "arrives with no card": lambda m: bool(m.slot and m.purse == (2 if m.verb == "careful" else 1)),
    "strikes an adult or worse": lambda m: (
        m.verb == "melee" and not m.chosen.split()[-1].startswith(("larva", "creeper"))
    ),
    "lets something fall": lambda m: m.verb == "drop",
    "walks loudly into noise with few cards": _loudly,
    "passes with a full hand again": _sits,
    "pays its last card for a trade": lambda m: m.verb == "trade" and m.purse <= ABLE,
}


class Watch:
    """Bots that are looked over the shoulder."""

    def __init__(self, levels: list[str], game: str, seed: int) -> None:
        self.levels, self.game, self.seed = levels, game, seed
        self.moments: dict[int, list[Moment]] = {}

    def bots(self, players: int, told: Callable[[Moment], None]) -> dict[int, Bot]:
        """By seat a bot that tells every choice it had."""
        return {seat: self._bot(seat, told) for seat in range(players)}

    def _bot(self, seat: int, told: Callable[[Moment], None]) -> Bot:
        thinker = make(
            self.levels[seat % len(self.levels)], derived(self.seed, "bot", seat), self.game
        )
        onlooker = make("regular", derived(self.seed, "bot", seat), self.game)
        kept = self.moments.setdefault(seat, [])

        def choose(view: Any, decision: Any, _memory: Any) -> object:
            own = thinker if thinker.level in ("rookie", "regular") else onlooker
            told_of = len(decision.options) > 1 and view.me is not None
            # Before it chooses: a rookie keeps in mind where it has just come from.
            thought = thoughts(own, view) if told_of else []
            chosen = thinker.choose(view)
            if told_of:
                moment = Moment(view, chosen, own, kept, thought)
                told(moment)
                kept.append(moment)
            return chosen

        return Bot(thinker.level, choose)


def main() -> int:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    add = parser.add_argument
    add("--bots", default="regular", help="levels, in turn around the table")
    add("--game", default="lockdown")
    add("--players", type=int, default=4)
    add("--seed", type=int, default=1)
    add("--games", type=int, default=1, help="this many seeds from --seed on")
    add("--seat", type=int, help="only this one, from 0")
    add("--odd", action="store_true", help="only what looks odd, and how often")
    add("--only", default="", help="with --odd: only names with this in them")
    add("--replays", type=Path, help="keep every game as a replay in this folder")
    args = parser.parse_args()
    count: Counter[str] = Counter()
    for seed in range(args.seed, args.seed + args.games):
        print(f"== {args.game}, seed {seed}, {args.bots}")

        def told(moment: Moment, seed: int = seed) -> None:
            if args.seat is not None and moment.view.seat != args.seat:
                return
            line = moment.line()
            if not args.odd:
                print(line)
                return
            names = [part for part in line.split("  !! ")[1:] if args.only in part]
            count.update(names)
            if names:
                print(f"{seed} {line}")

        watch = Watch(args.bots.split(","), args.game, seed)
        setup = Setup(players=args.players, game=args.game)
        game = play_game(setup, seed, watch.bots(args.players, told))
        print(f"== the end: {game.result}")
        if args.replays is not None:
            args.replays.mkdir(parents=True, exist_ok=True)
            kept = replay.write(replay.of_game(game, seed))
            (args.replays / f"{seed}.replay").write_text(kept, encoding="utf-8")
    for name, times in count.most_common():
        print(f"{times / args.games:6.2f} a game  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
