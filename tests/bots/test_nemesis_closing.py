"""The last round of the original game: cards that pay for a way out go into nothing else."""

from __future__ import annotations

from lockdown.bots.quick_player import near
from lockdown.games.nemesis import pods
from lockdown.games.nemesis.bots import closing
from lockdown.games.nemesis.bots.payments import missed
from lockdown.games.nemesis.bots.quick_payments import Uses
from lockdown.games.nemesis.bots.sense import NemesisSense
from lockdown.rules.pieces import set_room, set_stalkers
from lockdown.rules.queries import slots
from lockdown.state import keys
from lockdown.state.keys import ACTION, ITEM, OBJECTIVE
from lockdown.views import build
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_passing_by import barred
from tests.bots.test_nemesis_sense import PLAIN, REPAIRS, REST, SEARCH, Position
from tests.bots.test_nemesis_thrift import kept
from tests.bots.test_nemesis_veteran import asked_again

SECTION_A, _ = pods.SECTIONS
FRIEND, TOOLS = ACTION["old_friend"], ITEM["tools"]


def last_round(*hand: int) -> tuple[Position, int]:
    """In the section of an open pod, before the last round ends."""
    p = Position("an_old_feud", SECTION_A, room=SECTION_A)
    open_ship(p)
    p.t.time, p.t.destruct, p.t.pod_locked = 1, -1, 0
    p.hold(*hand)
    return p, p.slot(SECTION_A)


def test_the_cheaper_repair_leaves_the_cards_for_the_pod() -> None:
    """NM-MRK-23: one paid for a card beside its tools, and had one too few (29302, round 12)."""
    p, slot = last_round(REPAIRS, SEARCH, REST)
    p.t.broken |= 1 << slot
    p.t.pack[p.seat] = (TOOLS,)
    dear, cheap = "play basic_repairs 0", "use tools 0"
    assert dear in barred(p)
    assert cheap not in barred(p)
    p.hold(REPAIRS, SEARCH, REST, *PLAIN)
    assert dear not in barred(p), "it pays for both"
    p.hold(REPAIRS, SEARCH, REST)
    p.t.time = 9
    assert dear in barred(p), "there are more rounds, but it leaves in this one"


def test_nobody_creeps_to_a_pod_that_one_may_only_run_to() -> None:
    """NM-BAS-05: a careful step takes the second card of the pod."""
    p, slot = last_round(SEARCH, REST, PLAIN[0])
    beside = p.beside(SECTION_A)
    set_room(p.t, p.seat, beside)
    p.t.counter[beside] = 2
    found = barred(p)
    assert {f"careful {slot:03}", "play search 0", "pass"} <= found
    assert f"move {slot:03}" not in found
    p.hold(SEARCH, REST, *PLAIN)
    assert f"careful {slot:03}" not in barred(p), "with a card more one may creep"
    p.hold(SEARCH, REST)
    assert "play search 0" not in barred(p), "what nobody can pay for keeps nobody from anything"


def test_who_wants_to_leave_keeps_the_cards_for_it() -> None:
    """One searched before the pod next door, and arrived with one card (41207, round 6)."""
    p, slot = last_round(SEARCH, SEARCH, REST)
    p.t.time = 6
    p.t.wounds[p.seat] = (keys.WOUND["arm"],) * 2
    beside = p.beside(SECTION_A)
    set_room(p.t, p.seat, beside)
    p.t.counter[beside] = 2
    assert "play search 0" in barred(p)
    assert f"move {slot:03}" not in barred(p)
    p.hold(SEARCH, SEARCH, REST, PLAIN[0])
    assert "play search 0" not in barred(p), "it pays for both"


def test_a_way_out_beside_a_foe_keeps_no_cards() -> None:
    """NM-ROM-34: nobody gets into a pod in a fight."""
    p, slot = last_round(SEARCH, REST, PLAIN[0])
    asked_again(p.t, p.seat)
    assert slot in closing.exits(NemesisSense(1).picture(build(p.t, p.seat)))
    set_stalkers(p.t, ((1, keys.ADULT, slot, 0),))
    assert slot not in closing.exits(NemesisSense(1).picture(build(p.t, p.seat)))


