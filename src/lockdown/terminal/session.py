"""One game in a terminal, hot-seat or with bots: ask, show, explain."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as RichTable

from lockdown.kernel import replay
from lockdown.kernel.errors import KernelError
from lockdown.kernel.game import Game
from lockdown.kernel.options import ARG_KINDS, Option
from lockdown.ledger import translations
from lockdown.messages import MissingMessage, Words
from lockdown.messages.render import NOBODY, Speaker
from lockdown.search import search
from lockdown.terminal.board import WIDTH, draw
from lockdown.terminal.parts import parts_of
from lockdown.views.types import CrewView, ItemView, TableView

Chooser = Callable[[Game, int], Option]
_LETTERS = "ABCDE"


class Leave(Exception):
    """The player leaves the table."""


class Session:
    """Plays one game with people at this terminal and choosers for the other seats."""

    def __init__(
        self,
        game: Game,
        seed: int,
        people: set[int],
        chooser: Chooser,
        console: Console,
        language: str = "en",
    ) -> None:
        self.game = game
        self.own = parts_of(game.setup.game)
        self.seed = seed
        self.people = people
        self.chooser = chooser
        self.console = console
        self.language = language
        self.words = Words(language, game.setup.game, game.setup.enemies)
        self.said = Speaker(language, game=game.setup.game, enemies=game.setup.enemies)
        """For what has no name of a player and no room in it."""
        self.heard = dict.fromkeys(people, 0)
        self.last_person: int | None = next(iter(people)) if len(people) == 1 else None

    # ---- the loop

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        while (decision := self.game.decision) is not None:
            if decision.seat not in self.people:
                self.game.play(self.chooser(self.game, decision.seat))
                continue
            if len(decision.options) == 1 and decision.secret:
                # A window in which this seat can only decline needs no person here.
                self.game.play(decision.options[0])
                continue
            self._curtain(decision.seat)
            self._ask(decision.seat)
        self.tell_news(self.last_person)
        self._result()

    def _curtain(self, seat: int) -> None:
        """Between two people at one terminal nobody sees the other's hand."""
        if self.last_person not in (None, seat):
            self.console.clear()
            self.console.print(
                Panel(self.say("hand_over", seat=f"[bold]{escape(self.name(seat))}[/]"))
            )
            self._read(self.say("ready") + " ")
            self.console.clear()
        if self.last_person != seat or self.heard.get(seat) == 0:
            self._show_board(seat)
        self.last_person = seat

    def _ask(self, seat: int) -> None:
        view: TableView = self.game.view(seat)
        speaker = self.speaker(view)
        self.tell_news(seat)
        decision = self.game.decision
        if decision is None or view.decision is None:
            return
        about = {
            name: (arg.kind, _value(arg.kind, arg.text))
            for name, arg in view.decision.about.items()
        }
        prompt = self._prompt(speaker, decision.kind, about)
        self.console.print(
            f"\n[bold cyan]{escape(self.name(seat))}[/]: {escape(prompt)} [dim]{decision.rule}[/]"
        )
        options = list(decision.options)
        for number, option in enumerate(options, 1):
            words = self._option_words(speaker, option)
            self.console.print(
                f" [cyan]{number:3}[/] {escape(words)} [dim]{escape(str(option))}[/]"
            )
        while True:
            line = self._read("> ")
            try:
                if self._command(line, seat, options):
                    return
            except KernelError as error:
                self.console.print(f"[red]{escape(str(error))}[/]")

    def _command(self, line: str, seat: int, options: list[Option]) -> bool:
        """Carry out one line; True if the decision is taken."""
        word, _, rest = line.strip().partition(" ")
        if not word:
            return False
        if word.isdigit():
            if not 1 <= int(word) <= len(options):
                self.console.print(f"[red]{self.say('options_range', count=len(options))}[/]")
                return False
            self.game.play(options[int(word) - 1])
            return True
        if word == "undo":
            self.game.undo()
            return True
        handler = {
            "why": self._why,
            "log": self._log,
            "board": lambda s, _: self._show_board(s),
            "me": lambda s, _: self._me(s),
            "crew": lambda s, _: self._crew(s),
            "rule": self._rule,
            "help": lambda *_: self.console.print(escape(self.say("help"))),
            "?": lambda *_: self.console.print(escape(self.say("help"))),
            "save": self._save,
        }.get(word)
        if word == "quit":
            raise Leave
        if handler is not None:
            handler(seat, rest.strip())
            return False
        self.game.play(line.strip())
        return True

    # ---- showing

    def name(self, seat: int) -> str:
        """A seat's letter with its character."""
        character = self.game.table.char[seat]
        if character < 0:
            return _LETTERS[seat]
        return f"{_LETTERS[seat]} {self.said.arg('character', character)}"

    def say(self, key: str, *, of: str = "terminal", **args: Any) -> str:
        """Words of this terminal, or of another group of messages."""
        return self.words.text(f"{of}-{key}", **args)

    def speaker(self, view: TableView) -> Speaker:
        """Words for this viewer; whoever plays here alone is called "you"."""
        return Speaker(
            self.language,
            [self.name(seat) for seat in range(len(view.crew))],
            {room.slot: room.tile for room in view.rooms if room.tile},
            game=view.game,
            enemies=self.game.setup.enemies,
            you=next(iter(self.people)) if len(self.people) == 1 else NOBODY,
        )

    def tell_news(self, seat: int | None) -> None:
        """Log lines that this person has not read yet."""
        if seat is None:
            return
        events = self.game.events(self.heard.get(seat, 0), seat)
        speaker = self.speaker(self.game.view(seat))
        for heard in events:
            self.console.print(f"[dim]·[/] {escape(speaker.event(heard))} [dim]{heard.rule}[/]")
        self.heard[seat] = self.heard.get(seat, 0) + len(events)

    def _show_board(self, seat: int) -> None:
        view: TableView = self.game.view(seat)
        speaker = self.speaker(view)
        tracks = [self.say("round", round=view.round), *self.own.tracks(view, self.say)]
        state = [
            self.say("fire", left=view.fire_left),
            self.say("malfunctions", left=view.malfunctions_left),
            *self.own.state(view, self.say),
        ]
        title, below = "  ".join([*tracks, *state]), ""
        if len(title) > WIDTH:
            # A frame cuts off what does not fit above it.
            title, below = "  ".join(tracks), "  ".join(state)
        self.console.print(Panel(draw(view, speaker), title=escape(title), expand=False))
        if below:
            self.console.print(escape(below))
        self._crew(seat)

    def _crew(self, seat: int) -> None:
        view: TableView = self.game.view(seat)
        speaker = self.speaker(view)
        own = (column.title for column in self.own.columns)
        titles = (self.say(key) for key in ("where", "hand", "wounds", *own))
        table = RichTable(
            "",
            self.say("number-n", of="ui", n=""),
            *titles,
            "",
            self.say("holds"),
            self.say("pack"),
        )
        for crew in view.crew:
            table.add_row(*self._crew_row(view, speaker, crew))
        self.console.print(table)

    def _crew_row(self, view: TableView, speaker: Speaker, crew: CrewView) -> list[str]:
        where = (
            speaker.room(crew.room)
            if crew.place == "room"
            else self.words.text(f"place-{crew.place}")
        )
        wounds = (
            "●" * crew.light + " " + " ".join(self._wound(w.key, w.dressed) for w in crew.wounds)
        )
        marks = [
            self.say(word)
            for word, on in (
                ("first", crew.seat == view.first),
                ("passed", crew.passed),
                ("slime", crew.slime),
                ("larva", crew.larva),
                ("signal", crew.signal),
            )
            if on
        ]
        holds = ", ".join(_item_words(speaker, item) for item in (*crew.hands, *crew.beside))
        pack = ", ".join(
            _item_words(speaker, p.item) if p.item else self._deck(p.colour) for p in crew.pack
        )
        cells = [
            self.name(crew.seat),
            str(crew.number),
            where,
            f"{crew.hand}/{crew.deck}",
            wounds.strip(),
            *(column.cell(crew) for column in self.own.columns),
            " ".join(marks),
            holds,
            pack,
        ]
        return [escape(cell) for cell in cells]

    def _me(self, seat: int) -> None:
        view: TableView = self.game.view(seat)
        if view.me is None:
            return
        lines = []
        for objective, met in zip(view.me.objectives, view.me.objectives_met, strict=True):
            name = self.words.text(f"objective-{objective}")
            words = self.words.text(f"objective-{objective}", "text")
            lines.append(f"{'✓' if met else '·'} {name}: {words}")
        for group, key in self.own.secrets(view.me):
            words = self.words.text(f"{group}-{key}", "text")
            lines.append(f"  {self.words.text(f'{group}-{key}')}: {words}")
        hand = ", ".join(self.said.card(ARG_KINDS["card"].read(card)) for card in view.me.hand)
        lines.append("  " + self.say("your_hand", cards=hand))
        words = "\n".join(escape(line) for line in lines)
        self.console.print(Panel(words, title=self.say("only_you")))

    def _why(self, seat: int, word: str) -> None:
        view: TableView = self.game.view(seat)
        speaker = self.speaker(view)
        shown = 0
        for refused in self.game.why_not(seat):
            what = speaker.refused(refused.option)
            if word and word not in (*what.lower().split(), refused.what, refused.option[0]):
                continue
            reason = self._reason(speaker, refused.reason, refused.args)
            self.console.print(f"  {escape(what)}: {escape(reason)} [dim]{refused.rule}[/]")
            shown += 1
        if not shown:
            self.console.print("  " + self.say("nothing_refused"))

    def _log(self, seat: int, rest: str) -> None:
        count = int(rest) if rest.isdigit() else 20
        speaker = self.speaker(self.game.view(seat))
        for heard in self.game.events(0, seat)[-count:]:
            self.console.print(f"[dim]·[/] {escape(speaker.event(heard))} [dim]{heard.rule}[/]")

    def _rule(self, _seat: int, asked: str) -> None:
        """Read a rule by its id, or the rule that answers a question and the next best ones."""
        found = search(asked, self.language, self.game.setup.game, most=6)
        if not found:
            self.console.print(f"[red]{escape(self.say('no_rule', rule=asked))}[/]")
            return
        best, *others = found
        words = escape(translations.entry(best.id, self.language).text)
        self.console.print(Panel(words, title=f"{best.id} {escape(best.title)}"))
        for one in others:
            self.console.print(f"  [dim]{one.id}[/] {escape(one.title)}")

    def _save(self, _seat: int, path: str) -> None:
        if not path:
            self.console.print(f"[red]{self.say('name_a_file')}[/]")
            return
        try:
            Path(path).write_text(
                replay.write(replay.of_game(self.game, self.seed)), encoding="utf-8"
            )
        except OSError as error:
            self.console.print(f"[red]{escape(str(error))}[/]")
        else:
            self.console.print(escape(self.say("saved", path=path)))

    def _result(self) -> None:
        result = self.game.result
        lines = [self.words.text(f"end-{result.ended}") + "."]
        for seat, place in enumerate(result.places):
            fate = self.words.text(f"fate-{place}")
            mark = self.words.text("end-won" if seat in result.winners else "end-lost")
            lines.append(f"{self.name(seat)}: {fate}, {mark}")
        words = "\n".join(escape(line) for line in lines)
        self.console.print(Panel(words, title=self.say("the_end")))

    # ---- words, with the keys themselves where a message is missing

    def _option_words(self, speaker: Speaker, option: Option) -> str:
        part = speaker.part(option)
        words = speaker.option(option)
        return f"{words}: {part}" if part else words

    def _deck(self, colour: str) -> str:
        """A card seen from behind."""
        return self.words.text(f"deck-{colour}")

    def _wound(self, key: str, dressed: bool) -> str:
        name = self.words.text(f"wound-{key}")
        return f"({name})" if dressed else name

    def _prompt(self, speaker: Speaker, kind: str, about: dict[str, tuple[str, Any]]) -> str:
        try:
            return speaker.prompt(kind, about)
        except MissingMessage:
            return kind

    def _reason(self, speaker: Speaker, key: str, args: tuple[Any, ...]) -> str:
        try:
            return speaker.reason(key, args)
        except MissingMessage:
            return key

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(prompt)
        except EOFError:
            raise Leave from None


def _value(kind: str, written: str) -> Any:
    return ARG_KINDS[kind].read(written) if kind in ARG_KINDS else written


def _item_words(speaker: Speaker, item: ItemView) -> str:
    return speaker.item(ARG_KINDS["item"].read(item.text))
