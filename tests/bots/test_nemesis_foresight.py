"""The bots of the original game look ahead: what can still be met, what a card is needed for."""

from __future__ import annotations

import pytest

from lockdown.bots import trading
from lockdown.bots.answers import keep_item
from lockdown.bots.quick_player import near
from lockdown.games.nemesis.bots.learned import NemesisLearned
from lockdown.games.nemesis.bots.quick_goals import Weights, goals, way_out
from lockdown.games.nemesis.bots.quick_player import KNOWN
from lockdown.games.nemesis.bots.quick_tasks import tasks
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM, OBJECTIVE
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, OptionView
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN, REPAIRS, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

DEATHS = ("the_right_moment_to_strike", "greener_pastures", "an_old_feud", "hostile_takeover")
RIFLE = ITEM["assault_rifle"]


def kept(p: Position, *names: str) -> str:
    """Which of these objectives a regular keeps."""
    asked_again(p.t, p.seat)
    view = build(p.t, p.seat)
    options = tuple(
        OptionView(f"objective {name}", "objective", (ArgView("objective", name),))
        for name in names
    )
    asked = DecisionView("choose_objective", "NM-CRT-04", True, options, {})
    return NemesisRegular(1).keep(NemesisWorld(view), asked).split()[1]


def paid(p: Position, action: str, *cards: str) -> str:
    """What a regular pays with, out of the cards in hand."""
    p.hold(*(ACTION[card] for card in cards))
    asked_again(p.t, p.seat)
    bot = NemesisRegular(1)
    world = bot.picture(build(p.t, p.seat))
    bot.prepare(world)
    options = tuple(
        OptionView(f"pay {card}", "pay", (ArgView("card", card),)) for card in sorted(set(cards))
    )
    act = {"action": ArgView("action", action)} if action else {}
    asked = DecisionView("pay", "NM-ACT-03", True, options, act)
    return bot.pay(world, asked).split()[1]


def other_of(p: Position) -> int:
    return (p.seat + 1) % p.t.n


# ---- objectives


def test_nobody_keeps_the_objective_of_its_own_death() -> None:
    """NM-SET-22: then only the last survivor meets it, which beside three others is a dream."""
    p = Position("quarantine")
    own = DEATHS[p.t.number[p.seat] - 1]
    for errand in ("the_great_hunt", "a_proper_burial", "quarantine", "necroscopy"):
        assert kept(p, own, errand) == errand
    for seat in range(p.t.n):
        if seat != p.seat:
            p.t.place[seat] = keys.DEAD
    assert kept(p, own, "the_great_hunt") == own, "alone it is met"


def test_the_death_of_one_who_has_escaped_is_no_objective() -> None:
    """NM-OBJ-02: only the contamination check kills somebody in a pod."""
    p = Position("quarantine")
    other = other_of(p)
    death = DEATHS[p.t.number[other] - 1]
    assert kept(p, death, "the_oldest_friend") == death
    p.t.place[other] = keys.ESCAPED
    assert kept(p, death, "the_oldest_friend") == "the_oldest_friend"


def test_what_cannot_be_met_any_more_is_not_kept() -> None:
    """NM-OBJ-11 needs another survivor, NM-OBJ-05 a ship, NM-OBJ-04 somebody on board."""
    p = Position("quarantine")
    assert kept(p, "best_friends_forever", "a_proper_burial") == "best_friends_forever"
    assert kept(p, "quarantine", "ab_ovo") == "quarantine"
    p.t.destruct = 5
    assert kept(p, "quarantine", "ab_ovo") == "ab_ovo"
    p.t.place[p.seat] = keys.ESCAPED
    view = NemesisWorld(build(p.t, p.seat))
    assert view.objective_value("the_great_hunt") == 0.0
    for seat in range(p.t.n):
        if seat != p.seat:
            p.t.place[seat] = keys.DEAD
    assert NemesisWorld(build(p.t, p.seat)).objective_value("best_friends_forever") == 0.0


