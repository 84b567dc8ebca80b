"""Rooms of kind I: all ten are in every game (LD-ROM-12)."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown import css, knowledge, looking, power, time_track
from lockdown.games.lockdown.cards.registry import room_tile
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import (
    attacks,
    contamination,
    happened,
    items,
    markers,
    movement,
    noise,
    treating,
)
from lockdown.rules import nest as eggs_of_nest
from lockdown.rules.looking import look_at_objectives, objectives_known
from lockdown.rules.queries import alive, here, order_from_left, room_named, section, slots
from lockdown.rules.verbs import OPTION, PLAYER, SEAT, SLOT, TAKE, TO
from lockdown.state.facts import Refusal
from lockdown.state.keys import CONTAMINATION

LOOK_WHERE = decision_kind(
    "look_at_contingency", "LD-ROM-26", "Look at one contingency token: whose, or of the pool?"
)
LOOK_WHICH = decision_kind(
    "look_at_contingency_of", "LD-ROM-27", "Look at which of the tokens?", owner=(1, SEAT)
)

Options = list[tuple[Any, ...]]

archive = room_tile(
    "archive",
    kind="I",
    colour="white",
    computer=True,
    computer_confidence="medium",
    rules="LD-ROM-26 LD-ROM-27 LD-KNW-04 LD-CTG-06",
)


def token_inactive(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-KNW-04: once a game for each character."""
    return ("knowledge_active", "LD-KNW-04") if t.active >> seat & 1 else None


@archive.action("examine_archive", cost=2, needs=token_inactive)
def examine_archive(t: LockdownTable, seat: int) -> None:
    """LD-ROM-26: knowledge, the token's active side, then the look."""
    knowledge.gain(t, seat, 2, "LD-ROM-26")
    knowledge.activate_token(t, seat)
    t.push(look_in_archive, seat)


@step
def look_in_archive(t: LockdownTable, seat: int) -> None:
    """LD-ROM-26, LD-ROM-27, LD-CTG-06: any token not known yet, never the active one."""
    options: Options = [
        (PLAYER, other)
        for other in order_from_left(t, seat)
        if looking.unseen_contingencies(t, seat, other)
    ]
    options += [
        (SLOT, looking.contingency_slot(t, token))
        for token in looking.unseen_contingencies(t, seat, looking.POOL)
    ]
    if options:
        t.ask(seat, LOOK_WHERE, options, archive_owner, seat)


@step
def archive_owner(t: LockdownTable, seat: int, choice: tuple[Any, ...]) -> None:
    """LD-ROM-27: one token alone; the one who looks says which."""
    if choice[0] == SLOT:
        look_at_one(t, seat, looking.POOL, choice[1])
        return
    owner = choice[1]
    tokens = looking.unseen_contingencies(t, seat, owner)
    places = [looking.contingency_slot(t, token) for token in tokens]
    if len(places) == 1:
        look_at_one(t, seat, owner, places[0])
    else:
        t.ask(seat, LOOK_WHICH, [(SLOT, place) for place in places], archive_token, seat, owner)


@step
def archive_token(t: LockdownTable, seat: int, owner: int, choice: tuple[Any, ...]) -> None:
    """One of several tokens of a player was named."""
    look_at_one(t, seat, owner, choice[1])


def look_at_one(t: LockdownTable, seat: int, owner: int, slot: int) -> None:
    """The look itself."""
    looking.look_at_contingency(t, seat, looking.contingency_at(t, owner, slot), "LD-CTG-06")


transmitter_control = room_tile(
    "transmitter_control",
    kind="I",
    colour="red",
    computer=True,
    rules="LD-ROM-28 LD-ROM-29 LD-OBJ-07",
    note="Red and the computer symbol are seen on a public photograph of the tile.",
)


