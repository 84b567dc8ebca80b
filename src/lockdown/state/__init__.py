"""The table as plain data: everything that would lie on a physical table, and no rule."""
