"""From a `NemesisPlan` to a `NemesisTable`."""

from __future__ import annotations

from lockdown.games.nemesis.cards.tokens import ALL_PODS
from lockdown.games.nemesis.hunt import HELD
from lockdown.games.nemesis.pods import CAPACITY, passengers, section_slot
from lockdown.games.nemesis.scenario.plan import NemesisPlan
from lockdown.games.nemesis.setup import FIRST_SPACE, table_of
from lockdown.games.nemesis.table import HuntTable, NemesisTable
from lockdown.kernel import rng
from lockdown.rules.pieces import refresh_occupied
from lockdown.scenario import build as shared
from lockdown.scenario import words as say
from lockdown.scenario.decks import Pool, action_cards, common_decks
from lockdown.scenario.errors import ScenarioError
from lockdown.state import keys


def build(plan: NemesisPlan) -> NemesisTable:
    """The table that the plan describes; raises `ScenarioError` where it cannot be."""
    t = table_of(plan.rs)(plan.rs, plan.players)
    t.rng = rng.seeded(plan.seed)
    shared.course(t, plan)
    shared.rooms(t, plan)
    t.lit = (1 << plan.rs.board.slots + 1) - 2  # nothing is ever dark on this ship
    shared.corridors(t, plan)
    t.vented = plan.vented
    _ship(t, plan)
    _pods(t, plan)
    shared.crew(t, plan)
    _waiting(t, plan)
    pool = Pool(t)
    shared.belongings(t, plan, pool)
    shared.figures(t, plan)
    shared.bag(t, plan)
    shared.eggs(t, plan)
    shared.weaknesses(t, plan, 0)
    action_cards(t, plan, pool)
    common_decks(t, plan, pool)
    shared.objectives(t, plan)
    shared.memories(t, plan)
    _hunter(t, plan)
    shared.moment(t, plan)
    _turn(t, plan)
    return t


def _turn(t: NemesisTable, plan: NemesisPlan) -> None:
    """NM-RND-06, NM-RND-16: what lasts until the turn, or the event phase, is over."""
    t.attacks_skipped = plan.attacks_skipped
    if plan.rushing >= 0 and plan.rushing != t.turn:
        who = say.SEATS[plan.rushing]
        raise ScenarioError(f"only who acts can be rushing: write '{who} acts' as well")
    t.rushing = plan.rushing


def _hunter(t: NemesisTable, plan: NemesisPlan) -> None:
    """NM-INT-04: a dead seat that plays the Intruder, and where the ten cards are."""
    if not isinstance(t, HuntTable):
        if plan.hunter >= 0:
            raise ScenarioError("nobody plays the Intruder without 'option intruder_player=yes'")
        return
    dead = [seat for seat in range(t.n) if t.place[seat] == keys.DEAD]
    if plan.hunter < 0:
        # Somebody died before the scenario begins and has declined.
        t.heir = dead[0] if dead else -1
        return
    if plan.hunter not in dead:
        raise ScenarioError(f"{say.SEATS[plan.hunter]} is alive and cannot play the Intruder")
    held = plan.hunt_hand + plan.hunt_discard + plan.hunt_next
    if len(set(held)) != len(held):
        raise ScenarioError("every Intruder action card is there once")
    if len(plan.hunt_hand) > HELD:
        raise ScenarioError(f"the Intruder player holds at most {HELD} cards")
    t.hunter = t.heir = plan.hunter
    t.passed &= ~(1 << plan.hunter)
    if t.first == t.hunter:
        t.first = next(s for s in range(t.n) if t.place[s] != keys.DEAD)
    t.hunt_hand, t.hunt_discard = tuple(plan.hunt_hand), tuple(plan.hunt_discard)
    rest = [card.id for card in plan.rs.intruder_actions if card.id not in held]
    t.hunt_deck = (*rest, *reversed(plan.hunt_next))


def _ship(t: NemesisTable, plan: NemesisPlan) -> None:
    """Engines, course, tracks: what is not stated works, and stands as at the set-up."""
    one, two, three = (int(plan.engines.get(engine, True)) for engine in range(3))
    t.engines = (one, two, three)
    t.coordinates = 0 if plan.coordinates is None else plan.coordinates
    t.destination = FIRST_SPACE if plan.destination is None else plan.destination
    t.destruct = plan.destruct
    by_time = t.time <= plan.rs.board.hibernation_opens_at
    if plan.hibernation_open is False and by_time:
        raise ScenarioError("on blue spaces of the time track the hibernation pods are open")
    t.hibernation_open = by_time if plan.hibernation_open is None else plan.hibernation_open
    dead = any(mine.place == keys.DEAD for mine in plan.seats)
    t.somebody_died = dead if plan.somebody_died is None else plan.somebody_died


def _pods(t: NemesisTable, plan: NemesisPlan) -> None:
    """The pods in the game by number, to A and B in turn (NM-SET-07 to NM-SET-09)."""
    inside = {mine.place_number for mine in plan.seats if mine.place == keys.IN_POD}
    named = sorted({*plan.pods, *inside} - {0})
    if plan.pod_numbers is None:
        free = [number for number in ALL_PODS if number not in named]
        count = max(plan.rs.pods[plan.players], len(named))
        numbers = sorted([*named, *free[: count - len(named)]])
    else:
        numbers = plan.pod_numbers
        for number in named:
            if number not in numbers:
                raise ScenarioError(f"pod {number} is not in this game")
    # At first unlocked are those only that something has unlocked.
    locked = not (t.somebody_died or 0 <= t.destruct <= plan.rs.board.no_return)
    if plan.pods_locked is not None:
        locked = plan.pods_locked
    sections = []
    for pod, number in enumerate(numbers):
        about = plan.pod(number)
        sections.append(pod % 2 if about.section is None else about.section)
        waited_in = number in inside and plan.pods_locked is None
        own = locked and not waited_in if about.locked is None else about.locked
        t.pod_locked |= own << pod
        t.pod_gone |= about.launched << pod
    t.pod_number, t.pod_section = tuple(numbers), tuple(sections)


def _waiting(t: NemesisTable, plan: NemesisPlan) -> None:
    """Who waits in a pod is in the room of its section (NM-POD-12)."""
    for seat, mine in enumerate(plan.seats):
        if t.place[seat] != keys.IN_POD:
            continue
        if not mine.place_number:
            raise ScenarioError(f"in which pod is {say.SEATS[seat]}? 'A is in pod 1'")
        pod = t.pod_number.index(mine.place_number)
        if t.pod_gone >> pod & 1:
            raise ScenarioError(f"pod {mine.place_number} is launched: say 'A is escaped'")
        t.pod_of[seat] = pod
        t.room[seat] = section_slot(t, pod)
        if not t.explored >> t.room[seat] & 1:
            raise ScenarioError(f"the way to pod {mine.place_number} is unexplored")
        if len(passengers(t, pod)) > CAPACITY:
            raise ScenarioError(f"pod {mine.place_number} has {CAPACITY} places")
    refresh_occupied(t)
