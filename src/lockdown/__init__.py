"""An open digital table for the board games *Nemesis: Lockdown* and *Nemesis*."""