def test_a_card_that_gives_the_way_out_leaves_one_more() -> None:
    """NM-ROM-36: two cards are enough for a step and the sleep that one of them gives."""
    p, _ = last_round(FRIEND, SEARCH)
    home = p.t.rs.board.start_slot
    p.explore("hibernatorium")
    beside = p.beside("hibernatorium")
    set_room(p.t, p.seat, beside)
    p.t.counter[beside] = 2
    p.t.hibernation_open = True
    assert "play search 0" in barred(p)
    assert f"move {home:03}" not in barred(p)
    p.hold(REST, SEARCH)
    assert "play search 0" not in barred(p)


# ---- ways out that are broken, or far


def test_what_repairs_the_way_out_is_kept_of_two_finds() -> None:
    """NM-MRK-23: a charge for an empty rifle, before the only pod (41204, round 14)."""
    p, slot = last_round(SEARCH, REST)
    p.t.time = 2
    p.t.hands[p.seat] = (ITEM["assault_rifle"],)
    finds = ("energy_charge_yellow", "duct_tape")
    assert kept(p, *finds) == "keep energy_charge_yellow"
    p.t.broken |= 1 << slot
    assert kept(p, *finds) == "keep duct_tape"
    p.hold(REPAIRS, SEARCH, REST)
    assert kept(p, *finds) == "keep energy_charge_yellow", "it has something that repairs it"


def test_a_key_is_kept_of_two_finds_where_all_pods_are_locked() -> None:
    """NM-POD-02: it was left for what loads an empty weapon (41321, round 7)."""
    p, _ = last_round(SEARCH, REST)
    p.t.time = 9
    p.t.hands[p.seat] = (ITEM["assault_rifle"],)
    finds = ("energy_charge_yellow", "evacuation_key")
    assert kept(p, *finds) == "keep energy_charge_yellow"
    p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
    assert kept(p, *finds) == "keep evacuation_key"
    p.t.objectives[p.seat] = (OBJECTIVE["quarantine"],)
    assert kept(p, *finds) == "keep energy_charge_yellow", "it sleeps"


def test_no_full_hand_is_spent_on_calling_somebody() -> None:
    """NM-NOI-03: all ways were full of noise; it left a quiet section (41323, round 8)."""
    p, _ = last_round(SEARCH, REST, *PLAIN, REPAIRS)
    p.t.time = 9
    asked_again(p.t, p.seat)
    bot = NemesisSense(1)
    world = bot.picture(build(p.t, p.seat))
    step = f"move {p.beside(SECTION_A):03}"
    for worth, stays in ((-6.6, True), (-1.0, False)):
        assert ("pass" in bot.hasty(world, {step: worth, "pass": -8.0}, step)) != stays


def test_the_card_that_repairs_the_way_out_pays_for_nothing() -> None:
    """One crept before the only pod, and paid with the card that repairs it (41204, round 13)."""
    p, slot = last_round(SEARCH, REST, REPAIRS, keys.CONTAMINATION)
    p.t.time = 3
    p.t.broken |= 1 << slot
    set_room(p.t, p.seat, p.beside(SECTION_A))
    asked_again(p.t, p.seat)
    world = NemesisSense(1).picture(build(p.t, p.seat))
    for place, least in ((slot, True), (p.beside(SECTION_A), False)):
        uses = Uses(place, {"rest": 3.0}, works=True)
        worth = [missed(world, card, uses, needed=False) for card in ("basic_repairs", "rest")]
        assert (worth[0] > worth[1]) == least


