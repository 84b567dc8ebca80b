"""The table that an environment plays at, named with the words of `Setup`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lockdown.kernel.game import Setup, checked

#: Table options by name, or as pairs.
Options = Mapping[str, str] | Iterable[tuple[str, str]]


def table(
    players: int,
    game: str,
    mode: str,
    board: str,
    guests: bool,
    enemies: str,
    options: Options,
    characters: tuple[str, ...] = (),
) -> Setup:
    """The set-up in full; raises `BadSetup` that says what the game offers."""
    pairs = options.items() if isinstance(options, Mapping) else options
    return checked(
        Setup(
            players=players,
            game=game,
            mode=mode,
            board=board,
            characters=characters,
            options=tuple(sorted((name, value) for name, value in pairs)),
            guests=guests,
            enemies=enemies,
        )
    )
