"""Where everything stands in an observation: parts in a fixed order, each a table of columns.

A part is `rows` times `columns` numbers, one byte each. The columns are named, so that the page
`docs/env-layout.md` can be written from them and a network can take the table apart again. Each
column has a scale, which turns its bytes into numbers around 1 for learners that want a flat
vector. Which parts a game has it says itself (`games/*/env/parts.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

#: Name, how many numbers wide, and what a byte of it counts for.
Column = tuple[str, int, float]


@dataclass(frozen=True, slots=True)
class Part:
    """A table inside the observation."""

    name: str
    start: int
    rows: int
    columns: int
    names: dict[str, tuple[int, int]]
    """By column: where it begins in a row and how wide it is."""
    doc: str

    def at(self, column: str) -> int:
        """Where a column begins in the observation (in the first row)."""
        return self.start + self.names[column][0]

    @property
    def stop(self) -> int:
        """The first place after the part."""
        return self.start + self.rows * self.columns


class Parts(dict[str, Part]):
    """The parts of an observation by name, one after the other.

    `more`: columns that a layout has behind the others of a part.
    """

    def __init__(self, more: Mapping[str, tuple[Column, ...]] | None = None) -> None:
        super().__init__()
        self._more = more or {}
        self._scales: list[tuple[int, int, float]] = []

    def add(self, name: str, rows: int, doc: str, *columns: Column) -> None:
        """Put a part behind those that are there."""
        start = self.size
        names: dict[str, tuple[int, int]] = {}
        width = 0
        columns += self._more.get(name, ())
        for column, size, _ in columns:
            names[column] = (width, size)
            width += size
        self[name] = Part(name, start, rows, width, names, doc)
        for row in range(rows):
            at = start + row * width
            for _, size, scale in columns:
                self._scales.append((at, size, scale))
                at += size

    @property
    def size(self) -> int:
        """Length of an observation."""
        return max((part.stop for part in self.values()), default=0)

    def scale(self) -> NDArray[np.float32]:
        """What each byte counts for in the flat vector of floats."""
        scale = np.ones(self.size, dtype=np.float32)
        for at, size, factor in self._scales:
            scale[at : at + size] = factor
        return scale
