"""Every code that the server answers with has words in every language, and is documented."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from lockdown import server
from lockdown.messages import LANGUAGES, ids

SERVER = Path(server.__file__).parent
ROOT = Path(__file__).resolve().parents[2]


def codes() -> set[str]:
    """The first argument of every `Refusal(…)` and `p.Error(…)`, which has to be a plain word."""
    found = set()
    for path in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call):
                continue
            name = ast.unparse(node.func)
            if name not in ("Refusal", "p.Error"):
                continue
            code = node.args[0]
            if isinstance(code, ast.Constant):
                found.add(str(code.value))
            else:
                assert ast.unparse(code) == "refusal.code", f"{path.name}: {ast.unparse(node)}"
    return found


def test_codes_are_found() -> None:
    assert {"stale", "no_table", "no_webhook", "no_lesson", "internal"} <= codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    worded = {name.removeprefix("error-") for name in ids(language) if name.startswith("error-")}
    assert worded == codes()


def test_every_code_is_documented() -> None:
    line = next(
        line
        for line in (ROOT / "docs" / "protocol.md").read_text().splitlines()
        if "Codes: `" in line
    )
    assert set(line.split("Codes: `")[1].split("`")[0].split()) == codes()
