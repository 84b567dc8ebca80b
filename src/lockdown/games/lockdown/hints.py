"""Hints of Lockdown: which are given, in which order, and those that only this game has."""

from __future__ import annotations

from collections.abc import Iterator

from lockdown.games.lockdown.board import board
from lockdown.games.lockdown.cards import registry
from lockdown.tutorial import hints as shared
from lockdown.tutorial.hints import Found, HintParts, Seen, hint, hurt, number, when
from lockdown.views.types import ArgView


@hint("dark_hand", 1, "LD-ENC-07", forecast=True)
def dark_hand(s: Seen) -> Iterator[Found]:
    left = s.me.hand - (2 if s.combat and hurt(s, "leg") else 1)
    for option, slot in s.options("move"):
        if not s.occupied(slot) and not s.view.rooms[slot - 1].powered and left < 4:
            yield option, {"n": number(left)}


@hint("blackout_soon", 2, "LD-PWR-10", forecast=True)
def blackout_soon(s: Seen) -> Iterator[Found]:
    failure = board(s.view.board).track[s.view.time].failure if s.acting else ""
    lit = [power for power in s.view.power if power.on]
    counts = failure == "blue" or (failure == "red" and not s.view.time_blue)
    if counts and lit:
        next_out = max(lit, key=lambda power: power.token)
        yield "", {"n": number(next_out.token), "place": ArgView("section", next_out.place)}


@hint("backup_power", 2, "LD-PWR-12")
def backup_power(s: Seen) -> Iterator[Found]:
    dark = not any(power.on for power in s.view.power if power.place != "elevator")
    return when(s.acting and dark and not s.view.time_blue)


@hint("computer", 3, "LD-CPU-01", once=True)
def computer(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.offered("computer"))


@hint("dress", 3, "LD-HRT-13")
def dress(s: Seen) -> Iterator[Found]:
    means = ("use medkit 0", "use skin_stapler 0", "use clothes 1", "play obstinate 1")
    open_wound = any(not wound.dressed for wound in s.me.wounds)
    return when(s.acting and open_wound and s.offered(*means, "room treat_wounds"))


@hint("advantage", 3, "LD-CMB-10", once=True)
def advantage(s: Seen) -> Iterator[Found]:
    if s.acting and s.here and s.here.powered and not hurt(s, "eyes") and s.offered("shoot "):
        yield "shoot", {}


@hint("object", 3, "LD-KNW-02", once=True)
def objects(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.offered("pickup ") and len(s.me.hands) < s.me.slots)


@hint("objective_signal", 2, "LD-OBJ-07")
def objective_signal(s: Seen) -> Iterator[Found]:
    tests = (
        test
        for key in s.mine.objectives
        for alternative in registry.REGISTRY.objectives[key].condition
        for test in alternative
    )
    wanted = any(test["kind"] == "signal_sent" for test in tests) and not s.me.signal
    rooms = [r.slot for r in s.view.rooms if r.explored and r.tile == "transmitter_control"]
    if s.acting and wanted and len(s.mine.objectives) == 1 and rooms:
        yield "", {"room": ArgView("room", f"{rooms[0]:03d}")}


@hint("isolation", 2, "LD-CRT-06", once=True)
def isolation(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.view.time == board(s.view.board).isolation_opens_at + 2)


@hint("container", 2, "LD-CSS-02", once=True)
def container(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.here and s.here.tile in ("css_a", "css_b", "css_c"))


@hint("gate_open", 2, "LD-BNK-01", once=True)
def gate_open(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.view.gate_open)


@hint("self_destruct", 1, "LD-SDS-03")
def self_destruct(s: Seen) -> Iterator[Found]:
    return when(s.acting and s.view.destruct >= 0 and not s.view.destruct_red)


PARTS = HintParts(
    board,
    (
        shared.first_turn,
        dark_hand,
        shared.noisy_room,
        shared.careful_blocked,
        shared.company,
        shared.vent_noise,
        shared.slime,
        shared.fire_end,
        shared.malfunction,
        blackout_soon,
        backup_power,
        computer,
        shared.contamination_hand,
        shared.rest,
        shared.larva,
        shared.two_light,
        dress,
        shared.three_serious,
        shared.target,
        shared.escape,
        advantage,
        shared.interruption,
        shared.craft,
        objects,
        objective_signal,
        isolation,
        container,
        gate_open,
        self_destruct,
        shared.last_standing,
    ),
)
