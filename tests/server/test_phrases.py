"""Ready phrases: what the browser may put into one, every listener can say in their language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lockdown.games.lockdown.board import raw_board
from lockdown.games.lockdown.cards.registry import REGISTRY
from lockdown.kernel.options import ARG_KINDS
from lockdown.messages import LANGUAGES, bundle, sources
from lockdown.messages.render import Speaker
from lockdown.rules import verbs  # noqa: F401 - declares the kinds
from lockdown.state import keys

ROOT = Path(__file__).resolve().parents[2]
#: A word that shows a key instead of words.
RAW = re.compile(r"[a-z]_[a-z]|[{}$]")


def client_kinds() -> dict[str, str]:
    """The kind by which the browser sends each argument (`web/src/talk/phrases.ts`)."""
    source = (ROOT / "web" / "src" / "talk" / "phrases.ts").read_text("utf-8")
    found = re.search(r"export const KIND[^{]*\{([^}]*)\}", source)
    assert found is not None
    return dict(re.findall(r"(\w+): '(\w+)'", found[1]))


def phrases() -> dict[str, set[str]]:
    """Every ready phrase and emote with the arguments it names."""
    line = re.compile(r"^((?:phrase|emote)-\w+) = (.*)$", re.MULTILINE)
    files = (*sources("en"), *sources("en", "lockdown"))
    lines = [found for _, source in files for found in line.findall(source)]
    return {key: set(re.findall(r"\$(\w+)", said)) for key, said in lines}


def values() -> dict[str, list[str]]:
    """Real values of every argument, as they travel."""
    board = raw_board("basic")
    return {
        "room": [f"{slot['number']:03d}" for slot in board["slot"]],
        "corridor": ["tech", *(f"{c['a']:03d}-{c['b']:03d}" for c in board["corridor"])],
        "seat": list("ABCDE"),
        "contingency": list(keys.CONTINGENCIES),
        "tile": list(REGISTRY.rooms),
        "item": list(REGISTRY.items),
        "section": list(board["sections"]),
        "css": list(keys.CSS_TOKENS),
        "space": [str(n) for n in range(1, 16)],
    }


def test_the_browser_knows_every_argument_and_sends_kinds_that_the_server_takes() -> None:
    used = set().union(*phrases().values())
    assert client_kinds().keys() == used == values().keys()
    assert set(client_kinds().values()) <= ARG_KINDS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_said_with_every_value(language: str) -> None:
    people = ("Ana", "Ben", "Cleo", "Dora", "Emil")
    speaker = Speaker(language, people, {9: "archive"}, game="lockdown")
    kinds, said = client_kinds(), 0

    def spoken(name: str, value: str) -> str:
        kind = ARG_KINDS[kinds[name]]
        assert kind.write(kind.read(value)) == value
        return speaker.arg(kinds[name], kind.read(value))

    known = {name: [spoken(name, one) for one in found] for name, found in values().items()}
    for key, names in phrases().items():
        assert bundle(language, "lockdown").has_message(key), key
        plain = {name: known[name][0] for name in names}
        for name in names or {""}:
            for word in known.get(name, [""]):
                found = speaker.say(key, None, **({**plain, name: word} if name else plain))
                assert not RAW.search(found), (key, found)
                assert word in found
                said += 1
    assert said > 500
