"""`lockdown replay`: show a saved game, or check that it still comes out the same."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lockdown.cli.output import err, fail, out, write_json

OTHER_RULES = 3
"""Exit code: this program cannot play the game again, and that says nothing against it."""

if TYPE_CHECKING:
    from lockdown.kernel.events import Event
    from lockdown.kernel.fair import Fairness
    from lockdown.kernel.game import Game, Setup
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
        bool, typer.Option("--verify", help="Show nothing; check the final digest and the dice.")
    ] = False,
    language: Annotated[str, typer.Option(help="en, es, pl or de.")] = "en",
    plain: Annotated[
        bool, typer.Option("--plain", help="Keys instead of words, one event a line.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play a saved game again: what happened, as everybody at the table noticed it.

    With --verify nothing is shown; the command fails if an option is not legal where it stands, if
    the table ends differently from what the file says, or if the dice of a game on a server are not
    what everybody was shown before the start. Exit code 3: the game was played under other rules
    than this program's and cannot be played again here.
    """
    from lockdown import games
    from lockdown.kernel import KernelError
    from lockdown.kernel import replay as replays

    games.load()  # those that a replay may name
    if seat is not None and everything:
        fail("--seat and --all exclude each other", code=2)
    try:
        words = file.read_text(encoding="utf-8")
    except OSError as error:
        fail(f"{file}: {error.strerror}", code=2)
    except UnicodeDecodeError:
        fail(f"{file}: this is no text", code=2)
    _known(language)
    try:
        game = replays.read(words)
    except KernelError as error:
        fail(f"{file}: {error}")
    listener = _listener(game, seat)
    try:
        if verify:
            _verify(game, language, as_json)
        else:
            _show(game, listener, everything, language, plain, as_json)
    except KernelError as error:
        # Under other rules an option may well be impossible: nobody has done anything wrong.
        for line in _other_rules(game, language):
            err().print(line, markup=False, soft_wrap=True)
        fail(f"{file}: {error}", code=1 if game.is_current() else OTHER_RULES)


def _listener(game: Replay, seat: str | None) -> int | None:
    if seat is None:
        return None
    number = ord(seat.upper()) - 65 if len(seat) == 1 else -1
    if not 0 <= number < game.setup.players:
        fail(f"there is no seat {seat!r}; there are {game.setup.players} seats from A on", code=2)
    return number


def _verify(saved: Replay, language: str, as_json: bool) -> None:
    """Play the game again and check what its seed was made of; say in plain words what was done."""
    from lockdown.kernel import KernelError, fair
    from lockdown.messages import text

    kept = _commitment_kept(saved)
    found = fair.check(saved.dice, saved.seed) if saved.dice is not None else None
    game: Game | None = None
    same: bool | None = None
    try:
        game = saved.game()
        same = saved.ends_alike(game)
    except KernelError:
        if saved.is_current():
            raise
    # What other rules make of it proves something only if it comes out alike.
    checked = saved.is_current() or same is True
    good = (same is not False or not checked) and kept is not False and (not found or found.fair)
    if as_json:
        write_json(
            {
                "moves": len(saved.moves),
                "rules": saved.versions,
                "checked": checked,
                "over": game is not None and game.decision is None,
                "digest": game.digest if game is not None else None,
                "expected": saved.digest or None,
                "same": same if checked else None,
                "commitment_kept": kept,
                "dice": None if found is None else {**_plain(found), "fair": found.fair},
            }
        )
    else:
        ending = {True: "fair-moves", False: "fair-moves-not", None: "fair-moves-only"}[same]
        lines: list[tuple[str, dict[str, Any]]] = []
        if checked:
            lines.append((ending, {"count": len(saved.moves)}))
        for line in _other_rules(saved, language):
            out().print(line, markup=False, highlight=False, soft_wrap=True)
        if kept is not None:
            lines.append(("fair-older" if kept else "fair-older-not", {}))
        lines += _dice_words(saved, found)
        for key, args in lines:
            out().print(text(language, key, **args), markup=False, highlight=False, soft_wrap=True)
        if checked and same is False and game is not None:
            fail(f"The game ends with digest {game.digest}; the file says {saved.digest}.")
    if not good:
        raise typer.Exit(1)
    if not checked:
        raise typer.Exit(OTHER_RULES)


def _other_rules(saved: Replay, language: str) -> list[str]:
    """What to say about a game that was played under other rules than this program's."""
    from lockdown.kernel.game import rules_of
    from lockdown.messages import text

    if saved.is_current():
        return []
    now = rules_of(saved.setup.game).version
    lines = [text(language, "fair-rules", versions=", ".join(saved.versions), now=now)]
    if saved.program:
        lines.append(text(language, "fair-rules-program", program=saved.program))
    return lines


def _dice_words(saved: Replay, found: Fairness | None) -> list[tuple[str, dict[str, Any]]]:
    """What was checked about the dice, as messages with their arguments."""
    from lockdown.kernel.replay import letter

    if found is None or saved.dice is None:
        return []
    lines: list[tuple[str, dict[str, Any]]] = []
    lines.append(("fair-server" if found.server else "fair-server-not", {}))
    if found.seats:
        lines.append(("fair-seats", {"seats": ", ".join(map(letter, found.seats))}))
    elif not found.wrong:
        lines.append(("fair-nobody", {}))
    if found.wrong:
        lines.append(("fair-seat-not", {"seats": ", ".join(map(letter, found.wrong))}))
    lines.append(("fair-seed" if found.seed else "fair-seed-not", {}))
    if saved.dice.attempt > 1:
        lines.append(("fair-again", {"count": saved.dice.attempt}))
    if found.fair and found.seats:
        lines.append(("fair-yes", {}))
    elif not found.fair:
        lines.append(("fair-no", {}))
    lines.append(("fair-compare", {"seal": saved.dice.seal}))
    return lines


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
    speaker = None if plain or as_json else _speaker(language, saved.setup)
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


def _speaker(language: str, setup: Setup) -> Speaker:
    from lockdown.messages.render import Speaker

    return Speaker(language, game=setup.game, enemies=setup.enemies)


def _known(language: str) -> None:
    from lockdown.messages import LANGUAGES

    if language not in LANGUAGES:
        fail(f"no language {language!r}; there are {', '.join(LANGUAGES)}", code=2)


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
