### La primera página: dos juegos, y lo que puede ser una mesa.

ui-home-both = Una mesa abierta y no oficial, de una a cinco personas.
ui-play-now = Jugar ya
ui-invite-people = Invitar
ui-learn-it = Aprender
ui-change = Cambiar…
ui-fold = Listo
ui-your-tables = Tus mesas
ui-door-lockdown = Una base de Marte que se viene abajo. Las luces se apagan sección a sección.
ui-door-lockdown-1 = energía y oscuridad
ui-door-lockdown-2 = una Contingencia que nadie conoce
ui-door-lockdown-3 = búnker, contenedores, cuarentena
ui-door-nemesis = Una nave maltrecha camino de casa, si los Motores aguantan y el rumbo es el correcto.
ui-door-nemesis-1 = tres Motores, cada uno con su verdad
ui-door-nemesis-2 = dormir, o irse en una Cápsula
ui-door-nemesis-3 = una autodestrucción que alguien puede iniciar
ui-wish-bots = { $n ->
    [one] Tú y un bot
   *[other] Tú y { $n } bots
}
ui-wish-alone = Tú en solitario
ui-setup-mode = Modo
ui-setup-board = Tablero
ui-setup-enemies = Enemigos
ui-setup-guests = Personajes del otro juego
ui-mode-standard = objetivos secretos
ui-mode-standard-help = de 2 a 5 jugadores, ganan algunos
ui-mode-solo = en solitario
ui-mode-solo-help = una persona contra el juego
ui-mode-coop = cooperativo
ui-mode-coop-help = objetivos a la vista, ganan todos o nadie
ui-mode-hunted = los muertos os cazan
ui-side-basic = cara básica
ui-side-surface = superficie
ui-side-alternative = cara opcional
ui-enemies-night_stalkers = Acechadores nocturnos
ui-enemies-intruders = Intrusos
