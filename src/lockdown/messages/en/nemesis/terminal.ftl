### What the terminal says of tracks, engines and pods.

terminal-destruct = SELF-DESTRUCT { $space }
terminal-destruct_late = SELF-DESTRUCT { $space }, no way back
terminal-course = course { $space }
terminal-coordinates = coordinates { $spaces }
terminal-engines = engines { $engines }
terminal-pods = pods { $pods }
terminal-hibernation_open = hibernation open
terminal-hibernation_closed = hibernation closed
