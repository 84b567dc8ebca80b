"""What Lockdown brings to scenarios: power, ways out, contingencies, computer, knowledge."""

from __future__ import annotations

from lockdown.games.lockdown.rulesets import ruleset_for
from lockdown.games.lockdown.scenario import facts, given, loose, names, plan, seen
from lockdown.games.lockdown.scenario.build import build
from lockdown.games.lockdown.table import LockdownTable
from lockdown.kernel.table import Unwind
from lockdown.rules import ending
from lockdown.scenario.parts import ScenarioParts, SeatList
from lockdown.scenario.piles import keyed_deck
from lockdown.state import keys


def _end_game(t: LockdownTable, how: str) -> None:
    try:
        if how in ("fire", "malfunction", "self_destruct"):
            ending.destroy_complex(t, how, "LD-END-05")
        ending.end_game(t, how, "LD-END-01")
    except Unwind:
        return


PARTS = ScenarioParts(
    ruleset=ruleset_for,
    plan=plan.empty,
    build=build,
    characters=("sentry", "hacker", "janitor", "xenobiologist", "survivor", "lab_rat"),
    given=given.SUBJECTS,
    then=facts.SUBJECTS,
    once=given.ONCE,
    deniable=given.DENIABLE,
    room_given={"depressurizing": given.vented, "depressurized": given.vented},
    room_then={
        "depressurizing": facts.vented,
        "depressurized": facts.vented,
        "powered": facts.lit,
        "dark": facts.dark,
    },
    flags=("active",),
    numbers={"knowledge": given.knowledge},
    lists={"contingency": SeatList(given.contingency, facts.held_tokens)},
    aliases={"contingencies": "contingency"},
    place=given.place,
    place_words=("launched", "locked"),
    seen={"css": seen.css, "contingency": seen.contingency},
    seen_usage=seen.USAGE,
    decks={
        "computer": keyed_deck(
            keys.COMPUTERS, "computer card", lambda rs: rs.computers, lambda t: t.computer_deck
        ),
        "surface": keyed_deck(
            keys.SURFACE_CARDS,
            "Mars surface card",
            lambda rs: rs.surface_cards,
            lambda t: t.surface_deck,
            lambda t: t.surface_discard,
        ),
    },
    gone={"computer": keys.COMPUTERS, "surface": keys.SURFACE_CARDS},
    keys=(keys.COMPUTERS, keys.CSS_TOKENS, keys.CONTINGENCIES, keys.SURFACE_CARDS),
    page=names.rows,
    word=loose.word,
    first_phrases=loose.FIRST_PHRASES,
    phrases=loose.PHRASES,
    option_phrases=loose.OPTION_PHRASES,
    subject=loose.subject,
    dropped=loose.DROPPED,
    endings=("time", "emergency", "nobody", "self_destruct", "fire", "malfunction"),
    end_game=_end_game,
    place_name="complex",
    seats={"solo": 1},
)
