"""The bots of the original game and their wounds: which is dressed, and where a dressing is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lockdown.games.nemesis.bots.learned import NemesisLearned
from lockdown.games.nemesis.bots.regular import NemesisRegular
from lockdown.games.nemesis.bots.veteran import NemesisVeteran
from lockdown.state import keys
from lockdown.state.keys import ITEM
from lockdown.views import build
from lockdown.views.types import ArgView, DecisionView, OptionView
from tests.bots.test_nemesis_mended import open_ship
from tests.bots.test_nemesis_sense import REST, SEARCH, Position
from tests.bots.test_nemesis_veteran import asked_again

LEVELS = (NemesisRegular, NemesisLearned, NemesisVeteran)


def hurt(*wounds: str) -> Position:
    p = Position("quarantine", room="storage")
    open_ship(p)
    p.hold(SEARCH, REST)
    p.t.wounds[p.seat] = tuple(keys.WOUND[wound] for wound in wounds)
    p.t.light[p.seat] = 2
    return p


def chosen(p: Position, level: type[NemesisRegular], kind: str, verb: str, *names: str) -> str:
    """What is answered to a question with these options."""
    asked_again(p.t, p.seat)
    options = tuple(OptionView(f"{verb} {n}", verb, (ArgView(verb, n),)) for n in names)
    act = {"action": ArgView("action", f"play/{SEARCH}/0")}
    asked = DecisionView(kind, "", False, options, act)
    view = replace(build(p.t, p.seat), decision=asked)
    return level(1).choose(view).split()[1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", ["choose_target", "treated_wound"])
def test_the_wound_that_bleeds_is_dressed(level: type[NemesisRegular], kind: str) -> None:
    """NM-HRT-02: two light wounds; clothes went on the body, and two passes killed (15303, r4)."""
    p = hurt("body", "bleeding")
    assert chosen(p, level, kind, "wound", "body", "bleeding") == "bleeding"
    p = hurt("arm", "hand")
    assert chosen(p, level, kind, "wound", "arm", "hand") == "hand", "15203, round 11"


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_bleeds_looks_for_what_dresses(level: type[NemesisRegular]) -> None:
    """NM-SRC-03: a second tool for one who was about to bleed to death (15301, round 10)."""
    decks = ("red", "yellow", "green")
    p = hurt("bleeding")
    p.t.pack[p.seat] = (ITEM["tools"],)
    assert chosen(p, level, "choose_target", "deck", *decks) == "green"
