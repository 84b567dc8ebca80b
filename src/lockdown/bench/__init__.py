"""How fast the engine is, and how fast comparable ones are, measured in one run.

Figures of different runs on a shared machine do not compare. So peers are measured in the same
run, and of several repeats the best one counts: noise only ever makes things slower.
"""
