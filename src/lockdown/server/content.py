"""What the browser needs besides the table: facts, board files, rules, words."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from lockdown import games
from lockdown import messages as words
from lockdown.bots import levels
from lockdown.kernel.errors import BadSetup
from lockdown.kernel.game import Setup, checked, known_games
from lockdown.kernel.options import VERBS
from lockdown.ledger import catalogue, translations
from lockdown.messages import LANGUAGES, glossary, mentions, sources
from lockdown.state import facts, keys
from lockdown.state.content import content_of
from lockdown.tutorial import games_with_lessons

games.load()


def _provenance(component: facts.Component) -> dict[str, Any]:
    return {
        "source": component.provenance.source,
        "confidence": component.provenance.confidence,
        "ours": component.provenance.ours,
        "rules": component.provenance.rules,
    }


@cache
def games_json() -> bytes:
    """What can be played here, and as what: enough for a form in which to set up a table.

    What a game refuses is found by asking it, so that whatever it learns to offer is in the list.
    """
    found = []
    for game in known_games():
        box = content_of(game)
        found.append(
            {
                "game": game,
                "title": box.title,
                "fields": {
                    name: [value for value in there if _goes(game, name, value)]
                    for name, (there, _) in box.offer.items()
                },
                "guests": _goes(game, "guests", True),
                "bots": [level for level in levels(game) if level != "random"],
                "lesson": game in games_with_lessons(),
            }
        )
    return msgspec.json.encode(found)


def _goes(game: str, field: str, value: str | bool) -> bool:
    """Whether a table of the game can have that, with one player or with two."""
    wanted: dict[str, Any] = {field: value}
    for players in (2, 1):
        with suppress(BadSetup):
            checked(replace(Setup(players=players, game=game), **wanted))
            return True
    return False


@cache
def content_json(game: str) -> bytes:
    """All component facts of a game as JSON; raises `BadSetup` if there is no such game."""
    box = content_of(game)
    rs, has, shown = box.ruleset, box.registry, box.shown
    data = {
        "title": box.title,
        "boards": box.boards,
        "tracks": box.tracks,
        "options": {name: option._asdict() for name, option in box.options.items()},
        "turn": [group._asdict() for group in shown.turn],
        "marks": {key: mark._asdict() for key, mark in shown.marks.items()},
        "rules": shown.rules,
        "ending": [{"key": key, "rule": rule} for key, rule in shown.ending],
        "phrases": shown.phrases,
        "steps": [number for number, _ in rs.event_steps],
        "characters": {
            c.key: {
                "origin": c.origin,
                "colour": c.colour,
                "kit": c.kit,
                "knowledge": c.knowledge,
                "start_room": c.start_room,
                "starting_item": c.starting_item,
                "mission_items": c.mission_items,
                **_provenance(c),
            }
            for c in has.characters.values()
        },
        "rooms": {
            r.key: {
                "kind": r.kind,
                "colour": r.colour,
                "computer": r.computer,
                "searchable": r.searchable,
                "container": r.container,
                "actions": [{"key": a.key, "cost": a.cost} for a in r.actions],
                "colour_confidence": r.colour_confidence,
                "computer_confidence": r.computer_confidence,
                **_provenance(r),
            }
            for r in has.rooms.values()
        },
        "actions": {
            c.key: {
                "cost": c.cost,
                "combat": c.combat,
                "reaction": c.reaction,
                "copies": c.copies_by,
                "parts": len(c.parts),
                **_provenance(c),
            }
            for c in has.action_cards.values()
        },
        "items": {
            i.key: {
                "deck": keys.COLOURS[i.deck],
                "copies": i.copies,
                "cost": i.cost,
                "combat": i.combat,
                "single_use": i.single_use,
                "heavy": i.heavy,
                "bulky": i.bulky,
                "weapon": i.weapon,
                "ammo": i.ammo,
                "uses": i.uses,
                "component": i.component,
                "recipe": i.recipe,
                "light": i.light,
                "group": i.group,
                "words": i.same_as or i.key,
                "parts": len(i.parts),
                **_provenance(i),
            }
            for i in has.items.values()
        },
        "events": {
            e.key: {"corridors": e.corridors, "icons": e.icons, **_provenance(e)}
            for e in has.events.values()
        },
        "attacks": {
            a.key: {"blood": a.blood, "icons": a.icons, **_provenance(a)}
            for a in has.attacks.values()
        },
        "computers": {c.key: {"options": c.options} for c in has.computers.values()},
        "weaknesses": {w.key: _provenance(w) for w in has.weaknesses.values()},
        "wounds": {w.key: {"copies": w.copies, **_provenance(w)} for w in has.wounds.values()},
        "objectives": {
            o.key: {
                "deck": o.deck,
                "players": o.players,
                "condition": o.condition,
                **_provenance(o),
            }
            for o in has.objectives.values()
        },
        "exploration": {
            e.key: {"copies": e.copies, "items": e.items, "effect": e.effect}
            for e in rs.exploration
        },
        "stalker_tokens": {
            s.key: {"kind": keys.STALKERS[s.kind], "copies": s.copies, "lit": s.lit, "dark": s.dark}
            for s in box.tokens
        },
        "limits": {
            "fire": rs.fire,
            "malfunction": rs.malfunction,
            "doors": rs.doors,
            "eggs": rs.eggs_total,
            "serious": rs.serious_limit,
        },
        "weakness_levels": rs.weakness_levels,
        "bots": levels(game),
        # Declared actions travel as numbers of these lists.
        "keys": {
            "actions": keys.ACTIONS,
            "items": keys.ITEMS,
            "stalkers": keys.STALKERS,
            "characters": keys.CHARACTERS,
        },
        "verbs": {word: verb.kinds for word, verb in VERBS.items()},
        **shown.facts,
    }
    return msgspec.json.encode(data)


def rule(rule_id: str, language: str) -> dict[str, Any] | None:
    """What a player reads of a rule, or nothing if there is no such rule or language."""
    if language not in LANGUAGES or rule_id not in catalogue.load():
        return None
    read = translations.entry(rule_id, language)
    return {
        "id": read.id,
        "title": read.title,
        "area": catalogue.load()[rule_id].area,
        "text": read.text,
        "language": read.language,
        "stale": read.stale,
        "terms": mentions.terms_in()[rule_id],
    }


def rules_json(language: str) -> bytes | None:
    """All rules as players read them in a language."""
    return _rules(language) if language in LANGUAGES else None


@cache
def _rules(language: str) -> bytes:
    return msgspec.json.encode([rule(rule_id, language) for rule_id in catalogue.load()])


BOOK = ("meanings.ftl", "rules.ftl")
"""Words that are read in the rules and the glossary only: the browser fetches them when needed."""


def messages(name: str) -> str | None:
    """Fluent files of a language in one text.

    `de`: what every game says; `de.lockdown`: a game's own; `de.lockdown.intruders`: what it says
    otherwise where these hunt; `de.book`: what is read in books.
    """
    language, _, part = name.partition(".")
    if language not in LANGUAGES:
        return None
    game, _, enemies = part.partition(".")
    if enemies:
        return _messages(language, game, enemies) if enemies in words.against(game) else None
    return _messages(language, part) if part in ("", "book", *words.games()) else None


@cache
def _messages(language: str, part: str, enemies: str = "") -> str:
    if part in words.games():
        return "".join(_said(text) for _, text in sources(language, part, enemies))
    return "".join(
        _said(text) for file, text in sources(language) if (file in BOOK) == (part == "book")
    )


def _said(source: str) -> str:
    """A Fluent file without its comments and empty lines: nobody reads those in a browser."""
    return "".join(line for line in source.splitlines(True) if line.strip() and line[0] != "#")


@cache
def glossary_json() -> bytes:
    """Every term in all languages: its topic, the message that tells its meaning, its rules."""
    return msgspec.json.encode(
        [
            {
                "key": e.key,
                "topic": e.topic,
                "words": e.words,
                "meaning": e.meaning,
                "rules": mentions.rules_of(e),
                "game": e.game,
            }
            for e in glossary.entries()
        ]
    )
