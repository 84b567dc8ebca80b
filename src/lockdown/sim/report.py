"""One HTML page about many games."""

from __future__ import annotations

from pathlib import Path

from lockdown.sim.many import Figures, Settings


def write_report(file: Path, settings: Settings, figures: Figures) -> None:
    file.write_text("", encoding="utf-8")
