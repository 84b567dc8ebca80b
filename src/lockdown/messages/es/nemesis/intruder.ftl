### Las cartas del jugador Intruso.

intruderaction-pursuit_1 = Persecución (1)
    .text = Mueve un Intruso por la conexión 1. — o bien — Ataque: roba 2 cartas de Ataque y resuelve 1. — o bien — Escoge a un personaje: su jugador hace una tirada de Ruido en su compartimento, también en Combate o en compañía.
intruderaction-pursuit_2 = Persecución (2)
    .text = Mueve un Intruso por la conexión 2. — o bien — Ataque: roba 2 cartas de Ataque y resuelve 1. — o bien — Escoge a un personaje: su jugador hace una tirada de Ruido en su compartimento, también en Combate o en compañía.
intruderaction-pursuit_3 = Persecución (3)
    .text = Mueve un Intruso por la conexión 3. — o bien — Ataque: roba 2 cartas de Ataque y resuelve 1. — o bien — Escoge a un personaje: su jugador hace una tirada de Ruido en su compartimento, también en Combate o en compañía.
intruderaction-pursuit_any = Persecución (cualquiera)
    .text = Mueve un Intruso por cualquier conexión de su compartimento. — o bien — Ataque: roba 3 cartas de Ataque y resuelve 1. — o bien — Escoge a un personaje: su jugador hace una tirada de Ruido en su compartimento, también en Combate o en compañía.
intruderaction-coordinated_hunt_3 = Cacería coordinada (3)
    .text = Mueve un Intruso por la conexión 3. — o bien — Ataque: roba 1 carta de Ataque. — o bien — Cada Adulto que no esté en Combate se mueve a un compartimento adyacente con un personaje; si hay varios, al de número más bajo. Si hay una Puerta cerrada de por medio, la destruye y no se mueve.
intruderaction-coordinated_hunt_4 = Cacería coordinada (4)
    .text = Mueve un Intruso por la conexión 4. — o bien — Ataque: roba 1 carta de Ataque. — o bien — Cada Adulto que no esté en Combate se mueve a un compartimento adyacente con un personaje; si hay varios, al de número más bajo. Si hay una Puerta cerrada de por medio, la destruye y no se mueve.
intruderaction-metamorphosis = Metamorfosis
    .text = Mueve un Intruso por la conexión 1. — o bien — Ataque: roba 1 carta de Ataque. — o bien — Cada Larva sale de su portador como en el Evento Eclosión; los demás escanean como indica el Evento.
intruderaction-planning_4 = Planificación (4)
    .text = Mueve un Intruso por la conexión 4. — o bien — Ataque: roba 1 carta de Ataque. — o bien — Mira a solas las 3 primeras cartas de Evento, escoge 1 y resuélvela por completo. Las demás se descartan.
intruderaction-planning_any = Planificación (cualquiera)
    .text = Mueve un Intruso por cualquier conexión de su compartimento. — o bien — Ataque: roba 1 carta de Ataque. — o bien — Mira a solas las 3 primeras cartas de Evento, escoge 1 y resuélvela por completo. Las demás se descartan.
intruderaction-self_healing = Autocuración
    .text = Mueve un Intruso por la conexión 2. — o bien — Ataque: roba 1 carta de Ataque. — o bien — Un Intruso pierde hasta 2 Heridas.
