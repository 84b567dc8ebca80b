"""The regular bot of the original game in set positions: no act without sense."""

from __future__ import annotations

from typing import Any

import pytest

from lockdown import Game, Setup
from lockdown.games.nemesis.bots.quick_goals import Weights, goals
from lockdown.games.nemesis.bots.quick_player import KNOWN
from lockdown.games.nemesis.bots.quick_thought import NemesisThought
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.rookie import NemesisRookie
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.games.nemesis.table import NemesisTable
from lockdown.kernel.options import parse_option
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, BLUE_CORPSE, CARCASS, CORPSE, ITEM, OBJECTIVE, ROOM
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, OptionView
from tests.bots.test_nemesis_veteran import asked_again

CREW = ("scout", "mechanic", "scientist", "captain")
SEARCH, REST, REPAIRS, FAST = (
    ACTION[key] for key in ("search", "rest", "basic_repairs", "fast_repairs")
)
PLAIN = (ACTION["demolition"], ACTION["interruption"])


class Position:
    """A quiet ship in round 4 on which everybody else is far away; changed by hand."""

    def __init__(self, objective: str, *known: str, room: str = "hibernatorium") -> None:
        game = Game.new(Setup(players=4, game="nemesis", characters=CREW), 5)
        t = game.table.clone()
        assert isinstance(t, NemesisTable)
        assert t.decision is not None
        self.t, self.seat = t, t.decision[0]
        t.round, t.time, t.noise, t.actions_left = 4, 12, 0, 2
        t.objectives[self.seat] = (OBJECTIVE[objective],)
        t.somebody_died = False
        for other in range(t.n):
            if other != self.seat:
                set_room(t, other, t.rs.board.engines[2])
        for tile in (*known, room):
            self.explore(tile)
        set_room(t, self.seat, self.slot(room))

    def slot(self, tile: str) -> int:
        slot = self.t.slot_of[ROOM[tile]] or self.place(tile)
        assert slot
        return slot

    def place(self, tile: str) -> int:
        """Lay a room that this deal has not, in place of one of its kind."""
        t = self.t
        kind = t.rs.rooms[ROOM[tile]].kind
        slot = next(s for s in range(1, t.rs.board.slots + 1) if t.rs.rooms[t.tile[s]].kind == kind)
        t.slot_of = tuple(
            0 if n == t.tile[slot] else slot if n == ROOM[tile] else s
            for n, s in enumerate(t.slot_of)
        )
        t.tile = (*t.tile[:slot], ROOM[tile], *t.tile[slot + 1 :])
        return slot

    def explore(self, tile: str) -> None:
        slot = self.slot(tile)
        self.t.explored |= 1 << slot
        self.t.token[slot] = -1
        self.t.counter[slot] = 0

    def beside(self, tile: str) -> int:
        """A room next door, with an open way."""
        return self.t.rs.board.ways[self.slot(tile)][0][0]

    def hold(self, *cards: int) -> None:
        self.t.hand[self.seat] = cards

    def choice(self, bot: NemesisRegular | None = None) -> tuple[Any, ...]:
        """What a regular does here."""
        asked_again(self.t, self.seat)
        return parse_option((bot or NemesisRegular(1)).choose(build(self.t, self.seat)))

    def score(self, *option: Any, weights: Weights | None = None) -> float:
        """How much an action draws."""
        asked_again(self.t, self.seat)
        assert self.t.decision is not None
        assert option in self.t.decision[2], self.t.decision[2]
        found = NemesisThought(self.t, self.seat, weights or Weights()).score(option)
        assert found is not None
        return found


# ---- fire


def test_nobody_rummages_in_a_fire_at_the_end_of_its_turn() -> None:
    """NM-MRK-11: a wound a turn; with an action left one may still walk out."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH, SEARCH, REST, *PLAIN)
    p.t.counter[p.slot("storage")] = 2
    calm = p.score("room", "look_for_item")
    assert p.choice()[0] in ("room", "play")
    p.t.fire |= 1 << p.slot("storage")
    first = p.score("room", "look_for_item")
    p.t.actions_left = 1
    last = p.score("room", "look_for_item")
    assert calm > first > last
    p.t.light[p.seat], p.t.wounds[p.seat] = 2, (keys.WOUND["arm"],)
    assert p.choice()[0] in ("move", "careful")


def test_the_last_wound_is_not_taken_from_a_fire() -> None:
    """NM-HRT-06: whoever has three serious wounds dies of it, whatever there is to find."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH, *PLAIN)
    p.t.fire |= 1 << p.slot("storage")
    p.t.wounds[p.seat] = tuple(keys.WOUND[key] | 16 for key in ("arm", "leg", "hand"))
    p.t.actions_left = 1
    assert p.choice()[0] in ("move", "careful")
    other = Position("an_old_feud", "storage", room="storage")
    beside = other.beside("storage")
    set_room(other.t, other.seat, beside)
    other.t.explored |= 1 << beside
    other.hold(SEARCH, *PLAIN)
    safe = other.score("move", other.slot("storage"))
    other.t.fire |= 1 << other.slot("storage")
    other.t.wounds[other.seat] = p.t.wounds[p.seat]
    assert other.score("move", other.slot("storage")) < safe - 10.0


