"""Break the rules one by one and see whether their tests notice.

    python tools/mutate.py --sample 200              # random changes, the tests of their rules
    python tools/mutate.py --sample 200 --all        # what survives meets all deliberate tests
    python tools/mutate.py --rule LD-NOI-05 --all    # every change at the code of one rule
    python tools/mutate.py --file rules/noise.py     # every change in some files
    python tools/mutate.py --kind order              # every change of one kind
    python tools/mutate.py --sample 1000 --all --workers 2 --json out.jsonl
    python tools/mutate.py --again out.jsonl --all   # those that lived, after tests were written

A change (`tools/mutations.py`) is made to one place of `src/lockdown/rules` or
`src/lockdown/games/*`; then the tests that carry a rule id of that place run. One that fails has
killed the change. Golden games and tests that play at random are left out: they notice that
something changed, not what is right.

Most changes are made in a forked child of a process that has collected all tests: the code of one
function is replaced and nothing else is loaded anew, and only tests that run the changed statement
are asked (which ones they are is watched once at the beginning). A change that takes effect when a
module is loaded (a cost, a table of facts) gets a process of its own.

The tests of a change are those that carry a rule id of the place, and for a card those of its file
in `tests/scenarios/cards` (of its facts: those of `tests/test_content.py`).

`tools/mutate-equivalent.txt` lists changes that were looked at and change no play.
"""

from __future__ import annotations

import argparse
import ast
import gc
import importlib.abc
import importlib.util
import json
import os
import random
import resource
import selectors
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import _lru_cache_wrapper, cache
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.mutants import (  # noqa: E402
    KNOWN,
    PACKAGE,
    Mutation,
    Outcome,
    equivalent,
    is_cold,
    mutations,
)
from tools.mutations import changed  # noqa: E402

RULES = (str(PACKAGE / "rules"), str(PACKAGE / "games"))
#: The tests that say what is right.
DELIBERATE = ("tests/scenarios", "tests/rules", "tests/test_content.py")
#: Modules whose functions put a game or its table together, once for many tests.
TOGETHER = ("rulesets", "ruleset", "board", "moments", "setup", "setting_up")
#: The test that compares every component with the facts that are kept.
FACTS = "test_content.py"
#: Tests of counts, colours and places of all components of a kind: they are tests of each card.
OF_ALL = (
    "test_each_character_has_ten_action_cards_some_of_its_own",
    "test_the_decks_are_whole_and_shuffled",
    "test_colour_and_computer_of_every_room",
    "test_special_rooms_lie_open_where_they_always_lie",
)
#: Seconds of the processor's time that one test may take, and bytes that a child may use: a change
#: may make a loop endless.
PATIENCE = 4
MEMORY = 4 << 30


@cache
def _text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


# ---- making a change in a running program


def code_of(module: CodeType, owner: str) -> CodeType:
    """The code of a function or method in the code of its module."""
    code = module
    for name in owner.split("."):
        found = [c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name]
        code = found[-1]
    return code


def functions() -> dict[tuple[str, str], list[FunctionType]]:
    """By file and qualified name, all functions that were loaded."""
    found: dict[tuple[str, str], list[FunctionType]] = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            found[thing.__code__.co_filename, thing.__qualname__].append(thing)
    return found


def caches() -> list[Any]:
    """What keeps things that were put together with the rules as they are: rule sets, boards."""
    found = [thing for thing in gc.get_objects() if isinstance(thing, _lru_cache_wrapper)]
    return [thing for thing in found if thing.__module__.startswith("lockdown")]


