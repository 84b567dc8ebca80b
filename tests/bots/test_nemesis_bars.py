"""What has no sense in the original game is barred from its veteran and its trained policy."""

from __future__ import annotations

import msgspec
import pytest

from lockdown.bots import make
from lockdown.bots.footsteps import tiptoes
from lockdown.games.nemesis.bots.learned import NemesisLearned
from lockdown.games.nemesis.bots.steps import GOING
from lockdown.games.nemesis.bots.veteran import NemesisVeteran
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ACTION, CARCASS, ITEM
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, OptionView
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again
from tests.bots.test_sense import asked, option

DEMOLITION, RELOAD, REPAIRS = (ACTION[key] for key in ("demolition", "reload", "basic_repairs"))
FULL = (SEARCH, SEARCH, REST, *PLAIN)


def barred(p: Position, bot: NemesisVeteran) -> frozenset[str]:
    """What a veteran does not even think of here."""
    asked_again(p.t, p.seat)
    view = build(p.t, p.seat)
    assert view.decision is not None
    return bot.barred(bot.picture(view), view.decision)


def test_a_veteran_bars_what_has_no_sense() -> None:
    """It picked up carcasses for nothing, stepped to and fro in a turn, and sat on full hands."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(*FULL)
    here = p.slot("storage")
    p.t.counter[here] = 3
    p.t.lying = (here << 16 | CARCASS,)
    beside = p.beside("storage")
    bot = NemesisVeteran(1)

    assert {"pickup carcass", "pass"} <= barred(p, bot)
    assert "room look_for_item" not in barred(p, bot)
    p.hold(*FULL[:2])
    assert "pass" not in barred(p, bot), "with two cards it may"
    back = f"move {beside:03d}"
    set_stalkers(p.t, ((1, keys.ADULT, p.t.rs.board.ways[here][1][0], 0),))
    assert back not in barred(p, bot), "who is chased may go anywhere"
    bot.trail = (p.t.round, here, beside)
    assert back in barred(p, bot), "but not straight back"
    bot.trail = (p.t.round - 1, here, beside)
    assert back not in barred(p, bot)
    set_stalkers(p.t, ((1, keys.ADULT, here, 0),))
    p.hold(*FULL[:1])
    assert {text.split()[0] for text in barred(p, bot)} <= {"drop", *GOING, "melee", "pass"}
    assert back not in barred(p, bot), "in a fight nearly all may be right"
    p.hold(*FULL[:2])
    assert "pass" in barred(p, bot), "but not to wait for the next attack with cards in hand"
    bot.trail = (p.t.round, here, beside)
    assert back in barred(p, bot), "nor to run back into where one has just come from"
    bot.trail = (0, 0, 0)
    p.t.hands[p.seat] = (ITEM["rifle"] | 4 << 8,)
    set_stalkers(p.t, ((1, keys.LARVA, here, 0),))
    assert {"pass", back} <= barred(p, bot), "but nobody runs from a larva with a rifle"
    assert not any(text.startswith("shoot") for text in barred(p, bot))


def test_the_last_rounds_are_for_ways_out() -> None:
    """One looked for a fifth thing to heal with while the ship was about to blow up (NM-RND-15)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(*FULL[:3])
    bot = NemesisVeteran(1)

    def barred() -> frozenset[str]:
        asked_again(p.t, p.seat)
        view = build(p.t, p.seat)
        assert view.decision is not None
        world = bot.picture(view)
        scores = {o.text: bot.score(world, o) for o in view.decision.options}
        kept = scores.keys() - bot.barred(world, view.decision)
        if world.rounds_left <= 2:
            assert min(map(scores.__getitem__, kept)) >= max(scores.values()) - 2.0
        return frozenset(scores.keys() - kept)

    assert "room look_for_item" not in barred()
    p.t.time = 1
    assert "room look_for_item" in barred()


def test_the_policy_bandages_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """NM-ACT-20: wounded itself, it spent its bandages on somebody else in the room."""
    p = Position("an_old_feud", room="storage")
    view = build(p.t, p.seat)
    names = [f"player {letter}" for letter in "ABCD"[: p.t.n]]
    options = tuple(OptionView(name, "player", (ArgView("seat", name[-1]),)) for name in names)
    decision = DecisionView("choose_target", "NM-ACT-20", False, options, {})
    asked = msgspec.structs.replace(view, decision=decision)
    own = f"player {'ABCD'[p.seat]}"
    bot = make("learned", 1, "nemesis")
    assert isinstance(bot, NemesisLearned)
    other = next(name for name in names if name != own)
    monkeypatch.setattr(bot.mind(), "choose", lambda _: other)
    assert bot.choose(asked) == own


