### What the terminal says of tracks, gate and knowledge.

terminal-power = Strom { $power }
terminal-destruct = SELBSTZERSTÖRUNG { $space }
terminal-destruct_red = SELBSTZERSTÖRUNG { $space } ROT
terminal-emergency = ALARM { $space }
terminal-gate_open = Haupttor offen
terminal-gate_closed = Haupttor geschlossen
terminal-knows = Wissen
terminal-rover_at = Rover bei { $room }
terminal-rover_away = Rover beim Bunker
terminal-face_down = verdeckte Plättchen: { $rooms }
