"""Checking the `then` blocks: what was told, who decides what, how it ended, and the table."""

from __future__ import annotations

import re

from lockdown.kernel.decisions import DECISION_KINDS
from lockdown.kernel.options import option_text
from lockdown.scenario import words as say
from lockdown.scenario.errors import Expected, ScenarioError, near
from lockdown.scenario.facts import check_fact
from lockdown.scenario.options import shown
from lockdown.scenario.parts import parts_of
from lockdown.scenario.play import Play
from lockdown.scenario.told import Pattern, event_text, heard
from lockdown.state import keys

_HEARS = re.compile(r"^([A-E]|spectator|a spectator) (hears|does not hear) (.+)$")
_TIMES = re.compile(r"^(\d+) times? event (.+)$")
_MAY = re.compile(r"^([A-E]) may (not |only )?(.+?)(?: because (\S+))?$")
_DECIDES = re.compile(r"^([A-E]|nobody) decides(?: (\w+))?$")
_FATE = re.compile(r"^([A-E]) (wins|loses|survives|dies|does not win)$")


def check(play: Play, text: str) -> None:
    """Check one statement; raises `Expected` if it does not hold."""
    text = " ".join(text.split())
    for checker in (_events, _decisions, _results):
        if checker(play, text):
            return
    if text == "status is sound":
        check_status(play)
        return
    check_fact(play.table, text)


def check_status(play: Play) -> None:
    """No broken invariant (as far as the game can tell)."""
    broken = play.game.status()
    if play.plan.phase[-1:] == ("alone",):
        # Only one step was played: nobody is asked afterwards.
        broken = [text for text in broken if not text.startswith("nobody is asked")]
    if broken:
        raise Expected("the table is not sound: " + "; ".join(broken))


# ---- events


def _events(play: Play, text: str) -> bool:
    if match := _HEARS.match(text):
        listener = None if "spectator" in match[1] else say.seat(match[1], play.table.n)
        pattern = Pattern(match[3].removeprefix("event ").split())
        found = any(
            pattern.fits(event, play.rs, args) for event, args in heard(play.events, listener)
        )
        if found != (match[2] == "hears"):
            same = [
                event_text(event, play.rs, args)
                for event, args in heard(play.events, listener)
                if event.kind == pattern.kind
            ]
            there = "; ".join(same[:6]) or f"no {pattern.kind} at all"
            raise Expected(
                f"{match[1]} {'hears' if found else 'does not hear'} {pattern}; heard was {there}"
            )
        return True
    if match := _TIMES.match(text):
        pattern = Pattern(match[2].split())
        count = sum(pattern.fits(event, play.rs, event.args) for event in play.events)
        if count != int(match[1]):
            raise Expected(f"{pattern} should have happened {match[1]} times; it was {count}")
        return True
    if text.startswith("no event "):
        pattern = Pattern(text.removeprefix("no event ").split())
        if any(pattern.fits(event, play.rs, event.args) for event in play.events):
            raise Expected(f"{pattern} should not have happened")
        return True
    if text.startswith("order "):
        _in_order(play, text.removeprefix("order ").split(">"))
        return True
    if text.startswith("event ") and text.split()[1] not in ("deck", "discard"):
        pattern = Pattern(text.removeprefix("event ").split())
        if not any(pattern.fits(event, play.rs, event.args) for event in play.events):
            raise Expected(f"{pattern} should have happened")
        return True
    return False


def _in_order(play: Play, parts: list[str]) -> None:
    patterns = [Pattern(part.split()) for part in parts]
    events = iter(play.events)
    last = ""
    for pattern in patterns:
        if not any(pattern.fits(event, play.rs, event.args) for event in events):
            after = f" after {last}" if last else ""
            raise Expected(f"{pattern} should have happened{after}")
        last = str(pattern)


# ---- decisions


def _decisions(play: Play, text: str) -> bool:
    raw = play.table.decision
    if match := _DECIDES.match(text):
        if match[1] == "nobody":
            if raw is not None:
                raise Expected(f"nobody should decide; {say.SEATS[raw[0]]} decides {raw[1]}")
            return True
        seat = say.seat(match[1], play.table.n)
        kind = match[2] or ""
        if kind and kind not in DECISION_KINDS:
            raise ScenarioError(f"no decision is called {kind!r}{near(kind, DECISION_KINDS)}")
        if raw is None or raw[0] != seat or (kind and raw[1] != kind):
            there = "nobody decides" if raw is None else f"{say.SEATS[raw[0]]} decides {raw[1]}"
            raise Expected(f"{match[1]} should decide {kind or 'now'}; {there}")
        return True
    match = _MAY.match(text)
    if match is None:
        return False
    seat = say.seat(match[1], play.table.n)
    if match[2] == "not ":
        play.refused(seat, match[3].split(), match[4] or "")
        return True
    if raw is None or raw[0] != seat:
        there = "nobody decides" if raw is None else f"{say.SEATS[raw[0]]} decides {raw[1]}"
        raise Expected(f"{match[1]} should have a choice; {there}")
    names = [part.split() for part in re.split(r",\s+", match[3])]
    for words in names:
        if not play.offered(words, raw):
            raise Expected(f"{' '.join(words)!r} should be on offer to {match[1]}; it is not")
    if match[2] == "only ":
        meant = [option for words in names for option in play.offered(words, raw)]
        more = [option for option in raw[2] if option not in meant]
        if more:
            raise Expected(
                f"{match[1]} may do more: {', '.join(shown(o, play.rs) for o in more[:12])}"
            )
    return True


def offers(play: Play) -> str:
    """Who decides what, for messages."""
    raw = play.table.decision
    if raw is None:
        return "nobody decides anything"
    texts = [option_text(option) for option in raw[2]]
    more = f" … and {len(texts) - 40} more" if len(texts) > 40 else ""
    return f"{say.SEATS[raw[0]]} decides {raw[1]}: {', '.join(texts[:40])}{more}"


# ---- results


def _results(play: Play, text: str) -> bool:
    t = play.table
    result = play.game.result
    if match := _FATE.match(text):
        seat = say.seat(match[1], t.n)
        dead = t.place[seat] == keys.DEAD
        if match[2] in ("dies", "survives"):
            if dead != (match[2] == "dies"):
                raise Expected(f"{match[1]} is {'dead' if dead else 'alive'}")
            return True
        if result is None:
            raise Expected("the game is not over")
        won = seat in result.winners
        if won != (match[2] == "wins"):
            raise Expected(f"{match[1]} {'wins' if won else 'does not win'}")
        return True
    text = text.removeprefix("the ")
    if text == "game goes on":
        if t.ended:
            raise Expected(f"the game is over: {t.ended}")
        return True
    if match := re.match(r"^game (?:is )?over(?:: (\w+))?$", text):
        if not t.ended or (match[1] and t.ended != match[1]):
            raise Expected(f"the game is {'over: ' + t.ended if t.ended else 'not over'}")
        return True
    name = parts_of(t.rs.game).place_name
    if text in (f"{name} is destroyed", f"{name} is not destroyed"):
        if t.destroyed != ("not" not in text):
            raise Expected(f"the {name} is {'' if t.destroyed else 'not '}destroyed")
        return True
    return False
