"""Playing many games at once, without anybody watching.

`play` has the choosers and one game; `many` runs them, counts and keeps what went wrong;
`swap` makes tables that differ only in what a viewer may not know.
"""
