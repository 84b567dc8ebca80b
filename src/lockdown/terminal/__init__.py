"""The game in a terminal: the board drawn in characters, the log, numbered options, and why not."""
