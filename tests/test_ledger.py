"""The rules ledger: the catalogue, what carries its ids, and what `lockdown rules` makes of it."""

import itertools
import re
import textwrap
from pathlib import Path

import pytest

from lockdown.ledger import carriers, catalogue, record, report
from lockdown.ledger.carriers import Carrier
from lockdown.ledger.catalogue import Catalogue, CatalogueError, UnknownRuleError
from lockdown.ledger.record import Result

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def rules() -> Catalogue:
    return catalogue.load()


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(textwrap.dedent(text), encoding="utf-8")
    return path


# --- the catalogue -------------------------------------------------------------------------------


def test_the_catalogue_is_complete(rules: Catalogue) -> None:
    assert len(rules) == 1425
    per_folder = [
        sum(r.file.startswith(f) for r in rules.values()) for f in ("lockdown", "nemesis")
    ]
    assert per_folder == [892, 533]
    assert all(rule.title and rule.body for rule in rules.values())


def test_no_heading_is_overlooked(rules: Catalogue) -> None:
    headings = [
        line
        for path in (ROOT / "docs/rules").rglob("*.md")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("###")
    ]
    assert sorted(headings) == sorted(f"### {rule.id} {rule.title}" for rule in rules.values())


def test_an_entry_ends_where_the_next_heading_begins(rules: Catalogue) -> None:
    rule = rules["LD-BRD-02"]
    assert rule.title == "Rooms and corridors"
    assert rule.area == "LD-BRD"
    assert rule.file == "lockdown/02-board-and-power.md"
    assert rule.body.startswith("Rooms are joined by corridors.")
    assert "LD-BRD-03" not in rule.body
    lines = (catalogue.folder() / rule.file).read_text(encoding="utf-8").splitlines()
    assert lines[rule.line - 1] == "### LD-BRD-02 Rooms and corridors"


def test_every_reference_leads_to_rules_in_their_own_right(rules: Catalogue) -> None:
    references = [rule for rule in rules.values() if rule.is_reference]
    assert len(references) == 142
    for rule in references:
        found = rules.resolve(rule.id)
        assert rule.id not in found
        assert not any(rules[target].is_reference for target in found)


@pytest.mark.parametrize(
    ("rule_id", "targets"),
    [
        ("LD-FAQ-03", ["LD-OBJ-01", "LD-SET-35"]),  # an exception follows, with an id in brackets
        ("LD-FAQ-13", ["LD-STK-05", "LD-STK-06"]),  # brackets in between
        ("LD-ROM-43", ["LD-BAS-14", "LD-BAS-15"]),  # two parts of one sentence
        ("LD-CRD-77", [f"LD-CMB-{n:02}" for n in range(8, 13)]),  # "to"
        ("LD-BAS-10", [f"LD-TRD-{n:02}" for n in range(1, 11)]),  # "ff."
        ("NM-BAS-07", [f"NM-TRD-{n:02}" for n in range(1, 11)]),  # a whole area
        ("LD-CRD-25", []),  # "See" comes later
        ("LD-NOI-04", []),
    ],
)
def test_references(rules: Catalogue, rule_id: str, targets: list[str]) -> None:
    assert list(rules[rule_id].targets) == targets


