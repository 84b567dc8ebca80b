"""Read a replay, play it again, and tell its story: who was hurt, by which rule, and when.

Run: python examples/analyse_a_replay.py [FILE]. Without a file, a game is played and saved first,
in the format that `lockdown replay` shows and the server hands out.
"""

import sys
from collections import Counter
from pathlib import Path

from lockdown import Game, Setup
from lockdown.kernel import replay
from lockdown.kernel.events import Heard
from lockdown.messages.render import Speaker
from lockdown.sim.play import bot, play_game

WORTH_TELLING = {"round_began", "explored", "serious_wound", "stalker_died", "died", "game_ended"}


def some_replay(seed: int = 11) -> str:
    """The text of a game that bots played."""
    game = play_game(Setup(players=3), seed, bot("regular"))
    return replay.write(replay.of_game(game, seed))


def analyse(text: str) -> Game:
    """Print the story as a spectator heard it, and what each seat spent its decisions on."""
    saved = replay.read(text)
    verbs: dict[int, Counter[str]] = {seat: Counter() for seat in range(saved.setup.players)}
    speaker = Speaker("en", game=saved.setup.game)
    game = saved.start()
    for table, seat, option, told in saved.steps():
        game = table
        verbs[seat][option.split()[0]] += 1
        for event in told:
            if event.kind in WORTH_TELLING and event.audience == -1:
                heard = Heard(0, event.kind, event.rule, event.args)
                print(f"  {speaker.event(heard)} [{event.rule}]")
    for seat, counts in verbs.items():
        often = ", ".join(f"{verb} {count}" for verb, count in counts.most_common(5))
        print(f"seat {seat}: {sum(counts.values())} decisions ({often})")
    print(game.result)
    return game


if __name__ == "__main__":
    analyse(Path(sys.argv[1]).read_text(encoding="utf-8") if len(sys.argv) > 1 else some_replay())
