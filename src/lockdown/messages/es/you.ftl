### Lo que le pasa a quien lee: las líneas de `log.ftl` cuyo $seat es quien las lee. Un atributo es la línea
### si quien lee es la otra plaza del suceso ($by, $to …). Variables como allí.

## Set-up
you-number_dealt = Recibes el número de jugador { $number }.
you-objectives_dealt = Recibes los Objetivos: { $objectives }.
you-objectives_open = Aportas el Objetivo común: { $objectives }.
you-contingency_dealt = Recibes { $contingencies_count ->
    [one] la ficha de Contingencia
   *[other] las fichas de Contingencia
}: { $contingencies }.
you-characters_offered = Puedes escoger: { $characters }.
you-character_chosen = Juegas con el personaje { $character } y empiezas en { $room }.

## Round
you-cards_drawn = { $cards_count ->
    [0] Robas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
   *[other] Robas: { $cards }.
}
you-deck_shuffled = { $deck ->
    [action] Barajas tu pila de descarte y formas un nuevo mazo de acción.
   *[other] { log-deck_shuffled }
}
you-first_player = Recibes la ficha de Jugador inicial.
you-turn_began = Es tu turno.
you-passed = { $discarded ->
    [0] Pasas y conservas todas tus cartas.
   *[other] Pasas y descartas: { $cards }.
}

## Actions
you-declared = Tu acción: { $action }.
you-paid = Pagas con: { $cards }.
you-window = { $window ->
    [action] Cualquiera que esté en el compartimento puede reaccionar ante tu acción.
    [interruption] Cualquiera que esté en el compartimento puede reaccionar a tu Interrupción.
    [encounter] Puedes usar una fuente de luz.
    [attack] Puedes reaccionar al Ataque.
    [attack_shown] Puedes reaccionar antes de que el Ataque tenga efecto.
    [noise] Puedes evitar la tirada de Ruido.
   *[other] { log-window }
}
you-reacted = Reaccionas con «{ $card }».
you-reacted_item = Usas: { $item }.
you-cancelled = { $by } cancela tu acción.
    .by = Cancelas la acción de { $seat }.
you-interruption_cancelled = { $by } cancela tu Interrupción.
    .by = Cancelas la Interrupción de { $seat }.
you-card_discarded = Descartas: { $card }.
you-hand_discarded = Descartas toda la mano: { $cards }.
you-consent_asked = { $what ->
    [escape] Se te pregunta si también huyes.
    [elevator] Se te pregunta si subes al Ascensor.
   *[other] Se te pide permiso.
}
you-consent = { $yes ->
    [0] Te niegas.
   *[other] Aceptas.
}

## Movement, exploration, noise
you-moved = Te mueves de { $origin } a { $room }.
you-carried_over = Vas de { $origin } a { $room }.
you-explored = Exploras { $room }.
you-noise_rolled = Haces una tirada de Ruido: { $face }.
you-noise_skipped = Evitas llamar la atención y no haces la tirada de Ruido.
you-danger = ¡Peligro para ti!
you-slimed = La Mucosidad te cubre.
you-slime_off = Te limpias la Mucosidad.

## Power and time
you-entered_container = Te metes en el contenedor { $container }.
you-launched = Se lanza el contenedor { $container } contigo dentro.
you-launch_failed = El contenedor { $container } no se lanza y te expulsa.
you-locked_in = Te encierras en la Sala de cuarentena.
you-reached_bunker = { $way ->
    [rover] Llegas al Búnker en el Rover.
   *[other] Llegas al Búnker a pie.
}
you-attempt_failed = Tu intento fracasa.

## Night Stalkers
you-encounter = ¡Encuentro: tú, en { $room }!
you-surprise = Ataque por sorpresa contra ti: { $hand ->
    [one] una carta
   *[other] { $hand } cartas
} en la mano contra { $number }.
you-no_surprise = Estás en guardia: { $hand ->
    [one] una carta
   *[other] { $hand } cartas
} en la mano contra { $number }.
you-attacked = { $stalker } te ataca.
you-redirected = { $by } desvía el Ataque hacia ti.
    .by = Desvías el Ataque hacia { $seat }.
you-attack_card = { $hit ->
    [0] Carta de Ataque «{ $card }»: ataque fallido.
   *[other] Carta de Ataque «{ $card }»: te alcanza.
}
you-attack_ignored = El Ataque no tiene efecto sobre ti.
you-dark_ignored = Te libras del efecto de la Oscuridad.
you-infested = { $larva ->
    [0] Una Larva te ataca, pero ya llevas una.
   *[other] Una Larva se introduce en ti.
}
you-shot = Disparas con { $item }: { $face }.
you-struck = Atacas cuerpo a cuerpo: { $face }.
you-rerolled = Repites la tirada: { $face }.

