### Objetos, Objetos voluminosos, Componentes y mazos.

## Militar (rojo)

item-weapon_battery = Batería de arma
    .text = Carga 1 arma de energía que lleves hasta su capacidad — o bien — carga 1 Linterna que tengas hasta todos sus Usos.
item-glow_stick = Barra luminosa
    .text = Reacción. Cuando un efecto de Oscuridad vaya a aplicarse a ti, ignora ese único efecto: en un Encuentro que hayas provocado, usa el número más bajo; de una carta de Ataque que te alcance, omite el efecto de Oscuridad; de un Evento, su efecto de Oscuridad no te afecta ni a ti ni a tu compartimento y sus Pasillos. No afecta a nadie más.
item-flashlight = Linterna
    .text = Reacción. Retira 1 Uso para ignorar un efecto de Oscuridad que vaya a aplicarse a ti: el número más alto de un Encuentro que hayas provocado o el efecto de Oscuridad de una carta de Ataque o de Evento. Sin Usos, espera a una Batería de arma; no se descarta.
item-grenade = Granada
    .text = Escoge tu compartimento o uno adyacente, sin Puerta cerrada de por medio, con un { -foe(form: "one") } o, si está explorado, con Huevos que nadie lleve. Un { -foe(form: "one") } de allí sufre 2 Heridas y cada uno de los demás, 1. Si está explorado, se destruye 1 Huevo que nadie lleve, 2 si no hay { -foe(form: "all") }. Después cada personaje de allí, tú también, sufre 1 Herida grave.
item-thermite_charge = Carga de termita
    .text = Escoge tu compartimento o uno adyacente, aunque haya una Puerta cerrada de por medio. Coloca allí un marcador de Fallo y luego uno de Fuego, donde se admitan. Cada personaje de allí, tú también, sufre 1 Herida leve y cada { -foe(form: "one") }, 1 Herida; si está explorado, se destruye 1 Huevo que nadie lleve.
item-smoke_grenade = Granada de humo
    .text = Escoge un compartimento adyacente, sin Puerta cerrada de por medio. Cada uno de los demás personajes de tu compartimento descarta 1 carta de acción de su elección, si tiene. Después muévete allí sin que te ataquen al huir; explora y haz la tirada de Ruido como siempre.
item-recon_drone = Dron de reconocimiento
    .text = Mira en secreto 1 pieza de compartimento sin explorar y su ficha de Exploración — o bien — mira en secreto 1 ficha SEC boca abajo.
item-decoy = Señuelo
    .text = Escoge un compartimento adyacente, sin Puerta cerrada de por medio. Atrae allí a los { -foe(form: "all") } de tu compartimento y de tus otros compartimentos adyacentes, salvo los que estén tras una Puerta cerrada. Primero, cada uno de ellos que esté en Combate realiza un Ataque; después se mueven todos a la vez, aunque hayas muerto. Sin Encuentro ni Ataque por sorpresa.
item-extended_magazine = Cargador ampliado
    .text = Acopla esta carta para siempre a 1 arma que lleves y que aún no tenga cargador: su capacidad aumenta en 2 y recibe 2 de Munición.
item-gate_key = Llave de la puerta principal
    .text = En un compartimento de Salida: abre la Puerta principal para siempre y para todos. Un marcador de Fallo no lo impide.
item-security_card = Tarjeta de seguridad
    .text = En un compartimento con Computadora y sin marcador de Fallo (no hace falta Energía), escoge una: mira en secreto todas las fichas de Contingencia de otro jugador con vida; en modo cooperativo, revela en su lugar 1 ficha boca abajo de la Reserva neutral — o bien — intercambia la posición de 2 de las 4 fichas de Energía sin darles la vuelta.
item-riot_shotgun = Escopeta antidisturbios
    .text = Arma clásica. Al Disparar, toda cara salvo la vacía causa al menos 1 Herida, y un impacto simple o doble causa 1 más. «Descartar para impactar» causa 1 Herida con o sin carta; «impacto plus» no cambia. Solo un Cargador ampliado le añade Munición.
item-marksman_rifle = Rifle de precisión
    .text = Arma de energía. Tras lanzar el dado al Disparar, antes de decidir si descartas una carta por la cara, puedes descartar 1 carta de acción para repetir la tirada una vez; vale el segundo resultado.

## Técnico (amarillo)

