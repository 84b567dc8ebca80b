"""What Lockdown tells about its box: boards, components, reports (see `state.content`)."""

from __future__ import annotations

from lockdown.games.lockdown import box
from lockdown.games.lockdown.board import BOARDS, raw_board
from lockdown.games.lockdown.cards import tokens
from lockdown.games.lockdown.cards.registry import REGISTRY
from lockdown.games.lockdown.enemies import ENEMIES
from lockdown.games.lockdown.rulesets import OFFER, OPTIONS, ruleset
from lockdown.state.content import Checked, Content, TableOption, raw_file, reported, shown

PACKAGE = "lockdown.games.lockdown"
_RULES = ruleset("standard", "basic", ())

CONTENT = Content(
    title="Lockdown",
    foe="Night Stalker",
    registry=REGISTRY,
    tokens=tuple(
        {
            token.key: token for foes in ENEMIES.values() for token in foes.tokens if token.copies
        }.values()
    ),
    ruleset=_RULES,
    boards={side: raw_board(side) for side in BOARDS},
    tracks={"time": raw_board("time")},
    offer=OFFER.fields,
    options={
        name: TableOption(default, values, rule)
        for name, (default, values, rule) in OPTIONS.items()
    },
    shown=shown(
        raw_file(PACKAGE, "pieces"),
        facts={
            "css": {
                token.key: {"copies": token.copies, "launches": token.launches}
                for token in _RULES.css_tokens
            },
            # LD-NIN-08: what has to be known to use the weaknesses of each kind of enemies.
            "enemies": {
                foes.name: {"weakness_levels": foes.weakness_levels} for foes in ENEMIES.values()
            },
            "contingencies": {code.key: {"copies": code.copies} for code in _RULES.contingencies},
        },
    ),
    checked=Checked(
        listed=box.LISTED,
        counts=box.counts,
        facts=box.facts,
        words=box.words,
        tested=box.tested,
        sources=tokens.SOURCES,
        boards={side: raw_board(side) for side in ("basic", "surface")},
    ),
    reported=reported(raw_file(PACKAGE, "report")),
)
