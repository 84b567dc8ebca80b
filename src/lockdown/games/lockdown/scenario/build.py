"""From a `LockdownPlan` to a `LockdownTable`."""

from __future__ import annotations

from lockdown.games.lockdown.power import set_power
from lockdown.games.lockdown.scenario.plan import LockdownPlan
from lockdown.games.lockdown.table import LockdownTable, SurfaceTable
from lockdown.kernel import rng
from lockdown.scenario import build as shared
from lockdown.scenario.decks import Pool, action_cards, common_decks, lay
from lockdown.scenario.errors import ScenarioError
from lockdown.state import keys


def build(plan: LockdownPlan) -> LockdownTable:
    """The table that the plan describes; raises `ScenarioError` where it cannot be."""
    t: LockdownTable = plan.rs.table(plan.rs, plan.players)
    t.rng = rng.seeded(plan.seed)
    shared.course(t, plan)
    shared.rooms(t, plan)
    nest = t.slot_of[keys.ROOM["nest"]]
    t.nest_found = bool(nest and t.explored >> nest & 1)
    shared.corridors(t, plan)
    t.vented = plan.vented
    _tracks(t, plan)
    _css(t, plan)
    shared.crew(t, plan)
    _crew(t, plan)
    pool = Pool(t)
    shared.belongings(t, plan, pool)
    shared.figures(t, plan)
    shared.bag(t, plan)
    _analysed(t, plan)
    shared.eggs(t, plan)
    shared.weaknesses(t, plan, len(plan.analysed))
    action_cards(t, plan, pool)
    common_decks(t, plan, pool)
    _computers(t, plan)
    _surface(t, plan)
    shared.objectives(t, plan)
    _contingencies(t, plan)
    shared.memories(t, plan)
    shared.moment(t, plan)
    return t


# ---- tracks


def _tracks(t: LockdownTable, plan: LockdownPlan) -> None:
    t.time_blue = plan.time_blue
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


def _css(t: LockdownTable, plan: LockdownPlan) -> None:
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


def _crew(t: LockdownTable, plan: LockdownPlan) -> None:
    for seat, mine in enumerate(plan.seats):
        start = plan.rs.characters[t.char[seat]].knowledge
        t.knowledge[seat] = start if mine.knowledge is None else mine.knowledge
        t.active |= mine.active << seat
    for place in (keys.CONTAINER_A, keys.CONTAINER_B, keys.CONTAINER_C):
        if t.place.count(place) > 1:
            raise ScenarioError(f"only 1 in {keys.PLACES[place]}")


# ---- the laboratory, the computer, contingencies


def _analysed(t: LockdownTable, plan: LockdownPlan) -> None:
    if len(plan.analysed) > plan.rs.analysed_slots:
        raise ScenarioError(f"there are {plan.rs.analysed_slots} slots for analysed objects")
    t.analysed = tuple(plan.analysed)


def _computers(t: LockdownTable, plan: LockdownPlan) -> None:
    computers = [card.id for card in plan.rs.computers if card.copies]
    stated = plan.deck("computer")
    # There is no discard pile: what is not in the deck is out of the game.
    stated.discard_only = True
    named = [*stated.next, *(stated.only or ()), *stated.bottom]
    free = [card for card in computers if card not in named and card != keys.COMPUTER_LOCKDOWN]
    t.computer = free[0] if plan.computer is None else plan.computer
    if t.computer in named:
        raise ScenarioError(f"{keys.COMPUTERS[t.computer]} lies face up, not in the deck")
    computers.remove(t.computer)
    t.computer_deck, _ = lay(t, plan, "computer", computers, keys.COMPUTERS.__getitem__)


def _surface(t: LockdownTable, plan: LockdownPlan) -> None:
    """LD-SRF-02: the surface deck, and the exit where the rover stands."""
    if not isinstance(t, SurfaceTable):
        if plan.deck("surface").next or plan.deck("surface").only is not None:
            raise ScenarioError("there is a surface deck on 'board surface' alone")
        return
    cards = [card.id for card in plan.rs.surface_cards if card.copies]
    t.surface_deck, t.surface_discard = lay(
        t, plan, "surface", cards, keys.SURFACE_CARDS.__getitem__
    )
    there = plan.rs.board.rover_start if plan.rover is None else plan.rover
    t.rover = there if plan.rover_here else 0


def _contingencies(t: LockdownTable, plan: LockdownPlan) -> None:
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
    shared = plan.rs.shared_contingencies
    if shared and any(mine.contingency for mine in plan.seats):
        raise ScenarioError("nobody holds contingency tokens in this mode (LD-COP-02)")
    each = 0 if shared else 2 if t.n <= 2 else 1
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
    # LD-COP-02: the first of the pool lies open, unless something else is said.
    for number in plan.turned_up if plan.turned_up is not None else [1] * shared:
        if not shared:
            raise ScenarioError("contingency tokens are turned up in the cooperative mode alone")
        if 9 + number not in t.ctg_place:
            raise ScenarioError(f"there is no token {number} in the pool")
        token = t.ctg_place.index(9 + number)
        t.ctg_up |= 1 << token
        t.seen_ctg = [seen | 1 << token for seen in t.seen_ctg]  # LD-COP-03: everybody sees it
