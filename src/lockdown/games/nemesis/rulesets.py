"""Rule sets of the original game: standard for two to five players, solo, cooperative."""

from __future__ import annotations

from functools import cache
from typing import Any

from lockdown.games.nemesis import (
    cards,
    corridors,
    hunt,
    pods,
    self_destruct,
    turns,
    victory,
)
from lockdown.games.nemesis import event_phase as own_events
from lockdown.games.nemesis import objectives as own_objectives
from lockdown.games.nemesis import status as own_status
from lockdown.games.nemesis.board import board
from lockdown.games.nemesis.cards import tokens
from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.nemesis.ruleset import NemesisRuleset
from lockdown.games.nemesis.table import NemesisTable
from lockdown.games.shared import remote
from lockdown.kernel.game import Setup
from lockdown.rules import (
    bag,
    contamination,
    crafting,
    event_phase,
    hurt,
    missions,
    moments,
    objectives,
    offers,
    revival,
    trading,
    venting,
    verbs,
)
from lockdown.rules import victory as last_checks
from lockdown.rules.offering import Offer
from lockdown.state import facts, keys
from lockdown.state.registry import ordered

#: Table options: name -> (default, other values), with the rule each belongs to: where the
#: publisher's FAQ reads the rulebook differently, the table decides; and what is optional.
OPTIONS: dict[str, tuple[str, tuple[str, ...], str]] = {
    "events_start_destruct": ("no", ("no", "yes"), "NM-SDS-02"),
    "pod_full_turn": ("no", ("no", "yes"), "NM-POD-08"),
    "token_back": ("after", ("after", "before"), "NM-BAG-04"),
    "careful_cancels": ("no", ("no", "yes"), "NM-BAS-05"),
    "second_larva": ("stays", ("stays", "leaves"), "NM-ATK-07"),
    "dropped_items": ("under", ("under", "discard"), "NM-ITM-14"),
    "intruder_player": ("no", ("no", "yes"), "NM-INT-01"),
}

#: What a table can be: field of `Setup` -> (what is there, what the rules know beyond it).
OFFERED: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "mode": (("standard", "solo", "coop"), ()),
    "board": (("basic", "alternative"), ()),
    "enemies": (("intruders",), ()),
}


OFFER = Offer(
    game="nemesis",
    fields=OFFERED,
    enemies="intruders",
    no_guests="no characters of the other game can be guests on this ship",
    characters=REGISTRY.characters,
    options=OPTIONS,
    alone="solo",
    alone_rule="NM-CMP-01",
    draft_rule="NM-SET-23",
)
checked = OFFER.checked


def _number(t: NemesisTable, token: int, dark: int) -> int:
    """NM-ENC-07: the only number of the token."""
    return t.rs.stalker_tokens[token].lit


def _no_advantage(t: NemesisTable, seat: int) -> bool:
    """NM-CMB-04: there is one combat die."""
    return False


def _known_to_all(t: NemesisTable, seat: int, level: int) -> bool:
    """NM-WEA-03: a discovered weakness helps everybody."""
    return True


def _no_darkness(t: NemesisTable, card: int) -> None:
    """No event card of this game has a darkness part."""


@cache
def _view_parts() -> Any:
    from lockdown.games.nemesis.view import PARTS

    return PARTS


def _wake_the_dead(t: NemesisTable) -> None:
    """NM-COP-08: the Emergency Room brings the dead back."""
    revival.wake_the_dead(t, "emergency_room")


