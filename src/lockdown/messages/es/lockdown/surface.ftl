### Cartas de Superficie de Marte.

-surface-drawer = Solo el personaje que la ha robado.
-surface-all = Todos los personajes en la Superficie.

surface-radioactive_dust = Polvo radiactivo
    .scope = { -surface-drawer }
    .text = Recibe 1 carta de Contaminación y un marcador de Mucosidad.
    .shelter = Recibe 1 carta de Contaminación.
surface-dust_storm = Tormenta de polvo
    .scope = { -surface-all }
    .text = Descarta 2 cartas de acción de tu elección, o las que tengas. Las cartas de Contaminación no cuentan.
    .shelter = Descarta 1 carta de acción de tu elección, si tienes.
surface-solar_flare = Llamarada solar
    .scope = { -surface-all }
    .text = Sufre 1 Herida leve. Después retira 1 de Munición de 1 arma de energía que lleves, si alguna tiene.
    .shelter = Retira 1 de Munición de 1 arma de energía que lleves, si alguna tiene.
surface-tremor = Temblor
    .scope = { -surface-drawer }
    .text = Coloca un marcador de Ruido en cada Zona que no tenga. Sin Encuentro.
    .shelter = En un Edificio: coloca un marcador de Ruido en cada Zona de tu Edificio que no tenga. En una Encrucijada: en 1 Zona de tu elección que no tenga. Sin Encuentro.
surface-something_in_the_dunes = Algo en las dunas
    .scope = { -surface-drawer }
    .text = Si no estás en Combate, tienes un Encuentro donde estés.
    .shelter = Si no estás en Combate, resuelve Peligro donde estés.
surface-cracked_seal = Sello agrietado
    .scope = { -surface-drawer }
    .text = Sufre 1 Herida grave.
    .shelter = Sufre 1 Herida leve.
surface-abandoned_crate = Caja abandonada
    .scope = { -surface-drawer }
    .text = Nombra un mazo de Objetos y roba 1 carta en secreto: quédatela o ponla debajo de su mazo. Un Objeto pesado requiere un espacio de mano.
    .shelter = Nombra un mazo de Objetos y roba 2 cartas en secreto: quédate con hasta 1 y pon el resto debajo del mazo. Un Objeto pesado requiere un espacio de mano.
surface-calm = Calma
    .scope = { -surface-drawer }
    .text = Retira el marcador de Ruido de 1 Zona de tu elección.
    .shelter = Retira los marcadores de Ruido de todas las Zonas.

## Conducir, huir y lo que piden las cartas

option-drive = Conducir el Rover a { $a }
option-send = Enviar el Rover: { $a }
decision-dust_storm = Tormenta de polvo: descarta una carta de acción (por descartar: { $left }).
decision-solar_flare = Llamarada solar: ¿qué arma de energía pierde 1 de Munición?
decision-tremor = Temblor: ¿en qué Zona se pone el marcador de Ruido?
decision-calm = Calma: ¿qué Zona pierde su marcador de Ruido?
decision-crate_deck = Caja abandonada: escoge un mazo de Objetos.
decision-crate_keep = Has encontrado esto ({ $colour }). ¿Te quedas con una carta o con ninguna?
reason-not_at_crossroads = En esta cara se huye a pie desde la Encrucijada junto al Búnker.
    .help = Sal a la Encrucijada central.
log-rover_at = El Rover está ahora en { $room }.
log-surface_card = { $seat } roba una carta de Superficie de Marte: { $card }.
log-sheltered = { $by ->
    [suit] { $seat } muestra un traje y aplica la parte inferior de la carta.
   *[other] { $seat } está en un Edificio y aplica la parte inferior de la carta.
}
log-crate_opened = { $items ->
    [hidden] { $seat } abre una caja y mira { $items_count ->
        [one] una carta
       *[other] { $items_count } cartas
    } de un mazo ({ $colour }).
   *[other] { $seat } abre una caja ({ $colour }) y encuentra: { $items }.
}
log-crate_left = { $seat } no se queda con nada.
