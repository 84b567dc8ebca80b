"""The course of a training: imitation, rounds of self-play and update, measuring, saving."""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import replace
from typing import Any

import numpy as np
import torch

from lockdown.learn import curves, store
from lockdown.learn.imitate import Teacher, imitate
from lockdown.learn.network import Critic, Network
from lockdown.learn.ppo import update
from lockdown.learn.returns import Terms
from lockdown.learn.rollout import Rollout, Tally
from lockdown.learn.tables import Casting
from lockdown.learn.workers import Plan, Workers

#: What is left of the mean of the weights after a round; it spans about ten of them.
MEMORY = 0.9
#: Rounds in which a new critic learns alone, and how often from each.
JUDGING = 3


class Trainer:
    """One run of the program."""

    def __init__(self, args: argparse.Namespace, began: float) -> None:
        self.args = args
        self.began = began
        players = tuple(int(word) for word in args.players.split(","))
        casting = Casting(
            game=args.game,
            players=players,
            league=args.league,
            bots=args.bots,
            copies=args.copies,
            judge=args.judge,
            idle=args.idle,
            guided=args.guided,
        )
        seed = args.seed
        if args.resume:
            # Other games than in the parts before.
            seed += 1000 * store.rounds_of(args.resume)
        # Forked before anything touches the accelerator.
        self.teacher = None
        copied = bool(args.resume and (args.resume / store.COPY).exists())
        begins = not (args.start or args.resume)
        if args.copies > 0 and not copied and args.teach <= 0:
            raise ValueError("--copies needs a copy to play with: --teach more than 0 seconds")
        if args.teach > 0 and (begins or (args.copies > 0 and not copied)):
            self.teacher = Teacher(
                args.teacher, args.workers, args.lessons, args.teach, seed, players, args.game
            )
        plan = Plan(workers=args.workers, tables=args.tables, seed=seed, casting=casting)
        self.workers = Workers(plan)
        torch.manual_seed(seed)
        wanted = args.device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.device = torch.device(wanted)
        if self.device.type == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True
        else:
            torch.set_num_threads(1)
        self.network = Network(casting.school).to(self.device)
        self.critic = Critic(casting.school).to(self.device)
        self.terms = Terms(
            survive=args.survive,
            win=args.win,
            shared=args.shared,
            rate=args.rate,
            entropy=args.entropy,
            epochs=args.epochs,
            batch=args.batch,
            trace=args.trace,
            critic_rate=args.critic_rate,
        )
        self.mean: Any = None
        """The policy that is measured, exported and remembered: a running mean of the learner's
        weights, without the chance of its last few updates."""
        self.copy: Any = None
        """The network that plays as the teacher does, where games are played with it."""
        self.selves: list[Any] = []
        self.curve: list[dict[str, Any]] = []
        self.steps = 0.0
        self.dice = random.Random(seed)

    # ---- time

    @property
    def spent(self) -> float:
        """Seconds since the program began."""
        return time.monotonic() - self.began

    def say(self, *words: Any) -> None:
        """One line of the log."""
        print(f"[{self.spent:6.1f} s]", *words, flush=True)

    # ---- the course

    def run(self) -> None:
        """All of it."""
        args = self.args
        weights = sum(value.numel() for value in self.network.parameters())
        self.say(f"{self.device}, {args.workers} workers, {weights:,} weights")
        if self.teacher is not None:
            self._imitate()
        elif args.copies > 0:
            copy = store.read_network(args.resume / store.COPY, self.network.school)
            self.copy = store.frozen(copy, self.device)
        if args.resume:
            self.selves, self.curve = store.resume(
                args.resume, self.network, self.critic, self.device
            )
            self.steps = self.curve[-1]["steps"] if self.curve else 0.0
            self.say(f"going on from {self.steps:,.0f} steps, {len(self.selves)} earlier selves")
        else:
            if args.start:
                start = store.read_network(args.start, self.network.school)
                self.network.read(start.arrays())
            # What the policy makes of an observation is where its judge starts from.
            self.critic.start_from(self.network)
        self.mean = store.frozen(self.network, self.device)
        if not self.selves:
            self.selves = [store.frozen(self.network, self.device)]
        rollout = Rollout(self.workers, args.length, self.device)
        if args.measure > 0 and not (args.resume or args.start):
            self.measure(rollout, min(20.0, args.measure))
        try:
            self.train(rollout, args.seconds - args.measure - 8)
        finally:
            # Kept before it is measured, and when a table breaks: what was learned is not lost.
            self.keep()
        if args.measure > 0:
            self.measure(rollout, args.measure)
            self.keep()
        self.say("done")

    def _imitate(self) -> None:
        """Learn to play as the teacher does; keep that as the copy where one is wanted."""
        args = self.args
        assert self.teacher is not None  # noqa: S101 - asked for by whoever made one
        data = self.teacher.collected()
        self.say(f"{len(data[0]):,} decisions of {args.teacher}")
        found = imitate(self.network, self.device, data, args.imitate)
        self.say("imitation", {name: round(value, 3) for name, value in found.items()})
        self.teacher = None
        if args.copies > 0:
            self.copy = store.frozen(self.network, self.device)

    def train(self, rollout: Rollout, until: float) -> None:
        """Rounds of self-play and update until so many seconds are spent."""
        args = self.args
        params = [
            {"params": self.network.parameters(), "lr": self.terms.rate},
            {"params": self.critic.parameters(), "lr": self.terms.critic_rate},
        ]
        optimiser = torch.optim.Adam(params, eps=1e-5)
        memory = self.workers.memory
        memory.mode[0] = 0
        last_self = last_kept = self.spent
        start, rounds = self.spent, 0
        # One round at least: on a busy machine the imitation can take all the time there is.
        while self.spent < until or not rounds:
            # Two earlier selves a round: each of them costs a pass of its own.
            some = self.dice.sample(self.selves, min(2, len(self.selves)))
            if self.copy is not None:
                some.insert(0, self.copy)
            memory.mode[1] = len(some)
            part = (self.spent - start) / max(until - start, 1.0)
            warm = min(1.0, (rounds + 1) / 10)
            for group, rate in zip(
                optimiser.param_groups, (self.terms.rate, self.terms.critic_rate), strict=True
            ):
                group["lr"] = rate * warm * (1 - 0.5 * part)
            clock = time.monotonic()
            tally = rollout.collect(self.network, self.critic, some)
            played = time.monotonic() - clock
            # The critic knows nothing at first: it learns alone, from rounds that change no policy.
            fresh = not args.resume and rounds < JUDGING
            terms = replace(self.terms, epochs=JUDGING) if fresh else self.terms
            if fresh:
                optimiser.param_groups[0]["lr"] = 0.0
            figures = update(self.network, self.critic, optimiser, rollout, terms)
            with torch.no_grad():
                for mean, now in zip(
                    self.mean.parameters(), self.network.parameters(), strict=True
                ):
                    mean.lerp_(now, 1 - MEMORY)
            total = time.monotonic() - clock
            count = float(rollout.mine.sum())
            self.steps += count
            rounds += 1
            entry = {
                "steps": self.steps,
                "seconds": round(self.spent, 1),
                "games": tally.games,
                "figures": tally.figures(),
                **{name: round(value, 5) for name, value in figures.items()},
            }
            self.curve.append(entry)
            if rounds % 5 == 1:
                self._report(entry, count / total, played / total, tally)
            if self.spent - last_self > args.again:
                last_self = self.spent
                # The first one stays: it is the imitator, the nearest thing to a quick teacher.
                fresh_self = store.frozen(self.mean, self.device)
                keep = self.selves[-(store.SELVES - 2) :] if len(self.selves) > 1 else []
                self.selves = [self.selves[0], *[s for s in keep if s is not self.selves[0]]]
                self.selves.append(fresh_self)
            if self.spent - last_kept > 150:
                last_kept = self.spent
                self.keep()

    def _report(self, entry: dict[str, Any], speed: float, share: float, tally: Tally) -> None:
        parts = [
            f"{name} {100 * values['survives']:.1f}/{100 * values['wins']:.1f}"
            for name, values in tally.figures().items()
        ]
        self.say(
            f"{self.steps / 1e6:.2f} M, {speed:,.0f}/s ({100 * share:.0f} % playing),",
            f"kl {entry['kl']:.4f}, entropy {entry['entropy']:.3f},",
            f"explained {entry['explained']:.2f}, foretold {entry['foretold']:.2f};",
            ", ".join(parts),
        )

    def measure(self, rollout: Rollout, seconds: float) -> None:
        """Greedy games of four against the judge; the figures go into the curve."""
        memory = self.workers.memory
        memory.mode[0] = 1
        until = self.spent + seconds
        total = Tally()
        while self.spent < until:
            tally = rollout.collect(self.mean, self.critic, self.selves, greedy=True)
            for key, sums in tally.seats.items():
                if key[0] in ("four alike", "one of four", "two and two"):
                    entry = total.seats[key]
                    for i, value in enumerate(sums):
                        entry[i] += value
        memory.mode[0] = 0
        figures = total.figures()
        self.curve.append(
            {"steps": self.steps, "seconds": round(self.spent, 1), "figures": figures}
        )
        for name, values in figures.items():
            half = 1.96 * np.sqrt(
                np.array([values[k] * (1 - values[k]) for k in ("survives", "wins")])
                / max(values["seats"], 1)
            )
            self.say(
                f"measured, {name}: survives {100 * values['survives']:.1f} ± {100 * half[0]:.1f},",
                f"wins {100 * values['wins']:.1f} ± {100 * half[1]:.1f}",
                f"of {values['seats']:.0f} seats",
            )

    # ---- keeping

    def keep(self) -> None:
        """Write everything."""
        store.save(self.args.out, self.network, self.mean, self.critic, self.selves, self.curve)
        if self.copy is not None:
            store.export(self.args.out / store.COPY, self.copy)
        (self.args.out / "curve.svg").write_text(curves.picture(self.curve), encoding="utf-8")

    def close(self) -> None:
        """End the workers."""
        self.workers.stop()
