"""From a `Plan` to a `LockdownTable`: every component is somewhere, and in one place only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from lockdown.games.lockdown.power import set_power
from lockdown.games.lockdown.ruleset import LockdownRuleset
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel import rng
from lockdown.rules import ending, event_phase, items, rounds
from lockdown.rules.pieces import refresh_occupied, set_stalkers
from lockdown.scenario import words as say
from lockdown.scenario.decks import Pool, action_cards, common_decks
from lockdown.scenario.errors import ScenarioError
from lockdown.scenario.plan import Plan
from lockdown.scenario.seen import has_seen
from lockdown.state import keys
from lockdown.state.keys import CARCASS, CORPSE, EGG

#: The character of a seat that the scenario does not name.
DEFAULT_CHARACTERS = ("sentry", "hacker", "janitor", "xenobiologist", "survivor", "lab_rat")
#: Items in an explored room that the scenario does not describe.
DEFAULT_ITEMS = 2
DEFAULT_TIME = 11


def build(plan: Plan) -> LockdownTable:
    """The table that the plan describes; raises `ScenarioError` where it cannot be."""
    t = LockdownTable(plan.rs, plan.players)
    t.rng = rng.seeded(plan.seed)
    _course(t, plan)
    _rooms(t, plan)
    _corridors(t, plan)
    _tracks(t, plan)
    _crew(t, plan)
    pool = Pool(t)
    _belongings(t, plan, pool)
    _figures(t, plan)
    _bag(t, plan)
    _eggs(t, plan)
    _weaknesses(t, plan)
    action_cards(t, plan, pool)
    common_decks(t, plan, pool)
    _objectives(t, plan)
    _contingencies(t, plan)
    for seat, mine in enumerate(plan.seats):
        for words in mine.seen:
            has_seen(t, seat, words)
    _phase(t, plan)
    return t


def _course(t: LockdownTable, plan: Plan) -> None:
    start = len(plan.rs.board.track) - 1
    if plan.time is None:
        plan.time = DEFAULT_TIME if plan.round is None else max(1, start + 1 - plan.round)
    t.time = plan.time
    t.round = plan.round if plan.round is not None else start + 1 - t.time
    if t.round < 1:
        raise ScenarioError("the first round is round 1")
    t.time_blue = plan.time_blue
    t.first = plan.first


# ---- rooms and corridors


def tiles_of(rs: LockdownRuleset, named: dict[int, int]) -> list[int]:
    """The tile of each slot: those named, the others in the order of the list."""
    board = rs.board
    piles = {kind: [room.id for room in rs.rooms if room.kind == kind] for kind in ("I", "II")}
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


def _rooms(t: LockdownTable, plan: Plan) -> None:
    board = plan.rs.board
    named = {slot: about.tile for slot, about in plan.rooms.items() if about.tile is not None}
    tiles = tiles_of(plan.rs, named)
    t.tile = tuple(tiles)
    slot_of = [0] * len(t.rs.rooms)
    for slot in range(1, board.slots + 1):
        if board.printed[slot] != "staircase":
            slot_of[tiles[slot]] = slot
    t.slot_of = tuple(slot_of)
    _exploration(t, plan)


def _exploration(t: LockdownTable, plan: Plan) -> None:
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
        if about.token is not None and about.explored is None:
            about.explored = False
        if about.explored is False:
            if about.token is None:
                open_slots.append(slot)
            else:
                t.token[slot] = about.token
                left[about.token] -= 1
                if left[about.token] < 0:
                    key = keys.EXPLORATION[about.token]
                    raise ScenarioError(f"there are not so many exploration tokens {key}")
            if about.malfunction:
                raise ScenarioError(f"room {slot:03d} is unexplored: no malfunction (LD-MRK-26)")
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
            raise ScenarioError(f"{facts.key} never has a malfunction marker (LD-MRK-26)")
    quiet = keys.EXPLORATION.index("silence_1")
    order = [quiet, *(i for i in range(len(keys.EXPLORATION)) if i != quiet)]
    for slot in open_slots:
        token = next(i for i in order if left[i] > 0)
        t.token[slot] = token
        left[token] -= 1
    t.gone += tuple(("exploration", i) for i in sorted(left.elements()))
    for slot, about in plan.rooms.items():
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
    nest = t.slot_of[keys.ROOM["nest"]]
    t.nest_found = bool(nest and t.explored >> nest & 1)


def _corridors(t: LockdownTable, plan: Plan) -> None:
    for corridor in plan.closed:
        t.closed |= 1 << corridor
    for corridor in plan.wrecked:
        t.wrecked |= 1 << corridor
    for corridor in plan.noise:
        t.noise |= 1 << corridor
    if (t.closed | t.wrecked).bit_count() > plan.rs.doors:
        raise ScenarioError(f"there are only {plan.rs.doors} doors")
    t.vented = plan.vented


# ---- tracks


def _tracks(t: LockdownTable, plan: Plan) -> None:
    board = plan.rs.board
    wanted = [plan.power.get(place, (None, None)) for place in range(4)]
    taken = [token for token, _ in wanted if token is not None]
    if len(set(taken)) != len(taken):
        raise ScenarioError("each power token 1 to 4 lies in one place")
    free = [token for token in (1, 2, 3, 4) if token not in taken]
    power = []
    for place, (token, on) in enumerate(wanted):
        if token is None:
            # Its own number if nobody else was given it.
            number = place + 1 if place + 1 in free else free[0]
            free.remove(number)
        else:
            number = token
        power.append(-number if on is False else number)
    set_power(t, (power[0], power[1], power[2], power[3]))
    t.elevator = board.elevator_start if plan.elevator is None else plan.elevator
    t.rover_here = plan.rover_here
    dead = any(mine.place == keys.DEAD for mine in plan.seats)
    t.destruct, t.destruct_red, t.emergency = plan.destruct, plan.destruct_red, plan.emergency
    t.gate_open = (dead or plan.destruct_red) if plan.gate_open is None else plan.gate_open
    by_time = t.time <= board.isolation_opens_at or t.emergency >= 0
    t.isolation_open = by_time if plan.isolation_open is None else plan.isolation_open
    _css(t, plan)


def _css(t: LockdownTable, plan: Plan) -> None:
    spaces = [s for s in range(15, 0, -1) if plan.rs.board.track[s].css and s not in plan.no_css]
    spaces += [s for s in plan.css if s not in spaces]
    left = [i for i, token in enumerate(plan.rs.css_tokens) for _ in range(token.copies)]
    if len(spaces) > len(left):
        raise ScenarioError(f"there are only {len(left)} CSS tokens")
    for space in spaces:
        face = plan.css.get(space, (None, None))[0]
        if face is not None:
            if face not in left:
                raise ScenarioError(f"there are not so many CSS tokens {keys.CSS_TOKENS[face]}")
            left.remove(face)
    faces = []
    for i, space in enumerate(spaces):
        face, up = plan.css.get(space, (None, None))
        faces.append(left.pop(0) if face is None else face)
        # The time token has left the spaces above it; what lay there was revealed.
        if up if up is not None else space > t.time:
            t.css_up |= 1 << i
    t.css_face, t.css_space = tuple(faces), tuple(spaces)


# ---- the crew


def _crew(t: LockdownTable, plan: Plan) -> None:
    named = [m.character for m in plan.seats if m.character is not None]
    if len(set(named)) != len(named):
        raise ScenarioError("no character is there twice")
    free = [
        keys.CHARACTERS.index(name)
        for name in DEFAULT_CHARACTERS
        if keys.CHARACTERS.index(name) not in named
    ]
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
        t.knowledge[seat] = facts.knowledge if mine.knowledge is None else mine.knowledge
        bit = 1 << seat
        t.active |= bit * mine.active
        t.slime |= bit * mine.slime
        t.larva |= bit * mine.larva
        t.signal |= bit * mine.signal
        t.limped |= bit * mine.limped
        t.passed |= bit * (mine.passed or place == keys.DEAD)
        t.turns[seat] = mine.turns or 0
    for place in (keys.CONTAINER_A, keys.CONTAINER_B, keys.CONTAINER_C, keys.LOCKED_IN):
        limit = 1 if place != keys.LOCKED_IN else t.n
        if t.place.count(place) > limit:
            raise ScenarioError(f"only {limit} in {keys.PLACES[place]}")
    t.draft = tuple(who.id for who in t.rs.characters if who.copies and who.id not in t.char)
    refresh_occupied(t)


def _belongings(t: LockdownTable, plan: Plan, pool: Pool) -> None:
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
        for name in plan.rs.characters[t.char[seat]].mission_items:
            _mission(plan, t, pool, seat, keys.ITEM[name])
        for thing in (*mine.inventory, *mine.open, *mine.hands):
            pool.take_item(thing)
        if items.free_slots(t, seat) < 0:
            raise ScenarioError(f"{who}'s hands hold more than their slots allow")
        _check_pairs(t, seat)


def _check_pairs(t: LockdownTable, seat: int) -> None:
    pairs = Counter(items.pair_of(thing) for thing in t.hands[seat])
    del pairs[0]
    if any(count != 2 for count in pairs.values()):
        raise ScenarioError("duct tape joins two things: write smg~1 and nailgun~1")


# ---- Night Stalkers


def _figures(t: LockdownTable, plan: Plan) -> None:
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


def _bag(t: LockdownTable, plan: Plan) -> None:
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


def _eggs(t: LockdownTable, plan: Plan) -> None:
    carried = _count(EGG, (thing for hands in t.hands for thing in hands))
    lying = _count(EGG, (thing for _, thing in plan.lying))
    used = carried + lying + _count(EGG, plan.analysed)
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


def _weaknesses(t: LockdownTable, plan: Plan) -> None:
    named = [card for card, _ in plan.weakness.values() if card is not None]
    if len(set(named)) != len(named):
        raise ScenarioError("no weakness is there twice")
    free = [i for i in range(len(keys.WEAKNESSES)) if i not in named]
    cards = []
    t.weakness_up = 0
    for place in range(3):
        card, up = plan.weakness.get(place, (None, None))
        cards.append(free.pop(0) if card is None else card)
        shown = place < plan.rs.weakness_face_up + len(plan.analysed) if up is None else up
        t.weakness_up |= shown << place
    t.weakness = (cards[0], cards[1], cards[2])
    if len(plan.analysed) > plan.rs.analysed_slots:
        raise ScenarioError(f"there are {plan.rs.analysed_slots} slots for analysed objects")
    t.analysed = tuple(plan.analysed)


# ---- what is secret


def _objectives(t: LockdownTable, plan: Plan) -> None:
    named = [o for mine in plan.seats for o in mine.objectives or ()]
    if len(set(named)) != len(named):
        raise ScenarioError("no objective is there twice")
    for objective in named:
        card = plan.rs.objectives[objective]
        if card.players > t.n or (card.deck == "coop") != (plan.rs.mode == "solo"):
            raise ScenarioError(f"objective {card.key} is not used with {t.n} players")
    solo = plan.rs.mode == "solo"
    names = ("coop",) if solo else ("personal", "corporate")
    free = {
        deck: [
            c.id
            for c in plan.rs.objectives
            if c.deck == deck and c.id not in named and (solo or c.players <= t.n)
        ]
        for deck in names
    }
    for seat, mine in enumerate(plan.seats):
        if mine.objectives is not None:
            t.objectives[seat] = tuple(mine.objectives)
        elif solo:
            count = 1 if t.appeared else 2
            t.objectives[seat] = tuple(free["coop"].pop(0) for _ in range(count))
        else:
            cards = [free["personal"].pop(0)]
            if not t.appeared:
                # The last ones name no player who holds them.
                cards.insert(0, free["corporate"].pop())
            t.objectives[seat] = tuple(cards)
    held = {o for cards in t.objectives for o in cards}
    t.gone += tuple(
        ("objective", c.id)
        for c in plan.rs.objectives
        if c.deck in names and c.id not in held and (solo or c.players <= t.n)
    )


def _contingencies(t: LockdownTable, plan: Plan) -> None:
    left = [i for i, code in enumerate(plan.rs.contingencies) for _ in range(code.copies)]

    def take(face: int) -> int:
        if face not in left:
            raise ScenarioError(f"there are not so many tokens {keys.CONTINGENCIES[face]}")
        left.remove(face)
        return face

    tokens: list[tuple[int, int]] = []
    if plan.active_contingency is not None:
        tokens.append((take(plan.active_contingency), -1))
    for seat, mine in enumerate(plan.seats):
        tokens += [(take(face), seat) for face in mine.contingency or ()]
    for place, face in enumerate(plan.pool or (), 10):
        tokens.append((take(face), place))
    if plan.active_contingency is None:
        # Green kills nobody.
        tokens.append((left.pop(0), -1))
    each = 2 if t.n <= 2 else 1
    for seat, mine in enumerate(plan.seats):
        if mine.contingency is None and t.place[seat] != keys.DEAD:
            for _ in range(each):
                if left:
                    tokens.append((left.pop(0), seat))
    place = 10 + len(plan.pool or ())
    for face in left:
        tokens.append((face, place))
        place += 1
    t.ctg_face = tuple(face for face, _ in tokens)
    t.ctg_place = tuple(place for _, place in tokens)


# ---- what happens first


def _phase(t: LockdownTable, plan: Plan) -> None:
    phase = plan.phase or ("action",)
    t.phase = ending.PHASE_PLAYERS
    if phase[0] in ("action", "turn"):
        seat = plan.actor if plan.actor is not None else _default_actor(t)
        if t.place[seat] != keys.IN_ROOM:
            raise ScenarioError(f"{say.SEATS[seat]} is in no room and cannot act")
        if t.passed >> seat & 1:
            raise ScenarioError(f"{say.SEATS[seat]} has passed and cannot act")
        if phase[0] == "turn":
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
        for number, what in reversed(t.rs.event_steps):
            if number == int(phase[1]) or (phase[2] == "begins" and number > int(phase[1])):
                t.push(what)
                t.push(event_phase.step_begins, number)


def _default_actor(t: LockdownTable) -> int:
    for i in range(t.n):
        seat = (t.first + i) % t.n
        if t.place[seat] == keys.IN_ROOM and not t.passed >> seat & 1:
            return seat
    raise ScenarioError("nobody can act; say which phase it is ('event phase begins')")


def _mission(plan: Plan, t: LockdownTable, pool: Pool, seat: int, mission: int) -> None:
    """Put a mission item where the plan has it: inactive if nothing is said."""
    mine = plan.seats[seat]
    if any(mission == thing & 255 for m in plan.seats for thing in (*m.hands, *m.open)):
        return
    if t.place[seat] == keys.DEAD or mine.mission == "gone":
        t.removed += (mission,)
    elif mine.mission == "active":
        pool.take_item(mission)
        fresh = items.fresh(t, mission)
        if plan.rs.items[mission].heavy:
            t.hands[seat] = (*t.hands[seat], fresh)
        else:
            t.beside[seat] = (*t.beside[seat], fresh)
    else:
        pool.take_item(mission)
        t.mission[seat] = (*t.mission[seat], mission)
