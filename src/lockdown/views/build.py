"""Building a view (LD-SET-33: what is public and what is secret)."""

from __future__ import annotations

from typing import Any

import msgspec

from lockdown.kernel.decisions import DECISION_KINDS, shown_context
from lockdown.kernel.game import rules_of
from lockdown.kernel.options import ARG_KINDS, VERBS, option_text
from lockdown.kernel.table import RawDecision
from lockdown.rules import decks, doors, ending, items, objectives
from lockdown.rules.actions import ACTION_ARG, perform
from lockdown.rules.queries import has_computer, powered
from lockdown.rules.rounds import ACTION
from lockdown.rules.verbs import CARD, CORRIDOR, STALKER
from lockdown.state import keys
from lockdown.state.table import Table
from lockdown.views.memo import Memo, kept
from lockdown.views.types import (
    ArgView,
    CrewView,
    DecisionView,
    DeckView,
    DeclaredView,
    ItemView,
    KnownCard,
    MeView,
    OptionView,
    PackView,
    ResultView,
    RoomView,
    StalkerView,
    TableView,
    WoundView,
)

PHASES = ("setup", "players", "events", "victory", "over")
_corridor = ARG_KINDS[CORRIDOR].write
_card = ARG_KINDS[CARD].write
_stalker = ARG_KINDS[STALKER].write
_item = ARG_KINDS["item"].write
_action = ARG_KINDS[ACTION_ARG].write


def build(
    t: Table, seat: int | None, shared: TableView | None = None, memo: Memo | None = None
) -> Any:
    """The table in the eyes of `seat`, or of a spectator: the game's own `TableView`.

    `shared` is a spectator's view of the same table: whoever builds several views of one moment
    builds what is public only once. `memo` holds parts of earlier views of the same game. The
    result is the same with and without them.
    """
    if memo is None:
        memo = {}
    if shared is not None:
        return shared if seat is None else _known_to(shared, t, seat, memo)
    over = t.phase == ending.PHASE_OVER
    decision = t.decision
    secret = decision is not None and DECISION_KINDS[decision[1]].secret
    board = t.rs.board
    parts = t.rs.view_parts()
    view: TableView = parts.table(
        seat=seat,
        game=t.rs.game,
        mode=t.rs.mode,
        board=board.key,
        options=dict(t.rs.options),
        phase=PHASES[t.phase],
        round=t.round,
        time=t.time,
        event_step=t.event_step,
        first=t.first,
        turn=t.turn,
        actions_left=t.actions_left,
        waiting=() if decision is None or secret else (decision[0],),
        asking="" if decision is None else "table" if secret else "seat",
        destruct=t.destruct,
        rooms=_rooms(t, seat, memo),
        noise=kept(memo, "noise", (t.noise,), _corridors, t, t.noise),
        closed=kept(memo, "closed", (t.closed,), _corridors, t, t.closed),
        destroyed_doors=kept(memo, "wrecked", (t.wrecked,), _corridors, t, t.wrecked),
        vented=t.vented,
        fire_left=t.fire_limit - t.fire.bit_count(),
        malfunctions_left=t.broken_limit - t.broken.bit_count(),
        doors_left=doors.doors_left(t),
        stalkers=kept(memo, "stalkers", (t.stalkers,), _stalkers, t),
        # Copies: a dictionary could be changed by whoever looks, and the memo serves all seats.
        bag=kept(memo, "bag", (t.bag,), _tokens, t.bag).copy(),
        outside=kept(memo, "outside", (t.outside,), _tokens, t.outside).copy(),
        eggs=t.eggs,
        egg_supply=t.egg_supply,
        nest_destroyed=t.nest_destroyed,
        queen_killed=t.queen_killed,
        decks=_decks(t, memo),
        crafted=kept(memo, "crafted", (t.crafted,), _crafted, t).copy(),
        weaknesses=kept(memo, "weaknesses", (t.weakness, t.weakness_up), _weaknesses, t),
        known_cards=_known_cards(t, seat) if t.seen_card else (),
        crew=tuple([_crew(t, seat, other, memo) for other in range(t.n)]),
        me=_me(t, seat, memo) if seat is not None else None,
        decision=_decision(t, decision) if decision is not None and decision[0] == seat else None,
        result=_result(t) if over else None,
        declared=_declared(t),
        **parts.of_table(t, seat, memo),
    )
    return view


def _known_to(shared: TableView, t: Table, seat: int, memo: Memo) -> TableView:
    """What everybody sees, and what `seat` knows beyond it."""
    decision = t.decision
    return msgspec.structs.replace(
        shared,
        seat=seat,
        rooms=_rooms(t, seat, memo),
        known_cards=_known_cards(t, seat) if t.seen_card else (),
        crew=tuple([_known_crew(crew, t, seat, memo) for crew in shared.crew]),
        me=_me(t, seat, memo),
        decision=_decision(t, decision) if decision is not None and decision[0] == seat else None,
        **t.rs.view_parts().known_to(t, seat, memo, shared),
    )


