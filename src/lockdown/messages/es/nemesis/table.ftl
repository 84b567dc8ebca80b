### En la mesa del navegador: lo que solo muestra este juego, o llama de otro modo.

ui-act-shoot-help = Dispara a un Intruso de tu compartimento.
ui-act-room-help = Usa lo que ofrece este compartimento.
ui-fire-gauge = Marcadores de Fuego: el { $n }.º destruye la nave
ui-malfunction-gauge = Marcadores de Fallo: el { $n }.º destruye la nave
ui-analyse = Analiza un Objeto voluminoso en el Laboratorio
ui-desk-stalker = Intruso
ui-destruct-on = Autodestrucción en { $n ->
    [0] la última casilla
   *[other] { $n }
}
ui-tm-time = El marcador de Tiempo está en { $n ->
    [0] la última casilla
   *[other] { $n }
}.
ui-computer-off = Computadora con Fallo
ui-place-pod = en una Cápsula
ui-place-hibernation = hibernando
ui-place-escaped = fuera, en una Cápsula
ui-left-escaped = En una Cápsula de escape
ui-left-hibernation = Durmiendo en el salto
ui-step-engines = Motores
ui-step-coordinates = Coordenadas
ui-event-step-5 = Tiempo
ui-event-step-6 = Ataques
ui-event-step-7 = Fuego
ui-event-step-8 = Evento
ui-event-step-9 = Bolsa
ui-event-step-10 = Fin
ui-origin-crew = tripulación de la nave
ui-arg-number = Motor
ui-arg-course = Casilla
death-by-end = Muerte con la nave.

## Motores, rumbo, Cápsulas
ui-engines = Motores
ui-engine-n = Motor { $n }
ui-engine-unknown = no lo has comprobado
ui-engine-seen = Motor { $n }: { $state }
ui-course = Rumbo
ui-course-on = El rumbo de la nave es { $space }.
ui-coordinates = Coordenadas
ui-coordinates-unseen = No has visto las Coordenadas.
ui-coordinates-looked = Las ha visto: { $names }
ui-intruders = Intrusos
ui-pods = Cápsulas de escape
ui-pod-n = Cápsula { $n }
ui-pod-locked = bloqueada
ui-pod-unlocked = desbloqueada
ui-pod-gone = lanzada
ui-pod-places = espacios ocupados: { $taken } de 2
ui-hibernation = Hibernación
ui-hibernation-open = Cápsulas de hibernación abiertas
ui-hibernation-closed = Cápsulas de hibernación cerradas
ui-destination = Destino
ui-destination-was = Destino alcanzado
ui-engines-were = Estado de los Motores

## Opciones de la mesa
ui-rule-events_start_destruct = Los Eventos inician la Autodestrucción
ui-rule-events_start_destruct-help = Si Fuga de refrigerante inicia la secuencia aunque haya alguien hibernando.
ui-rule-pod_full_turn = Turno completo tras la Cápsula
ui-rule-pod_full_turn-help = Si un personaje que sale de una Cápsula de escape hace un turno completo en vez de pasar.
ui-rule-token_back = Devolver la ficha a la bolsa
ui-rule-token_back-help = En la evolución de la bolsa, la ficha de un Adulto o un Reproductor vuelve antes o después de las tiradas de Ruido.
ui-rule-token_back-after = después de las tiradas de Ruido
ui-rule-token_back-before = antes de las tiradas de Ruido
ui-rule-careful_cancels = El Movimiento cauteloso anula fichas
ui-rule-careful_cancels-help = Si el Movimiento cauteloso anula el Peligro y el Silencio de una ficha de Exploración y se coloca el marcador de Ruido.
ui-rule-second_larva = Larva que ataca a un portador
ui-rule-second_larva-help = Si una Larva que ataca a quien ya lleva una se queda en el compartimento o deja el tablero.
ui-rule-second_larva-stays = se queda en el compartimento
ui-rule-second_larva-leaves = deja el tablero
ui-rule-dropped_items = Cartas de Objeto tiradas
ui-rule-dropped_items-help = Si una carta de Objeto que se tira va debajo de su mazo o a su pila de descarte.
ui-rule-dropped_items-under = debajo del mazo
ui-rule-dropped_items-discard = a la pila de descarte
ui-rule-intruder_player = Jugar como el Intruso
ui-rule-intruder_player-help = Si quien pierde primero a su personaje puede seguir como el Intruso.
ui-intruder-seat = Intruso
ui-intruder-cards = Cartas del Intruso
ui-intruder-counts = { $hand } en la mano, { $deck } en el mazo
ui-intruder-discard = Descartadas
ui-hunt-about = Una carta por turno: un movimiento, un ataque o su efecto. Quien pasa conserva como mucho una. No puedes ganar: que no gane nadie.
ui-hunt-draws = roba 3
ui-hunt-holds = máximo 4
ui-hunt-never-first = nunca primero
ui-hunt-sees = Lo que puedes ver
ui-hunt-sees-all = Todo lo público
ui-hunt-sees-cards = Tus cartas; los demás ven cuántas son
ui-hunt-sees-not = Manos, Objetivos, Coordenadas y Motores, salvo lo que ya habías visto
ui-hunt-events = En la fase de Evento solo pasa el tiempo y arde el Fuego.
ui-hunt-move = Mover
ui-hunt-attack = Atacar
ui-left-hunter = Muerte; luego, Intruso
ui-death-hunts = Has muerto primero: al final de la ronda podrás seguir como Intruso.
ui-hunted = Como Intruso: { $turns ->
        [one] una carta
       *[other] { $turns } cartas
    }, { $attacks ->
        [one] un ataque
       *[other] { $attacks } ataques
    }, { $kills ->
        [one] una muerte
       *[other] { $kills } muertes
    }
ui-open-token = Ficha de Exploración: la resuelve quien entre primero
