### Was das Terminal über Leisten, Triebwerke und Kapseln sagt.

terminal-destruct = SELBSTZERSTÖRUNG { $space }
terminal-destruct_late = SELBSTZERSTÖRUNG { $space }, kein Zurück
terminal-course = Kurs { $space }
terminal-coordinates = Koordinaten { $spaces }
terminal-engines = Triebwerke { $engines }
terminal-pods = Kapseln { $pods }
terminal-hibernation_open = Kryokammern offen
terminal-hibernation_closed = Kryokammern geschlossen
terminal-vents_red_quiet = rot: still
terminal-vents_red_noise = rot: ((•))
terminal-vents_blue_quiet = blau: still
terminal-vents_blue_noise = blau: ((•))
terminal-intruder = { $seat } ist der Xeno: { $hand } Karten auf der Hand, { $deck } im Stapel