def item_view(t: Table, item: int) -> ItemView:
    """An item that the viewer sees."""
    facts = t.rs.items[item & 255]
    return ItemView(
        text=_item(item),
        key=facts.key,
        count=items.count_of(item),
        capacity=items.capacity(t, item),
        colour=keys.COLOURS[facts.deck],
        pair=items.pair_of(item),
        magazine=bool(item >> 12 & 1),
    )


# ---- the board


def _stalkers(t: Table) -> tuple[StalkerView, ...]:
    return tuple(
        StalkerView(_stalker(f[0] << 3 | f[1]), keys.STALKERS[f[1]], f[2], f[3]) for f in t.stalkers
    )


def _crafted(t: Table) -> dict[str, int]:
    return {item.key: t.crafted.count(item.id) for item in t.rs.items if item.deck == keys.BLUE}


def _weaknesses(t: Table) -> tuple[str, ...]:
    return tuple(
        keys.WEAKNESSES[card] if t.weakness_up >> place & 1 else ""
        for place, card in enumerate(t.weakness)
    )


def _rooms(t: Table, seat: int | None, memo: Memo) -> tuple[RoomView, ...]:
    """All rooms; a seat that has looked at something hidden has its own few of them."""
    fields = (t.explored, t.lit, t.fire, t.broken, t.tile, t.lying, t.counter[:])
    rooms = kept(memo, "rooms", fields, _public_rooms, t, memo)
    if seat is None:
        return rooms
    looked = (t.seen_tile[seat] & ~t.explored) | t.seen_token[seat]
    if not looked:
        return rooms
    return kept(
        memo,
        ("rooms", seat),
        (*fields, t.seen_tile[seat], t.seen_token[seat], t.token[:]),
        _looked_rooms,
        *(t, seat, looked, rooms),
    )


def _public_rooms(t: Table, memo: Memo) -> tuple[RoomView, ...]:
    before = memo.get("rooms")
    rooms = [_room(t, None, slot) for slot in range(1, t.rs.board.slots + 1)]
    if before is not None:
        rooms = [old if old == new else new for old, new in zip(before[1], rooms, strict=True)]
    return tuple(rooms)


def _looked_rooms(
    t: Table, seat: int, looked: int, rooms: tuple[RoomView, ...]
) -> tuple[RoomView, ...]:
    return tuple(_room(t, seat, r.slot) if looked >> r.slot & 1 else r for r in rooms)


def _room(t: Table, seat: int | None, slot: int) -> RoomView:
    board = t.rs.board
    explored = bool(t.explored >> slot & 1)
    looked = seat is not None and bool(t.seen_tile[seat] >> slot & 1)
    looked_token = seat is not None and bool(t.seen_token[seat] >> slot & 1)
    section = board.section[slot]
    return RoomView(
        slot=slot,
        explored=explored,
        tile=keys.ROOMS[t.tile[slot]] if explored or looked else "",
        kind=board.kind[slot],
        section=board.sections[section] if section >= 0 else "",
        powered=bool(t.lit >> slot & 1),
        token=keys.EXPLORATION[t.token[slot]] if looked_token and t.token[slot] >= 0 else "",
        items=t.counter[slot],
        fire=bool(t.fire >> slot & 1),
        malfunction=bool(t.broken >> slot & 1),
        computer=has_computer(t, slot) and powered(t, slot),
        objects=tuple(item_view(t, thing) for thing in items.lying_in(t, slot)),
    )


def _corridors(t: Table, mask: int) -> tuple[str, ...]:
    board = t.rs.board
    return tuple(_corridor(board.code[c]) for c in range(board.noisy) if mask >> c & 1)


def _tokens(counts: tuple[int, ...]) -> dict[str, int]:
    return {keys.STALKER_TOKENS[i]: count for i, count in enumerate(counts) if count}


def _decks(t: Table, memo: Memo) -> tuple[DeckView, ...]:
    items_left = [len(deck) for deck in t.items_deck]
    others_left = (
        len(t.event_deck),
        len(t.attack_deck),
        len(t.wound_deck),
        len(t.contamination),
        *t.rs.view_parts().deck_fields(t),
    )
    discards = (t.items_discard[:], t.event_discard, t.attack_discard, t.wound_discard)
    return kept(memo, "decks", (items_left, others_left, discards), _all_decks, t)


