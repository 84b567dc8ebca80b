"""An operation (LD-ROM-58): what is sick is cut out, at a price."""

from __future__ import annotations

from lockdown.kernel.steps import step
from lockdown.rules import contamination, hurt, passing
from lockdown.rules.queries import in_room
from lockdown.state.table import Table


def operate(t: Table, seat: int) -> None:
    """LD-ROM-58: scan, larva, light wound; then the cards and the pass, if still alive."""
    contamination.cure_all(t, seat, "LD-ROM-58")
    t.push(after_surgery, seat)
    hurt.light_wound(t, seat, "LD-ROM-58")


@step
def after_surgery(t: Table, seat: int) -> None:
    """LD-ROM-58, LD-FAQ-47: hand, deck and discard pile become one deck; the hand stays empty."""
    if in_room(t, seat):
        contamination.shuffle_everything(t, seat, "LD-ROM-58")
        t.push(passing.pass_now, seat, (), 0)
