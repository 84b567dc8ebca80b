"""Acts without sense seen in games of rookies of the original game, from set positions."""

from __future__ import annotations

from msgspec.structs import replace

from lockdown.games.nemesis.bots.mind import armoured
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.rookie import NemesisRookie
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.games.nemesis.view_types import NemesisView
from lockdown.rules.pieces import set_room
from lockdown.views import build
from lockdown.views.types import (
    ArgView,
    DecisionView,
    ItemView,
    OptionView,
    PackView,
    StalkerView,
    WoundView,
)
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import PLAIN, REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again
from tests.bots.test_sense import asked, option

FULL = (SEARCH, SEARCH, REST, *PLAIN)


def seen(p: Position) -> NemesisView:
    """What the seat sees."""
    asked_again(p.t, p.seat)
    view: NemesisView = build(p.t, p.seat)
    return view


def changed(view: NemesisView, **changes: object) -> NemesisView:
    """The view with something else about the own character."""
    assert view.seat is not None
    crew = list(view.crew)
    crew[view.seat] = replace(crew[view.seat], **changes)
    return replace(view, crew=tuple(crew))


def rookie(view: NemesisView) -> tuple[NemesisRookie, NemesisWorld]:
    """A beginner that has looked at the table."""
    world = NemesisWorld(view)
    bot = NemesisRookie(1)
    bot.look(world)
    return bot, world


def worth(view: NemesisView, *act: str) -> float:
    bot, world = rookie(view)
    return bot.worth(world, option(*act))


def packed(*keys: str) -> tuple[PackView, ...]:
    return tuple(PackView("green", ItemView(key, key, 0, 0, "none")) for key in keys)


def test_armor_is_worn_to_be_used() -> None:
    """NM-ATK-05: a soldier died of an attack that its armor would have stopped."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    worn = OptionView("react-item armor", "react-item", ())
    asks = DecisionView(
        "attack_shown",
        "",
        secret=False,
        options=(OptionView("decline", "decline", ()), worn),
        about={},
    )
    _, world = rookie(seen(p))
    assert armoured(world, asks) == worn.text
    card = OptionView("react nerves_of_steel 0", "react", ())
    both = replace(asks, options=(*asks.options, card))
    assert armoured(world, both) == worn.text
    night = NemesisWorld(replace(world.view, phase="events"))
    assert armoured(night, both) == card.text, "it comes anew with the next hand"
    for bot in (NemesisRookie(1), NemesisRegular(1)):
        assert bot.answer_to("attack_shown") is armoured


def test_pods_are_unlocked_not_locked_again() -> None:
    """NM-POD-02: it turned one pod after the other, locked ones and open ones."""
    p = Position("an_old_feud", room="hatch_control_system")
    p.hold(*FULL)
    view = seen(p)
    assert all(pod.locked for pod in view.pods)
    assert worth(view, "room", "flip_pod") > 0.0
    opened = replace(view, pods=(replace(view.pods[0], locked=False), *view.pods[1:]))
    assert worth(opened, "room", "flip_pod") < worth(opened, "pass")
    at = Position("an_old_feud", "evacuation_section_a", room="evacuation_section_a")
    at.hold(*FULL)
    view = seen(at)
    free = tuple(replace(pod, locked=False) for pod in view.pods)
    assert worth(view, "use", "evacuation_key", "0") > 0.0
    assert worth(replace(view, pods=free), "use", "evacuation_key", "0") < 0.0


def test_nobody_hoards_medicine() -> None:
    """NM-ROM-01: five rounds in the Storage, two cards for each of nine things that heal."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FULL)
    view = seen(p)
    rich = changed(view, pack=packed("medkit", "bandages", "medkit", "alcohol"))
    assert worth(view, "room", "look_for_item") > 0.0 > worth(rich, "room", "look_for_item")
    decks = asked(
        "choose_target", *(option("deck", colour) for colour in ("red", "yellow", "green"))
    )
    bot, world = rookie(rich)
    assert bot.target(world, decks) != "deck green"
    bot, world = rookie(view)
    assert bot.target(world, decks) == "deck green", "armed, and without anything that heals"


