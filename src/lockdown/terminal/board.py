"""The board in characters, drawn from the same board file as everything else."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from lockdown.messages.render import Speaker
from lockdown.state.boards import ZONE
from lockdown.terminal.parts import TerminalParts, parts_of
from lockdown.views.types import RoomView, TableView

WIDTH, HEIGHT = 118, 37
_LETTERS = "ABCDE"
_STALKERS = {"larva": "l", "creeper": "c", "adult": "a", "breeder": "b", "queen": "Q"}


@dataclass
class Canvas:
    """A grid of characters with a style each."""

    width: int
    height: int

    def __post_init__(self) -> None:
        self.cells = [[(" ", "")] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write text from a point to the right; what does not fit is cut."""
        for i, character in enumerate(text):
            if 0 <= x + i < self.width and 0 <= y < self.height:
                self.cells[y][x + i] = (character, style)

    def line(self, start: tuple[int, int], end: tuple[int, int], style: str) -> None:
        """A dotted line."""
        (x0, y0), (x1, y1) = start, end
        steps = max(abs(x1 - x0), 2 * abs(y1 - y0), 1)
        for i in range(0, steps + 1, 2):
            self.put(x0 + (x1 - x0) * i // steps, y0 + (y1 - y0) * i // steps, "·", style)

    def text(self) -> Text:
        """The picture."""
        picture = Text()
        for row in self.cells:
            for character, style in row:
                picture.append(character, style=style or None)
            picture.append("\n")
        return picture


def draw(view: TableView, speaker: Speaker) -> Text:
    """The board as the viewer sees it."""
    own = parts_of(view.game)
    raw = own.raw_board(view.board)
    names = {corridor.key: corridor.text for corridor in own.board(view.board).corridors}
    canvas = Canvas(WIDTH, HEIGHT)
    at = {slot["number"]: _cell(own, slot["x"], slot["y"]) for slot in raw["slot"]}
    for corridor in raw["corridor"]:
        name = names[corridor["key"]]
        style = "red" if name in view.closed else "bright_black"
        canvas.line(at[corridor["a"]], at[corridor["b"]], style)
        x, y = _cell(own, *corridor["mid"])
        label = "/".join(str(n) for n in corridor["numbers"])
        if name in view.closed:
            canvas.put(x - 1, y, f"▐{label}▌", "bold red")
        elif name in view.destroyed_doors:
            canvas.put(x - 1, y, f"╳{label}", "red")
        else:
            canvas.put(x, y, label, "bright_black")
        if name in view.noise:
            canvas.put(x + len(label) + 1, y, "((•))", "bold yellow")
    rooms = {room.slot: room for room in view.rooms}
    for number, (x, y) in at.items():
        _room(canvas, view, speaker, rooms[number], x, y)
    for zone in raw.get("zone", ()):
        noisy = f"zone-{zone['number']}" in view.noise
        x, y = _cell(own, zone["x"], zone["y"])
        shown = speaker.arg("corridor", ZONE + zone["number"]) + " ((•))" * noisy
        canvas.put(x, y, shown, "bold yellow" if noisy else "bright_black")
    for name, x, below, words in own.spaces[view.board]:
        noisy = name in view.noise
        shown = speaker.say(f"terminal-{words}_{'noise' if noisy else 'quiet'}")
        canvas.put(x, HEIGHT - below, shown, "yellow" if noisy else "bright_black")
    return canvas.text()


def _cell(own: TerminalParts, x: int, y: int) -> tuple[int, int]:
    wide, top, high = own.span
    return round(x * (WIDTH - 16) / wide) + 6, round((y - top) * (HEIGHT - 3) / high) + 1


def _room(
    canvas: Canvas, view: TableView, speaker: Speaker, room: RoomView, x: int, y: int
) -> None:
    own = parts_of(view.game)
    lit = own.lit(room)
    style = "white" if lit else "bright_black"
    name = ""
    if room.tile:
        name = speaker.short_room(room.tile)
    label = f"{room.slot:03d} {name or '?' + room.kind}"[:18]
    if room.tile and not room.explored:
        label = f"({label})"
    crew = "".join(_LETTERS[c.seat] for c in view.crew if c.room == room.slot and c.place == "room")
    foes = " ".join(
        f"{_STALKERS[s.kind]}{s.wounds or ''}" for s in view.stalkers if s.room == room.slot
    )
    marks = ""
    if room.items > 0:
        marks += f" {room.items}"
    marks += own.marks(room)
    if room.objects:
        marks += " " + "".join(o.key[0].upper() for o in room.objects)
    left = x - len(label) // 2
    bold = "bold " if crew else ""
    canvas.put(left, y, label, f"{bold}{style} on {'grey15' if lit else 'black'}")
    canvas.put(left, y + 1, f"[{crew}]" if crew else "", "bold cyan")
    offset = left + (len(crew) + 3 if crew else 0)
    canvas.put(offset, y + 1, foes, "bold red")
    offset += len(foes) + (1 if foes else 0)
    if room.fire:
        canvas.put(offset, y + 1, "FIRE", "bold orange1")
        offset += 5
    if room.malfunction:
        canvas.put(offset, y + 1, "MALF", "bold yellow")
        offset += 5
    canvas.put(offset, y + 1, marks.strip(), "green")
