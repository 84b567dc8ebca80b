### Lo que arriesga una opción, dicho antes de elegirla. `.text`: la frase entera.

danger-killed = { $p ->
        [100] muerte segura
       *[other] { ui-percent } de muerte
    }
    .text = { $p ->
        [100] Esto te mata.
       *[other] En { $p } de cada 100 casos esto te mata.
    }
danger-attacked = { ui-percent } de impacto
    .text = Te atacan: hay un { ui-percent } de probabilidad de que te alcancen.
danger-infested = { ui-percent } de Larva
    .text = Hay un { ui-percent } de probabilidad de que acabes con una Larva.
danger-surprise = { ui-percent } de sorpresa
    .text = Hay un { ui-percent } de probabilidad de que te ataquen por sorpresa.
danger-caught = { ui-percent } de no escapar
    .text = Hay un { ui-percent } de probabilidad de que algo te encuentre y te quedes atrás.
danger-wounded = { ui-percent } de Herida
    .text = Hay un { ui-percent } de probabilidad de que sufras una Herida grave.
danger-burns = Fuego
    .text = Quien acaba su turno en el Fuego sufre una Herida leve.
danger-combat = Combate
    .text = Entras en Combate.
danger-encounter = { ui-percent } de Encuentro
danger-danger = { ui-percent } de Peligro
ui-from-hand = Escoge de tu mano.
ui-seat-mine = tú, en este navegador
ui-seat-host-other = anfitrión
ui-end-open = ¿Quién vuelve a casa?
ui-left-foot = A pie hasta el Búnker

### La historia mientras actúan los demás.
ui-story-turn = Turno de { $name }
ui-story-now = Ahora
ui-story-again = Otra vez
ui-on-card = En la carta: «{ $text }»
ui-skip = Omitir
ui-to-my-turn = A mi turno
ui-to-now = A la situación actual
ui-since = Desde mi último turno
ui-since-board = Mostrarlo en el tablero
ui-since-nothing = Desde entonces no ha pasado nada.
ui-speed-once = al instante
ui-speed-help = A qué ritmo se cuentan los turnos de los demás. Los Encuentros, los Ataques y las muertes conservan su tiempo.
ui-key-space = Omitir lo que se está contando
ui-key-shift-space = Directo a mi turno
ui-key-p = Detener el relato
ui-key-speed = Más despacio, más deprisa
ui-key-w = Qué ha pasado desde mi último turno
ui-sound-offer = ¿Jugar con sonido?
ui-event-step-4 = Lanzamiento
ui-event-step-5 = Tiempo
ui-event-step-6 = Silencio
ui-event-step-7 = Ataques
ui-event-step-8 = Fuego
ui-event-step-9 = Evento
ui-event-step-10 = Bolsa
ui-death-you = Has muerto
ui-death-name = { $name } ha muerto
ui-death-left = { $n ->
    [one] Un miembro de la tripulación sigue con vida y continúa. Los muertos pierden; hablan entre ellos y miran.
   *[other] { $n } miembros de la tripulación siguen con vida y continúan. Los muertos pierden; hablan entre ellos y miran.
}
ui-death-none-left = No queda nadie. Ahora viene el chequeo de victoria.
ui-death-end = La partida ha terminado. Ahora viene el chequeo de victoria.
ui-death-watch = Ver el resto
ui-death-skip = Saltar al final
ui-death-skip-people = Mostrarlo todo al instante
death-by-attack = Causa de la muerte: { $stalker }, { $card }.
death-by-card = Causa de la muerte: un Ataque en la Oscuridad, { $card }.
death-by-melee = Muerte en un ataque cuerpo a cuerpo.
death-by-fire = Muerte entre las llamas.
death-by-air = Se acabó el aire.
death-by-event = Muerte por un Evento: { $card }.
death-by-larva = Muerte por lo que crecía en su interior.
death-by-end = Muerte con el final del complejo.
death-by-bleeding = Muerte por hemorragia.
death-by-launch = Muerte al no lanzarse el contenedor.
death-by-wounds = Una Herida de más.

### La elección de personaje.
ui-draft-choose = ¿Con quién juegas?
ui-draft-weapon = Arma
ui-draft-unarmed = ninguna
ui-draft-mission = Objeto de Misión
ui-draft-start = Empieza en
ui-draft-deck = Cartas, primero las propias
ui-origin-worker = trabaja en el complejo
ui-origin-survivor = sobrevivió a la Nemesis
ui-origin-substitute = sustituto

### Otro intento, volver a ver, el final, la sala de espera.
ui-story-wait = Esperando a { $names }
ui-again-fatal = Reintentar antes de la decisión fatal
ui-again-here = Seguir desde aquí como { $name }
ui-again-failed = No ha sido posible: inténtalo otra vez
ui-leap = Saltar
ui-leap-round = A la ronda siguiente
ui-leap-encounter = Al Encuentro siguiente
ui-leap-death = A la muerte siguiente
ui-knew = Quién sabía qué
ui-knew-tokens = { $n ->
    [one] una ficha de Contingencia vista
   *[other] { $n } fichas de Contingencia vistas
}
ui-knew-objectives = Objetivos vistos de { $names }
ui-knew-launches = { $n ->
    [one] una ficha SEC vista
   *[other] { $n } fichas SEC vistas
}
ui-knew-nothing = nada más que los propios secretos
ui-stat-minutes = { $n ->
    [one] minuto
   *[other] minutos
}
ui-stat-hours = horas
ui-more-options = Más opciones
ui-name-first = Primero tu nombre, después un asiento
ui-table-names = Baliza, Chispa, Compuerta, Eco, Escala, Escotilla, Faro, Grieta, Horno, Imán, Linterna, Óxido, Pasarela, Pistón, Polvo, Relé, Sirena, Válvula