def make(mutation: Mutation, loaded: dict[tuple[str, str], list[FunctionType]]) -> None:
    """Make the change in this process."""
    path = ROOT / mutation.file
    tree = changed(path.read_text(encoding="utf-8"), mutation.site.number)
    module = compile(tree, str(path), "exec", dont_inherit=True)
    code = code_of(module, mutation.site.function)
    there = loaded[str(path), mutation.site.function]
    if not there:
        raise LookupError(f"{mutation.file}: no function {mutation.site.function} is loaded")
    for function in there:
        function.__code__ = code


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module with a change in it."""

    def __init__(self, file: str, number: int) -> None:
        self.path = ROOT / file
        self.number = number
        parts = self.path.relative_to(PACKAGE.parent).with_suffix("").parts
        self.name = ".".join(parts)

    def find_spec(
        self,
        fullname: str,
        path: object = None,  # noqa: ARG002
        target: object = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        """Only for that module."""
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        """Run it as changed."""
        tree = changed(self.path.read_text(encoding="utf-8"), self.number)
        exec(compile(tree, str(self.path), "exec", dont_inherit=True), module.__dict__)  # noqa: S102


# ---- running tests


class Noticed:
    """A plugin: the first test that fails."""

    def __init__(self) -> None:
        self.by = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember a failure."""
        if report.failed and not self.by:
            self.by = report.nodeid


def run(
    session: pytest.Session,
    items: Sequence[pytest.Item],
    noticed: Noticed,
    patience: float = PATIENCE,
) -> str:
    """The first of the tests that fails, empty if none does."""
    for item, after in zip(items, [*items[1:], None], strict=True):
        signal.setitimer(signal.ITIMER_VIRTUAL, patience)
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if noticed.by:
            break
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return noticed.by


#: A line of a file.
Place = tuple[str, int]


@cache
def headers(file: str) -> list[range]:
    """The lines of each statement, the shortest first; of a compound one those before its block."""
    found = []
    for node in ast.walk(ast.parse(_text_of(ROOT / file))):
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if body else node.end_lineno or node.lineno
            found.append(range(node.lineno, max(last, node.lineno) + 1))
    return sorted(found, key=len)


def statement_at(file: str, line: int) -> range:
    """The lines of the innermost statement there."""
    return next((lines for lines in headers(file) if line in lines), range(line, line + 1))


class Watcher:
    """Which lines of the rules run while something else does."""

    def __init__(self) -> None:
        self.seen: set[Place] = set()
        self.ours: dict[CodeType, bool] = {}
        sys.settrace(self._called)

    def _called(self, frame: FrameType, event: str, arg: object) -> Any:  # noqa: ARG002
        code = frame.f_code
        if code not in self.ours:
            self.ours[code] = code.co_filename.startswith(RULES)
        return self._at_line if self.ours[code] else None

    def _at_line(self, frame: FrameType, event: str, arg: object) -> Any:  # noqa: ARG002
        if event == "line":
            self.seen.add((frame.f_code.co_filename, frame.f_lineno))
        return self._at_line