item-tool_belt = Cinturón de herramientas
    .text = Retira el marcador de Fallo de tu compartimento — o bien — carga 1 Pistola de clavos que lleves hasta su capacidad — o bien — carga 1 Brazo sonda que tengas hasta todos sus Usos.
item-duct_tape = Cinta americana
    .text = Une 2 cartas de Objeto pesado que lleves y aún no estén unidas: comparten 1 espacio de mano y cada una conserva sus reglas. Cuando dejas de llevar una, descarta esta carta; la otra ocupa su propio espacio. Los Objetos voluminosos no pueden unirse — o bien — descarta esta carta: retira el marcador de Fallo de tu compartimento.
item-reagent = Reactivo
    .text = Carga 1 Lanzallamas que lleves hasta su capacidad — o bien — Conocimiento 5: un { -foe(form: "one") } de tu compartimento se repliega.
item-lighter = Encendedor
    .text = Coloca un marcador de Fuego en tu compartimento, si no tiene y lo admite — o bien — reacción, coste 0: ignora un efecto de Oscuridad que vaya a aplicarse a ti, como con una Barra luminosa. Con cualquiera de los dos usos se descarta esta carta.
item-fire_blanket = Manta ignífuga
    .text = Retira el marcador de Fuego de tu compartimento — o bien — retira tu marcador de Mucosidad.
item-cave_plans = Planos de las cuevas
    .text = Desde un compartimento con Acceso a los Pasillos de servicio, muévete a otro explorado que también lo tenga; no importan Puertas ni distancia. Sin exploración, tirada de Ruido ni carta de Ataque. Si hay un { -foe(form: "one") }, empieza el Combate sin Encuentro. Las Zonas no son Accesos.
item-facility_plans = Planos del complejo
    .text = Mira en secreto hasta 2 piezas de compartimento sin explorar y sus fichas de Exploración. Si has mirado 2, puedes intercambiar sus fichas, si pertenecen al mismo juego de fichas; nadie ve si lo haces. Devuelve todo boca abajo.
item-elevator_key = Llave del ascensor
    .text = En un compartimento Ascensor sin marcador de Fallo, retira 1 Uso: llama al Ascensor si está en otro lugar y úsalo, con o sin Energía. Descarta esta carta con 0 Usos.
item-portable_generator = Generador portátil
    .text = Pon en azul la ficha de Energía roja de tu Sección — o bien — en un compartimento Ascensor: da la vuelta a la ficha de Energía del Ascensor.

## Médico (verde)

item-medkit = Botiquín
    .text = Venda 1 de tus Heridas graves sin vendar — o bien — cura 1 de tus Heridas graves vendadas.
item-skin_stapler = Grapadora quirúrgica
    .text = Venda 1 de tus Heridas graves sin vendar, incluso en Combate — o bien — cura todas tus Heridas leves.
item-antiseptic = Antiséptico
    .text = Escanea en secreto 1 carta de Contaminación de tu mano y retírala muestre lo que muestre, sin infectarte; si estaba INFECTADA, recibe 1 carta de Contaminación nueva — o bien — retira tu marcador de Mucosidad.
item-clothes = Ropa
    .text = Retira tu marcador de Mucosidad — o bien — venda 1 de tus Heridas graves sin vendar.
item-scalpel = Bisturí
    .text = Escoge a un personaje con Larva de tu compartimento, tú incluido: su jugador puede retirar la Larva; si lo hace, sufre 1 Herida grave — o bien — un { -foe(form: "one") } de tu compartimento sufre 1 Herida; después recibes 1 carta de Contaminación.
item-analysis_instruments = Instrumentos de análisis
    .text = Analiza 1 Objeto voluminoso que lleves o que esté suelto en tu compartimento (no los Huevos aún en el Nido): obtén 3 de Conocimiento y, si su tipo aún no ha revelado ninguna y queda un espacio libre, descubre una Debilidad; el Objeto se gasta — o bien — escanea en secreto todas las cartas de Contaminación de tu mano; INFECTADO no tiene efecto.
item-caffeine_pills = Píldoras de cafeína
    .text = Roba 3 cartas, quédatelas y escanea las de Contaminación que haya entre ellas. Si alguna está INFECTADA, recibes una Larva; si ya tenías una, mueres y se coloca un Reptador.
item-research_documents = Documentos de investigación
    .text = Obtén 1 de Conocimiento, si tienes menos de 8 — o bien — Conocimiento 4: mira en secreto 1 ficha de Contingencia de la Reserva neutral; en modo cooperativo, revela en su lugar una boca abajo.
