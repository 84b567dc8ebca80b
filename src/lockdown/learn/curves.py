"""The curve of a training as a picture, drawn without any library."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 760, 400, 56, 30, 190, 44
#: Rounds are few games each: so many points a line, each the mean of the rounds around it.
POINTS = 30
COLOURS = ("#1b7f79", "#c8553d", "#6a4c93", "#8a8f2f", "#2f6690", "#b56576")


def picture(curve: list[dict[str, Any]], figure: str = "wins") -> str:
    """Lines of survival or wins over steps of self-play, one for each casting of the learner."""
    lines = _lines(curve, figure)
    most = max((x for line in lines.values() for x, _ in line), default=1.0) or 1.0
    high = max((y for line in lines.values() for _, y in line), default=1.0) or 1.0
    high = 5 * (int(high / 5) + 1)
    wide, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def at(x: float, y: float) -> str:
        return f"{LEFT + wide * x / most:.1f},{TOP + tall * (1 - y / high):.1f}"

    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            'font-family="sans-serif" font-size="12">'
        ),
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="18">{escape(figure)}, % of the learner\'s seats</text>',
    ]
    for i in range(6):
        y = high * i / 5
        x1, y1 = at(0, y).split(",")
        x2, _ = at(most, y).split(",")
        parts.append(f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y1}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y1}" text-anchor="end">{y:.0f}</text>')
        x, base = at(most * i / 5, 0).split(",")
        label = f"{most * i / 5:.3g}"
        parts.append(f'<text x="{x}" y="{float(base) + 16}" text-anchor="middle">{label}</text>')
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 8}">million steps of self-play</text>')
    for i, (name, line) in enumerate(sorted(lines.items())):
        colour = COLOURS[i % len(COLOURS)]
        points = " ".join(at(x, y) for x, y in line)
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        y = TOP + 16 * (i + 1)
        parts.append(
            f'<text x="{WIDTH - RIGHT + 12}" y="{y}" fill="{colour}">{escape(name)}</text>'
        )
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _lines(curve: list[dict[str, Any]], figure: str) -> dict[str, list[tuple[float, float]]]:
    """By casting: (million steps, percent), weighted by seats; points of few seats are left out."""
    most = max((entry["steps"] for entry in curve), default=0.0) or 1.0
    sums: dict[str, dict[int, list[float]]] = {}
    for entry in curve:
        part = min(POINTS - 1, int(POINTS * entry["steps"] / most))
        for name, values in entry.get("figures", {}).items():
            if name.endswith("learner"):
                casting = sums.setdefault(name.partition(":")[0], {})
                total = casting.setdefault(part, [0.0, 0.0, 0.0])
                seats = values["seats"]
                for i, value in enumerate((seats, seats * entry["steps"], seats * values[figure])):
                    total[i] += value
    return {
        name: [
            (steps / seats / 1e6, 100 * good / seats)
            for seats, steps, good in (parts[i] for i in sorted(parts))
            if seats >= 50
        ]
        for name, parts in sums.items()
        if any(seats >= 50 for seats, _, _ in parts.values())
    }