def test_who_must_be_the_last_survivor_needs_every_death() -> None:
    """NM-SET-22: it gave things away, and let others leave."""
    p = Position("quarantine")
    own = OBJECTIVE[DEATHS[p.t.number[p.seat] - 1]]
    p.t.objectives[p.seat] = (own,)
    asked_again(p.t, p.seat)
    others = {p.t.number[seat] for seat in range(p.t.n) if seat != p.seat}
    assert NemesisWorld(build(p.t, p.seat)).doomed == others
    p.t.objectives[p.seat] = (own, OBJECTIVE["quarantine"])
    asked_again(p.t, p.seat)
    assert not NemesisWorld(build(p.t, p.seat)).doomed, "as long as it may keep another one"


# ---- payments


def test_the_card_that_repairs_the_room_does_not_pay_for_the_way_there() -> None:
    """NM-MRK-23: it stood in the broken Hatch Control System without the card for it."""
    p = Position("an_old_feud", "hatch_control_system", "evacuation_section_a")
    open_ship(p)
    p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
    slot = p.slot("hatch_control_system")
    set_room(p.t, p.seat, p.beside("hatch_control_system"))
    p.t.broken |= 1 << slot
    assert paid(p, f"move/{slot}", "basic_repairs", "full_auto") == "full_auto"
    assert paid(p, f"move/{slot}", "basic_repairs", "search", "repairs") == "basic_repairs"


@pytest.mark.parametrize(("rounds", "gone"), [(0, "full_auto"), (5, "reload")])
def test_the_card_that_loads_is_kept_for_an_empty_weapon(rounds: int, gone: str) -> None:
    """NM-ITM-11: it paid with the only card that would have loaded the rifle."""
    p = Position("an_old_feud")
    p.t.hands[p.seat] = (RIFLE | rounds << 8,)
    assert paid(p, "", "reload", "full_auto") == gone


def test_an_interruption_is_kept_beside_the_one_who_is_to_die() -> None:
    """NM-ACT-12: it paid with it for a step to the pod of the one whose death it needs."""
    p = Position("quarantine", "evacuation_section_a")
    open_ship(p)
    other, section = other_of(p), p.slot("evacuation_section_a")
    set_room(p.t, p.seat, p.beside("evacuation_section_a"))
    set_room(p.t, other, section)
    way = f"move/{section}"
    p.t.objectives[p.seat] = (OBJECTIVE[DEATHS[p.t.number[other] - 1]],)
    assert paid(p, way, "interruption", "search") == "search"
    set_room(p.t, other, p.t.rs.board.engines[2])
    assert paid(p, way, "interruption", "search") == "interruption"


def test_in_a_fight_cards_for_peace_pay() -> None:
    """NM-CMB-18: the card that lets one walk away unharmed paid for a shot."""
    p = Position("an_old_feud")
    p.t.hands[p.seat] = (RIFLE | 3 << 8,)
    cards = ("suppressive_fire", "piloting")
    assert paid(p, "", *cards) == "suppressive_fire"
    set_stalkers(p.t, ((1, keys.BREEDER, p.t.room[p.seat], 0),))
    assert paid(p, "", *cards) == "piloting"
    assert paid(p, "", "taking_aim", "piloting") == "piloting"


# ---- things


def test_a_magazine_goes_onto_the_weapon() -> None:
    """NM-ITM-12: two shots more for nothing lay in the pack until the end."""
    p = Position("an_old_feud")
    p.t.hands[p.seat], p.t.pack[p.seat] = (RIFLE | 2 << 8,), (ITEM["extended_magazine"],)
    for hand in ((), (REST, *PLAIN)):
        p.hold(*hand)
        assert p.choice() == ("use", ITEM["extended_magazine"], 0)


def test_nothing_is_given_to_one_who_has_as_much() -> None:
    """A smoke grenade went to and fro, a card each time."""
    p = Position("quarantine")
    other = other_of(p)
    set_room(p.t, other, p.t.room[p.seat])
    p.t.hands[p.seat] = p.t.hands[other] = (RIFLE | 5 << 8,)
    p.t.pack[p.seat] = (ITEM["smoke_grenade"], ITEM["chemicals"], ITEM["chemicals"])

    def gift() -> str:
        asked_again(p.t, p.seat)
        world = NemesisWorld(build(p.t, p.seat))
        return trading.leftover(world, world.view.crew[other], parting=False)

    p.t.pack[other] = ()
    assert gift() == "smoke_grenade"
    p.t.pack[other] = (ITEM["chemicals"],) * 3
    assert not gift()


