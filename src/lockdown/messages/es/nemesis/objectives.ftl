### Objetivos (objective-…) y las pruebas que los forman (condition-…).

## Personales

objective-salvaging_the_prime_asset = Salvar el activo más valioso
    .text = La nave llega a la Tierra — o bien — tu personaje es el único que sobrevive.
objective-quarantine = Cuarentena
    .text = La nave llega a Marte — o bien — llega a la Tierra y el Nido está destruido. Si conservas esta carta, llegar a Marte no te mata mientras hibernas.
objective-the_great_hunt = La gran cacería
    .text = Has enviado la Señal, y la Reina está muerta o la nave está destruida.
objective-a_proper_burial = Un entierro digno
    .text = Has enviado la Señal, e hibernas o te vas en una Cápsula de escape llevando el Cadáver de personaje azul.
objective-hoarder = Acaparador
    .text = Te vas en una Cápsula de escape con al menos 7 Objetos.
objective-relentless_investigator = Investigador incansable
    .text = Has enviado la Señal y todos los compartimentos de la nave están explorados.
objective-the_oldest_friend = El amigo más antiguo
    .text = La nave llega a la Tierra — o bien — tu personaje es el único que sobrevive.
objective-best_friends_forever = Amigos para siempre
    .text = Sobrevive al menos 1 personaje más.
objective-aliens_on_a_spaceship = Alienígenas en una nave
    .text = Has enviado la Señal, y está destruido el Nido o la nave.

## Corporativos

objective-the_right_moment_to_strike = El momento de golpear
    .text = El personaje del jugador 1 no está con vida — o bien — tu personaje es el único que sobrevive.
objective-greener_pastures = Pastos más verdes
    .text = El personaje del jugador 2 no está con vida — o bien — tu personaje es el único que sobrevive.
objective-an_old_feud = Una vieja rencilla
    .text = El personaje del jugador 3 no está con vida — o bien — tu personaje es el único que sobrevive.
objective-hostile_takeover = Adquisición hostil
    .text = El personaje del jugador 4 no está con vida — o bien — tu personaje es el único que sobrevive.
objective-the_final_enlightenment = La iluminación final
    .text = El personaje del jugador 5 no está con vida — o bien — tu personaje es el único que sobrevive.
objective-extreme_field_biology = Biología de campo extrema
    .text = Se han descubierto al menos 2 Debilidades.
objective-ab_ovo = Ab ovo
    .text = Se ha descubierto la Debilidad del espacio del Huevo.
objective-necroscopy = Necroscopia
    .text = Has enviado la Señal y se ha descubierto la Debilidad del espacio del Cuerpo de Intruso.
objective-my_precious = Mi tesoro
    .text = Has enviado la Señal, e hibernas o te vas en una Cápsula de escape llevando un Huevo.

## En solitario y cooperativos

objective-destination_earth = Destino: la Tierra
    .text = La nave llega a la Tierra.
objective-emergency_post_mortem = Autopsia de urgencia
    .text = Al final, el Cadáver de personaje azul está en el Quirófano sin que nadie lo lleve.
objective-first_contact_protocol = Protocolo de primer contacto
    .text = Se han descubierto al menos 2 Debilidades.
objective-cutting_off_the_head = Cortar la cabeza
    .text = Se ha enviado la Señal, y la Reina está muerta o la nave está destruida.
objective-no_man_left_behind = No se abandona a nadie
    .text = Se ha enviado la Señal y todos los compartimentos de la nave están explorados.
objective-special_delivery = Entrega especial
    .text = Un personaje superviviente ha hibernado o se ha ido en una Cápsula de escape llevando un Huevo.
objective-clean_up_crew = Equipo de limpieza
    .text = Se ha enviado la Señal, y está destruido el Nido o la nave.

## Pruebas

condition-player_dead = El personaje del jugador { $player } está muerto
    .text = No importa cómo ni cuándo; cuentan las muertes en el chequeo de victoria.
condition-only_survivor = Tu personaje es el único que sobrevive
    .text = Ningún otro personaje está con vida.
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
    .text = Reveladas por un análisis, de quien sea.
condition-weakness_of = Debilidad descubierta: { $object }
    .text = La carta de ese espacio está boca arriba, la haya revelado quien sea.
condition-nest_destroyed = El Nido está destruido
    .text = En algún momento se cogió o destruyó su último Huevo, o la nave fue destruida.
condition-queen_killed = La Reina está muerta
    .text = Muerta en juego, o la nave fue destruida.
condition-ship_destroyed = La nave está destruida
    .text = Por la secuencia de Autodestrucción, el Fuego, los Fallos o unos Motores que no aguantan el salto.
condition-ship_reached = La nave llega a su Destino: { $destination }
    .text = Salta sin ser destruida, con al menos dos Motores en funcionamiento, y las Coordenadas llevan allí. No hace falta que estés a bordo.
condition-rooms_explored = Todos los compartimentos de la nave están explorados
    .text = Por cualquiera. Los compartimentos especiales cuentan como explorados.
condition-carries = Llevas: { $objects }
    .text = Al menos uno en un espacio de mano cuando hibernaste o se lanzó tu Cápsula de escape.
    .coop = Lleva: { $objects } (un personaje superviviente, el mismo para todas las líneas así de la carta)
condition-survived_in = Sobrevives aquí: { $places }
    .text = Basta una de estas maneras.
    .coop = Ha sobrevivido aquí: { $places } (un personaje superviviente, el mismo para todas las líneas así de la carta)
condition-items =
    { $min ->
        [one] Te vas con al menos { $min } Objeto
       *[other] Te vas con al menos { $min } Objetos
    }
    .text = Cartas de Objeto al hibernar o al lanzarse tu Cápsula de escape, incluidas armas y Objetos de Misión activos. No cuentan las cartas acopladas, los Objetos voluminosos ni los Objetos de Misión inactivos.
condition-object_lies_in = { $object } está aquí: { $room }
    .text = Sin que nadie lo lleve, en el compartimento explorado, cuando termina la partida. No importa lo que el final le haga a la nave.
