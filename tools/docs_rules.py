"""A hook of MkDocs: the rules as pages, by game and mode, in four languages, with the search.

The English pages keep the paths of the catalogue (`rules/lockdown/03-round.md`), the others stand
under their language (`rules/es/lockdown/03-round.md`). Both layers of a rule are shown; what
editors need is folded away and is not printed. Every id is a link, and the address of its entry.
"""

from __future__ import annotations

import json
import posixpath
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).resolve().parent))

import sheets  # type: ignore[import-not-found]

from lockdown.ledger import catalogue, translations
from lockdown.ledger.catalogue import EDITOR_LABELS, Rule
from lockdown.messages import LANGUAGES, text
from lockdown.search import MODES
from lockdown.search.export import export

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.nav import Navigation
    from mkdocs.structure.pages import Page

WORDS: dict[str, Any] = tomllib.loads(
    (Path(__file__).resolve().parent / "docs_words.toml").read_text(encoding="utf-8")
)
GAMES = {"lockdown": ("LD", "Nemesis: Lockdown"), "nemesis": ("NM", "Nemesis")}
_ID = re.compile(r"(?<![\w`\[#/-])(?:LD|NM)-[A-Z]{3}-\d+(?![\w-])")
_LABEL = re.compile(rf"^- ({'|'.join(map(re.escape, EDITOR_LABELS))}):", re.MULTILINE)
_CODES = re.compile(r"^(?:(?:LD|NM)-)?[A-Z]{3}\b[ —:-]*|\s*\((?:\w+ )?[A-Z]{3}(?:, [A-Z]{3})*\)")


def say(key: str, language: str) -> str:
    """One of the words of these pages."""
    return str(WORDS["words"][key][language])


def folder(language: str) -> str:
    """Where the pages of a language lie."""
    return "rules" if language == "en" else f"rules/{language}"


def chapters(game: str, *, mode: bool | None = None) -> list[dict[str, Any]]:
    """The chapters of a game, its modes, or both."""
    return [
        one
        for one in WORDS["chapter"]
        if one["game"] == game and mode in (None, one.get("mode", False))
    ]


@cache
def places(language: str) -> dict[str, str]:
    """Area of the catalogue: the page that holds it."""
    return {
        f"{GAMES[one['game']][0]}-{area}": f"{folder(language)}/{one['game']}/{one['page']}.md"
        for one in WORDS["chapter"]
        for area in one["areas"]
    }


def link(rule: Rule, page: str, language: str = "en") -> str:
    """A link from a page to a rule."""
    target = posixpath.relpath(places(language)[rule.area], posixpath.dirname(page) or ".")
    return f"[{rule.id}]({target}#{rule.id})"


def linked(words: str, page: str, language: str) -> str:
    """A text in which the ids of rules are links."""
    rules = catalogue.load()

    def one(found: re.Match[str]) -> str:
        rule = rules.get(found[0])
        return link(rule, page, language) if rule else found[0]

    return _ID.sub(one, words)


def _section(heading: str) -> str:
    """A heading without the codes of the catalogue."""
    return _CODES.sub("", heading).strip() or heading


def _notes(rule: Rule, notes: str, language: str) -> str:
    """What editors need, with labels in the language, and the sources of the original."""
    if language != "en":
        sources = [found[0].strip() for found in translations.SOURCE.finditer(rule.notes)]
        notes = "\n".join([notes, *sources]).strip()
    labels = WORDS["labels"]
    return _LABEL.sub(lambda found: f"- **{labels[found[1]][language]}:**", notes)


def entry(rule: Rule, page: str, language: str) -> Iterator[str]:
    """One rule with both layers."""
    other = translations.load(language).get(rule.id) if language != "en" else None
    title, body, notes = (
        (other.title, other.text, other.notes) if other else (rule.title, rule.text, rule.notes)
    )
    yield f"\n### {rule.id} {title} {{: #{rule.id} }}\n"
    if other and other.stamp != translations.stamp(rule):
        yield f"*{say('old', language)}*\n"
    yield linked(body, page, language) + "\n"
    below = linked(_notes(rule, notes, language), page, language)
    if below:
        inside = "\n".join(f"    {line}" if line else "" for line in below.splitlines())
        yield f'??? quote "{say("notes", language)}"\n\n{inside}\n'


