"""The mutation tester: which changes it makes, whose they are, and that they are noticed."""

from __future__ import annotations

import ast
import importlib
import json
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tools import mutants, mutate, mutations
from tools.mutations import Site

ROOT = Path(__file__).parent.parent

SOURCE = textwrap.dedent(
    '''
    """A module (LD-NOI-99)."""

    COST = 2  # LD-ACT-02

    card = item_card("spray", cost=1, copies=3, rules="LD-ITM-01", note="Costs 4.", uses=(2, 2))


    def near(t, seat):
        return [room for room in t.rooms if room > 3 and not t.dark]


    @card.part(needs=near, empty=("no_room", "LD-ITM-02"))
    def spray(t, seat, slot):
        """LD-ITM-03: 5 things."""
        assert slot != 7
        if t.fire & 255:
            t.tell(FIRE, "LD-MRK-20", seat)
            remove(t, seat, slot)  # LD-MRK-21
        t.then((first, seat), (second, seat))
        t.light = max(t.light, -1)
        return sorted(here(t))


    class Step:
        def run(self, left):
            """LD-ACT-25."""
            return left - 1
    '''
)


def words(kind: str = "") -> list[str]:
    """The changes of the sample, in words."""
    return [site.words for site in mutations.sites(SOURCE) if site.kind.startswith(kind)]


def one(part: str) -> Site:
    """The only change with these words in it."""
    (site,) = [site for site in mutations.sites(SOURCE) if part in site.words]
    return site


def after(site: Site) -> str:
    return ast.unparse(mutations.changed(SOURCE, site.number))


def test_numbers_are_changed_but_not_texts_packing_and_signs() -> None:
    assert words("number") == [
        "number: 2 → 3",
        "number: 2 → 1",
        *("number: 1 → 2", "number: 1 → 0", "number: 3 → 4", "number: 3 → 2"),
        *("number: 2 → 3", "number: 2 → 1") * 2,
        *("number: 3 → 4", "number: 3 → 2"),
        *("number: 1 → 2", "number: 1 → 0"),
    ]


def test_conditions_comparisons_orders_and_targets_are_changed() -> None:
    assert after(one("room > 3 → room >= 3")).count("if room >= 3 and (not t.dark)") == 1
    assert "if room > 3 or not t.dark" in after(one("→ room > 3 or not t.dark"))
    assert "for room in t.rooms if not t.dark]" in after(one("(not t.dark) → not t.dark"))
    assert "if not t.fire & 255:" in after(one("t.fire & 255 → not t.fire & 255"))
    assert "remove(t, slot, seat)" in after(one("remove(t, seat, slot) → slot, seat"))
    assert "remove" not in after(one("remove(t, seat, slot) → nothing"))
    assert "t.then((second, seat), (first, seat))" in after(one("(second, seat)) → the other"))
    assert "min(t.light, -1)" in after(one("→ min("))
    assert "sorted(here(t), reverse=True)" in after(one("sorted(here(t)) → backwards"))
    assert "return left + 1" in after(one("left - 1 → left + 1"))


def test_whether_a_question_with_one_answer_is_asked_is_no_rule() -> None:
    source = "def choose(t, found):\n    if len(found) > 1:\n        t.ask(found)\n"
    of_numbers = [s.words for s in mutations.sites(source) if s.kind in ("number", "comparison")]
    assert of_numbers == ["comparison: len(found) > 1 → len(found) <= 1", "number: 1 → 2"]


def test_each_change_can_be_made_and_only_that_one() -> None:
    usual = ast.unparse(ast.parse(SOURCE))
    texts = [after(site) for site in mutations.sites(SOURCE)]
    assert usual not in texts
    for text in texts:
        changed = [a != b for a, b in zip(usual.splitlines(), text.splitlines(), strict=False)]
        assert sum(changed) <= 2 or len(text.splitlines()) != len(usual.splitlines())


def test_a_change_knows_its_rules_and_its_card() -> None:
    assert one("t.fire & 255 → not").ids == ("LD-ITM-02", "LD-ITM-03", "LD-MRK-20", "LD-MRK-21")
    assert one("remove(t, seat, slot) → nothing").ids[0] == "LD-MRK-21", "the line comes first"
    assert one("room > 3 → room >= 3").ids == one("t.fire & 255 → not").ids, "those of its user"
    assert one("room > 3 → room >= 3").cards == ("spray",)
    assert one("left - 1 → left + 1").ids == ("LD-ACT-25",)
    assert one("left - 1 → left + 1").function == "Step.run"
    assert [site.ids for site in mutations.sites(SOURCE) if site.line == 4] == [("LD-ACT-02",)] * 2


def test_what_takes_effect_on_loading_is_told_apart() -> None:
    cold = {site.words for site in mutations.sites(SOURCE) if site.cold}
    assert "number: 1 → 2" in cold, "a cost"
    assert not one("left - 1 → left + 1").cold


def test_every_change_of_the_rules_can_be_compiled() -> None:
    for path in mutants.files(["rules/noise.py", "cards/items/red.py"]):
        source = path.read_text(encoding="utf-8")
        for site in mutations.sites(source):
            compile(mutations.changed(source, site.number), str(path), "exec")


def test_code_is_found_by_its_qualified_name() -> None:
    code = compile(SOURCE, "sample.py", "exec")
    assert mutate.code_of(code, "near").co_name == "near"
    assert mutate.code_of(code, "Step.run").co_qualname == "Step.run"


def test_a_module_is_loaded_with_a_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "src" / "somewhere"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "costs.py").write_text("COST = 2\n")
    monkeypatch.setattr(mutate, "ROOT", tmp_path)
    monkeypatch.setattr(mutate, "PACKAGE", package)
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    monkeypatch.setattr(
        sys, "meta_path", [mutate.Changed("src/somewhere/costs.py", 0), *sys.meta_path]
    )
    assert importlib.import_module("somewhere.costs").COST == 3


def test_broken_rules_are_noticed(tmp_path: Path) -> None:
    """The whole of it: some tests, some changes, and a report."""
    out = tmp_path / "out.jsonl"
    done = subprocess.run(
        [
            *(sys.executable, ROOT / "tools" / "mutate.py", "--file", "rules/noise.py"),
            *("--rule", "LD-NOI-05", "--tests", "tests/scenarios/noise", "--sample", "12"),
            *("--json", out, "--all", "--quick"),
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    assert "12 changes" in done.stdout
    outcomes = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert len(outcomes) == 12
    killed = [outcome for outcome in outcomes if outcome["own"]]
    assert len(killed) >= 6  # which twelve are drawn changes with the code
    assert all(outcome["by"].startswith("tests/scenarios/noise/") for outcome in killed)


def test_every_change_that_is_known_to_change_nothing_is_still_there() -> None:
    """Lines about code that has moved would hide nothing and explain nothing."""
    there = {mutation.key for mutation in mutants.mutations([], [])}
    assert sorted(mutants.equivalent() - there) == []


def test_what_holds_no_rules_is_left_out() -> None:
    found = {path.as_posix() for path in mutants.files([])}
    assert any(path.endswith("games/lockdown/surface.py") for path in found)
    assert not any("/env/" in path or "/bots/" in path for path in found)
