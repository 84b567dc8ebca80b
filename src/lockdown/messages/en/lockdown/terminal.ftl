### What the terminal says of tracks, gate and knowledge.

terminal-power = power { $power }
terminal-destruct = SELF-DESTRUCT { $space }
terminal-destruct_red = SELF-DESTRUCT { $space } RED
terminal-emergency = EMERGENCY { $space }
terminal-gate_open = gate open
terminal-gate_closed = gate closed
terminal-knows = know
terminal-rover_at = rover at { $room }
terminal-rover_away = rover at the bunker
terminal-face_down = tokens face down: { $rooms }
