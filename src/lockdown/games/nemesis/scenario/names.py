"""The names that only the original game has, for the page on scenarios."""

from __future__ import annotations

from lockdown.games.nemesis.ruleset import NemesisRuleset
from lockdown.games.nemesis.rulesets import OPTIONS
from lockdown.state import keys


def rows(rs: NemesisRuleset) -> list[tuple[str, str]]:
    """Rows of the table of keys, as Markdown."""
    cards = "; ".join(
        f"`{keys.COORDINATES[i]}` {' '.join(keys.DESTINATIONS[place] for place in card)}"
        for i, card in enumerate(rs.coordinates)
    )
    pods = ", ".join(f"{count} with {n}" for n, count in enumerate(rs.pods) if count)
    choices = "; ".join(f"`{k}` {' or '.join(v[1])}" for k, v in OPTIONS.items())
    return [
        ("coordinates cards, what lies under A to D", cards),
        ("pods by number of players", pods),
        ("table options", choices),
    ]
