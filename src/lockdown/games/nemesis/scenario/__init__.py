"""What the original game brings to scenarios: engines, course, pods, hibernation."""

from __future__ import annotations

from lockdown.games.nemesis.rulesets import ruleset_for
from lockdown.games.nemesis.scenario import facts, given, loose, names, plan
from lockdown.games.nemesis.scenario.build import build
from lockdown.games.nemesis.table import NemesisTable
from lockdown.kernel.table import Unwind
from lockdown.rules import ending
from lockdown.scenario.parts import Memory, ScenarioParts, SeatState
from lockdown.state import keys


def _end_game(t: NemesisTable, how: str) -> None:
    try:
        if how in ("fire", "malfunction", "self_destruct"):
            ending.destroy_complex(t, how, "NM-END-06")
        if how == "nobody":
            t.rs.nobody_left(t)
        ending.end_game(t, how, "NM-END-02")
    except Unwind:
        return


PARTS = ScenarioParts(
    ruleset=ruleset_for,
    plan=plan.empty,
    build=build,
    characters=("captain", "pilot", "mechanic", "soldier", "scout", "scientist"),
    given=given.SUBJECTS,
    then=facts.SUBJECTS,
    once=given.ONCE,
    deniable=given.DENIABLE,
    room_given={"depressurizing": given.vented, "depressurized": given.vented},
    room_then={"depressurizing": facts.vented, "depressurized": facts.vented},
    place=given.place,
    placed=facts.placed,
    place_words=("hibernating", "asleep", "escaped", "launched", "waiting", "waits"),
    remembered={
        "engine": Memory(facts.saw_engine, facts.knows_engine),
        "engines": Memory(facts.saw_engine, facts.knows_engine),
        "coordinates": Memory(facts.saw_coordinates, facts.knows_coordinates),
    },
    states={"rushing": SeatState(given.rushing, facts.rushes)},
    aliases={"rushes": "rushing"},
    option_phrases=loose.OPTION_PHRASES,
    seen_usage=("seen engine 1", "seen coordinates"),
    keys=(keys.DESTINATIONS, ("blue_corpse",), keys.INTRUDER_ACTIONS),
    page=names.rows,
    first_phrases=loose.FIRST_PHRASES,
    phrases=loose.PHRASES,
    subject=loose.subject,
    dropped=loose.DROPPED,
    endings=("jump", "nobody", "self_destruct", "fire", "malfunction"),
    end_game=_end_game,
    place_name="ship",
)