def test_the_learned_level_leaves_it_to_regular_whom_to_hold_up() -> None:
    """NM-ACT-12: it let the one go whose death it needed, with the card for it in hand."""
    assert "interrupt" in NemesisLearned.leaves


def test_contamination_goes_unless_it_is_removed_next() -> None:
    """NM-RND-08: two such cards were kept for the next hand, which they made smaller."""
    p = Position("an_old_feud")
    p.hold(keys.CONTAMINATION, SEARCH)
    options = (("done",), ("discard", SEARCH), ("discard", keys.CONTAMINATION))
    texts = ("done", "discard search", "discard contamination")
    asked = DecisionView(
        "pass_discard",
        "NM-RND-08",
        True,
        tuple(
            OptionView(text, text.split()[0], tuple(ArgView("card", t) for t in text.split()[1:]))
            for text in texts
        ),
        {},
    )

    def gone() -> tuple[str, tuple[object, ...]]:
        asked_again(p.t, p.seat)
        answer = NemesisRegular(1).fold(NemesisWorld(build(p.t, p.seat)), asked)
        return answer, KNOWN["pass_discard"](p.t, p.seat, options)

    assert gone() == (texts[2], options[2])
    p.hold(keys.CONTAMINATION, REST)
    assert gone() == (texts[0], options[0]), "resting removes it for good"
    p.t.larva |= 1 << p.seat
    assert gone() == (texts[2], options[2])


def test_into_full_hands_goes_only_what_is_better_than_they_hold() -> None:
    """NM-ITM-19: with a wounded arm it kept a second weapon and then did not take it."""
    p = Position("an_old_feud")
    p.t.hands[p.seat] = (RIFLE | 5 << 8,)
    names = ("flamethrower", "clothes")
    options = tuple(OptionView(f"keep {n}", "keep", (ArgView("item", n),)) for n in names)
    asked = DecisionView("keep_item", "NM-ITM-08", True, options, {})

    def taken() -> str:
        asked_again(p.t, p.seat)
        return keep_item(NemesisWorld(build(p.t, p.seat)), asked).split()[1]

    assert taken() == "flamethrower"
    p.t.wounds[p.seat] = (keys.WOUND["arm"],)
    assert taken() == "clothes"


def test_tools_force_no_door_for_nothing() -> None:
    """NM-DOR-11: it shut the door behind it in a room where it only waited for cards."""
    p = Position("an_old_feud", room="evacuation_section_a")
    p.t.pack[p.seat] = (ITEM["tools"],)
    p.hold(SEARCH)
    p.t.pod_locked, p.t.destruct = (1 << len(p.t.pod_number)) - 1, 5
    assert p.score("use", ITEM["tools"], 2) < 0.0


# ---- ways


def test_a_careful_step_does_not_take_the_card_for_the_pod() -> None:
    """NM-ACT-04, NM-ROM-34: it stood before the pod with one card and met what came."""
    p = Position("an_old_feud", "evacuation_section_a")
    open_ship(p)
    p.t.pod_locked = 0
    section = p.slot("evacuation_section_a")
    set_room(p.t, p.seat, p.beside("evacuation_section_a"))
    way = next(w for other, w in p.t.rs.board.ways[section] if other != p.t.room[p.seat])
    p.t.noise |= 1 << way
    careful, move = ("careful", section), ("move", section)
    p.hold(SEARCH, REST, *PLAIN)
    gap = p.score(*careful) - p.score(*move)
    p.hold(SEARCH, REST, PLAIN[0])
    assert p.score(*careful) < p.score(*move)
    assert p.score(*careful) - p.score(*move) < gap - 1.0


def test_nobody_goes_to_sleep_beside_an_intruder_it_cannot_shoot() -> None:
    """NM-ROM-31: with an empty rifle it walked up to an adult in the Hibernatorium."""
    p = Position("an_old_feud")
    open_ship(p)
    p.t.hibernation_open, p.t.time = True, 4
    slot = p.slot("hibernatorium")
    set_room(p.t, p.seat, p.beside("hibernatorium"))

    def drawn(rounds: int) -> float:
        p.t.hands[p.seat] = (RIFLE | rounds << 8,)
        found = goals(p.t, p.seat, Weights(), 1.0, 4)
        return max(value for place, value, act in found if (place, act) == (slot, "hibernate"))

    quiet = drawn(0)
    set_stalkers(p.t, ((1, keys.ADULT, slot, 0),))
    assert drawn(0) < 0.2 * drawn(5) < 0.2 * quiet


