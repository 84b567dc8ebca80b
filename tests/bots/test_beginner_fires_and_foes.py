"""What rookies did among fires and monsters, and with what they found, without any sense."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.bots import footsteps
from lockdown.bots.footsteps import Goal
from lockdown.games.lockdown.bots.world import LockdownWorld as World
from lockdown.games.nemesis.bots.rookie import NemesisRookie
from lockdown.state import keys
from lockdown.views.types import ArgView, ItemView, OptionView, StalkerView, WoundView
from tests.bots.test_beginner import PLAIN, acted, adult, hemmed, rookie, step
from tests.bots.test_nemesis_beginner import FULL, changed, packed, seen
from tests.bots.test_nemesis_beginner import rookie as original
from tests.bots.test_nemesis_sense import Position
from tests.bots.test_plans import first_view, holding, placed
from tests.bots.test_sense import asked, blank, option, room


def careful(slot: int) -> OptionView:
    return option("careful", f"{slot:03}")


def test_nobody_creeps_in_on_the_queen() -> None:
    """In the last rounds it crept to the Queen, for two of its three cards, and was stuck there."""
    view = replace(first_view(), isolation_open=True, time=3)
    start = World(view).find("isolation_room")
    beside = World(view).board.ways[start][0][0]
    far = next(s for s, _ in World(view).board.ways[beside] if s != start)
    queen = (StalkerView("queen#1", "queen", beside, 0),)
    view = replace(holding(placed(view, room=far, hands=()), *PLAIN[:3]), stalkers=queen)
    for left, goes in ((2, True), (1, False)):
        world = World(replace(view, actions_left=left))
        bot = rookie(world)
        waits = bot.worth(world, option("pass"))
        assert bot.worth(world, careful(beside)) < waits, "she notices whoever creeps in, too"
        past = bot.dread(world, beside) < footsteps.BARRED
        assert past is goes, "but for one who can run on at once"


def test_the_unarmed_wait_for_monsters_to_go_while_there_is_time() -> None:
    """In round 3, from a quiet room, it ran past an adult with bare hands to look at a room."""
    view = replace(placed(holding(first_view(), *PLAIN), hands=()), actions_left=2)
    early = World(replace(view, stalkers=hemmed(view, "adult")))
    assert early.purse >= len(PLAIN)
    assert not rookie(early).hurry(early)
    assert not rookie(early).lead(early).bold
    sick = World(placed(early.view, larva=True))
    assert rookie(sick).lead(sick).bold, "who has a larva cannot wait"


def test_nobody_walks_into_a_fire_for_what_it_then_does_not_do() -> None:
    """NM-MRK-11: it went into the burning Cockpit for the course, and out again at once."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FULL)
    cockpit = p.t.rs.board.cockpit
    p.t.explored = (1 << p.t.rs.board.slots + 1) - 2
    here = p.t.rs.board.ways[cockpit][0][0]
    view = seen(p)
    seat = view.seat
    assert seat is not None
    crew = tuple(replace(c, room=here) if n == seat else c for n, c in enumerate(view.crew))
    for fire in (False, True):
        rooms = tuple(replace(r, fire=fire and r.slot == cockpit) for r in view.rooms)
        bot, world = original(replace(view, crew=crew, rooms=rooms))
        assert any(goal.slot == cockpit and goal.action for goal in bot.goals)
        assert (bot.lead(world).goal.slot == cockpit) is not fire


def test_nobody_goes_from_fire_to_fire_beside_a_quiet_room() -> None:
    """LD-RND-13: out of one burning room it went on into the next, and ended its turn there."""
    view = replace(holding(first_view(), *PLAIN), actions_left=1)
    world = World(view)
    drawn = rookie(world).lead(world).step
    burning = room(room(view, world.room, fire=True), drawn, fire=True, explored=True)
    world = World(burning)
    others = [slot for slot, _ in world.board.ways[world.room] if slot != drawn]
    chosen = acted(burning, *(step(slot) for slot in (drawn, *others)))
    assert chosen in {f"move {slot:03}" for slot in others}
    last = World(holding(burning, "rest"))
    for slot in others:
        last = World(room(last.view, slot, fire=True))
    bot = rookie(last)
    bot.goals = []
    waits = bot.worth(last, option("pass"))
    assert bot.worth(last, step(drawn)) < waits, "the last card makes it burn twice"


