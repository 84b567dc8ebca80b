"""Join docs/rulings.d/*.md into docs/rulings.md: `python tools/rulings.py [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "docs"
HEAD = """# Rulings

Where the catalogue leaves a hole we decided as experienced players would, and wrote a scenario that
shows it. The catalogue's own rulings are marked "Ruling (ours)" there. This page is made from the
files in `docs/rulings.d/` by `python tools/rulings.py`.
"""


def joined() -> str:
    """The whole page."""
    parts = [HEAD]
    for path in sorted((DOCS / "rulings.d").glob("*.md")):
        text = path.read_text(encoding="utf-8").strip()
        lines = ["#" + line if line.startswith("#") else line for line in text.splitlines()]
        parts.append("\n".join(lines))
    return "\n\n".join(part.strip() for part in parts) + "\n"


def main() -> int:
    """Write the page, or say whether it is up to date."""
    target = DOCS / "rulings.md"
    if "--check" in sys.argv[1:]:
        return 0 if target.exists() and target.read_text(encoding="utf-8") == joined() else 1
    target.write_text(joined(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