def test_the_plans_are_kept_that_lead_to_a_way_out() -> None:
    """NM-TEC-01: tools were kept by one who was shut off from the pod (29203, round 7)."""
    p, old = last_round(SEARCH, REST)
    t, board = p.t, p.t.rs.board
    t.time, far = 4, near(board, t.closed)
    net = board.tunnels[0]
    slot, here = next((a, b) for a in slots(net) for b in slots(net) if far[a][b] > 2)
    tiles, places = list(t.tile), list(t.slot_of)
    tiles[old], tiles[slot] = tiles[slot], tiles[old]
    places[tiles[old]], places[tiles[slot]] = old, slot
    t.tile, t.slot_of = tuple(tiles), tuple(places)
    p.t.pod_gone = sum(1 << pod for pod, section in enumerate(p.t.pod_section) if section)
    set_room(p.t, p.seat, here)
    finds = ("technical_corridor_plans", "tools")
    assert kept(p, *finds) == "keep technical_corridor_plans"
    set_room(p.t, p.seat, slot)
    assert kept(p, *finds) == "keep tools"


def test_nobody_starts_the_self_destruct_sequence_for_nothing() -> None:
    """NM-SDS-06: the ship jumps before a pod opens by it (41204, round 15)."""
    p = Position("quarantine", room="generator")
    open_ship(p)
    p.hold(SEARCH, REST, *PLAIN)
    start = "room start_self_destruct"
    p.t.time = 9
    assert start not in barred(p)
    p.t.time = 2
    assert start in barred(p)
    p.t.objectives[p.seat] = (OBJECTIVE["the_great_hunt"],)
    assert start not in barred(p), "for some the end of the ship is the aim (NM-SDS-08)"


def test_nobody_starts_the_self_destruct_sequence_where_all_pods_are_open() -> None:
    """NM-SDS-06: with its last two cards, beside a charge for its empty rifle (51203, round 9)."""
    p = Position("a_proper_burial", room="generator")
    open_ship(p)
    p.hold(SEARCH, REST)
    start = "room start_self_destruct"
    assert start not in barred(p)
    p.t.pod_locked = 0
    assert start in barred(p)
    for aim in ("the_great_hunt", "an_old_feud", "salvaging_the_prime_asset"):
        p.t.objectives[p.seat] = (OBJECTIVE[aim],)
        assert start not in barred(p), "the end of the ship brings about more"


def test_the_last_cards_are_left_for_the_wound_or_the_weapon() -> None:
    """Each came before the other, and nothing was left that had a sense (51203, round 9)."""
    p = Position("a_proper_burial", room="storage")
    open_ship(p)
    p.t.hands[p.seat] = (ITEM["assault_rifle"],)
    p.t.pack[p.seat] = (ITEM["energy_charge_yellow"], ITEM["clothes"])
    p.t.wounds[p.seat] = (keys.WOUND["leg"],)
    p.hold(SEARCH, REST)
    found = barred(p)
    assert "pass" in found
    assert "use clothes 1" not in found


def test_nobody_runs_with_a_charge_for_the_rifle() -> None:
    """NM-CMB-14: it was struck in three rooms before it loaded (41203, rounds 5 and 6)."""
    p = Position("an_old_feud", room="storage")
    open_ship(p)
    here = p.slot("storage")
    p.hold(SEARCH, REST, *PLAIN)
    set_stalkers(p.t, ((1, keys.ADULT, here, 1),))
    p.t.hands[p.seat] = (ITEM["rifle"],)
    runs = {f"move {other:03}" for other, _ in p.t.rs.board.ways[here]}
    assert not runs <= barred(p)
    p.t.pack[p.seat] = (ITEM["energy_charge"],)
    assert runs <= barred(p)
    p.hold(SEARCH)
    assert not runs <= barred(p), "with one card it does not shoot in this round"


