"""A hook of MkDocs: the glossary as a page of the documentation, made from messages and rules."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).resolve().parent))

import docs_rules  # type: ignore[import-not-found]

from lockdown.ledger import catalogue
from lockdown.messages import LANGUAGES, Words, glossary, mentions, text

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig

FEW = 3
"""Rules that an entry names; the search finds the others."""
HEAD = """# Glossary

Every term of the game in its four languages, what it means, and the first rules that speak of it.
In the app the same page is at `/glossary`, with a search in all languages and with every rule. Its
words are in `messages/*/glossary.ftl` and `meanings.ftl`.
"""


def cell(words: str) -> str:
    """Text that fits into a table."""
    return words.replace("|", "\\|").replace("\n", " ")


def page() -> str:
    """The whole page."""
    rules = catalogue.load()
    columns = " | ".join(LANGUAGES)
    table = f"| {columns} | meaning | rules |\n|{'---|' * (len(LANGUAGES) + 2)}"
    parts, topic = [HEAD], ""
    for entry in glossary.entries():
        if entry.topic != topic:
            topic = entry.topic
            parts.append(f"\n## {text('en', f'ui-topic-{topic}')}\n\n{table}")
        words_of = Words("en", entry.game)
        meaning = words_of.text(entry.meaning[0], entry.meaning[1] or None) if entry.meaning else ""
        found = [docs_rules.link(rules[i], "glossary.md") for i in mentions.rules_of(entry)[:FEW]]
        words = [cell(entry.words[language]) for language in LANGUAGES]
        words[0] = f'<a id="{entry.key}"></a>{words[0]}'
        parts.append(f"| {' | '.join(words)} | {cell(meaning)} | {' '.join(found)} |")
    return "\n".join(parts) + "\n"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Called by MkDocs once it knows the files of the documentation."""
    files.append(File.generated(config, "glossary.md", content=page()))
    return files
