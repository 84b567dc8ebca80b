"""What a situation shows, in any language: told from what happens in it.

The titles of scenario files are English sentences. Elsewhere a situation is retold in the engine's
own words: what somebody does first, and the line of the log, or the refusal, that it is about. So
no title has to be translated, and none can be forgotten when a scenario is written or changed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lockdown.messages.render import Speaker
from lockdown.scenario import desk
from lockdown.scenario import words as say
from lockdown.scenario.options import matching
from lockdown.scenario.play import Play
from lockdown.scenario.told import Pattern
from lockdown.state import keys

#: What comes with every action and every round, and tells nothing about a situation.
_USUAL = frozenset(
    {
        *("declared", "paid", "window", "passed", "turn_began", "time", "first_player"),
        *("event_phase", "event_step", "round_began", "round_ended", "cards_drawn"),
    }
)
_MAY_NOT = re.compile(r"^([A-E]) may not (.+?)(?: because (\S+))?$")
_MAY = re.compile(r"^([A-E]) may (?:only )?(?!not )([^,]+?)(?:,.*)?$")
_EVENT = re.compile(r"^(?:[A-E] hears |\d+ times? )?event (.+)$")


def retold(text: str, rules: Sequence[str], language: str) -> str:
    """A situation in one line; empty where nothing happens and nothing is refused.

    `rules` are those that it shows, the most important one first.
    """
    play = desk.lay(text).play
    if play is None:
        return ""
    game = play.game
    name = Speaker(language, game=game.setup.game)
    crew = [name.say(f"char-{keys.CHARACTERS[c]}") if c >= 0 else "?" for c in play.table.char]
    names = [f"{who} {say.SEATS[n]}" if crew.count(who) > 1 else who for n, who in enumerate(crew)]
    setup = game.setup
    speaker = Speaker(language, names=names, game=setup.game, enemies=setup.enemies)
    done = ""
    if game.history:
        seat, option = game.history[0]
        done = f"{names[seat]}: {speaker.option(option)}"
    follows = _follows(play, rules, speaker)
    if done and follows:
        return speaker.say("ui-desk-retold", None, done=done, follows=follows)
    return done or follows


def _follows(play: Play, rules: Sequence[str], speaker: Speaker) -> str:
    """The refusal or the line of the log that the situation is about."""
    expected = [
        statement.text
        for block in play.scenario.blocks
        if block.kind == "then"
        for statement in block.statements
    ]
    match = _MAY_NOT.match(expected[0]) if expected else None
    if match and (refusal := _refusal(play, match, speaker)):
        return refusal
    seat = play.game.history[0][0] if play.game.history else 0
    told = [event for event in play.game.events(0, seat) if event.kind not in _USUAL]
    named = [match[1].split() for match in map(_EVENT.match, expected) if match]
    kinds = [Pattern(words).kind for words in named if words[0] not in ("deck", "discard")]
    for rule in rules:
        about = [event for event in told if event.rule == rule]
        best = [event for event in about if event.kind in kinds]
        if best or about:
            return speaker.event((best or about)[0])
    meant = [event for event in told if event.kind in kinds] or told[-1:]
    if meant:
        return speaker.event(meant[0])
    refusals = [_refusal(play, match, speaker) for match in map(_MAY_NOT.match, expected) if match]
    return next(filter(None, refusals), "") or _offer(play, expected, speaker)


def _refusal(play: Play, match: re.Match[str], speaker: Speaker) -> str:
    """What may not be done, and why not if the table says so."""
    seat, words = say.SEATS.index(match[1]), match[2].split()
    if seat >= play.table.n:
        return ""
    for one in play.game.why_not(seat):
        # A refusal may name only the beginning of an option.
        if matching(words[: len(one.option)], [one.option], play.rs):
            return f"{speaker.refused(one.option)}: {speaker.reason(one.reason, one.args)}"
    return ""


def _offer(play: Play, expected: Sequence[str], speaker: Speaker) -> str:
    """What may be done, where that is all there is to tell."""
    raw = play.table.decision
    for match in map(_MAY.match, expected):
        seat = say.SEATS.index(match[1]) if match else -1
        if match and raw is not None and raw[0] == seat:
            found = play.offered(match[2].split(), raw)
            if found:
                return f"{speaker.names[seat]}: {speaker.option(found[0])}"
    return ""