def test_nobody_explores_before_the_repair_that_saves_the_ship() -> None:
    """NM-MRK-21: no marker was left, and the room brought a malfunction (41205, round 9)."""
    p = Position("an_old_feud", room="storage")
    here = p.slot("storage")
    unknown = next(o for o, _ in p.t.rs.board.ways[here] if not p.t.explored >> o & 1)
    steps = {f"move {unknown:03}", f"careful {unknown:03}"}
    p.hold(REPAIRS, SEARCH, REST, *PLAIN)
    rooms = [s for s in range(1, p.t.rs.board.slots + 1) if s not in (here, unknown)]

    def rash(left: int, repair: float) -> set[str]:
        p.t.broken = 1 << here | sum(1 << slot for slot in rooms[: p.t.broken_limit - 1 - left])
        asked_again(p.t, p.seat)
        world = NemesisSense(1).picture(build(p.t, p.seat))
        points = dict.fromkeys((*steps, "pass"), 0.0) | {"play basic_repairs 0": repair}
        return closing.reckless(world, points)

    assert not rash(1, 1.0), "there is a marker left"
    assert rash(0, 1.0) == steps
    assert not rash(0, -1.0), "and nothing that repairs"


def test_what_rest_does_is_not_paid_for_twice() -> None:
    """NM-ROM-27: two cards for a shower, with the card in hand, and no slime (41206, round 9)."""
    p = Position("an_old_feud", room="shower_room")
    open_ship(p)
    p.hold(REST, SEARCH, *PLAIN[:1], keys.CONTAMINATION)
    assert "room shower" in barred(p)
    p.t.slime |= 1 << p.seat
    p.hold(SEARCH, *PLAIN, keys.CONTAMINATION)
    assert "room shower" not in barred(p)


def test_nobody_uses_up_the_last_thing_that_counts() -> None:
    """NM-OBJ-12: the key was the seventh, and then it stayed for another one (41319, round 6)."""
    p = Position("hoarder", SECTION_A, room=SECTION_A)
    p.t.pod_locked = (1 << len(p.t.pod_number)) - 1
    p.hold(SEARCH, REST, *PLAIN)
    key, things = (
        "use evacuation_key 0",
        [ITEM[k] for k in ("medkit", "bandages", "tools", "decoy")],
    )
    p.t.hands[p.seat] = (ITEM["rifle"] | 1 << 8,)
    p.t.pack[p.seat] = (ITEM["evacuation_key"], *things, ITEM["alcohol"])
    assert key in barred(p)
    p.t.pack[p.seat] = (ITEM["evacuation_key"], *things, ITEM["alcohol"], ITEM["grenade"])
    assert key not in barred(p)
    p.t.wounds[p.seat] = (keys.WOUND["arm"],) * 2
    p.t.pack[p.seat] = (ITEM["evacuation_key"], *things)
    assert key not in barred(p), "who is hurt leaves with less"


def test_no_ammo_of_a_hoarder_goes_into_a_loaded_weapon() -> None:
    """NM-OBJ-12: with seven things it used a magazine up that costs no card (41324, round 4)."""
    p = Position("hoarder", room="storage")
    p.hold(SEARCH, REST, *PLAIN)
    loads = {"use energy_charge 0", "use extended_magazine 0"}
    things = [ITEM[name] for name in ("extended_magazine", "energy_charge", "decoy", "grenade")]
    p.t.pack[p.seat] = tuple(things)
    for shots, spared in ((1, True), (0, False)):
        p.t.hands[p.seat] = (ITEM["rifle"] | shots << 8,)
        assert (loads <= barred(p)) == spared
    p.t.hands[p.seat] = (ITEM["rifle"] | 1 << 8,)
    p.t.pack[p.seat] = tuple(things * 2)
    assert not loads & barred(p)


def test_the_last_cards_go_into_the_wound_that_bleeds() -> None:
    """NM-HRT-06: it repaired a room that nobody needed with all of them (41212, round 11)."""
    p = Position("an_old_feud", room="laboratory")
    open_ship(p)
    p.t.broken = 1 << p.slot("laboratory")
    p.t.wounds[p.seat] = (keys.WOUND["bleeding"],)
    p.t.pack[p.seat] = (ITEM["clothes"],)
    repairs, care = "play basic_repairs 0", "use clothes 1"
    p.hold(REPAIRS, SEARCH, REST)
    assert repairs in barred(p)
    assert care not in barred(p)
