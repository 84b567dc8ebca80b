"""The rules ledger at work: what pytest records for it, and what `lockdown rules` says."""

import json
import textwrap
from pathlib import Path

import pytest

from lockdown.cli import main
from lockdown.ledger import catalogue, record, report
from lockdown.ledger.catalogue import Catalogue

pytest_plugins = ["pytester"]


@pytest.fixture
def rules() -> Catalogue:
    return catalogue.load()


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(textwrap.dedent(text), encoding="utf-8")
    return path


# --- the plugin ----------------------------------------------------------------------------------

PLUGIN = ["-p", "xdist", "-p", "lockdown.ledger.pytest_plugin", "--strict-markers"]
MARKERS = "[pytest]\nmarkers =\n    rule(*ids, scenario=None): rules\n"
TESTS = """\
import pytest

@pytest.mark.rule("LD-NOI-01")
@pytest.mark.parametrize("n", [1, 2])
def test_some(n):
    assert n == 1

@pytest.mark.rule("LD-NOI-02", "LD-NOI-03")
def test_good(): ...

@pytest.mark.rule("LD-NOI-04")
def test_skipped():
    pytest.skip("not now")

@pytest.fixture
def breaks():
    yield
    raise RuntimeError

@pytest.mark.rule("LD-NOI-05")
def test_teardown(breaks): ...

@pytest.mark.rule("LD-NOI-06", scenario="tests/scenarios/a.scn")
def test_scenario(): ...

def test_without(): ...
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A folder to run pytest in, without the plugins that happen to be installed."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    write(pytester.path / "pytest.ini", MARKERS)
    return pytester


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "xdist"])
def test_outcomes_are_recorded(project: pytest.Pytester, workers: list[str]) -> None:
    write(project.path / "tests/test_x.py", TESTS)
    write(project.path / "tests/scenarios/a.scn", "rule: LD-NOI-06\n")
    assert project.runpytest_subprocess(*PLUGIN, *workers).ret == 1
    found = record.read(project.path)
    assert {test.partition("::")[2]: r.outcome for test, r in found.items()} == {
        "test_some[1]": "passed",
        "test_some[2]": "failed",
        "test_good": "passed",
        "test_skipped": "skipped",
        "test_teardown": "failed",
        "test_scenario": "passed",
    }
    assert found["tests/test_x.py::test_good"].rules == ("LD-NOI-02", "LD-NOI-03")
    assert found["tests/test_x.py::test_some[2]"].source == "tests/test_x.py::test_some"
    assert found["tests/test_x.py::test_scenario"].source == "tests/scenarios/a.scn"

    # A narrowed run replaces only what it ran; a complete one also forgets what is gone.
    write(project.path / "tests/test_x.py", TESTS.replace("[1, 2]", "[1]"))
    project.runpytest_subprocess(*PLUGIN, *workers, "-k", "good")
    assert "tests/test_x.py::test_some[2]" in record.read(project.path)
    project.runpytest_subprocess(*PLUGIN, *workers)
    assert "tests/test_x.py::test_some[2]" not in record.read(project.path)


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "xdist"])
@pytest.mark.parametrize(
    ("file", "text"),
    [
        (
            "tests/test_y.py",
            'import pytest\n@pytest.mark.rule("LD-NOI-99")\ndef test_x(): ...\n',
        ),
        ("tests/scenarios/a/b.scn", "rule: LD-NOI-99\n"),
    ],
    ids=["marker", "scenario"],
)
def test_unknown_ids_fail_the_session(
    project: pytest.Pytester, workers: list[str], file: str, text: str
) -> None:
    write(project.path / "tests/test_x.py", "def test_fine(): ...\n")
    run = [*PLUGIN, *workers, "tests/test_x.py"]
    assert project.runpytest_subprocess(*run).ret == 0
    write(project.path / file, text)
    outcome = project.runpytest_subprocess(*run)
    assert outcome.ret == 1
    outcome.assert_outcomes(passed=1)
    outcome.stdout.fnmatch_lines([f"{file}:*: unknown rule LD-NOI-99 (near it: *"])


def test_a_test_with_an_unknown_id_fails(project: pytest.Pytester) -> None:
    write(
        project.path / "tests/test_y.py",
        """\
        import pytest
        @pytest.mark.rule("LD-NOI-98", scenario="tests/scenarios/a.scn")
        def test_y(): ...
        """,
    )
    outcome = project.runpytest_subprocess(*PLUGIN)
    outcome.assert_outcomes(errors=1)
    outcome.stdout.fnmatch_lines(["There is no rule LD-NOI-98.*"])


# --- the command ---------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["rules", *arguments])
    captured = capsys.readouterr()
    code = ended.value.code
    assert isinstance(code, int)
    return code, captured.out, captured.err


def test_json_is_alone_on_standard_output(
    capsys: pytest.CaptureFixture[str], rules: Catalogue
) -> None:
    code, out, err = run(capsys, "--json")
    assert (code, err) == (0, "")
    listed = json.loads(out)["rules"]
    assert [entry["id"] for entry in listed] == list(rules)
    by_id = {entry["id"]: entry for entry in listed}
    assert by_id["LD-FAQ-23"]["reference_to"] == ["LD-NOI-04", "LD-ENC-03"]
    assert set(listed[0]) == {
        "id",
        "title",
        "area",
        "file",
        "implemented",
        "tested",
        "reference_to",
        "code",
        "tests",
    }


def test_the_table_counts_every_rule(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys)
    assert code == 0
    rows = {line.split()[0]: line.split()[1:] for line in out.splitlines()}
    assert rows["LD-NOI"][0] == "13"
    assert rows["All"][0] == "1425"
    areas = [numbers for area, numbers in rows.items() if area[:3] in {"LD-", "NM-"}]
    sums = [str(sum(int(numbers[column]) for numbers in areas)) for column in range(3)]
    assert sums == rows["All"]


def test_one_rule(capsys: pytest.CaptureFixture[str], rules: Catalogue) -> None:
    code, out, _ = run(capsys, "ld-noi-04")
    assert code == 0
    assert out.startswith("LD-NOI-04 Second marker means encounter\n")
    assert rules["LD-NOI-04"].body in out


def test_missing_rules_of_an_area(capsys: pytest.CaptureFixture[str]) -> None:
    ledger = report.load()
    expected = [r.id for r in ledger.catalogue.areas["LD-NOI"] if not ledger[r.id].tested]
    code, out, _ = run(capsys, "--missing", "LD-NOI")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == expected


def test_an_unknown_rule_is_a_clear_error(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "LD-NOI-99")
    assert (code, out) == (2, "")
    assert "no rule LD-NOI-99" in err
    assert "LD-NOI-13" in err