def test_nobody_runs_from_a_fight_into_a_fire_that_leads_back_to_it() -> None:
    """LD-RND-13: from one adult it ran into a fire between adults, was attacked, and burned."""
    view = replace(placed(holding(first_view(), *PLAIN), hands=()), actions_left=1)
    here = World(view).room
    beside = World(view).board.ways[here][0][0]
    view = room(view, beside, fire=True, explored=True)
    behind = [slot for slot, _ in World(view).board.ways[beside] if slot != here]
    more = tuple(StalkerView(f"adult#{n}", "adult", s, 0) for n, s in enumerate(behind, 2))
    for foes, runs in ((adult(here), True), ((*adult(here), *more), False)):
        world = World(replace(view, stalkers=foes))
        bot = rookie(world)
        assert (bot.worth(world, step(beside)) > bot.worth(world, option("pass"))) is runs


def test_a_drone_is_for_a_room_that_one_has_not_seen() -> None:
    """LD-ROM-16: it sent its drone to look at a tile that it had seen, at the other end."""
    view = holding(first_view(), *PLAIN)
    world = World(view)
    ways = world.hops(world.room)
    unknown = sorted(world.unexplored, key=lambda slot: -ways[slot])
    far, near = unknown[0], unknown[-1]
    drone = str(keys.ITEM["recon_drone"])
    asks = replace(
        asked("choose_target", *(option("to", f"{slot:03}") for slot in unknown)),
        about={"action": ArgView("text", f"use/{drone}/0")},
    )
    chosen = int(rookie(world).target(world, asks).split()[1])
    assert chosen != far
    drawn = rookie(world).lead(world)
    assert chosen in (drawn.step, drawn.goal.slot) or ways[chosen] == ways[near]
    seen_one = World(room(view, chosen, tile="archive"))
    again = int(rookie(seen_one).target(seen_one, asks).split()[1])
    assert again != chosen


def test_what_repairs_for_less_is_used_first() -> None:
    """With a larva, in the broken Surgery, it repaired for three cards; a belt would take one."""
    view = placed(first_view(), larva=True)
    slot = blank(view, "surgery")
    view = room(placed(view, room=slot), slot, explored=True, tile="surgery", malfunction=True)
    world = World(holding(view, "basic_repairs", *PLAIN[:4]))
    bot = rookie(world)
    belt = bot.worth(world, option("use", "tool_belt", "0"))
    assert belt > bot.worth(world, option("play", "basic_repairs", "0")) > 0.0


def test_who_said_no_is_not_asked_again_at_once() -> None:
    """NM-ROM-11: it asked twice in a row to take somebody's corpse to pieces."""
    p = Position("an_old_feud", room="laboratory")
    p.hold(*FULL)
    _, world = original(seen(p))
    bot = NemesisRookie(1)
    asks = option("room", "analyse")
    assert not bot.vain(world, asks)
    bot.tries(world, asks.text)
    assert bot.vain(world, asks)


def test_no_carcass_is_carried_to_a_laboratory_that_somebody_guards() -> None:
    """It took a carcass up two rooms from a laboratory with an adult in it, and went elsewhere."""
    view = replace(holding(first_view(), *PLAIN), stalkers=())
    slot = blank(view, "laboratory")
    view = room(view, slot, explored=True, tile="laboratory")
    smg = (ItemView("smg:5", "smg", 5, 5, "none"),)
    view = placed(view, room=World(view).board.ways[slot][0][0], hands=smg)
    for foes, takes in (((), True), (adult(slot), False)):
        world = World(replace(view, stalkers=foes))
        bot = rookie(world)
        bot.goals = []
        assert (bot.worth(world, option("pickup", "carcass")) > 0.0) is takes


def test_no_second_contingency_with_the_last_cards() -> None:
    """LD-CTG-07: it took two tokens in a turn, for four of its five cards."""
    for cards, takes in ((5, True), (3, False)):
        world = World(holding(first_view(), *PLAIN[:cards]))
        bot = rookie(world)
        assert (bot.worth(world, option("room", "take_contingency")) > 0.0) is takes


