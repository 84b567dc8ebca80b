"""Every component with its facts: what the box holds and what of it is ours.

`facts()` is a plain table of what the cards, tokens, rooms and boards say.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from lockdown.games.lockdown.board import board, raw_board
from lockdown.games.lockdown.cards import registry, tokens
from lockdown.state import facts as shapes
from lockdown.state import keys
from lockdown.state.facts import Component, Provenance

Facts = dict[str, dict[str, dict[str, Any]]]

#: The component list (LD-CMP-02 to LD-CMP-15): what there is -> how many.
COMPONENT_LIST = {
    "action cards": 60,
    "action cards of the survivor": 10,
    "action cards of the hacker": 10,
    "action cards of the xenobiologist": 10,
    "action cards of the sentry": 10,
    "action cards of the janitor": 10,
    "action cards of the lab_rat": 10,
    "red item cards": 30,
    "yellow item cards": 30,
    "green item cards": 30,
    "crafted item cards": 15,
    "starting item cards": 4,
    "mission item cards": 6,
    "attack cards": 20,
    "event cards": 22,
    "computer cards": 6,
    "weakness cards": 6,
    "serious wound cards": 25,
    "contamination cards": 27,
    "personal objectives": 9,
    "corporate objectives": 9,
    "solo and cooperative objectives": 10,
    "exploration tokens": 20,
    "Night Stalker tokens": 27,
    "Night Stalker tokens: larva": 8,
    "Night Stalker tokens: creeper": 3,
    "Night Stalker tokens: adult": 12,
    "Night Stalker tokens: breeder": 2,
    "Night Stalker tokens: queen": 1,
    "Night Stalker tokens: blank": 1,
    "CSS tokens": 7,
    "contingency tokens": 7,
    "rooms I": 10,
    "rooms II": 9,
    "special room tiles": 3,
    "printed rooms": 8,
    "characters": 6,
    "figures: larva": 6,
    "figures: creeper": 3,
    "figures: adult": 8,
    "figures: breeder": 2,
    "figures: queen": 1,
    "eggs": 8,
    "carcasses": 8,
    "corpses": 5,
    "fire markers": 12,
    "malfunction markers": 10,
    "doors": 11,
    "room slots": 27,
    "spaces of the time track": 16,
    "CSS slots of the time track": 6,
    "faces of the noise die": 10,
    "faces of the combat die": 6,
    "faces of the advantage die": 6,
}


def _total(found: Iterable[Any]) -> int:
    return sum(one.copies for one in found)


def counts() -> dict[str, int]:
    """What the cards and tokens add up to, under the names of the component list."""
    items = registry.REGISTRY.items.values()
    rooms = registry.REGISTRY.rooms.values()
    found = {"action cards": _total(registry.REGISTRY.action_cards.values())}
    for character in registry.REGISTRY.characters:
        found[f"action cards of the {character}"] = sum(
            card.copies_by.get(character, 0) for card in registry.REGISTRY.action_cards.values()
        )
    for colour in (keys.RED, keys.YELLOW, keys.GREEN):
        found[f"{keys.COLOURS[colour]} item cards"] = _total(i for i in items if i.deck == colour)
    for group in ("crafted", "starting", "mission"):
        found[f"{group} item cards"] = _total(i for i in items if i.group == group)
    found["attack cards"] = _total(registry.REGISTRY.attacks.values())
    found["event cards"] = _total(registry.REGISTRY.events.values())
    found["computer cards"] = _total(registry.REGISTRY.computers.values())
    found["weakness cards"] = _total(registry.REGISTRY.weaknesses.values())
    found["serious wound cards"] = _total(registry.REGISTRY.wounds.values())
    found["contamination cards"] = tokens.INFECTED_COPIES + tokens.CLEAN_COPIES
    for deck, name in (
        ("personal", "personal objectives"),
        ("corporate", "corporate objectives"),
        ("coop", "solo and cooperative objectives"),
    ):
        found[name] = _total(o for o in registry.REGISTRY.objectives.values() if o.deck == deck)
    found["exploration tokens"] = _total(tokens.EXPLORATION)
    found["Night Stalker tokens"] = _total(tokens.STALKER_TOKENS)
    for kind, name in enumerate(keys.STALKERS):
        of_kind = (token for token in tokens.STALKER_TOKENS if token.kind == kind)
        found[f"Night Stalker tokens: {name}"] = _total(of_kind)
    found["CSS tokens"] = _total(tokens.CSS_TOKENS)
    found["contingency tokens"] = _total(tokens.CONTINGENCIES)
    for tile, name in (
        ("I", "rooms I"),
        ("II", "rooms II"),
        ("fixed", "special room tiles"),
        ("special", "printed rooms"),
    ):
        found[name] = _total(room for room in rooms if room.kind == tile)
    found["characters"] = len(registry.REGISTRY.characters)
    for number, name in zip(tokens.FIGURES, keys.STALKERS, strict=False):
        found[f"figures: {name}"] = number
    found["eggs"] = tokens.EGGS
    found["carcasses"] = registry.REGISTRY.items["carcass"].copies
    found["corpses"] = registry.REGISTRY.items["corpse"].copies
    found["fire markers"] = tokens.FIRE_MARKERS
    found["malfunction markers"] = tokens.MALFUNCTION_MARKERS
    found["doors"] = tokens.DOORS
    basic = board("basic")
    found["room slots"] = basic.slots
    found["spaces of the time track"] = len(basic.track)
    found["CSS slots of the time track"] = sum(space.css for space in basic.track)
    found["faces of the noise die"] = len(tokens.NOISE_DIE)
    found["faces of the combat die"] = len(tokens.COMBAT_DIE)
    found["faces of the advantage die"] = len(tokens.ADVANTAGE_DIE)
    return found


# ---- the facts


def _kinds(mask: int) -> list[str]:
    return [name for kind, name in enumerate(keys.STALKERS) if mask >> kind & 1]


def _plain(**fields: Any) -> dict[str, Any]:
    """Only what is not empty, false or zero, as JSON holds it."""
    kept = {name: value for name, value in fields.items() if value not in (None, "", 0, False, ())}
    plain: dict[str, Any] = json.loads(json.dumps(kept))
    return {name: value for name, value in plain.items() if value != []}


def _source(provenance: Provenance) -> dict[str, Any]:
    return {
        "source": provenance.source,
        "confidence": provenance.confidence,
        "ours": sorted(provenance.ours),
    }


def _item(card: shapes.ItemCard) -> dict[str, Any]:
    action = not (card.weapon or card.passive or card.bulky)
    return _plain(
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
    return _plain(
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
    return _plain(
        icons=_kinds(card.icons),
        effect=card.effect is not None,
        dark=card.dark_effect is not None,
        **fields,
        **_source(card.provenance),
    )


def facts() -> Facts:
    """Kind -> key -> facts, of everything that the engine plays with."""
    found: Facts = {
        "action": {
            key: _plain(
                copies=card.copies_by,
                cost=card.cost,
                combat=card.combat,
                reaction=card.reaction,
                **_source(card.provenance),
            )
            for key, card in registry.REGISTRY.action_cards.items()
        },
        "item": {
            key: _item(card) for key, card in registry.REGISTRY.items.items() if not card.bulky
        },
        "room": {key: _room(room) for key, room in registry.REGISTRY.rooms.items()},
        "attack": {
            key: _with_effect(card, blood=["arrow" if b == 0 else b for b in card.blood])
            for key, card in registry.REGISTRY.attacks.items()
        },
        "event": {
            key: _with_effect(card, corridors=list(card.corridors), remove=card.remove)
            for key, card in registry.REGISTRY.events.items()
        },
        "computer": {
            key: _plain(options=list(card.options), **_source(card.provenance))
            for key, card in registry.REGISTRY.computers.items()
        },
        "computeroption": {
            key: _plain(**_source(option.provenance))
            for key, option in registry.REGISTRY.computer_options.items()
        },
        "weakness": {
            key: _plain(copies=card.copies, **_source(card.provenance))
            for key, card in registry.REGISTRY.weaknesses.items()
        },
        "wound": {
            key: _plain(copies=card.copies, **_source(card.provenance))
            for key, card in registry.REGISTRY.wounds.items()
        },
        "objective": {
            key: _plain(
                deck=card.deck,
                players=card.players,
                condition=card.condition,
                **_source(card.provenance),
            )
            for key, card in registry.REGISTRY.objectives.items()
        },
        "char": {
            key: _plain(
                colour=who.colour,
                origin=who.origin,
                start_room=who.start_room,
                knowledge=who.knowledge,
                starting_item=who.starting_item,
                mission_item=who.mission_items[0],
                **_source(who.provenance),
            )
            for key, who in registry.REGISTRY.characters.items()
        },
    }
    return found | _token_facts() | _board_facts()


def _token_facts() -> Facts:
    die = {
        "noise": [keys.NOISE_FACES[face] for face in tokens.NOISE_DIE],
        "combat": [keys.COMBAT_FACES[face] for face in tokens.COMBAT_DIE],
        "advantage": [keys.COMBAT_FACES[face] for face in tokens.ADVANTAGE_DIE],
    }
    return {
        "stalker_token": {
            token.key: _plain(
                kind=keys.STALKERS[token.kind],
                copies=token.copies,
                numbers=[] if token.kind == keys.BLANK else [token.lit, token.dark],
            )
            for token in tokens.STALKER_TOKENS
        },
        "exploration": {
            token.key: _plain(copies=token.copies, items=token.items, effect=token.effect)
            for token in tokens.EXPLORATION
        },
        "css": {
            token.key: _plain(copies=token.copies, launches=list(token.launches))
            for token in tokens.CSS_TOKENS
        },
        "contingency": {
            code.key: _plain(
                copies=code.copies,
                test=code.test,
                compare=code.compare,
                value=code.value,
                exempt=sorted(code.exempt),
            )
            for code in tokens.CONTINGENCIES
        },
        "die": {key: _plain(faces=faces) for key, faces in die.items()},
        "contamination": {
            "infected": _plain(copies=tokens.INFECTED_COPIES),
            "clean": _plain(copies=tokens.CLEAN_COPIES),
        },
        "supply": {
            key: _plain(copies=copies)
            for key, copies in (
                ("fire", tokens.FIRE_MARKERS),
                ("malfunction", tokens.MALFUNCTION_MARKERS),
                ("door", tokens.DOORS),
                ("egg", tokens.EGGS),
                ("carcass", registry.REGISTRY.items["carcass"].copies),
                ("corpse", registry.REGISTRY.items["corpse"].copies),
            )
        },
        "start": {
            "bag": dict(zip(keys.STALKERS, tokens.BAG_START, strict=True)),
            "bag_per_player": dict(zip(keys.STALKERS, tokens.BAG_PER_PLAYER, strict=True)),
            "figures": dict(zip(keys.STALKERS, tokens.FIGURES, strict=False)),
            "eggs": {"nest": tokens.EGGS_IN_NEST},
        },
    }


def _board_facts() -> Facts:
    basic = board("basic")
    way = [c.text for c in basic.corridors] + ["tech"]
    sections = (*keys.SECTIONS[:3], "")
    return {
        "slot": {
            f"{slot:03d}": _plain(
                kind=basic.kind[slot],
                room=basic.printed[slot],
                section=sections[basic.section[slot]],
                exits=[way[corridor] for corridor in basic.exits[slot]],
            )
            for slot in range(1, basic.slots + 1)
        },
        "corridor": {
            c.text: _plain(numbers=list(c.numbers), section=sections[c.section])
            for c in basic.corridors
        },
        "space": {
            space.key: _plain(colour=space.colour, css=space.css, failure=space.failure)
            for space in basic.track
        },
        "board": {
            "basic": _plain(
                exit=basic.exit_rooms[0],
                elevator_rooms=list(basic.elevator_rooms),
                elevator_start=basic.elevator_start,
                isolation_opens_at=basic.isolation_opens_at,
            )
        },
    }


# ---- what is ours


class Reconstructed(NamedTuple):
    """A component, or some of its fields, that no source gives."""

    kind: str
    key: str
    fields: tuple[str, ...]
    """The fields that are ours; empty if the whole component is."""
    confidence: str
    note: str


def all_components() -> Iterator[tuple[str, Component]]:
    """Every registered component with its kind."""
    for kind, found in (
        ("action", registry.REGISTRY.action_cards),
        ("item", registry.REGISTRY.items),
        ("room", registry.REGISTRY.rooms),
        ("attack", registry.REGISTRY.attacks),
        ("event", registry.REGISTRY.events),
        ("computer", registry.REGISTRY.computers),
        ("computeroption", registry.REGISTRY.computer_options),
        ("weakness", registry.REGISTRY.weaknesses),
        ("wound", registry.REGISTRY.wounds),
        ("objective", registry.REGISTRY.objectives),
        ("char", registry.REGISTRY.characters),
    ):
        # In the order of `state.keys`: it does not change when card modules are rearranged.
        for component in sorted(found.values(), key=lambda one: one.id):
            yield kind, component


def reconstructed() -> list[Reconstructed]:
    """Everything marked as our own."""
    found = []
    for kind, component in all_components():
        where = component.provenance
        if where.source == "reconstructed":
            found.append(Reconstructed(kind, component.key, (), where.confidence, where.note))
        elif ours := where.ours + _unsure(component):
            found.append(Reconstructed(kind, component.key, ours, where.confidence, where.note))
    for key, where in tokens.SOURCES.items():
        if where.source == "reconstructed":
            found.append(Reconstructed("tokens", key, where.ours, where.confidence, where.note))
    for key in ("basic", "surface"):
        raw = raw_board(key)
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
