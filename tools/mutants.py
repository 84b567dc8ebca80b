"""Which changes there are: all in modules with rules, and those known to change nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tools.mutations import Site, sites

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "lockdown"
#: Modules without a rule in them: how things are written, checked, saved and foretold.
LEFT_OUT = (
    *("verbs", "happened", "status", "saves", "harm", "__init__", "why_not", "hints", "odds"),
    *("terminal", "view", "view_types", "game", "table", "scenario", "registry"),
    *("bots", "env", "content", "secrets"),
)
#: Modules that are nothing but facts.
COLD = ("tokens",)
KNOWN = ROOT / "tools" / "mutate-equivalent.txt"


@dataclass(frozen=True)
class Mutation:
    """One change of one file."""

    file: str
    site: Site
    nth: int = 1
    """Of those in the same function that read alike."""

    @property
    def key(self) -> str:
        """How the list of equivalent ones names it; it does not depend on line numbers."""
        alike = f" ({self.nth})" if self.nth > 1 else ""
        return f"{self.file} {self.site.function or '-'} {self.site.words}{alike}"


@dataclass
class Outcome:
    """What became of a change."""

    mutation: Mutation
    own: bool = False
    """Killed by a test that carries one of its rules."""
    any: bool | None = None
    """Killed by any deliberate test; None if they were not asked."""
    by: str = ""
    equivalent: bool = False

    def as_json(self) -> dict[str, Any]:
        """For programs."""
        found = asdict(self)
        found["mutation"] = {"file": self.mutation.file, **asdict(self.mutation.site)}
        found["key"] = self.mutation.key
        return found


def files(patterns: Sequence[str]) -> list[Path]:
    """The modules with rules in them."""
    found = [*(PACKAGE / "rules").glob("*.py"), *(PACKAGE / "games").rglob("*.py")]
    return sorted(
        path
        for path in found
        if not set(path.relative_to(PACKAGE).with_suffix("").parts) & set(LEFT_OUT)
        and (not patterns or any(pattern in path.as_posix() for pattern in patterns))
    )


def mutations(patterns: Sequence[str], rules: Sequence[str]) -> list[Mutation]:
    """Every change in those files, at the code of those rules."""
    found = []
    for path in files(patterns):
        alike: Counter[tuple[str, str]] = Counter()
        for site in sites(path.read_text(encoding="utf-8")):
            alike[site.function, site.words] += 1
            if not rules or set(rules) & set(site.ids):
                nth = alike[site.function, site.words]
                found.append(Mutation(path.relative_to(ROOT).as_posix(), site, nth))
    return found


def is_cold(mutation: Mutation) -> bool:
    """Whether it takes effect when a module is loaded, or while the game is put together."""
    return mutation.site.cold or Path(mutation.file).stem in COLD


@cache
def equivalent() -> frozenset[str]:
    """The changes that are known to change nothing."""
    if not KNOWN.exists():
        return frozenset()
    lines = KNOWN.read_text(encoding="utf-8").splitlines()
    return frozenset(line.split("  #")[0].strip() for line in lines if line and line[0] != "#")
