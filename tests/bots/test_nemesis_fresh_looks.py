"""What a fresh reader saw in the original game: full hands, weapons just loaded, trades in vain."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from lockdown.bots import trading
from lockdown.bots.dealings import Dealings
from lockdown.bots.trading import Bargain
from lockdown.games.nemesis.bots.quick_tasks import hoards
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.world import NemesisWorld
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.state import keys
from lockdown.state.keys import ITEM
from lockdown.views import build
from lockdown.views.types import ItemView, PackView, WoundView
from tests.bots.test_nemesis_fights import RIFLE
from tests.bots.test_nemesis_plain import FIVE, plain, sense, step
from tests.bots.test_nemesis_quiet_steps import amid_noise
from tests.bots.test_nemesis_sense import Position
from tests.bots.test_nemesis_veteran import asked_again

Fields = Mapping[str, object]


def test_nobody_well_armed_waits_for_ever() -> None:
    """NM-NOI-04: five cards and a full rifle, three rounds in a dead end amid noise (106231)."""
    p, other = amid_noise()
    p.t.hands[p.seat] = (RIFLE,)
    loud = f"move {other:03}"
    points = {"pass": -8.0, loud: -2.4}
    bot = sense()
    assert loud in plain(p, points, bot), "one may wait for a round"
    bot.waited = (p.t.round - 1, p.t.room[p.seat])
    assert loud not in plain(p, points, bot)
    assert loud in plain(p, points | {loud: -6.0}, bot)
    p.t.wounds[p.seat] = (keys.WOUND["body"],)
    assert loud in plain(p, points, bot), "the hurt wait"
    p.t.wounds[p.seat] = ()
    p.t.hands[p.seat] = (ITEM["rifle"],)
    assert loud in plain(p, points, bot), "and so do those who cannot shoot"
    bot.went(bot.picture(build(p.t, p.seat)), "pass")
    assert bot.waited == (p.t.round, p.t.room[p.seat])


def test_a_full_hand_leads_through_a_fire() -> None:
    """NM-MRK-11: five rounds behind a burning room, which two actions cross unhurt (106219)."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE)
    p.t.fire = 1 << p.beside("storage")
    soft = step(p).replace("move", "careful")
    points = {"pass": -8.0, soft: -0.9}
    assert soft not in plain(p, points)
    assert soft in plain(p, points | {soft: -4.0})
    p.t.actions_left = 1
    assert soft in plain(p, points), "the turn would end there"
    p.t.actions_left = 2
    p.hold(*FIVE[:4])
    assert soft in plain(p, points), "a hand that can grow waits for the fire to go out"


def test_what_was_just_loaded_is_fired() -> None:
    """Two cards for five rounds, and then it ran with the last one (102202, round 7)."""
    p = Position("an_old_feud", room="storage")
    set_stalkers(p.t, ((1, keys.ADULT, p.slot("storage"), 0),))
    p.hold(FIVE[0])
    bot = sense()
    points = {"pass": -1.0, "shoot rifle:4 adult#1": 3.2, step(p): 1.3}
    assert step(p) not in plain(p, points, bot)
    bot.went(bot.picture(build(p.t, p.seat)), "use energy_charge 0")
    assert step(p) in plain(p, points, bot)


def test_the_only_one_is_driven_off_rather_than_fled_from() -> None:
    """NM-WND-14: struck by the queen, with an extinguisher in the bag (92203, round 5)."""
    p = Position("an_old_feud", room="storage")
    queen, adult = ((n, kind, p.slot("storage"), 0) for n, kind in ((1, 4), (2, keys.ADULT)))
    assert queen[1] == keys.QUEEN
    set_stalkers(p.t, (queen,))
    p.hold(*FIVE[:4])
    points = {"pass": -7.0, "use fire_extinguisher 1": 4.9, step(p): 3.7}
    assert step(p) in plain(p, points)
    assert step(p) not in plain(p, points | {step(p): 5.5})
    set_stalkers(p.t, (queen, adult))
    assert step(p) not in plain(p, points), "of two one stays"


