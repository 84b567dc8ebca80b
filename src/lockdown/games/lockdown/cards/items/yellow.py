"""Yellow item cards."""

from __future__ import annotations

from typing import Any

from lockdown.games.lockdown import elevator, power
from lockdown.games.lockdown.cards.items.common import Options, loadable
from lockdown.games.lockdown.cards.items.red import weapon_battery
from lockdown.games.lockdown.cards.registry import item_card
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.decisions import decision_kind
from lockdown.kernel.steps import step
from lockdown.rules import happened, items, looking, markers, movement, wounds
from lockdown.rules.needs import fire_here, malfunction_here, no_fire_here, slimed
from lockdown.rules.queries import code, section, slots, stalkers_in
from lockdown.rules.taping import NOTHING_TO_JOIN, tape_up, untaped
from lockdown.rules.verbs import DONE, NO, TAKE, TARGET, TO, YES
from lockdown.state.facts import ANY, NEVER, Refusal
from lockdown.state.keys import ELEVATOR, ITEM, YELLOW

NAILGUN = ITEM["nailgun"]
PROBE_ARM = ITEM["probe_arm"]
FLAMETHROWER = ITEM["flamethrower"]

SECOND_PLAN = decision_kind("second_plan", "LD-ROM-16", "Look at a second room?")
EXCHANGE_TOKENS = decision_kind(
    "exchange_tokens", "LD-SET-34", "Exchange the two exploration tokens?"
)

tool_belt = item_card(
    "tool_belt",
    copies=6,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    component="frame",
    rules="LD-CRD-31 LD-MRK-29 LD-ITM-08 LD-ITM-10",
    source="public",
    confidence="medium",
    ours="cost combat components deck copies",
    note=(
        "Removing a malfunction and refilling the Probe Arm are known; the Nailgun, symbol "
        "and copies are ours."
    ),
)


@tool_belt.part(needs=malfunction_here)
def repair_with_tools(t: LockdownTable, seat: int, item: int) -> None:
    """LD-CRD-31, LD-MRK-29."""
    markers.remove_malfunction(t, t.room[seat], "LD-MRK-29")


def empty_nailguns(t: LockdownTable, seat: int) -> Options:
    """Nailguns carried that can take ammo."""
    return [(TAKE, item) for item in loadable(t, t.hands[seat]) if item & 255 == NAILGUN]


@tool_belt.part(target=empty_nailguns, empty=("nothing_to_load", "LD-ITM-08"))
def load_nailgun(t: LockdownTable, seat: int, item: int, nailgun: int) -> None:
    """LD-CRD-31, LD-ITM-08."""
    items.load(t, seat, nailgun, "LD-CRD-31")


def empty_probe_arms(t: LockdownTable, seat: int) -> Options:
    """Probe Arms, which lie open beside the board, below their uses."""
    return [(TAKE, item) for item in loadable(t, t.beside[seat]) if item & 255 == PROBE_ARM]


@tool_belt.part(target=empty_probe_arms, empty=("nothing_to_load", "LD-ITM-10"))
def mend_probe_arm(t: LockdownTable, seat: int, item: int, arm: int) -> None:
    """LD-CRD-31, LD-ITM-10."""
    items.load(t, seat, arm, "LD-CRD-31")


duct_tape = item_card(
    "duct_tape",
    copies=5,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    attach=True,
    component="material",
    rules="LD-CRD-33 LD-ITM-13 LD-TRD-10 LD-MRK-29",
    source="rulebook",
    confidence="medium",
    ours="cost combat components deck copies",
    note=(
        "First option from the rulebooks; the second follows the original game's card. Known "
        "as a part of an Enviro-Suit (flavour), hence the symbol."
    ),
)


@duct_tape.part(target=(untaped, untaped), empty=NOTHING_TO_JOIN)
def tape_together(t: LockdownTable, seat: int, item: int, one: int, other: int) -> None:
    """LD-CRD-33, LD-ITM-13: two heavy items take one hand slot; the tape stays on them."""
    tape_up(t, seat, item, one, other)


@duct_tape.part(needs=malfunction_here)
def tape_a_leak(t: LockdownTable, seat: int, item: int) -> None:
    """LD-CRD-33, LD-MRK-29."""
    markers.remove_malfunction(t, t.room[seat], "LD-MRK-29")


reagent = item_card(
    "reagent",
    copies=4,
    deck=YELLOW,
    cost=1,
    combat=ANY,
    single_use=True,
    component="fire",
    rules="LD-CRD-20 LD-ITM-20 LD-WND-10 LD-WND-13",
    source="rulebook",
    confidence="high",
    ours="cost combat components deck copies",
    note=(
        "Effect from the rulebook picture; cost, which symbol, deck and copies are ours. The "
        "same card is in the green deck."
    ),
)


def empty_flamethrowers(t: LockdownTable, seat: int) -> Options:
    """Flamethrowers carried that can take ammo."""
    return [(TAKE, item) for item in loadable(t, t.hands[seat]) if item & 255 == FLAMETHROWER]


