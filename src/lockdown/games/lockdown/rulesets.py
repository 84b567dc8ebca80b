"""Rule sets made from the components: Lockdown for two to five players, and solo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from lockdown.games.lockdown import (
    bunker,
    cards,
    computer,
    css,
    driving,
    knowledge,
    leaving,
    lights,
    looking,
    outside,
    surface,
    time_track,
    victory,
)
from lockdown.games.lockdown import event_phase as own_events
from lockdown.games.lockdown import objectives as own_objectives
from lockdown.games.lockdown import setup as own_setup
from lockdown.games.lockdown import status as own_status
from lockdown.games.lockdown.board import LockdownBoard, board
from lockdown.games.lockdown.cards import tokens
from lockdown.games.lockdown.cards.registry import GUESTS, REGISTRY
from lockdown.games.lockdown.enemies import ENEMIES, NIGHT_STALKERS
from lockdown.games.lockdown.ruleset import LockdownRuleset, WayOut
from lockdown.games.lockdown.table import LockdownTable, SurfaceTable
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
    rounds,
    setting_up,
    trading,
    venting,
    verbs,
)
from lockdown.rules import victory as last_checks
from lockdown.rules.offering import Offer
from lockdown.rules.queries import in_dark, slots
from lockdown.state import facts, keys
from lockdown.state.registry import chosen as chosen_of
from lockdown.state.registry import ordered

#: Table options: name -> (default, other values), with the rule each belongs to.
OPTIONS: dict[str, tuple[str, tuple[str, ...], str]] = {
    "yellow_contingency": ("low", ("low", "high"), "LD-CTG-13"),
    "computer_in_combat": ("no", ("no", "yes"), "LD-CPU-04"),
    "cave_noise": ("no", ("no", "yes"), "LD-ROM-31"),
}


#: What a table can be: field of `Setup` -> (what is there, what the rules know beyond it).
OFFERED: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "mode": (("standard", "solo", "coop"), ()),
    "board": (("basic", "surface"), ()),  # LD-SRF-01: in any mode
    "enemies": (tuple(ENEMIES), ()),
}


OFFER = Offer(
    game="lockdown",
    fields=OFFERED,
    enemies=NIGHT_STALKERS.name,
    guests=GUESTS,
    guests_rule="LD-NCH-02",
    characters=REGISTRY.characters,
    options=OPTIONS,
    alone="solo",
    alone_rule="LD-SET-31",
    draft_rule="LD-SET-24",
)
checked = OFFER.checked


def _number(t: LockdownTable, token: int, dark: int) -> int:
    """LD-ENC-07: the lower number in the light, the higher in the dark; LD-NIN-06: or the one."""
    facts_ = t.rs.stalker_tokens[token]
    return facts_.dark if dark else facts_.lit


def _advantage(t: LockdownTable, seat: int) -> bool:
    """LD-CMB-08, LD-PWR-08: in a powered section, unless hurt eyes make it dark."""
    return not in_dark(t, seat)


def _two_actions(t: LockdownTable, seat: int) -> bool:
    """LD-RND-09: nothing makes a turn longer."""
    return False


def _is_in(room: facts.RoomTile, side: LockdownBoard) -> bool:
    """LD-CMP-15: a crossroads is in the game where the board has it."""
    return room.kind != "crossroads" or room.key in side.printed


@cache
def _view_parts() -> Any:
    from lockdown.games.lockdown.view import PARTS

    return PARTS


def _wake_the_dead(t: LockdownTable) -> None:
    """LD-COP-08: the Emergency Room brings the dead back."""
    revival.wake_the_dead(t, "emergency_room")


@cache
def _surface_parts() -> Any:
    from lockdown.games.lockdown.view import SURFACE_PARTS

    return SURFACE_PARTS


def _surface(rs: LockdownRuleset) -> LockdownRuleset:
    """LD-SRF-01: what the optional side changes; the base under it is as on the basic side."""
    side = rs.board
    move_rover = REGISTRY.computer_options["move_rover"]
    return replace(
        rs,
        table=SurfaceTable,
        lay_tokens=surface.lay_tokens,
        at_setup=(surface.set_up,),
        exploration=(*tokens.EXPLORATION, *tokens.SURFACE_EXPLORATION),
        surface_cards=ordered(keys.SURFACE_CARDS, REGISTRY.surface_cards, facts.SurfaceCard),
        other_dice=dict.fromkeys(slots(side.surface), tokens.SURFACE_DIE),  # LD-SRF-04
        own_faces={keys.SURFACE_FACE: surface.draw_card},  # LD-SRF-07
        own_danger=dict.fromkeys(slots(side.crossroads), surface.danger_on_crossroads),
        token_effects={
            "surface_card": surface.card_token,
            **{name: surface.item_token(deck) for name, deck in surface.ITEM_TOKENS.items()},
        },
        ways_out={
            leaving.ROVER: WayOut(
                slots=side.exit_rooms,
                elsewhere=("not_at_exit", "LD-SRF-21"),
                lacking=("rover_away", "LD-SRF-21"),
                rule="LD-SRF-21",
            ),
            leaving.FOOT: WayOut(
                slots=(side.bunker_path,),
                elsewhere=("not_at_crossroads", "LD-SRF-22"),
                lacking=("no_suit", "LD-SRF-22"),
                rule="LD-SRF-22",
                failed="LD-SRF-22",
            ),
        },
        rover_at=surface.rover_at,
        put_rover=surface.put_rover,
        computer_options={
            **rs.computer_options,
            "move_rover": driving.with_choice(move_rover),  # LD-SRF-23
        },
        specs={**rs.specs, outside.DRIVE: driving.SPEC},
        more_offers=(*rs.more_offers, driving.offer_options),
        more_refusals=(*rs.more_refusals, driving.expected),
        named_decks=(*rs.named_decks, "surface"),
        checks=(*rs.checks, own_status.surface_pieces),
        view_parts=_surface_parts,
    )


#: By key of a board: what its side changes in the rule set.
_SIDES: dict[str, Callable[[LockdownRuleset], LockdownRuleset]] = {"surface": _surface}


@cache
def ruleset(
    mode: str,
    board_key: str,
    options: tuple[tuple[str, str], ...],
    enemies: str = NIGHT_STALKERS.name,
    guests: bool = False,
) -> LockdownRuleset:
    """Lockdown in one mode on one side of the board with its table options, against one kind."""
    made = _in_mode(mode, board_key, options, enemies, guests)
    return _SIDES[board_key](made) if board_key in _SIDES else made


def _in_mode(
    mode: str, board_key: str, options: tuple[tuple[str, str], ...], enemies: str, guests: bool
) -> LockdownRuleset:
    """The rules of one mode with its table options, against one kind of enemies (LD-NIN-01).

    With `guests` the original characters may be chosen, with all that is theirs (LD-NCH-01).

    Components of modes that are not played stay out of it (LD-CMP-15).
    """
    assert cards.__all__  # importing the package has registered the components
    chosen = dict(options)
    together = mode == "coop"  # LD-SET-32; whatever is not said below stays (LD-COP-13)
    has, foes = REGISTRY, ENEMIES[enemies]
    none_room = facts.RoomTile(
        "none", 0, 0, facts.Provenance("rulebook", "high"), kind="none", searchable=False
    )
    no_wound = facts.WoundCard("none", keys.WOUND["none"], 0, facts.Provenance("rulebook", "high"))
    kits = ("", GUESTS) if guests else ("",)
    action_cards = ordered(keys.ACTIONS, chosen_of(has.action_cards, *kits), facts.ActionCard)
    items = ordered(keys.ITEMS, chosen_of(has.items, *kits), facts.ItemCard)
    crew = chosen_of(has.characters, *kits)
    found = chosen_of(has.weaknesses, foes.kit)  # LD-NIN-02
    weaknesses = ordered(keys.WEAKNESSES, found, facts.Component)
    wounds = ordered(keys.WOUNDS, {**has.wounds, "none": no_wound}, facts.WoundCard)
    side = board(board_key)
    here = {key: room for key, room in has.rooms.items() if _is_in(room, side)}
    rooms = ordered(keys.ROOMS, {"none": none_room, **here}, facts.RoomTile)
    hooks, reactions = moments.collected(action_cards, items, weaknesses, rooms)
    hooks = {**hooks, **foes.windows}
    return LockdownRuleset(
        game="lockdown",
        mode=mode,
        board=side,
        options=options,
        fire=tokens.FIRE_MARKERS,
        malfunction=tokens.MALFUNCTION_MARKERS,
        doors=tokens.DOORS,
        eggs_start=tokens.EGGS_IN_NEST,
        eggs_total=tokens.EGGS,
        figures=tokens.FIGURES,
        bag_start=tokens.BAG_START,
        bag_per_player=tokens.BAG_PER_PLAYER,  # LD-SET-12
        hand_size=5,  # LD-RND-04
        hand_slots=2,  # LD-ITM-06
        serious_limit=3,  # LD-HRT-06
        mission_items=1,  # LD-SET-29
        activation_cost=0,  # LD-MIS-02
        time_start=len(side.track) - 1,
        knowledge_max=8,  # LD-KNW-01
        bonus_draw_room="isolation_room",  # LD-RND-06
        bonus_needs_peace=False,
        items_halved=mode == "solo",  # LD-SOL-04
        event_steps=(  # LD-EVT-01
            (4, css.launch),
            (5, time_track.time_passes),
            (6, own_events.quiet_corridors),
            (7, event_phase.stalkers_attack),
            (8, event_phase.fire_burns),
            (9, event_phase.event_card),
            (10, bag.bag_development),
            (11, event_phase.round_ends),
        ),
        victory_steps=(  # LD-VIC-01
            objectives.choose_objectives,
            victory.check_contingency,
            last_checks.check_contamination,
            last_checks.check_together if together else last_checks.check_objectives,
        ),
        player_phase_ends=(venting.air_escapes,),
        specs={
            **offers.SPECS,
            verbs.ACTIVATE: missions.SPEC,
            verbs.COMPUTER: computer.SPEC,
            verbs.CRAFT: crafting.SPEC,
            verbs.ESCAPE: leaving.SPEC,
            verbs.TRADE: trading.SPEC,
            **({remote.REMOTE: remote.SPEC} if guests else {}),  # Intranet
        },
        more_offers=(
            missions.activate_options,
            computer.offer_options,
            crafting.craft_options,
            leaving.offer_options,
            trading.trade_options,
        ),
        more_refusals=(computer.expected, missions.expected, leaving.expected),
        token_number=_number,
        shoot_with_advantage=_advantage,
        knows=knowledge.reaches,
        at_explore=(knowledge.nest_is_found,),
        at_round=(_wake_the_dead,) if together else (),
        lost_at_death=hurt.drop_objects if together else hurt.lose_everything,
        dead_keep=together,
        open_hands=together,  # LD-COP-01
        shared_contingencies=together,  # LD-COP-02
        at_death=(looking.return_contingencies, bunker.first_death),
        dark_event=lights.dark_event,
        nobody_left=time_track.nobody_left,
        vent_fire_first=True,
        room_places=frozenset((keys.IN_ROOM,)),
        turn_begins=(),
        turn_goes_on=_two_actions,
        plays_on=rounds.nobody_plays_on,
        left_out=event_phase.nothing_left_out,
        at_arrival=(),
        at_swept=(),
        at_destruction=(),
        token_back_first=True,  # LD-BAG-07
        careful_cancels=False,
        removed_contamination=contamination.under_the_deck,
        eggs_chosen=False,
        dropped_face_up=False,
        second_larva_leaves=True,  # LD-ATK-11
        # LD-BRD-08, LD-CSS-11: who waits in a container is still in play.
        in_play_places=frozenset(range(keys.IN_ROOM, keys.CONTAINER_C + 1)),
        swept_places=frozenset(range(keys.UNPLACED, keys.CONTAINER_C + 1)),  # LD-END-02
        # LD-END-05
        destroyed_places=frozenset((*range(keys.UNPLACED, keys.CONTAINER_C + 1), keys.LOCKED_IN)),
        objective_tests={**objectives.TESTS, **own_objectives.TESTS},
        objective_decks=("corporate", "personal") if mode == "standard" else ("coop",),
        objectives_each=2 if mode == "solo" else 1,  # LD-SOL-01
        which_corridor=None,
        own_number_exchanged=mode == "standard",  # LD-OBJ-04
        at_character=(own_setup.first_knowledge,),
        room_kinds=("I", "II"),
        view_parts=_view_parts,
        checks=own_status.CHECKS,
        eggs_elsewhere=own_status.eggs_elsewhere,
        named_decks=("event", "attack", "wound", "computer"),
        enemies=foes.name,
        weakness_levels=foes.weakness_levels,
        weakness_face_up=foes.weakness_face_up,
        analysed_slots=foes.analysed_slots,
        table=LockdownTable,
        lay_tokens=setting_up.exploration_tokens,
        at_setup=(),
        ways_out={
            leaving.ROVER: WayOut(
                slots=side.exit_rooms,
                elsewhere=("not_at_exit", "LD-BNK-01"),
                lacking=("rover_away", "LD-BNK-03"),
                rule="LD-BNK-03",
            ),
            leaving.FOOT: WayOut(
                slots=side.exit_rooms,
                elsewhere=("not_at_exit", "LD-BNK-01"),
                lacking=("no_suit", "LD-BNK-04"),
                rule="LD-BNK-04",
                failed="LD-BNK-06",
            ),
        },
        rover_at=bunker.rover_at,
        put_rover=bunker.put_rover,
        yellow_kills_high=chosen.get("yellow_contingency") == "high",
        computer_in_combat=chosen.get("computer_in_combat") == "yes",
        cave_noise=chosen.get("cave_noise") == "yes",
        characters=ordered(keys.CHARACTERS, crew, facts.Character),
        substitutes={
            one.id: tuple(
                other.id for other in crew.values() if other.kit and other.colour == one.colour
            )
            for one in crew.values()
            if guests and not one.kit
        },
        guests=guests,
        rooms=rooms,
        action_cards=action_cards,
        items=items,
        attacks=ordered(keys.ATTACKS, chosen_of(has.attacks, foes.kit), facts.AttackCard),
        events=ordered(keys.EVENTS, chosen_of(has.events, foes.kit), facts.EventCard),
        computers=ordered(keys.COMPUTERS, has.computers, facts.ComputerCard),
        computer_options=has.computer_options,
        weaknesses=weaknesses,
        wounds=wounds,
        hooks=hooks,
        reactions=reactions,
        wound_changes=moments.wound_changes(wounds),
        interruption=keys.ACTION["interruption"],
        objectives=ordered(keys.OBJECTIVES, has.objectives, facts.Objective),
        stalker_tokens=foes.tokens,  # LD-NIN-04
        exploration=tokens.EXPLORATION,
        css_tokens=tokens.CSS_TOKENS,
        contingencies=tokens.CONTINGENCIES,
        noise_die=tokens.NOISE_DIE,
        combat_die=tokens.COMBAT_DIE,
        advantage_die=tokens.ADVANTAGE_DIE,
        infected_copies=tokens.INFECTED_COPIES,
        clean_copies=tokens.CLEAN_COPIES,
    )


def ruleset_for(setup: Setup) -> LockdownRuleset:
    """The rule set of a checked set-up."""
    enemies = setup.enemies or NIGHT_STALKERS.name
    return ruleset(setup.mode, setup.board, setup.options, enemies, setup.guests)