# ---- broken rooms


def test_a_broken_hatch_control_is_repaired_and_used() -> None:
    """NM-MRK-23, NM-ROM-28: who can repair it need not wait for a death."""
    p = Position("an_old_feud", "evacuation_section_a", room="hatch_control_system")
    p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
    p.t.broken |= 1 << p.slot("hatch_control_system")
    p.hold(REPAIRS, REST, *PLAIN)
    assert p.choice() == ("play", REPAIRS, 0)
    p.t.broken = 0
    p.hold(REST, *PLAIN)
    assert p.choice() == ("room", "flip_pod")


def test_a_broken_room_draws_only_those_who_can_repair_it() -> None:
    p = Position("an_old_feud", "evacuation_section_a", "hatch_control_system")
    p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
    slot = p.slot("hatch_control_system")
    p.t.broken |= 1 << slot

    def wanted() -> set[str]:
        found = goals(p.t, p.seat, Weights(), 1.0, 9)
        return {action for place, _, action in found if place == slot and action}

    p.hold(REST, *PLAIN)
    assert "mend" not in wanted()
    p.hold(FAST, REST)
    assert "mend" in wanted()
    p.t.broken = 0
    assert "flip_pod" in wanted()


# ---- objectives


def test_the_signal_is_sent_before_one_leaves() -> None:
    """NM-OBJ-04: with time and in good health nobody leaves from next door without it."""
    p = Position("a_proper_burial", "comms_room", room="evacuation_section_a")
    p.t.pod_locked = p.t.pod_gone = 0
    set_room(p.t, p.seat, p.slot("comms_room"))
    p.hold(REST, SEARCH, *PLAIN)
    assert p.choice() == ("room", "send_signal")
    p.t.signal |= 1 << p.seat
    p.t.hands[p.seat] = (BLUE_CORPSE,)
    assert p.choice()[0] in ("move", "careful")


def test_a_wounded_one_leaves_without_the_signal() -> None:
    p = Position("a_proper_burial", "comms_room", room="evacuation_section_a")
    p.t.pod_locked = p.t.pod_gone = 0
    p.hold(REST, SEARCH, *PLAIN)
    near = p.score("room", "enter_pod")
    p.t.wounds[p.seat] = tuple(keys.WOUND[key] | 16 for key in ("arm", "leg"))
    assert p.score("room", "enter_pod") > near
    assert p.choice() == ("room", "enter_pod")


@pytest.mark.parametrize(
    ("objective", "item", "worth"),
    [
        ("a_proper_burial", BLUE_CORPSE, True),
        ("a_proper_burial", CORPSE | 8 << 8, False),
        ("necroscopy", CARCASS, True),
        ("an_old_feud", BLUE_CORPSE, False),
    ],
)
def test_objects_are_picked_up_by_those_who_need_them(
    objective: str, item: int, worth: bool
) -> None:
    """NM-SET-30: of the corpses only the blue one is for a burial."""
    p = Position(objective)
    p.t.lying = (p.slot("hibernatorium") << 16 | item,)
    p.hold(REST, SEARCH, *PLAIN)
    asked_again(p.t, p.seat)
    assert p.t.decision is not None
    option = next(option for option in p.t.decision[2] if option[0] == "pickup")
    assert (p.score(*option) > 0.0) is worth


def test_an_object_is_brought_to_the_laboratory() -> None:
    """NM-WEA-02: who carries what its objective asks to analyse goes there and does it."""
    p = Position("ab_ovo", room="laboratory")
    p.t.hands[p.seat] = (ITEM["egg"],)
    p.hold(REST, SEARCH, *PLAIN)
    option = p.choice()
    assert option[:2] == ("room", "analyse")
    set_room(p.t, p.seat, p.beside("laboratory"))
    p.t.explored |= 1 << p.beside("laboratory")
    found = goals(p.t, p.seat, Weights(), 1.0, 9)
    assert p.slot("laboratory") in {place for place, _, action in found if action == "analyse"}


