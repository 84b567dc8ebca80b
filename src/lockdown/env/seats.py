"""Which tables a policy knows: those that its layout can show. Asked before it sits down."""

from __future__ import annotations

from lockdown import Game, Setup
from lockdown.bots.learned import load
from lockdown.env.layout import TABLES, WrongLayout


def unknown(file: str, setup: Setup, name: str = "") -> str:
    """Why a policy does not know tables of a set-up: a sentence, empty if it knows them.

    `name`: what the operator calls it; players need not know files.
    """
    codec = load(file).codec
    layout = codec.layout
    if layout.game == setup.game:
        try:
            # What a layout cannot show at all it says at the first look.
            codec.of_table(Game.new(setup, 0).table, 0)
        except WrongLayout as error:
            why = str(error)
        else:
            return ""
    else:
        why = f"it does not know {setup.game}"
    return (
        f"{name or file} was trained for the layout {layout.name} ({TABLES[layout.name]}) "
        f"and cannot play at this table: {why}"
    )
