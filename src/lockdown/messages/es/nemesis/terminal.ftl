### Lo que dice el terminal de consolas, Motores y Cápsulas.

terminal-destruct = AUTODESTRUCCIÓN { $space }
terminal-destruct_late = AUTODESTRUCCIÓN { $space }, sin vuelta atrás
terminal-course = rumbo { $space }
terminal-coordinates = Coordenadas { $spaces }
terminal-engines = Motores { $engines }
terminal-pods = Cápsulas { $pods }
terminal-hibernation_open = hibernación abierta
terminal-hibernation_closed = hibernación cerrada
terminal-vents_red_quiet = rojo: silencio
terminal-vents_red_noise = rojo: ((•))
terminal-vents_blue_quiet = azul: silencio
terminal-vents_blue_noise = azul: ((•))
terminal-intruder = { $seat } es el Intruso; cartas en la mano: { $hand }, en el mazo: { $deck }