def test_nobody_walks_out_of_a_full_room_with_what_searches_it() -> None:
    """Four things left behind, and both Searches paid for the next steps (102203, round 4)."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE)
    points = {"pass": -8.0, "play search 0": 3.7, step(p): 2.9}
    assert step(p) not in plain(p, points)
    p.t.counter[p.slot("storage")] = 4
    assert step(p) in plain(p, points)
    assert step(p) not in plain(p, points | {step(p): 4.0})


def test_things_do_not_count_any_more_without_a_pod() -> None:
    """NM-OBJ-12: covered in slime for eight rounds beside two sets of clothes (106202)."""
    p = Position("hoarder", room="storage")
    assert hoards(p.t, p.seat)
    p.t.pod_gone = (1 << len(p.t.pod_number)) - 1
    assert not hoards(p.t, p.seat)


def company(p: Position) -> tuple[NemesisWorld, int]:
    """Somebody else in the room; what one sees, and the seat."""
    other = (p.seat + 1) % p.t.n
    set_room(p.t, other, p.t.room[p.seat])
    asked_again(p.t, p.seat)
    return NemesisWorld(build(p.t, p.seat)), other


def seen(world: NemesisWorld, **changed: Fields) -> NemesisWorld:
    """The same with changed characters, by seat: `s0={"light": 1}`."""
    crew = list(world.view.crew)
    for name, fields in changed.items():
        crew[int(name[1:])] = replace(crew[int(name[1:])], **fields)
    return NemesisWorld(replace(world.view, crew=tuple(crew)))


def held(*things: str) -> tuple[ItemView, ...]:
    """Things in somebody's hands, by key and ammo."""
    return tuple(
        ItemView(thing, thing.split(":")[0], int(thing.partition(":")[2] or 0), 0, "")
        for thing in things
    )


def test_full_hands_are_offered_no_weapon() -> None:
    """LD-TRD-07: offered three times to somebody who held a shotgun and a corpse (102201)."""
    world, other = company(Position("an_old_feud", room="storage"))
    me = {"hands": held("revolver:5", "prototype_pistol:1"), "pack": ()}
    empty = {"hands": held("shotgun"), "pack": ()}
    both = {"hands": held("shotgun", "rifle"), "pack": ()}

    def given(theirs: Fields) -> str:
        now = seen(world, **{f"s{world.seat}": me, f"s{other}": theirs})
        return trading.spare(now, now.view.crew[other])

    assert given(empty) == "prototype_pistol:1"
    assert given(both) == ""

    def asked(mine: Fields) -> str:
        now = seen(world, **{f"s{world.seat}": mine, f"s{other}": me})
        return trading.wanted(now, now.view.crew[other])

    assert asked(empty) == "prototype_pistol:1"
    assert asked(both) == ""


def test_a_gift_goes_back_to_nobody_who_is_as_well() -> None:
    """A weapon changed hands, and then the other things went back (102201, rounds 9 and 10)."""
    world, other = company(Position("an_old_feud", room="storage"))
    dealings = Dealings()
    ask = Bargain(other, "", "smoke_grenade")
    dealings.offered(world, ask)
    back = Bargain(other, "smoke_grenade")
    armed: Fields = {"hands": held("revolver:1")}
    now = seen(world, **{f"s{world.seat}": armed})
    assert dealings.against(now)(back)
    hurt: Fields = {"wounds": (WoundView("body"),)}
    worse = seen(world, **{f"s{world.seat}": armed, f"s{other}": hurt})
    assert not dealings.against(worse)(back), "who has been hurt since may need it"


def test_the_lost_open_no_trade() -> None:
    """NM-SDS-05: all pods gone, the sequence past stopping, and things to give (102201)."""
    p = Position("an_old_feud", room="storage")
    p.hold(*FIVE)
    world, other = company(p)
    pack = tuple(
        PackView("green", ItemView(key, key, 0, 0, "green")) for key in ("medkit", "bandages")
    )
    bleeds: Fields = {"wounds": (WoundView("body"),), "pack": ()}
    mine: Fields = {"pack": pack, "wounds": ()}
    now = seen(world, **{f"s{world.seat}": mine, f"s{other}": bleeds})
    bot = NemesisRegular(1)
    bot.settle(next(n for n in range(50) if generous(n)))
    gone = tuple(replace(pod, gone=True) for pod in now.view.pods)
    assert bot.opens(now) is not None
    assert bot.opens(NemesisWorld(replace(now.view, destruct=1))) is not None, "a pod is left"
    assert bot.opens(NemesisWorld(replace(now.view, destruct=1, pods=gone))) is None


def generous(seed: int) -> bool:
    """Whether a bot of that temperament gives things away."""
    bot = NemesisRegular(1)
    bot.settle(seed)
    return bool(bot.temper.giving)


def test_the_way_out_is_no_dearer_for_what_spoils_it() -> None:
    """One sat in a fire with four cards, two steps from its pod, as the ship blew up (106244)."""
    p = Position("an_old_feud", "evacuation_section_a", room="storage")
    p.t.time, p.t.pod_locked = 1, 0
    p.hold(*FIVE[:4])
    away = p.t.rs.board.ways
    door = p.slot("evacuation_section_a")
    between = next(s for s, _ in away[door] if s != p.slot("storage"))
    start = next(s for s, _ in away[between] if s not in (door, between))
    for slot in (between, start):
        p.t.explored |= 1 << slot
        p.t.fire |= 1 << slot
    set_room(p.t, p.seat, start)
    loud, soft = f"move {between:03}", f"careful {between:03}"
    found = plain(p, {"pass": -4.0, soft: 15.4, loud: 15.3})
    assert soft in found, "it takes the card for the pod"
    assert loud not in found
