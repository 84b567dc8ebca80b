"""Observations of the original game (see `lockdown.env.observing`, and `parts` beside this)."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from lockdown.env import observing
from lockdown.env.layout import Layout
from lockdown.env.observing import Row, clear
from lockdown.env.parts import Parts
from lockdown.games.nemesis.board import board
from lockdown.games.nemesis.env.known import Known
from lockdown.games.nemesis.env.parts import LAYOUT, PARTS, SCALE, SIZE, SPACES
from lockdown.games.nemesis.rulesets import OPTIONS
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.state import keys
from lockdown.state.boards import Board

__all__ = ["SCALE", "SIZE", "Encoder", "Places", "observe", "to_floats"]


class Places(observing.Places):
    """Where everything stands in observations of the original game."""

    FLAGS: ClassVar[tuple[str, ...]] = ("explored", "fire", "malfunction")
    MARKS: ClassVar[tuple[str, ...]] = ("vented",)

    def __init__(
        self, layout: Layout, side: Board, parts: Parts, way_rows: tuple[int, ...] = ()
    ) -> None:
        super().__init__(layout, side, parts, self.FLAGS, self.MARKS, way_rows)
        words = layout.words
        self.about["noise_face"] = ("noise", words["noise_faces"].table(keys.NOISE_FACES))
        self.special[keys.BLUE_CORPSE] = 4
        self.number_at.update(engine=self.d["engine"], pod=self.d["pod"])
        self.pods = parts["pods"]
        self.destination = words["destinations"].table(keys.DESTINATIONS)
        self.destinations = layout.size("destinations")


class Encoder(observing.Encoder):
    """Writes observations of one game of the original Nemesis, whoever decides."""

    P: ClassVar[Places] = Places(LAYOUT, board(LAYOUT.board), PARTS)
    p: Places

    def numbers(self, k: Known) -> tuple[int, ...]:
        """See `lockdown.env.observing.Encoder`, also for the rest."""
        return (
            k.round,
            k.time,
            k.event_step,
            k.actions_left,
            k.destruct + 1,
            k.hibernation_open,
            k.rushing >= 0,
            k.attacks_skipped,
            k.somebody_died,
            max(k.fire_left, 0),
            max(k.broken_left, 0),
            max(k.doors_left, 0),
            k.eggs,
            k.egg_supply,
            k.nest_destroyed,
            k.queen_killed,
            k.n,
        )

    def open_things(self, k: Known) -> Any:
        """Mode, options, course, pods."""
        return (k.mode, k.options, k.course, k.pods, k.pod_of)

    def write_open_things(self, out: Row, k: Known) -> None:
        """Write them."""
        p = self.p
        t, words, pods = p.t, p.words, p.pods
        clear(out, t["mode"], t["bag"] - t["mode"])
        out[t["mode"] + words["modes"].place(k.mode)] = 1
        for name, value in k.options:
            if value != OPTIONS[name][0]:
                out[t["options"] + words["options"].place(name)] = 1
        out[t["course"] + min(k.course, SPACES - 1)] = 1
        clear(out, pods.start, pods.stop - pods.start)
        for number, section, locked, gone in k.pods:
            at = pods.start + (number - 1) * pods.columns
            out[at] = 1
            out[at + 1 + section] = 1
            out[at + 3] = locked
            out[at + 4] = gone
            out[at + 5] = k.pod_of.count(number)

    def masks(self, k: Known) -> tuple[int, ...]:
        """Explored, burning and broken rooms."""
        return (k.explored, k.fire, k.broken)

    def marked(self, k: Known) -> tuple[int, ...]:
        """The vented room."""
        return (k.vented,)

    def member(self, k: Known, other: int) -> tuple[Any, ...]:
        """One of the crew in numbers; behind them its mission items, its pod, its open hand."""
        hand, deck = k.hand_sizes[other]
        return (
            hand,
            deck,
            len(k.discards[other]),
            k.light[other],
            k.slime >> other & 1,
            k.larva >> other & 1,
            k.signal >> other & 1,
            k.passed >> other & 1,
            len(k.mission[other]),
            k.objectives_held[other],
            k.coordinates_seen >> other & 1,
            keys.BLUE_CORPSE in k.hands[other],
            k.mission[other],
            k.pod_of[other],
            k.open_hands[other] if k.open_hands else (),
        )

    def write_member(self, row: Row, k: Known, other: int) -> None:
        """Write what comes behind."""
        p = self.p
        c = p.c
        if k.pod_of[other]:
            row[c["pod"] + k.pod_of[other] - 1] = 1
        for wound in k.wounds[other]:
            if wound & 32:
                row[c["numbed"] + p.wound[wound & 15]] += 1
        for item in k.mission[other]:
            row[c["inactive"] + p.item[item & 255]] += 1
        for card in k.open_hands[other] if k.open_hands else ():
            row[c["open_hand"] + p.card_at.get(card, p.last_card)] += 1

    def write_known(self, out: Row, k: Known) -> None:
        """Engines as believed, and the coordinates card."""
        p = self.p
        at = p.o["engines"]
        for i, state in enumerate(k.engines):
            if state >= 0:
                out[at + i * 2 + state] = 1
        for i, destination in enumerate(k.coordinates):
            out[p.o["coordinates"] + i * p.destinations + p.destination[destination]] = 1


def to_floats(row: NDArray[np.uint8]) -> NDArray[np.float32]:
    """The vector of floats that the environments give."""
    return row * SCALE


def encode(k: Known) -> NDArray[np.uint8]:
    """The bytes of an observation, written anew."""
    row = bytearray(SIZE)
    Encoder().write(k, row)
    return np.frombuffer(row, dtype=np.uint8)


def observe(view: NemesisView) -> NDArray[np.float32]:
    """The observation of the seat whose view it is."""
    return to_floats(encode(Known.of_view(view)))
