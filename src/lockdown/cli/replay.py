"""`lockdown replay`: show a saved game, or check that it still comes out the same."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lockdown.cli.output import fail, out, write_json

if TYPE_CHECKING:
    from lockdown.kernel.events import Event
    from lockdown.kernel.replay import Replay
    from lockdown.messages.render import Speaker


def replay(
    file: Annotated[Path, typer.Argument(help="The replay.", show_default=False)],
    *,
    seat: Annotated[
        str | None, typer.Option(help="With the eyes of this seat (A to E).", show_default=False)
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="With all secrets.", show_default=False)
    ] = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Show nothing; check the final digest.")
    ] = False,
    language: Annotated[str, typer.Option(help="en, es, pl or de.")] = "en",
    plain: Annotated[
        bool, typer.Option("--plain", help="Keys instead of words, one event a line.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play a saved game again: what happened, as everybody at the table noticed it.

    With --verify nothing is shown; the command fails if an option is not legal where it stands or
    if the table ends differently from what the file says.
    """
    import importlib

    from lockdown.kernel import KernelError
    from lockdown.kernel import replay as replays

    importlib.import_module("lockdown.games.lockdown.game")  # the games that a replay may name
    if seat is not None and everything:
        fail("--seat and --all exclude each other", code=2)
    try:
        words = file.read_text(encoding="utf-8")
    except OSError as error:
        fail(f"{file}: {error.strerror}", code=2)
    except UnicodeDecodeError:
        fail(f"{file}: this is no text", code=2)
    try:
        game = replays.read(words)
        listener = _listener(game, seat)
        if verify:
            _verify(game, as_json)
        else:
            _show(game, listener, everything, language, plain, as_json)
    except KernelError as error:
        fail(f"{file}: {error}")


def _listener(game: Replay, seat: str | None) -> int | None:
    if seat is None:
        return None
    number = ord(seat.upper()) - 65 if len(seat) == 1 else -1
    if not 0 <= number < game.setup.players:
        fail(f"there is no seat {seat!r}; there are {game.setup.players} seats from A on", code=2)
    return number


def _verify(saved: Replay, as_json: bool) -> None:
    game = saved.game()
    same = not saved.digest or game.digest == saved.digest
    kept = _commitment_kept(saved)
    if kept is False:
        fail("The seed of this game is not the one that the server was bound to.")
    if as_json:
        write_json(
            {
                "moves": len(saved.moves),
                "over": game.decision is None,
                "digest": game.digest,
                "expected": saved.digest or None,
                "same": same,
                "commitment_kept": kept,
            }
        )
    elif not same:
        fail(f"The game ends with digest {game.digest}; the file says {saved.digest}.")
    elif saved.digest:
        bound = " The seed is the one the server was bound to." if kept else ""
        out().print(f"{len(saved.moves)} options, digest {game.digest}: the same game.{bound}")
    else:
        out().print(f"{len(saved.moves)} options can be played; the file has no digest.")
    if not same:
        raise typer.Exit(1)


def _commitment_kept(saved: Replay) -> bool | None:
    """Whether `commitment: HASH SALT` opens to the seed; None if there is nothing to check."""
    import hashlib

    bound, _, salt = saved.commitment.partition(" ")
    if not bound or not salt:
        return None
    return hashlib.sha256(f"{salt}:{saved.seed}".encode()).hexdigest() == bound


def _show(
    saved: Replay,
    listener: int | None,
    everything: bool,
    language: str,
    plain: bool,
    as_json: bool,
) -> None:
    from lockdown.kernel.replay import letter, opening

    first = saved.start()
    record: list[dict[str, Any]] = []
    speaker = None if plain or as_json else _speaker(language)
    _tell("", opening(first), listener, everything, speaker, record, as_json)
    last = first
    for game, seat, text, told in saved.steps():
        last = game
        mine = everything or listener == seat
        line = f"{letter(seat)} {text}" if mine else ""
        _tell(line, told, listener, everything, speaker, record, as_json)
    if as_json:
        result = last.result
        write_json({"moves": record, "result": None if result is None else _plain(result)})
    elif last.result is not None:
        out().print(str(last.result), style="bold", markup=False, soft_wrap=True)


def _speaker(language: str) -> Speaker:
    from lockdown.messages import LANGUAGES
    from lockdown.messages.render import Speaker

    if language not in LANGUAGES:
        fail(f"no language {language!r}; there are {', '.join(LANGUAGES)}", code=2)
    return Speaker(language)


def _tell(
    line: str,
    told: tuple[Event, ...],
    listener: int | None,
    everything: bool,
    speaker: Speaker | None,
    record: list[dict[str, Any]],
    as_json: bool,
) -> None:
    """Show one option (if it may be seen) and what the listener heard of it."""
    from lockdown.kernel.events import Heard, heard_by
    from lockdown.kernel.replay import event_text

    heard: list[Heard] = []
    for event in told:
        args = event.args if everything else heard_by(event, listener)
        if args is not None:
            heard.append(Heard(len(heard), event.kind, event.rule, args))
    if as_json:
        events = [{"kind": e.kind, "rule": e.rule, **e.data} for e in heard]
        record.append({"option": line or None, "events": events})
        return
    if line:
        out().print(f"> {line}", style="bold", markup=False, soft_wrap=True)
    for item in heard:
        words = _words(speaker, item) if speaker else event_text(item.kind, item.args)
        out().print(f"  {words}", markup=False, soft_wrap=True, end="")
        out().print(f"  {item.rule}", style="dim", markup=False, soft_wrap=True)


def _words(speaker: Speaker, heard: Any) -> str:
    """The log line; the keys where a language has no line for the event yet."""
    from lockdown.kernel.replay import event_text
    from lockdown.messages import MissingMessage

    try:
        return speaker.event(heard)
    except MissingMessage:
        return event_text(heard.kind, heard.args)


def _plain(result: Any) -> dict[str, Any]:
    from dataclasses import asdict

    return asdict(result)