def test_a_veteran_does_what_it_came_for() -> None:
    """One who needed Mars stood in the Cockpit, passed, and left without a look at the course."""
    p = Position("quarantine", room="cockpit")
    open_ship(p)
    p.t.seen_coordinates = 0
    p.t.destruct = -1
    p.hold(*FULL[:3])
    burning = p.beside("cockpit")
    p.t.fire = 1 << burning
    bot = NemesisVeteran(1)

    assert "pass" in barred(p, bot)
    assert "room check_coordinates" not in barred(p, bot)
    p.t.seen_coordinates = 1 << p.seat
    p.t.destination = p.t.rs.coordinates[p.t.coordinates].index(keys.MARS)
    assert "pass" not in barred(p, bot)
    assert f"move {burning:03d}" in barred(p, bot), "nor does it walk into fires"


def test_the_last_action_takes_a_veteran_out_of_a_fire() -> None:
    """NM-MRK-11: the policy searched in a burning room and took the wound."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(*FULL)
    here = p.slot("storage")
    p.t.counter[here] = 2
    p.t.fire = 1 << here
    p.t.light[p.seat], p.t.wounds[p.seat] = 2, (keys.WOUND["arm"] | 16,) * 2
    bot = NemesisVeteran(1)
    for left in (1, 2):
        p.t.actions_left = left
        asked_again(p.t, p.seat)
        p.t.actions_left = left
        view = build(p.t, p.seat)
        assert view.decision is not None
        barred = bot.barred(bot.picture(view), view.decision)
        stays = {o.text for o in view.decision.options if o.verb in ("play", "room")}
        assert (stays <= barred) == (left == 1)


def test_a_veteran_lays_down_what_is_good_for_nothing() -> None:
    p = Position("an_old_feud")
    p.hold(*FULL)
    p.t.hands[p.seat] = (ITEM["rifle"], CARCASS)
    assert p.choice(NemesisVeteran(1)) == ("drop", CARCASS)


def test_a_veteran_stands_where_it_can_shoot() -> None:
    """It fled with loaded weapons, and was attacked for it (NM-CMB-14)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(*FULL)
    here = p.slot("storage")
    ways = {f"move {slot:03d}" for slot, _ in p.t.rs.board.ways[here]}
    bot = NemesisVeteran(1)
    p.t.hands[p.seat] = (ITEM["rifle"] | 4 << 8,)
    set_stalkers(p.t, ((1, keys.ADULT, here, 0),))
    assert ways <= barred(p, bot)
    p.t.hands[p.seat] = (ITEM["rifle"],)
    assert not ways <= barred(p, bot), "who cannot shoot may run"
    p.t.hands[p.seat] = (ITEM["rifle"] | 4 << 8,)
    set_stalkers(p.t, ((1, keys.QUEEN, here, 0),))
    assert not ways <= barred(p, bot), "and so may anybody from the Queen"


