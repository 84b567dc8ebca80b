"""Every refusal says what is missing and what would help, in words of the game that is played."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from lockdown import Game, Setup
from lockdown.ledger.completeness import wanted_words
from lockdown.messages import LANGUAGES, Words, ids
from lockdown.messages.render import Speaker
from lockdown.rules.pieces import set_room
from lockdown.server.reasons import refused as on_the_wire
from lockdown.state.keys import ACTION, ITEM, ROOM
from tests.rules.desk import ask, desk

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil")
#: Tables of all kinds: their rules, their boards and their guests refuse in different ways.
TABLES = {
    "base": Setup(players=4),
    "together": Setup(players=2, mode="coop"),
    "surface": Setup(players=3, board="surface"),
    "guests": Setup(players=3, guests=True),
    "intruders": Setup(players=2, enemies="intruders"),
    "ship": Setup(players=4, game="nemesis"),
    "ship together": Setup(players=2, game="nemesis", mode="coop"),
    "other side": Setup(players=3, game="nemesis", board="alternative"),
}
#: A key, a placeable or a variable instead of words.
RAW = re.compile(r"[a-z]_[a-z]|[{}]|\$")


def refusals(setup: Setup, seed: int) -> Iterator[tuple[str, tuple[object, ...]]]:
    """What is refused, with its arguments, in games in which everybody takes any option."""
    dice = random.Random(seed)
    game = Game.new(setup, seed=seed)
    for _ in range(600):
        if game.decision is None:
            return
        if game.decision.kind == "action":
            for seat in range(game.table.n):
                yield from ((one.reason, one.args) for one in game.why_not(seat))
        game.play(dice.choice(list(game.options)))


@pytest.mark.rule("LD-ACT-26", "LD-ACT-27")
@pytest.mark.parametrize("table", TABLES)
def test_each_refusal_of_a_game_says_why_and_what_would_help(table: str) -> None:
    setup = TABLES[table]
    met = {one for seed in (11, 12) for one in refusals(setup, seed)}
    assert len({key for key, _ in met}) >= 12  # these games refuse much
    enemies = setup.enemies if setup.enemies == "intruders" else ""
    for language in LANGUAGES:
        speaker = Speaker(language, NAMES, game=setup.game, enemies=enemies)
        for key, args in met:
            said = speaker.reason(key, args)
            assert f"reason-{key}.help" in ids(language, setup.game), key
            assert len(re.findall(r"[.!](?: |$)", said)) >= 2, (language, key, said)
            assert not RAW.search(said), (language, key, said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "other"), [("lockdown", "nemesis"), ("nemesis", "lockdown")])
def test_help_names_nothing_that_only_the_other_game_has(
    language: str, game: str, other: str
) -> None:
    def names(which: str) -> set[str]:
        words = Words(language, which)
        wanted = [name for name in wanted_words(which) if re.match(r"(item|room|action)-", name)]
        return {words.text(name).replace("\u00ad", "") for name in wanted if "." not in name}

    own = names(game)
    # Not what is part of a longer name of this game, which may be inflected.
    foreign = {name for name in names(other) if len(name) > 5 and name not in " ".join(own)}
    assert len(foreign) > 20
    words = Words(language, game)
    wrong = {}
    for name in sorted(said_in(game)):
        said = f"{words.text(name, a=2, b=2)} {words.text(name, 'help', a=2, b=2)}"
        found = [word for word in foreign if re.search(rf"\b{re.escape(word)}\b", said)]
        if found:
            wrong[name] = found
    assert not wrong


def said_in(game: str) -> set[str]:
    """The reasons that the code of a game, or code that both share, can give."""
    from tests.test_words import needed

    return {f"reason-{key}" for key in needed("reason", game)}


#: Nothing can be done about them, or they say it in one sentence.
ONE_SENTENCE = {"bad_channel", "bad_seat", "empty"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_too_says_what_would_help(language: str) -> None:
    words = Words(language)
    codes = {name for name in ids(language) if re.fullmatch(r"error-\w+", name)}
    assert len(codes) > 40
    short = {
        name: said
        for name in codes - {f"error-{code}" for code in ONE_SENTENCE}
        if len(re.findall(r"[.:;!]", said := words.text(name))) < 2
    }
    assert not short


# ---- single reasons that speak of the very thing


@pytest.mark.rule("LD-MIS-02")
def test_a_mission_item_says_how_it_becomes_active() -> None:
    game = desk(hand=("search", "rest"))
    game.table.mission[0] = (ITEM["battle_suit"],)
    ask(game)
    (why,) = [one for one in game.why_not(0) if one.option[0] == "activate"]
    said = Speaker("en", NAMES, game="lockdown").reason(why.reason, why.args)
    assert "Guard Room" in said
    assert "Weapon Battery" in said
    (arg,) = on_the_wire(why).args
    assert (arg.kind, arg.text) == ("activation", "battle_suit")


@pytest.mark.rule("LD-CRF-01")
def test_crafting_names_the_components_that_it_takes() -> None:
    game = desk(hand=("search", "rest"))
    ask(game)
    kind = ITEM["flamethrower"]
    (why,) = [one for one in game.why_not(0) if one.option == ("craft", kind)]
    assert why.reason == "no_components"
    assert why.args == tuple(game.table.rs.items[kind].recipe)
    words = Words("en", "lockdown")
    said = Speaker("en", NAMES, game="lockdown").reason(why.reason, why.args)
    for symbol in why.args:
        assert words.text(f"component-{symbol}") in said
    assert {arg.kind for arg in on_the_wire(why).args} == {"component"}


@pytest.mark.rule("LD-CMB-03")
def test_an_empty_weapon_is_named() -> None:
    game = desk(foes=("adult",), hand=("search",))
    game.table.hands[0] = (ITEM["smg"],)
    ask(game)
    (why,) = [one for one in game.why_not(0) if one.option[0] == "shoot"]
    assert "SMG" in Speaker("en", NAMES, game="lockdown").reason(why.reason, why.args)
    (arg,) = on_the_wire(why).args
    assert (arg.kind, arg.text.split(":")[0]) == ("item", "smg")


@pytest.mark.rule("LD-ROM-08")
def test_a_free_room_action_is_refused_for_the_reason_of_that_room() -> None:
    """Only one action, and its own reason: that says more than that the room offers nothing."""
    game = _in_room("archive")
    game.table.active |= 1
    assert _plan(game) == "knowledge_active"
    game.table.broken |= 1 << game.table.room[0]
    assert _plan(game) == "malfunction"


def _in_room(key: str) -> Game:
    """Seat A in that room, explored, with a card that gives its action for nothing."""
    game = desk(hand=("workspace_plan", "rest"))
    t = game.table
    slot = t.slot_of[ROOM[key]]
    t.explored |= 1 << slot
    set_room(t, 0, slot)
    return game


def _plan(game: Game) -> str:
    ask(game)
    option = ("play", ACTION["workspace_plan"], 0)
    (why,) = [one for one in game.why_not(0) if one.option == option]
    return str(why.reason)


@pytest.mark.rule("LD-ACT-09")
def test_a_card_that_is_too_dear_asks_for_other_cards() -> None:
    """Two cards in hand do not pay 2 for one of them."""
    game = desk(hand=("jury_rigging", "rest"))
    ask(game)
    option = ("play", ACTION["jury_rigging"], 0)
    (why,) = [one for one in game.why_not(0) if one.option == option]
    assert (why.reason, why.args) == ("too_few_other_cards", (2,))