## Bodies
you-light_wound = Sufres una Herida leve.
you-serious_wound = Sufres una Herida grave: { $wound }.
you-dressed = Vendas una Herida grave: { $wound }.
you-healed = Curas una Herida grave: { $wound }.
you-light_healed = Curas Heridas leves; { $light ->
    [0] no te queda ninguna
    [one] te queda { $light }
   *[other] te quedan { $light }
}.
you-numbed = No sientes dolor en esta ronda.
you-revived = Resucitas en { $room }.
you-died = Mueres.
you-contaminated = Recibes { $count ->
    [one] una carta de Contaminación
   *[other] { $count } cartas de Contaminación
}.
you-scanned = { $infected ->
    [-1] Escaneas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
    [0] Escaneas { $count ->
        [one] una carta: limpia
       *[other] { $count } cartas: todas limpias
    }.
   *[other] Escaneas { $count ->
        [one] una carta: INFECTADA
       *[other] { $count } cartas: { $infected ->
            [one] { $infected } INFECTADA
           *[other] { $infected } INFECTADAS
        }
    }.
}
you-contamination_removed = Te deshaces de { $count ->
    [one] una carta de Contaminación
   *[other] { $count } cartas de Contaminación
}.
you-larva = Una Larva crece dentro de ti.
you-larva_off = Te libras de la Larva.
you-shuffled_all = Barajas juntos la mano, la pila de descarte y el mazo.

## Knowledge and items
you-knowledge = Obtienes { $gained } de Conocimiento y tienes { $level }.
you-knowledge_active = Activas tu ficha de Conocimiento.
you-analysed = Analizas: { $item }.
you-item_gained = Coges: { $item }.
you-item_used = Usas: { $item }.
you-item_discarded = Descartas: { $item }.
you-item_returned = Pones debajo de su mazo: { $item }.
you-dropped = Tiras un Objeto: { $item }.
you-picked_up = Recoges: { $item }.
you-loaded = Recargas: { $item }.
you-attached = Acoplas: { $item }.
you-crafted = Preparas: { $item }.
you-activated = Activas: { $item }.
you-searched = { $items ->
    [hidden] Registras { $room }; { $left ->
        [0] no queda ningún Objeto
        [one] queda un Objeto
       *[other] quedan { $left } Objetos
    }.
   *[other] Registras { $room } y encuentras: { $items }; { $left ->
        [0] no queda ningún Objeto
        [one] queda un Objeto
       *[other] quedan { $left } Objetos
    }.
}

## Looking
you-looked_tile = Echas un vistazo a { $room }: { $tile }.
you-looked_token = Echas un vistazo a la ficha de Exploración de { $room }: { $token }.
you-looked_css = Echas un vistazo a la ficha SEC de la casilla { $space }: { $css }.
you-looked_contingency = Echas un vistazo a una ficha de Contingencia: { $contingency }.
    .owner = { $seat } echa un vistazo a una de tus fichas de Contingencia.
you-took_contingency = Coges una ficha de Contingencia de la Reserva neutral: { $contingency }.
you-looked_objective = Echas un vistazo a los Objetivos de { $owner }: { $objectives }.
    .owner = { $seat } echa un vistazo a tus Objetivos.
you-looked_events = Echas un vistazo a la parte superior del mazo de Eventos: { $cards }.
you-looked_attacks = Echas un vistazo a la parte superior del mazo de Ataque: { $cards }.
you-tokens_exchanged = { $exchanged ->
    [-1] Manipulas las fichas de Exploración de { $rooms }.
    [0] Dejas como están las fichas de Exploración de { $rooms }.
   *[other] Intercambias las fichas de Exploración de { $rooms }.
}
you-item_shown = Enseñas una carta a { $to }: { $item }.
    .to = { $seat } te enseña una carta: { $item }.

## Computer and trade
you-computer_option = Usas la Computadora: { chosen-computer_option }.
you-trade_opened = Propones un intercambio en { $room }.
you-trade_offered = Haces una oferta a { $to }.
    .to = { $seat } te hace una oferta.
you-trade_declined = Rechazas la oferta de { $to }.
    .to = { $seat } rechaza tu oferta.
you-trade_done = Haces un intercambio con { $to }.
    .to = Haces un intercambio con { $seat }.

## The end
you-swept = No consigues salir.
you-contingency_kills = La Corporación te mata.
you-final_scan = { $larva ->
    [0] Escaneas { $cards ->
        [one] una carta de Contaminación
       *[other] { $cards } cartas de Contaminación
    }: { $infected ->
        [0] sin infección
        [one] { $infected } INFECTADA
       *[other] { $infected } INFECTADAS
    }.
   *[other] Llevas una Larva.
}
you-final_draw = { $died ->
    [0] Robas y vives: { $cards }.
   *[other] Robas y mueres: { $cards }.
}
you-objective_shown = { $met ->
    [0] Muestras «{ $objective }»: no cumplido.
   *[other] Muestras «{ $objective }»: cumplido.
}
you-won = Ganas.
you-signal_sent = Has enviado la Señal.
you-drawn_apart = Robas y descartas: { $cards }.
