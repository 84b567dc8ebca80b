"""Plots as inline SVG: bars, columns, areas and the board. Plain text in, plain text out."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

INK, INK_3, LINE = "#f3eee5", "#9a9097", "#3a333b"
GO, GO_DIM, BLOOD, TRACK = "#35e6cb", "#1c7f73", "#ff4f63", "#1c191f"


def interval(part: int, whole: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson)."""
    if not whole:
        return 0.0, 1.0
    z, p = 1.96, part / whole
    middle = p + z * z / (2 * whole)
    wide = z * math.sqrt(p * (1 - p) / whole + z * z / (4 * whole * whole))
    return max(0.0, (middle - wide) / (1 + z * z / whole)), (middle + wide) / (1 + z * z / whole)


def n(value: float) -> str:
    """A coordinate: short, and the same on every machine."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def percent(rate: float) -> str:
    """A rate for people: one decimal where it matters."""
    return f"{rate * 100:.1f} %" if rate < 0.0995 else f"{rate * 100:.0f} %"


def svg(width: float, height: float, body: Sequence[str], label: str) -> str:
    """The frame of a plot."""
    return (
        f'<svg viewBox="0 0 {n(width)} {n(height)}" role="img" aria-label="{escape(label)}">'
        + "".join(body)
        + "</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """A piece of text."""
    return (
        f'<text x="{n(x)}" y="{n(y)}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'
    )


def rect(
    x: float, y: float, width: float, height: float, fill: str, hint: str = "", radius: float = 2
) -> str:
    """A rectangle with a hint for the mouse."""
    title = f"<title>{escape(hint)}</title>" if hint else ""
    return (
        f'<rect x="{n(x)}" y="{n(y)}" width="{n(max(0, width))}" height="{n(height)}" '
        f'rx="{n(radius)}" fill="{fill}">{title}</rect>'
    )


@dataclass(frozen=True, slots=True)
class Rate:
    """One line of a plot of rates."""

    label: str
    seats: int
    survived: int
    won: int
    colour: str = ""


def rates(lines: Sequence[Rate], *, width: float = 580, label: str = "") -> str:
    """Survival, wins inside it, and how sure one can be of the survival rate."""
    row, left, right = 34.0, 176.0, 120.0
    body: list[str] = []
    top = max([interval(line.survived, line.seats)[1] for line in lines if line.seats] or [0.1])
    scale = (width - left - right) / min(1.0, max(0.05, top))
    for i, line in enumerate(lines):
        y = i * row
        share, wins = line.survived / max(1, line.seats), line.won / max(1, line.seats)
        low, high = interval(line.survived, line.seats)
        hint = (
            f"{line.label}: {line.survived} of {line.seats} survived "
            f"(95 %: {percent(low)} to {percent(high)}), {line.won} won"
        )
        if line.colour:
            body.append(
                f'<circle cx="7" cy="{n(y + 15)}" r="6" fill="{line.colour}" stroke="#0b0a0d"/>'
            )
        body.append(text(20 if line.colour else 0, y + 20, line.label))
        body.append(rect(left, y + 5, width - left - right, 20, TRACK))
        if not line.seats:
            body.append(text(width - right + 12, y + 20, "never chosen", "dim"))
            continue
        body.append(rect(left, y + 5, share * scale, 20, GO_DIM, hint))
        body.append(rect(left, y + 5, wins * scale, 20, GO, hint))
        a, b, middle = left + low * scale, left + high * scale, y + 15
        body.append(
            f'<path d="M{n(a)} {n(middle)}H{n(b)}M{n(a)} {n(middle - 4)}v8M{n(b)} '
            f'{n(middle - 4)}v8" stroke="{INK}" stroke-width="1.5" opacity=".75" fill="none"/>'
        )
        body.append(text(width - right + 12, y + 20, percent(share), "big num"))
        body.append(text(width, y + 20, f"{percent(wins)} won", "dim num", "end"))
    return svg(width, len(lines) * row, body, label)


def bars(
    lines: Sequence[tuple[str, float, str, str, str]], *, width: float = 580, label: str = ""
) -> str:
    """(label, value, colour, words behind the bar, hint) each."""
    row, left, right = 30.0, 190.0, 110.0
    top = max([value for _, value, *_ in lines] or [1]) or 1
    body: list[str] = []
    for i, (name, value, colour, words, hint) in enumerate(lines):
        y = i * row
        wide = (width - left - right) * value / top
        body.append(text(0, y + 19, name))
        body.append(rect(left, y + 5, width - left - right, 18, TRACK))
        body.append(rect(left, y + 5, max(wide, 1.5 if value else 0), 18, colour, hint))
        body.append(text(width, y + 19, words, "num", "end"))
    return svg(width, len(lines) * row, body, label)


def columns(
    groups: Sequence[tuple[str, Sequence[tuple[str, float]]]],
    colours: Mapping[str, str],
    *,
    width: float = 580,
    height: float = 210,
    label: str = "",
    unit: str = "games",
    every: int = 1,
) -> str:
    """Stacked columns: (label below, [(kind, value)]) each."""
    top = max([sum(value for _, value in parts) for _, parts in groups] or [1]) or 1
    base, step = height - 24, width / max(1, len(groups))
    body: list[str] = []
    for i, (name, parts) in enumerate(groups):
        y = base
        for kind, value in parts:
            high = value / top * (base - 14)
            if value:
                y -= high
                hint = f"{name}: {value:g} {unit} {kind}".strip()
                body.append(rect(i * step + 1.5, y, step - 3, high, colours[kind], hint, 1))
        if i % every == 0:
            body.append(text(i * step + step / 2, height - 6, name, "dim num", "middle"))
    body.append(f'<path class="axis" d="M0 {n(base + 0.5)}H{n(width)}"/>')
    body.append(text(0, 10, f"{top:g} {unit}", "dim num"))
    return svg(width, height, body, label)


def areas(
    names: Sequence[str],
    shares: Sequence[Sequence[float]],
    colours: Sequence[str],
    final: Sequence[tuple[str, float, str]],
    *,
    width: float = 1180,
    height: float = 300,
    label: str = "",
) -> str:
    """Shares over time, stacked from below, with a last column for how it ended."""
    base, gap, column = height - 30, 34.0, 130.0
    across = width - gap - column
    points = len(names)
    body: list[str] = []
    below = [0.0] * points
    for layer, colour in enumerate(colours):
        above = [below[i] + shares[i][layer] for i in range(points)]
        there = " ".join(
            f"{n(across * i / max(1, points - 1))},{n(base - base * above[i])}"
            for i in range(points)
        )
        back = " ".join(
            f"{n(across * i / max(1, points - 1))},{n(base - base * below[i])}"
            for i in reversed(range(points))
        )
        body.append(f'<polygon points="{there} {back}" fill="{colour}"/>')
        below = above
    for i, name in enumerate(names):
        x = across * i / max(1, points - 1)
        body.append(f'<path d="M{n(x)} 0V{n(base)}" stroke="#0b0a0d" opacity=".25"/>')
        anchor = "start" if i == 0 else "end" if i == points - 1 else "middle"
        body.append(text(x, height - 8, name, "dim num", anchor))
    y = float(base)
    for name, share, colour in final:
        high = base * share
        y -= high
        x = across + gap
        body.append(rect(x, y, column, high, colour, f"{name}: {percent(share)}", 0))
        if high > 17:
            body.append(
                f'<text x="{n(x + 8)}" y="{n(y + high / 2 + 5)}" '
                f'style="fill:{_on(colour)};font-weight:600">{escape(name)} {percent(share)}</text>'
            )
    body.append(text(across + gap, height - 8, "in the end", "dim"))
    return svg(width, height, body, label)


def matrix(
    heads: Sequence[str],
    lines: Sequence[tuple[str, Sequence[float], str]],
    colours: Sequence[str],
    *,
    width: float = 1180,
    label: str = "",
) -> str:
    """Numbers as warm as they are high in their column: (label, numbers, hint) a line."""
    row, left, top = 27.0, 240.0, 30.0
    step = (width - left) / max(1, len(heads))
    most = [max([line[1][i] for line in lines] or [1]) or 1 for i in range(len(heads))]
    body = [
        text(left + (i + 0.5) * step, 16, head, "dim", "middle") for i, head in enumerate(heads)
    ]
    for i, (name, numbers, hint) in enumerate(lines):
        y = top + i * row
        body.append(text(0, y + 17, name))
        for k, number in enumerate(numbers):
            fill = heat(math.sqrt(number / most[k]) * 0.9 if number else 0, TRACK, colours[k])
            body.append(rect(left + k * step + 1.5, y, step - 3, row - 3, fill, hint))
            words = f"{number:.2f}" if number else "·"
            body.append(
                f'<text x="{n(left + (k + 0.5) * step)}" y="{n(y + 17)}" text-anchor="middle" '
                f'class="num" style="pointer-events:none;fill:{_on(fill) if number else INK_3}">'
                f"{words}</text>"
            )
    return svg(width, top + len(lines) * row, body, label)


def _on(colour: str) -> str:
    """Black or white, whichever can be read on it."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#0d0b0e" if red * 0.3 + green * 0.59 + blue * 0.11 > 120 else INK