def no_signal_yet(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-ROM-28: a second signal changes nothing."""
    return ("signal_sent", "LD-ROM-28") if t.signal >> seat & 1 else None


@transmitter_control.action("send_signal", cost=2, needs=no_signal_yet)
def send_signal(t: LockdownTable, seat: int) -> None:
    """LD-ROM-28."""
    t.signal |= 1 << seat  # LD-MRK-32
    t.tell(happened.SIGNAL_SENT, "LD-ROM-28", seat)


def players_with_signal(t: LockdownTable, seat: int) -> Options:
    """LD-ROM-29: other living players with the marker, if the look can show something."""
    return [
        (PLAYER, other)
        for other in order_from_left(t, seat)
        if t.signal >> other & 1 and alive(t, other) and not objectives_known(t, seat, other)
    ]


@transmitter_control.action(
    "check_objective",
    cost=2,
    target=players_with_signal,
    empty=("nobody_with_signal", "LD-ROM-29"),
)
def check_objective(t: LockdownTable, seat: int, owner: int) -> None:
    """LD-ROM-29: the objective, or all that the player still holds."""
    look_at_objectives(t, seat, owner, "LD-ROM-29")


cave_entrance = room_tile(
    "cave_entrance",
    kind="I",
    colour="white",
    computer=False,
    colour_confidence="low",
    computer_confidence="medium",
    rules="LD-ROM-30 LD-ROM-31 LD-TEC-01 LD-ATK-13",
)


def explored_entrances(t: LockdownTable, seat: int) -> Options:
    """LD-ROM-30: other explored rooms with a technical-corridor entrance."""
    there = t.rs.board.entrances & t.explored & ~(1 << t.room[seat])
    return [(TO, slot) for slot in slots(there)]


@cave_entrance.action(
    "cave_move", cost=2, target=explored_entrances, empty=("no_other_entrance", "LD-ROM-30")
)
def cave_move(t: LockdownTable, seat: int, slot: int) -> None:
    """LD-ROM-30, LD-ROM-31: arrive, then one attack as of an adult in darkness."""
    empty = not (t.occupied | t.foes) >> slot & 1
    t.push(attacks.attack_as_adult, seat)
    if t.rs.cave_noise and empty:
        # LockdownTable option: the arrival in an empty room is as loud as a Move.
        t.push(noise.noise_roll, seat)
    movement.carry_to(t, seat, slot)


power_generator = room_tile(
    "power_generator",
    kind="I",
    colour="yellow",
    computer=False,
    colour_confidence="low",
    computer_confidence="medium",
    rules="LD-ROM-32 LD-ROM-33 LD-SDS-03 LD-PWR-16",
)


def sequence_stoppable(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-ROM-32, LD-SDS-06: the self-destruct token is on the track, yellow side up."""
    if t.destruct < 0:
        return ("no_self_destruct", "LD-ROM-32")
    return ("self_destruct_red", "LD-SDS-06") if t.destruct_red else None


@power_generator.action("stop_self_destruct", cost=2, needs=sequence_stoppable)
def stop_self_destruct(t: LockdownTable, seat: int) -> None:
    """LD-SDS-03."""
    time_track.stop_self_destruct(t, "LD-SDS-03")


@power_generator.action("switch_power", cost=2)
def switch_power(t: LockdownTable, seat: int) -> None:
    """LD-ROM-33, LD-FAQ-43: on or off, whatever side the time token shows."""
    power.flip(t, section(t, seat), "LD-ROM-33")


laboratory = room_tile(
    "laboratory",
    kind="I",
    colour="green",
    computer=True,
    colour_confidence="low",
    computer_confidence="medium",
    rules="LD-ROM-34 LD-ROM-35 LD-ROM-36 LD-KNW-06 LD-KNW-07 LD-KNW-10 LD-KNW-11",
)


ON_FLOOR = "floor"


def objects_at(t: LockdownTable, seat: int, source: Any) -> list[int]:
    """Bulky objects lying in the Laboratory, or carried by one character there (LD-NCH-06)."""
    if source == ON_FLOOR:
        found = items.lying_in(t, room_named(t, "laboratory"))
    else:
        found = [item for item in t.hands[source] if t.rs.items[item & 255].bulky]
    return list(dict.fromkeys(found))


def object_sources(t: LockdownTable, seat: int) -> Options:
    """LD-KNW-11: lying in the room or carried by a character in it."""
    options: Options = [(OPTION, ON_FLOOR)] if objects_at(t, seat, ON_FLOOR) else []
    crew = sorted(here(t, room_named(t, "laboratory")), key=lambda other: other != seat)
    return options + [(PLAYER, other) for other in crew if objects_at(t, seat, other)]


def objects_to_analyse(t: LockdownTable, seat: int, source: Any) -> Options:
    """Which of them."""
    return [(TAKE, item) for item in objects_at(t, seat, source)]


def carrier(t: LockdownTable, seat: int, source: Any, item: int) -> int:
    """LD-KNW-11: another carrier is asked before the cost is paid."""
    return -1 if source in (ON_FLOOR, seat) else int(source)


@laboratory.action(
    "analyse",
    cost=2,
    target=(object_sources, objects_to_analyse),
    empty=("no_object", "LD-KNW-11"),
    consent=carrier,
)
def analyse(t: LockdownTable, seat: int, source: Any, item: int) -> None:
    """LD-ROM-34: the object is used up in every case."""
    if item not in objects_at(t, seat, source):
        return
    if source == ON_FLOOR:
        items.take_lying(t, room_named(t, "laboratory"), item)
    else:
        items.take_away(t, source, item)
    knowledge.analyse(t, seat, item)


nest = room_tile(
    "nest",
    kind="I",
    colour="none",
    computer=False,
    searchable=False,
    has_counter=False,
    malfunction=False,
    computer_confidence="medium",
    rules="LD-ROM-37 LD-ROM-38 LD-ROM-39 LD-ROM-40 LD-ROM-41 LD-ROM-42 LD-ROM-43 LD-EXP-11",
)


@nest.action(
    "take_egg", cost=2, needs=eggs_of_nest.egg_left, target=eggs_of_nest.egg_slot, empty=None
)
def take_egg(t: LockdownTable, seat: int, dropped: int) -> None:
    """LD-ROM-40: the egg, then a noise roll, also with others in the room."""
    eggs_of_nest.take_egg(t, seat, dropped)


decon_room = room_tile(
    "decon_room",
    kind="I",
    colour="green",
    computer=False,
    colour_confidence="low",
    computer_confidence="medium",
    rules="LD-ROM-44 LD-ROM-45 LD-CON-09 LD-CON-10",
)


def something_to_clean(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-ROM-44, LD-ROM-08: a contamination card in hand, a larva or slime."""
    if (t.larva | t.slime) >> seat & 1:
        return None
    if any(card >= CONTAMINATION for card in t.hand[seat]):
        return None
    return ("nothing_to_clean", "LD-ROM-44")


@decon_room.action("decontaminate", cost=2, needs=something_to_clean)
def decontaminate(t: LockdownTable, seat: int) -> None:
    """LD-ROM-44: infected cards of the hand, the larva, the slime."""
    contamination.cure_hand(t, seat, "LD-ROM-44")
    contamination.remove_larva(t, seat, "LD-ROM-44")
    markers.remove_slime(t, seat, "LD-ROM-44")


css_a = room_tile(
    "css_a",
    kind="I",
    colour="white",
    computer=False,
    container="A",
    colour_confidence="low",
    computer_confidence="medium",
    rules="LD-ROM-46 LD-ROM-47 LD-ROM-48 LD-ROM-49 LD-CSS-02 LD-CSS-04",
)


def container_a_open(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-CSS-02."""
    return css.enter_refusal(t, "A")


@css_a.action("enter_css", cost=2, needs=container_a_open)
def enter_container_a(t: LockdownTable, seat: int) -> None:
    """LD-ROM-46, LD-CSS-04."""
    css.get_in(t, seat, "A")


cooling_system = room_tile(
    "cooling_system",
    kind="I",
    colour="yellow",
    computer=True,
    colour_confidence="low",
    computer_confidence="medium",
    rules="LD-ROM-50 LD-SDS-01 LD-SDS-08 LD-SDS-10",
)


def no_sequence(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-SDS-10: not while the self-destruct token is on the track."""
    return None if t.destruct < 0 else ("self_destruct_active", "LD-SDS-10")


@cooling_system.action("start_self_destruct", cost=2, needs=no_sequence)
def start_self_destruct(t: LockdownTable, seat: int) -> None:
    """LD-ROM-50, LD-SDS-01."""
    time_track.start_self_destruct(t, "LD-SDS-01")


emergency_room = room_tile(
    "emergency_room",
    kind="I",
    colour="green",
    computer=False,
    colour_confidence="low",
    computer_confidence="medium",
    rules="LD-ROM-51 LD-HRT-13 LD-HRT-14 LD-COP-08 LD-COP-09",
)


@emergency_room.action(
    "treat_wounds",
    cost=2,
    target=(treating.treatments, treating.wounds_to_heal),
    empty=("nothing_to_treat", "LD-ROM-51"),
)
def treat_wounds(t: LockdownTable, seat: int, what: str, wound: int) -> None:
    """LD-ROM-51: one of three, for the acting character alone."""
    treating.treat(t, seat, what, wound)
