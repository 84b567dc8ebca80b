"""What the papers for operators and client writers say is what the program does."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from lockdown.bots import files
from lockdown.cli.serve import serve
from lockdown.server import protocol as p
from lockdown.server.app import build
from lockdown.server.settings import PREFIX, Settings

ROOT = Path(__file__).resolve().parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
DEPLOY = (ROOT / "docs" / "deploy.md").read_text("utf-8")
DOCKERFILE = (ROOT / "deploy" / "Dockerfile").read_text("utf-8")


def section(title: str) -> str:
    """One section of the protocol."""
    return PROTOCOL.split(f"## {title}\n")[1].split("\n## ")[0]


def ops(messages: object) -> set[str]:
    """The names of the messages of a union."""
    return {cls.__struct_config__.tag for cls in messages.__args__}  # type: ignore[attr-defined]


def listed(text: str) -> set[str]:
    """The names in the first column of a table."""
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def test_every_message_is_explained() -> None:
    assert listed(section("Messages of the client")) == ops(p.ClientMessage)
    assert listed(section("Messages of the server")) == ops(p.ServerMessage)


def test_every_option_of_a_table_is_explained() -> None:
    line = next(x for x in PROTOCOL.splitlines() if x.startswith("Options of a table"))
    assert set(p.TableOptions.__struct_fields__) <= set(re.findall(r"`(\w+)`", line))


def test_every_address_is_explained() -> None:
    schema = build("sqlite:///unused.sqlite3").openapi_schema.to_schema()
    known = re.sub(r"\{\w+\}", "{}", section("HTTP").replace("{language}.ftl", "{}"))
    for path in schema["paths"]:
        plain = re.sub(r"\{\w+\}", "{}", path)
        assert f"{plain}`" in known, path


def test_every_setting_is_explained() -> None:
    named = set(re.findall(rf"`{PREFIX}(\w+)`", DEPLOY))
    own_bots = files.SETTING.removeprefix(PREFIX)  # read where bots are made, not by the server
    assert named == {item.name.upper() for item in fields(Settings)} | {own_bots}
    for name, default in (("TABLES_PER_MINUTE", 30), ("AWAY_SECONDS", 60), ("SEND_SECONDS", 20)):
        assert getattr(Settings(), name.lower()) == default


def flags() -> set[str]:
    command = typer.main.get_command(_app())
    return {flag for parameter in command.params for flag in parameter.opts}


def _app() -> typer.Typer:
    app = typer.Typer()
    app.command()(serve)
    return app


def test_commands_in_the_papers_have_the_options_they_use() -> None:
    known = flags()
    for text in (DEPLOY, DOCKERFILE.replace('", "', " ").replace('"', "")):
        used = re.findall(r"lockdown serve((?: +(?:--\w+|[^\s`\]]+))*)", text)
        assert used
        for line in used:
            assert set(re.findall(r"--\w+", line)) <= known, line


def test_the_container_copies_what_is_there() -> None:
    """And what it copies is not kept from it."""
    allowed = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    for line in DOCKERFILE.splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (ROOT / source).exists(), source
                top = "docs/rules" if source.startswith("docs/") else source.split("/")[0]
                assert f"!{top}" in allowed, source


def test_the_services_fit_together() -> None:
    found = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
    services = found["services"]
    assert (ROOT / "deploy" / services["server"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["server"]["build"]["dockerfile"]).is_file()
    named = {PREFIX + item.name.upper() for item in fields(Settings)}
    assert set(services["server"]["environment"]) <= named
    caddy = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    port = re.search(r"EXPOSE (\d+)", DOCKERFILE)
    assert port is not None
    assert f"reverse_proxy server:{port[1]}" in caddy
    # Every value that is asked for has a line in the example.
    text = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    example = (ROOT / "deploy" / "example.env").read_text("utf-8")
    for name in re.findall(r"\$\{(\w+)", text):
        assert f"\n{name}=" in example, name


@pytest.mark.parametrize("name", ["deploy/Dockerfile", "deploy/compose.yaml", "deploy/Caddyfile"])
def test_the_page_names_the_files(name: str) -> None:
    assert name in DEPLOY
    assert (ROOT / name).is_file()
