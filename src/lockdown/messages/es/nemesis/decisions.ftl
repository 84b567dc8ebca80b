### Las preguntas que solo hace este juego.

decision-engine_order = Ves las dos fichas del Motor de este compartimento. ¿Cuál queda encima?
decision-choose_pod = ¿En qué Cápsula te metes?
decision-launch_now = Estás en la Cápsula { $pod }. ¿La lanzas de inmediato? Si no, esperas y pasas.
decision-launch_too = Alguien se mete contigo en la Cápsula { $pod }. ¿La lanzas ahora?
decision-in_the_pod = Esperas en la Cápsula { $pod }. ¿Te quedas, la lanzas o sales?
decision-scan_hand = ¿Escaneas las cartas de Contaminación de tu mano?
decision-switch_doors = ¿Qué Puerta de { $room } abres o cierras?
decision-drugs_discard = Descarta lo que quieras y roba la misma cantidad más 1.
decision-which_corridor = Dos Pasillos llevan a { $room }: ¿cuál tomas?
decision-become_intruder = Has muerto primero. ¿Sigues como el Intruso a partir de la próxima ronda?
decision-intruder_turn = Eres el Intruso: juega una carta o pasa.
decision-hunt_keeps = Pasas. Conserva una carta o ninguna; el resto se descarta.
decision-hunt_through = ¿Adónde va { $stalker }?
decision-hunt_whom = ¿A quién ataca { $stalker }?
decision-hunt_attack_card = ¿Qué carta de Ataque alcanza a { $target }?
decision-hunt_lowest = ¿Cuál de las otras cartas va al fondo del mazo de Ataque?
decision-hunt_pursued = ¿Quién tiene que hacer una tirada de Ruido?
decision-hunt_planned = ¿Qué Evento ocurre? Los demás se descartan.
decision-hunt_healed = ¿Qué Intruso pierde hasta dos Heridas?
