"""What the terminal shows of the original game alone: engines, course, pods, the way to sleep."""

from __future__ import annotations

from lockdown.games.nemesis.board import board, raw_board
from lockdown.games.nemesis.view_types import EngineView, NemesisMeView, NemesisView, PodView
from lockdown.terminal.parts import Say, TerminalParts
from lockdown.views.types import RoomView

_LETTERS = "ABCDE"
#: The top token of an engine as the viewer knows it.
_STATES = {"working": "●", "damaged": "○", "": "?"}


def _marks(room: RoomView) -> str:
    return " ▣" if room.computer else ""


def _engine(engine: EngineView) -> str:
    return f"{engine.engine}{_STATES[engine.state]}"


def _pod(pod: PodView) -> str:
    """`A1` locked in brackets, `A1:CD` with those who wait in it, `A1×` gone."""
    text = f"{pod.section}{pod.number}"
    if pod.gone:
        return f"{text}×"
    crew = "".join(_LETTERS[seat] for seat in pod.crew)
    text += f":{crew}" if crew else ""
    return f"({text})" if pod.locked else text


def _tracks(view: NemesisView, say: Say) -> list[str]:
    course = view.course
    if view.course in view.coordinates:
        course += f" {say(view.coordinates[view.course], of='destination')}"
    return [
        say("time", time=str(view.time)),
        say("engines", engines=" ".join(map(_engine, view.engines))),
        say("course", space=course),
        say("pods", pods=" ".join(map(_pod, view.pods))),
    ]


def _state(view: NemesisView, say: Say) -> list[str]:
    found = []
    if view.destruct >= 0:
        late = view.destruct <= board(view.board).no_return
        found.append(say("destruct_late" if late else "destruct", space=view.destruct))
    found.append(say("hibernation_open" if view.hibernation_open else "hibernation_closed"))
    if view.coordinates:
        spaces = ", ".join(
            f"{space} {say(place, of='destination')}" for space, place in view.coordinates.items()
        )
        found.append(say("coordinates", spaces=spaces))
    if view.intruder is not None:
        seat = view.intruder
        found.append(say("intruder", seat=_LETTERS[seat.seat], hand=seat.hand, deck=seat.deck))
    return found


def _secrets(me: NemesisMeView) -> list[tuple[str, str]]:
    return [("intruderaction", card) for card in me.intruder_hand]


PARTS = TerminalParts(
    title="Nemesis",
    board=board,
    raw_board=raw_board,
    span=(1000, 40, 580),
    spaces={
        "basic": (("tech", 8, 34, "vents"),),
        "alternative": (("tech-red", 50, 30, "vents_red"), ("tech-blue", 50, 12, "vents_blue")),
    },
    marks=_marks,
    tracks=_tracks,
    state=_state,
    secrets=_secrets,
)