def test_a_cure_is_made_and_taken_by_the_sick() -> None:
    """NM-CRF-01: it made a medkit into an antidote, unhurt and clean, and operated on itself."""
    p = Position("an_old_feud", room="surgery")
    p.hold(*FULL)
    view = seen(p)
    sick = changed(view, larva=True)
    for act in (("craft", "antidote"), ("room", "operate"), ("use", "antidote", "0")):
        assert worth(view, *act) < worth(view, "pass") or worth(view, *act) < -1.0, act
        assert worth(sick, *act) > 0.0, act
    assert worth(view, "play", "old_friend", "0") < worth(view, "pass")


def test_bandages_before_the_medkit() -> None:
    p = Position("an_old_feud")
    p.hold(*FULL)
    hurt = changed(seen(p), wounds=(WoundView("leg"),), pack=packed("medkit", "bandages"))
    assert worth(hurt, "use", "bandages", "0") > worth(hurt, "use", "medkit", "0")
    alone = changed(hurt, pack=packed("medkit"))
    assert worth(alone, "use", "medkit", "0") > 2.0
    scratched = changed(seen(p), light=1)
    assert worth(scratched, "use", "bandages", "1") < worth(scratched, "pass")


def test_doors_are_left_alone() -> None:
    """It opened and closed one for rounds, and closed one on itself beside an adult, in a fire."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    view = seen(p)
    bot, world = rookie(view)
    assert bot.lead(world).step
    for act in (
        ("play", "computer_skills", "0"),
        ("use", "energy_charge", "1"),
        ("use", "tools", "2"),
    ):
        assert worth(view, *act) < worth(view, "pass"), act
    met = replace(view, stalkers=(StalkerView("adult#1", "adult", world.room, 0),))
    assert worth(met, "use", "energy_charge", "1") < worth(met, "pass")


def test_who_can_slip_away_is_not_attacked() -> None:
    """NM-CMB-18: from a queen it ran, and was attacked, with a card in hand to go unattacked."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    view = seen(p)
    here = NemesisWorld(view).room
    foes = (StalkerView("queen#1", "queen", here, 0), StalkerView("adult#2", "adult", here, 0))
    met = replace(view, stalkers=foes)
    steps = [f"{slot:03}" for slot, _ in NemesisWorld(view).board.ways[here]]
    slips = worth(met, "play", "suppressive_fire", "0")
    assert slips > max(worth(met, "move", step) for step in steps)


def test_nothing_vain_is_done_in_a_fight() -> None:
    """Cornered, it broke the room it stood in rather than strike or wait."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    view = seen(p)
    met = replace(view, stalkers=(StalkerView("adult#1", "adult", NemesisWorld(view).room, 0),))
    for act in (("play", "demolition", "1"), ("play", "reload", "0"), ("use", "tools", "0")):
        assert worth(met, *act) < worth(met, "pass"), act


def test_who_is_armed_shoots_before_it_runs_from_one() -> None:
    """NM-CMB-14: with a loaded rifle it ran from a lone adult, and was attacked for it."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    view = seen(p)
    here = NemesisWorld(view).room
    ways = [f"{slot:03}" for slot, _ in NemesisWorld(view).board.ways[here]]
    armed = changed(view, hands=(ItemView("rifle:3", "rifle", 3, 5, "none"),))
    for kind in ("creeper", "adult"):
        foe = StalkerView(f"{kind}#1", kind, here, 0)
        met = replace(armed, stalkers=(foe,))
        shoots = worth(met, "shoot", "rifle:3", foe.text)
        assert shoots > max(worth(met, "move", step) for step in ways), kind
        assert shoots > worth(met, "play", "adrenaline", "1"), kind
        assert shoots > worth(met, "use", "grenade", "0"), kind
        bare = replace(view, stalkers=(foe,))
        runs = max(worth(bare, "move", step) for step in ways)
        assert runs > worth(bare, "pass") > worth(bare, "melee", foe.text), kind
    queen = replace(armed, stalkers=(StalkerView("queen#1", "queen", here, 0),))
    assert max(worth(queen, "move", step) for step in ways) > worth(
        queen, "shoot", "rifle:3", "queen#1"
    )


