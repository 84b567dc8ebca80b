"""Tell a game of bots as a story: one line an action, with what it cost and what came of it.

    python tools/story.py --bots regular --seed 701
    python tools/story.py --bots learned --game nemesis --seed 701 --replays kept

Made for reading whole games: a third of the length of `tools/watch.py`, with the outcomes of dice
and cards. A line names the seat and its actions left, the room and what everybody sees there, the
cards, what has changed since the last line of this seat, the choice and what else scored well; a
line that begins with `=>` tells all that happened, also what that seat did not see.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any

# Also as a script of its own, where only this folder is on the path.
sys.path.insert(0, str(Path(__file__).parent.parent))

from lockdown import Game, Setup
from lockdown.kernel import replay
from lockdown.kernel.events import Event, Heard
from lockdown.kernel.replay import event_text
from lockdown.messages import MissingMessage
from lockdown.messages.render import Speaker
from lockdown.sim.play import play_game
from tools.watch import Moment, Watch, table

#: What the line of the action says already.
SAID = re.compile(
    r"discards .* to pay\.|Anybody in the room may react|takes a turn\.|rolls for noise: "
    r"|^[A-E]: .*\.$"
)
#: Parts of a line that are told again only when they have changed.
LASTING = ("has", "wants", "next")
#: Answers that go without saying, by kind of decision.
SILENT = {"end_of_turn": "end", "pass_discard": "done", "interrupt": "decline"}


class Story:
    """A watcher that prints what it sees, in short."""

    def __init__(self, setup: Setup, thoughts: int) -> None:
        self.speaker = Speaker("en", game=setup.game, enemies=setup.enemies)
        self.thoughts = thoughts
        self.line = ""
        self.came: list[str] = []
        self.round = -1
        self.lasting: dict[tuple[int, str], str] = {}

    def told(self, moment: Moment) -> None:
        """One decision, before what comes of it."""
        kind, chosen = moment.view.decision.kind, moment.chosen
        if kind == "action":
            self.flush()
            self.begin(moment)
            self.line = self.act(moment)
        elif kind == "pay":
            if not self.line:
                self.line = f"    {'ABCDE'[moment.view.seat]}"
            self.line += f" <{chosen}>"
        elif SILENT.get(kind) != chosen:
            self.flush()
            parts = moment.line().split(" | ")
            held = "; ".join(part for part in parts if part.startswith(("hand ", "has ")))
            print(
                f"    {'ABCDE'[moment.view.seat]} {kind} ({held}): {chosen}"
                f" [of {', '.join(moment.thoughts[:8])}]"
            )

    def begin(self, moment: Moment) -> None:
        """The heading of a new round: what decides about everybody, and who is where."""
        view = moment.view
        if view.round == self.round:
            return
        self.round = view.round
        print(f"-- round {view.round}: {', '.join(table(view))}")
        for one in view.crew:
            print(f"   {'ABCDE'[one.seat]}:{one.character} {one.place} {one.room:03}")

    def act(self, moment: Moment) -> str:
        """An action in one line."""
        words, *odd = moment.line().split("  !! ")
        first, *parts = words.split(" | ")
        told = []
        for part in parts:
            name = part.split(" ", 1)[0]
            if name in ("table", "of") or part.startswith("action:"):
                continue
            if name in LASTING:
                key = (moment.view.seat, name)
                if self.lasting.get(key) == part:
                    continue
                self.lasting[key] = part
            told.append(part)
        where = first.split(" @ ", 1)[1]
        liked = ", ".join(moment.thoughts[: self.thoughts])
        seat = "ABCDE"[moment.view.seat]
        told += [f">>> {moment.chosen.upper()} [{liked}]" + "".join(f" !! {name}" for name in odd)]
        return f"{seat}{moment.view.actions_left} @{where} | " + " | ".join(told)

    def flush(self) -> None:
        """Print the last action and what came of it."""
        if self.line:
            print(self.line)
        if self.came:
            print("    => " + " ".join(self.came))
        self.line, self.came = "", []

    def words(self, event: Event) -> str:
        """An event as the log of an open table has it."""
        try:
            return self.speaker.event(Heard(0, event.kind, event.rule, event.args))
        except MissingMessage:
            return event_text(event.kind, event.args)

    def before(self, _game: Game, /) -> None:
        """Nothing to tell yet."""

    def step(self, _game: Game, _seat: int, _option: Any, told: tuple[Event, ...], /) -> None:
        """What came of a choice."""
        self.came += [words for words in map(self.words, told) if not SAID.search(words)]

    def after(self, game: Game, /) -> None:
        """The end."""
        self.flush()
        print(f"== the end: {game.result}")


def main() -> int:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    add = parser.add_argument
    add("--bots", default="regular", help="levels, in turn around the table")
    add("--game", default="lockdown")
    add("--players", type=int, default=4)
    add("--seed", type=int, default=1)
    add("--thoughts", type=int, default=5, help="how many options are told with their points")
    add("--replays", type=Path, help="keep the game as a replay in this folder")
    args = parser.parse_args()
    setup = Setup(players=args.players, game=args.game)
    print(f"== {args.game}, seed {args.seed}, {args.bots}")
    story = Story(setup, args.thoughts)
    watch = Watch(args.bots.split(","), args.game, args.seed)
    bots = watch.bots(args.players, story.told)
    game = play_game(setup, args.seed, bots, watchers=[story])
    if args.replays is not None:
        args.replays.mkdir(parents=True, exist_ok=True)
        kept = replay.write(replay.of_game(game, args.seed))
        (args.replays / f"{args.seed}.replay").write_text(kept, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
