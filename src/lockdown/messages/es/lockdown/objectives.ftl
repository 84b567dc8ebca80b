### Objetivos (objective-…) y las pruebas que los forman (condition-…).

## Personales

objective-let_them_know = Que se sepa
    .text = Has enviado la Señal y tu ficha de Conocimiento está activa.
objective-scorched_nest = Nido calcinado
    .text = Has enviado la Señal, y el Nido está destruido o la Reina está muerta.
objective-whole_picture = La imagen completa
    .text = Todos los compartimentos de las Secciones S-01 y S-03 están explorados y tu ficha de Conocimiento está activa.
objective-dangerous_mind = Mente peligrosa
    .text = Tu Conocimiento es 7 o más.
objective-never_again = Nunca más
    .text = La Reina está muerta — o bien — el complejo está destruido.
objective-proof = Pruebas
    .text = Has enviado la Señal y llevas un Cuerpo de { -foe(form: "one") } o un Cadáver de personaje.
objective-long_walk_home = El largo camino a casa
    .text = Escapas al Búnker o en un contenedor, y sobrevive al menos 1 personaje más.
objective-nobody_left_behind = Nadie se queda atrás
    .text = Sobreviven al menos otros 2 personajes, y has enviado la Señal o tu ficha de Conocimiento está activa.
objective-last_inspection = Última inspección
    .text = Todos los compartimentos de las Secciones S-02 y S-03 están explorados y has enviado la Señal.

## Corporativos

objective-loose_end_1 = Cabo suelto: jugador 1
    .text = El personaje del jugador 1 no está con vida — o bien — tu personaje es el único que sobrevive.
objective-loose_end_2 = Cabo suelto: jugador 2
    .text = El personaje del jugador 2 no está con vida — o bien — tu personaje es el único que sobrevive.
objective-loose_end_3 = Cabo suelto: jugador 3
    .text = El personaje del jugador 3 no está con vida — o bien — tu personaje es el único que sobrevive.
objective-loose_end_4 = Cabo suelto: jugador 4
    .text = El personaje del jugador 4 no está con vida — o bien — tu personaje es el único que sobrevive.
objective-loose_end_5 = Cabo suelto: jugador 5
    .text = El personaje del jugador 5 no está con vida — o bien — tu personaje es el único que sobrevive.
objective-no_witnesses = Sin testigos
    .text = Ningún superviviente de la Nemesis está con vida y se ha descubierto al menos 1 Debilidad — o bien — tu personaje es el único que sobrevive.
objective-applied_xenology = Xenología aplicada
    .text = Se han descubierto al menos 2 Debilidades.
objective-special_delivery = Carga frágil
    .text = Escapas al Búnker o en un contenedor llevando un Huevo.
objective-write_off = Baja contable
    .text = El complejo está destruido, y has enviado la Señal o tu ficha de Conocimiento está activa.

## En solitario y cooperativos

objective-complete_file = El expediente completo
    .text = Un personaje superviviente tiene Conocimiento 8.
objective-distress_call = Llamada de socorro
    .text = Se ha enviado la Señal y la ficha de Conocimiento de un personaje superviviente está activa.
objective-burn_the_brood = Quemar la progenie
    .text = Se ha enviado la Señal y el Nido está destruido.
objective-cut_off_the_head = La Reina ha muerto
    .text = La Reina está muerta — o bien — el complejo está destruido.
objective-know_your_enemy = Conoce a tu enemigo
    .text = Se han descubierto al menos 2 Debilidades.
objective-search_party = Partida de búsqueda
    .text = Se ha enviado la Señal y todos los compartimentos de las Secciones S-01 y S-02 están explorados.
objective-deep_survey = Reconocimiento profundo
    .text = Todos los compartimentos de las Secciones S-01 y S-03 están explorados.
objective-sterilization = Esterilización
    .text = El complejo está destruido.
objective-live_specimen = Espécimen vivo
    .text = Un personaje superviviente ha escapado al Búnker o en un contenedor llevando un Huevo.
objective-field_report = Informe de campo
    .text = Se ha descubierto al menos 1 Debilidad y la ficha de Conocimiento de un personaje superviviente está activa.

## Pruebas

condition-player_dead = El personaje del jugador { $player } está muerto
    .text = No importa cómo ni cuándo; cuentan las muertes en el chequeo de victoria.
condition-only_survivor = Tu personaje es el único que sobrevive
    .text = Ningún otro personaje está con vida.
condition-no_nemesis_survivor = Ningún superviviente de la Nemesis está con vida
    .text = También cuenta tu propio personaje. Se cumple si no hay ninguno en la partida.
condition-others_survive =
    { $min ->
        [one] Sobrevive al menos { $min } personaje más
       *[other] Sobreviven al menos otros { $min } personajes
    }
    .text = Se cuenta tras todos los chequeos.
condition-signal_sent = Has enviado la Señal
    .text = Tu personaje tiene un marcador de Señal.
    .coop = Se ha enviado la Señal (un emisor distinto por cada carta que la pida; no hace falta que sobreviva)
condition-weaknesses_discovered =
    { $min ->
        [one] Al menos { $min } Debilidad descubierta
       *[other] Al menos { $min } Debilidades descubiertas
    }
    .text = Reveladas por investigación, por cualquiera. No cuenta una carta visible desde la preparación.
condition-nest_destroyed = El Nido está destruido
    .text = En algún momento se cogió o destruyó su último Huevo, o el complejo fue destruido.
condition-queen_killed = La Reina está muerta
    .text = Muerta en juego, o el complejo fue destruido.
condition-complex_destroyed = El complejo está destruido
    .text = De cualquier manera; el Código Rojo no cuenta.
condition-knowledge = Conocimiento { $min } o más
    .text = El Conocimiento de tu personaje es { $min } o más.
    .coop = Conocimiento { $min } o más (un personaje superviviente, el mismo para todas las líneas así de la carta)
condition-knowledge_token_active = Tu ficha de Conocimiento está activa
    .text = Examina los Archivos para activarla.
    .coop = Ficha de Conocimiento activa (un personaje superviviente, el mismo para todas las líneas así de la carta)
condition-sections_explored = Todos los compartimentos explorados: { $sections }
    .text = Por cualquiera. Los compartimentos especiales cuentan como explorados; escaleras y Encrucijadas no están en ninguna Sección.
condition-carries = Llevas: { $objects }
    .text = Al menos uno en un espacio de mano cuando dejaste el juego o terminó la partida.
    .coop = Lleva: { $objects } (un personaje superviviente, el mismo para todas las líneas así de la carta)
condition-survived_in = Sobrevives aquí: { $places }
    .text = Basta una de estas maneras.
    .coop = Ha sobrevivido aquí: { $places } (un personaje superviviente, el mismo para todas las líneas así de la carta)
