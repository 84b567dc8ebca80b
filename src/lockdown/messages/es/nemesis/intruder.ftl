### Las cartas del jugador Intruso.

intruderaction-pursuit_1 = Persecución (1)
    .text = Mueve un Intruso por la conexión 1. — o — Ataque: roba 2 cartas de Ataque y resuelve 1. — o — Elige un Personaje: hace una tirada de Ruido en su compartimento, también en Combate o acompañado.
intruderaction-pursuit_2 = Persecución (2)
    .text = Mueve un Intruso por la conexión 2. — o — Ataque: roba 2 cartas de Ataque y resuelve 1. — o — Elige un Personaje: hace una tirada de Ruido en su compartimento, también en Combate o acompañado.
intruderaction-pursuit_3 = Persecución (3)
    .text = Mueve un Intruso por la conexión 3. — o — Ataque: roba 2 cartas de Ataque y resuelve 1. — o — Elige un Personaje: hace una tirada de Ruido en su compartimento, también en Combate o acompañado.
intruderaction-pursuit_any = Persecución (cualquiera)
    .text = Mueve un Intruso por cualquier conexión de su compartimento. — o — Ataque: roba 3 cartas de Ataque y resuelve 1. — o — Elige un Personaje: hace una tirada de Ruido en su compartimento, también en Combate o acompañado.
intruderaction-coordinated_hunt_3 = Cacería coordinada (3)
    .text = Mueve un Intruso por la conexión 3. — o — Ataque: roba 1 carta de Ataque. — o — Cada Adulto que no está en Combate se mueve al lado, donde haya un Personaje; de varios compartimentos, al de número más bajo. Una Puerta cerrada se destruye en su lugar.
intruderaction-coordinated_hunt_4 = Cacería coordinada (4)
    .text = Mueve un Intruso por la conexión 4. — o — Ataque: roba 1 carta de Ataque. — o — Cada Adulto que no está en Combate se mueve al lado, donde haya un Personaje; de varios compartimentos, al de número más bajo. Una Puerta cerrada se destruye en su lugar.
intruderaction-metamorphosis = Metamorfosis
    .text = Mueve un Intruso por la conexión 1. — o — Ataque: roba 1 carta de Ataque. — o — Cada Larva sale de su portador como en el Evento Eclosión; los demás escanean como dice.
intruderaction-planning_4 = Planificación (4)
    .text = Mueve un Intruso por la conexión 4. — o — Ataque: roba 1 carta de Ataque. — o — Mira a solas las 3 primeras cartas de Evento, elige 1 y resuélvela por completo. Las demás se descartan.
intruderaction-planning_any = Planificación (cualquiera)
    .text = Mueve un Intruso por cualquier conexión de su compartimento. — o — Ataque: roba 1 carta de Ataque. — o — Mira a solas las 3 primeras cartas de Evento, elige 1 y resuélvela por completo. Las demás se descartan.
intruderaction-self_healing = Autocuración
    .text = Mueve un Intruso por la conexión 2. — o — Ataque: roba 1 carta de Ataque. — o — Un Intruso pierde hasta 2 Heridas.
