"""Join catalogue, carriers and record: what is implemented, what is tested."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lockdown.ledger import carriers, catalogue, record
from lockdown.ledger.carriers import Carrier
from lockdown.ledger.catalogue import Catalogue, Rule
from lockdown.ledger.record import Record, Result


@dataclass(frozen=True)
class Entry:
    """What the ledger knows about one rule."""

    rule: Rule
    implemented: bool
    tested: bool
    code: tuple[Carrier, ...]
    """Places in the engine that name this very id."""
    tests: tuple[Carrier, ...]
    """Tests and scenarios that carry this very id."""

    def as_json(self) -> dict[str, Any]:
        return {
            "id": self.rule.id,
            "title": self.rule.title,
            "area": self.rule.area,
            "file": self.rule.file,
            "implemented": self.implemented,
            "tested": self.tested,
            "reference_to": list(self.rule.targets),
            "code": [carrier.place for carrier in self.code],
            "tests": sorted({carrier.source for carrier in self.tests}),
        }


class Ledger(Mapping[str, Entry]):
    """An entry for every rule of the catalogue."""

    def __init__(
        self,
        rules: Catalogue,
        code: Iterable[Carrier],
        tests: Iterable[Carrier],
        results: Record | None = None,
    ) -> None:
        self.catalogue = rules
        self._code = _by_rule(code)
        self._tests = _by_rule(tests)
        self._results: dict[str, list[Result]] = {}
        for result in (results or {}).values():
            self._results.setdefault(result.source, []).append(result)

    def __getitem__(self, rule_id: str) -> Entry:
        rule = self.catalogue[rule_id]
        targets = self.catalogue.resolve(rule_id)
        return Entry(
            rule,
            implemented=self._counts(rule, targets, self._is_implemented),
            tested=self._counts(rule, targets, self._is_tested) and not self._fails(rule_id),
            code=tuple(self._code.get(rule_id, ())),
            tests=tuple(self._tests.get(rule_id, ())),
        )

    def __iter__(self) -> Iterator[str]:
        return iter(self.catalogue)

    def __len__(self) -> int:
        return len(self.catalogue)

    @staticmethod
    def _counts(rule: Rule, targets: tuple[str, ...], holds: Callable[[str], bool]) -> bool:
        """A reference counts as all its targets do, or by what carries the reference itself."""
        return holds(rule.id) or all(holds(target) for target in targets)

    def _is_implemented(self, rule_id: str) -> bool:
        return rule_id in self._code

    def _outcomes(self, rule_id: str) -> list[str]:
        return [
            result.outcome
            for source in {carrier.source for carrier in self._tests.get(rule_id, ())}
            for result in self._results.get(source, ())
            if rule_id in result.rules
        ]

    def _fails(self, rule_id: str) -> bool:
        return "failed" in self._outcomes(rule_id)

    def _is_tested(self, rule_id: str) -> bool:
        if rule_id not in self._tests:
            return False
        outcomes = self._outcomes(rule_id)
        return not outcomes or ("passed" in outcomes and "failed" not in outcomes)


def _by_rule(found: Iterable[Carrier]) -> dict[str, list[Carrier]]:
    by_rule: dict[str, list[Carrier]] = {}
    for carrier in found:
        by_rule.setdefault(carrier.rule, []).append(carrier)
    return by_rule


def carried_by_tests(root: Path) -> list[Carrier]:
    """Everything under `tests` that carries ids."""
    tests = root / "tests"
    return carriers.in_tests(tests, root) + carriers.in_scenarios(tests, root)


def load() -> Ledger:
    """The ledger of the source tree; of an installed package, which has no tests, the code only."""
    root = catalogue.source_root()
    code = carriers.in_code(catalogue.PACKAGE, root or catalogue.PACKAGE.parent)
    if root is None:
        return Ledger(catalogue.load(), code, ())
    return Ledger(catalogue.load(), code, carried_by_tests(root), record.read(root))
