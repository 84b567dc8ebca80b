### What happened, one line an event. Variables are the event's fields as words ($seat is a name,
### $room "009 Archivo", lists are joined); numbers stay numbers. A hidden value is "hidden";
### $<list>_count is the length of a list.

## Set-up
log-game_began = La mesa está preparada para { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}.
log-number_dealt = { $seat } recibe el número de jugador { $number }.
log-objectives_dealt = { $objectives_count ->
    [0] { $seat } recibe sus Objetivos.
   *[other] { $seat } recibe los Objetivos: { $objectives }.
}
log-objectives_open = { $seat } aporta el Objetivo común: { $objectives }.
log-contingency_up = Se revela para todos una ficha de Contingencia de la Reserva neutral: { $face }.
log-contingency_dealt = { $contingencies ->
    [hidden] { $seat } recibe { $contingencies_count ->
        [one] una ficha de Contingencia
       *[other] { $contingencies_count } fichas de Contingencia
    }.
   *[other] { $seat } recibe { $contingencies_count ->
            [one] la ficha de Contingencia
           *[other] las fichas de Contingencia
        }: { $contingencies }.
}
log-characters_offered = { $seat } puede escoger: { $characters }.
log-character_chosen = { $seat } juega con el personaje { $character } y empieza en { $room }.

## Round
log-round_began = Empieza la ronda { $round }. La ficha de Tiempo está en { $time }.
log-cards_drawn = { $cards_count ->
    [0] { $seat } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
   *[other] { $seat } roba: { $cards }.
}
log-deck_shuffled = { $deck ->
    [action] { $seat } baraja su pila de descarte y forma un nuevo mazo de acción.
    [event] Se vuelve a barajar el mazo de Eventos.
    [attack] Se vuelve a barajar el mazo de Ataque.
    [wound] Se vuelve a barajar el mazo de Heridas graves.
    [computer] Se vuelve a barajar el mazo de Computadora.
    [red] Se vuelven a barajar los Objetos militares.
    [yellow] Se vuelven a barajar los Objetos técnicos.
    [green] Se vuelven a barajar los Objetos médicos.
    [surface] Se vuelven a barajar las cartas de Superficie de Marte.
   *[other] Se vuelve a barajar un mazo.
}
log-first_player = La ficha de Jugador inicial pasa a { $seat }.
log-turn_began = Es el turno de { $seat }.
log-passed = { $discarded ->
    [0] { $seat } pasa y conserva todas sus cartas.
    [one] { $seat } pasa y descarta: { $cards }.
   *[other] { $seat } pasa y descarta: { $cards }.
}
log-event_phase = Empieza la fase de Evento de la ronda { $round }.
log-event_step = { $step ->
    [4] Lanzamiento de los contenedores.
    [5] El tiempo pasa.
    [6] Los Pasillos quedan en silencio.
    [7] Los { -foe(form: "all") } atacan.
    [8] El Fuego arde.
    [9] Un Evento.
    [10] La bolsa evoluciona.
   *[other] La ronda termina.
}
log-round_ended = Termina la ronda { $round }.

## Actions
log-declared = Acción de { $seat }: { $action }.
log-paid = { $seat } paga con: { $cards }.
log-window = { $window ->
    [action] Cualquiera que esté en el compartimento puede reaccionar ante { $seat }.
    [interruption] Cualquiera que esté en el compartimento puede reaccionar a la Interrupción de { $seat }.
    [encounter] { $seat } puede usar una fuente de luz.
    [attack] { $seat } puede reaccionar al Ataque.
    [attack_shown] { $seat } puede reaccionar antes de que el Ataque tenga efecto.
    [noise] { $seat } puede evitar la tirada de Ruido.
    [dark_event] Quienes estén en la Oscuridad pueden protegerse.
   *[other] Hay tiempo para reaccionar.
}
log-reacted = { $seat } reacciona con «{ $card }».
log-reacted_item = { $seat } usa: { $item }.
log-cancelled = { $by } cancela la acción de { $seat }.
log-interruption_cancelled = { $by } cancela la Interrupción de { $seat }.
log-card_discarded = { $seat } descarta: { $card }.
log-hand_discarded = { $seat } descarta toda la mano: { $cards }.
log-consent_asked = { $what ->
    [escape] Se le pregunta a { $seat } si también huye.
    [elevator] Se le pregunta a { $seat } si sube al Ascensor.
   *[other] Se le pide permiso a { $seat }.
}
log-consent = { $yes ->
    [0] { $seat } se niega.
   *[other] { $seat } acepta.
}