def test_a_veteran_does_not_pass_beside_its_own_medicine() -> None:
    """It sat with open wounds and a medkit in the pack."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(*FULL[:2])
    bot = NemesisVeteran(1)
    p.t.pack[p.seat] = (ITEM["medkit"],)
    assert "pass" not in barred(p, bot)
    p.t.wounds[p.seat] = (keys.WOUND["bleeding"],)
    assert "pass" in barred(p, bot)
    assert "use medkit 0" not in barred(p, bot)


def test_some_questions_are_not_left_to_the_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    """NM-RND-08, NM-ROM-28: it threw away repairs, and locked the pod that somebody had opened."""
    p = Position("an_old_feud", room="hatch_control_system")
    p.hold(REPAIRS, SEARCH, DEMOLITION)
    bot = NemesisVeteran(1)
    mind = bot.prior.mind()
    monkeypatch.setattr(mind, "choose", lambda view: view.decision.options[-1].text)

    def answer(kind: str, *texts: str) -> str:
        options = tuple(
            OptionView(t, t.split()[0], tuple(ArgView("x", a) for a in t.split()[1:]))
            for t in texts
        )
        decision = DecisionView(kind, "NM-RND-08", False, options, {})
        return bot.choose(msgspec.structs.replace(build(p.t, p.seat), decision=decision))

    assert answer("pass_discard", "done", "discard demolition", "discard basic_repairs") == "done"
    number = p.t.pod_number
    p.t.pod_locked = 0b10
    pods = (f"pod {number[1]}", f"pod {number[0]}")
    assert answer("choose_target", *pods) == pods[0]
    engine = ("option working", "option damaged")
    assert answer("engine_order", *engine) == engine[0], "nor is an engine damaged for nothing"
    p.t.broken = 1 << p.slot("hatch_control_system")
    cards = ("pay search", "pay demolition", "pay basic_repairs")
    assert answer("pay", *cards) != cards[-1], "nor the card spent that repairs the room"
    start = p.t.rs.board.start_slot
    beside = p.t.rs.board.ways[start][0][0]
    set_room(p.t, p.seat, beside)
    other = next(slot for slot, _ in p.t.rs.board.ways[beside] if slot != start)
    pairs = [sorted((beside, slot)) for slot in (other, start)]
    noise = [f"through {low:03d}-{high:03d}" for low, high in pairs]
    assert answer("careful_noise", *noise) == noise[0], "nor noise made on the way out"
    assert answer("scan_hand", "no", "yes") == "yes", "all others are"


def test_three_cards_are_enough_for_what_matters() -> None:
    """One sat beside the Hatch Control System with the pods locked and three cards in hand."""
    p = Position("an_old_feud", "evacuation_section_a", "hatch_control_system")
    open_ship(p)
    set_room(p.t, p.seat, p.beside("hatch_control_system"))
    p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
    bot = NemesisVeteran(1)
    p.hold(*FULL[:3])
    assert "pass" in barred(p, bot)
    p.hold(*FULL[:2])
    assert "pass" not in barred(p, bot)
    p.hold(*FULL[:3])
    p.t.pod_locked = 0
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    assert "pass" not in barred(p, bot), "nor if nothing draws it"


def test_the_last_cards_dress_what_bleeds() -> None:
    """NM-HRT-04: with bandages in the pack it searched, repaired, walked on and bled."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.t.counter[p.slot("storage")] = 2
    p.t.pack[p.seat] = (ITEM["bandages"],)
    p.t.wounds[p.seat] = (keys.WOUND["bleeding"],)
    bot = NemesisVeteran(1)
    search = ("play search 0", "room look_for_item")
    p.hold(*FULL[:4])
    assert not set(search) & barred(p, bot), "there is time for it"
    p.hold(*FULL[:2])
    assert {*search, "pass"} <= barred(p, bot)
    assert "use bandages 0" not in barred(p, bot)
    p.t.wounds[p.seat] = (keys.WOUND["bleeding"] | 16,)
    assert not {*search, "pass"} & barred(p, bot), "it is dressed"


def test_no_door_is_wrecked_in_a_fight() -> None:
    """NM-DOR-07: two broke doors beside an adult, and ran through other ones."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    here = p.slot("storage")
    p.t.closed = p.t.rs.board.doors_of[here] & -p.t.rs.board.doors_of[here]
    set_stalkers(p.t, ((1, keys.ADULT, here, 0),))
    p.t.hands[p.seat] = ()
    p.hold(DEMOLITION, *FULL[:3])
    asked_again(p.t, p.seat)
    assert p.t.decision is not None
    wreck = ("play", DEMOLITION, 0)
    assert wreck in p.t.decision[2]
    assert "play demolition 0" in barred(p, NemesisVeteran(1))
    p.t.hands[p.seat] = (ITEM["rifle"] | 1 << 8,)
    p.hold(ACTION["covering_fire"], *FULL[:3])
    assert "play covering_fire 0" not in barred(p, NemesisVeteran(1)), "nor a way out of it barred"


def test_a_veteran_does_not_strike_until_it_dies() -> None:
    """NM-CMB-10: with three serious wounds it hit an adult with its bare hands, and missed."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    here = p.slot("storage")
    p.t.hands[p.seat] = ()
    p.t.wounds[p.seat] = tuple(keys.WOUND[key] for key in ("hand", "arm", "leg"))
    set_stalkers(p.t, ((1, keys.ADULT, here, 0),))
    p.hold(*FULL[:1])
    bot = NemesisVeteran(1)
    assert "melee adult#1" in barred(p, bot)
    assert "pass" not in barred(p, bot)
    p.t.wounds[p.seat] = ()
    set_stalkers(p.t, ((1, keys.LARVA, here, 0),))
    assert "melee larva#1" not in barred(p, bot), "a larva is struck by those who can take a miss"


