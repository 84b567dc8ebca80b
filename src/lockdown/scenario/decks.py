"""The piles of a scenario's table: what is stated lies where it is stated, the rest in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from lockdown.rules import items
from lockdown.scenario import words as say
from lockdown.scenario.errors import ScenarioError
from lockdown.scenario.plan import DeckPlan, Plan
from lockdown.state import keys
from lockdown.state.keys import CONTAMINATION, ITEM
from lockdown.state.table import Table


class Pool:
    """Every card that is not yet on the table."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.items = Counter({i.id: i.copies for i in t.rs.items if not i.bulky})
        self.tapes: set[int] = set()
        #: Starting and mission items of the characters at this table; others stay in the box.
        crew = [t.rs.characters[character] for character in t.char]
        self.own = {
            ITEM[name] for c in crew for name in (c.starting_item, *c.mission_items) if name
        }
        self.faces = Counter({keys.INFECTED: t.rs.infected_copies, keys.CLEAN: t.rs.clean_copies})

    def take_item(self, item: int) -> None:
        """An item with what is attached to it."""
        if self.t.rs.items[item & 255].bulky:
            return
        self._take(item & 255)
        for card in items.attached(item):
            self._take(card)
        pair = item >> 13 & 3
        if pair and pair not in self.tapes:
            self.tapes.add(pair)
            self._take(keys.DUCT_TAPE)

    def _take(self, kind: int) -> None:
        facts = self.t.rs.items[kind]
        if facts.group in ("starting", "mission") and kind not in self.own:
            raise ScenarioError(f"the character that {facts.key} belongs to is not at this table")
        self.items[kind] -= 1
        if self.items[kind] < 0:
            raise ScenarioError(f"there are not so many cards {keys.ITEMS[kind]}")

    def take_face(self, card: int) -> None:
        """A contamination card."""
        face = keys.INFECTED if card in (keys.INFECTED, keys.KNOWN_INFECTED) else keys.CLEAN
        self.faces[face] -= 1
        if self.faces[face] < 0:
            raise ScenarioError(f"there are not so many contamination cards {say.card_text(face)}")


def action_cards(t: Table, plan: Plan, pool: Pool) -> None:
    """Hands, action decks and discard piles."""
    for seat, mine in enumerate(plan.seats):
        who = say.SEATS[seat]
        name = keys.CHARACTERS[t.char[seat]]
        own = [c.id for c in t.rs.action_cards for _ in range(c.copies_by.get(name, 0))]
        if t.place[seat] == keys.DEAD and not t.rs.dead_keep:
            if mine.hand or mine.next or mine.deck or mine.discard:
                raise ScenarioError(f"{who} is dead and has no cards")
            t.gone += tuple(("action", card) for card in own)
            continue
        for card in [*(mine.hand or ()), *mine.next, *(mine.deck or ()), *mine.discard]:
            if card >= CONTAMINATION:
                pool.take_face(card)
            elif card in own:
                own.remove(card)
            else:
                raise ScenarioError(
                    f"the {name} ({who}) has not so many cards {keys.ACTIONS[card]}"
                )
        if mine.hand is None:
            size = t.rs.hand_size if mine.hand_size is None else mine.hand_size
            if size > len(own):
                raise ScenarioError(
                    f"{who} has not so many cards for the hand: {len(own)} are left"
                )
            hand, own = own[:size], own[size:]
        else:
            hand = mine.hand
        t.hand[seat] = tuple(hand)
        if mine.deck is not None:
            t.deck[seat] = tuple(reversed([*mine.next, *mine.deck]))
            if mine.discard_only:
                t.gone += tuple(("action", card) for card in own)
                own = []
            t.discard[seat] = (*own, *mine.discard)
        else:
            t.deck[seat] = tuple(reversed([*mine.next, *own]))
            t.discard[seat] = tuple(mine.discard)