def test_references_are_followed_to_the_end(tmp_path: Path) -> None:
    write(
        tmp_path / "a.md",
        """\
        ### LD-AAA-01 First
        See LD-AAA-02 (and LD-AAA-09).
        ### LD-AAA-02 Second
        See LD-AAA-03 and LD-AAA-04. Exception: LD-AAA-05.
        ### LD-AAA-03 Third
        Something.
        ### LD-AAA-04 Fourth
        Something. See LD-AAA-03.
        """,
    )
    rules = catalogue.read(tmp_path)
    assert rules.resolve("LD-AAA-01") == ("LD-AAA-03", "LD-AAA-04")
    assert rules.resolve("LD-AAA-04") == ("LD-AAA-04",)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("### LD-AAA-01 A\nSee LD-AAA-02.\n### LD-AAA-02 B\nSee LD-AAA-01.", "in a circle"),
        ("### LD-AAA-01 A\nSee LD-AAA-07.", "LD-AAA-07, which is not there"),
        ("### LD-AAA-01 A\nOne.\n### LD-AAA-01 B\nTwo.", "there twice"),
    ],
)
def test_a_catalogue_that_contradicts_itself(tmp_path: Path, text: str, complaint: str) -> None:
    write(tmp_path / "a.md", text)
    with pytest.raises(CatalogueError, match=complaint):
        catalogue.read(tmp_path).resolve("LD-AAA-01")


def test_an_unknown_rule_names_near_ones(rules: Catalogue) -> None:
    with pytest.raises(UnknownRuleError, match=r"no rule LD-NOI-14\. Near it: .*LD-NOI-13"):
        rules["LD-NOI-14"]
    assert "LD-NOI-04" in rules.near("LD-NIO-04")


# --- the two layers of an entry ------------------------------------------------------------------

EDITORS_WORDS = {
    # Slots 001 to 004 of the board are numbers that players read; they are always named as such.
    "a code of a source": re.compile(r"(?<!slot )(?<!room )(?<!space )(?<![-\d])00[0-4](?!\d)"),
    "a code of a digest": re.compile(r"\bR[0-4]\b"),
    "a data file": re.compile(r"toml|content files?\b"),
    "how sure we are": re.compile(
        r"confidence|icons? (?:is |are )?lost|reconstructed", re.IGNORECASE
    ),
    "a ruling": re.compile(r"Ruling|\(ours\)|Ambiguity|Deliberate departure"),
    "the origin": re.compile(r"\bseeds?\b|\brulebooks?\b|digital game|\bFAQ\b(?!-\d|\):)"),
}


def test_the_first_editors_bullet_ends_the_players_text() -> None:
    body = "The rule.\n\n- A case.\n- Ruling (ours): the case.\n- Source: 000"
    assert catalogue.layers(body) == (
        "The rule.\n\n- A case.",
        "- Ruling (ours): the case.\n- Source: 000",
    )
    assert catalogue.layers("Only a rule. Source: none") == ("Only a rule. Source: none", "")
    assert catalogue.layers("- Doubt: all") == ("", "- Doubt: all")


def test_an_entry_has_its_two_layers(rules: Catalogue) -> None:
    rule = rules["LD-ENC-07"]
    assert rule.text.startswith("Character not in darkness")
    assert rule.notes.splitlines()[-1].startswith("- Source: 000")
    assert [rule.id for rule in rules.values() if not rule.text] == []


def test_nothing_but_labelled_bullets_follows_the_players_text(rules: Catalogue) -> None:
    label = tuple(f"- {label}: " for label in catalogue.EDITOR_LABELS)
    for rule in rules.values():
        lines = rule.notes.splitlines()
        assert [line for line in lines if not line.startswith((*label, "  "))] == [], rule.id
        kinds = [line.startswith("- Source: ") for line in lines if line.startswith("- ")]
        assert kinds == sorted(kinds), f"{rule.id}: sources come last"


@pytest.mark.parametrize("what", EDITORS_WORDS)
def test_players_read_no_editors_remarks(rules: Catalogue, what: str) -> None:
    found = [
        f"{rule.id}: …{rule.text[max(0, hit.start() - 40) : hit.end() + 20]}…"
        for rule in rules.values()
        for hit in EDITORS_WORDS[what].finditer(rule.text)
    ]
    assert found == []


