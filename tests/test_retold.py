"""Situations retold in any language from what happens in them."""

from __future__ import annotations

import pytest

from lockdown import games
from lockdown.ledger import situations
from lockdown.messages import LANGUAGES, Words
from lockdown.scenario.retold import retold

#: Of all situations so many are told in each language; another part of them in each.
STEP = 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_nearly_every_situation_can_be_retold(language: str) -> None:
    """None fails, few have nothing to tell, and no name of a message shows through."""
    games.load()
    some = list(situations.load().values())[LANGUAGES.index(language) :: STEP]
    told = [retold(one.text, one.rules, language) for one in some]
    assert sum(not line for line in told) <= len(told) // 5
    for line in told:
        assert not any(word in line for word in ("log-", "option-", "reason-", "char-", "{ $"))


WALK = """scenario: A walk into noise
rule: NM-NOI-04
given
  game nemesis
  A is pilot in 015, hand rest search ; B is captain in 005
  room 018 is evacuation_section_a
  noise 015-018
when
  dice noise 3
  bag adult_4
  A: move 018
  A: pay rest
then
  {then}
"""


@pytest.mark.parametrize("language", ["es", "pl", "de"])
def test_what_is_done_and_what_follows(language: str) -> None:
    told = retold(WALK.format(then="event encounter"), ("NM-ENC-01",), language)
    words = Words(language, "nemesis")
    pilot = words.text("char-pilot")
    done = words.text("option-move", a="018")
    follows = words.text("log-encounter", seat=pilot, room="018")
    assert told == f"{pilot}: {done} → {follows}"


def test_the_event_of_the_rule_comes_first() -> None:
    """The same situation under another rule is told by another line."""
    text = WALK.format(then="event encounter\n  event token_drawn")
    told = {rule: retold(text, (rule, "NM-ENC-01"), "de") for rule in ("NM-ENC-01", "NM-ENC-05")}
    assert len(set(told.values())) == 2


def test_a_refusal_is_told_with_its_reason() -> None:
    text = (
        "scenario: A closed door\nrule: NM-DOR-04\ngiven\n  game nemesis\n"
        "  A is pilot in 015 ; B is captain in 005\n  door 015-018 closed\n"
        "then\n  A may not move 018 because NM-DOR-04\n"
    )
    told = retold(text, ("NM-DOR-04",), "de")
    assert told.startswith("Nach 018 bewegen: Eine geschlossene Tür ist im Weg.")


def test_what_cannot_be_read_is_told_as_nothing() -> None:
    assert retold("scenario: nonsense\ngiven\n  chess\n", (), "es") == ""
