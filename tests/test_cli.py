"""The command line itself; each command's own tests stand with what it is about."""

import subprocess
import sys

import pytest

from lockdown import cli
from lockdown.cli import COMMANDS, Command, main
from lockdown.cli.serve import own_address


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int | str | None, str]:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    return ended.value.code, capsys.readouterr().out


def test_every_command_that_exists_can_be_loaded() -> None:
    for command in cli.available().values():
        assert callable(command.load())


def test_a_command_whose_module_is_missing_is_not_listed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = {
        "ghost": Command("lockdown.cli.ghost:ghost", "Not there."),
        "shade": Command("lockdown.nowhere.shade:shade", "Nor is its package."),
    }
    monkeypatch.setattr(cli, "COMMANDS", {**COMMANDS, **gone})
    code, out = output(capsys, "--help")
    assert code == 0
    assert "rules" in out
    assert "ghost" not in out
    assert "shade" not in out
    assert output(capsys, "ghost")[0] == 2


def test_only_the_command_asked_for_is_imported() -> None:
    code = """
import sys
from lockdown.cli import main
try:
    main(["start", "--help"])
except SystemExit:
    pass
loaded = {name for name in sys.modules if name.startswith(("lockdown.cli.", "lockdown.ledger"))}
assert loaded == {"lockdown.cli.start", "lockdown.cli.output"}, loaded
"""
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


@pytest.mark.parametrize(
    ("there", "runs"),
    [
        ({"lockdown.server", "serve", "play"}, ["serve", "--open", "--port", "1"]),
        ({"serve", "play"}, ["play", "--port", "1"]),
        ({"lockdown.server", "play"}, ["play", "--port", "1"]),
    ],
)
def test_start_prefers_the_server(
    monkeypatch: pytest.MonkeyPatch, there: set[str], runs: list[str]
) -> None:
    from lockdown.cli import start

    started: list[list[str]] = []
    commands = {name: command for name, command in COMMANDS.items() if name in there | {"start"}}
    monkeypatch.setattr(start, "available", lambda: commands)
    monkeypatch.setattr(start, "has_server", lambda: "lockdown.server" in there)
    monkeypatch.setattr(start, "main", started.append)
    with pytest.raises(SystemExit):
        main(["start", "--port", "1"])
    assert started == [runs]


def test_invitations_carry_an_address_that_others_can_reach(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert own_address().count(".") == 3

    def no_network(*_given: object) -> None:
        raise OSError

    monkeypatch.setattr("socket.socket.connect", no_network)
    assert own_address() == "127.0.0.1"