def _all_decks(t: Table) -> tuple[DeckView, ...]:
    shown = [
        DeckView(
            keys.COLOURS[colour],
            len(t.items_deck[colour]),
            tuple([keys.ITEMS[card] for card in t.items_discard[colour]]),
        )
        for colour in (keys.RED, keys.YELLOW, keys.GREEN)
    ]
    return (
        *shown,
        DeckView("event", len(t.event_deck), tuple([keys.EVENTS[c] for c in t.event_discard])),
        DeckView("attack", len(t.attack_deck), tuple([_attack(c) for c in t.attack_discard])),
        DeckView("wound", len(t.wound_deck), tuple([keys.WOUNDS[c] for c in t.wound_discard])),
        DeckView("contamination", len(t.contamination)),
        *t.rs.view_parts().decks(t),
    )


_attack = ARG_KINDS["attack"].write


def _known_cards(t: Table, seat: int | None) -> tuple[KnownCard, ...]:
    known = []
    for viewer, deck, depth, card in t.seen_card:
        if viewer == seat:
            name = _deck_card(deck, card)
            known.append(
                KnownCard(deck, name, from_top=depth)
                if depth >= 0
                else KnownCard(deck, name, from_bottom=~depth)
            )
    return tuple(known)


def _deck_card(deck: str, card: int) -> str:
    if deck == "event":
        return keys.EVENTS[card]
    return _attack(card) if deck == "attack" else keys.ITEMS[card]


# ---- the crew


def _crew(t: Table, seat: int | None, other: int, memo: Memo) -> CrewView:
    """One of the crew; `seat` may know more of it than everybody does."""
    fields = (
        (t.char[other], t.place[other], t.room[other], t.light[other]),
        (t.number[other], t.mission[other], len(t.hand[other]), len(t.deck[other])),
        (t.hand[other], t.objectives[other]) if t.rs.open_hands else (),
        tuple([mask >> other & 1 for mask in (t.slime, t.larva, t.signal, t.passed)]),
        (t.discard[other], t.wounds[other], t.hands[other], t.beside[other]),
        (t.pack[other], t.phase, len(t.objectives[other])),
        t.rs.view_parts().crew_fields(t, other),
    )
    crew = kept(memo, ("crew", other), fields, _public_crew, t, other)
    return crew if seat is None else _known_crew(crew, t, seat, memo)


def _known_crew(crew: CrewView, t: Table, seat: int, memo: Memo) -> CrewView:
    """What `seat` knows of one of the crew beyond what everybody sees."""
    other = crew.seat
    if seat != other and not _knows_of(t, seat, other):
        return crew
    seen = (t.seen_item, t.seen_objective, *t.rs.view_parts().known_fields(t, seat))
    known = (crew, t.pack[other], seen)
    return kept(memo, ("crew", other, seat), known, _with_known, crew, t, seat)


def _knows_of(t: Table, seat: int, other: int) -> bool:
    """Whether a seat knows something of another one that not everybody knows (LD-SET-34)."""
    for seen in (t.seen_item, t.seen_objective):
        for viewer, owner, _ in seen:
            if viewer == seat and owner == other:
                return True
    return bool(t.rs.view_parts().knows_of(t, seat, other))


def _public_crew(t: Table, other: int) -> CrewView:
    member: CrewView = t.rs.view_parts().crew(
        seat=other,
        number=t.number[other],
        character=keys.CHARACTERS[t.char[other]] if t.char[other] >= 0 else "",
        place=keys.PLACES[t.place[other]],
        room=t.room[other],
        hand=len(t.hand[other]),
        deck=len(t.deck[other]),
        discard=tuple(_card(decks.open_card(card)) for card in t.discard[other]),
        light=t.light[other],  # LD-HRT-16: wounds are public
        wounds=tuple(
            WoundView(keys.WOUNDS[w & 15], bool(w & 16), bool(w & 32)) for w in t.wounds[other]
        ),
        slime=bool(t.slime >> other & 1),
        larva=bool(t.larva >> other & 1),
        signal=bool(t.signal >> other & 1),
        passed=bool(t.passed >> other & 1),
        hands=tuple(item_view(t, item) for item in t.hands[other]),
        slots=items.hand_slots(t, other),
        beside=tuple(item_view(t, item) for item in t.beside[other]),
        pack=_pack(t, None, other),
        # LD-MIS-05: the inactive card lies openly.
        missions=tuple(keys.ITEMS[item] for item in t.mission[other]),
        objectives=len(t.objectives[other]),
        known_objectives=_known_objectives(t, None, other),
        open_hand=_open_hand(t, other),
        **t.rs.view_parts().of_crew(t, None, other),
    )
    return member


def _with_known(crew: CrewView, t: Table, seat: int) -> CrewView:
    return msgspec.structs.replace(
        crew,
        pack=_pack(t, seat, crew.seat),
        known_objectives=_known_objectives(t, seat, crew.seat),
        **t.rs.view_parts().with_known(t, seat, crew.seat),
    )