def ask(game: str, language: str, area: str = "") -> str:
    """The box that asks the rules, see `docs/assets/ask.js`; `area`: a page of the mode with it."""
    mode = next((mode for mode, areas in MODES.items() if area in areas), "")
    given = {
        "game": game,
        "mode": mode,
        "label": say("ask", language),
        "placeholder": say("placeholder", language),
        "nothing": say("nothing", language),
    }
    data = " ".join(f'data-{name}="{value}"' for name, value in given.items())
    return f'<div class="ask" {data}></div>\n'


def _others(page: str, language: str) -> str:
    """Links to the same page in the other languages."""
    plain = page.removeprefix(f"{folder(language)}/")
    here = posixpath.dirname(page)
    found = [
        f"[{say('language', other)}]({posixpath.relpath(f'{folder(other)}/{plain}', here)})"
        for other in LANGUAGES
        if other != language
    ]
    return f'<div class="others" markdown>{" · ".join(found)}</div>\n'


_HEAD = "---\nsearch:\n  exclude: true\n---\n"
"""The site's own search would mix languages and games; these pages have a better one."""


def chapter(one: dict[str, Any], language: str) -> tuple[str, str]:
    """Path and text of a chapter."""
    game = one["game"]
    prefix, name = GAMES[game]
    page = f"{folder(language)}/{game}/{one['page']}.md"
    parts = [_HEAD, f"# {name}: {one['name'][language]}\n", _others(page, language)]
    parts.append(ask(game, language, one["areas"][0]))
    section = ""
    for area in one["areas"]:
        for rule in catalogue.load().areas[f"{prefix}-{area}"]:
            other = translations.load(language).get(rule.id) if language != "en" else None
            heading = _section(other.section if other else rule.section)
            if heading != section and not one.get("mode"):
                section = heading
                parts.append(f"\n## {heading}\n")
            parts += entry(rule, page, language)
    return page, "\n".join(parts)


def contents(language: str) -> tuple[str, str]:
    """Path and text of the page that leads to all others of a language."""
    page = f"{folder(language)}/index.md"
    parts = [_HEAD, f"# {say('rules', language)}\n", _others(page, language)]
    for game, (_, name) in GAMES.items():
        parts += [f"\n## {name}\n", ask(game, language)]
        sheet = f"{folder(language)}/sheet-{game}.md"
        pdf = posixpath.relpath(f"sheets/{game}-{language}.pdf", posixpath.dirname(page))
        parts.append(
            f"**[{say('sheet', language)}]({posixpath.relpath(sheet, posixpath.dirname(page))})**,"
            f" [{say('pdf', language)}]({pdf})\n"
        )
        for mode in (False, True):
            if mode:
                parts.append(f"\n**{say('modes', language)}**\n")
            parts += [
                f"- [{one['name'][language]}]({game}/{one['page']}.md)"
                for one in chapters(game, mode=mode)
            ]
    parts.append(f"\n{say('print', language)}\n")
    return page, "\n".join(parts)


def sheet(game: str, language: str) -> tuple[str, str]:
    """Path and text of a quick-reference sheet."""
    page = f"{folder(language)}/sheet-{game}.md"
    data = sheets.read()[game]
    pdf = posixpath.relpath(f"sheets/{game}-{language}.pdf", posixpath.dirname(page))
    parts = [_HEAD, f"# {data['title'][language]}\n", _others(page, language)]
    parts.append(f"[{say('sheet', language)} {say('pdf', language)}]({pdf}){{: .pdf }}\n")
    rules = catalogue.load()
    parts.append('<div class="sheet" markdown>\n')
    for part in data["part"]:
        parts.append(f"\n## {part['title'][language]}\n")
        for line in part["lines"]:
            ids = " ".join(link(rules[rule], page, language) for rule in line["rules"])
            lead, rest = sheets.lead(line[language])
            parts.append(f'- **{lead}** {rest} <small class="ids" markdown>{ids}</small>')
    parts.append("\n</div>\n")
    return page, "\n".join(parts)


