"""Write the browser's TypeScript types from the Python protocol.

    python tools/protocol_ts.py [--check]

`--check` only says whether `web/src/lib/protocol.ts` is up to date.
"""

from __future__ import annotations

import inspect
import sys
import textwrap
import types
import typing
from pathlib import Path

import msgspec

from lockdown.games.lockdown import view_types as lockdown_view
from lockdown.games.nemesis import view_types as nemesis_view
from lockdown.server import protocol
from lockdown.server.protocol import client, http, records, server
from lockdown.views import types as views

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "protocol.ts"
#: The modules of the games' own records. What they are made from is what the parts of the page
#: know that both games share; a game's own parts are given the game's own records.
GAMES = (lockdown_view, nemesis_view)
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def _type(hint: typing.Any) -> str:
    if hint in _PLAIN:
        return _PLAIN[hint]
    if hint is typing.Any:
        return "unknown"
    if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(_type(arg) for arg in args)
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            inner = _type(args[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        return f"[{', '.join(_type(arg) for arg in args)}]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    raise TypeError(f"no TypeScript for {hint!r}")


def _struct(struct: type[msgspec.Struct]) -> str:
    lines = []
    doc = inspect.getdoc(struct) or ""
    if doc:
        lines += textwrap.wrap(
            f"/** {' '.join(doc.split())} */", 100, subsequent_indent=" *  ", break_long_words=False
        )
    base = next((one for one in struct.__mro__[1:] if one in _SHARED), None)
    made_from = f" extends {base.__name__}" if base else ""
    lines.append(f"export interface {struct.__name__}{made_from} {{")
    info = msgspec.inspect.type_info(struct)
    if isinstance(info, msgspec.inspect.StructType) and info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    hints = typing.get_type_hints(struct)
    optional = {f.name for f in msgspec.structs.fields(struct) if not f.required}
    shown = (views.__name__, *(game.__name__ for game in GAMES))
    sent = struct.__module__ in shown or struct.__name__ not in _FROM_CLIENT
    for name in struct.__struct_fields__:
        if base and name not in inspect.get_annotations(struct):
            continue
        mark = "?" if name in optional and not sent else ""
        lines.append(f"  {name}{mark}: {_type(hints[name])};")
    lines.append("}")
    return "\n".join(lines)


_FROM_CLIENT = {
    *(cls.__name__ for cls in typing.get_args(protocol.ClientMessage)),
    "CreateTable",
    "TableOptions",
}


_SHARED = (views.TableView, views.CrewView, views.MeView, views.ResultView)


def _structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    return [
        value
        for value in vars(module).values()
        if inspect.isclass(value)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
    ]


def generate() -> str:
    """The whole file."""
    parts = [
        "// Made by tools/protocol_ts.py from the Python protocol. Do not edit.",
        f"export const PROTOCOL = {protocol.PROTOCOL};",
    ]
    for module in (views, *GAMES, records, client, server, http):
        parts += [_struct(value) for value in _structs(module)]
    for union in ("ClientMessage", "ServerMessage"):
        names = "".join(
            f"\n  | {cls.__name__}" for cls in typing.get_args(getattr(protocol, union))
        )
        parts.append(f"export type {union} ={names};")
    return "\n\n".join(parts) + "\n"


def main() -> int:
    """Write or check the file."""
    text = generate()
    if "--check" in sys.argv[1:]:
        same = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        if not same:
            print(f"{TARGET.name} is out of date: run python tools/protocol_ts.py", file=sys.stderr)
        return 0 if same else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