def test_files_and_modules_named_in_the_catalogue_exist() -> None:
    files = {path.name for path in catalogue.PACKAGE.rglob("*.toml")}
    folders = (ROOT / "docs/rules", ROOT / "docs/translations")
    for path in sorted(path for folder in folders for path in folder.rglob("*.md")):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"[\w-]+\.toml", text)) <= files, path
        for module in set(re.findall(r"`(lockdown(?:\.\w+)+)`", text)):
            place = catalogue.PACKAGE.parent / module.replace(".", "/")
            assert place.is_dir() or place.with_suffix(".py").is_file(), f"{path.name}: {module}"


def test_a_blank_line_stands_before_every_list() -> None:
    bullet = re.compile(r"(?:- |\d+\. )")
    for path in sorted((ROOT / "docs/rules").rglob("*.md")):
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, (line, after) in enumerate(itertools.pairwise(lines), 2):
            if bullet.match(after) and line.strip() and not line.startswith("#"):
                inside = bullet.match(line) or line.startswith("  ")
                assert inside, f"{path.name}:{number}: no blank line before a list"


# --- carriers ------------------------------------------------------------------------------------


def test_no_id_in_the_code_is_unknown(rules: Catalogue) -> None:
    assert carriers.unknown(carriers.in_all_code(catalogue.PACKAGE, ROOT), rules) == []


def test_no_id_in_a_test_is_unknown(rules: Catalogue) -> None:
    assert carriers.unknown(report.carried_by_tests(ROOT), rules) == []


def test_stale_ids_are_found(tmp_path: Path, rules: Catalogue) -> None:
    write(tmp_path / "lockdown/rules/noise.py", "# LD-NOI-04\n# LD-NOI-99\n")
    found = carriers.in_all_code(tmp_path / "lockdown", tmp_path)
    [complaint] = carriers.unknown(found, rules)
    assert complaint.startswith("lockdown/rules/noise.py:2: unknown rule LD-NOI-99 (near it: ")


def test_ids_in_code(tmp_path: Path) -> None:
    package = tmp_path / "lockdown"
    write(
        package / "rules/noise.py", 't.tell(rule="LD-NOI-02")  # LD-MOV-04, 05\n# TODO LD-NOI-03\n'
    )
    write(package / "games/data/basic.toml", '[slot]\nrule = "LD-BRD-04"\n')
    write(package / "games/README.md", "LD-BRD-05\n")
    write(package / "cli/play.py", "# LD-ACT-01\n")
    write(package / "ledger/x.py", "# LD-ACT-02\n")
    assert carriers.in_code(package, tmp_path) == [
        Carrier("LD-MOV-04", "lockdown/rules/noise.py", 1),
        Carrier("LD-NOI-02", "lockdown/rules/noise.py", 1),
    ]
    everywhere = {carrier.rule for carrier in carriers.in_all_code(package, tmp_path)}
    assert everywhere == {"LD-BRD-04", "LD-MOV-04", "LD-NOI-02", "LD-ACT-01"}


def test_facts_implement_nothing(tmp_path: Path) -> None:
    """What a card says about itself is no code that acts."""
    package = tmp_path / "lockdown"
    write(
        package / "games/cards.py",
        """
        suit = item_card(
            "suit",
            cost=1,  # LD-ACT-02
            rules=(
                "LD-SRF-22 "
                "LD-SRF-24"
            ),
            note="On the surface too (LD-SRF-03).",
        )
        DIE = facts.Provenance("public", "medium", ("LD-CRD-78",))
        KIND = decision_kind("wear", "LD-BNK-01", "Put it on?")


        @suit.part(needs=worn)
        def wear(t, seat, item):
            "LD-ITM-30."
            t.tell(WORN, "LD-BNK-04", seat)  # LD-ITM-34
        """,
    )
    found = {carrier.rule for carrier in carriers.in_code(package, tmp_path)}
    assert found == {"LD-ACT-02", "LD-BNK-01", "LD-BNK-04", "LD-ITM-30", "LD-ITM-34"}
    everywhere = {carrier.rule for carrier in carriers.in_all_code(package, tmp_path)}
    assert everywhere - found == {"LD-SRF-22", "LD-SRF-24", "LD-SRF-03", "LD-CRD-78"}


