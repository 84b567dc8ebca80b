"""The box of Lockdown: its component list, and components that only this game has."""

from __future__ import annotations

from collections.abc import Mapping

from lockdown.games.lockdown.board import BOARDS, board
from lockdown.games.lockdown.cards import tokens
from lockdown.games.lockdown.cards.registry import GUESTS, INTRUDERS, REGISTRY
from lockdown.games.shared.tokens import INTRUDER_TOKENS
from lockdown.rules.queries import slots
from lockdown.state import keys
from lockdown.state.content import Facts, plain
from lockdown.state.facts import Component
from lockdown.state.registry import chosen

#: The component list (LD-CMP-02 to LD-CMP-15): what there is -> how many.
LISTED = {
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
    "surface exploration tokens": 10,
    "Mars surface cards": 8,
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
    # the original game's and those that Lockdown has for them (LD-NIN-01)
    "Intruder attack cards": 20,
    "Intruder event cards": 20,
    "Intruder weakness cards": 6,
    "Intruder tokens": 27,
    "faces of the surface die": 12,
    "crossroads of the optional side": 3,
    "zones of the optional side": 4,
    # original characters as guests (LD-NCH-01)
    "guests": 6,
    "action cards of the captain": 10,
    "action cards of the pilot": 10,
    "action cards of the mechanic": 10,
    "action cards of the soldier": 10,
    "action cards of the scout": 10,
    "action cards of the scientist": 10,
    "mission item cards of guests": 6,
}


def counts() -> dict[str, int]:
    """Tokens and spaces that only Lockdown has, under the names of the list."""
    track = board(BOARDS[0]).track
    intruders: dict[str, Mapping[str, Component]] = {
        "attack": REGISTRY.attacks,
        "event": REGISTRY.events,
        "weakness": REGISTRY.weaknesses,
    }
    return {
        "CSS tokens": sum(token.copies for token in tokens.CSS_TOKENS),
        "contingency tokens": sum(code.copies for code in tokens.CONTINGENCIES),
        "spaces of the time track": len(track),
        "CSS slots of the time track": sum(space.css for space in track),
        **{
            f"Intruder {kind} cards": sum(card.copies for card in chosen(cards, INTRUDERS).values())
            for kind, cards in intruders.items()
        },
        "Intruder tokens": sum(token.copies for token in INTRUDER_TOKENS),
        "guests": len(chosen(REGISTRY.characters, GUESTS)),
        "mission item cards of guests": len(chosen(REGISTRY.items, GUESTS)),
        "surface exploration tokens": sum(one.copies for one in tokens.SURFACE_EXPLORATION),
        "Mars surface cards": sum(one.copies for one in REGISTRY.surface_cards.values()),
        "faces of the surface die": len(tokens.SURFACE_DIE),
        "crossroads of the optional side": board("surface").crossroads.bit_count(),
        "zones of the optional side": board("surface").zones.bit_count(),
    }


def facts() -> Facts:
    """Facts of what only Lockdown has."""
    return {
        "css": {
            token.key: plain(copies=token.copies, launches=list(token.launches))
            for token in tokens.CSS_TOKENS
        },
        "intruder_token": {
            token.key: plain(kind=keys.STALKERS[token.kind], copies=token.copies, number=token.lit)
            for token in INTRUDER_TOKENS
            if token.copies
        },
        "contingency": {
            code.key: plain(
                copies=code.copies,
                test=code.test,
                compare=code.compare,
                value=code.value,
                exempt=sorted(code.exempt),
            )
            for code in tokens.CONTINGENCIES
        },
        "surface": {
            card.key: plain(
                copies=card.copies,
                scope=card.scope,
                source=card.provenance.source,
                confidence=card.provenance.confidence,
            )
            for card in REGISTRY.surface_cards.values()
        },
        "surface_token": {
            token.key: plain(copies=token.copies, items=token.items, effect=token.effect)
            for token in tokens.SURFACE_EXPLORATION
        },
        "surface_die": {
            "surface": plain(faces=[keys.NOISE_FACES[face] for face in tokens.SURFACE_DIE])
        },
        "space": {
            space.key: plain(colour=space.colour, css=space.css, failure=space.failure)
            for space in board(BOARDS[0]).track
        },
        "board": {
            side: plain(
                exit=board(side).exit_rooms[0],
                exits=list(board(side).exit_rooms[1:]),
                rover=board(side).rover_start,
                bunker_path=board(side).bunker_path,
                crossroads=slots(board(side).crossroads),
                surface_tokens=slots(board(side).outside),
                buildings=[f"{slot:03d} {name}" for slot, name in board(side).building.items()],
                elevator_rooms=list(board(side).elevator_rooms),
                elevator_start=board(side).elevator_start,
                isolation_opens_at=board(side).isolation_opens_at,
            )
            for side in BOARDS
        },
    }


def words() -> tuple[str, ...]:
    """The messages that these tokens need."""
    return (
        *(f"css-{token.key}" for token in tokens.CSS_TOKENS),
        *(f"contingency-{code.key}.text" for code in tokens.CONTINGENCIES),
        *(f"exploration-{token.effect}" for token in tokens.SURFACE_EXPLORATION),
        *(f"face-{keys.NOISE_FACES[face]}" for face in tokens.SURFACE_DIE),
    )


def tested() -> tuple[tuple[str, str], ...]:
    """What must occur in a scenario."""
    return (
        *(("css", token.key) for token in tokens.CSS_TOKENS),
        *(("contingency", code.key) for code in tokens.CONTINGENCIES),
        *(("exploration", token.key) for token in tokens.SURFACE_EXPLORATION),
    )
