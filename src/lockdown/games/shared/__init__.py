"""Cards that both games bring along: each stands here once, and a game adopts it.

What stands here names no game, takes a plain `Table`, and cites the rules of the original game;
what Lockdown calls them is in its `citations`.
"""