class Breaker:
    """A plugin that breaks the rules where tests would run."""

    def __init__(
        self, wanted: list[Mutation], *, everything: bool, workers: int, file: str | None
    ) -> None:
        self.wanted = wanted
        self.file = file
        self.everything = everything
        self.workers = workers
        self.noticed = Noticed()
        self.outcomes: list[Outcome] = []
        self.failing = ""
        self.running: dict[Place, set[str]] | None = None
        self.kills: dict[str, Counter[str]] = defaultdict(Counter)
        """By file, how often a test noticed a change: the best are asked first."""

    def pytest_configure(self, config: pytest.Config) -> None:
        """Reports of children go here."""
        config.pluginmanager.register(self.noticed)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """All tests are collected: try the changes, one child each."""
        self.session = session
        self.loaded = functions()
        self.caches = caches()
        self.rules = {
            item.nodeid: {rule for mark in item.iter_markers("rule") for rule in mark.args}
            for item in session.items
        }
        self.cards = {
            item.nodeid: item.path.stem
            for item in session.items
            if "scenarios/cards" in item.path.as_posix()
        }
        # Tests of the checks of facts play nothing and prove no rule, and they are slow.
        session.items[:] = [
            item for item in session.items if item.path.name != FACTS or self.rules[item.nodeid]
        ]
        self._watch()
        if self.failing:
            return True
        gc.collect()
        gc.freeze()
        began, last = time.monotonic(), 0.0
        for outcome in self._all():
            self.outcomes.append(outcome)
            if self.file:
                with Path(self.file).open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(outcome.as_json(), ensure_ascii=False) + "\n")
            if time.monotonic() - last > 10:
                last = time.monotonic()
                done, all_ = len(self.outcomes), len(self.wanted)
                lives = sum(1 for o in self.outcomes if not (o.own or o.any or o.equivalent))
                say(f"{done} of {all_} in {last - began:.0f} s, {lives} alive")
        return True

    def _watch(self) -> None:
        """Run everything once without a change: nothing may fail; who runs which line?"""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "running.json"
            self.failing = self._result(self._fork(None, self.session.items, file))
            if file.exists():
                running: dict[Place, set[str]] = defaultdict(set)
                for nodeid, places in json.loads(file.read_text(encoding="utf-8")).items():
                    for path, name in places:
                        running[path, name].add(nodeid)
                self.running = running

    # ---- children

    def _fork(
        self, mutation: Mutation | None, items: Sequence[pytest.Item], watch: Path | None = None
    ) -> tuple[int, int]:
        reading, writing = os.pipe()
        child = os.fork()
        if child:
            os.close(writing)
            return child, reading
        os.close(reading)
        nothing = os.open(os.devnull, os.O_WRONLY)
        for stream in (1, 2):
            os.dup2(nothing, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        manager = self.session.config.pluginmanager
        manager.unregister(manager.getplugin("terminalreporter"))
        by = "an error"
        try:
            if mutation is not None:
                make(mutation, self.loaded)
                for kept in self.caches:
                    kept.cache_clear()
            if watch is not None:
                by = self._watched(items, watch)
            else:
                by = run(self.session, items, self.noticed)
        except BaseException as error:  # noqa: BLE001
            by = f"{type(error).__name__}: {error}"
        os.write(writing, by.encode()[:4000])
        os._exit(0)

    def _watched(self, items: Sequence[pytest.Item], file: Path) -> str:
        watcher = Watcher()
        found: dict[str, list[Place]] = {}
        for item in items:
            if item.path.name == FACTS:
                continue  # it compares facts, slowly, and plays nothing
            watcher.seen = set()
            if by := run(self.session, [item], self.noticed, 20 * PATIENCE):
                return by
            found[item.nodeid] = sorted(watcher.seen)
        file.write_text(json.dumps(found), encoding="utf-8")
        return ""

    @staticmethod
    def _result(child: tuple[int, int]) -> str:
        pid, reading = child
        with os.fdopen(reading, "rb") as pipe:
            by = pipe.read().decode()
        _, status = os.waitpid(pid, 0)
        return "a loop without an end" if os.WIFSIGNALED(status) else by

    def _cold(self, mutation: Mutation, items: Sequence[pytest.Item]) -> str:
        """In a process of its own, which loads the module with the change in it."""
        done = subprocess.run(
            [sys.executable, __file__, "--cold", mutation.file, str(mutation.site.number)],
            input=json.dumps([item.nodeid for item in items]),
            capture_output=True,
            text=True,
            check=False,
            timeout=3600,
            cwd=ROOT,
        )
        if done.returncode == 0:
            return ""
        return done.stdout.strip().splitlines()[-1] if done.stdout.strip() else "an error"

    # ---- one change after the other

    def _running(self, mutation: Mutation) -> list[pytest.Item]:
        """The tests that run the changed statement, as far as that is known."""
        if self.running is None or is_cold(mutation):
            return self.session.items
        if Path(mutation.file).stem in TOGETHER:
            return [item for item in self.session.items if item.path.name != FACTS]
        path = str(ROOT / mutation.file)
        lines = statement_at(mutation.file, mutation.site.line)
        running = set().union(*(self.running.get((path, line), set()) for line in lines))
        return [item for item in self.session.items if item.nodeid in running]

    def _is_own(self, mutation: Mutation, item: pytest.Item) -> bool:
        cards = mutation.site.cards
        if self.cards.get(item.nodeid) in cards:
            return True
        if cards and mutation.site.cold:
            name = getattr(item, "originalname", "")
            if item.path.name == FACTS or name in OF_ALL:
                return True
        return not self.rules[item.nodeid].isdisjoint(mutation.site.ids)

    def _own(self, mutation: Mutation) -> list[pytest.Item]:
        kills = self.kills[mutation.file]
        return sorted(
            (item for item in self._running(mutation) if self._is_own(mutation, item)),
            key=lambda item: -kills[item.nodeid],
        )

    def _others(self, mutation: Mutation) -> list[pytest.Item]:
        """All other tests, those of the same areas first.

        A change of facts has a slow process of its own: it meets what names the card.
        """
        if is_cold(mutation):
            return [
                item
                for item in self.session.items
                if not self._is_own(mutation, item) and self._names(item, mutation.site.cards)
            ]
        areas = {rule[:6] for rule in mutation.site.ids}
        kills = self.kills[mutation.file]
        return sorted(
            (item for item in self._running(mutation) if not self._is_own(mutation, item)),
            key=lambda item: (
                -kills[item.nodeid],
                not areas & {rule[:6] for rule in self.rules[item.nodeid]},
            ),
        )

    @staticmethod
    def _names(item: pytest.Item, cards: Sequence[str]) -> bool:
        if item.path.suffix != ".scn" or not cards:
            return True
        text = _text_of(item.path)
        return any(card in text for card in cards)

    def _try(self, mutation: Mutation) -> Outcome:
        outcome = Outcome(mutation, equivalent=mutation.key in equivalent())
        cold = is_cold(mutation)
        own = self._own(mutation)

        def tried(items: list[pytest.Item]) -> str:
            if not items:
                return ""
            if cold:
                return self._cold(mutation, items)
            return self._result(self._fork(mutation, items))

        outcome.by = tried(own)
        outcome.own = bool(outcome.by)
        if outcome.own:
            outcome.any = True
        elif self.everything and not outcome.equivalent:
            outcome.by = tried(self._others(mutation))
            outcome.any = bool(outcome.by)
        self.kills[mutation.file][outcome.by] += 1
        return outcome

    def _all(self) -> Iterator[Outcome]:
        if self.workers == 1:
            yield from map(self._try, self.wanted)
            return
        # Each worker is a fork that tries its share; outcomes come back as lines.
        pipes = []
        for share in range(self.workers):
            reading, writing = os.pipe()
            if not os.fork():
                os.close(reading)
                with os.fdopen(writing, "w") as pipe:
                    for mutation in self.wanted[share :: self.workers]:
                        tried = self._try(mutation)
                        line = [self.wanted.index(mutation), tried.own, tried.any, tried.by]
                        pipe.write(json.dumps([*line, tried.equivalent]) + "\n")
                        pipe.flush()
                os._exit(0)
            os.close(writing)
            pipes.append(os.fdopen(reading))
        yield from self._gathered(pipes)

    def _gathered(self, pipes: list[Any]) -> Iterator[Outcome]:
        waiting = selectors.DefaultSelector()
        for pipe in pipes:
            waiting.register(pipe, selectors.EVENT_READ)
        while waiting.get_map():
            for key, _ in waiting.select():
                line = key.fileobj.readline()  # type: ignore[union-attr]
                if not line:
                    waiting.unregister(key.fileobj)
                    key.fileobj.close()  # type: ignore[union-attr]
                    continue
                index, own, any_, by, same = json.loads(line)
                yield Outcome(self.wanted[index], own, any_, by, same)


def cold_child(file: str, number: int) -> int:
    """Run the tests that stand on the standard input, with a change in a module."""
    wanted = json.loads(sys.stdin.read())
    noticed = Noticed()

    class Only:
        def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
            place = {nodeid: number for number, nodeid in enumerate(wanted)}
            chosen = [item for item in items if item.nodeid in place]
            items[:] = sorted(chosen, key=lambda item: place[item.nodeid])

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE * 10)
    sys.meta_path.insert(0, Changed(file, number))
    paths = sorted({nodeid.split("::")[0] for nodeid in wanted})
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:lockdown.ledger.pytest_plugin"]
    options += ["--no-header", "--tb=no"]
    code = pytest.main([*options, *paths], plugins=[noticed, Only()])
    print("\n" + (noticed.by or f"pytest ended with {int(code)}"))
    return int(code) if int(code) != pytest.ExitCode.NO_TESTS_COLLECTED else 0


