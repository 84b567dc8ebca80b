"""Every component of a game with its facts: what the box holds and what of it is ours.

`facts(game)` is a plain table of what the cards, tokens, rooms and boards say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from lockdown import games
from lockdown.kernel.options import ARG_KINDS
from lockdown.rules.verbs import CORRIDOR
from lockdown.state import boards, keys
from lockdown.state import facts as shapes
from lockdown.state.content import Facts, content_of, plain
from lockdown.state.facts import Component, Provenance
from lockdown.state.registry import chosen

games.load()

#: What the component list calls a deck of objectives, where not by its name.
_DECKS = {"coop": "solo and cooperative"}


def listed(game: str) -> dict[str, int]:
    """The component list of a game: what there is -> how many."""
    return dict(content_of(game).checked.listed)


def _total(found: Iterable[Any]) -> int:
    return sum(one.copies for one in found)


def counts(game: str) -> dict[str, int]:
    """What the cards and tokens add up to, under the names of the component list."""
    box = content_of(game)
    has, rs = box.registry, box.ruleset
    items, rooms = chosen(has.items, "").values(), has.rooms.values()
    found = {"action cards": 0}
    for name, character in has.characters.items():
        cards = sum(card.copies_by.get(name, 0) for card in has.action_cards.values())
        found[f"action cards of the {name}"] = cards
        found["action cards"] += 0 if character.kit else cards
    for colour in (keys.RED, keys.YELLOW, keys.GREEN):
        found[f"{keys.COLOURS[colour]} item cards"] = _total(i for i in items if i.deck == colour)
    for group in ("crafted", "starting", "mission"):
        found[f"{group} item cards"] = _total(i for i in items if i.group == group)
    found["attack cards"] = _total(chosen(has.attacks, "").values())
    found["event cards"] = _total(chosen(has.events, "").values())
    found["computer cards"] = _total(has.computers.values())
    found["weakness cards"] = _total(chosen(has.weaknesses, "").values())
    found["serious wound cards"] = _total(has.wounds.values())
    found["contamination cards"] = rs.infected_copies + rs.clean_copies
    for deck in dict.fromkeys(card.deck for card in has.objectives.values()):
        of_deck = (card for card in has.objectives.values() if card.deck == deck)
        found[f"{_DECKS.get(deck, deck)} objectives"] = _total(of_deck)
    found["exploration tokens"] = _total(rs.exploration)
    found[f"{box.foe} tokens"] = _total(rs.stalker_tokens)
    for kind, name in enumerate(keys.STALKERS):
        of_kind = (token for token in rs.stalker_tokens if token.kind == kind)
        found[f"{box.foe} tokens: {name}"] = _total(of_kind)
    for tile, name in (
        *((kind, f"rooms {kind}") for kind in rs.room_kinds),
        ("fixed", "special room tiles"),
        ("special", "printed rooms"),
    ):
        found[name] = _total(room for room in rooms if room.kind == tile)
    found["characters"] = len(chosen(has.characters, ""))
    for number, name in zip(rs.figures, keys.STALKERS, strict=False):
        found[f"figures: {name}"] = number
    found["eggs"] = rs.eggs_total
    found["carcasses"] = _total(i for i in items if i.key == "carcass")
    found["corpses"] = _total(i for i in items if i.key == "corpse")
    found["fire markers"] = rs.fire
    found["malfunction markers"] = rs.malfunction
    found["doors"] = rs.doors
    found["room slots"] = rs.board.slots
    found["faces of the noise die"] = len(rs.noise_die)
    found["faces of the combat die"] = len(rs.combat_die)
    found["faces of the advantage die"] = len(rs.advantage_die)
    found |= box.checked.counts()
    there = {name: number for name, number in found.items() if number}
    order = list(box.checked.listed)
    known = [name for name in order if name in there]
    return {name: there[name] for name in dict.fromkeys((*known, *there))}


# ---- the facts


def _kinds(mask: int) -> list[str]:
    return [name for kind, name in enumerate(keys.STALKERS) if mask >> kind & 1]


def _source(provenance: Provenance) -> dict[str, Any]:
    return {
        "source": provenance.source,
        "confidence": provenance.confidence,
        "ours": sorted(provenance.ours),
    }


def _item(card: shapes.ItemCard) -> dict[str, Any]:
    action = not (card.weapon or card.passive or card.bulky)
    return plain(
        group=card.group,
        deck=keys.COLOURS[card.deck],
        copies=card.copies,
        cost=card.cost,
        combat=card.combat if action else "",
        reaction=card.reaction,
        single_use=card.single_use,
        heavy=card.heavy,
        weapon=card.weapon,
        ammo=card.ammo if any(card.ammo) else (),
        uses=card.uses if any(card.uses) else (),
        component=card.component,
        recipe=sorted(card.recipe),
        light=card.light,
        passive=card.passive,
        attach=card.attach,
        character=card.character,
        activation_rooms=sorted(card.activation_rooms),
        activation_discard=sorted(card.activation_discard),
        same_as=card.same_as,
        **_source(card.provenance),
    )


def _room(room: shapes.RoomTile) -> dict[str, Any]:
    return plain(
        kind=room.kind,
        copies=room.copies,
        colour=room.colour,
        computer=room.computer,
        searchable=room.searchable,
        malfunction=room.malfunction,
        container=room.container,
        colour_confidence=room.colour_confidence,
        computer_confidence=room.computer_confidence,
        actions=[[action.key, action.cost] for action in room.actions],
        **_source(room.provenance),
    )


def _with_effect(card: shapes.AttackCard | shapes.EventCard, **fields: Any) -> dict[str, Any]:
    return plain(
        icons=_kinds(card.icons),
        effect=card.effect is not None,
        dark=card.dark_effect is not None,
        **fields,
        **_source(card.provenance),
    )


def facts(game: str) -> Facts:
    """Kind -> key -> facts, of everything that the engine plays with."""
    has = content_of(game).registry
    found: Facts = {
        "action": {
            key: plain(
                copies=card.copies_by,
                cost=card.cost,
                combat=card.combat,
                reaction=card.reaction,
                **_source(card.provenance),
            )
            for key, card in has.action_cards.items()
        },
        "item": {key: _item(card) for key, card in has.items.items() if not card.bulky},
        "room": {key: _room(room) for key, room in has.rooms.items()},
        "attack": {
            key: _with_effect(card, blood=["arrow" if b == 0 else b for b in card.blood])
            for key, card in has.attacks.items()
        },
        "event": {
            key: _with_effect(
                card,
                corridors=list(card.corridors),
                remove=card.remove,
                reshuffle=card.reshuffle,
            )
            for key, card in has.events.items()
        },
        "computer": {
            key: plain(options=list(card.options), **_source(card.provenance))
            for key, card in has.computers.items()
        },
        "computeroption": {
            key: plain(**_source(option.provenance)) for key, option in has.computer_options.items()
        },
        "weakness": {
            key: plain(copies=card.copies, **_source(card.provenance))
            for key, card in has.weaknesses.items()
        },
        "wound": {
            key: plain(copies=card.copies, **_source(card.provenance))
            for key, card in has.wounds.items()
        },
        "objective": {
            key: plain(
                deck=card.deck,
                players=card.players,
                condition=card.condition,
                **_source(card.provenance),
            )
            for key, card in has.objectives.items()
        },
        "char": {
            key: plain(
                colour=who.colour,
                origin=who.origin,
                start_room=who.start_room,
                knowledge=who.knowledge,
                starting_item=who.starting_item,
                mission_item=who.mission_items[0] if len(who.mission_items) == 1 else "",
                mission_items=who.mission_items if len(who.mission_items) > 1 else (),
                **_source(who.provenance),
            )
            for key, who in has.characters.items()
        },
    }
    return found | _token_facts(game) | _board_facts(game) | content_of(game).checked.facts()


def _token_facts(game: str) -> Facts:
    box = content_of(game)
    rs = box.ruleset
    die = {
        "noise": [keys.NOISE_FACES[face] for face in rs.noise_die],
        "combat": [keys.COMBAT_FACES[face] for face in rs.combat_die],
        "advantage": [keys.COMBAT_FACES[face] for face in rs.advantage_die],
    }
    objects = {card.key: card.copies for card in box.registry.items.values() if card.bulky}
    return {
        "stalker_token": {
            token.key: plain(
                kind=keys.STALKERS[token.kind],
                copies=token.copies,
                numbers=[] if token.kind == keys.BLANK else [token.lit, token.dark],
            )
            for token in rs.stalker_tokens
        },
        "exploration": {
            token.key: plain(copies=token.copies, items=token.items, effect=token.effect)
            for token in rs.exploration
        },
        "die": {key: plain(faces=faces) for key, faces in die.items() if faces},
        "contamination": {
            "infected": plain(copies=rs.infected_copies),
            "clean": plain(copies=rs.clean_copies),
        },
        "supply": {
            key: plain(copies=copies)
            for key, copies in {
                **objects,
                "fire": rs.fire,
                "malfunction": rs.malfunction,
                "door": rs.doors,
                "egg": rs.eggs_total,
            }.items()
        },
        "start": {
            "bag": dict(zip(keys.STALKERS, rs.bag_start, strict=True)),
            "bag_per_player": dict(zip(keys.STALKERS, rs.bag_per_player, strict=True)),
            "figures": dict(zip(keys.STALKERS, rs.figures, strict=False)),
            "eggs": {"nest": rs.eggs_start},
        },
    }


def _board_facts(game: str) -> Facts:
    """Slots and corridors of every side; those of the first one have no prefix."""
    found: Facts = {"slot": {}, "corridor": {}}
    for number, (side, raw) in enumerate(content_of(game).boards.items()):
        prefix = f"{side}/" if number else ""
        board = boards.Board(**boards.read(raw, side))
        sections = (*board.sections, "")
        ways = [ARG_KINDS[CORRIDOR].write(code) for code in board.code]
        for slot in range(1, board.slots + 1):
            found["slot"][f"{prefix}{slot:03d}"] = plain(
                kind=board.kind[slot],
                room=board.printed[slot],
                section=sections[board.section[slot]],
                exits=[ways[way] for way in board.exits[slot]],
            )
        for way in board.corridors:
            found["corridor"][prefix + way.text] = plain(
                numbers=list(way.numbers), section=sections[way.section]
            )
    return found


# ---- what is ours


class Reconstructed(NamedTuple):
    """A component, or some of its fields, that no source gives."""

    kind: str
    key: str
    fields: tuple[str, ...]
    """The fields that are ours; empty if the whole component is."""
    confidence: str
    note: str


def all_components(game: str) -> Iterator[tuple[str, Component]]:
    """Every registered component of a game with its kind."""
    has = content_of(game).registry
    for kind, found in (
        ("action", has.action_cards),
        ("item", has.items),
        ("room", has.rooms),
        ("attack", has.attacks),
        ("event", has.events),
        ("computer", has.computers),
        ("computeroption", has.computer_options),
        ("weakness", has.weaknesses),
        ("wound", has.wounds),
        ("objective", has.objectives),
        ("char", has.characters),
        ("surface", has.surface_cards),
        ("intruderaction", has.intruder_actions),
    ):
        # In the order of `state.keys`: it does not change when card modules are rearranged.
        for component in sorted(found.values(), key=lambda one: one.id):
            yield kind, component


def reconstructed(game: str) -> list[Reconstructed]:
    """Everything of a game that is marked as our own."""
    box = content_of(game)
    found = []
    for kind, component in all_components(game):
        where = component.provenance
        if where.source == "reconstructed":
            found.append(Reconstructed(kind, component.key, (), where.confidence, where.note))
        elif ours := where.ours + _unsure(component):
            found.append(Reconstructed(kind, component.key, ours, where.confidence, where.note))
    for key, where in box.checked.sources.items():
        if where.source == "reconstructed":
            found.append(Reconstructed("tokens", key, where.ours, where.confidence, where.note))
    for key, raw in box.checked.boards.items():
        if raw["source"] == "reconstructed" or "ours" in raw["note"]:
            ours = () if raw["source"] == "reconstructed" else ("coordinates",)
            found.append(Reconstructed("board", key, ours, raw["confidence"], raw["note"]))
    return found


def _unsure(component: Component) -> tuple[str, ...]:
    """Colours and computers of rooms have a confidence of their own."""
    if not isinstance(component, shapes.RoomTile):
        return ()
    unsure = []
    if component.colour_confidence == "low":
        unsure.append("colour")
    if component.computer_confidence == "low":
        unsure.append("computer")
    return tuple(unsure)
