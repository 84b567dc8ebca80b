### Lo que arriesga una opción, dicho antes de elegirla. `.text`: la frase entera.

danger-killed = { $p ->
        [100] muerte segura
       *[other] { $p } % muerte
    }
    .text = { $p ->
        [100] Esto te mata.
       *[other] En { $p } de cada 100 casos esto te mata.
    }
danger-attacked = { $p } % te hieren
    .text = Te atacan y en un { $p } % de los casos te alcanzan.
danger-infested = { $p } % larva
    .text = Con un { $p } % llevarás después una larva.
danger-surprise = { $p } % por sorpresa
    .text = Con un { $p } % te atacan por sorpresa.
danger-caught = { $p } % te alcanzan
    .text = Con un { $p } % algo te encuentra y te quedas atrás.
danger-wounded = { $p } % herida
    .text = Con un { $p } % sufres una herida grave.
danger-burns = fuego
    .text = Quien acaba su turno en el fuego sufre una herida leve.
danger-combat = combate
    .text = Entras en combate.
danger-encounter = { $p } % encuentro
danger-danger = { $p } % peligro
ui-from-hand = Elige de tu mano.
ui-seat-mine = tú, en este navegador
ui-seat-host-other = anfitrión
ui-end-open = ¿Quién vuelve a casa?
ui-left-foot = A pie hasta el búnker

### La historia mientras actúan los demás.
ui-story-turn = Actúa { $name }
ui-story-now = Ahora
ui-story-again = Otra vez
ui-skip = Saltar
ui-to-my-turn = A mi turno
ui-to-now = Al presente
ui-since = Desde mi último turno
ui-since-board = Mostrarlo en el tablero
ui-since-nothing = Desde entonces no ha pasado nada.
ui-speed-once = al instante
ui-speed-help = A qué ritmo se cuentan los turnos de los demás. Los encuentros, los ataques y las muertes conservan su tiempo.
ui-key-space = Saltar lo que se está contando
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
ui-death-none-left = No queda nadie. Sigue la comprobación de victoria.
ui-death-watch = Ver el resto
ui-death-skip = Saltar al final
ui-death-skip-people = Mostrarlo todo al instante
death-by-attack = Causa de la muerte: { $stalker }, { $card }.
death-by-card = Causa de la muerte: un ataque en la oscuridad, { $card }.
death-by-melee = Muerte en una pelea cuerpo a cuerpo.
death-by-fire = Muerte en el fuego.
death-by-air = Se acabó el aire.
death-by-event = Muerte por un evento: { $card }.
death-by-larva = Muerte por lo que crecía dentro.
death-by-end = Muerte con el final de la base.
death-by-wounds = Una herida de más.

### La elección de personaje.
ui-draft-choose = ¿Con quién juegas?
ui-draft-weapon = Arma
ui-draft-unarmed = ninguna
ui-draft-mission = Objeto de misión
ui-draft-start = Empieza en
ui-draft-deck = Cartas, primero las propias
ui-origin-worker = trabaja en la base
ui-origin-survivor = sobrevivió a la Nemesis
ui-origin-substitute = sustituto
