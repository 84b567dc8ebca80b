### Por qué algo no se puede hacer: lo que solo tiene este juego, o dice de otro modo.

## La nave
reason-no_engine_here = No estás en un compartimento de Motor.
    .help = Ve al Motor 1, 2 o 3.
reason-engines_known = Ya conoces el estado; no hay nada nuevo que ver.
    .help = Vuelve cuando alguien haya trabajado en él.
reason-coordinates_known = Ya has visto las Coordenadas.
    .help = Nunca cambian: consulta lo que ya sabes.
reason-objectives_known = Conoces los Objetivos de todos los demás.
    .help = Guárdalo para intercambiar.
reason-somebody_hibernates = No se puede mientras alguien esté hibernando.
    .help = Eso ya no cambia: busca tu propia salida.
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
    .help = Explora antes otro compartimento amarillo.

## Cartas y armas
reason-no_loaded_rifle = No llevas un Rifle de asalto con Munición.
    .help = Recarga el Rifle de asalto con una Recarga de energía o en la Armería.
reason-no_cards_to_draw = No te quedan cartas que robar.
    .help = Úsalo cuando haya cartas en tu mazo o en tu pila de descarte.

## Intrusos
reason-no_stalker_here = Aquí no hay Intrusos.
    .help = Úsalo cuando haya uno en tu compartimento.
reason-nobody_to_lure = No acudiría ningún Intruso.
    .help = Úsalo cuando haya uno en tu compartimento o al lado de un compartimento contiguo al tuyo.

## Dicho de otro modo
reason-not_in_combat = Solo sirve en Combate.
    .help = Úsalo cuando haya un Intruso en tu compartimento.
reason-contamination = Una carta de Contaminación no da acciones ni sirve para pagar.
    .help = Al pasar puedes descartarla. Descansar, un Alcohol, la Cantina, las Duchas o el Quirófano pueden librarte de ella.
reason-not_adjacent = Ese compartimento no es adyacente.
    .help = Ve de compartimento en compartimento, o por los Pasillos de servicio.
reason-no_loaded_energy_weapon = No llevas ningún arma de energía con Munición.
    .help = Lleva una en un espacio de mano y recárgala con una Recarga de energía o en la Armería.
reason-no_ammo = Sin Munición: { $a }.
    .help = Una Recarga de energía o la Armería recargan armas de energía; unos Productos químicos, el Lanzallamas; la carta Recargar, el Revólver.
reason-no_loaded_weapon = No llevas ningún arma con Munición.
    .help = Una Recarga de energía o la Armería recargan armas de energía; unos Productos químicos, el Lanzallamas; la carta Recargar, el Revólver.
reason-no_weapon_for_magazine = No llevas ningún arma de energía que lo admita.
    .help = Lleva en un espacio de mano un arma de energía que aún no tenga cargador.
reason-closed_door = Una Puerta cerrada corta el paso.
    .help = Da un rodeo, o ábrela con Herramientas, una Recarga de energía, Conocimientos informáticos o en el Centro de mando; Demolición la destruye.
reason-no_way_out = De este compartimento no sale ningún Pasillo libre.
    .help = Hay que abrir una Puerta, con Herramientas, una Recarga de energía o Conocimientos informáticos, o destruirla con Demolición.
reason-malfunction = El compartimento tiene un Fallo.
    .help = Lo retira una carta de reparaciones, unas Herramientas o una Cinta americana.
reason-nobody_with_signal = Nadie cuyo Objetivo desconozcas ha enviado la Señal.
    .help = Antes otro jugador vivo tiene que enviarla desde la Sala de comunicaciones.
reason-no_sealable_room = Ahora no se puede aislar ningún otro compartimento amarillo explorado.
    .help = Hace falta uno sin Puertas destruidas y bastantes fichas de Puerta, en el tablero o en la reserva.
reason-nothing_to_clean = No hay nada que limpiarte.
    .help = Vuelve con Mucosidad o con una carta de Contaminación en la mano.
reason-no_self_destruct = La secuencia de Autodestrucción no está en marcha.
    .help = No hay nada que detener; se inicia en el Generador.
reason-self_destruct_active = La secuencia de Autodestrucción ya está en marcha.
    .help = Se puede detener en el Generador mientras su marcador esté en 6, 5 o 4.
reason-no_object = Ningún Objeto voluminoso de aquí revelaría una Debilidad.
    .help = Trae un Huevo, un Cuerpo o un Cadáver cuya Debilidad siga boca abajo, o a alguien que lo lleve.
reason-no_components = Te faltan Componentes: hacen falta { $a } y { $b }.
    .help = Busca cartas de Objeto con estos dos símbolos o consíguelas intercambiando.
reason-nothing_to_craft = No tienes cartas de Objeto con los símbolos de Componente adecuados.
    .help = Busca dos que formen un Objeto; con esta carta, una amarilla vale por la herramienta.
reason-no_light_wound = Aquí nadie tiene Heridas leves.
    .help = Guárdalo para cuando alguien de tu compartimento esté herido.
reason-nothing_to_dress = Aquí no hay ninguna Herida grave sin vendar que tratar.
    .help = Guárdalo hasta que la tengas tú o alguien a quien puedas ayudar.
reason-nothing_to_heal = Aquí no hay ninguna Herida grave vendada que curar.
    .help = Solo se cura la vendada: véndala antes con un Botiquín, Vendas o Ropa.
reason-no_uses = No le quedan Usos.
    .help = Busca otro.
reason-hurt_eyes = Tus Ojos heridos te dejan en la Oscuridad.
    .help = Venda la Herida: con un Botiquín, Vendas o Ropa, o en Urgencias.
