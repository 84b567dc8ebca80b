"""Plays games and prints what came out; run by other interpreters and hash seeds.

Uses nothing but the engine. Every line holds all that two runs might differ in.
"""

from __future__ import annotations

import hashlib
import random
import sys

from lockdown import Game, Setup
from lockdown.kernel.replay import event_text, opening

#: Tables of other kinds, one game each.
TABLES = (
    Setup(players=3, mode="coop"),
    Setup(players=3, board="surface", guests=True, enemies="intruders"),
    Setup(players=2, board="surface", guests=True, mode="coop"),
    Setup(players=3, game="nemesis"),
    Setup(players=2, game="nemesis", mode="coop", board="alternative"),
    Setup(players=4, game="nemesis", options=(("intruder_player", "yes"),)),
)


def story(players: int, seed: int, setup: Setup | None = None) -> str:
    """Digests of the table on the way, of all events and of the saved bytes at the end."""
    game = Game.new(setup or Setup(players=players), seed)
    said = hashlib.blake2b(digest_size=8)
    for event in opening(game):
        said.update(event_text(event.kind, event.args).encode())
    way = hashlib.blake2b(digest_size=8)
    dice = random.Random(f"{players} {seed}")  # seeding with a text does not depend on hash()
    while len(options := game.options):
        way.update("|".join(map(str, options)).encode())
        for event in game.play(options[int(dice.random() * len(options))]):
            said.update(event_text(event.kind, event.args).encode())
        if game.version % 10 == 0:
            way.update(game.digest.encode())
            said.update(
                repr(game.why_not(game.table.turn)).encode() if game.table.turn >= 0 else b""
            )
    return (
        f"{players} {seed} {game.version} {way.hexdigest()} {said.hexdigest()} "
        f"{hashlib.blake2b(game.to_bytes(), digest_size=8).hexdigest()} {game.result}"
    )


if __name__ == "__main__":
    for players in (1, 2, 3, 4, 5):
        for seed in (1, 2):
            sys.stdout.write(story(players, seed) + "\n")
    for table in TABLES:
        sys.stdout.write(story(table.players, 3, table) + "\n")