@cache
def ruleset(mode: str, board_key: str, options: tuple[tuple[str, str], ...]) -> NemesisRuleset:
    """The original game in one mode with its table options."""
    assert cards.__all__  # importing the package has registered the components
    chosen = dict(options)
    together = mode == "coop"
    hunted = chosen.get("intruder_player") == "yes"
    has = REGISTRY
    none_room = facts.RoomTile(
        "none", 0, 0, facts.Provenance("rulebook", "high"), kind="none", searchable=False
    )
    no_wound = facts.WoundCard("none", keys.WOUND["none"], 0, facts.Provenance("rulebook", "high"))
    action_cards = ordered(keys.ACTIONS, has.action_cards, facts.ActionCard)
    items = ordered(keys.ITEMS, has.items, facts.ItemCard)
    weaknesses = ordered(keys.WEAKNESSES, has.weaknesses, facts.Component)
    wounds = ordered(keys.WOUNDS, {**has.wounds, "none": no_wound}, facts.WoundCard)
    rooms = ordered(keys.ROOMS, {"none": none_room, **has.rooms}, facts.RoomTile)
    hooks, reactions = moments.collected(action_cards, items, weaknesses, rooms)
    awake = frozenset((keys.UNPLACED, keys.IN_ROOM, keys.IN_POD))
    return NemesisRuleset(
        game="nemesis",
        mode=mode,
        board=board(board_key),
        options=options,
        fire=tokens.FIRE_MARKERS,
        malfunction=tokens.MALFUNCTION_MARKERS,
        doors=tokens.DOORS,
        eggs_start=tokens.EGGS_IN_NEST,
        eggs_total=tokens.EGGS,
        figures=tokens.FIGURES,
        bag_start=tokens.BAG_START,
        bag_per_player=tokens.BAG_PER_PLAYER,
        hand_size=5,
        hand_slots=2,
        serious_limit=3,
        mission_items=2,
        activation_cost=1,
        time_start=15,
        room_kinds=("2", "1"),
        bonus_draw_room="cabins",
        bonus_needs_peace=True,
        items_halved=mode == "solo",
        event_steps=(
            (5, self_destruct.both_tracks_move),
            (6, own_events.intruders_attack),
            (7, event_phase.fire_burns),
            (8, event_phase.event_card),
            (9, bag.bag_development),
            (10, hunt.hunted_round_ends if hunted else event_phase.round_ends),
        ),
        victory_steps=(
            objectives.choose_objectives,
            victory.check_engines,
            victory.check_coordinates,
            last_checks.check_contamination,
            last_checks.check_together if together else last_checks.check_objectives,
            *((hunt.cannot_win,) if hunted else ()),
        ),
        player_phase_ends=(venting.air_escapes,),
        specs={
            **offers.SPECS,
            verbs.ACTIVATE: missions.SPEC,
            verbs.CRAFT: crafting.SPEC,
            verbs.TRADE: trading.SPEC,
            remote.REMOTE: remote.SPEC,
        },
        more_offers=(
            missions.activate_options,
            crafting.craft_options,
            trading.trade_options,
        ),
        more_refusals=(missions.expected,),
        token_number=_number,
        shoot_with_advantage=_no_advantage,
        knows=_known_to_all,
        weakness_levels=(0, 0, 0),
        weakness_face_up=0,
        at_explore=(),
        at_round=(
            *((_wake_the_dead,) if together else ()),
            *((hunt.draws,) if hunted else ()),
        ),
        lost_at_death=hurt.drop_objects if together else hurt.lose_everything,
        dead_keep=together,
        open_hands=together,
        at_death=(
            pods.gone_from_pod,
            pods.first_death,
            *((hunt.notes_death,) if hunted else ()),
        ),
        dark_event=_no_darkness,
        nobody_left=self_destruct.nobody_left,
        vent_fire_first=False,
        room_places=frozenset((keys.IN_ROOM, keys.IN_POD)),
        turn_begins=(turns.begins, *((hunt.begins,) if hunted else ()), pods.begins_turn),
        turn_goes_on=turns.goes_on,
        plays_on=hunt.hunts,
        left_out=hunt.left_out,
        at_arrival=(pods.thrown_back,),
        at_swept=(pods.gone_from_pod,),
        at_destruction=(),
        token_back_first=chosen.get("token_back") == "before",
        careful_cancels=chosen.get("careful_cancels") == "yes",
        removed_contamination=contamination.out_of_the_game,
        eggs_chosen=True,
        dropped_face_up=chosen.get("dropped_items") == "discard",
        second_larva_leaves=chosen.get("second_larva") == "leaves",
        in_play_places=frozenset((keys.IN_ROOM, keys.IN_POD)),
        swept_places=awake,
        destroyed_places=awake | {keys.HIBERNATING},
        objective_tests={**objectives.TESTS, **own_objectives.TESTS},
        objective_decks=("corporate", "personal") if mode == "standard" else ("coop",),
        objectives_each=2 if mode == "solo" else 1,
        which_corridor=corridors.which,
        own_number_exchanged=False,
        at_character=(),
        view_parts=_view_parts,
        checks=own_status.CHECKS,
        eggs_elsewhere=own_status.eggs_elsewhere,
        named_decks=("event", "attack", "wound"),
        hooks=hooks,
        reactions=reactions,
        wound_changes=moments.wound_changes(wounds),
        interruption=keys.ACTION["interruption"],
        characters=ordered(keys.CHARACTERS, has.characters, facts.Character),
        substitutes={},
        rooms=rooms,
        action_cards=action_cards,
        items=items,
        attacks=ordered(keys.ATTACKS, has.attacks, facts.AttackCard),
        events=ordered(keys.EVENTS, has.events, facts.EventCard),
        weaknesses=weaknesses,
        wounds=wounds,
        objectives=ordered(keys.OBJECTIVES, has.objectives, facts.Objective),
        stalker_tokens=tokens.STALKER_TOKENS,
        exploration=tokens.EXPLORATION,
        noise_die=tokens.NOISE_DIE,
        combat_die=tokens.COMBAT_DIE,
        advantage_die=(),
        infected_copies=tokens.INFECTED_COPIES,
        clean_copies=tokens.CLEAN_COPIES,
        intruder_player=hunted,
        intruder_actions=ordered(keys.INTRUDER_ACTIONS, has.intruder_actions, facts.IntruderAction),
        coordinates=tokens.COORDINATES,
        pods=tokens.PODS,
        events_start_destruct=chosen.get("events_start_destruct") == "yes",
        pod_full_turn=chosen.get("pod_full_turn") == "yes",
    )


def ruleset_for(setup: Setup) -> NemesisRuleset:
    """The rule set of a checked set-up."""
    return ruleset(setup.mode, setup.board, setup.options)
