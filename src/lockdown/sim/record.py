"""What is kept of one game: a small plain record, made from the events while it is played.

A record holds numbers, words, lists and dicts only, in a fixed order, so that it is the same
whichever process made it and can be written down as a line of JSON.
"""

from __future__ import annotations

from typing import Any

from lockdown import Game
from lockdown.kernel.events import Event
from lockdown.rules import hurt
from lockdown.state import keys
from lockdown.state.content import Reported, content_of

Record = dict[str, Any]

#: Events that begin something new: what comes after is no longer due to what came before.
_FRESH = frozenset(("turn_began", "declared", "passed", "event_step", "round_began", "shot"))
#: What is counted of an event card, and the events that count.
EVENT_COUNTS = ("drawn", "wounds", "deaths", "attacks", "appeared", "fires", "malfunctions")
_BROUGHT = {
    "light_wound": 1,
    "serious_wound": 1,
    "died": 2,
    "attack_card": 3,
    "appeared": 4,
    "fire": 5,
    "malfunction": 6,
}
#: Rules of the fire that burns at the end of a turn and of wounds that bleed when passing.
_FIRE, _BLEEDING = "LD-RND-13", "LD-RND-10"
#: The third light wound turns into a serious one.
_THIRD = "LD-HRT-02"


class Recorder:
    """Watches a game and fills a record."""

    def __init__(self) -> None:
        self.deaths: list[dict[str, Any]] = []
        self.rooms: dict[int, int] = {}
        self.tiles: dict[str, int] = {}
        self.left: list[dict[str, Any]] = []
        self.hurt: dict[str, int] = {}
        self.attacks: dict[str, list[int]] = {}
        self.events: dict[str, list[int]] = {}
        self.stalkers: dict[str, int] = {}
        self.killed = 0
        self.encounters = 0
        self.trades = 0
        self.interruptions = 0
        self._cause: tuple[str, str] = ("other", "")
        self._card = ""
        self._dead = 0
        self._own: Reported
        self._third = self._bled = ""
        self._no_attack: tuple[str, ...] = ()
        self._passing = -1
        self._wounds: list[list[int]] = []

    def before(self, game: Game) -> None:
        """Nothing has happened yet: take down what the game calls things."""
        self._own = content_of(game.setup.game).reported
        self._third = game.cite(_THIRD)
        self._bled = game.cite(_BLEEDING)
        self._no_attack = (game.cite(_FIRE), self._bled)
        self._wounds = [list(wounds) for wounds in game.table.wounds]

    def step(self, game: Game, _seat: int, option: Any, told: tuple[Event, ...]) -> None:
        """Take what was told apart."""
        if option[0] in ("end", "pass"):
            self._cause = ("other", "")
        for event in told:
            self._event(game, event)
        # What the next step begins with; deaths take their wounds with them, so it is kept here.
        self._wounds = [list(wounds) for wounds in game.table.wounds]

    def after(self, game: Game) -> None:
        """The places that nobody died in are known only now."""

    # ---- events

    def _event(self, game: Game, event: Event) -> None:
        kind, args = event.kind, event.args
        if self._card:
            self._by_card(event)
        if kind in _FRESH:
            self._cause = ("other", "")
            if kind == "passed":
                self._pass(game, args[0])
        elif kind in ("moved", "carried_over"):
            self._enter(game, args[2])
        elif kind == "attack_card":
            key = keys.ATTACKS[args[0] >> 3]
            counts = self.attacks.setdefault(key, [0, 0, 0, 0])
            counts[0] += 1
            if args[1]:
                counts[1] += 1
                self._cause = ("attack", key)
        elif kind == "event_card":
            key = keys.EVENTS[args[0]]
            self.events.setdefault(key, [0] * len(EVENT_COUNTS))[0] += 1
            self._cause, self._card = ("event", key), key
        elif kind in ("light_wound", "serious_wound"):
            self._wound(game, event)
        elif kind == "dressed":
            self._dress(*args)
        elif kind == "launch_failed":
            self._cause = ("failed_launch", str(args[1]))
        elif kind == "struck":
            self._cause = ("melee", "")
        elif kind == "attacked":
            name = keys.STALKERS[args[0] & 7]
            self.stalkers[name] = self.stalkers.get(name, 0) + 1
        elif kind in self._own.ways:
            way = self._own.ways[kind][0]
            self.left.append({"seat": args[0], "round": game.table.round, "way": way})
        elif kind == "encounter":
            self.encounters += 1
        elif kind == "stalker_died":
            self.killed += 1
        elif kind == "trade_done":
            self.trades += 1
        elif kind == "reacted":
            self.interruptions += args[1] == game.table.rs.interruption
        elif kind in ("died", "swept", "contingency_kills") or (kind == "final_draw" and args[2]):
            self._died(game, event)

    def _by_card(self, event: Event) -> None:
        """Count what an event card brings, until its step is over."""
        if event.kind in ("event_step", "round_began", "round_ended"):
            self._card = ""
        elif event.kind in _BROUGHT and event.rule != self._third:
            self.events[self._card][_BROUGHT[event.kind]] += 1

    def _enter(self, game: Game, slot: int) -> None:
        self.rooms[slot] = self.rooms.get(slot, 0) + 1
        tile = keys.ROOMS[game.table.tile[slot]]
        self.tiles[tile] = self.tiles.get(tile, 0) + 1

    def _pass(self, game: Game, seat: int) -> None:
        """LD-RND-10: what bleeds does so at once, before anything else that passing causes.

        With as many serious wounds as one can bear the wound kills and is not told.
        """
        self._passing = seat
        bleeds = game.table.rs.wound_changes.get("pass_wounds", ())
        if any(wound < hurt.DRESSED and bleeds[wound] for wound in self._wounds[seat] if bleeds):
            self._cause = ("bleeding", "")

    def _dress(self, seat: int, wound: int) -> None:
        held = self._wounds[seat]
        for i, one in enumerate(held):
            if one & 15 == wound and not one & hurt.DRESSED:
                held[i] = wound | hurt.DRESSED
                return

    def _wound(self, game: Game, event: Event) -> None:
        if event.kind == "serious_wound":
            self._wounds[event.args[0]].append(event.args[1])
        if event.rule == self._bled and event.args[0] == self._passing:
            self._cause = ("other", "")  # it bled, and was survived
        if event.rule == self._third:
            return  # the third light wound, which was counted, turned into this one
        cause, by = self._cause
        if cause == "attack" and event.rule not in self._no_attack:
            self.attacks[by][2] += 1
        slot = game.table.room[event.args[0]]
        if slot:
            tile = keys.ROOMS[game.table.tile[slot]]
            self.hurt[tile] = self.hurt.get(tile, 0) + 1

    def _died(self, game: Game, event: Event) -> None:
        seat = event.args[0]
        if self._dead >> seat & 1:
            return
        self._dead |= 1 << seat
        t = game.table
        slot = event.args[1] if event.kind == "died" else 0
        cause, by = self._why(game, event, slot)
        if cause == "attack":
            self.attacks[by][3] += 1
        self.deaths.append(
            {
                "seat": seat,
                "round": t.round,
                "room": slot,
                "tile": keys.ROOMS[t.tile[slot]] if slot else "",
                "cause": cause,
                "by": by,
                "rule": event.rule,
            }
        )

    def _why(self, game: Game, event: Event, slot: int) -> tuple[str, str]:
        if event.kind == "swept":
            return ("destroyed" if game.table.destroyed else "left_behind", game.table.ended)
        if event.kind == "contingency_kills":
            token = game.table.ctg_place.index(-1)
            return ("contingency", keys.CONTINGENCIES[game.table.ctg_face[token]])
        if event.kind == "final_draw":
            return ("contamination", "")
        if event.rule in self._own.by_rule:
            return (self._own.by_rule[event.rule], "")
        cause, by = self._cause
        if cause == "bleeding" and event.args[0] != self._passing:
            cause = "other"
        if cause != "other":
            return cause, by
        # Nothing else going on: the end of a turn, in a burning room.
        return ("fire" if game.table.fire >> slot & 1 else "other", "")

    # ---- the record

    def record(self, game: Game) -> Record:
        """What is kept of a finished game."""
        t, result = game.table, game.result
        seats = range(t.n)
        return {
            "characters": [keys.CHARACTERS[c] if c >= 0 else "" for c in t.char],
            "objectives": [
                keys.OBJECTIVES[t.objectives[s][0]] if len(t.objectives[s]) == 1 else ""
                for s in seats
            ],
            "ended": result.ended,
            "destroyed": int(result.destroyed),
            "places": list(result.places),
            "survived": [int(s in result.survivors) for s in seats],
            "won": [int(s in result.winners) for s in seats],
            "rounds": t.round,
            "time": t.time,
            "deaths": self.deaths,
            "left": self.left,
            "rooms": {str(slot): self.rooms[slot] for slot in sorted(self.rooms)},
            "tiles": dict(sorted(self.tiles.items())),
            "hurt": dict(sorted(self.hurt.items())),
            "attacks": dict(sorted(self.attacks.items())),
            "events": dict(sorted(self.events.items())),
            "stalkers": dict(sorted(self.stalkers.items())),
            "killed": self.killed,
            "encounters": self.encounters,
            "trades": self.trades,
            "interruptions": self.interruptions,
        }
