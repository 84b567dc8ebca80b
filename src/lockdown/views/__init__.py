"""Views: what each seat and the spectators may know, built up from nothing.

`build(table, seat)` starts empty and adds public things, the seat's own, and what it has looked
at and may remember (LD-SET-33, LD-SET-34). The seed, the generator, deck orders, the agenda and
who is being asked for a secret answer never get in.
"""

from lockdown.views.build import build
from lockdown.views.types import TableView

__all__ = ["TableView", "build"]
