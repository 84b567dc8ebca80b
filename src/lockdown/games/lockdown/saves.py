"""What older versions of this game wrote.

`FORMAT_1` is the order of a table's fields in saves of format 1: history, never changed.
"""

from __future__ import annotations

from typing import Any

FORMAT_1 = (
    "agenda",
    "decision",
    "rng",
    "script",
    "round",
    "time",
    "time_blue",
    "first",
    "turn",
    "actions_left",
    "passed",
    "phase",
    "event_step",
    "ended",
    "destroyed",
    "winners",
    "fate",
    "power",
    "lit",
    "elevator",
    "gate_open",
    "rover_here",
    "isolation_open",
    "destruct",
    "destruct_red",
    "emergency",
    "css_face",
    "css_space",
    "css_up",
    "tile",
    "slot_of",
    "explored",
    "token",
    "counter",
    "fire",
    "fire_limit",
    "broken",
    "broken_limit",
    "noise",
    "closed",
    "wrecked",
    "vented",
    "lying",
    "stalkers",
    "next_stalker",
    "foes",
    "appeared",
    "bag",
    "outside",
    "eggs",
    "egg_supply",
    "nest_destroyed",
    "nest_found",
    "queen_killed",
    "items_deck",
    "items_discard",
    "crafted",
    "crafted_used",
    "event_deck",
    "event_discard",
    "attack_deck",
    "attack_discard",
    "wound_deck",
    "wound_discard",
    "contamination",
    "computer_deck",
    "computer",
    "removed",
    "gone",
    "weakness",
    "weakness_up",
    "analysed",
    "ctg_face",
    "ctg_place",
    "number",
    "char",
    "place",
    "room",
    "occupied",
    "light",
    "wounds",
    "knowledge",
    "active",
    "slime",
    "larva",
    "signal",
    "turns",
    "limped",
    "hand",
    "deck",
    "discard",
    "pack",
    "hands",
    "beside",
    "mission",
    "objectives",
    "choices",
    "draft",
    "seen_tile",
    "seen_token",
    "seen_css",
    "seen_ctg",
    "seen_objective",
    "seen_item",
    "seen_card",
)


def from_format_1(data: list[Any]) -> list[Any]:
    """The same fields as they are kept today.

    A mission item was one number, -1 for none; what waits on the agenda had other arguments.
    """
    if len(data) != len(FORMAT_1):
        return data
    fields = dict(zip(FORMAT_1, data, strict=True))
    fields["mission"] = [[item] if item >= 0 else [] for item in fields["mission"]]
    _trade(fields)
    _eggs(fields)
    # LD-GOL-05, LD-BNK-06: what has appeared before the roll did not count either.
    fields["agenda"] = [
        [*item, fields["next_stalker"]]
        if item[0] in ("shut_in", "walk_out") and len(item) == 2
        else item
        for item in fields["agenda"]
    ]
    return list(fields.values())


def _trade(fields: dict[str, Any]) -> None:
    """LD-TRD-09: a trade counts offers that were broken off apart from those that were made.

    While an offer was put together or thought over, the next turn of the trade lay on the agenda
    with the offer counted already; today both come with what is decided.
    """

    def deal(old: list[Any], taken_back: int = -1) -> list[Any]:
        actor, seats, made, turn, silent = old
        made = [n - (seat == taken_back) for seat, n in zip(seats, made, strict=True)]
        return [actor, seats, made, [0] * len(seats), turn, silent]

    agenda = fields["agenda"]
    decision = fields["decision"]
    answer = decision[3] if decision is not None else ""
    if answer in ("offer_grows", "partner_answer") and agenda and agenda[-1][0] == "trade_turn":
        agenda = agenda[:-1]
    fields["agenda"] = [
        [item[0], deal(item[1]), *item[2:]]
        if item[0] in ("trade_turn", "build_offer", "ask_partner")
        else item
        for item in agenda
    ]
    if answer == "trade_turn_answer":
        first, *rest = decision[4]
        fields["decision"] = [*decision[:4], [deal(first), *rest]]
    elif answer in ("offer_grows", "partner_answer"):
        *rest, last = decision[4]
        back = rest[0] if answer == "offer_grows" else -1
        fields["decision"] = [*decision[:4], [*rest, deal(last, back)]]


def _eggs(fields: dict[str, Any]) -> None:
    """LD-BAS-15: Taser and Scalpel reached eggs; that choice is gone where there is another."""
    decision = fields["decision"]
    if decision is not None and (others := [o for o in decision[2] if o != ["egg"]]):
        fields["decision"] = [*decision[:2], others, *decision[3:]]
