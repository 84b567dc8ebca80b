"""Works of others are named with their licences."""

from __future__ import annotations

import importlib.metadata
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
NOTICE = (ROOT / "NOTICE.md").read_text("utf-8")
#: Licences that ask for more than to be named.
SHARING = re.compile(r"\b(?:A|L)?GPL|\bMPL|Mozilla|\bEPL|\bCDDL|EUPL", re.IGNORECASE)


def row(package: str) -> str:
    """The line of the notice that names a package."""
    plain = package.lower().replace("_", "-").replace(".", "-")
    for line in NOTICE.splitlines():
        if re.match(rf"\| [^|]*`{re.escape(plain)}`", line.lower().replace(".", "-")):
            return line
    return ""


def licence(package: str) -> str:
    """What the package's own metadata say, if it is installed here."""
    try:
        found = importlib.metadata.metadata(package)
    except importlib.metadata.PackageNotFoundError:
        return ""
    classifiers = [c for c in found.get_all("Classifier", []) if c.startswith("License")]
    return " ".join([*found.get_all("License-Expression", []), *classifiers])


def direct() -> list[str]:
    """What the program itself depends on."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        wanted = tomllib.load(file)["project"]["dependencies"]
    return [re.split(r"[\[>=<;~ ]", one)[0] for one in wanted]


def installed() -> list[str]:
    """Everything that comes with it."""
    text = (ROOT / "requirements" / "play.txt").read_text("utf-8")
    return re.findall(r"^([\w.-]+)(?:\[.*?\])?==", text, re.MULTILINE)


@pytest.mark.parametrize("package", direct())
def test_what_the_program_is_built_on_is_named(package: str) -> None:
    assert row(package), f"{package} is not in NOTICE.md"


def test_licences_that_ask_for_more_are_named() -> None:
    found = {one: licence(one) for one in installed() if SHARING.search(licence(one))}
    assert any(one.startswith("psycopg") for one in found)
    for package, words in found.items():
        named = row(package)
        assert named, f"{package} ({words}) is not in NOTICE.md"
        assert SHARING.search(named), named
