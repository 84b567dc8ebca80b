"""The names that scenarios use, as the tables at the end of docs/scenarios.md.

`python -m lockdown.scenario.names docs/scenarios.md` writes them into the page, for every game that
has a place in it: `<!-- names: … -->` for the first, `<!-- names NAME: … -->` for the others.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from lockdown import Setup
from lockdown.kernel.decisions import DECISION_KINDS
from lockdown.kernel.events import EVENT_KINDS
from lockdown.kernel.game import checked
from lockdown.kernel.options import VERBS
from lockdown.scenario.parts import parts_of
from lockdown.scenario.words import corridor_text
from lockdown.state import keys
from lockdown.state.facts import Component, ItemCard
from lockdown.state.ruleset import Ruleset

#: The game whose tables stand first on the page.
FIRST = "lockdown"
END = "<!-- names end -->"
_PLACE = re.compile(rf"(<!-- names ?(\w*): [^>]*-->).*?{END}", re.DOTALL)


def names(game: str = FIRST) -> str:
    """All tables of a game as Markdown; what all games share stands with the first one."""
    rs = parts_of(game).ruleset(checked(Setup(players=5, game=game)))
    own = [*_keys(rs), *_action_cards(rs), *_items(rs), *_rooms(rs), *_board(rs)]
    shared = [*_verbs(), *_decisions(), *_events()] if game == FIRST else []
    return "\n".join([*own, *shared])


def _table(title: str, head: str, rows: Iterable[tuple[str, ...]]) -> list[str]:
    columns = head.split("|")
    lines = ["", f"### {title}", "", f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    return lines + [f"| {' | '.join(row)} |" for row in rows]


def _code(words: Iterable[str]) -> str:
    text = " ".join(words)
    return f"`{text}`" if text else ""


def _there(components: Iterable[Component]) -> str:
    """The keys of those that the game has."""
    return _code(component.key for component in components if component.copies)


def _keys(rs: Ruleset) -> list[str]:
    attacks = (
        f"`{card.key}` {', '.join(str(b) if b else 'retreat' for b in card.blood)}"
        for card in rs.attacks
        if card.copies
    )
    rows = [
        ("characters", _there(rs.characters)),
        ("figures", _code(keys.STALKERS[:5])),
        ("tokens of the bag", _code(token.key for token in rs.stalker_tokens if token.copies)),
        ("exploration tokens", _code(token.key for token in rs.exploration if token.copies)),
        ("serious wounds", _there(rs.wounds)),
        ("attack cards and their blood", "; ".join(attacks)),
        ("event cards", _there(rs.events)),
        ("weaknesses", _there(rs.weaknesses)),
        ("noise die", _code(keys.NOISE_FACES)),
        ("combat and advantage die", _code(keys.COMBAT_FACES)),
        ("personal objectives", _there(o for o in rs.objectives if o.deck == "personal")),
        ("corporate objectives", _there(o for o in rs.objectives if o.deck == "corporate")),
        ("solo objectives", _there(o for o in rs.objectives if o.deck == "coop")),
        *parts_of(rs.game).page(rs),
    ]
    return _table("Keys", "what|names", rows)


def _parts(component: Component) -> str:
    """`0 wreck_door, 1 wreck_room`: the parts separated by OR."""
    return ", ".join(f"{i} {part.effect.__name__}" for i, part in enumerate(component.parts))


def _action_cards(rs: Ruleset) -> list[str]:
    rows = []
    for card in rs.action_cards:
        if not card.copies_by:
            continue
        owners = ", ".join(
            name + (f" ({count})" if count > 1 else "") for name, count in card.copies_by.items()
        )
        rows.append((f"`{card.key}`", owners, str(card.cost), _parts(card) or "reaction"))
    return _table("Action cards", "card|in the decks of|cost|parts (`play CARD PART`)", rows)


def _item_facts(item: ItemCard) -> str:
    facts = [
        word
        for word, there in (
            ("heavy", item.heavy),
            ("bulky", item.bulky),
            ("single use", item.single_use),
            (f"ammo {item.ammo[0]} of {item.ammo[1]}", item.ammo[1]),
            (f"uses {item.uses[0]} of {item.uses[1]}", item.uses[1]),
        )
        if there
    ]
    if item.component:
        facts.append(f"component {item.component}")
    if item.recipe:
        facts.append(f"made of {' and '.join(item.recipe)}")
    return ", ".join(facts)


def _items(rs: Ruleset) -> list[str]:
    rows = []
    for item in rs.items:
        if not item.copies:
            continue
        deck = keys.COLOURS[item.deck] if item.deck < keys.BLUE else item.group
        rows.append((f"`{item.key}`", deck, str(item.copies), _item_facts(item), _parts(item)))
    return _table("Items", "item|deck|copies|facts|parts (`use ITEM PART`)", rows)


def _rooms(rs: Ruleset) -> list[str]:
    rows = []
    for room in rs.rooms[1:]:
        if not room.copies:
            continue
        facts = ", ".join(
            word
            for word, there in (
                (room.colour, room.colour != "none"),
                ("computer", room.computer),
                ("no item counter", not room.has_counter),
            )
            if there
        )
        actions = ", ".join(f"`{a.key}` ({a.cost})" for a in room.actions)
        rows.append((f"`{room.key}`", room.kind, facts, actions))
    return _table("Rooms", "room|kind|facts|actions and their cost (`room ACTION`)", rows)


def _board(rs: Ruleset) -> list[str]:
    board = rs.board
    rows = []
    for slot in range(1, board.slots + 1):
        section = board.sections[board.section[slot]] if board.section[slot] >= 0 else "none"
        exits = [corridor_text(corridor, board) for corridor in board.exits[slot]]
        kind = board.printed[slot] or f"room {board.kind[slot]}"
        rows.append((f"{slot:03d}", kind, section, *exits))
    return _table("Board", "room|kind|section|1|2|3|4", rows)


def _verbs() -> list[str]:
    rows = []
    for verb in VERBS.values():
        arguments = " ".join(kind.upper() for kind in verb.kinds)
        rows.append((f"`{verb.word} {arguments}`".replace(" `", "`"), verb.doc))
    return _table("Options", "option|meaning", rows)


def _decisions() -> list[str]:
    rows = [(f"`{kind.name}`", kind.doc, kind.rule) for _, kind in sorted(DECISION_KINDS.items())]
    return _table("Decisions", "decision|what is asked|rule", rows)


def _events() -> list[str]:
    rows = [
        (f"`{kind.name}`", kind.doc, " ".join(f"`{n}`" for n, _ in kind.fields))
        for kind in EVENT_KINDS.values()
    ]
    return _table("Events", "event|meaning|fields", rows)


def written(page: str) -> str:
    """The page with fresh tables."""

    def fresh(match: re.Match[str]) -> str:
        return f"{match[1]}\n{names(match[2] or FIRST)}\n\n{END}"

    return _PLACE.sub(fresh, page)


def main(arguments: list[str]) -> None:
    """Write the tables into the page named, or print them."""
    if arguments:
        path = Path(arguments[0])
        path.write_text(written(path.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        sys.stdout.write(names() + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