def reading() -> tuple[str, str]:
    """What stands before the entries of the English files: for editors."""
    parts = ["# How the catalogue is written\n"]
    for path in sorted(catalogue.folder().rglob("*.md")):
        whole = path.read_text(encoding="utf-8")
        first = re.search(r"^### (?:LD|NM)-", whole, re.MULTILINE)
        if first is None:
            continue
        head = re.sub(r"\n## [^\n]*\n\s*$", "\n", whole[: first.start()])
        parts.append(re.sub(r"^(#+) ", r"#\1 ", head, flags=re.MULTILINE).strip() + "\n")
    return "rules/reading.md", linked("\n".join(parts), "rules/reading.md", "en")


def pages() -> Iterator[tuple[str, str]]:
    """Path and text of every page, and what the search needs."""
    yield reading()
    for language in LANGUAGES:
        yield contents(language)
        for one in WORDS["chapter"]:
            yield chapter(one, language)
        for game in GAMES:
            yield sheet(game, language)
        yield f"assets/ask-{language}.json", _json(export(language))
        found = {
            area: [page.removesuffix(".md") + ".html", text(language, f"area-{area[3:]}")]
            for area, page in places(language).items()
        }
        yield f"assets/places-{language}.json", _json(found)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _navigation(beside: list[str]) -> list[Any]:
    """The pages by language and game; `beside` is about the translations, for editors."""
    found: list[Any] = []
    for language in LANGUAGES:
        where = folder(language)
        inside: list[Any] = [f"{where}/index.md"]
        for game, (_, name) in GAMES.items():
            listed: list[Any] = [{say("sheet", language): f"{where}/sheet-{game}.md"}]
            for mode in (False, True):
                its = [
                    {one["name"][language]: f"{where}/{game}/{one['page']}.md"}
                    for one in chapters(game, mode=mode)
                ]
                listed += [{say("modes", language): its}] if mode else its
            inside.append({name: listed})
        if language == "en":
            inside.append({"Differences": "rules/nemesis/00-differences-from-lockdown.md"})
            inside.append({"How the catalogue is written": "rules/reading.md"})
            inside += beside
        found.append({say("language", language): inside})
    return found


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Called by MkDocs when it has read its settings: the pages come into the navigation."""
    nav: list[Any] = config.nav or []
    beside = sorted(
        f"translations/{path.name}" for path in Path(config.docs_dir, "translations").glob("*.md")
    )
    config.nav = [{"Rules": _navigation(beside)} if one == "rules" else one for one in nav]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Called by MkDocs once it knows the files: pages take the place of the catalogue's files."""
    sources = re.compile(
        r"(?:rules/(?:lockdown|nemesis)/(?!00-)|translations/\w\w/(?:lockdown|nemesis)/).*\.md$"
    )
    for file in [file for file in files if sources.match(file.src_uri)]:
        files.remove(file)
    for path, content in pages():
        files.append(File.generated(config, path, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Called by MkDocs with the text of each page: what is written by hand gets links as well."""
    if page.file.src_uri.startswith(("rules/nemesis/00-", "translations/")):
        return linked(markdown, page.file.src_uri, "en")
    return markdown


def on_page_context(
    context: dict[str, Any],
    page: Page,
    config: MkDocsConfig,
    nav: Navigation,  # noqa: ARG001
) -> dict[str, Any]:
    """Called by MkDocs before it writes a page: what the theme says is in the page's language."""
    found = re.match(r"rules/(\w\w)/", page.file.src_uri)
    config.theme["language"] = found[1] if found else "en"
    return context
