### Por qué algo no se puede hacer: lo que solo tiene este juego, o dice de otro modo.

## La nave
reason-no_engine_here = No estás en un compartimento de Motor.
    .help = Ve al Motor 1, 2 o 3.
reason-engines_known = Ya conoces el estado; no hay nada nuevo que ver.
    .help = Vuelve cuando alguien haya trabajado en él.
reason-coordinates_known = Ya has visto las Coordenadas.
    .help = Nunca cambian: consulta lo que ya sabes.
reason-somebody_hibernates = No se puede mientras alguien esté hibernando.
    .help = Era posible antes de que alguien se durmiera.
reason-hibernation_closed = Las Cápsulas de hibernación siguen cerradas.
    .help = Se abren cuando el marcador de Tiempo llega al 8.
reason-self_destruct_yellow = La secuencia de Autodestrucción ya no se puede detener.
    .help = Abandona la nave en una Cápsula de escape antes de que acabe.
reason-no_open_pod = Ninguna Cápsula de esta Sección está desbloqueada y tiene un espacio libre.
    .help = Desbloquea una, por ejemplo en el Sistema de control de las escotillas, o prueba en la otra Sección.
reason-no_pod_left = No queda ninguna Cápsula de escape.
    .help = Ahora la única salida es el Hibernatorio.
reason-nothing_burns = Ningún compartimento tiene marcador de Fuego ni Intrusos.
    .help = Servirá cuando haya un Fuego o un Intruso.
reason-nothing_to_eat_for = No tienes Heridas leves ni cartas de Contaminación en la mano.
    .help = Vuelve con una Herida leve o una carta de Contaminación.
reason-no_pod_here = En este compartimento no hay ninguna Cápsula de escape.
    .help = Ve a una Sección de evacuación que aún tenga una Cápsula.
reason-no_yellow_room = No hay otro compartimento amarillo explorado.
    .help = Explora antes más compartimentos.

## Cartas y armas
reason-no_loaded_rifle = No llevas un Rifle de asalto con Munición.
    .help = Recarga el Rifle de asalto, por ejemplo con una Recarga de energía.
reason-no_cards_to_draw = No te quedan cartas que robar.
    .help = Tu mazo vuelve a llenarse cuando descartas.

## Intrusos
reason-no_stalker_here = Aquí no hay Intrusos.
    .help = Solo sirve en el mismo compartimento.
reason-no_stalker_in_section = No hay ningún Intruso adecuado cerca de ti.
    .help = Úsalo cuando haya alguno cerca.
reason-nobody_to_lure = No hay ningún Intruso que atraer.
    .help = Úsalo cuando haya alguno cerca.

## Dicho de otro modo
reason-not_in_combat = Solo en Combate.
    .help = Sirve cuando hay un Intruso en tu compartimento.
reason-contamination = Una carta de Contaminación no da acciones ni sirve para pagar.
    .help = Al pasar puedes descartarla; descansar, la Cantina, las Duchas o el Quirófano la eliminan.
reason-not_adjacent = Ese compartimento no es adyacente.
    .help = Ve de compartimento en compartimento, o por los Pasillos de servicio.
reason-no_computer = Aquí no hay ninguna Computadora que funcione.
    .help = Ve a un compartimento con Computadora y sin Fallo.
reason-nothing_to_sample = No hay nada de lo que tomar una muestra.
    .help = Aquí debe haber un Intruso, un Huevo o un Cuerpo.