## Movement, exploration, noise
log-moved = { $seat } se mueve de { $origin } a { $room }.
log-carried_over = { $seat } va de { $origin } a { $room }.
log-explored = { $seat } explora { $room }.
log-token_revealed = Ficha de Exploración en { $room }: { $token }.
log-token_ignored = Se ignora el efecto de la ficha de Exploración en { $room }.
log-counter_set = En { $room } hay { $items ->
    [0] ningún Objeto
    [one] un Objeto
   *[other] { $items } Objetos
}.
log-noise_rolled = { $seat } hace una tirada de Ruido: { $face }.
log-noise_skipped = { $seat } evita llamar la atención y no hace la tirada de Ruido.
log-noise_placed = Ruido: { $corridor }.
log-noise_removed = Vuelve el silencio: { $corridors }.
log-danger = ¡Peligro para { $seat }!
log-slimed = La Mucosidad cubre a { $seat }.
log-slime_off = { $seat } se limpia la Mucosidad.
log-fire = Se declara un Fuego en { $room }.
log-fire_out = Se apaga el Fuego en { $room }.
log-malfunction = Fallo en { $room }.
log-repaired = Fallo reparado en { $room }.
log-supply_shrunk = Un marcador de Fuego y uno de Fallo salen de la partida. Quedan en la reserva: Fuego { $fire }, Fallo { $malfunction }.
log-door_closed = La Puerta { $corridor } se cierra.
log-door_opened = La Puerta { $corridor } se abre.
log-door_destroyed = La Puerta { $corridor } queda destruida.
log-depressurizing = Al final de la fase de los jugadores no quedará aire en { $room }.
log-depressurize_off = Se cancela la despresurización de { $room }.
log-depressurized = El aire escapa de { $room }.

## Power and time
log-power = Energía: { $places }.
log-power_failure = Apagón de Energía: { $section }, a oscuras.
log-time_token_turned = { $blue ->
    [0] El Suministro de Energía de reserva se detiene.
   *[other] El Suministro de Energía de reserva funciona.
}
log-time = { $time ->
    [0] La ficha de Tiempo llega a S.
   *[other] El Tiempo avanza a { $time }.
}
log-isolation_open = La Sala de cuarentena está abierta.
log-gate_open = Se abre la Puerta principal.
log-rover_moved = { $here ->
    [0] El Rover va al Búnker.
   *[other] El Rover va a la Salida.
}
log-elevator_moved = El Ascensor va a { $room }.
log-destruct_started = Empieza la secuencia de Autodestrucción: su ficha está en { $space ->
        [0] la S
       *[other] la casilla { $space }
    }.
log-destruct_stopped = Se detiene la secuencia de Autodestrucción.
log-destruct_red = La secuencia de Autodestrucción ya no se puede detener. Su ficha está en { $space ->
        [0] la S
       *[other] la casilla { $space }
    }.
log-emergency = Empieza el Procedimiento de emergencia: la partida terminará cuando el Tiempo salga de { $space ->
        [0] la S
       *[other] la casilla { $space }
    }.
