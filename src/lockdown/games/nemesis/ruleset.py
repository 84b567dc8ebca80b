"""`NemesisRuleset`: what varies between the modes and options of the original game alone."""

from __future__ import annotations

from dataclasses import dataclass

from lockdown.games.nemesis.board import NemesisBoard
from lockdown.state.facts import IntruderAction
from lockdown.state.ruleset import Ruleset


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class NemesisRuleset(Ruleset):
    """The original game in one mode on one side of the ship, with its table options applied."""

    board: NemesisBoard
    coordinates: tuple[tuple[int, ...], ...]
    """By card: the destination under A, B, C and D (NM-BRD-12)."""
    pods: tuple[int, ...]
    """By number of players: how many escape pods are in the game (NM-SET-07)."""

    intruder_player: bool
    """NM-INT-01: whether the first dead player may go on as the Intruder."""
    intruder_actions: tuple[IntruderAction, ...]
    """NM-INT-04: the cards of that player."""

    # ---- variants of the publisher's FAQ, chosen by the table
    events_start_destruct: bool
    """NM-SDS-02: events start the sequence even while somebody hibernates."""
    pod_full_turn: bool
    """NM-POD-08: stepping out of a pod leaves a full turn."""
