"""What the terminal shows of Lockdown alone: power, the gate, knowledge, contingencies."""

from __future__ import annotations

from lockdown.games.lockdown.board import board, raw_board
from lockdown.games.lockdown.view_types import (
    LockdownCrewView,
    LockdownMeView,
    LockdownView,
    PowerView,
    SurfaceView,
)
from lockdown.terminal.parts import Column, Say, TerminalParts
from lockdown.views.types import RoomView


def _lit(room: RoomView) -> bool:
    return room.powered


def _marks(room: RoomView) -> str:
    return " ▣" if room.computer else ""


def _power(token: PowerView, say: Say) -> str:
    side = "●" if token.on else "○"
    place = say(token.place.replace("-", "_"), of="section")
    return f"{place} {token.token}{side}{'▾' * token.fails_next}"


def _tracks(view: LockdownView, say: Say) -> list[str]:
    power = "  ".join(_power(token, say) for token in view.power)
    return [say("time", time=str(view.time or "S")), say("power", power=power)]


def _state(view: LockdownView, say: Say) -> list[str]:
    found = []
    if view.destruct >= 0:
        found.append(say("destruct_red" if view.destruct_red else "destruct", space=view.destruct))
    if view.emergency >= 0:
        found.append(say("emergency", space=view.emergency))
    found.append(say("gate_open" if view.gate_open else "gate_closed"))
    if isinstance(view, SurfaceView):
        rover = f"{view.rover:03d}"
        found.append(say("rover_at", room=rover) if view.rover else say("rover_away"))
        if view.open_tokens:
            slots = ", ".join(f"{slot:03d}" for slot in view.open_tokens)
            found.append(say("face_down", rooms=slots))
    return found


def _knows(crew: LockdownCrewView) -> str:
    return f"{crew.knowledge}{'*' if crew.knowledge_active else ''}"


def _secrets(me: LockdownMeView) -> list[tuple[str, str]]:
    return [("contingency", code) for code in me.contingencies]


PARTS = TerminalParts(
    title="Lockdown",
    board=board,
    raw_board=raw_board,
    span=(1000, 60, 640),
    spaces={"basic": (("tech", 26, 13, "vents"),), "surface": (("tech", 54, 9, "vents"),)},
    lit=_lit,
    marks=_marks,
    tracks=_tracks,
    state=_state,
    columns=(Column("knows", _knows),),
    secrets=_secrets,
)
