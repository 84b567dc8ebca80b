"""The quick player of the original game: what it wants on an imagined table.

How it walks, waits and fights is `lockdown.bots.quick_player`. Unexplored rooms stay unknown to
it, and so do engines and coordinates that the seat has not seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from lockdown.bots import quick_player
from lockdown.bots.quick_answers import Answer, Option
from lockdown.games.nemesis.bots import quick_airlock, quick_doors, quick_lures, quick_sprinklers
from lockdown.games.nemesis.bots.quick_answers import (
    ANSWERS,
    RECONNAISSANCE,
)
from lockdown.games.nemesis.bots.quick_fights import GRENADE
from lockdown.games.nemesis.bots.quick_goals import Weights
from lockdown.games.nemesis.bots.quick_thought import NemesisThought, leads
from lockdown.games.nemesis.table import NemesisTable
from lockdown.state.keys import ROOM

USUAL = Weights()
SPRINKLERS = ROOM["fire_control_system"]


def answer(t: NemesisTable, w: Weights = USUAL) -> Option:
    """What the seat that is asked does."""
    return quick_player.answer(t, KNOWN, partial(scores, w=w))


def scores(
    t: NemesisTable, seat: int, options: tuple[Option, ...], w: Weights = USUAL
) -> list[tuple[Option, float]]:
    """Every action that is worth a thought, with what it seems to bring; passing is about 0."""
    return NemesisThought(t, seat, w).scores(options)


def flee(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    """Where to, with a card or covered by another (NM-CMB-18): what draws there, and what waits."""
    mind = NemesisThought(t, seat, USUAL)
    return max(options, key=lambda option: mind.going(option[1]))


def spy(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    """Where to with the silent card: by what it was played for (15102, round 6)."""
    mind = NemesisThought(t, seat, USUAL)
    return max(options, key=lambda option: (mind.spied(option[1]), mind.going(option[1])))


def hit(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    """Which room a grenade is for: the one that it was taken out for."""
    mind = NemesisThought(t, seat, USUAL)
    return max(options, key=lambda option: mind.blast(option[1]))


def unbar(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    """Which door is opened or closed: the one behind which what draws, or hunts, is nearest."""
    mind, by_code = NemesisThought(t, seat, USUAL), t.rs.board.by_code
    return max(options, key=lambda option: quick_doors.moving(mind, by_code[option[1]]))


def crawl(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    """Where to through the technical corridors, when one passes there."""
    mind = NemesisThought(t, seat, USUAL)
    return max(options, key=lambda option: quick_doors.crawling(mind, option[1]))


def lure(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    """Which room a decoy is for: the one that frees most."""
    mind = NemesisThought(t, seat, USUAL)
    return max(options, key=lambda option: quick_lures.luring(mind, option[1]))


def spray(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    """NM-ROM-09: which room is cleared of fire and Intruders."""
    return quick_sprinklers.spray(NemesisThought(t, seat, USUAL), options)


def seal(t: NemesisTable, seat: int, options: tuple[Option, ...], w: Weights = USUAL) -> Option:
    """NM-ROM-24: which room is depressurised, by the temperament that it was chosen with."""
    return quick_airlock.seal(NemesisThought(t, seat, w), options)


def clearing(tile: int, act: Option) -> Answer | None:
    """How the room is chosen that an action of such a room clears; None for all other actions."""
    if tile == SPRINKLERS and quick_sprinklers.sprays(act):
        return spray
    return seal if tile == quick_airlock.AIRLOCK and quick_airlock.vents(act) else None


def whither(act: Option) -> Answer | None:
    """How the room is chosen that an action leads to or hits; None for those that do neither."""
    if act[:2] == ("play", RECONNAISSANCE):
        return spy
    if act[:2] == ("play", quick_doors.CORRIDORS):
        return crawl
    if act[0] == "use" and act[1] & 255 == quick_lures.DECOY:
        return lure
    if leads(act):
        return flee
    return hit if act[0] == "use" and act[1] & 255 == GRENADE else None


def _target(t: NemesisTable, seat: int, options: tuple[Option, ...]) -> Option:
    """Which action of a room a card does, and where it leads: what one wants most."""
    if options[0][0] == "do":
        mind = NemesisThought(t, seat, USUAL)
        return max(options, key=lambda option: mind.use_room(option[1]))
    if options[0][0] == "to" and t.decision is not None:
        act = t.decision[4][1]
        pick = clearing(t.tile[t.room[seat]], act) or whither(act)
        if pick is not None:
            return pick(t, seat, options)
    if options[0][0] == "through":
        return unbar(t, seat, options)
    return ANSWERS["choose_target"](t, seat, options)


KNOWN: Mapping[str, Answer] = {**ANSWERS, "choose_target": _target, "escape_where": flee}