def test_modes_with_other_people_and_enemies_are_implemented() -> None:
    entries = report.load()
    modes = [rule for rule in entries if rule.startswith(("LD-COP", "LD-NCH", "LD-NIN"))]
    assert len(modes) > 25
    assert [rule for rule in modes if not entries[rule].implemented] == []


def test_every_rule_of_both_games_carries_a_test(rules: Catalogue) -> None:
    """Also those of other modes, sides, guests, enemies and of the Intruder's seat."""
    entries = report.Ledger(rules, (), report.carried_by_tests(ROOT))
    assert [rule for rule in entries if not entries[rule].tested] == []


def test_every_rule_of_lockdown_has_code() -> None:
    entries = report.load()
    own = [rule for rule in entries if rule.startswith("LD-")]
    assert len(own) == 861
    assert [rule for rule in own if not entries[rule].implemented] == []


@pytest.mark.parametrize("text", ["XLD-NOI-04", "LD-NOI-04a", "LD-NOISE-04", "ld-noi-04", "LD-NOI"])
def test_what_is_not_an_id(text: str) -> None:
    assert list(carriers.ids_in(text)) == []


def test_ids_in_tests(tmp_path: Path) -> None:
    write(
        tmp_path / "tests/rules/test_x.py",
        """\
        import pytest
        pytestmark = [pytest.mark.slow, pytest.mark.rule("LD-NOI-01")]

        @pytest.mark.rule("LD-NOI-02", "LD-NOI-03")
        def test_one(): ...

        @pytest.mark.rule("LD-NOI-04")
        class TestMany:
            @pytest.mark.parametrize(
                "n", [1, pytest.param(2, marks=pytest.mark.rule("LD-NOI-05"))]
            )
            async def test_two(self, n): ...

        @pytest.mark.parametrize("f", [pytest.param(f, marks=pytest.mark.rule(*ids(f), scenario=f))
                                       for f in files()])
        def test_scenario(f): ...

        @pytest.mark.rule("LD-NOI-06")
        def helper(): ...
        """,
    )
    found = carriers.in_tests(tmp_path / "tests", tmp_path)
    assert {(carrier.rule, carrier.source) for carrier in found} == {
        ("LD-NOI-01", "tests/rules/test_x.py::test_one"),
        ("LD-NOI-02", "tests/rules/test_x.py::test_one"),
        ("LD-NOI-03", "tests/rules/test_x.py::test_one"),
        ("LD-NOI-01", "tests/rules/test_x.py::TestMany::test_two"),
        ("LD-NOI-04", "tests/rules/test_x.py::TestMany::test_two"),
        ("LD-NOI-05", "tests/rules/test_x.py::TestMany::test_two"),
        ("LD-NOI-01", "tests/rules/test_x.py::test_scenario"),
    }


def test_ids_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    write(
        tmp_path / "tests/test_x.py",
        "import pytest\n@pytest.mark.rule(*IDS)\ndef test_x(): ...\n",
    )
    with pytest.raises(
        carriers.CarrierError, match=r"test_x\.py:2: write rule ids as plain strings"
    ):
        carriers.in_tests(tmp_path / "tests", tmp_path)


def test_ids_in_scenarios(tmp_path: Path) -> None:
    write(
        tmp_path / "tests/scenarios/noise/silence.scn",
        """\
        rule: LD-NOI-01, LD-NOI-02  # why
        rule: LD-NOI-03 LD-NOI-04
        given: rule of thumb LD-NOI-05
        """,
    )
    found = carriers.in_scenarios(tmp_path / "tests", tmp_path)
    assert [(carrier.rule, carrier.line) for carrier in found] == [
        ("LD-NOI-01", 1),
        ("LD-NOI-02", 1),
        ("LD-NOI-03", 2),
        ("LD-NOI-04", 2),
    ]
    assert {carrier.source for carrier in found} == {"tests/scenarios/noise/silence.scn"}