item-painkillers = Analgésicos
    .text = Cura 1 Herida leve — o bien — hasta el final de esta ronda ignora los efectos de las Heridas graves que tengas ahora. Siguen contando para el límite y las posteriores actúan de inmediato. Cuando una Herida de Brazo vuelva a actuar, tira lo que sobre.

## Preparado (azul)

item-neutralizer = Neutralizador
    .text = Escanea en secreto todas tus cartas de Contaminación de mano, mazo y descarte; retira las INFECTADAS y tu Larva, sin infectarte. Baraja mano, mazo y descarte en un nuevo mazo y pasa; tu mano queda vacía hasta el próximo robo.
item-taser = Taser
    .text = Un { -foe(form: "one") } de tu compartimento sufre 1 Herida (chequeo de Heridas); si sigue vivo y aquí, se repliega — o bien — otro personaje de tu compartimento cuyo jugador tenga al menos 1 carta: ese jugador descarta toda su mano, también las cartas de Contaminación, pero no pasa.
item-flamethrower = Lanzallamas
    .text = Arma clásica. Al Disparar, toda cara salvo la vacía causa al menos 1 Herida, también «descartar para impactar» sin carta. Con un impacto doble, tras las Heridas y su chequeo, coloca además un marcador de Fuego en tu compartimento, incluso al disparar a Huevos.
item-enviro_suit = Traje de supervivencia
    .text = Siempre activo. Puedes huir a pie al Búnker, con una tirada de Ruido, y en la Superficie usas la parte inferior de las cartas de Superficie de Marte. Guárdalo en secreto hasta que importe.
item-pistol = Pistola
    .text = Arma de energía. Al Disparar, un impacto doble cuenta como simple; «impacto plus» no cambia.

## Objetos iniciales

item-smart_gun = Arma inteligente
    .text = Arma de energía. Al Disparar en una Sección con Energía, puedes repetir una vez la tirada del dado de Ventaja antes de decidir si descartas una carta por la cara; vale el segundo resultado.
item-nailgun = Pistola de clavos
    .text = Arma clásica. Al Disparar, un impacto doble cuenta como simple; «impacto plus» no cambia. Se carga con un Cinturón de herramientas.
item-smg = Subfusil
    .text = Arma de energía. Tras lanzar el dado al Disparar, antes de decidir si descartas una carta por la cara, puedes retirar 1 de Munición más para repetir la tirada una vez; vale el segundo resultado.
item-probe_arm = Brazo sonda
    .text = Con un Reptador, un Adulto, un Reproductor o la Reina en tu compartimento, retira 1 Uso: toma 1 Cuerpo de la reserva en un espacio de mano libre. Con las manos llenas, tira algo o déjalo en el compartimento. El { -foe(form: "one") } no sufre daño.

## Objetos de Misión

item-cheat_codes = Códigos de trucos
    .text = Reacción, una vez por cada acción de Computadora tuya, tras pagar y antes de escoger opción: pon la carta de Computadora visible debajo del mazo y usa la siguiente. Si es Confinamiento, no se coloca marcador de Fallo; baraja y revela otra.
    .activation = Estar en el Archivo o el Centro de transmisiones, ya explorado.
item-pressure_washer = Hidrolimpiadora
    .text = Retira 1 Uso y escoge una: retira el marcador de Fuego de tu compartimento o de uno adyacente, sin Puerta cerrada de por medio — o bien — retira los marcadores de Mucosidad de todos los personajes de tu compartimento — o bien — una Larva, un Reptador o un Adulto de tu compartimento se repliega. No puede recargarse.
    .activation = Estar en el Sistema de refrigeración o en la Sala de descontaminación, con el compartimento ya explorado. Requiere un espacio de mano.
item-battle_suit = Traje de combate
    .text = Siempre activo. No recibes marcadores de Mucosidad (el que tengas se queda) ni Heridas por Fuego al final de tus turnos. Cuenta como Traje de supervivencia. Otros efectos de Fuego, como una Carga de termita o los Eventos, sí te hieren.
    .activation = Estar en el Cuerpo de guardia o el Control del sistema defensivo, ya explorado — o bien — en cualquier lugar, descartar una Batería de arma.
