"""What an option risks, computed from a view alone: nobody learns more than the seat may know.

Outcomes are keys of messages (`odds-…`) with probabilities, in the order to show them. Those of
one group exclude each other and add up to 1; `surprise` and `wounded` are parts of another.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lockdown.games.lockdown.cards import registry
from lockdown.games.lockdown.rulesets import ruleset
from lockdown.kernel.errors import BadOption
from lockdown.kernel.options import ARG_KINDS, parse_option
from lockdown.rules.combat import face_wounds
from lockdown.state import keys
from lockdown.state.boards import board
from lockdown.views.types import CrewView, TableView


@dataclass(frozen=True)
class Odds:
    """Outcome -> probability, and the rule behind it. Empty where nothing is rolled."""

    outcomes: dict[str, float] = field(default_factory=dict)
    rule: str = ""


def of_option(view: TableView, text: str) -> Odds:
    """The odds of an option of the viewer; empty for options without a roll."""
    if view.seat is None:
        return Odds()
    try:
        option = parse_option(text)
    except BadOption:
        return Odds()
    if option.verb == "move":
        return of_entering(view, option.args[0])
    if option.verb == "shoot":
        return of_shot(view, ARG_KINDS["item"].write(option.args[0]), option.args[1])
    if option.verb == "melee":
        return of_melee(view, option.args[0])
    return Odds()


def _mine(view: TableView) -> CrewView:
    return view.crew[view.seat or 0]


# ---- noise (LD-NOI)


def of_entering(view: TableView, slot: int) -> Odds:
    """LD-NOI-01 to LD-NOI-07: the noise roll after moving into a room.

    For an unexplored room: as if its exploration token changed nothing.
    """
    if not 1 <= slot <= len(view.rooms):
        return Odds()
    others = any(c.room == slot and c.place == "room" for c in view.crew)
    if others or any(s.room == slot for s in view.stalkers):
        return Odds({"no_roll": 1.0}, "LD-MOV-06")
    me, places = _mine(view), board(view.board)
    rs = ruleset(view.mode, view.board, ())
    noisy = {ARG_KINDS["corridor"].read(text) for text in view.noise}
    found = {"silence": 0.0, "noise": 0.0, "danger": 0.0, "encounter": 0.0}
    for face in rs.noise_die:
        share = 1 / len(rs.noise_die)
        if face == keys.DANGER or (face == keys.SILENCE and me.slime):
            found["danger"] += share
        elif face == keys.SILENCE:
            found["silence"] += share
        elif places.code[places.exits[slot][face]] in noisy:
            found["encounter"] += share
        else:
            found["noise"] += share
    if found["encounter"]:
        blank, surprise = of_meeting(view, slot, me.hand - 1)
        found["blank"] = found["encounter"] * blank
        found["surprise"] = found["encounter"] * surprise
    return Odds({name: round(value, 4) for name, value in found.items() if value}, "LD-NOI-03")


def of_meeting(view: TableView, slot: int, cards: int) -> tuple[float, float]:
    """LD-ENC-04 to LD-ENC-07: chances of the blank token and of a surprise attack."""
    total = sum(view.bag.values())
    if not total:
        return 0.0, 0.0
    me = _mine(view)
    dark = not view.rooms[slot - 1].powered or any(
        wound.key == "eyes" and not wound.dressed for wound in me.wounds
    )
    tokens = {token.key: token for token in ruleset(view.mode, view.board, ()).stalker_tokens}
    slow = _helps(view, me, "slow_awakening")
    blank = surprise = 0
    for key, count in view.bag.items():
        token = tokens[key]
        number = token.dark if dark else token.lit
        if number >= 2 and slow:
            number -= 1
        if token.kind == keys.BLANK:
            blank += count
        elif cards < number:
            surprise += count
    return blank / total, surprise / total


def _helps(view: TableView, me: CrewView, weakness: str) -> bool:
    levels = ruleset(view.mode, view.board, ()).weakness_levels
    return any(
        key == weakness and me.knowledge >= level
        for key, level in zip(view.weaknesses, levels, strict=True)
    )


# ---- attacks (LD-CMB)


def _target(view: TableView, code: int) -> int | None:
    text = ARG_KINDS["stalker"].write(code)
    found = next((s for s in view.stalkers if s.text == text), None)
    return keys.STALKERS.index(found.kind) if found is not None else None


def of_shot(view: TableView, weapon: str, target: int) -> Odds:
    """LD-CMB-04 to LD-CMB-12: wounds of one shot, without rerolls; cards are paid where they help.

    Faces that ask for a card count as paid when the viewer holds one that can be discarded.
    """
    me, kind = _mine(view), _target(view, target)
    held = next((item for item in me.hands if item.text == weapon), None)
    if held is None or kind is None or not me.room:
        return Odds()
    facts = registry.ITEMS[held.key]
    rs = ruleset(view.mode, view.board, ())
    die = rs.advantage_die if view.rooms[me.room - 1].powered else rs.combat_die
    payable = _helps(view, me, "light_shock") or (
        view.me is not None and any(not c.startswith("contamination") for c in view.me.hand)
    )
    found: dict[str, float] = {}
    for rolled in die:
        face = rolled
        if face == keys.FACE_DOUBLE and facts.double_as_single:
            face = keys.FACE_SINGLE
        wounds = face_wounds(face, kind, payable)
        if facts.at_least_one and face != keys.FACE_BLANK:
            wounds = max(1, wounds)
        if (facts.one_more == "hit" and wounds) or (
            facts.one_more == "hits" and face in (keys.FACE_SINGLE, keys.FACE_DOUBLE)
        ):
            wounds += 1
        found[f"wounds_{wounds}"] = found.get(f"wounds_{wounds}", 0.0) + 1 / len(die)
    return Odds({name: round(found[name], 4) for name in sorted(found)}, "LD-CMB-05")


def of_melee(view: TableView, target: int) -> Odds:
    """LD-CMB-13: at most one wound, or a serious wound of one's own."""
    kind = _target(view, target)
    if kind is None:
        return Odds()
    die = ruleset(view.mode, view.board, ()).combat_die
    hits = sum(1 for face in die if face_wounds(face, kind, discard=False)) / len(die)
    found = {"wounds_1": round(hits, 4), "wounded": round(1 - hits, 4)}
    return Odds({name: value for name, value in found.items() if value}, "LD-CMB-13")