def test_nobody_goes_carefully_to_where_somebody_is() -> None:
    """NM-BAS-04: no noise is rolled for there, so the second card was paid for nothing."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(*FULL[:4])
    here = p.slot("storage")
    first, second = (slot for slot, _ in p.t.rs.board.ways[here][:2])
    set_room(p.t, (p.seat + 1) % p.t.n, first)
    bot = NemesisVeteran(1)
    asked_again(p.t, p.seat)
    view = build(p.t, p.seat)
    assert view.decision is not None
    points = {option.text: 0.0 for option in view.decision.options}
    careful = {f"careful {slot:03d}" for slot in (first, second)}
    assert careful <= points.keys()
    assert tiptoes(bot.picture(view), points) & careful == {f"careful {first:03d}"}
    assert f"careful {first:03d}" in barred(p, bot)


def test_nobody_walks_past_the_course_it_depends_on() -> None:
    """NM-ROM-30: one who needed Earth went through the Cockpit with two cards and did not look."""
    p = Position("salvaging_the_prime_asset", room="cockpit")
    open_ship(p)
    p.t.seen_coordinates = 0
    p.hold(*FULL[:2])
    bot = NemesisVeteran(1)
    asked_again(p.t, p.seat)
    view = build(p.t, p.seat)
    assert view.decision is not None
    points = {option.text: 0.0 for option in view.decision.options}
    ways = {text for text in points if text.split()[0] in GOING}
    assert ways
    course = "room check_coordinates"
    points[course] = 1.0
    world = bot.picture(view)
    assert ways <= bot.hasty(world, points, course)
    assert not ways & bot.hasty(world, points, "pass")
    p.hold(ACTION["old_friend"], *FULL[:2])
    asked_again(p.t, p.seat)
    card = "play old_friend 0"
    assert ways <= bot.hasty(bot.picture(build(p.t, p.seat)), points | {card: 1.6}, card)


def test_the_last_card_repairs_the_engine_one_looked_at() -> None:
    """NM-BRD-15: who needs Earth saw that an engine was damaged, and kept the card for nothing."""
    p = Position("salvaging_the_prime_asset", room="storage")
    open_ship(p)
    p.t.destruct = -1
    set_room(p.t, p.seat, p.t.rs.board.engines[0])
    p.hold(ACTION["ingenuity"])
    bot = NemesisVeteran(1)
    p.t.seen_engines[p.seat] = (1, -1, -1)
    assert "pass" not in barred(p, bot)
    p.t.seen_engines[p.seat] = (0, -1, -1)
    assert "pass" in barred(p, bot)
    assert "play ingenuity 1" not in barred(p, bot)


def test_tools_are_not_spent_on_a_door_beside_an_engine() -> None:
    """NM-BRD-15, NM-DOR-08: both parts counted as repairs of the engine."""
    p = Position("salvaging_the_prime_asset", room="storage")
    open_ship(p)
    p.t.destruct = -1
    engine = p.t.rs.board.engines[0]
    set_room(p.t, p.seat, engine)
    p.t.seen_engines[p.seat] = (0, -1, -1)
    p.t.pack[p.seat] = (ITEM["tools"],)
    p.t.closed = p.t.rs.board.doors_of[engine]
    p.hold(*FULL[:3])
    assert p.score("use", ITEM["tools"], 1) > p.score("use", ITEM["tools"], 2) + 2.0


def test_nobody_hides_where_the_hunter_is() -> None:
    """With an adult next door one walked into its room, and had one card left to fight with."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    here = p.slot("storage")
    first, second = (slot for slot, _ in p.t.rs.board.ways[here][:2])
    set_stalkers(p.t, ((1, keys.ADULT, first, 0),))
    p.hold(*FULL[:2])
    bot = NemesisVeteran(1)
    assert f"move {first:03d}" in barred(p, bot)
    assert f"move {second:03d}" not in barred(p, bot)


def test_nobody_scouts_straight_back() -> None:
    """Reconnaissance led back where a scout came from, and a step there again (5302/2, round 5)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(*FULL)
    asked_again(p.t, p.seat)
    view = build(p.t, p.seat)
    bot = NemesisVeteran(1)
    world = bot.picture(view)
    scouts = "play reconnaissance 0"
    question = asked("action", option("pass"), option("play", "reconnaissance", "0"))
    assert scouts in bot.plainly(world, question, {"pass": -4.0, scouts: -1.4})
    assert scouts not in bot.plainly(world, question, {"pass": -4.0, scouts: 1.4})


def test_nobody_loads_a_loaded_weapon_in_a_fight() -> None:
    """An Energy Charge went for one shot more, an adult beside (5302/0, round 6)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    p.hold(*FULL)
    set_stalkers(p.t, ((1, keys.ADULT, p.slot("storage"), 0),))
    asked_again(p.t, p.seat)
    bot = NemesisVeteran(1)
    world = bot.picture(build(p.t, p.seat))
    loads, shot = "use energy_charge 0", "shoot rifle:4 adult#1"
    question = asked("action", option("pass"), option(*loads.split()), option(*shot.split()))
    assert loads in bot.plainly(world, question, {"pass": -8.0, loads: 0.7, shot: 3.2})
    assert loads not in bot.plainly(world, question, {"pass": -8.0, loads: 4.0, shot: 3.2})
