"""The names that only Lockdown has, for the page on scenarios."""

from __future__ import annotations

from lockdown.games.lockdown.cards.tokens import SURFACE_EXPLORATION
from lockdown.games.lockdown.ruleset import LockdownRuleset
from lockdown.games.lockdown.rulesets import OPTIONS
from lockdown.state import keys


def rows(rs: LockdownRuleset) -> list[tuple[str, str]]:
    """Rows of the table of keys, as Markdown."""
    computers = " ".join(card.key for card in rs.computers if card.copies)
    options = " ".join(sorted(rs.computer_options))
    tokens = " ".join(f"{code.key} ({code.copies})" for code in rs.contingencies)
    css = " ".join(f"{token.key} ({token.copies})" for token in rs.css_tokens)
    choices = "; ".join(f"`{k}` {' or '.join(v[1])}" for k, v in OPTIONS.items())
    return [
        ("computer cards", f"`{computers}`"),
        ("options of computer cards", f"`{options}`"),
        ("contingency tokens", f"`{tokens}`"),
        ("CSS tokens", f"`{css}`"),
        ("Mars surface cards", f"`{' '.join(keys.SURFACE_CARDS)}`"),
        ("surface exploration tokens", f"`{' '.join(t.key for t in SURFACE_EXPLORATION)}`"),
        ("table options", choices),
    ]