def test_a_larva_is_cut_out_before_one_goes_far_for_a_pod() -> None:
    """NM-ROM-18: in the Surgery, with four cards and time, it left for a pod five rooms away."""
    p = Position("an_old_feud", "surgery", "evacuation_section_a", room="surgery")
    p.hold(*FULL)
    view = changed(seen(p), larva=True)
    view = replace(view, pods=tuple(replace(pod, locked=False) for pod in view.pods))
    bot, world = original(view)
    assert not bot.hurry(world)
    ways = [slot for slot, _ in world.board.ways[world.room]]
    best = max(bot.worth(world, step(slot)) for slot in ways)
    cuts = option("room", "operate")
    assert bot.worth(world, cuts) > best
    bot.goals = [Goal(ways[0], 52.0, "enter_pod"), *bot.goals]
    assert bot.worth(world, cuts) > bot.worth(world, step(ways[0]))
    deadly = tuple(WoundView(key) for key in ("hand", "body", "arm"))
    bot, world = original(changed(view, wounds=deadly))
    assert bot.worth(world, cuts) < bot.worth(world, option("pass")), "it would die of it"
    assert not any(goal.action == "operate" for goal in bot.goals)


def test_the_sick_of_the_base_are_cured_before_they_leave() -> None:
    """LD-ROM-58, LD-HRT-06: two rooms from the way out, in the Surgery, with time for both."""
    view = replace(first_view(), isolation_open=True, time=9)
    start = World(view).find("isolation_room")
    beside = World(view).board.ways[start][0][0]
    view = room(view, beside, explored=True, tile="surgery", malfunction=False)
    sick = holding(placed(view, room=beside, larva=True), *PLAIN)
    cuts = option("room", "operate")
    assert acted(sick, step(start), cuts) == cuts.text
    deadly = tuple(WoundView(key) for key in ("hand", "body", "arm"))
    assert acted(placed(sick, wounds=deadly), step(start), cuts) != cuts.text


def test_a_door_is_opened_to_what_matters_most() -> None:
    """With a larva, the Surgery behind a closed door and a card to open it, it went to signal."""
    view = holding(first_view(), "demolition", *PLAIN[2:])
    board, here = World(view).board, World(view).room
    behind, corridor = board.ways[here][0]
    other = board.ways[here][1][0]
    shut = tuple(board.corridors[way].text for _, way in board.ways[behind])
    opens = option("play", "demolition", "0")
    for closed, breaks in (((), False), (shut, True)):
        world = World(replace(placed(view, larva=True), closed=closed))
        assert (corridor in world.shut) is breaks
        bot = rookie(world)
        bot.goals = [Goal(behind, 20.0, "operate"), Goal(other, 1.5)]
        assert (bot.worth(world, opens) > bot.worth(world, step(other))) is breaks
    doors = [option("through", text) for text in shut if board.corridors[corridor].text == text]
    more = [option("through", board.corridors[way].text) for _, way in board.ways[here][1:]]
    every = (*more, *doors)
    world = World(replace(view, closed=tuple(o.text.split()[1] for o in every)))
    bot = rookie(world)
    bot.goals = [Goal(behind, 20.0, "operate"), Goal(other, 1.5)]
    chosen = bot.target(world, asked("choose_target", *every))
    assert world.corridor(chosen.split()[1]) == corridor


def test_nobody_goes_for_the_way_out_in_which_the_queen_stands() -> None:
    """LD-GOL-05: with one shot left it went to her into the Isolation Room, and fled, wounded."""
    view = replace(first_view(), isolation_open=True, time=3, actions_left=2)
    start = World(view).find("isolation_room")
    beside = World(view).board.ways[start][0][0]
    smg = (ItemView("smg:1", "smg", 1, 5, "none"),)
    view = holding(placed(view, room=beside, hands=smg), *PLAIN)
    for kind, goes in (("adult", True), ("queen", False)):
        world = World(replace(view, stalkers=(StalkerView(f"{kind}#1", kind, start, 0),)))
        bot = rookie(world)
        bot.goals = [goal for goal in bot.goals if goal.action == "lock_in"]
        assert bot.goals
        walks = bot.worth(world, step(start)) > bot.worth(world, option("pass"))
        assert walks is goes, kind