def test_nobody_repairs_in_the_last_round_what_nobody_will_use() -> None:
    """NM-RND-15: a card and an action went for a room that was left a moment later."""
    p = Position("an_old_feud", room="storage")
    p.t.broken |= 1 << p.slot("storage")
    p.hold(REPAIRS, *PLAIN, REST, REST)
    mend = ("play", REPAIRS, 0)
    assert p.score(*mend) > 0.0
    p.t.time = 1
    assert p.score(*mend) < 0.0


@pytest.mark.parametrize(
    ("objective", "starts"), [("salvaging_the_prime_asset", False), ("an_old_feud", True)]
)
def test_nobody_blows_up_the_ship_that_is_to_arrive(objective: str, starts: bool) -> None:
    """NM-SDS-06, NM-OBJ-05: it started the sequence for the pods with the course set to Earth."""
    p = Position(objective, "evacuation_section_a", "generator")
    p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
    found = goals(p.t, p.seat, Weights(), 1.0, 8)
    assert any(act == "start_self_destruct" for _, _, act in found) == starts


@pytest.mark.parametrize("destruct", [-1, 6])
def test_the_pods_are_the_way_out_of_a_ship_that_blows_up(destruct: int) -> None:
    """NM-SDS-06: they open in time; nobody sleeps there, so the Hibernatorium is none."""
    p = Position("an_old_feud", "evacuation_section_a")
    open_ship(p)
    p.t.pod_locked, p.t.destruct = (1 << len(p.t.pod_number)) - 1, destruct
    row = near(p.t.rs.board, p.t.closed)[p.t.room[p.seat]]
    away = min(row[p.slot(f"evacuation_section_{letter}")] for letter in "ab")
    assert away > 0
    assert way_out(p.t, p.seat) == (away if destruct >= 0 else 0)


def test_a_ship_that_blows_up_draws_everybody_to_the_pods() -> None:
    """NM-SDS-06: three passed with their cards at the other end of the ship."""
    p = Position("an_old_feud", "evacuation_section_a")
    open_ship(p)
    p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
    p.t.destruct = p.t.rs.board.no_return + 2
    section = p.slot("evacuation_section_a")
    drawn = [value for slot, value, _ in goals(p.t, p.seat, Weights(), 1.0, 6) if slot == section]
    assert max(drawn) > 8.0


def test_in_the_last_rounds_nobody_stops_before_a_fire() -> None:
    """NM-MRK-11: a light wound against the last chance to reach the pods."""
    p = Position("an_old_feud", "evacuation_section_a")
    open_ship(p)
    p.t.pod_locked = 0
    section = p.slot("evacuation_section_a")
    here = p.beside("evacuation_section_a")
    set_room(p.t, p.seat, here)
    p.t.fire |= 1 << section
    p.t.actions_left = 1
    p.hold(SEARCH, REST, *PLAIN)
    lost = {}
    for left in (8, 2):
        p.t.time = left
        p.t.fire |= 1 << section
        burns = p.score("move", section)
        p.t.fire &= ~(1 << section)
        lost[left] = p.score("move", section) - burns
    assert 0.0 < lost[2] < 0.5 * lost[8]


def test_nothing_is_blown_up_before_the_task_is_done() -> None:
    """NM-OBJ-12: a hoarder with nothing in the pack ended the ship it could have searched."""
    p = Position("hoarder", "evacuation_section_a", "generator", "storage")
    p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
    p.t.counter[p.slot("storage")] = 3

    def starts() -> bool:
        found = goals(p.t, p.seat, Weights(), 1.0, 8)
        return any(act == "start_self_destruct" for _, _, act in found)

    assert not starts()
    p.t.pack[p.seat] = (ITEM["bandages"],) * 8
    assert starts()