log-css_revealed = Ficha SEC en la casilla { $space }: { $css }.
log-css_shown = Ficha SEC en la casilla { $space }, mostrada a todos y puesta de nuevo boca abajo: { $css }.
log-css_moved = Una ficha SEC pasa de la casilla { $origin } a la { $space }.
log-entered_container = { $seat } se mete en el contenedor { $container }.
log-launched = Se lanza el contenedor { $container } con { $seat }.
log-launch_failed = El contenedor { $container } no se lanza y expulsa a { $seat }.
log-locked_in = { $seat } se encierra en la Sala de cuarentena.
log-reached_bunker = { $way ->
    [rover] { $seat } llega al Búnker en el Rover.
   *[other] { $seat } llega al Búnker a pie.
}
log-attempt_failed = El intento de { $seat } fracasa.

## Night Stalkers
log-token_drawn = Sale de la bolsa: { $token }.
log-token_added = Entra en la bolsa: { $token }.
log-token_returned = Vuelve a la bolsa: { $token }.
log-encounter = ¡Encuentro: { $seat } en { $room }!
log-appeared = { $stalker } aparece en { $room }.
log-no_figure = No queda ninguna miniatura libre de ese tipo: { $kind }.
log-withdrew = Se retiran: { $stalkers }.
log-stalker_moved = { $stalker } se mueve de { $origin } a { $room }.
log-stalker_gone = { $stalker } desaparece de { $room }.
log-intruder_healed = { $wounds ->
    [0] { $stalker } se recupera de todas sus Heridas.
    [one] { $stalker } se recupera; le queda una Herida.
   *[other] { $stalker } se recupera; le quedan { $wounds } Heridas.
}
log-surprise = Ataque por sorpresa contra { $seat }: { $hand ->
    [one] una carta
   *[other] { $hand } cartas
} en la mano contra { $number }.
log-no_surprise = { $seat } está en guardia: { $hand ->
    [one] una carta
   *[other] { $hand } cartas
} en la mano contra { $number }.
log-attacked = { $stalker } ataca a { $seat }.
log-redirected = { $by } desvía el Ataque hacia { $seat }.
log-attack_card = { $hit ->
    [0] Carta de Ataque «{ $card }»: ataque fallido.
   *[other] Carta de Ataque «{ $card }»: impacto en { $seat }.
}
log-attack_ignored = El Ataque no tiene efecto sobre { $seat }.
log-dark_ignored = { $seat } se libra del efecto de la Oscuridad.
log-dark_effect = La Oscuridad lo empeora.
log-infested = { $larva ->
    [0] Una Larva ataca a { $seat }, que ya lleva una.
   *[other] Una Larva se introduce en { $seat }.
}
log-shot = { $seat } dispara con { $item }: { $face }.
log-struck = { $seat } ataca cuerpo a cuerpo: { $face }.
log-rerolled = { $seat } repite la tirada: { $face }.
log-stalker_wounded = { $stalker } sufre { $wounds ->
    [one] una Herida
   *[other] { $wounds } Heridas
}, { $total } en total.
log-wound_check = Chequeo de Heridas de { $stalker }: { $cards } ({ $blood ->
    [0] flecha de Repliegue
   *[other] sangre { $blood }
}).
log-stalker_died = { $stalker } muere en { $room }.
log-retreats = { $stalker } se repliega ({ $card }).
log-egg_added = La Reina pone un Huevo: { $eggs } en el Nido.
log-egg_destroyed = Se destruye un Huevo en { $room }.
log-nest_destroyed = El Nido queda destruido.
log-event_card = Evento: { $card }.
log-event_removed = «{ $card }» sale de la partida.

## Bodies
log-light_wound = { $seat } sufre una Herida leve.
log-serious_wound = { $seat } sufre una Herida grave: { $wound }.
log-dressed = { $seat } venda una Herida grave: { $wound }.
log-healed = { $seat } cura una Herida grave: { $wound }.
log-light_healed = { $seat } cura Heridas leves; { $light ->
        [0] no le queda ninguna
        [one] le queda { $light }
       *[other] le quedan { $light }
    }.
