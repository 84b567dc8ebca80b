"""What an option risks, computed from a view alone: nobody learns more than the seat may know.

Outcomes are keys of messages (`odds-…`) with probabilities, in the order to show them. Those of
one group exclude each other and add up to 1; `surprise` and `wounded` are parts of another.
Dangers (`danger-…`) say what may be regretted, the worst first; they overlap.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lockdown.games.lockdown import harm
from lockdown.games.lockdown.board import board
from lockdown.games.lockdown.cards import registry
from lockdown.games.lockdown.ruleset import LockdownRuleset
from lockdown.games.lockdown.rulesets import ruleset
from lockdown.games.lockdown.view_types import LockdownCrewView, LockdownView
from lockdown.kernel.errors import BadOption
from lockdown.kernel.options import ARG_KINDS, parse_option
from lockdown.rules.combat import face_wounds
from lockdown.state import keys


def _rules(view: LockdownView) -> LockdownRuleset:
    return ruleset(view.mode, view.board, tuple(sorted(view.options.items())))


@dataclass(frozen=True)
class Danger:
    """Something bad that may follow, how likely, and the rule that would bring it."""

    key: str
    chance: float
    rule: str


@dataclass(frozen=True)
class Odds:
    """Outcome -> probability, and the rule behind it. Empty where nothing is rolled."""

    outcomes: dict[str, float] = field(default_factory=dict)
    rule: str = ""
    dangers: tuple[Danger, ...] = ()


#: What may happen to a character, the worst first.
WORST = ("killed", "attacked", "infested", "surprise", "caught", "wounded", "burns", "combat")


def of_option(view: LockdownView, text: str) -> Odds:
    """The odds of an option of the viewer; empty for options without a roll."""
    if view.seat is None:
        return Odds()
    try:
        option = parse_option(text)
    except BadOption:
        return Odds()
    match option.verb:
        case "move":
            return _of_move(view, option.args[0])
        case "careful":
            return Odds(dangers=_worst(_in_room(view, option.args[0])))
        case "shoot":
            return of_shot(view, ARG_KINDS["item"].write(option.args[0]), option.args[1])
        case "melee":
            return of_melee(view, option.args[0])
        case "escape" if option.args[0] == "foot":
            return _of_walking_out(view)
        case "pass" | "end":
            return Odds(dangers=_worst(_of_staying(view, option.verb)))
    return Odds()


def _mine(view: LockdownView) -> LockdownCrewView:
    return view.crew[view.seat or 0]


# ---- dangers


def _worst(found: list[Danger]) -> tuple[Danger, ...]:
    """One entry a kind, the likeliest; the worst kind first."""
    best: dict[str, Danger] = {}
    for danger in found:
        if danger.chance > 0 and danger.chance > best.get(danger.key, danger).chance * 0.9999:
            best[danger.key] = danger
    return tuple(best[key] for key in WORST if key in best)


def _body(me: LockdownCrewView) -> harm.Body:
    undressed = sum(1 for wound in me.wounds if not wound.dressed)
    return harm.Body(me.light, len(me.wounds), undressed)


def _in_dark(view: LockdownView, me: LockdownCrewView, slot: int) -> bool:
    """LD-PWR-07, LD-PWR-08: no power, or hurt eyes."""
    return not view.rooms[slot - 1].powered or any(
        wound.key == "eyes" and not wound.dressed and not wound.numbed for wound in me.wounds
    )


def _attacked(view: LockdownView, kinds: tuple[int, ...], slot: int, rule: str) -> list[Danger]:
    """LD-ATK: attacks by these kinds in that room, without reactions."""
    me = _mine(view)
    discard = next((deck.discard for deck in view.decks if deck.key == "attack"), ())
    how = harm.Attack(_in_dark(view, me, slot), _helps(view, me, "wary_of_shadows"))
    bodies = harm.attacks(kinds, _body(me), harm.deck(discard), how)
    share = {
        "killed": sum(p for body, p in bodies.items() if not body.alive),
        "attacked": sum(p for body, p in bodies.items() if body.hit),
        "infested": sum(p for body, p in bodies.items() if body.alive and body.infested),
    }
    return [Danger(key, round(value, 4), rule) for key, value in share.items()]


def _foes(view: LockdownView, slot: int) -> tuple[int, ...]:
    """The Night Stalkers of a room in the order of attack (LD-ATK-10)."""
    kinds = (keys.STALKERS.index(s.kind) for s in view.stalkers if s.room == slot)
    return tuple(sorted(kinds, reverse=True))


def _in_room(view: LockdownView, slot: int) -> list[Danger]:
    """LD-RND-13: what waits in a room for who goes there."""
    found = []
    if 1 <= slot <= len(view.rooms):
        if _foes(view, slot):
            found.append(Danger("combat", 1.0, "LD-CMB-01"))
        if view.rooms[slot - 1].fire:
            found.append(Danger("burns", 1.0, "LD-RND-13"))
    return found


def _of_move(view: LockdownView, slot: int) -> Odds:
    """LD-MOV-06, LD-CMB-14: the attacks on who runs away, then what waits there."""
    rolled, me = of_entering(view, slot), _mine(view)
    found = [*rolled.dangers, *_in_room(view, slot)]
    foes = _foes(view, me.room)
    if foes:
        found += _attacked(view, foes, me.room, "LD-CMB-14")
    return Odds(rolled.outcomes, rolled.rule, _worst(found))


def _of_walking_out(view: LockdownView) -> Odds:
    """LD-BNK-04, LD-BNK-06: a noise roll where one stands; who is caught stays."""
    rolled = of_roll(view, _mine(view).room)
    caught = rolled.outcomes.get("encounter", 0.0) - rolled.outcomes.get("blank", 0.0)
    danger = Danger("caught", round(caught, 4), "LD-BNK-06")
    return Odds(rolled.outcomes, "LD-BNK-04", _worst([*rolled.dangers, danger]))


def _of_staying(view: LockdownView, verb: str) -> list[Danger]:
    """LD-RND-13, LD-EVT-08: fire at the end of the turn; attacks at the end of the round."""
    me, found = _mine(view), []
    if not me.room:
        return []
    if view.rooms[me.room - 1].fire:
        found.append(Danger("burns", 1.0, "LD-RND-13"))
        if not harm.light_wound(_body(me)).alive:
            found.append(Danger("killed", 1.0, "LD-HRT-06"))
    alone = sum(1 for c in view.crew if c.place == "room" and c.room == me.room) == 1
    foes = _foes(view, me.room)
    if verb == "pass" and foes and alone:
        found += _attacked(view, foes, me.room, "LD-EVT-07")
    return found


# ---- noise (LD-NOI)


def of_entering(view: LockdownView, slot: int) -> Odds:
    """LD-NOI-01 to LD-NOI-07: the noise roll after moving into a room.

    For an unexplored room: as if its exploration token changed nothing.
    """
    if not 1 <= slot <= len(view.rooms):
        return Odds()
    others = any(c.room == slot and c.place == "room" for c in view.crew)
    if others or any(s.room == slot for s in view.stalkers):
        return Odds({"no_roll": 1.0}, "LD-MOV-06")
    return of_roll(view, slot)


def of_roll(view: LockdownView, slot: int) -> Odds:
    """LD-NOI-02 to LD-NOI-07: a noise roll in a room by who has paid one card."""
    me, places = _mine(view), board(view.board)
    rs = _rules(view)
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
    dangers: list[Danger] = []
    if found["encounter"]:
        blank, surprise, killed = of_meeting(view, slot, me.hand - 1)
        found["blank"] = found["encounter"] * blank
        found["surprise"] = found["encounter"] * surprise
        dangers = [
            Danger("surprise", round(found["surprise"], 4), "LD-ENC-09"),
            Danger("killed", round(found["encounter"] * killed, 4), "LD-ENC-09"),
        ]
    outcomes = {name: round(value, 4) for name, value in found.items() if value}
    return Odds(outcomes, "LD-NOI-03", _worst(dangers))


def of_meeting(view: LockdownView, slot: int, cards: int) -> tuple[float, float, float]:
    """LD-ENC-04 to LD-ENC-07: chances of the blank token, a surprise attack, death by it."""
    total = sum(view.bag.values())
    if not total:
        return 0.0, 0.0, 0.0
    me = _mine(view)
    dark = _in_dark(view, me, slot)
    tokens = {token.key: token for token in _rules(view).stalker_tokens}
    slow = _helps(view, me, "slow_awakening")
    blank = surprise = 0
    killed = 0.0
    for key, count in view.bag.items():
        token = tokens[key]
        number = token.dark if dark else token.lit
        if number >= 2 and slow:
            number -= 1
        if token.kind == keys.BLANK:
            blank += count
        elif cards < number:
            surprise += count
            hurt = _attacked(view, (token.kind,), slot, "LD-ENC-09")
            killed += count * sum(d.chance for d in hurt if d.key == "killed")
    return blank / total, surprise / total, killed / total


def _helps(view: LockdownView, me: LockdownCrewView, weakness: str) -> bool:
    levels = _rules(view).weakness_levels
    return any(
        key == weakness and me.knowledge >= level
        for key, level in zip(view.weaknesses, levels, strict=True)
    )


# ---- attacks (LD-CMB)


def _target(view: LockdownView, code: int) -> int | None:
    text = ARG_KINDS["stalker"].write(code)
    found = next((s for s in view.stalkers if s.text == text), None)
    return keys.STALKERS.index(found.kind) if found is not None else None


def of_shot(view: LockdownView, weapon: str, target: int) -> Odds:
    """LD-CMB-04 to LD-CMB-12: wounds of one shot, without rerolls; cards are paid where they help.

    Faces that ask for a card count as paid when the viewer holds one that can be discarded.
    """
    me, kind = _mine(view), _target(view, target)
    held = next((item for item in me.hands if item.text == weapon), None)
    if held is None or kind is None or not me.room:
        return Odds()
    facts = registry.REGISTRY.items[held.key]
    rs = _rules(view)
    die = rs.combat_die if _in_dark(view, me, me.room) else rs.advantage_die
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


def of_melee(view: LockdownView, target: int) -> Odds:
    """LD-CMB-13: at most one wound, or a serious wound of one's own."""
    kind = _target(view, target)
    if kind is None:
        return Odds()
    die = _rules(view).combat_die
    hits = sum(1 for face in die if face_wounds(face, kind, discard=False)) / len(die)
    found = {"wounds_1": round(hits, 4), "wounded": round(1 - hits, 4)}
    kills = not harm.serious_wound(_body(_mine(view))).alive
    danger = Danger("killed" if kills else "wounded", found["wounded"], "LD-CMB-13")
    outcomes = {name: value for name, value in found.items() if value}
    return Odds(outcomes, "LD-CMB-13", _worst([danger]))
