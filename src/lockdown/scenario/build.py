"""From a `Plan` to a table: every component is somewhere, and in one place only.

`build` asks the game (`ScenarioParts.build`), which calls these steps in an order of its own, with
what only it has between them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from lockdown.rules import ending, event_phase, items, rounds
from lockdown.rules.pieces import refresh_occupied, set_stalkers
from lockdown.rules.setting_up import card_is_in, shuffled_in
from lockdown.scenario import words as say
from lockdown.scenario.decks import Pool
from lockdown.scenario.errors import ScenarioError
from lockdown.scenario.parts import parts_of
from lockdown.scenario.plan import Plan
from lockdown.scenario.seen import has_seen
from lockdown.state import keys
from lockdown.state.keys import CARCASS, CORPSE, EGG
from lockdown.state.ruleset import Ruleset
from lockdown.state.table import Table

#: Items in an explored room that the scenario does not describe.
DEFAULT_ITEMS = 2
DEFAULT_TIME = 11


def build(plan: Plan) -> Any:
    """The table that the plan describes; raises `ScenarioError` where it cannot be."""
    return parts_of(plan.rs.game).build(plan)


def course(t: Table, plan: Plan) -> None:
    """Round, time and the first player: of round and time one follows from the other."""
    start = plan.rs.time_start
    if plan.time is None:
        plan.time = DEFAULT_TIME if plan.round is None else max(1, start + 1 - plan.round)
    t.time = plan.time
    t.round = plan.round if plan.round is not None else start + 1 - t.time
    if t.round < 1:
        raise ScenarioError("the first round is round 1")
    t.first = plan.first


# ---- rooms and corridors


def tiles_of(rs: Ruleset, named: dict[int, int]) -> list[int]:
    """The tile of each slot: those named, the others in the order of the list."""
    board = rs.board
    piles = {
        kind: [room.id for room in rs.rooms if shuffled_in(rs, room, kind)]
        for kind in rs.room_kinds
    }
    tiles = [0] * (board.slots + 1)
    for slot in range(1, board.slots + 1):
        if board.printed[slot]:
            tiles[slot] = keys.ROOM[board.printed[slot]]
        else:
            tiles[slot] = piles[board.kind[slot]].pop(0)
    pinned: dict[int, int] = {}
    for slot, tile in named.items():
        name = keys.ROOMS[tile]
        if board.printed[slot]:
            if board.printed[slot] != name:
                raise ScenarioError(f"room {slot:03d} is always {board.printed[slot]}")
            continue
        if rs.rooms[tile].kind != board.kind[slot]:
            raise ScenarioError(
                f"{name} is a room {rs.rooms[tile].kind}; "
                f"{slot:03d} takes a room {board.kind[slot]}"
            )
        if tile in pinned:
            raise ScenarioError(f"{name} is in {pinned[tile]:03d} and in {slot:03d}")
        pinned[tile] = slot
        if tile in tiles:
            other = tiles.index(tile)
            tiles[other] = tiles[slot]
        tiles[slot] = tile
    return tiles


def rooms(t: Table, plan: Plan) -> None:
    """Tiles, exploration tokens, item counters and markers."""
    board = plan.rs.board
    named = {slot: about.tile for slot, about in plan.rooms.items() if about.tile is not None}
    tiles = tiles_of(plan.rs, named)
    t.tile = tuple(tiles)
    slot_of = [0] * len(t.rs.rooms)
    for slot in range(1, board.slots + 1):
        if t.rs.rooms[tiles[slot]].copies == 1:  # of the staircases there are several
            slot_of[tiles[slot]] = slot
    t.slot_of = tuple(slot_of)
    _exploration(t, plan)
    _markers(t, plan)


def _exploration(t: Table, plan: Plan) -> None:
    board = plan.rs.board
    left = Counter({i: token.copies for i, token in enumerate(plan.rs.exploration)})
    t.token = [-1] * (board.slots + 1)
    t.counter = [-1] * (board.slots + 1)
    open_slots = []
    for slot in range(1, board.slots + 1):
        about = plan.room(slot)
        facts = plan.rs.rooms[t.tile[slot]]
        if about.explored is False and board.printed[slot]:
            raise ScenarioError(f"room {slot:03d} is printed on the board: always explored")
        if about.token is not None and board.open_tokens >> slot & 1:
            _waiting_token(t, plan, slot, about.token, about.items, left)  # NM-ALT-05
            continue
        if about.token is not None and about.explored is None:
            about.explored = False
        if about.explored is False:
            if about.token is None:
                open_slots.append(slot)
            else:
                _lay_token(t, plan, slot, about.token, left)
            if about.malfunction:
                raise ScenarioError(f"room {slot:03d} is unexplored: no malfunction")
            if about.items is not None:
                raise ScenarioError(f"room {slot:03d} is unexplored: it has no item counter yet")
            continue
        if about.token is not None:
            raise ScenarioError(f"room {slot:03d} is explored: no exploration token lies there")
        t.explored |= 1 << slot
        if facts.has_counter:
            t.counter[slot] = DEFAULT_ITEMS if about.items is None else about.items
        elif about.items is not None:
            raise ScenarioError(f"{facts.key} has no item counter")
        if about.malfunction and not facts.malfunction:
            raise ScenarioError(f"{facts.key} never has a malfunction marker")
    effects = [token.effect for token in plan.rs.exploration]
    order = sorted(range(len(effects)), key=lambda i: (effects[i] != "silence", i))
    for slot in open_slots:
        token = next(i for i in order if left[i] > 0 and _belongs(plan, i, slot))
        t.token[slot] = token
        left[token] -= 1
    t.gone += tuple(("exploration", i) for i in sorted(left.elements()))


def _belongs(plan: Plan, token: int, slot: int) -> bool:
    """LD-EXP-01: whether a token of that kind can lie in that slot."""
    return plan.rs.exploration[token].outside == bool(plan.rs.board.outside >> slot & 1)


def _lay_token(t: Table, plan: Plan, slot: int, token: int, left: Counter[int]) -> None:
    key = keys.EXPLORATION[token]
    if not _belongs(plan, token, slot):
        raise ScenarioError(f"no exploration token {key} can lie in {slot:03d}")
    t.token[slot] = token
    left[token] -= 1
    if left[token] < 0:
        raise ScenarioError(f"there are not so many exploration tokens {key}")


def _waiting_token(
    t: Table, plan: Plan, slot: int, token: int, items: int | None, left: Counter[int]
) -> None:
    """NM-ALT-05, LD-SRF-02: a room that lies open, with a token that nobody has resolved yet."""
    if items:
        raise ScenarioError(f"room {slot:03d}: nothing is found there before its token is resolved")
    t.explored |= 1 << slot
    if plan.rs.rooms[t.tile[slot]].has_counter:
        t.counter[slot] = 0
    _lay_token(t, plan, slot, token, left)


def _markers(t: Table, plan: Plan) -> None:
    for slot, about in plan.rooms.items():
        if about.fire and plan.rs.rooms[t.tile[slot]].fireproof:
            raise ScenarioError(f"room {slot:03d} never burns")
        t.fire |= about.fire << slot
        t.broken |= about.malfunction << slot
    t.fire_limit = plan.rs.fire if plan.fire_limit is None else plan.fire_limit
    t.broken_limit = (
        plan.rs.malfunction if plan.malfunction_limit is None else plan.malfunction_limit
    )
    if t.fire.bit_count() > t.fire_limit:
        raise ScenarioError(f"more than {t.fire_limit} rooms burn: there are no more markers")
    if t.broken.bit_count() > t.broken_limit:
        raise ScenarioError(f"more than {t.broken_limit} malfunctions: there are no more markers")


def corridors(t: Table, plan: Plan) -> None:
    """Doors and noise markers."""
    for corridor in plan.closed:
        t.closed |= 1 << corridor
    for corridor in plan.wrecked:
        t.wrecked |= 1 << corridor
    for corridor in plan.noise:
        t.noise |= 1 << corridor
    if (t.closed | t.wrecked).bit_count() > plan.rs.doors:
        raise ScenarioError(f"there are only {plan.rs.doors} doors")


# ---- the crew


def crew(t: Table, plan: Plan) -> None:
    """Who sits where, and in what state."""
    named = [m.character for m in plan.seats if m.character is not None]
    if len(set(named)) != len(named):
        raise ScenarioError("no character is there twice")
    # LD-NCH-02: a guest comes in place of the character of its colour.
    people = plan.rs.characters
    colours = [people[who].colour for who in named] if plan.rs.substitutes else []
    if len(set(colours)) != len(colours):
        raise ScenarioError("no two characters of one colour are there (LD-NCH-02)")
    others = [keys.CHARACTERS.index(name) for name in parts_of(plan.rs.game).characters]
    free = [who for who in others if who not in named and people[who].colour not in colours]
    numbers = [m.number for m in plan.seats if m.number is not None]
    if len(set(numbers)) != len(numbers) or not set(numbers) <= set(range(1, t.n + 1)):
        raise ScenarioError(f"player numbers are 1 to {t.n}, each once")
    rest = [i for i in range(1, t.n + 1) if i not in numbers]
    for seat, mine in enumerate(plan.seats):
        t.char[seat] = free.pop(0) if mine.character is None else mine.character
        facts = plan.rs.characters[t.char[seat]]
        place = keys.IN_ROOM if mine.place is None else mine.place
        t.place[seat] = place
        if place == keys.IN_ROOM:
            t.room[seat] = mine.room or t.slot_of[keys.ROOM[facts.start_room]]
        if mine.number is not None:
            t.number[seat] = mine.number
        else:
            wish = seat + 1 if seat + 1 in rest else rest[0]
            rest.remove(wish)
            t.number[seat] = wish
        t.light[seat] = mine.light
        t.wounds[seat] = tuple(mine.wounds)
        if len(mine.wounds) > plan.rs.serious_limit:
            raise ScenarioError(f"{say.SEATS[seat]} would be dead with that many serious wounds")
        bit = 1 << seat
        t.slime |= bit * mine.slime
        t.larva |= bit * mine.larva
        t.signal |= bit * mine.signal
        t.limped |= bit * mine.limped
        t.passed |= bit * (mine.passed or place == keys.DEAD)
        t.turns[seat] = mine.turns or 0
    taken = {t.rs.characters[who].colour for who in t.char}
    t.draft = tuple(
        who.id for who in t.rs.characters if who.copies and not who.kit and who.colour not in taken
    )
    refresh_occupied(t)


def belongings(t: Table, plan: Plan, pool: Pool) -> None:
    """What everybody holds and carries."""
    for seat, mine in enumerate(plan.seats):
        who = say.SEATS[seat]
        t.pack[seat], t.beside[seat] = tuple(mine.inventory), tuple(mine.open)
        t.hands[seat] = tuple(mine.hands)
        for thing in mine.inventory:
            facts = plan.rs.items[thing & 255]
            if facts.heavy or facts.bulky:
                raise ScenarioError(f"{facts.key} goes into hands, not into {who}'s inventory")
        for thing in mine.hands:
            facts = plan.rs.items[thing & 255]
            if not (facts.heavy or facts.bulky):
                raise ScenarioError(f"{facts.key} is not heavy: it goes into {who}'s inventory")
        own = [keys.ITEM[name] for name in plan.rs.characters[t.char[seat]].mission_items]
        for item in mine.mission:
            if item >= 0 and item not in own:
                raise ScenarioError(f"{plan.rs.items[item].key} is no mission item of {who}")
        for name in plan.rs.characters[t.char[seat]].mission_items:
            _mission(plan, t, pool, seat, keys.ITEM[name])
        for thing in (*mine.inventory, *mine.open, *mine.hands):
            pool.take_item(thing)
        if items.free_slots(t, seat) < 0:
            raise ScenarioError(f"{who}'s hands hold more than their slots allow")
        _check_pairs(t, seat)


def _mission(plan: Plan, t: Table, pool: Pool, seat: int, mission: int) -> None:
    """Put a mission item where the plan has it: inactive if nothing is said."""
    mine = plan.seats[seat]
    if any(
        mission in (thing & 255, *items.attached(thing))
        for m in plan.seats
        for thing in (*m.hands, *m.open)
    ):
        return
    lost = t.place[seat] == keys.DEAD and not t.rs.dead_keep
    state = mine.mission.get(mission, mine.mission.get(-1, "inactive"))
    if lost or state == "gone":
        t.removed += (mission,)
    elif state == "active":
        if plan.rs.items[mission].attach_to:
            key = plan.rs.items[mission].key
            raise ScenarioError(f"{key} is part of a weapon: say 'hands assault_rifle:6^'")
        pool.take_item(mission)
        fresh = items.fresh(t, mission)
        if plan.rs.items[mission].heavy:
            t.hands[seat] = (*t.hands[seat], fresh)
        else:
            t.beside[seat] = (*t.beside[seat], fresh)
    else:
        pool.take_item(mission)
        t.mission[seat] = (*t.mission[seat], mission)


def _check_pairs(t: Table, seat: int) -> None:
    pairs = Counter(items.pair_of(thing) for thing in t.hands[seat])
    del pairs[0]
    if any(count != 2 for count in pairs.values()):
        raise ScenarioError("duct tape joins two things: write smg~1 and nailgun~1")


# ---- figures and tokens


def figures(t: Table, plan: Plan) -> None:
    """Figures on the board, and objects that lie about."""
    figures = []
    for i, (kind, slot, wounds) in enumerate(plan.stalkers, 1):
        figures.append((i, kind, slot, wounds))
    for kind in range(5):
        used = sum(1 for f in figures if f[1] == kind)
        used += t.larva.bit_count() if kind == keys.LARVA else 0
        if used > plan.rs.figures[kind]:
            raise ScenarioError(f"there are only {plan.rs.figures[kind]} {keys.STALKERS[kind]}s")
    t.next_stalker = len(figures) + 1
    set_stalkers(t, tuple(figures))
    several = any(mine.objectives is not None and len(mine.objectives) > 1 for mine in plan.seats)
    if plan.appeared is None:
        plan.appeared = bool(figures) or not several
    t.appeared = plan.appeared
    t.queen_killed = plan.queen_killed
    t.lying = tuple(slot << 16 | thing for slot, thing in plan.lying)


def bag(t: Table, plan: Plan) -> None:
    """The tokens in the bag: those stated, or as at the set-up."""
    outside = [token.copies for token in plan.rs.stalker_tokens]
    bag = [0] * len(outside)
    if plan.bag is None:
        for kind, start in enumerate(plan.rs.bag_start):
            want = start + plan.rs.bag_per_player[kind] * t.n
            for i, token in enumerate(plan.rs.stalker_tokens):
                take = min(want, outside[i]) if token.kind == kind else 0
                bag[i] += take
                outside[i] -= take
                want -= take
    else:
        for i in plan.bag:
            bag[i] += 1
            outside[i] -= 1
            if outside[i] < 0:
                raise ScenarioError(f"there are not so many tokens {keys.STALKER_TOKENS[i]}")
    t.bag, t.outside = tuple(bag), tuple(outside)


def eggs(t: Table, plan: Plan) -> None:
    """Eggs, wherever they are, and the other objects: no more than there are."""
    carried = _count(EGG, (thing for hands in t.hands for thing in hands))
    lying = _count(EGG, (thing for _, thing in plan.lying))
    used = carried + lying + t.rs.eggs_elsewhere(t)
    total = plan.rs.eggs_total
    if plan.eggs is not None:
        t.eggs = plan.eggs
    elif plan.nest_destroyed:
        t.eggs = 0
    else:
        t.eggs = min(plan.rs.eggs_start, total - used)
    if t.eggs + used > total:
        raise ScenarioError(f"there are only {total} eggs")
    t.egg_supply = total - used - t.eggs
    t.nest_destroyed = plan.nest_destroyed or t.eggs == 0
    for kind in (CARCASS, CORPSE):
        there = _count(kind, (thing for hands in t.hands for thing in hands))
        there += _count(kind, (thing for _, thing in plan.lying))
        if there > plan.rs.items[kind].copies:
            raise ScenarioError(f"there are not so many tokens {keys.ITEMS[kind]}")


def _count(kind: int, things: Iterable[int]) -> int:
    return sum(1 for thing in things if thing & 255 == kind)


def weaknesses(t: Table, plan: Plan, found: int) -> None:
    """The three weakness cards; `found` of them were discovered in the game."""
    named = [card for card, _ in plan.weakness.values() if card is not None]
    if len(set(named)) != len(named):
        raise ScenarioError("no weakness is there twice")
    free = [card.id for card in t.rs.weaknesses if card.copies and card.id not in named]
    cards = []
    t.weakness_up = 0
    for place in range(3):
        card, up = plan.weakness.get(place, (None, None))
        cards.append(free.pop(0) if card is None else card)
        shown = place < plan.rs.weakness_face_up + found if up is None else up
        t.weakness_up |= shown << place
    t.weakness = (cards[0], cards[1], cards[2])


# ---- what is secret


def objectives(t: Table, plan: Plan) -> None:
    """One objective for everybody after the first encounter, before it as at the set-up."""
    named = [o for mine in plan.seats for o in mine.objectives or ()]
    if len(set(named)) != len(named):
        raise ScenarioError("no objective is there twice")
    decks = t.rs.objective_decks
    cards = [c for c in t.rs.objectives if c.deck in decks and card_is_in(c, t.n)]
    there = {card.id for card in cards}
    for objective in named:
        if objective not in there:
            key = keys.OBJECTIVES[objective]
            raise ScenarioError(f"objective {key} is not used with {t.n} players")
    free = {d: [c.id for c in cards if c.deck == d and c.id not in named] for d in decks}
    for seat, mine in enumerate(plan.seats):
        if mine.objectives is not None:
            t.objectives[seat] = tuple(mine.objectives)
            continue
        # After the choice a card of the last deck is left; of the others the last ones are given
        # out, because they name no player who holds them.
        *before, last = decks
        kept = [free[deck].pop() for deck in before if not t.appeared]
        count = 1 if t.appeared else t.rs.objectives_each
        t.objectives[seat] = (*kept, *(free[last].pop(0) for _ in range(count)))
    held = {o for mine in t.objectives for o in mine}
    t.gone += tuple(("objective", card.id) for card in cards if card.id not in held)


# ---- what happens first


def memories(t: Table, plan: Plan) -> None:
    """What everybody has looked at and may remember."""
    for seat, mine in enumerate(plan.seats):
        for words in mine.seen:
            has_seen(t, seat, words)


def moment(t: Table, plan: Plan) -> None:
    """What happens first: somebody acts, or a phase begins."""
    phase = plan.phase or ("action",)
    t.phase = ending.PHASE_PLAYERS
    if phase[0] in ("action", "turn"):
        seat = plan.actor if plan.actor is not None else _default_actor(t)
        places = (keys.IN_ROOM,) if phase[0] == "action" else t.rs.in_play_places
        plays_on = t.rs.plays_on(t, seat)
        if t.place[seat] not in places and not plays_on:
            raise ScenarioError(f"{say.SEATS[seat]} is in no room and cannot act")
        if t.passed >> seat & 1:
            raise ScenarioError(f"{say.SEATS[seat]} has passed and cannot act")
        if phase[0] == "turn" or plays_on:
            t.push(rounds.begin_turn, seat)
            return
        t.turn = seat
        t.turns[seat] = max(t.turns[seat], 1)
        t.actions_left = 3 - plan.action
        t.push(rounds.ask_action, seat)
        return
    # Whatever else happens next, everybody has passed.
    t.passed = (1 << t.n) - 1
    if phase[0] == "round":
        t.phase = ending.PHASE_EVENTS
        # The round that is given is the one that begins.
        t.round -= 1
        t.push(rounds.begin_round)
    elif phase[0] == "players end":
        t.push(rounds.player_phase_ends)
    elif phase[0] == "events":
        t.push(event_phase.begin_events)
    elif phase[0] == "step":
        t.phase = ending.PHASE_EVENTS
        follow = range(int(phase[1]) + 1, 99) if phase[2] == "begins" else ()
        for number, what in reversed(t.rs.event_steps):
            left_out = number in t.rs.left_out(t)
            if number == int(phase[1]) or (number in follow and not left_out):
                t.push(what)
                t.push(event_phase.step_begins, number)


def _default_actor(t: Table) -> int:
    for i in range(t.n):
        seat = (t.first + i) % t.n
        if t.place[seat] == keys.IN_ROOM and not t.passed >> seat & 1:
            return seat
    raise ScenarioError("nobody can act; say which phase it is ('event phase begins')")