# ---- the report


def say(text: str) -> None:
    """Progress, beside the report."""
    sys.stderr.write(text + "\n")


def share(part: int, whole: int) -> str:
    """So many of so many, and in per cent."""
    return f"{part} of {whole} ({100 * part / whole:.1f} %)" if whole else "none"


def report(outcomes: Sequence[Outcome], *, everything: bool) -> Iterable[str]:
    """The figures, then what lives on, by rule."""
    counted = [o for o in outcomes if not o.equivalent or o.own]
    ruled = [o for o in counted if o.mutation.site.ids or o.mutation.site.cards]
    yield f"{len(outcomes)} changes, {len(outcomes) - len(counted)} known to be equivalent"
    yield f"killed by tests of their rules: {share(sum(o.own for o in ruled), len(ruled))}"
    if everything:
        killed = sum(bool(o.any) for o in counted)
        yield f"killed by a deliberate test: {share(killed, len(counted))}"
    for outcome in outcomes:
        if outcome.equivalent and outcome.own:
            yield f"{KNOWN.name} is wrong: {outcome.by} notices {outcome.mutation.key}"
    alive: dict[str, list[Outcome]] = defaultdict(list)
    for outcome in counted:
        if not (outcome.any if everything else outcome.own):
            alive[(*outcome.mutation.site.ids, "without a rule")[0]].append(outcome)
    for rule in sorted(alive):
        yield f"\n{rule}"
        for outcome in sorted(alive[rule], key=lambda o: (o.mutation.file, o.mutation.site.line)):
            site = outcome.mutation.site
            yield f"  {outcome.mutation.file}:{site.line} {site.function or '-'}: {site.words}"