log-numbed = { $seat } no siente dolor en esta ronda.
log-revived = { $seat } resucita en { $room }.
log-died = { $seat } muere.
log-contaminated = { $seat } recibe { $count ->
    [one] una carta de Contaminación
   *[other] { $count } cartas de Contaminación
}.
log-scanned = { $infected ->
    [-1] { $seat } escanea { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
    [0] { $seat } escanea { $count ->
        [one] una carta: limpia
       *[other] { $count } cartas: todas limpias
    }.
   *[other] { $seat } escanea { $count ->
        [one] una carta: INFECTADA
       *[other] { $count } cartas: { $infected ->
            [one] { $infected } INFECTADA
           *[other] { $infected } INFECTADAS
        }
    }.
}
log-contamination_removed = { $seat } se deshace de { $count ->
    [one] una carta de Contaminación
   *[other] { $count } cartas de Contaminación
}.
log-larva = Una Larva crece dentro de { $seat }.
log-larva_off = { $seat } se libra de la Larva.
log-shuffled_all = { $seat } baraja juntos la mano, la pila de descarte y el mazo.

## Knowledge and items
log-knowledge = { $seat } obtiene { $gained } de Conocimiento y tiene { $level }.
log-knowledge_active = { $seat } activa su ficha de Conocimiento.
log-analysed = { $seat } analiza: { $item }.
log-weakness_found = Se descubre una Debilidad: { $weakness }.
log-item_gained = { $item ->
    [hidden] { $seat } coge una carta: { $colour }.
   *[other] { $seat } coge: { $item }.
}
log-item_used = { $seat } usa: { $item }.
log-item_discarded = { $seat } descarta: { $item }.
log-item_returned = { $item ->
    [hidden] { $seat } pone una carta debajo de su mazo: { $colour }.
   *[other] { $seat } pone debajo de su mazo: { $item }.
}
log-dropped = { $item ->
    [hidden] { $seat } tira una carta: { $colour }.
   *[other] { $seat } tira un Objeto: { $item }.
}
log-picked_up = { $seat } recoge: { $item }.
log-object_lies = En { $room } queda en el suelo: { $item }.
log-object_gone = { $item } ya no está.
log-loaded = { $seat } recarga: { $item }.
log-ammo_spent =
    { $left ->
        [one] { $item }: queda { $left }.
       *[other] { $item }: quedan { $left }.
    }
log-attached = { $seat } acopla: { $item }.
log-crafted = { $seat } prepara: { $item }.
log-activated = { $seat } activa: { $item }.
log-searched = { $items ->
    [hidden] { $seat } registra { $room }; { $left ->
            [0] no queda ningún Objeto
            [one] queda un Objeto
           *[other] quedan { $left } Objetos
        }.
   *[other] { $seat } registra { $room } y encuentra: { $items }; { $left ->
            [0] no queda ningún Objeto
            [one] queda un Objeto
           *[other] quedan { $left } Objetos
        }.
}
log-counter_lowered = En { $room } { $items ->
    [0] no queda ningún Objeto
    [one] queda un Objeto
   *[other] quedan { $items } Objetos
}.

## Looking
log-looked_tile = { $tile ->
    [hidden] { $seat } echa un vistazo al compartimento no explorado { $room }.
   *[other] { $seat } echa un vistazo a { $room }: { $tile }.
}
log-looked_token = { $token ->
    [hidden] { $seat } echa un vistazo a la ficha de Exploración de { $room }.
   *[other] { $seat } echa un vistazo a la ficha de Exploración de { $room }: { $token }.
}
log-looked_css = { $css ->
    [hidden] { $seat } echa un vistazo a la ficha SEC de la casilla { $space }.
   *[other] { $seat } echa un vistazo a la ficha SEC de la casilla { $space }: { $css }.
}
log-looked_contingency = { $contingency ->
    [hidden] { $seat } echa un vistazo a una ficha de Contingencia.
   *[other] { $seat } echa un vistazo a una ficha de Contingencia: { $contingency }.
}
log-took_contingency = { $contingency ->
    [hidden] { $seat } coge una ficha de Contingencia de la Reserva neutral.
   *[other] { $seat } coge una ficha de Contingencia de la Reserva neutral: { $contingency }.
}
log-looked_objective = { $objectives ->
    [hidden] { $seat } echa un vistazo a los Objetivos de { $owner }.
   *[other] { $seat } echa un vistazo a los Objetivos de { $owner }: { $objectives }.
}
log-looked_events = { $cards ->
    [hidden] { $seat } echa un vistazo a la parte superior del mazo de Eventos.
   *[other] { $seat } echa un vistazo a la parte superior del mazo de Eventos: { $cards }.
}
log-looked_attacks = { $cards ->
    [hidden] { $seat } echa un vistazo a la parte superior del mazo de Ataque.
   *[other] { $seat } echa un vistazo a la parte superior del mazo de Ataque: { $cards }.
}
log-tokens_exchanged = { $exchanged ->
    [-1] { $seat } manipula las fichas de Exploración de { $rooms }.
    [0] { $seat } deja como están las fichas de Exploración de { $rooms }.
   *[other] { $seat } intercambia las fichas de Exploración de { $rooms }.
}
log-item_shown = { $item ->
    [hidden] { $seat } enseña una carta a { $to }: { $colour }.
   *[other] { $seat } enseña una carta a { $to }: { $item }.
}

## Computer and trade
log-computer_card = La Computadora muestra: { $card }.
log-computer_option = { $seat } usa la Computadora: { chosen-computer_option }.
chosen-computer_option = { $option ->
    [move_rover] { computeroption-move_rover }
    [peek_css] { computeroption-peek_css }
    [peek_contingencies] { computeroption-peek_contingencies }
    [gain_knowledge] { computeroption-gain_knowledge }
    [swap_power] { computeroption-swap_power }
    [sprinklers] { computeroption-sprinklers }
    [door] { computeroption-door }
   *[other] { $option }
}
log-trade_opened = { $seat } propone un intercambio en { $room }.
log-trade_offered = { $seat } hace una oferta a { $to }.
log-trade_declined = { $seat } rechaza la oferta de { $to }.
log-trade_done = { $seat } y { $to } hacen un intercambio.
log-trade_ended = El intercambio ha terminado.

## The end
log-choose_objectives = ¡{ -foe(form: "all") }! Cada jugador se queda con un Objetivo.
log-objectives_chosen = Todos han escogido un Objetivo.
log-objective_kept = Te quedas con «{ $objective }».
log-game_ended = { $how ->
    [time] Se acabó el tiempo.
    [emergency] Termina el Procedimiento de emergencia.
    [self_destruct] El complejo se autodestruye.
    [fire] El Fuego destruye el complejo.
    [malfunction] El complejo se viene abajo.
   *[other] No queda nadie en el complejo.
}
log-swept = { $seat } no consigue salir.
log-contingency = Contingencia activa: { $contingency }.
log-contingency_kills = La Corporación mata a { $seat }.
log-final_scan = { $larva ->
    [0] { $seat } escanea { $cards ->
        [one] una carta de Contaminación
       *[other] { $cards } cartas de Contaminación
    }: { $infected ->
        [0] sin infección
        [one] { $infected } INFECTADA
       *[other] { $infected } INFECTADAS
    }.
   *[other] { $seat } lleva una Larva.
}
log-final_draw = { $died ->
    [0] { $seat } roba y vive: { $cards }.
   *[other] { $seat } roba y muere: { $cards }.
}
log-objective_shown = { $met ->
    [0] { $seat } muestra «{ $objective }»: no cumplido.
   *[other] { $seat } muestra «{ $objective }»: cumplido.
}
log-won = { $seat } gana.
log-all_won = Todos los Objetivos están cumplidos. La tripulación gana unida.
log-all_lost = Nadie ha sobrevivido. Todos pierden.
log-signal_sent = { $seat } ha enviado la Señal.
log-drawn_apart = { $seat } roba y descarta: { $cards }.
log-egg_hatched = Eclosiona un Huevo; { $eggs ->
    [0] no queda ninguno
    [one] queda uno
   *[other] quedan { $eggs }
} en el Nido.
log-forgotten = Una versión anterior del juego anotó aquí «{ $what }».
