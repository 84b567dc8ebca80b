"""What the original game tells about its box: boards, components, reports (see `state.content`)."""

from __future__ import annotations

from lockdown.games.nemesis import box
from lockdown.games.nemesis.board import BOARDS, raw_board
from lockdown.games.nemesis.cards import tokens
from lockdown.games.nemesis.cards.registry import REGISTRY
from lockdown.games.nemesis.rulesets import OFFER, OPTIONS, ruleset
from lockdown.games.nemesis.verbs import COURSE_SPACES
from lockdown.state import keys
from lockdown.state.content import Checked, Content, TableOption, raw_file, reported, shown

PACKAGE = "lockdown.games.nemesis"
_TRACKS = raw_board("tracks")

CONTENT = Content(
    title="Nemesis",
    foe="Intruder",
    registry=REGISTRY,
    tokens=tuple(token for token in tokens.STALKER_TOKENS if token.copies),
    ruleset=ruleset("standard", "basic", ()),
    boards={side: raw_board(side) for side in BOARDS},
    tracks={name: _TRACKS[name] for name in ("time", "self_destruct", "destination")},
    offer=OFFER.fields,
    options={
        name: TableOption(default, values, rule)
        for name, (default, values, rule) in OPTIONS.items()
    },
    shown=shown(
        raw_file(PACKAGE, "pieces"),
        facts={
            "coordinates": {
                keys.COORDINATES[number]: {
                    space: keys.DESTINATIONS[card[i]] for i, space in enumerate(COURSE_SPACES)
                }
                for number, card in enumerate(tokens.COORDINATES)
            },
        },
    ),
    checked=Checked(
        listed=box.LISTED,
        counts=box.counts,
        facts=box.facts,
        words=box.words,
        tested=box.tested,
        sources=tokens.SOURCES,
        boards={side: raw_board(side) for side in BOARDS},
    ),
    reported=reported(raw_file(PACKAGE, "report")),
)