@reagent.part(target=empty_flamethrowers, empty=("nothing_to_load", "LD-ITM-08"))
def fuel_flamethrower(t: LockdownTable, seat: int, item: int, weapon: int) -> None:
    """LD-ITM-20: to the full capacity."""
    items.load(t, seat, weapon, "LD-ITM-20")


def knows_reagents(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-ITM-20: knowledge 5 or more."""
    return None if t.knowledge[seat] >= 5 else ("too_little_knowledge", "LD-ITM-20", 5)


def stalkers_here(t: LockdownTable, seat: int) -> Options:
    """The Night Stalkers of the own room."""
    return [(TARGET, code(figure)) for figure in stalkers_in(t, t.room[seat])]


@reagent.part(needs=knows_reagents, target=stalkers_here, empty=("no_stalker_here", "LD-ITM-20"))
def pour_reagent(t: LockdownTable, seat: int, item: int, target: int) -> None:
    """LD-ITM-20, LD-WND-13: it retreats."""
    wounds.retreat_if_here(t, target >> 3, t.room[seat])


lighter = item_card(
    "lighter",
    copies=2,
    deck=YELLOW,
    cost=1,
    combat=ANY,
    single_use=True,
    light=True,
    component="fire",
    rules="LD-CRD-39 LD-MRK-15 LD-MRK-16 LD-MRK-17 LD-ITM-36 LD-PWR-08",
    source="reconstructed",
    confidence="low",
    note="Only the name is known (flavour: with reagents it makes a flamethrower).",
)


@lighter.part(needs=no_fire_here)
def set_fire(t: LockdownTable, seat: int, item: int) -> None:
    """LD-CRD-39, LD-MRK-15 to LD-MRK-17: any room can burn."""
    markers.place_fire(t, t.room[seat], "LD-CRD-39")


# Its second use is a reaction as the Glow Stick's: windows 5 and 8 of `rules.reactions`.


fire_blanket = item_card(
    "fire_blanket",
    copies=3,
    deck=YELLOW,
    cost=1,
    combat=ANY,
    single_use=True,
    component="material",
    rules="LD-CRD-22 LD-ITM-22 LD-MRK-09 LD-MRK-20",
    source="rulebook",
    confidence="high",
    ours="cost combat components deck copies",
    note="Effect from the rulebook picture; cost, symbol, deck and copies are ours.",
)


@fire_blanket.part(needs=fire_here)
def smother_fire(t: LockdownTable, seat: int, item: int) -> None:
    """LD-ITM-22, LD-CRD-22, LD-MRK-20."""
    markers.remove_fire(t, t.room[seat], "LD-ITM-22")


@fire_blanket.part(needs=slimed)
def wipe_slime(t: LockdownTable, seat: int, item: int) -> None:
    """LD-ITM-22, LD-MRK-09."""
    markers.remove_slime(t, seat, "LD-ITM-22")


yellow_flashlight = item_card(
    "yellow_flashlight",
    copies=2,
    deck=YELLOW,
    cost=0,
    combat=ANY,
    light=True,
    reaction=True,
    uses=(2, 2),
    same_as="flashlight",
    rules="LD-CRD-28 LD-ITM-10 LD-ITM-36 LD-PWR-08",
    source="reconstructed",
    confidence="medium",
)
# A reaction, as the red one (LD-CRD-28).

yellow_weapon_battery = item_card(
    "yellow_weapon_battery",
    copies=3,
    deck=YELLOW,
    cost=1,
    combat=ANY,
    single_use=True,
    component="electricity",
    same_as="weapon_battery",
    rules="LD-CRD-29 LD-ITM-08 LD-ITM-11",
    source="reconstructed",
    confidence="low",
)
yellow_weapon_battery.parts.extend(weapon_battery.parts)

cave_plans = item_card(
    "cave_plans",
    copies=1,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="LD-CRD-30 LD-TEC-01 LD-MOV-12 LD-SRF-12",
    source="reconstructed",
    confidence="medium",
    note="Name and purpose are known; that no attack follows is ours (single use, one copy).",
)


def cave_exits(t: LockdownTable, seat: int) -> Options:
    """LD-TEC-01, LD-MOV-12: other explored rooms with an entrance, from a room with one."""
    entrances = t.rs.board.entrances
    if not entrances >> t.room[seat] & 1:
        return []
    return [(TO, slot) for slot in slots(entrances & t.explored) if slot != t.room[seat]]


def no_cave(t: LockdownTable, seat: int) -> Refusal:
    """LD-TEC-01: an entrance is missing here, or elsewhere."""
    here = t.rs.board.entrances >> t.room[seat] & 1
    return ("no_other_entrance" if here else "no_entrance", "LD-TEC-01")


@cave_plans.part(target=cave_exits, empty=no_cave)
def crawl(t: LockdownTable, seat: int, item: int, slot: int) -> None:
    """LD-CRD-30, LD-TEC-01: no exploration, no noise roll, no attack card."""
    movement.carry_to(t, seat, slot)


facility_plans = item_card(
    "facility_plans",
    copies=2,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    rules="LD-EXP-10 LD-ROM-16",
    source="reconstructed",
    confidence="low",
)


def rooms_on_plan(t: LockdownTable, seat: int) -> Options:
    """Unexplored rooms; a known one only helps if its token could be exchanged (LD-ACT-26)."""
    hidden = [slot for slot in range(1, t.rs.board.slots + 1) if not t.explored >> slot & 1]
    new = looking.unseen_rooms(t, seat, with_tokens=True)
    return [
        (TO, slot)
        for slot in hidden
        if slot in new or any(_same_set(t, slot, other) for other in hidden if other != slot)
    ]


def _same_set(t: LockdownTable, first: int, second: int) -> bool:
    """LD-EXP-01: tokens of the surface and of the base are never exchanged for each other."""
    outside = t.rs.board.outside
    return (outside >> first & 1) == (outside >> second & 1)


@facility_plans.part(target=rooms_on_plan, empty=("nothing_to_look_at", "LD-ROM-16"))
def study_plans(t: LockdownTable, seat: int, item: int, slot: int) -> None:
    """LD-ROM-16: up to two rooms with their tokens, seen alone."""
    _study(t, seat, slot)
    new = looking.unseen_rooms(t, seat, with_tokens=True)
    others = [
        way
        for way in rooms_on_plan(t, seat)
        if way[1] != slot and (way[1] in new or _same_set(t, way[1], slot))
    ]
    if others:
        t.ask(seat, SECOND_PLAN, [(DONE,), *others], second_plan, seat, slot)


def _study(t: LockdownTable, seat: int, slot: int) -> None:
    looking.look_at_tile(t, seat, slot, "LD-ROM-16")
    looking.look_at_token(t, seat, slot, "LD-ROM-16")


@step
def second_plan(t: LockdownTable, seat: int, first: int, choice: tuple[Any, ...]) -> None:
    """A second room, or enough."""
    if choice[0] == DONE:
        return
    _study(t, seat, choice[1])
    if not _same_set(t, first, choice[1]):
        return
    options: list[tuple[Any, ...]] = [(NO,), (YES,)]
    t.ask(seat, EXCHANGE_TOKENS, options, plans_answer, seat, first, choice[1])


@step
def plans_answer(
    t: LockdownTable, seat: int, first: int, second: int, choice: tuple[Any, ...]
) -> None:
    """LD-SET-34: nobody else sees whether it was done, so what they knew ends in either case."""
    done = choice[0] == YES
    if done:
        t.token[first], t.token[second] = t.token[second], t.token[first]
    for viewer in range(t.n):
        if viewer != seat:
            t.seen_token[viewer] &= ~(1 << first | 1 << second)
    rooms = (first, second)
    t.tell_secret(
        1 << seat,
        happened.TOKENS_EXCHANGED,
        "LD-SET-34",
        (seat, rooms, int(done)),
        (seat, rooms, -1),
    )


elevator_key = item_card(
    "elevator_key",
    copies=1,
    deck=YELLOW,
    cost=0,
    combat=NEVER,
    uses=(2, 2),
    rules="LD-ROM-64 LD-BRD-19 LD-ITM-10",
    source="reconstructed",
    confidence="low",
)


@elevator_key.part(needs=elevator.elevator_room_refusal, target=elevator.destinations)
def override_elevator(t: LockdownTable, seat: int, item: int, slot: int) -> None:
    """LD-ROM-64, LD-ITM-10: it comes if it has to and goes, powered or not; twice in all."""
    left = items.spend(t, seat, item, "LD-ITM-10")
    if not items.count_of(left):
        items.discard_item(t, seat, left, "LD-ITM-17")
    elevator.bring(t, t.room[seat], "LD-ROM-64")
    t.push(elevator.ride, seat, slot)


portable_generator = item_card(
    "portable_generator",
    copies=1,
    deck=YELLOW,
    cost=1,
    combat=NEVER,
    single_use=True,
    heavy=True,
    component="electricity",
    rules="LD-PWR-17 LD-PWR-18 LD-BRD-10",
    source="reconstructed",
    confidence="low",
)


def section_dark(t: LockdownTable, seat: int) -> Refusal | None:
    """LD-BRD-11: in a section whose power token is red."""
    where = section(t, seat)
    if where < 0:
        return ("no_section", "LD-BRD-11")
    return None if t.power[where] < 0 else ("power_on", "LD-PWR-17")


@portable_generator.part(needs=section_dark)
def power_section(t: LockdownTable, seat: int, item: int) -> None:
    """LD-PWR-17, LD-PWR-18."""
    power.switch(t, section(t, seat), True, "LD-PWR-17")


def at_elevator(t: LockdownTable, seat: int) -> Refusal | None:
    """One of the three elevator rooms, with a malfunction marker or not."""
    return None if elevator.in_elevator_room(t, seat) else ("no_elevator_room", "LD-BRD-10")


@portable_generator.part(needs=at_elevator)
def switch_elevator(t: LockdownTable, seat: int, item: int) -> None:
    """LD-BRD-10: the elevator's own token, to its other side."""
    power.flip(t, ELEVATOR, "LD-BRD-10")
