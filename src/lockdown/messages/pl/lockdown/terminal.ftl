### What the terminal says of tracks, gate and knowledge.

terminal-power = zasilanie { $power }
terminal-destruct = AUTODESTRUKCJA { $space }
terminal-destruct_red = AUTODESTRUKCJA { $space } CZERWONA
terminal-emergency = ALARM { $space }
terminal-gate_open = brama otwarta
terminal-gate_closed = brama zamknięta
terminal-knows = wiedza
terminal-rover_at = łazik: { $room }
terminal-rover_away = łazik przy Bunkrze
terminal-face_down = zakryte żetony: { $rooms }
