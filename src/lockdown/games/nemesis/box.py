"""The box of the original game: its component list, and components that only this game has."""

from __future__ import annotations

from lockdown.games.nemesis.board import BOARDS, board, raw_board
from lockdown.games.nemesis.cards import tokens
from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.nemesis.verbs import COURSE_SPACES
from lockdown.state import keys
from lockdown.state.content import Facts, plain

#: The component list (NM-CMP-02 to NM-CMP-13, NM-CRD-80): what there is -> how many.
LISTED = {
    "action cards": 60,
    "action cards of the captain": 10,
    "action cards of the pilot": 10,
    "action cards of the mechanic": 10,
    "action cards of the soldier": 10,
    "action cards of the scout": 10,
    "action cards of the scientist": 10,
    "red item cards": 30,
    "yellow item cards": 30,
    "green item cards": 30,
    "crafted item cards": 12,
    "starting item cards": 6,
    "mission item cards": 12,
    "attack cards": 20,
    "event cards": 20,
    "weakness cards": 8,
    "serious wound cards": 16,
    "contamination cards": 27,
    "coordinates cards": 8,
    "Intruder action cards": 10,
    "personal objectives": 9,
    "corporate objectives": 9,
    "solo and cooperative objectives": 7,
    "exploration tokens": 20,
    "Intruder tokens": 27,
    "Intruder tokens: larva": 8,
    "Intruder tokens: creeper": 3,
    "Intruder tokens: adult": 12,
    "Intruder tokens: breeder": 2,
    "Intruder tokens: queen": 1,
    "Intruder tokens: blank": 1,
    "escape pods": 4,
    "rooms 1": 11,
    "rooms 2": 9,
    "printed rooms": 5,
    "characters": 6,
    "figures: larva": 6,
    "figures: creeper": 3,
    "figures: adult": 8,
    "figures: breeder": 2,
    "figures: queen": 1,
    "eggs": 8,
    "carcasses": 8,
    "corpses": 5,
    "fire markers": 8,
    "malfunction markers": 8,
    "doors": 12,
    "room slots": 21,
    "spaces of the time track": 16,
    "spaces of the self-destruct track": 7,
    "spaces of the destination track": 4,
    "faces of the noise die": 10,
    "faces of the combat die": 6,
}


def counts() -> dict[str, int]:
    """Cards, tokens and spaces that only this game has, under the names of the list."""
    tracks = raw_board("tracks")
    return {
        "coordinates cards": len(tokens.COORDINATES),
        "escape pods": len(tokens.ALL_PODS),
        "Intruder action cards": len(REGISTRY.intruder_actions),
        "spaces of the time track": len(tracks["time"]["space"]),
        "spaces of the self-destruct track": len(tracks["self_destruct"]["space"]),
        "spaces of the destination track": len(tracks["destination"]["space"]),
    }


def facts() -> Facts:
    """Facts of what only this game has."""
    return {
        "coordinates": {
            keys.COORDINATES[number]: {
                space: keys.DESTINATIONS[card[i]] for i, space in enumerate(COURSE_SPACES)
            }
            for number, card in enumerate(tokens.COORDINATES)
        },
        "intruder_action": {
            card.key: plain(corridor=card.corridor or "any", attack=[card.drawn, 1])
            for card in REGISTRY.intruder_actions.values()
        },
        "pods": {str(n): plain(pods=pods) for n, pods in enumerate(tokens.PODS) if pods},
        "board": {
            side: plain(
                start=board(side).start_slot,
                cockpit=board(side).cockpit,
                engines=list(board(side).engines),
                hibernation_opens_at=board(side).hibernation_opens_at,
                destruct_start=board(side).destruct_start,
                no_return=board(side).no_return,
            )
            for side in BOARDS
        },
    }


def words() -> tuple[str, ...]:
    """The messages that these need."""
    return (
        *(f"destination-{name}" for name in keys.DESTINATIONS),
        *(f"intruderaction-{key}" for key in keys.INTRUDER_ACTIONS),
    )


def tested() -> tuple[tuple[str, str], ...]:
    """What must occur in a scenario."""
    return (
        *(("coordinates", name) for name in keys.COORDINATES),
        *(("intruder_action", name) for name in keys.INTRUDER_ACTIONS),
    )
