### Opciones por su nombre.

choice-working = En funcionamiento
choice-damaged = Dañado
choice-stay = Quedarte en la Cápsula y pasar
choice-launch = Lanzar la Cápsula
choice-step_out = Salir de la Cápsula
choice-with_egg = Destruir también un Huevo
choice-without_egg = Dejar los Huevos
choice-personal = El Objetivo personal
choice-corporate = El Objetivo corporativo