def test_the_hibernatorium_draws_nobody_long_before_it_opens() -> None:
    """NM-CRT-07: it went there and away again for three rounds."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    opens = p.t.rs.board.hibernation_opens_at
    drawn = {}
    for time in (opens + 1, opens + 2):
        p.t.time = time
        bot, world = rookie(seen(p))
        drawn[time] = any(goal.slot == world.board.start_slot for goal in bot.goals)
    assert drawn == {opens + 1: True, opens + 2: False}


def test_known_rooms_are_used_before_one_stands_about() -> None:
    """NM-ROM-03: with five cards and everything explored it passed beside the Comms Room."""
    p = Position("relentless_investigator", "comms_room", room="comms_room")
    set_room(p.t, p.seat, p.beside("comms_room"))
    open_ship(p)
    p.hold(*FULL)
    bot, world = rookie(seen(p))
    assert bot.lead(world).step == p.slot("comms_room")
    bot, world = rookie(changed(seen(p), signal=True))
    assert bot.lead(world).step != p.slot("comms_room")


def test_nobody_stays_in_a_fire_because_the_next_room_burns_too() -> None:
    """NM-MRK-11: with all rooms around ablaze it stood in the flames for three rounds."""
    p = Position("an_old_feud", room="storage")
    p.t.fire = (1 << p.t.rs.board.slots + 1) - 2
    p.hold(*FULL)
    p.t.actions_left = 1
    assert NemesisRookie(1).choose(seen(p)).split()[0] in ("move", "careful")


def test_nobody_limps_into_a_fire_with_its_last_cards() -> None:
    """NM-MRK-11: it ran from an adult on a hurt leg, which takes two cards, and burned there."""
    p = Position("an_old_feud", room="storage")
    p.hold(SEARCH, REST)
    view = seen(p)
    bot, world = rookie(view)
    burning = world.board.ways[world.room][0][0]
    rooms = tuple(replace(r, fire=r.slot == burning, explored=True) for r in view.rooms)
    foes = (StalkerView("adult#1", "adult", world.room, 0),)
    bot, world = rookie(replace(view, rooms=rooms, stalkers=foes))
    step = option("move", f"{burning:03}")
    runs, limps = (bot.worth(world, replace(step, cost=cards)) for cards in (1, 2))
    assert limps < runs - 2.0


def test_nobody_slips_away_into_the_next_fight() -> None:
    """NM-CMB-18: with Suppressive Fire it went from an adult to another one, to sleep there."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FULL)
    view = replace(seen(p), hibernation_open=True)
    world = NemesisWorld(view)
    first, *others = (slot for slot, _ in world.board.ways[world.room])
    foes = tuple(StalkerView(f"adult#{n}", "adult", s, 0) for n, s in ((1, world.room), (2, first)))
    bot, world = rookie(replace(view, stalkers=foes))
    rooms = asked("choose_target", *(option("to", f"{slot:03}") for slot in (first, *others)))
    assert bot.target(world, rooms) != f"to {first:03}"


def test_a_wound_that_bleeds_is_dressed_before_one_walks_on() -> None:
    """With medicine in the pack it bled on the way to a pod until it was worse."""
    p = Position("an_old_feud", "evacuation_section_a", room="storage")
    p.hold(*FULL)
    view = seen(p)
    free = tuple(replace(pod, locked=False) for pod in view.pods)
    hurt = changed(
        replace(view, pods=free),
        wounds=(WoundView("bleeding"), WoundView("leg", dressed=True)),
        pack=packed("bandages"),
    )
    bot, world = rookie(hurt)
    step = f"{bot.lead(world).step:03}"
    assert worth(hurt, "use", "bandages", "0") > worth(hurt, "move", step) > 0.0


