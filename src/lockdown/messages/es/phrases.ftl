### Ready phrases for talk at the table. They claim; nobody checks whether they are true.
### Variables are words: $room "009 Archivo", $corridor, $seat a name, $tile a room name, $item.

## Warnings
phrase-careful = ¡Cuidado!
phrase-stalker_in = Hay un { -foe(form: "one") } en { $room }.
phrase-noise_in = He oído Ruido en { $corridor }.
phrase-fire_in = Hay Fuego en { $room }.
phrase-broken = Hay un Fallo en { $room }.
phrase-dont_go = No vayas a { $room }.
phrase-dont_trust = No os fiéis de { $seat }.
phrase-time_short = Se nos acaba el tiempo.
phrase-no_markers = Un Fuego o un Fallo más y estamos todos perdidos.
phrase-close_door = ¡Cierra la Puerta { $corridor }!

## Requests
phrase-help = ¡Necesito ayuda!
phrase-come = Ven a { $room }.
phrase-wait = Espérame.
phrase-follow = Sígueme.
phrase-stay_away = No te acerques a mí.
phrase-repair = Alguien debería reparar { $room }.
phrase-extinguish = Alguien tiene que apagar el Fuego en { $room }.
phrase-give = ¿Puedes darme { $item }?
phrase-who_has = ¿Alguien tiene { $item }?
phrase-send_signal = Envía la Señal, por si acaso.
phrase-dont_pass = No pases todavía, por favor.

## Offers
phrase-have = Tengo { $item }.
phrase-trade = ¿Quién quiere intercambiar?
phrase-heal_you = Puedo tratar tus Heridas.
phrase-cover_you = Ve, yo te cubro.
phrase-deal = ¿Trato hecho?
phrase-together = Colaboremos, { $seat }.

## Claims, true or not
phrase-tile_is = { $room } es: { $tile }.
phrase-looked = He echado un vistazo a { $room }: nada interesante.
phrase-objective_harmless = Mi Objetivo no perjudica a nadie.
phrase-objective_alone = No necesito que muera nadie.
phrase-objective_suspect = { $seat } va a por uno de nosotros.
phrase-clean = Mis escaneos han salido limpios.
phrase-infected = Tengo la infección.
phrase-self_destruct = Quiero volar este sitio por los aires.

## Answers
phrase-yes = Sí.
phrase-no = No.
phrase-maybe = Quizás.
phrase-thanks = ¡Gracias!
phrase-sorry = Lo siento.
phrase-well_done = ¡Bien hecho!
phrase-good_game = ¡Buena partida!
phrase-lie = Eso es mentira.
phrase-prove = Enséñamelo.
phrase-no_choice = No tenía elección.
phrase-my_turn_soon = Dame un momento.

## Emotes
emote-wave = saluda con la mano
emote-nod = asiente
emote-shake_head = niega con la cabeza
emote-shrug = se encoge de hombros
emote-point = señala
emote-listen = escucha
emote-hush = se lleva un dedo a los labios
emote-laugh = ríe
emote-cry = llora
emote-scream = grita
emote-tremble = tiembla
emote-cough = tose
emote-salute = saluda al estilo militar
emote-thumbs_up = levanta el pulgar
emote-suspicious = entorna los ojos
emote-whistle = silba como si nada
