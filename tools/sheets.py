"""The quick-reference sheets as PDF: one page a game and language, for the physical table.

Usage: python tools/sheets.py           print the PDFs anew
       python tools/sheets.py --check   are the words right, and the PDFs made of them?

The words are in `docs/sheets/sheets.toml`. Chromium or Chrome prints them (the one that the browser
tests use); `docs/sheets/made-of.txt` says what each PDF was made of, so that `--check` needs none.
"""

from __future__ import annotations

import hashlib
import html
import re
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT), str(ROOT / "tools")]

import translations  # type: ignore[import-not-found]  # noqa: E402

from lockdown.ledger import catalogue  # noqa: E402
from lockdown.messages import LANGUAGES  # noqa: E402

FOLDER = ROOT / "docs" / "sheets"
MADE_OF = FOLDER / "made-of.txt"
CLOSING = {
    "en": "Unofficial fan work, in our own words. Ids: see the rules.",
    "es": "Obra no oficial de aficionados, con palabras propias. Códigos: véanse las reglas.",
    "pl": "Nieoficjalna praca fanów, własnymi słowami. Kody: zobacz zasady.",
    "de": "Inoffizielle Fanarbeit in eigenen Worten. Kürzel: siehe Regeln.",
}
STYLE = """
@page { size: A4; margin: 10mm 10mm 8mm; }
* { box-sizing: border-box; }
body { margin: 0; font: 10pt/1.27 "Liberation Sans", "DejaVu Sans", Arial, sans-serif; }
h1 { margin: 0 0 3mm; font-size: 18pt; border-bottom: 0.6mm solid #111; padding-bottom: 1mm; }
main { columns: 2; column-gap: 7mm; }
h2 { margin: 0 0 1.5mm; padding: 0.8mm 1.5mm; font-size: 12pt; color: #fff; background: #111; }
h2 { break-after: avoid; }
h2:nth-of-type(3) { break-before: column; }
ul { margin: 0 0 4mm; padding: 0; list-style: none; }
li { margin: 0 0 1.2mm; break-inside: avoid; }
small { color: #555; font-size: 6.8pt; white-space: nowrap; }
footer { margin-top: 1mm; font-size: 7pt; color: #555; }
"""


@cache
def read() -> dict[str, dict[str, Any]]:
    """The sheets by game."""
    text = (FOLDER / "sheets.toml").read_text(encoding="utf-8")
    return {sheet["game"]: sheet for sheet in tomllib.loads(text)["sheet"]}


def lines(game: str) -> list[list[dict[str, Any]]]:
    """The lines of a sheet by part: text by language, and `rules`."""
    return [part["lines"] for part in read()[game]["part"]]


def page(game: str, language: str) -> str:
    """A sheet as a page to print."""
    sheet = read()[game]
    parts = []
    for part in sheet["part"]:
        lines = "\n".join(
            f"<li>{_line(line[language])} <small>{_ids(line['rules'])}</small></li>"
            for line in part["lines"]
        )
        parts.append(f"<h2>{html.escape(part['title'][language])}</h2>\n<ul>\n{lines}\n</ul>")
    title = html.escape(sheet["title"][language])
    return (
        f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style>\n<h1>{title}</h1>\n<main>\n{chr(10).join(parts)}\n</main>\n"
        f"<footer>{CLOSING[language]}</footer></html>\n"
    )


def lead(words: str) -> tuple[str, str]:
    """The beginning of a line, up to the colon, that is found at a glance, and the rest."""
    first, colon, rest = words.partition(":")
    return first + colon, rest.strip()


def _line(words: str) -> str:
    first, rest = lead(words)
    return f"<b>{html.escape(first)}</b> {html.escape(rest)}"


def _ids(rules: list[str]) -> str:
    """Ids of rules in short: LD-BAG-08, 09, 10."""
    short = []
    area = ""
    for rule in rules:
        new, _, number = rule.rpartition("-")
        short.append(number if new == area else rule)
        area = new
    return ", ".join(short)


def stamp(game: str, language: str) -> str:
    """A line that tells what a sheet was made of."""
    made = hashlib.sha256(page(game, language).encode()).hexdigest()[:16]
    return f"{game}-{language}.pdf {made}"


def stamps() -> str:
    """What all sheets are made of now."""
    return "".join(f"{stamp(game, language)}\n" for game in read() for language in LANGUAGES)


def up_to_date() -> bool:
    """Whether every PDF was made of the words as they are."""
    files = all((FOLDER / line.split()[0]).exists() for line in stamps().splitlines())
    return files and MADE_OF.read_text(encoding="utf-8") == stamps()


def faults() -> Iterator[str]:
    """Lines that name no rule of their game, or say something else than the English one."""
    for game, sheet in read().items():
        prefix = "LD" if game == "lockdown" else "NM"
        for part in sheet["part"]:
            for line in part["lines"]:
                wrong = [i for i in line["rules"] if i not in catalogue.load() or i[:2] != prefix]
                if wrong or not line["rules"]:
                    yield f"{game}: {line['en']}: no such rules {wrong}"
            for said in (part["title"], *part["lines"]):
                for language in LANGUAGES[1:]:
                    for fault in _other(said["en"], said[language], language):
                        yield f"{game}, {language}: {said[language]}: {fault}"


def _other(english: str, words: str, language: str) -> Iterator[str]:
    """What a translated line has otherwise: numbers, names and longer terms, English."""
    numbers = [Counter(re.findall(r"\d+", text)) for text in (english, words)]
    if numbers[0] != numbers[1]:
        yield "other numbers"
    for term, wanted in translations.lacking(english, words, language).items():
        if term[0].isupper() or " " in term:
            yield f"{term} should be {wanted}"
    if translations.english_in(words):
        yield "English words"


def pages_in(pdf: bytes) -> int:
    """How many pages a PDF of Chromium's has."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def make() -> None:
    """Print all sheets anew."""
    from tests.web.browser import find_browser  # noqa: PLC0415

    browser = find_browser()
    if browser is None:
        raise SystemExit("No Chromium or Chrome was found; name one in LOCKDOWN_BROWSER.")
    for game in read():
        for language in LANGUAGES:
            with tempfile.TemporaryDirectory() as folder:
                source = Path(folder) / "sheet.html"
                source.write_text(page(game, language), encoding="utf-8")
                target = FOLDER / f"{game}-{language}.pdf"
                command = [
                    str(browser), "--headless", "--no-sandbox", "--disable-gpu",
                    f"--user-data-dir={folder}/profile", "--no-pdf-header-footer",
                    f"--print-to-pdf={target}", source.as_uri(),
                ]  # fmt: skip
                subprocess.run(command, check=True, capture_output=True, timeout=120)
            count = pages_in(target.read_bytes())
            print(f"{target.name}: {count} page, {target.stat().st_size // 1000} kB")
            if count != 1:
                raise SystemExit(f"{target.name} does not fit one page")
    MADE_OF.write_text(stamps(), encoding="utf-8")


def main() -> int:
    if "--check" in sys.argv:
        found = list(faults())
        if not up_to_date():
            found.append("the PDFs are made of other words: run python tools/sheets.py")
        print("\n".join(found) or "the sheets are right")
        return 1 if found else 0
    make()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