def test_a_way_through_a_fire_leads_out_of_it() -> None:
    """NM-MRK-11: on its way through two fires it ran into the first one, and back again."""
    view = replace(holding(first_view(), *PLAIN), actions_left=2)
    board, here = World(view).board, World(view).room
    first = board.ways[here][0][0]
    second = next(s for s, _ in board.ways[first] if s not in (here, *dict(board.ways[here])))
    rooms = tuple(replace(r, explored=True) for r in view.rooms)
    view = room(replace(view, rooms=rooms), first, fire=True)
    beyond = [s for s, _ in board.ways[second] if s != first and s not in dict(board.ways[first])]
    goal = Goal(beyond[0], 3.5, "send_signal")
    # Beside the first fire lies a quiet room that leads nowhere.
    aside = [slot for slot, _ in board.ways[first] if slot not in (here, second)]
    assert aside
    others = [way for slot in aside for to, way in board.ways[slot] if to != first]
    others += [way for _, way in board.ways[here][1:]]
    shut = tuple(board.corridors[way].text for way in others)
    for burning, goes in ((False, True), (True, False)):
        world = World(replace(room(view, second, fire=burning), closed=shut))
        bot = rookie(world)
        bot.goals = [goal]
        assert (bot.lead(world).step == first) is goes


def test_nobody_breaks_into_a_fire_to_fight_there() -> None:
    """NM-MRK-11: from a quiet room, with one shot left, it went to an adult in a burning one."""
    view = replace(holding(first_view(), *PLAIN), actions_left=2)
    armed = placed(view, hands=(ItemView("smg:1", "smg", 1, 5, "none"),))
    foes = hemmed(armed, "adult")
    rooms = {foe.room for foe in foes}
    burnt = tuple(replace(r, fire=r.slot in rooms, explored=True) for r in armed.rooms)
    for fires, goes in ((armed.rooms, True), (burnt, False)):
        world = World(replace(armed, stalkers=foes, rooms=fires))
        assert bool(rookie(world).lead(world).step) is goes


def test_no_weapon_falls_for_which_one_has_a_charge() -> None:
    """NM-ITM-08: it let its empty shotgun fall for an extinguisher, a charge for it in its pack."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    shotgun = ItemView("shotgun", "shotgun", 0, 2, "none")
    for things, answer in ((("energy_charge",), "decline"), ((), "drop shotgun")):
        hurt = changed(seen(p), hands=(shotgun,), pack=packed(*things))
        bot, world = original(hurt)
        drops = asked("full_hands", option("drop", "shotgun"), option("decline"))
        asks = replace(drops, about={"item": ArgView("item", "fire_extinguisher")})
        assert bot.let_go(world, asks) == answer


def test_no_second_light_is_kept_for_clothes() -> None:
    """With a yellow flashlight in its pack it kept another one, of the red deck."""
    view = holding(first_view(), *PLAIN)
    finds = asked("keep_item", option("keep", "clothes"), option("keep", "flashlight"))
    for things, kept in (((), "keep flashlight"), (("yellow_flashlight",), "keep clothes")):
        world = World(placed(view, hands=(), pack=packed(*things)))
        assert rookie(world).kept(world, finds) == kept


def test_nobody_keeps_a_key_to_an_open_gate() -> None:
    """LD-BNK-10: it never closes again, and a decoy went back for the key (29403, round 5)."""
    view = placed(holding(first_view(), *PLAIN), hands=(), pack=())
    finds = asked("keep_item", option("keep", "gate_key"), option("keep", "decoy"))
    for opened, kept in ((False, "keep gate_key"), (True, "keep decoy")):
        world = World(replace(view, gate_open=opened))
        assert rookie(world).kept(world, finds) == kept


def test_the_card_for_which_one_turned_round_is_not_paid_with() -> None:
    """With a card to repair the Decon Room it went back there, and paid with it on the way."""
    view = placed(first_view(), larva=True)
    slot = blank(view, "decon_room")
    view = room(view, slot, explored=True, tile="decon_room", malfunction=True)
    world = World(holding(view, "repairs", "rest", "search", "contamination"))
    bot = rookie(world)
    bot.goals = [goal for goal in bot.goals if goal.action == "decontaminate"]
    assert bot.lead(world).goal.slot == slot
    asks = asked("pay", option("pay", "repairs"), option("pay", "rest"))
    assert bot.price(world, asks) != "pay repairs"


def test_launch_tokens_are_looked_at_with_cards_to_spare() -> None:
    """LD-ROM-53: it paid all its cards of two rounds to look at one token after the other."""
    view = first_view()
    slot = blank(view, "css_control")
    view = room(placed(view, room=slot), slot, explored=True, tile="css_control")
    for cards, looks in ((5, True), (3, False)):
        world = World(holding(view, *PLAIN[:cards]))
        bot = rookie(world)
        assert (bot.worth(world, option("room", "program_css")) > 0.0) is looks