def test_what_a_beginner_never_uses_it_does_not_activate() -> None:
    """NM-MIS-03: it laid its loaded rifle down for a Motion Scanner, and never used that."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    view = seen(p)
    assert worth(view, "activate", "motion_scanner:energy_charge") < worth(view, "pass")
    assert worth(view, "activate", "armor:tools") > 0.0


def test_who_bleeds_stays_where_it_can_be_treated() -> None:
    """NM-ROM-04: it came to the Emergency Room with one card, and left it again, bleeding."""
    p = Position("an_old_feud", "evacuation_section_a", room="emergency_room")
    p.hold(*PLAIN[:1])
    view = changed(seen(p), wounds=(WoundView("bleeding"),))
    bot, world = rookie(view)
    assert not bot.lead(world).step
    bot, world = rookie(changed(view, wounds=()))
    assert bot.lead(world).step


def test_the_empty_weapon_is_loaded() -> None:
    """NM-CRD-24: with three charges it fought on with a pistol, its rifle empty."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    rifle, pistol = (
        ItemView("assault_rifle:0", "assault_rifle", 0, 5, "none"),
        ItemView("prototype_pistol:2", "prototype_pistol", 2, 3, "none"),
    )
    load = ("use", "energy_charge", "0")
    armed = changed(seen(p), hands=(pistol, rifle))
    assert worth(armed, *load) > 0.0 > worth(changed(armed, hands=(pistol,)), *load)
    bot, world = rookie(armed)
    asks = replace(
        asked("choose_target", *(option("take", item.text) for item in (pistol, rifle))),
        about={"action": ArgView("text", "use/52/0")},
    )
    assert bot.target(world, asks) == f"take {rifle.text}"


def test_a_fire_bars_nobody_who_can_run_through_it() -> None:
    """NM-MRK-11: between two guarded rooms and a fire it passed with five cards, twice."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FULL)
    p.t.actions_left = 2
    burning, *guarded = (slot for slot, _ in p.t.rs.board.ways[p.slot("storage")])
    p.t.explored |= 1 << burning
    p.t.fire = 1 << burning
    foes = tuple(StalkerView(f"adult#{n}", "adult", s, 0) for n, s in enumerate(guarded, 1))
    view = replace(seen(p), stalkers=foes)
    bot, world = rookie(view)
    assert bot.lead(world).step == burning, "beyond the fire there are rooms that nobody knows"
    assert worth(view, "move", f"{burning:03}") > worth(view, "pass")


def test_between_monsters_the_armed_break_out() -> None:
    """With adults behind all doors it passed for three rounds, its rifle loaded."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FULL)
    foes = tuple(
        StalkerView(f"adult#{n}", "adult", slot, 0)
        for n, (slot, _) in enumerate(p.t.rs.board.ways[p.slot("storage")], 1)
    )
    rifle = ItemView("rifle:3", "rifle", 3, 5, "none")
    view = changed(replace(seen(p), stalkers=foes), hands=(rifle,))
    bot, world = rookie(view)
    assert bot.lead(world).bold
    assert worth(view, "move", f"{bot.lead(world).step:03}") > worth(view, "pass")
    assert worth(view, "play", "technical_corridors", "0") > worth(view, "pass")
    weak = changed(view, wounds=(WoundView("leg"), WoundView("arm")))
    bot, world = rookie(weak)
    assert not bot.lead(world).step