def test_who_needs_the_ship_elsewhere_looks_after_its_course() -> None:
    """NM-OBJ-05: the coordinates first, then the course; and no pod before that."""
    p = Position("quarantine", room="cockpit")
    p.t.pod_locked = p.t.pod_gone = 0
    p.hold(REST, SEARCH, *PLAIN)
    assert p.choice() == ("room", "check_coordinates")
    p.t.seen_coordinates |= 1 << p.seat
    spaces = p.t.rs.coordinates[p.t.coordinates]
    p.t.destination = spaces.index(keys.EARTH)
    assert p.choice()[:2] == ("room", "set_destination")
    p.t.destination = spaces.index(keys.MARS)
    assert p.choice()[:2] != ("room", "set_destination")


# ---- cards and things


def test_bandages_are_not_made_into_bombs() -> None:
    p = Position("an_old_feud")
    p.t.pack[p.seat] = (ITEM["chemicals"], ITEM["bandages"])
    p.hold(REST, *PLAIN)
    asked_again(p.t, p.seat)
    assert p.t.decision is not None
    crafts = [option for option in p.t.decision[2] if option[0] == "craft"]
    assert crafts
    assert all(p.score(*option) < 0.0 for option in crafts)


def test_nobody_drops_a_weapon_for_a_mission_item() -> None:
    p = Position("an_old_feud")
    p.t.pack[p.seat] = (ITEM["energy_charge"],)
    p.t.mission[p.seat] = (ITEM["motion_scanner"], ITEM["security_key"])
    p.hold(REST, *PLAIN)
    scanner = ("activate", "motion_scanner:energy_charge")
    assert p.score(*scanner) > 0.0
    p.t.hands[p.seat] = (ITEM["rifle"] | 4 << 8, ITEM["shotgun"] | 2 << 8)
    assert p.score(*scanner) < 0.0


def test_scouting_is_a_step_to_where_one_wants_to_go() -> None:
    """NM-BAS-05: without an aim the card stays in hand."""
    p = Position("an_old_feud")
    card = ACTION["reconnaissance"]
    p.hold(card, REST, SEARCH, *PLAIN)
    p.t.explored = (1 << p.t.rs.board.slots + 1) - 2
    p.t.counter[:] = [0] * len(p.t.counter)
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    p.t.seen_coordinates |= 1 << p.seat
    p.t.destination = p.t.rs.coordinates[p.t.coordinates].index(keys.EARTH)
    p.t.seen_engines[p.seat] = (1, 1, 1)
    assert p.score("play", card, 0) < 0.0


def test_a_card_does_what_one_wants_in_the_room() -> None:
    """NM-ROM-36: free of cost, so rather than the action itself."""
    p = Position("the_great_hunt", room="comms_room")
    card = ACTION["computer_skills"]
    p.hold(card, REST, SEARCH, *PLAIN)
    assert p.score("play", card, 1) > p.score("room", "send_signal") > 0.0
    options = (("do", "send_signal"), ("do", "nothing_else"))
    assert KNOWN["choose_target"](p.t, p.seat, options) == ("do", "send_signal")


def test_things_are_worth_less_to_those_who_have_many() -> None:
    p = Position("an_old_feud", room="storage")
    p.hold(REST, SEARCH, *PLAIN)
    first = p.score("room", "look_for_item")
    p.t.pack[p.seat] = (ITEM["medkit"],) * 5
    assert p.score("room", "look_for_item") < first
    hoarder = Position("hoarder", room="storage")
    hoarder.hold(REST, SEARCH, *PLAIN)
    hoarder.t.pack[hoarder.seat] = (ITEM["medkit"],) * 5
    assert hoarder.score("room", "look_for_item") >= first


# ---- markers


