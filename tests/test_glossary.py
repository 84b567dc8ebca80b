"""Which rules speak of which terms."""

from __future__ import annotations

import pytest

from lockdown.ledger import catalogue
from lockdown.messages import Words, mentions
from lockdown.messages.glossary import Entry, entries, speaks_of


@pytest.mark.parametrize(
    ("term", "text", "found"),
    [
        ("noise die", "2 noise dice (D10)", True),
        ("weakness", "three Weaknesses", True),
        ("contingency", "all contingencies", True),
        ("larva", "6 larvae", True),
        ("door", "indoors and out-door", False),
        ("Search", "whoever may search", False),
    ],
)
def test_a_term_is_found_whole_in_singular_and_plural(term: str, text: str, found: bool) -> None:
    assert bool(speaks_of(term).search(text)) is found


def entry(key: str) -> Entry:
    return next(one for one in entries() if one.key == key)


def test_rules_named_after_a_term_come_first_those_of_the_other_game_not_at_all() -> None:
    found = mentions.rules_of(entry("combat-encounter"))
    rules = catalogue.load()
    named = ["encounter" in rules[rule].title.lower() for rule in found]
    assert named == sorted(named, reverse=True)
    assert {rule[:2] for rule in found} == {"LD"}
    own = next(one for one in entries() if one.topic == "nemesis" and mentions.rules_of(one))
    assert {rule[:2] for rule in mentions.rules_of(own)} == {"NM"}


def test_no_rule_that_speaks_of_a_term_is_overlooked() -> None:
    """The quick search finds what a look at every text finds."""
    for key in ("combat-encounter", "noise-roll", "door-door", "contam-larva_on_board", "game-die"):
        term = entry(key)
        pattern = speaks_of(term.words["en"])
        slow = {
            rule.id
            for rule in catalogue.load().values()
            if rule.id.startswith("LD") and pattern.search(f"{rule.title}\n{rule.text}")
        }
        assert set(mentions.rules_of(term)) == slow, key


def test_the_longer_term_leaves_nothing_of_the_shorter_one() -> None:
    terms = mentions.terms_in()["LD-NOI-04"]
    assert "marker-noise" in terms
    assert "marker-noise_short" not in terms
    assert all(len(keys) <= mentions.MOST for keys in mentions.terms_in().values())


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("nm-room-storage", "room-storage"),
        ("nm-item-bandages", "item-bandages"),
        ("nm-card-rummage", "action-scavenging"),
        ("nm-event-hunt", "event-hunt_a"),
        ("nm-attack-bite", "attack-bite"),
        ("nm-objective-quarantine", "objective-quarantine"),
        ("nm-weakness-vital_places", "weakness-vital_places"),
        ("nm-roomaction-eat", "roomaction-eat"),
        ("nm-cockpit", "room-cockpit"),
        ("nm-escape_pod", "marker-pod"),
        ("nm-earth", "destination-earth"),
    ],
)
def test_terms_of_the_original_game_mean_what_their_components_do(key: str, message: str) -> None:
    assert entry(key).meaning == (message, "text")
    assert entry(key).game == "nemesis"


def test_the_other_games_components_explain_no_term_of_this_one() -> None:
    """Rest, Medkit and Nest are in both games: a term is explained in the words of its own."""
    assert entry("cardname-rest").game == "lockdown"
    assert entry("nm-room-nest").meaning == ("room-nest", "text")
    assert entry("nm-room-nest").game == "nemesis"


def test_terms_of_the_original_game_are_explained() -> None:
    """All but names of cards that this program does not have."""
    unknown = {e.key for e in entries() if e.key.startswith("nm-") and e.meaning is None}
    assert unknown - {"nm-item-master_card"} == {
        key for key in unknown if key.startswith("nm-intruderaction-")
    }


@pytest.mark.parametrize(
    ("language", "other"),
    [("en", "Night Stalker"), ("es", "Acechador"), ("pl", "łowc"), ("de", "Nachtpirscher")],
)
def test_the_original_game_is_explained_without_the_others_monsters(
    language: str, other: str
) -> None:
    words = Words(language)
    own = [e.meaning[0] for e in entries() if e.key.startswith("nm-") and e.meaning]
    said = [words.text(message) for message in own if message.startswith("meaning-")]
    assert len(said) > 80
    assert not [text for text in said if other in text]