item-overmind = Supermente
    .text = Retira 1 Uso y escoge una Larva, un Reptador o un Adulto de tu Sección; con Conocimiento 6, cualquier { -foe(form: "one") } de ella. Muévelo por un Pasillo de su compartimento sin Puerta cerrada, incluso para entrar o salir de un Combate o de la Sección. Conserva sus Heridas; ahora no ataca ni hay Encuentro. No puede recargarse.
    .activation = Estar en el Nido o el Laboratorio, ya explorado.
item-wail = Lamento
    .text = En una Sección, retira 1 Uso y escoge una: retira hasta 3 marcadores de Ruido de Pasillos de tu Sección — o bien — coloca hasta 3 marcadores de Ruido en Pasillos de tu Sección que no tengan, sin Encuentro. Los Pasillos de servicio no están en ninguna Sección. No puede recargarse.
    .activation = Estar en la Entrada a las cuevas o en el Compartimento contaminado, con el compartimento ya explorado — o bien — en cualquier lugar, descartar un Antiséptico.
item-assault_rifle = Rifle de asalto
    .text = Arma de energía. Siempre que al Disparar cause al menos 1 Herida, causa 1 más, con un solo chequeo de Heridas.
    .activation = Estar en el Cuerpo de guardia, ya explorado — o bien — en cualquier lugar, descartar un Cinturón de herramientas o una Cinta americana. Requiere un espacio de mano.
item-old_revolver = Revólver viejo
    .text = Arma clásica. Al Disparar, un impacto doble causa 1 Herida más. Cuenta como el revólver de la carta Recargar del Capitán.
    .activation = Estar en el Cuerpo de guardia, ya explorado — o bien — en cualquier lugar, descartar un Cinturón de herramientas o una Cinta americana. Requiere un espacio de mano.
item-rover_remote = Mando del Rover
    .text = Retira 1 Uso y mueve el Rover vacío a su otro lugar, Salida o Búnker; en la cara de la Superficie, a cualquier Salida o al Búnker. La Puerta principal no importa. No puede recargarse.
    .activation = Estar en el Centro de transmisiones, ya explorado — o bien — en cualquier lugar, descartar una Batería de arma.
item-data_pad = Tableta de datos
    .text = Siempre activa. Para tus cartas de acción y acciones de Computadora, todo compartimento en el que estés cuenta como compartimento con Computadora. Un marcador de Fallo la anula igualmente, y las acciones de Computadora siguen requiriendo Energía.
    .activation = Estar en el Laboratorio o el Archivo, ya explorado. Requiere un espacio de mano.
item-motion_tracker = Detector de movimiento
    .text = Reacción, una vez por cada tirada de Ruido tuya, antes de resolver el resultado: descarta 1 carta de acción para repetir la tirada; vale el segundo resultado.
    .activation = Estar en la Entrada a las cuevas, ya explorada — o bien — en cualquier lugar, descartar una Batería de arma. Requiere un espacio de mano.
item-service_rifle = Rifle reglamentario
    .text = Arma de energía. Siempre que al Disparar cause al menos 1 Herida, causa 1 más, con un solo chequeo de Heridas. Cuenta como el rifle de las cartas de acción del Soldado.
    .activation = Estar en el Cuerpo de guardia o el Control del sistema defensivo, ya explorado — o bien — en cualquier lugar, descartar una Batería de arma. Requiere un espacio de mano.
item-plasma_cutter = Cortador de plasma
    .text = Escoge un Pasillo de tu compartimento, no uno de servicio: abre o cierra su Puerta. Incluso puede cerrarse así una Puerta destruida.
    .activation = Estar en el Generador de Energía o el Sistema de refrigeración, ya explorado. Requiere un espacio de mano.

## Objetos voluminosos

object-egg = Huevo
    .text = Cogido del Nido. Ocupa un espacio de mano; puede analizarse.
object-carcass = Cuerpo de { -foe(form: "one") }
    .text = Lo que queda de un { -foe(form: "one") }. Ocupa un espacio de mano; puede analizarse.
object-corpse = Cadáver de personaje
    .text = Lo que queda de un personaje. Ocupa un espacio de mano; puede analizarse.

## Componentes

component-medicine = medicina
component-fire = fuego
component-electricity = electricidad
component-material = material
component-frame = armazón

## Mazos

deck-red = Objetos militares
deck-yellow = Objetos técnicos
deck-green = Objetos médicos
deck-blue = Objetos preparados
deck-crafted = { deck-blue }
deck-starting = Objetos iniciales
deck-mission = Objetos de Misión