def _open_hand(t: Table, other: int) -> tuple[str, ...]:
    """LD-COP-07: where hands lie open, without what a scan has shown to the owner."""
    if not t.rs.open_hands:
        return ()
    return tuple(_card(decks.open_card(card)) for card in t.hand[other])


def _known_objectives(t: Table, seat: int | None, other: int) -> tuple[str, ...]:
    if t.rs.open_hands:  # LD-COP-01
        return tuple(keys.OBJECTIVES[o] for o in t.objectives[other])
    return tuple(
        keys.OBJECTIVES[o]
        for viewer, owner, o in t.seen_objective
        if viewer == seat and owner == other
    )


def _pack(t: Table, seat: int | None, other: int) -> tuple[PackView, ...]:
    """Backs in a fixed order; faces only of what the viewer knows to be there (LD-SET-34)."""
    if seat == other or t.rs.open_hands:
        return tuple(
            PackView(keys.COLOURS[items.deck_of(t, item)], item_view(t, item))
            for item in t.pack[other]
        )
    known = [item for viewer, owner, item in t.seen_item if viewer == seat and owner == other]
    shown = [
        PackView(keys.COLOURS[items.deck_of(t, item)], item_view(t, item)) for item in sorted(known)
    ]
    for colour in range(len(keys.COLOURS)):
        held = sum(1 for item in t.pack[other] if items.deck_of(t, item) == colour)
        seen = sum(1 for item in known if items.deck_of(t, item) == colour)
        shown += [PackView(keys.COLOURS[colour])] * (held - seen)
    return tuple(shown)


def _me(t: Table, seat: int, memo: Memo) -> MeView:
    met = tuple([objectives.is_met(t, seat, o) for o in t.objectives[seat]])
    own = t.rs.view_parts().me_fields(t)
    fields = (t.hand[seat], t.discard[seat], t.objectives[seat], met, own)
    return kept(memo, ("me", seat), fields, _own, t, seat, met)


def _own(t: Table, seat: int, met: tuple[bool, ...]) -> MeView:
    me: MeView = t.rs.view_parts().me(
        hand=tuple([_card(decks.masked(card)) for card in t.hand[seat]]),
        discard=tuple([_card(decks.masked(card)) for card in t.discard[seat]]),
        objectives=tuple([keys.OBJECTIVES[o] for o in t.objectives[seat]]),
        objectives_met=met,
        **t.rs.view_parts().of_me(t, seat),
    )
    return me


# ---- deciding


def option_view(option: tuple[Any, ...], cost: int = 0) -> OptionView:
    """One option as the wire carries it."""
    kinds = VERBS[option[0]].kinds
    return OptionView(
        option_text(option),
        option[0],
        tuple(
            ArgView(kind, ARG_KINDS[kind].write(value))
            for kind, value in zip(kinds, option[1:], strict=True)
        ),
        cost,
    )


def _cost(t: Table, seat: int, option: tuple[Any, ...]) -> int:
    """LD-ACT-02: what an action costs as things are now, wounds included."""
    spec = t.rs.specs.get(option[0])
    return spec.cost(t, seat, option) if spec is not None else 0


def _decision(t: Table, decision: RawDecision) -> DecisionView:
    seat, kind, options, _, context = decision
    facts = DECISION_KINDS[kind]
    return DecisionView(
        kind=kind,
        rule=rules_of(t.rs.game).citations.get(facts.rule, facts.rule),
        secret=facts.secret,
        options=tuple(
            option_view(option, _cost(t, seat, option) if kind == ACTION else 0)
            for option in options
        ),
        about={
            name: ArgView(arg, ARG_KINDS[arg].write(value))
            for name, (arg, value) in shown_context(kind, context, t.agenda).items()
        },
    )


def _declared(t: Table) -> DeclaredView | None:
    """LD-ACT-12, LD-ACT-25: the action that waits while others may interrupt it."""
    for item in reversed(t.agenda):
        if item[0] == perform.name:
            return DeclaredView(item[1], ArgView(ACTION_ARG, _action(item[2])))
    return None


def _result(t: Table) -> ResultView:
    alive = tuple(seat for seat in range(t.n) if t.place[seat] != keys.DEAD)
    result: ResultView = t.rs.view_parts().result(
        ended=t.ended,
        destroyed=t.destroyed,
        winners=tuple(seat for seat in range(t.n) if t.winners >> seat & 1),
        survivors=alive,
        objectives=tuple(
            tuple(keys.OBJECTIVES[o] for o in t.objectives[seat]) for seat in range(t.n)
        ),
        **t.rs.view_parts().of_result(t),
    )
    return result