def test_a_hoarder_looks_into_new_rooms() -> None:
    """NM-OBJ-12, NM-EXP-04: with two things it stood in an empty room for five rounds."""
    p = Position("hoarder")
    p.t.counter[:] = [0] * len(p.t.counter)
    hidden = [slot for slot in range(1, p.t.rs.board.slots + 1) if not p.t.explored >> slot & 1]

    def drawn() -> float:
        known = p.t.explored | p.t.seen_tile[p.seat]
        found = tasks(p.t, p.seat, Weights().zeal, known)
        return max((value for slot, value, _ in found if slot in hidden), default=0.0)

    assert drawn() > 2.0
    p.t.pack[p.seat] = (ITEM["bandages"],) * 8
    assert drawn() == 0.0, "until it has enough"


def test_who_needs_the_end_of_the_ship_leaves_its_course_alone() -> None:
    """NM-OBJ-04: two cards that did a room's action for nothing went for the way to Earth."""
    p = Position("an_old_feud")

    def drawn() -> float:
        found = goals(p.t, p.seat, Weights(), 1.0, 8)
        return max(value for _, value, act in found if act == "check_coordinates")

    usual = drawn()
    p.t.objectives[p.seat] = (OBJECTIVE["the_great_hunt"],)
    assert drawn() < 0.5 * usual


# ---- what the levels above are barred from


def barred(p: Position, points: dict[str, float]) -> frozenset[str]:
    """What is out of the question with these points of `regular`."""
    asked_again(p.t, p.seat)
    bot = NemesisSense(1)
    world = bot.picture(build(p.t, p.seat))
    bot.prepare(world)
    options = tuple(
        OptionView(text, text.split()[0], tuple(ArgView("", word) for word in text.split()[1:]))
        for text in points
    )
    return bot.plainly(world, DecisionView("action", "NM-ACT-01", False, options, {}), points)


def test_a_scratch_waits_for_what_one_came_for() -> None:
    """NM-HRT-02: the only bandages went for one light wound beside an engine to repair."""
    p = Position("an_old_feud")
    p.hold(REPAIRS, SEARCH, *PLAIN)
    p.t.light[p.seat] = 1
    engine, scratch = "play basic_repairs 1", "use bandages 1"
    assert scratch in barred(p, {engine: 6.6, scratch: 0.4, "pass": -4.0})
    assert scratch not in barred(p, {engine: 1.0, scratch: 0.4, "pass": -4.0})
    assert scratch not in barred(p, {engine: 6.6, scratch: 3.0, "pass": -4.0})


def test_a_room_that_nobody_needs_is_not_repaired_on_the_way() -> None:
    """NM-MRK-23: infested and late, one repaired the Cockpit instead of going to the pods."""
    p = Position("an_old_feud")
    p.hold(REPAIRS, SEARCH, *PLAIN)
    way, mend = f"careful {p.beside('hibernatorium'):03d}", "play basic_repairs 0"
    assert mend in barred(p, {way: 7.5, mend: 0.3, "pass": 0.7})
    assert mend not in barred(p, {way: 7.5, mend: 6.0, "pass": 0.7})
    assert mend not in barred(p, {way: 1.5, mend: 0.3, "pass": 0.7})


def test_nobody_flees_where_it_is_much_worse() -> None:
    """NM-CMB-14: out of a fight into a fire, with a quiet room on the other side."""
    p = Position("an_old_feud")
    set_stalkers(p.t, ((1, keys.ADULT, p.t.room[p.seat], 0),))
    p.t.hands[p.seat] = ()
    p.hold(SEARCH, *PLAIN)
    first, second = (f"move {slot:03d}" for slot, _ in p.t.rs.board.ways[p.t.room[p.seat]][:2])
    assert second in barred(p, {first: -2.7, second: -6.3, "pass": -9.0})
    assert second not in barred(p, {first: -2.7, second: -4.0, "pass": -9.0})


def test_nobody_rests_in_a_fire_beside_what_dresses_its_wounds() -> None:
    """NM-MRK-11: two wounds were open, and the bandages in the pack."""
    p = Position("an_old_feud")
    p.t.fire |= 1 << p.t.room[p.seat]
    p.t.wounds[p.seat] = (keys.WOUND["body"],)
    p.hold(REST, SEARCH, keys.CONTAMINATION)
    dress, rest = "use bandages 0", "play rest 0"
    assert rest in barred(p, {dress: 2.3, rest: -1.0, "pass": -4.0})
