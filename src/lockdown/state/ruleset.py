"""`Ruleset`: every point at which the two games, their modes and table options vary.

A rule reads its numbers and its parts from here. `if game == …` in a rule is a sign that a part
is missing from this record.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from lockdown.state import facts
from lockdown.state.boards import Board


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Ruleset:
    """One game in one mode on one board, with its table options applied."""

    game: str
    mode: str
    board: Board
    options: tuple[tuple[str, str], ...]
    """The table options that differ from the default, by name."""

    # ---- limits
    fire: int
    malfunction: int
    doors: int
    eggs_start: int
    eggs_total: int
    figures: tuple[int, int, int, int, int]
    bag_start: tuple[int, ...]
    """Tokens of each kind (keys.STALKERS) in the bag at the start, without those per player."""
    bag_per_player: tuple[int, ...]
    hand_size: int
    hand_slots: int
    serious_limit: int
    mission_items: int
    """How many mission items each character has."""
    activation_cost: int
    time_start: int
    """The space where time begins; it runs down to 0."""

    # ---- rooms
    room_kinds: tuple[str, ...]
    """The kinds of room tiles that are shuffled, in order."""
    bonus_draw_room: str
    """The room whose occupants draw one card more, unless it has a malfunction."""
    bonus_needs_peace: bool
    """Whether somebody that hunts the crew there spoils it."""
    items_halved: bool

    # ---- the order of the round and of the end
    event_steps: tuple[tuple[int, Any], ...]
    """(number, step) of the event phase in order."""
    victory_steps: tuple[Any, ...]

    player_phase_ends: tuple[Any, ...]
    """Steps at the end of the player phase, before the event phase."""

    # ---- what a turn offers (see `rules.actions.Spec` and `rules.offers`)
    specs: dict[str, Any]
    """Every verb of a turn that is an action, with how it works."""
    more_offers: tuple[Callable[[Any, int, int, bool, list[tuple[Any, ...]]], None], ...]
    """(table, seat, purse, fight, options): chapters that add options of their own, in order."""
    more_refusals: tuple[Callable[[Any, int], list[Any]], ...]
    """(table, seat): what players may expect besides, with what stands against it (`why_not`)."""

    # ---- strategies: where the two games differ
    token_number: Callable[[Any, int, int], int]
    """(table, token, dark): the number compared with the hand."""
    shoot_with_advantage: Callable[[Any, int], bool]
    knows: Callable[[Any, int, int], bool]
    """(table, seat, level): whether knowledge reaches a level; always, where there is none."""
    weakness_levels: tuple[int, int, int]
    weakness_face_up: int
    at_explore: tuple[Callable[[Any, int, int], None], ...]
    """(table, seat, slot): what else happens when a room is turned up."""
    at_round: tuple[Callable[[Any], None], ...]
    """(table): what happens at the start of a round, before the draw."""
    lost_at_death: Callable[[Any, int], None]
    """(table, seat): what leaves a character that dies."""
    dead_keep: bool
    """Whether the dead keep their things, because they may come back."""
    open_hands: bool
    """Whether hands, inventories and objectives lie open to all (never decks)."""
    at_death: tuple[Callable[[Any, int], None], ...]
    """(table, seat): what else happens when a character dies, in order."""
    dark_event: Callable[[Any, int], None]
    """(table, card): the darkness effect of an event card is about to happen."""
    nobody_left: Callable[[Any], None]
    """How the game ends when nobody is left in play; never returns."""
    vent_fire_first: bool
    """Whether the fire of a depressurized room goes out when its doors close, not with the air."""
    room_places: frozenset[int]
    """Places that are in a room, or count as there."""
    turn_begins: tuple[Callable[[Any, int], bool], ...]
    """(table, seat): what may take the place of a turn; true if it does."""
    turn_goes_on: Callable[[Any, int], bool]
    """(table, seat): whether one who has no action left may go on until a pass."""
    plays_on: Callable[[Any, int], bool]
    """(table, seat): whether a seat whose character is out of the game has turns of its own."""
    left_out: Callable[[Any], frozenset[int]]
    """(table): the steps of the event phase that are left out now."""
    at_arrival: tuple[Callable[[Any], None], ...]
    """(table): what happens as soon as a figure has come into a room."""
    at_swept: tuple[Callable[[Any, int], None], ...]
    """(table, seat): what else the end of the game does to somebody it kills."""
    at_destruction: tuple[Callable[[Any], None], ...]
    """(table): what else is destroyed with the place."""
    token_back_first: bool
    """Whether the adult or breeder token goes back before the noise rolls it causes."""
    careful_cancels: bool
    """Whether careful movement cancels Danger and Silence of the exploration token."""
    removed_contamination: Callable[[Any, list[int]], None]
    """(table, cards): where contamination cards go that are removed."""
    eggs_chosen: bool
    """Whether somebody chooses between eggs of the Nest and lying ones, or those come last."""
    dropped_face_up: bool
    """Whether dropped item cards go face up to their discard pile, not under their deck."""
    second_larva_leaves: bool
    """Whether a larva that attacks a bearer of one leaves the board all the same."""
    in_play_places: frozenset[int]
    """Places of characters that are still in play, in a room or on the way out."""
    swept_places: frozenset[int]
    """Places in which whoever is there dies when time runs out (see `ending`)."""
    destroyed_places: frozenset[int]
    """The same if the place is destroyed."""
    objective_tests: dict[str, Callable[[Any, int, dict[str, Any]], bool]]
    objective_decks: tuple[str, ...]
    """The decks of objectives that are dealt, one card of each to everybody …"""
    objectives_each: int
    """… or so many of a single deck."""
    which_corridor: Callable[[Any, int, int, list[int], Any], None] | None
    """(table, seat, slot, ways, rest): asks which of two corridors to the same room is taken
    (NM-ALT-04); None where no board has two."""
    own_number_exchanged: bool
    """Whether an objective that names its owner's number is exchanged while dealing."""
    at_character: tuple[Callable[[Any, int], None], ...]
    """(table, seat): what else a character begins with."""
    view_parts: Callable[[], Any]
    """What this game adds to views (`views.parts.ViewParts`); asked for, because views need more
    than the standard library and rules do not."""
    checks: tuple[Callable[[Any, list[str]], None], ...]
    """Invariants of this game alone (`status`)."""
    eggs_elsewhere: Callable[[Any], int]
    """Egg tokens that lie where only this game has a place for them."""
    named_decks: tuple[str, ...]
    """The shared decks whose cards a seat may remember: `event` is the field `event_deck`."""

    # ---- what cards change (made by `rules.moments.collected` from the components)
    hooks: dict[str, tuple[Callable[..., Any], ...]]
    """By moment: what components do then, in a fixed order."""
    reactions: dict[str, tuple[facts.Reaction, ...]]
    """By reaction window: what components offer there."""
    wound_changes: dict[str, tuple[int, ...]]
    """By what is changed: how much each wound card changes it."""
    interruption: int
    """The action card that cancels an action."""

    # ---- components
    characters: tuple[facts.Character, ...]
    substitutes: dict[int, tuple[int, ...]]
    """By character on a choice card: who else may be taken with it."""
    rooms: tuple[facts.RoomTile, ...]
    action_cards: tuple[facts.ActionCard, ...]
    items: tuple[facts.ItemCard, ...]
    attacks: tuple[facts.AttackCard, ...]
    events: tuple[facts.EventCard, ...]
    weaknesses: tuple[facts.Component, ...]
    wounds: tuple[facts.WoundCard, ...]
    objectives: tuple[facts.Objective, ...]
    stalker_tokens: tuple[facts.StalkerToken, ...]
    exploration: tuple[facts.ExplorationToken, ...]
    noise_die: tuple[int, ...]
    combat_die: tuple[int, ...]
    advantage_die: tuple[int, ...]
    """Empty where no shot has an advantage."""
    infected_copies: int
    clean_copies: int

    # ---- places with rules of their own, by slot; none on most boards
    other_dice: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """The die of a noise roll there, if it is not the noise die."""
    own_faces: Mapping[int, Callable[[Any, int], None]] = field(default_factory=dict)
    """(table, seat) by face: what a face does that the noise die does not have."""
    own_danger: Mapping[int, Callable[[Any, int], None]] = field(default_factory=dict)
    """(table, seat): what Danger does there."""
    token_effects: Mapping[str, Callable[[Any, int, int, int, int], None]] = field(
        default_factory=dict
    )
    """(table, seat, slot, empty, careful) by effect: exploration tokens beyond the usual ones;
    the noise afterwards is theirs."""

    def noise_die_at(self, slot: int) -> tuple[int, ...]:
        """The die of a noise roll in a room."""
        return self.other_dice.get(slot, self.noise_die)
