"""`Table`: what lies on the table in both games, as small ints, tuples and flat lists.

Piles of cards are tuples that are replaced, never changed in place; lists hold one immutable
value a seat or slot. So a clone copies references and some short lists, in a few microseconds.
No rule lives here. What only one game has stands in that game's own table (`games/*/table.py`):
a chapter that both games share takes a `Table`, so it cannot read it, and mypy says so.

The order of the fields is part of the save format: append, never reorder or remove.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from lockdown.kernel import rng
from lockdown.kernel.table import BaseTable
from lockdown.state import keys
from lockdown.state.fields import Start, each_seat, flat, frozen, start, table_class
from lockdown.state.ruleset import Ruleset

if TYPE_CHECKING:
    from typing import Self


@table_class
class Table(BaseTable):
    """Everything that lies on the table."""

    KERNEL: ClassVar[type[BaseTable]] = BaseTable
    FIELDS: ClassVar[dict[str, Start]]
    SAVED: ClassVar[tuple[str, ...]]
    """The fields of a saved table, in order."""
    FLAT: ClassVar[frozenset[str]]
    """Fields that are flat lists (changed in place); all others are replaced."""

    rs: Ruleset
    n: int  # players

    # ---- the course of the game
    round: int = start(0)  # rounds begun so far
    time: int = start(15)  # space of the time token; 0 is S (LD-BRD-14)
    first: int = start(0)  # seat that holds the first player token
    turn: int = start(-1)  # seat whose turn it is, -1 outside the player phase
    actions_left: int = start(0)  # actions left in the running turn
    passed: int = start(0)  # mask of seats that have passed
    phase: int = start(0)  # 0 setup, 1 player phase, 2 event phase, 3 victory check, 4 over
    event_step: int = start(0)  # step of the event phase being resolved, 4..11 (LD-RND-02)
    # how the game ended: time, emergency, destroyed, nobody; empty while it runs
    ended: str = start("")
    destroyed: bool = start(False)  # the complex was destroyed (LD-END-05)
    winners: int = start(0)  # mask of seats that won
    fate: tuple[str, ...] = start(())  # by seat: how it ended for that character

    # ---- power, time track, ways out: the single tokens (LD-CMP-11)
    lit: int = start(0)  # mask of rooms in powered sections, kept up by set_power
    destruct: int = start(-1)  # space of the self-destruct token, -1 if not on the track

    # ---- rooms and corridors
    tile: tuple[int, ...] = start(())  # room in each slot, explored or not
    # slot of each room number, 0 if not in the game (printed staircases: 0)
    slot_of: tuple[int, ...] = start(())
    explored: int = start(0)  # mask of slots
    token: list[int] = flat()  # exploration token on each slot, -1 for none
    counter: list[int] = flat()  # item counter of each slot, -1 for none
    fire: int = start(0)  # mask of burning slots
    fire_limit: int = start(12)  # markers that exist (LD-MRK-15)
    broken: int = start(0)  # mask of slots with a malfunction marker
    broken_limit: int = start(10)  # markers that exist (LD-MRK-28)
    noise: int = start(0)  # mask of corridors (and the technical space) with a noise marker
    closed: int = start(0)  # mask of corridors with a closed door
    wrecked: int = start(0)  # mask of corridors with a destroyed door
    vented: int = start(0)  # slot of the depressurization token, 0 for none
    lying: tuple[int, ...] = start(())  # bulky objects lying in rooms: slot << 16 | object

    # ---- Night Stalkers
    # (id, kind, slot, wounds) in order of placement
    stalkers: tuple[tuple[int, int, int, int], ...] = start(())
    next_stalker: int = start(1)  # id of the next figure
    foes: int = start(0)  # mask of slots with a Night Stalker, kept up by set_stalkers
    appeared: bool = start(False)  # a figure has been on the board (LD-CRT-03)
    bag: tuple[int, ...] = start(())  # tokens in the bag by kind of token
    outside: tuple[int, ...] = start(())  # tokens outside the bag by kind of token
    eggs: int = start(5)  # eggs on the laboratory board
    egg_supply: int = start(3)  # egg tokens left
    nest_destroyed: bool = start(False)  # LD-ROM-41
    queen_killed: bool = start(False)  # LD-OBJ-10

    # ---- decks: the last card of a tuple is on top
    items_deck: list[tuple[int, ...]] = flat((), (), ())  # red, yellow, green item cards
    items_discard: list[tuple[int, ...]] = flat((), (), ())
    crafted: tuple[int, ...] = start(())  # crafted item cards left, one entry a card
    crafted_used: tuple[int, ...] = start(())
    event_deck: tuple[int, ...] = start(())
    event_discard: tuple[int, ...] = start(())
    attack_deck: tuple[int, ...] = start(())
    attack_discard: tuple[int, ...] = start(())
    wound_deck: tuple[int, ...] = start(())
    wound_discard: tuple[int, ...] = start(())
    contamination: tuple[int, ...] = start(())  # CLEAN or INFECTED
    removed: tuple[int, ...] = start(())  # item cards out of the game
    gone: tuple[tuple[str, int], ...] = start(())  # other cards out of the game: (deck, card)
    weakness: tuple[int, int, int] = start((0, 0, 0))  # the three weakness cards (LD-SET-10)
    weakness_up: int = start(1)  # mask of the face-up ones

    # ---- contingency tokens

    # ---- the crew, by seat
    number: list[int] = each_seat(0)  # player number (LD-SET-18)
    char: list[int] = each_seat(-1)  # character, -1 before the draft
    place: list[int] = each_seat(keys.UNPLACED)  # see keys.PLACES
    room: list[int] = each_seat(0)  # slot of the figure, 0 if it is in no room
    occupied: int = start(0)  # mask of slots with a character, kept up by set_room
    light: list[int] = each_seat(0)  # light wounds
    # serious wounds; + 16 dressed, + 32 ignored this round
    wounds: list[tuple[int, ...]] = each_seat(())
    slime: int = start(0)  # mask
    larva: int = start(0)  # mask
    signal: int = start(0)  # mask
    turns: list[int] = each_seat(0)  # turns begun this round
    limped: int = start(0)  # mask: the first movement of the first turn was made (wound Knee)
    hand: list[tuple[int, ...]] = each_seat(())  # cards in hand
    deck: list[tuple[int, ...]] = each_seat(())  # action deck
    discard: list[tuple[int, ...]] = each_seat(())  # action discard pile
    pack: list[tuple[int, ...]] = each_seat(())  # inventory: normal items, secret
    # hand slots: heavy items and bulky objects, open
    hands: list[tuple[int, ...]] = each_seat(())
    beside: list[tuple[int, ...]] = each_seat(())  # open items without a hand slot (LD-ITM-34)
    mission: list[tuple[int, ...]] = each_seat(())  # mission items that are not active yet
    objectives: list[tuple[int, ...]] = each_seat(())  # objectives still held
    # objective kept in a choice that is not public yet, -1 for none
    choices: list[int] = each_seat(-1)
    draft: tuple[int, ...] = start(())  # character choice cards left in the draft

    # ---- what seats have legally seen (LD-SET-34)
    seen_tile: list[int] = each_seat(0)  # mask of slots
    seen_token: list[int] = each_seat(0)  # mask of slots
    seen_objective: tuple[tuple[int, int, int], ...] = start(())  # (viewer, owner, objective)
    seen_item: tuple[tuple[int, int, int], ...] = start(())  # (viewer, owner, item)
    # (viewer, deck, depth from the top, or ~depth from the bottom, card)
    seen_card: tuple[tuple[int, str, int, int], ...] = start(())

    if TYPE_CHECKING:  # written by `table_class`

        def __init__(self, rs: Ruleset, n: int) -> None: ...
        def clone(self) -> Self: ...
        def dump(self) -> list[Any]: ...

    @classmethod
    def load(
        cls, rs: Ruleset, n: int, data: list[Any], names: tuple[str, ...] | None = None
    ) -> Self:
        """The table that `dump` gave, read back from JSON; `names`: in another order of fields."""
        names = names or cls.SAVED
        if len(data) != len(names):
            raise ValueError(f"{len(data)} fields, expected {len(names)}")
        table = cls(rs, n)
        for name, raw in zip(names, data, strict=True):
            value = [frozen(item) for item in raw] if name in cls.FLAT else frozen(raw)
            setattr(table, name, value)
        table.rng = rng.loaded(data[names.index("rng")])
        return table