def common_decks(t: Table, plan: Plan, pool: Pool) -> None:
    """The decks that everybody draws from."""
    rs = t.rs
    for colour in (keys.RED, keys.YELLOW, keys.GREEN):
        left = [
            kind
            for kind in range(len(rs.items))
            if rs.items[kind].deck == colour
            for _ in range(pool.items[kind])
        ]
        name = keys.COLOURS[colour]
        t.items_deck[colour], t.items_discard[colour] = lay(
            t, plan, name, left, keys.ITEMS.__getitem__
        )
    _leftovers(t, plan, pool)
    events = [card.id for card in rs.events if card.copies]
    t.event_deck, t.event_discard = lay(t, plan, "event", events, keys.EVENTS.__getitem__)
    attacks = [card.id << 3 | i for card in rs.attacks for i in range(card.copies)]
    _other_copies(t, plan.deck("attack"))
    t.attack_deck, t.attack_discard = lay(
        t, plan, "attack", attacks, lambda card: say.attack_text(card, rs)
    )
    wounds = [card.id for card in rs.wounds for _ in range(card.copies)]
    for mine in plan.seats:
        for wound in mine.wounds:
            if wound & 15 != keys.WOUND["none"]:
                if wound & 15 not in wounds:
                    raise ScenarioError(f"there are not so many wounds {say.wound_text(wound)}")
                wounds.remove(wound & 15)
    t.wound_deck, t.wound_discard = lay(t, plan, "wound", wounds, say.wound_text)
    # It has no discard pile: what is not in the deck is out of the game.
    plan.deck("contamination").discard_only = True
    faces = [keys.CLEAN] * pool.faces[keys.CLEAN] + [keys.INFECTED] * pool.faces[keys.INFECTED]
    t.contamination, _ = lay(t, plan, "contamination", faces, say.card_text)


def _leftovers(t: Table, plan: Plan, pool: Pool) -> None:
    """Crafted cards not on the table, starting and mission items nobody has."""
    blue = [
        item.id for item in t.rs.items if item.deck == keys.BLUE for _ in range(pool.items[item.id])
    ]
    if plan.crafted is None:
        t.crafted = tuple(blue)
    else:
        for card in plan.crafted:
            if card not in blue:
                raise ScenarioError(f"there are not so many cards {keys.ITEMS[card]} to craft")
            blue.remove(card)
        t.crafted, t.crafted_used = tuple(plan.crafted), tuple(blue)
    t.removed += tuple(
        kind for kind in pool.own if kind not in t.removed for _ in range(pool.items[kind])
    )


def _other_copies(t: Table, stated: DeckPlan) -> None:
    """Two attack cards of one kind may have the same blood: the second named is the other one."""
    used: set[int] = set()
    for pile in (stated.next, stated.only or [], stated.bottom, stated.discard):
        for i, card in enumerate(pile):
            blood = t.rs.attacks[card >> 3].blood
            alike = [
                card & ~7 | copy for copy, value in enumerate(blood) if value == blood[card & 7]
            ]
            pile[i] = next((other for other in alike if other not in used), card)
            used.add(pile[i])


def lay(
    t: Table, plan: Plan, name: str, cards: list[int], text: Callable[[int], str]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """(deck, discard pile), the last card on top; cards that lie in neither leave the game."""
    stated = plan.deck(name)
    left = list(cards)
    for card in [*stated.next, *(stated.only or ()), *stated.bottom, *stated.discard]:
        if card not in left:
            raise ScenarioError(
                f"no more card {text(card)} is left for the {name} deck and its discard pile"
            )
        left.remove(card)
    discard = tuple(stated.discard)
    if stated.only is None:
        return tuple(reversed([*stated.next, *left, *stated.bottom])), discard
    deck = tuple(reversed([*stated.next, *stated.only, *stated.bottom]))
    if not stated.discard_only:
        return deck, (*left, *discard)
    if name in keys.COLOURS:
        t.removed += tuple(left)
    else:
        t.gone += tuple((name, card) for card in left)
    return deck, discard
