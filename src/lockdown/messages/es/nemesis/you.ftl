### Lo que le pasa a quien lee y solo cuenta este juego, o cuenta de otro modo. Véase el fichero común.

you-swept = No sobrevives.

## Motores y rumbo
you-looked_engine = { $state ->
    [0] Compruebas el Motor { $engine }: dañado.
   *[other] Compruebas el Motor { $engine }: en funcionamiento.
}
you-engine_worked_on = { $changed ->
    [0] Trabajas en el Motor { $engine }: orden sin cambios.
   *[other] Trabajas en el Motor { $engine }: orden cambiado.
}
you-looked_coordinates = Compruebas las Coordenadas: { $card }.
you-course_set = Fijas el rumbo: { $space }.

## Salidas
you-entered_pod = Te metes en la Cápsula { $pod }.
you-stepped_out = Vuelves a estar fuera de la Cápsula, en { $room }.
you-escaped = Escapas en una Cápsula.
you-hibernates = Entras en hibernación.

## El final
you-quarantined = Tu Cuarentena pide justamente Marte: sobrevives.

## The Intruder player
you-became_intruder = Sigues como el Intruso.
you-declined_intruder = No sigues como el Intruso.
you-hunt_drawn = { $cards_count ->
    [0] Robas { $count ->
        [one] una carta de acción del Intruso
       *[other] { $count } cartas de acción del Intruso
    }.
   *[other] Robas: { $cards }.
}
you-hunt_moves = Muestras «{ $card }»: { $stalker } se mueve.
you-hunt_attacks = Muestras «{ $card }»: { $stalker } ataca a { $target }.
    .target = { $seat } muestra «{ $card }»: { $stalker } te ataca.
you-hunt_acts = Muestras «{ $card }» por su efecto.
you-hunt_pursues = Persigues a { $target }.
    .target = { $seat } te persigue.
you-hunt_under = Pones debajo del mazo de Ataque, la última al fondo: { $cards }.
you-hunt_passed = { $cards_count ->
    [0] Pasas.
   *[other] Pasas y descartas: { $cards }.
}
