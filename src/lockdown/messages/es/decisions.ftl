### The question of each decision. Variables are the parts of it that the prompt shows, in words.

decision-draft = Escoge tu personaje.
decision-action = Tu turno: haz una acción o pasa (acciones restantes: { $left }).
decision-end_of_turn = Tira lo que no quieras llevar y termina tu turno.
decision-choose_target = { $action }: escoge.
decision-pay = { $action }: paga con una carta de acción (por pagar: { $left }).
decision-pass_discard = Descarta lo que quieras y pasa.
decision-quiet = ¿Retiras un marcador de Ruido junto a ti?
decision-careful_noise = ¿Qué Pasillo de { $room } recibe el marcador de Ruido?
decision-move_door = No quedan fichas de Puerta: ¿qué Puerta cerrada usas para { $corridor }?
decision-rearrange_power = Coloca las fichas de Energía: S-01, S-02, S-03, Ascensor.
decision-swap_power = Intercambia dos fichas de Energía: S-01, S-02, S-03, Ascensor.
decision-full_hands = Tienes las manos llenas: tira algo para coger { $item } o renuncia.
decision-drop_something = Llevas demasiado en las manos: tira algo.
decision-keep_item = Quédate con una de las cartas encontradas ({ $colour }).
decision-reroll = Has sacado { $face } con { $item }. ¿Repites la tirada?
decision-reroll_price = Descarta una carta de acción para repetir la tirada.
decision-better_result = Has sacado { $face }. ¿Quieres el mejor resultado?
decision-interrupt = { $actor } actúa en tu compartimento. ¿Cancelas la acción?
decision-interrupt_interruption = { $actor } interrumpe. ¿Cancelas la Interrupción?
decision-use_light = { $what ->
    [encounter] Te encuentras con un { -foe(form: "one") } en la Oscuridad: { $token }. ¿Usas una fuente de luz?
   *[other] { $card }: la Oscuridad está a punto de empeorarlo. ¿Usas una fuente de luz?
}
decision-before_attack = Te van a atacar. ¿Reaccionas?
decision-attack_shown = El Ataque está a punto de alcanzarte. ¿Reaccionas?
decision-skip_noise = Te toca hacer una tirada de Ruido. ¿La evitas?
decision-reroll_noise = Has sacado { $face } en la tirada de Ruido. ¿Reaccionas antes del resultado?
decision-dark_event = { $event }: su Oscuridad te afecta. ¿Te proteges?
decision-other_target = ¿A quién se ataca en tu lugar?
decision-pheromone_object = ¿De qué Objeto voluminoso te deshaces?
decision-fear_price = Descarta una carta de acción para mantenerlo alejado.
decision-tracker_price = Descarta una carta de acción para repetir la tirada.
decision-choose_objective = Quédate con un Objetivo. El otro sale de la partida sin que nadie lo vea.
decision-cut_out = ¿Te dejas extirpar la Larva a cambio de una Herida grave?
decision-read_protocol = ¿A qué ficha de Contingencia de la Reserva neutral echas un vistazo?
decision-wail = Escoge un Pasillo de tu Sección (restantes: { $left }).
decision-craft_freely = ¿Preparas algo con un solo Componente?
decision-craft_choice = { $item }: escoge.
decision-cheat_codes = La Computadora muestra: { $card }. ¿Usas tus Códigos de trucos para cambiarla?
decision-trade_turn = Haz una oferta a alguien o deja hablar a los demás.
decision-trade_offer = Tu oferta a { $to }. Das: { $gives }. Pides: { $asks }.
decision-trade_answer = { $by } ofrece: { $gives }. Te pide: { $asks }. ¿De acuerdo?
decision-trade_which = Varias de tus cartas encajan: { $item }. ¿Cuál das?
decision-trade_slots = No te cabe todo en las manos: tira algo o no intercambies.
decision-agree = { $actor } necesita tu consentimiento: { $action }. ¿Estás de acuerdo?
decision-computer_option = Escoge una opción de la carta de Computadora.
decision-computer_options = Escoge la siguiente opción de la carta de Computadora o termina.
decision-computer_target = { $option ->
    [move_rover] { computeroption-move_rover }
    [peek_css] { computeroption-peek_css }
    [peek_contingencies] { computeroption-peek_contingencies }
    [gain_knowledge] { computeroption-gain_knowledge }
    [swap_power] { computeroption-swap_power }
    [sprinklers] { computeroption-sprinklers }
    [door] { computeroption-door }
   *[other] { $option }
}: escoge.
decision-look_at_contingency = Echa un vistazo a una ficha de Contingencia: ¿de quién, o cuál de la Reserva neutral?
decision-look_at_contingency_of = ¿A qué ficha de { $owner } echas un vistazo?
decision-take_contingency = ¿Qué ficha de la Reserva neutral coges?
decision-drop_for_egg = Tienes las manos llenas: tira algo para coger el Huevo.
decision-move_css = Mueve una casilla la ficha SEC de la casilla { $space } o déjala ahí.
decision-elevator_invite = ¿Llevas a alguien contigo a { $room }?
decision-elevator_consent = { $actor } toma el Ascensor a { $room }. ¿Subes también?
decision-resolve_token = La ficha de Exploración de { $room } muestra { $token }. ¿Dejas que tenga efecto?
decision-look_at_tile = ¿A qué compartimento no explorado echas un vistazo (restantes: { $left })?
decision-use_computer = ¿Haces ahora una acción de Computadora?
decision-which_contamination = ¿Qué carta de Contaminación descartas?
decision-give_up_item = ¿Qué carta de Objeto descartas?
decision-who_escapes = ¿Quién huye a { $room }?
decision-escape_too = ¿Huyes a { $room }?
decision-keep_event = ¿Qué carta de Evento se queda arriba? La otra va debajo del mazo.
decision-keep_attack = ¿Qué carta de Ataque se queda arriba? La otra va debajo del mazo.
decision-panic_ammo = ¿Qué arma pierde Munición?
decision-panic_item = ¿Qué Objeto descartas?
decision-smoke_discard = Humo: descarta una carta de acción.
decision-second_plan = ¿Echas un vistazo a un segundo compartimento?
decision-exchange_tokens = ¿Intercambias las dos fichas de Exploración?
decision-which_egg = ¿Qué Huevo de { $room } se destruye: uno que está en el suelo o uno del Nido?
decision-treated_wound = { $what ->
    [dress] ¿Cuál de tus Heridas graves se venda?
   *[other] ¿Cuál de tus Heridas graves vendadas se cura?
}
decision-more_ammo = ¿Gastas 1 de Munición más de { $item } para causar 1 Herida más?
decision-put_back = ¿Devuelves la carta de Evento encima del mazo o debajo?
decision-escape_where = Te cubren: ¿a qué compartimento huyes?
