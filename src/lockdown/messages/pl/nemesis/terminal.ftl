### Co terminal mówi o torach, silnikach i kapsułach.

terminal-destruct = AUTODESTRUKCJA { $space }
terminal-destruct_late = AUTODESTRUKCJA { $space }, bez odwrotu
terminal-course = kurs { $space }
terminal-coordinates = koordynaty { $spaces }
terminal-engines = silniki { $engines }
terminal-pods = kapsuły { $pods }
terminal-hibernation_open = hibernacja otwarta
terminal-hibernation_closed = hibernacja zamknięta
terminal-vents_red_quiet = czerwone: cisza
terminal-vents_red_noise = czerwone: ((•))
terminal-vents_blue_quiet = niebieskie: cisza
terminal-vents_blue_noise = niebieskie: ((•))
terminal-intruder = { $seat } gra jako intruz: karty na ręce: { $hand }, w stosie: { $deck }