def heat(value: float, dark: str, bright: str) -> str:
    """A colour between two, for a value from 0 to 1."""
    mixed = (
        round(int(dark[i : i + 2], 16) * (1 - value) + int(bright[i : i + 2], 16) * value)
        for i in (1, 3, 5)
    )
    return "#" + "".join(f"{part:02x}" for part in mixed)


def board(
    raw: Mapping[str, Any],
    values: Mapping[int, float],
    words: Mapping[int, str],
    hints: Mapping[int, str],
    bright: str,
    *,
    label: str,
) -> str:
    """The board with each room as hot as its value; `raw` is the board file."""
    low = min(values.values(), default=0)
    where = {slot["number"]: (slot["x"], slot["y"]) for slot in raw["slot"]}
    top = max(values.values(), default=0) or 1
    body: list[str] = []
    for corridor in raw["corridor"]:
        (ax, ay), (bx, by) = where[corridor["a"]], where[corridor["b"]]
        mx, my = corridor["mid"]
        body.append(
            f'<path d="M{ax} {ay}Q{n(2 * mx - (ax + bx) / 2)} {n(2 * my - (ay + by) / 2)} '
            f'{bx} {by}" stroke="{LINE}" stroke-width="9" fill="none" stroke-linecap="round"/>'
        )
    for slot in raw["slot"]:
        number, x, y = slot["number"], slot["x"], slot["y"]
        share = (values.get(number, low) - low) / (top - low or 1)
        fill = heat(share, "#1c191f", bright)
        points = " ".join(
            f"{n(x + 58 * math.cos(math.pi / 3 * k))},{n(y + 46 * math.sin(math.pi / 3 * k))}"
            for k in range(6)
        )
        body.append(
            f'<polygon points="{points}" fill="{fill}" stroke="#574c55" stroke-width="1.5">'
            f"<title>{escape(hints.get(number, ''))}</title></polygon>"
        )
        ink = _on(fill)
        style = f'text-anchor="middle" style="pointer-events:none;fill:{ink}'
        body.append(
            f'<text x="{x}" y="{y - 9}" {style};opacity:.75;font-size:17px">{number:03d}</text>'
        )
        body.append(
            f'<text x="{x}" y="{y + 19}" {style};font-size:25px;font-weight:700">'
            f"{escape(words.get(number, ''))}</text>"
        )
    # The canvas of the board has room for tracks and decks around the rooms; leave that out.
    return (
        f'<svg viewBox="30 58 990 650" role="img" aria-label="{escape(label)}">'
        + "".join(body)
        + "</svg>"
    )


def legend(entries: Sequence[tuple[str, str]]) -> str:
    """(words, colour) each."""
    items = "".join(
        f'<li><i style="background:{colour}"></i>{escape(words)}</li>' for words, colour in entries
    )
    return f'<ul class="legend">{items}</ul>'
