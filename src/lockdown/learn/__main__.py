"""`python -m lockdown.learn`: train a policy, go on with one, measure it.

    python -m lockdown.learn --out DIR --seconds 3600 --workers 15
    python -m lockdown.learn --out DIR --resume DIR --seconds 3600

It starts with the imitation of a bot unless it goes on from a checkpoint, then plays itself, its
earlier selves and the bots, and stops by itself. The last part of the time measures the policy,
greedy, against `regular`. Everything it writes stands in DIR (`lockdown.learn.store`).
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m lockdown.learn",
        description=__doc__,
        # The commands in it stay on lines of their own.
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--out", type=Path, required=True, help="the folder to write to")
    add("--game", default="lockdown", help="the game to learn")
    add("--resume", type=Path, help="a folder with a checkpoint to go on from")
    add("--start", type=Path, help="an exported policy to start from instead of imitation")
    add("--seconds", type=float, default=3600, help="when to stop, everything included")
    add("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    add("--tables", type=int, default=48, help="tables in each of a worker's two groups")
    add("--length", type=int, default=160, help="decisions a table between two updates")
    add("--teacher", default="regular", help="the bot to imitate at the start")
    add("--teach", type=float, default=45, help="seconds of games of the teacher; 0 for none")
    add("--lessons", type=int, default=60_000, help="at most so many decisions a worker")
    add("--imitate", type=float, default=50, help="seconds of imitation")
    add("--measure", type=float, default=60, help="seconds of measuring at the end")
    add("--bots", type=float, default=0.1, help="games with bots in some seats")
    add("--copies", type=float, default=0.0, help="games with a copy of the teacher in some seats")
    add("--league", type=float, default=0.3, help="games with earlier selves in some seats")
    add("--judge", default="regular", help="the bot to measure against")
    add("--shared", type=float, default=0.2, help="part of the reward that is the table's mean")
    add("--survive", type=float, default=0.4, help="reward for surviving")
    add("--win", type=float, default=0.6, help="reward for winning, beyond surviving")
    add("--idle", type=float, default=0.0, help="cost of each card beyond two kept at a pass")
    add("--guided", action="store_true", help="play as the level learned does, beside regular")
    add("--rate", type=float, default=3e-4)
    add("--trace", type=float, default=0.97, help="how far a surprise reaches back")
    add("--critic-rate", type=float, default=3e-4)
    add("--entropy", type=float, default=0.01)
    add("--epochs", type=int, default=2)
    add("--batch", type=int, default=8192)
    add("--again", type=float, default=120, help="seconds between two earlier selves")
    add("--players", default="4,4,4,4,4,4,3,3,5,5,2,1", help="numbers of players to draw from")
    add("--seed", type=int, default=1)
    add("--device", default="", help="cuda or cpu; the best there is without")
    return parser.parse_args()


def main() -> int:
    """Train."""
    began = time.monotonic()
    args = _arguments()
    try:
        import torch  # noqa: F401, PLC0415 - an optional extra
    except ModuleNotFoundError:
        print("training needs PyTorch: pip install 'lockdown[learn]'", file=sys.stderr)
        return 2
    from lockdown.learn.trainer import Trainer  # noqa: PLC0415 - needs PyTorch

    trainer = Trainer(args, began)
    try:
        trainer.run()
    finally:
        trainer.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