def test_the_last_markers_are_worth_a_repair() -> None:
    """NM-MRK-21: a malfunction more than there are markers destroys the ship."""
    p = Position("an_old_feud", "armory", "laboratory")
    slot = p.slot("armory")
    p.t.broken = 1 << slot
    p.hold(REPAIRS, REST, *PLAIN)

    def drawn() -> float:
        found = goals(p.t, p.seat, Weights(), 1.0, 9)
        return max((value for place, value, _ in found if place == slot), default=0.0)

    calm = drawn()
    p.t.broken_limit = 1
    assert drawn() > calm + 3.0
    p.hold(REST, *PLAIN)
    assert drawn() == calm, "only those who can repair something"
    set_room(p.t, p.seat, slot)
    p.hold(REPAIRS, REST, *PLAIN)
    assert p.choice() == ("play", REPAIRS, 0)


def test_the_last_fire_markers_bring_somebody_to_the_sprinklers() -> None:
    """NM-MRK-13, NM-ROM-09."""
    p = Position("an_old_feud", "armory", room="fire_control_system")
    p.t.fire = 1 << p.slot("armory")
    p.hold(REST, SEARCH, *PLAIN)
    assert p.choice() != ("room", "fire_control_procedure")
    p.t.fire_limit = 1
    assert p.choice()[:2] == ("room", "fire_control_procedure")


# ---- what nobody needs, and what nobody wants


def test_a_corpse_that_nobody_needs_is_laid_down() -> None:
    """NM-ITM-13: it is free, and the hand is; before the choice of objectives it is kept."""
    p = Position("an_old_feud")
    p.t.hands[p.seat] = (ITEM["rifle"] | 4 << 8, BLUE_CORPSE)
    p.hold(REST, SEARCH, *PLAIN)
    assert p.choice() == ("drop", BLUE_CORPSE)
    p.t.objectives[p.seat] = (OBJECTIVE["a_proper_burial"], OBJECTIVE["an_old_feud"])
    assert p.choice()[0] != "drop"
    p.t.objectives[p.seat] = (OBJECTIVE["a_proper_burial"],)
    assert p.choice()[0] != "drop"


def test_charges_are_for_weapons_not_for_doors() -> None:
    p = Position("an_old_feud")
    p.t.hands[p.seat] = (ITEM["prototype_rifle"] | 1 << 8,)
    p.t.pack[p.seat] = (ITEM["energy_charge"],)
    p.t.closed |= 1 << p.t.rs.board.ways[p.slot("hibernatorium")][0][1]
    p.hold(REST, SEARCH, *PLAIN)
    asked_again(p.t, p.seat)
    assert p.t.decision is not None
    uses = {o[2]: p.score(*o) for o in p.t.decision[2] if o[0] == "use"}
    assert uses[0] > 0.0 > uses[1]


def test_nobody_blows_up_a_ship_that_is_to_arrive() -> None:
    """NM-SDS-01: with Quarantine the ship must reach Mars; others may have no better way out."""
    for objective, starts in (("quarantine", False), ("an_old_feud", True)):
        p = Position(objective, "evacuation_section_a", room="generator")
        p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
        p.hold(REST, SEARCH, *PLAIN)
        found = goals(p.t, p.seat, Weights(), 1.0, 9)
        assert any(action == "start_self_destruct" for _, _, action in found) is starts


def test_an_empty_weapon_leads_nobody_to_a_besieged_pod() -> None:
    """NM-POD-04: in combat no pod is entered, so whoever cannot fight looks elsewhere."""
    p = Position("an_old_feud", "evacuation_section_a")
    p.t.pod_locked = p.t.pod_gone = 0
    slot = p.slot("evacuation_section_a")
    set_stalkers(p.t, ((1, keys.ADULT, slot, 0),))

    def drawn() -> float:
        found = goals(p.t, p.seat, Weights(), 1.0, 5)
        return max(value for place, value, _ in found if place == slot)

    p.t.hands[p.seat] = (ITEM["rifle"] | 4 << 8,)
    loaded = drawn()
    p.t.hands[p.seat] = (ITEM["rifle"],)
    assert drawn() < 0.3 * loaded


def test_the_objective_that_is_met_most_often_is_kept() -> None:
    """NM-CRT-04, NM-SET-22: another one's death before an errand, and both before the own death."""
    p = Position("quarantine")
    number = p.t.number[p.seat]
    deaths = ("the_right_moment_to_strike", "greener_pastures", "an_old_feud", "hostile_takeover")
    own, other = deaths[number - 1], deaths[number % 4]
    asked_again(p.t, p.seat)
    view = build(p.t, p.seat)

    def kept(*keys: str) -> str:
        options = tuple(OptionView(f"objective {k}", "objective", (_key(k),)) for k in keys)
        asked = DecisionView("choose_objective", "NM-CRT-04", True, options, {})
        return NemesisRegular(1).keep(NemesisWorld(view), asked).split()[1]

    assert kept("the_oldest_friend", other) == other
    assert kept("the_oldest_friend", own) == "the_oldest_friend"
    assert kept("quarantine", own) == "quarantine"
    assert kept("quarantine", "the_great_hunt") == "the_great_hunt"