def test_nobody_motivates_oneself_alone() -> None:
    """NM-RND-04: a card for a card, and an action for nothing."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FULL)
    view = seen(p)
    here = NemesisWorld(view).room
    alone = tuple(
        c if c.seat == view.seat or c.room != here else replace(c, room=1) for c in view.crew
    )
    view = replace(view, crew=alone)
    assert worth(view, "play", "motivation", "0") < worth(view, "pass")
    crew = tuple(replace(c, room=here) for c in view.crew)
    assert worth(replace(view, crew=crew), "play", "motivation", "0") > 0.0


def test_the_card_that_loads_is_not_paid_for_a_shot() -> None:
    """With one shot left it paid its Reload for it, and had an empty revolver ever after."""
    p = Position("an_old_feud")
    p.hold(*FULL)
    view = seen(p)
    shot, full = (ItemView(f"revolver:{n}", "revolver", n, 6, "none") for n in (1, 6))
    price = asked("pay", *(option("pay", card) for card in ("reload", "search", "interruption")))
    for gun, spared in ((shot, True), (full, False)):
        armed = changed(view, hands=(gun,))
        bot, world = rookie(armed)
        assert ("reload" in bot.needed(world)) is spared
    bot, world = rookie(changed(view, hands=(shot,)))
    assert bot.price(world, price) != "pay reload"
    foe = (StalkerView("adult#1", "adult", world.room, 0),)
    empty = changed(view, hands=(ItemView("revolver:0", "revolver", 0, 6, "none"),))
    for armed, loads in ((empty, True), (changed(view, hands=(shot,)), False)):
        met = replace(armed, stalkers=foe)
        assert (worth(met, "play", "reload", "0") > worth(met, "pass")) is loads


def test_beside_an_open_pod_nobody_trifles() -> None:
    """NM-POD-05: it lit its flashlight beside the open pod, adults behind both doors."""
    p = Position("an_old_feud", "evacuation_section_a", room="evacuation_section_a")
    p.hold(*FULL)
    view = seen(p)
    here = NemesisWorld(view).room
    free = replace(view, pods=tuple(replace(pod, locked=False) for pod in view.pods))
    for act in (("activate", "flashlight:energy_charge"), ("use", "extended_magazine", "0")):
        late = replace(free, time=9)
        assert worth(late, "room", "enter_pod") > worth(late, *act) > 0.0, act
    stocked = replace(
        free, rooms=tuple(replace(r, items=3) if r.slot == here else r for r in free.rooms)
    )
    search = ("play", "search", "0")
    assert worth(stocked, *search) > worth(stocked, "room", "enter_pod")
    beside = NemesisWorld(view).board.ways[here][0][0]
    near = replace(stocked, stalkers=(StalkerView("adult#1", "adult", beside, 0),))
    assert worth(near, "room", "enter_pod") > worth(near, *search)


def test_nobody_scouts_into_a_fire_and_back() -> None:
    """NM-MRK-11: it scouted into the burning cockpit, and walked back with the next card."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FULL)
    view = seen(p)
    bot, world = rookie(view)
    drawn, scouts = bot.lead(world).step, option("play", "reconnaissance", "0")
    assert bot.worth(world, scouts) > 0.0
    fires = tuple(
        replace(r, fire=True, explored=True) if r.slot != world.room else r for r in view.rooms
    )
    assert worth(replace(view, rooms=fires), "play", "reconnaissance", "0") < 0.0
    assert bot.act(world, asked("action", option("pass"), scouts)) == "play reconnaissance 0"
    bot.look(NemesisWorld(seen(p)))
    assert bot.left == world.room
    there, moved = rookie(changed(view, room=drawn))
    there.left = world.room
    assert there.lead(moved).step != world.room


def test_a_larva_is_cut_out_before_one_leaves() -> None:
    """NM-CON-07: in the Surgery with four cards it hurried off to sleep, its larva with it."""
    p = Position("an_old_feud", "surgery", room="surgery")
    p.hold(*FULL)
    view = replace(changed(seen(p), larva=True), hibernation_open=True)
    for time, cuts in ((3, True), (1, False)):
        late = replace(view, time=time)
        bot, world = rookie(late)
        assert bot.hurry(world) >= 2
        best = max(worth(late, "move", f"{slot:03}") for slot, _ in world.board.ways[world.room])
        assert (worth(late, "room", "operate") > best) is cuts, time
