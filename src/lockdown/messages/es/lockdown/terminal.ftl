### What the terminal says of tracks, gate and knowledge.

terminal-power = Energía { $power }
terminal-destruct = AUTODESTRUCCIÓN { $space }
terminal-destruct_red = AUTODESTRUCCIÓN { $space } ROJA
terminal-emergency = EMERGENCIA { $space }
terminal-gate_open = Puerta principal abierta
terminal-gate_closed = Puerta principal cerrada
terminal-knows = Con.
terminal-rover_at = Rover en { $room }
terminal-rover_away = Rover en el Búnker
terminal-face_down = fichas boca abajo: { $rooms }