def _key(text: str) -> ArgView:
    return ArgView("objective", text)


def test_a_fire_is_put_out_by_whoever_stands_in_it() -> None:
    """NM-MRK-11: with an extinguisher at hand nobody burns, not even a beginner."""
    p = Position("an_old_feud", room="storage")
    p.t.fire = 1 << p.slot("storage")
    p.t.hands[p.seat] = (ITEM["fire_extinguisher"],)
    p.hold(REST, *PLAIN)
    p.t.actions_left = 1
    used = ("use", ITEM["fire_extinguisher"], 0)
    assert p.choice() == used
    assert parse_option(NemesisRookie(1).choose(build(p.t, p.seat))) != ("pass",)
    p.t.hands[p.seat] = ()
    asked_again(p.t, p.seat)
    assert NemesisRookie(1).choose(build(p.t, p.seat)).split()[0] in ("move", "careful")


def test_the_corpse_is_brought_to_surgery_and_laid_down_there() -> None:
    """NM-OBJ-12: what is to lie in a room is fetched, carried and left there."""
    p = Position("emergency_post_mortem", "surgery")
    p.t.lying = (p.slot("hibernatorium") << 16 | BLUE_CORPSE,)
    p.hold(REST, SEARCH, *PLAIN)
    assert p.choice()[:2] == ("pickup", BLUE_CORPSE)
    p.t.lying = ()
    p.t.hands[p.seat] = (BLUE_CORPSE,)
    assert p.choice()[0] in ("move", "careful")
    set_room(p.t, p.seat, p.slot("surgery"))
    assert p.choice() == ("drop", BLUE_CORPSE)
    p.t.hands[p.seat] = ()
    p.t.lying = (p.slot("surgery") << 16 | BLUE_CORPSE,)
    assert p.choice()[0] != "pickup"


def test_the_repair_card_is_not_spent_on_the_way() -> None:
    """NM-MRK-23: neither as the last card of the way, nor first of several."""
    p = Position("an_old_feud", "evacuation_section_a", "hatch_control_system")
    p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
    slot = p.slot("hatch_control_system")
    beside = p.beside("hatch_control_system")
    p.t.explored |= 1 << beside
    set_room(p.t, p.seat, beside)
    p.t.broken |= 1 << slot
    p.hold(REPAIRS, REST)
    free = p.score("move", slot)
    p.hold(REPAIRS)
    assert p.score("move", slot) < free - 1.5, "nor for a careful step where a quick one will do"
    p.hold(REPAIRS, REST, SEARCH)
    asked_again(p.t, p.seat)
    options = tuple(OptionView(f"pay {k}", "pay", (_key(k),)) for k in ("basic_repairs", "search"))
    asked = DecisionView("pay", "NM-ACT-03", True, options, {})
    bot = NemesisRegular(1)
    world = NemesisWorld(build(p.t, p.seat))
    bot.prepare(world)
    assert bot.pay(world, asked) == "pay search"


def test_more_pods_are_unlocked_while_places_are_short() -> None:
    """NM-ROM-28, NM-POD-03: one who stands there anyway thinks of those who come after."""
    p = Position("an_old_feud", room="hatch_control_system")
    everything = (1 << len(p.t.pod_number)) - 1
    p.hold(REST, SEARCH, *PLAIN)
    p.t.pod_locked = everything & ~1
    assert p.score("room", "flip_pod") > p.score("pass")
    p.t.pod_locked = 0
    assert p.score("room", "flip_pod") < 0.0


def test_a_hunter_ends_the_ship_when_it_can_leave_it() -> None:
    """NM-OBJ-04, NM-SDS-01: once the signal is sent, and not before a section is known."""
    p = Position("the_great_hunt", room="generator")
    p.hold(REST, SEARCH, *PLAIN)
    p.t.signal |= 1 << p.seat
    assert p.choice() != ("room", "start_self_destruct")
    p.explore("evacuation_section_a")
    assert p.choice() == ("room", "start_self_destruct")
    p.t.signal = 0
    p.t.pod_locked = 0
    assert p.choice() != ("room", "start_self_destruct")
