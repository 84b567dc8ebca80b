"""`lockdown content`: what the box holds, whether it is complete, and what of it is ours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from lockdown.cli.output import fail, out, write_json

if TYPE_CHECKING:
    from lockdown.ledger.components import Reconstructed

content = typer.Typer(no_args_is_help=True)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
GameName = Annotated[str, typer.Option("--game", help="Whose box: lockdown or nemesis.")]


def _known(game: str) -> str:
    """The name of a game that is in the program; ends the command if it is not."""
    from lockdown import games
    from lockdown.kernel.errors import BadSetup
    from lockdown.kernel.game import rules_of

    games.load()
    try:
        return rules_of(game).name
    except BadSetup as error:
        fail(str(error), code=2)


@content.command("list")
def list_(
    kind: Annotated[
        str | None,
        typer.Argument(help="One kind: action, item, room, event, …", show_default=False),
    ] = None,
    *,
    game: GameName = "lockdown",
    as_json: AsJson = False,
) -> None:
    """List the components: how many of each, or all of one kind with their facts."""
    from lockdown.ledger.components import counts, facts

    game = _known(game)
    if kind is None:
        have = counts(game)
        if as_json:
            write_json(have)
        else:
            _print_rows(("Component", "Copies"), [(name, str(n)) for name, n in have.items()])
        return
    found = facts(game)
    if kind not in found:
        fail(f"no kind is called {kind!r}; there are {', '.join(found)}", code=2)
    if as_json:
        write_json(found[kind])
    else:
        rows = [
            (key, ", ".join(f"{name} {value}" for name, value in its.items()))
            for key, its in found[kind].items()
        ]
        _print_rows(("Key", "Facts"), rows)


@content.command()
def check(
    *,
    game: Annotated[str, typer.Option("--game", help="Only this game's.", show_default=False)] = "",
    as_json: AsJson = False,
) -> None:
    """Check counts, facts, behaviour, words and tests of all components, of every game.

    Ends with 0 only when all is well.
    """
    from lockdown import games
    from lockdown.ledger.completeness import problems

    wanted = (_known(game),) if game else games.load()
    found = [(name, one) for name in wanted for one in problems(name)]
    if as_json:
        write_json([{"game": name, "about": one.about, "text": one.text} for name, one in found])
    else:
        for name, one in found:
            out().print(f"{name}: {one.about}: {one.text}", markup=False, soft_wrap=True)
        if not found:
            out().print("All components are complete.")
    if found:
        fail(f"{len(found)} things are not as they should be.")


@content.command()
def reconstructed(
    *,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print docs/reconstructed.md.")
    ] = False,
    game: GameName = "lockdown",
    as_json: AsJson = False,
) -> None:
    """List what is ours: components, or fields of them, that no source gives."""
    from lockdown.ledger.components import reconstructed as ours

    found = ours(_known(game))
    if as_json:
        write_json([one._asdict() for one in found])
    elif markdown:
        typer.echo(as_markdown(game, found), nl=False)
    else:
        rows = [
            (one.kind, name_of(game, one), ", ".join(one.fields) or "all", one.confidence)
            for one in found
        ]
        _print_rows(("Kind", "Component", "Ours", "Confidence"), rows)


def name_of(game: str, one: Reconstructed) -> str:
    """Its English name, or its key where it has none."""
    from lockdown import messages
    from lockdown.state.content import content_of

    key = one.key
    if one.kind == "item":
        key = content_of(game).registry.items[key].same_as or key
    try:
        return messages.Words("en", game).text(f"{one.kind}-{key}")
    except messages.MissingMessage:
        return key.replace("_", " ").capitalize()


_HEAD = """\
# What is reconstructed

The printed components are the publisher's; some of them, or some of their fields, are in none of
the sources that this project may use. They are filled in by us, so that the game is whole. Each
stands in one place and is easy to change; a table with the printed cards at hand will want to.

*Ours* names the fields that no source gives (`all`: the whole component). *Confidence*: `medium`
means one source, or sources that disagree; `low` is a design of ours.

Written by `lockdown content reconstructed --markdown`; change the cards, not this page.
"""

_TITLES = {
    "action": "Action cards",
    "item": "Items",
    "room": "Rooms",
    "weakness": "Weaknesses",
    "wound": "Serious wounds",
    "objective": "Objectives",
    "tokens": "Tokens and dice",
    "board": "Boards",
}


def as_markdown(game: str, found: list[Reconstructed]) -> str:
    """The page docs/reconstructed.md, or that of another game."""
    lines = [_HEAD]
    kinds = dict.fromkeys(one.kind for one in found)
    for kind in kinds:
        lines.append(f"## {_TITLES.get(kind, kind.capitalize())}\n")
        lines.append("| component | ours | confidence | note |")
        lines.append("|---|---|---|---|")
        for one in found:
            if one.kind == kind:
                ours = ", ".join(one.fields) or "all"
                note = one.note.replace("|", "\\|")
                lines.append(f"| {name_of(game, one)} | {ours} | {one.confidence} | {note} |")
        lines.append("")
    return "\n".join(lines)


def _print_rows(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    from rich.table import Table

    table = Table(*head, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*row)
    out().print(table)
