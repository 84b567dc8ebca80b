"""`tools/bootstrap.py`: a set-up step runs when it has to, and only then."""

import subprocess
from pathlib import Path

import pytest

from tools import bootstrap, build_web


@pytest.fixture
def ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a step has been run for; it depends on one file for playing and one for testing."""
    ran: list[str] = []
    step = bootstrap.Step(
        "packages", ("play", "test"), lambda purpose: (tmp_path / f"{purpose}.txt",), ran.append
    )
    for purpose in ("play", "test"):
        (tmp_path / f"{purpose}.txt").write_text("one")
    (tmp_path / ".venv").mkdir()
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "STAMPS", tmp_path / ".venv" / "stamps")
    monkeypatch.setattr(bootstrap, "STEPS", (step,))
    monkeypatch.setattr(bootstrap, "venv_works", lambda: True)
    return ran


def test_a_step_runs_once(ran: list[str]) -> None:
    bootstrap.set_up("test")
    bootstrap.set_up("test")
    assert ran == ["test"]


def test_a_step_runs_again_when_its_input_changes(ran: list[str], tmp_path: Path) -> None:
    bootstrap.set_up("test")
    (tmp_path / "test.txt").write_text("two")
    bootstrap.set_up("test")
    assert ran == ["test", "test"]


def test_what_serves_for_testing_serves_for_playing_but_not_the_other_way(ran: list[str]) -> None:
    bootstrap.set_up("play")
    bootstrap.set_up("test")
    bootstrap.set_up("play")
    assert ran == ["play", "test"]


def test_a_step_that_failed_runs_again(ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(purpose: str) -> None:
        raise OSError(purpose)

    [good] = bootstrap.STEPS
    bad = bootstrap.Step(good.name, good.purposes, good.inputs, fail)
    monkeypatch.setattr(bootstrap, "STEPS", (bad,))
    with pytest.raises(OSError, match="test"):
        bootstrap.set_up("test")
    monkeypatch.setattr(bootstrap, "STEPS", (good,))
    bootstrap.set_up("test")
    assert ran == ["test"]


def test_a_moved_folder_is_set_up_anew(
    ran: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bootstrap.set_up("test")
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path / "elsewhere")
    (tmp_path / "elsewhere").mkdir()
    bootstrap.set_up("test")
    assert ran == ["test", "test"]


def test_without_node_it_comes_from_pypi_with_hashes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine without Node, and one whose Node is too old for Vite."""
    asked: list[list[str]] = []

    def pip(command: list[str], **_given: object) -> None:
        asked.append(command)
        monkeypatch.setattr(build_web, "wheel_npm", lambda: ["node", "npm-cli.js"])

    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(build_web, "wheel_npm", lambda: None)
    assert build_web.system_npm() is None
    for name, words in (("node", "v20.18.1"), ("npm", "10.8.2")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {words}\n")
        (tmp_path / name).chmod(0o755)
    assert build_web.system_npm() is None
    monkeypatch.setattr("tools.build_web.subprocess.run", pip)
    monkeypatch.setattr(build_web, "good_enough", lambda _node: False)
    assert build_web.npm_command() == ["node", "npm-cli.js"]
    [command] = asked
    assert "--require-hashes" in command
    assert command[-1].endswith("web.txt")
    (tmp_path / "node").write_text("#!/bin/sh\necho v22.12.0\n")
    monkeypatch.undo()
    monkeypatch.setenv("PATH", str(tmp_path))
    assert build_web.system_npm() == [str(tmp_path / "npm")]


# ---- the second look at tests that depend on the clock


@pytest.mark.parametrize(
    ("tests", "passes", "good"),
    [
        (["tests/server/test_a.py::test_b"], True, True),
        (["tests/server/test_a.py::test_b", "tests/web/test_c.py::test_d"], True, True),
        (["tests/server/test_a.py::test_b"], False, False),  # wrong, not slow
        (["tests/rules/test_a.py::test_b"], True, False),  # no clock there
        (["tests/server/test_a.py::test_b", "tests/golden/test_c.py::test_d"], True, False),
        ([f"tests/server/test_a.py::test_{n}" for n in range(7)], True, False),  # too many
        ([], True, False),  # something else failed
    ],
)
def test_a_few_tests_by_the_clock_get_a_second_look(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tests: list[str],
    passes: bool,
    good: bool,
) -> None:
    ran: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 0 if passes else 1)

    monkeypatch.setattr(subprocess, "run", run)
    assert bootstrap.look_again("python", tests) is good
    assert ("second time" in capsys.readouterr().err) is good
    for command in ran:
        assert command == ["python", "-m", "pytest", "-n", "0", *tests]
    assert len(ran) == (good or not passes)