def main(arguments: Sequence[str]) -> int:
    """Try changes and tell what lives on."""
    if arguments[:1] == ["--cold"]:
        return cold_child(arguments[1], int(arguments[2]))
    parser = argparse.ArgumentParser(description="Break the rules and see whether tests notice.")
    parser.add_argument("--sample", type=int, default=0, help="so many changes at random")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    parser.add_argument("--file", action="append", default=[], help="part of a path; repeatable")
    parser.add_argument("--rule", action="append", default=[], help="a rule id; repeatable")
    parser.add_argument("--kind", action="append", default=[], help="a kind; repeatable")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="survivors meet all deliberate tests")
    parser.add_argument("--json", help="write every outcome to this file, a line of JSON each")
    parser.add_argument("--quick", action="store_true", help="none that needs its own process")
    parser.add_argument("--tests", action="append", default=[], help="only these tests; repeatable")
    parser.add_argument("--again", help="what its own tests let live in this file of outcomes")
    parser.add_argument("--list", action="store_true", help="only list the changes")
    given = parser.parse_args(arguments)
    wanted = mutations(given.file, given.rule)
    if given.again:
        lines = Path(given.again).read_text(encoding="utf-8").splitlines()
        alive = {found["key"] for found in map(json.loads, lines) if not found["own"]}
        wanted = [mutation for mutation in wanted if mutation.key in alive]
    if given.kind:
        wanted = [mutation for mutation in wanted if mutation.site.kind in given.kind]
    if given.quick:
        wanted = [mutation for mutation in wanted if not is_cold(mutation)]
    if given.sample and given.sample < len(wanted):
        wanted = random.Random(given.seed).sample(wanted, given.sample)
    if given.list:
        for mutation in wanted:
            print(f"{mutation.file}:{mutation.site.line} {mutation.site.words}")
        return 0
    os.chdir(ROOT)
    if given.json:
        Path(given.json).write_text("", encoding="utf-8")
    breaker = Breaker(wanted, everything=given.all, workers=given.workers, file=given.json)
    options = ["-qq", "-p", "no:cacheprovider", "--no-header", "--no-summary"]
    pytest.main([*options, *(given.tests or DELIBERATE)], plugins=[breaker])
    if breaker.failing:
        say(f"a test fails without any change: {breaker.failing}")
        return 2
    print("\n".join(report(breaker.outcomes, everything=given.all)))
    if stale := equivalent() - {mutation.key for mutation in mutations([], [])}:
        say(f"{KNOWN.name} has lines that fit nothing any more:\n" + "\n".join(sorted(stale)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
