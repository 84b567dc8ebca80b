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
    .shelter = Nombra un mazo de Objetos y roba 2 cartas en secreto: quédate hasta 1 y pon el resto debajo del mazo. Un Objeto pesado requiere un espacio de mano.
surface-calm = Calma
    .scope = { -surface-drawer }
    .text = Retira el marcador de Ruido de 1 Zona de tu elección.
    .shelter = Retira los marcadores de Ruido de todas las Zonas.