# --- counting ------------------------------------------------------------------------------------

A_TEST = Carrier("LD-NOI-04", "tests/test_a.py", 3, "test_a")
B_TEST = Carrier("LD-NOI-04", "tests/test_b.py", 3, "test_b")


def result(carrier: Carrier, outcome: record.Outcome) -> Result:
    return Result(outcome, carrier.source, (carrier.rule,))


@pytest.mark.parametrize(
    ("results", "tested"),
    [
        ({}, True),  # never run: it counts that there is a test
        ({"a": result(A_TEST, "passed")}, True),
        ({"a": result(A_TEST, "failed")}, False),
        ({"a": result(A_TEST, "skipped")}, False),
        ({"a": result(A_TEST, "passed"), "b": result(B_TEST, "failed")}, False),
        ({"a": result(A_TEST, "passed"), "b": result(B_TEST, "skipped")}, True),
        ({"x": Result("failed", "tests/test_gone.py::test_x", ("LD-NOI-04",))}, True),
    ],
)
def test_what_counts_as_tested(rules: Catalogue, results: record.Record, tested: bool) -> None:
    ledger = report.Ledger(rules, [], [A_TEST, B_TEST], results)
    assert ledger["LD-NOI-04"].tested is tested
    assert not ledger["LD-NOI-04"].implemented
    assert not ledger["LD-NOI-05"].tested


def test_a_reference_counts_as_all_its_targets_do(rules: Catalogue) -> None:
    def implemented(*ids: str) -> bool:
        code = [Carrier(rule, "x.py", 1) for rule in ids]
        return report.Ledger(rules, code, [])["LD-FAQ-23"].implemented

    assert rules["LD-FAQ-23"].targets == ("LD-NOI-04", "LD-ENC-03")
    assert not implemented("LD-NOI-04")
    assert implemented("LD-NOI-04", "LD-ENC-03")
    assert implemented("LD-FAQ-23")


def test_a_failing_test_of_a_reference_is_not_hidden_by_its_targets(rules: Catalogue) -> None:
    own = Carrier("LD-FAQ-23", "tests/test_a.py", 3, "test_own")
    tests = [own, A_TEST, Carrier("LD-ENC-03", "tests/test_a.py", 5, "test_c")]
    assert report.Ledger(rules, [], tests)["LD-FAQ-23"].tested
    assert not report.Ledger(rules, [], tests, {"a": result(own, "failed")})["LD-FAQ-23"].tested


def test_a_new_record_is_laid_over_the_old_one() -> None:
    old = {
        "tests/test_a.py::test_a[1]": result(A_TEST, "failed"),
        "tests/test_b.py::test_b": result(B_TEST, "passed"),
        "tests/test_c.py::test_gone": Result(
            "failed", "tests/test_c.py::test_gone", ("LD-NOI-04",)
        ),
    }
    new = {"tests/test_a.py::test_a[2]": result(A_TEST, "passed")}
    sources = {A_TEST.source, B_TEST.source}
    partial = record.merge(old, new, sources=sources)
    assert set(partial) == set(old) - {"tests/test_c.py::test_gone"} | set(new)
    full = record.merge(old, new, sources=sources, replaced_files=["tests/test_a.py"])
    assert set(full) == {"tests/test_a.py::test_a[2]", "tests/test_b.py::test_b"}


def test_the_record_survives_writing_and_reading(tmp_path: Path) -> None:
    assert record.read(tmp_path) == {}
    results = {"tests/test_a.py::test_a": result(A_TEST, "passed")}
    record.write(tmp_path, results)
    assert record.read(tmp_path) == results
    write(tmp_path / record.FILE, "{not json")
    assert record.read(tmp_path) == {}
