"""The original Nemesis: a derelict ship, its engines, its course and the ways out of it."""
