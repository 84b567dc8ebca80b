### Qué significa cada término, en una frase: meaning-<clave del glosario>. Solo en el glosario.

## The game

meaning-game-facility = La base de investigación subterránea de Marte donde transcurre todo.
meaning-game-bag = Contiene las fichas de los Acechadores nocturnos que aún pueden aparecer; en cada Encuentro se roba una.
meaning-game-scanner = Muestra si una carta de Contaminación dice INFECTADO.
meaning-game-hand = Las cartas que tienes: hasta 5 al empezar la ronda; con ellas pagas, actúas y evitas que te sorprendan.
meaning-game-or = Cuando una carta dice O BIEN, escoge una de sus partes.
meaning-game-starting_player = Juega el primer turno de la ronda; la ficha pasa cada ronda al siguiente jugador.
meaning-mode-standard = Os necesitáis para sobrevivir, pero cada cual tiene su propio Objetivo, y alguno es mortal para los demás.
meaning-mode-solo = Un jugador contra el complejo, con Objetivos propios de este modo.

## The round

meaning-phase-round = Una fase de los jugadores y después una fase de Evento; la ficha de Tiempo avanza una vez por ronda.
meaning-phase-turn = Dos acciones, o una y pasar; los turnos siguen hasta que todos hayan pasado.
meaning-phase-player = Todos roban hasta tener cinco cartas y juegan turnos hasta que todos pasan.
meaning-phase-event = El complejo responde: contenedores, Tiempo, Ruido, Ataques, Fuego, una carta de Evento y la bolsa.
meaning-step-draw = Al empezar la ronda cada jugador roba hasta tener cinco cartas.
meaning-step-css_launch = Si la ficha de Tiempo está sobre una ficha SEC, esta se revela y decide qué contenedores se lanzan.
meaning-step-time = La ficha de Tiempo avanza una casilla hacia S; al pasar por un símbolo puede cortarse la Energía.
meaning-step-noise_removal = En las Secciones con Energía, el Ruido desaparece de los Pasillos que no tocan ningún compartimento con un personaje.
meaning-step-attacks = Cada Acechador nocturno que esté con un personaje ataca una vez.
meaning-step-fire_damage = Cada Acechador nocturno en un compartimento en llamas sufre 1 Herida.
meaning-step-event_card = Una carta por ronda: mueve Acechadores nocturnos y luego ocurre algo.
meaning-step-movement = Los tipos que muestra la carta de Evento se mueven por el Pasillo con su número, salvo que estén en Combate.
meaning-step-bag = Se roba una ficha de la bolsa: lo que venga será peor.
meaning-moment-first_encounter = Cuando aparece el primer Acechador nocturno, cada jugador se queda con un Objetivo y renuncia al otro.
meaning-moment-first_death = La muerte del primer personaje abre la Puerta principal.
meaning-moment-isolation_open = En el Tiempo 8, o con el Procedimiento de emergencia, la Sala de cuarentena pasa a ser una forma de sobrevivir.

## The end

meaning-end-victory_check = Tres preguntas al final: ¿te mata la Contingencia?, ¿tienes la infección?, ¿cumples tu Objetivo?
meaning-end-contingency_check = Se revela la Contingencia activa y mata a quien indica.
meaning-end-contamination_check = Se escanean todas tus cartas de Contaminación; quien esté infectado aún puede morir.
meaning-end-objective_check = Quien siga con vida muestra su Objetivo y gana si lo cumple por completo.
meaning-end-survive = Tres formas: salir en un contenedor lanzado, encerrarte en la Sala de cuarentena o llegar al Búnker.
meaning-objective-objective = Carta secreta: sobrevive y cumple todo lo que pide, y ganas.
meaning-objective-corporate = Uno de tus dos Objetivos iniciales: lo que la Corporación quiere de ti.
meaning-objective-personal = Uno de tus dos Objetivos iniciales: lo que quieres para ti.
meaning-contingency-contingency = La orden de la Corporación para el final; cada cual conoce una que no es.
meaning-contingency-active = Está boca abajo hasta el final y entonces decide qué supervivientes mueren a pesar de todo.
meaning-procedure-emergency = Se inicia en el Control de emergencias: la Sala de cuarentena se abre al momento y la partida acaba antes.
meaning-procedure-self_destruct = Cuenta atrás desde el Sistema de refrigeración; en rojo ya nada la detiene y la Puerta principal se abre.
meaning-css-system = Tres compartimentos con un contenedor cada uno, que puede llevarse a un personaje.
meaning-css-token = Está boca abajo en la consola de Tiempo y dice, cuando el Tiempo llega a ella, qué contenedor se lanza.
meaning-css-container = En él cabe un personaje; solo se entra mientras la ficha de Tiempo está sobre una ficha SEC boca abajo.

## The board

meaning-board-room = Un hexágono del tablero, con número y Pasillos; una vez explorado, con acción, Objetos y quizá una Computadora.
meaning-board-special_room = Un compartimento conocido desde el principio y siempre en el mismo lugar.
meaning-board-kind1 = Todos estos compartimentos están siempre en el complejo; solo cambia su lugar.
meaning-board-kind2 = Solo algunos de estos compartimentos están en el complejo; varían en cada partida.
meaning-board-corridor = Une dos compartimentos; admite como mucho un marcador de Ruido y una Puerta.
meaning-board-corridor_number = El dado de Ruido y las cartas de Evento nombran los Pasillos por su número.
meaning-board-technical_corridors = Conductos que unen todos los Accesos; un marcador de Ruido allí cuenta en todos ellos.
meaning-board-section = Uno de los tres niveles, S-01 a S-03; cada uno tiene Energía o está a oscuras.
meaning-board-item_counter = Cuántas veces se puede registrar aún un compartimento.
meaning-board-time_track = Cuenta de 15 a S; por el camino hay Apagones de Energía, se lanzan contenedores y se abre la Sala de cuarentena.
meaning-board-neutral_pool = Fichas de Contingencia que nadie tiene; ninguna es la activa.
meaning-board-bunker = Fuera del complejo: una de las tres formas de sobrevivir, si la Puerta principal está abierta.
meaning-board-exit = El compartimento 001: desde aquí se llega al Búnker en Rover o con Traje de supervivencia.
meaning-board-lab_board = Muestra los Huevos que quedan, los Objetos analizados y las Debilidades descubiertas.
meaning-board-computer = Por una carta escoges una de tres opciones, mientras la Sección tenga Energía y no haya un Fallo.
meaning-board-empty_room = No hay nadie ni ningún Acechador nocturno: quien entra hace una tirada de Ruido.
meaning-board-adjacent = Unidos por un Pasillo.
meaning-power-power = Las Secciones con Energía están iluminadas: funcionan las Computadoras y se dispara mejor.
meaning-power-token = Hay cuatro, en las tres Secciones y el Ascensor; azul es encendido y rojo apagado.
meaning-power-darkness = Una Sección sin Energía: los Acechadores nocturnos te sorprenden con más facilidad y las cartas empeoran.
meaning-power-blackout = Se apaga la ficha de Energía encendida con el número más alto.
meaning-noise-roll = Se hace al entrar en un compartimento vacío: el dado indica en qué Pasillo se pone Ruido.
meaning-explore-token = La revela quien entra primero: dice cuánto se puede encontrar y qué ocurre.

## The crew

meaning-wound-light = La tercera Herida leve se convierte en una grave.
meaning-wound-serious = Carta con efecto permanente; quien tiene tres muere con la siguiente Herida, del tipo que sea.
meaning-wound-dress = El efecto de la Herida cesa; sigue contando para el límite de tres.
meaning-wound-corpse = Un Objeto voluminoso; se puede analizar en el Laboratorio.
meaning-contam-card = Lastre en tu mazo que no sirve para pagar; algunas están INFECTADAS y nadie sabe cuáles.
meaning-contam-scan = Mirar si una carta de Contaminación está INFECTADA; si lo está, recibes una Larva, y si ya tenías una, mueres.
meaning-knowledge-knowledge = Lo que tu personaje ha aprendido, de 1 a 8; lo piden algunas opciones, Objetivos y Contingencias.
meaning-knowledge-weakness = Analiza un Cadáver, un Cuerpo o un Huevo para descubrirla: desde entonces ayuda a quien sepa lo suficiente.

## Night Stalkers

meaning-stalker-stalker = Los depredadores del complejo: Larva, Reptador, Adulto, Reproductor y Reina.
meaning-stalker-egg = Un Objeto voluminoso del Nido; sin Huevos, el Nido queda destruido.
meaning-stalker-carcass = Lo deja un Acechador nocturno muerto; un Objeto voluminoso para el Laboratorio.
meaning-stalker-retreat = En lugar de morir, un Acechador nocturno herido se marcha por un Pasillo.
meaning-stalker-toughness = No es fija: tras cada Herida se roban cartas para ver si ha bastado.
meaning-stalker-infest = Ataque de una Larva: pasa del tablero a tu personaje y recibes una carta de Contaminación.
meaning-combat-encounter = Un segundo Ruido en el mismo Pasillo saca un Acechador nocturno de la bolsa.
meaning-combat-surprise = Si tienes menos cartas que el número de la ficha, lo que acaba de aparecer ataca al instante.
meaning-combat-combat = Quien comparte compartimento con un Acechador nocturno está en Combate: puede disparar, atacar o huir; muchas otras cosas no se pueden hacer.
meaning-combat-flee = Mover estando en Combate: antes te ataca una vez cada Acechador nocturno del compartimento.
meaning-combat-advantage_die = Se lanza en lugar del dado de Combate al disparar en una Sección con Energía.

## Actions

meaning-action-action = De lo que se compone un turno; casi todas las acciones cuestan cartas de tu mano.
meaning-action-cost = El número de cartas que descartas por una acción, digan lo que digan.
meaning-action-basic = Una acción que todos pueden hacer sin carta propia, como Mover o Disparar.
meaning-action-card = Diez cartas de tu personaje: juégalas por su texto o paga con ellas.
meaning-action-room = Lo que ofrece el compartimento en el que estás, casi siempre por dos cartas.
meaning-action-move = Ve a un compartimento adyacente; si no está explorado se revela, y si está vacío hace eco.
meaning-action-cautious = Mover por dos cartas: escoges el Pasillo del Ruido en lugar de lanzar el dado.
meaning-action-pick_up = Coge un Cadáver, un Cuerpo o un Huevo con una mano libre.
meaning-action-trade = Todos los del compartimento pueden dar y recibir Objetos.
meaning-action-craft = Convierte dos Componentes que encajan en un Objeto preparado.
meaning-action-shoot = Gasta 1 de Munición de un arma que lleves en la mano y lanza el dado para herir.
meaning-action-melee = Lucha sin arma: trae Contaminación y, si no aciertas, sufres una Herida.
meaning-action-search = Roba dos Objetos del color del compartimento y quédate con uno.
meaning-action-pass = Terminas por esta ronda; antes puedes descartar cualquier número de cartas.
meaning-action-escape = Desde el 001, por la Puerta principal abierta, hasta el Búnker: en Rover o a pie con traje.
meaning-action-interrupt = Cancela la acción de otro jugador en tu compartimento; lo pagado, pagado queda.

## Items

meaning-item-normal = Se guarda en secreto en el Inventario; los demás solo ven cuántos tienes y de qué color.
meaning-item-heavy = Ocupa una mano y todos lo ven.
meaning-item-object = Un Cadáver, un Cuerpo o un Huevo; ocupa una mano.
meaning-item-mission = Pertenece a un solo personaje; solo funciona cuando se cumple su condición.
meaning-item-crafted = Se prepara con dos Componentes; no se encuentra registrando.
meaning-item-component = Símbolo de un Objeto: con los dos adecuados se prepara otro.
meaning-item-inventory = Tus Objetos secretos; sin límite.
meaning-item-hand_slot = Hay dos, para Objetos pesados y voluminosos.
meaning-item-single_use = Se descarta al usarlo.
meaning-item-ammo = Cada disparo cuesta 1; se recarga con cartas y Objetos.

## El juego original

meaning-nm-intruders = Lo que da caza a la tripulación de la nave: Larvas, Reptadores, Adultos, Reproductores y una Reina.
meaning-nm-intruder_bag = Contiene las fichas de los Intrusos que aún pueden aparecer; en cada Encuentro se roba una.
meaning-nm-intruder_token = Indica un tipo de Intruso y un número: con menos cartas en la mano sufres un Ataque por sorpresa.
meaning-nm-intruder_board = Contiene los Huevos del Nido y las tres cartas de Debilidad.
meaning-nm-intruder_weakness = Algo que ayuda a todos contra los Intrusos cuando se analiza un Objeto de su tipo.
meaning-nm-engine_token = Hay dos boca abajo en cada Motor, una en funcionamiento y otra dañada; cuenta la primera.
meaning-nm-engine_state = En funcionamiento o dañado: lo que dice la primera ficha de un Motor.
meaning-nm-repair_engine = Mira las dos fichas de un Motor y devuélvelas en el orden que quieras; todos oyen si ha cambiado.
meaning-nm-engine_check = Al final se enseñan las primeras fichas: con menos de dos Motores en funcionamiento, la nave explota.
meaning-nm-coordinates = Qué Destino corresponde a A, B, C y D; solo lo sabe quien las ha mirado.
meaning-nm-coordinates_check = Al final, las Coordenadas dicen adónde ha llegado la nave; si no es la Tierra, quienes duermen mueren.
meaning-nm-course = La casilla de la consola de Destino en la que está el marcador.
meaning-nm-destination = Adónde va la nave: la Tierra, Marte, Venus o el espacio profundo.
meaning-nm-destination_track = Cuatro casillas, de la A a la D; su marcador se mueve en la Cabina.
meaning-nm-hyperspace_jump = Cuando se acaba el Tiempo, la nave salta: quien está despierto muere y quien hiberna confía en el rumbo.
meaning-nm-hibernation = Dormir durante el salto: una de las dos maneras de sobrevivir.
meaning-nm-hibernation_pod = Se abre cuando el marcador de Tiempo llega a la primera casilla azul y sigue abierta.
meaning-nm-hibernating = Durmiendo en el Hibernatorio, fuera del juego con todo lo que llevaba; entretanto nadie cambia el rumbo.
meaning-nm-evacuation_section = Uno de los dos compartimentos, A y B, donde están las Cápsulas de escape.
meaning-nm-escape_pod_token = Una Cápsula de escape con su número; por un lado está bloqueada y por el otro, desbloqueada.
meaning-nm-locked = Nadie puede entrar en una Cápsula bloqueada, y quien espera en ella no puede lanzarla.
meaning-nm-unlocked = En una Cápsula desbloqueada se puede entrar y se puede lanzar.
meaning-nm-wait_in_pod = Quedarte en la Cápsula y pasar; un Intruso en la Sección te echa de nuevo fuera.
meaning-nm-step_out = Volver de la Cápsula a su Sección, al empezar tu primer turno de una ronda.
meaning-nm-launch_pod = La Cápsula parte con todos los que estén dentro, y llegan a la Tierra.
meaning-nm-self_destruct_track = Cuenta atrás desde 6 cuando alguien inicia la secuencia; al final, la nave explota.
meaning-nm-yellow_space = Desde la primera, la secuencia de Autodestrucción no puede detenerse y se desbloquean todas las Cápsulas.
meaning-nm-blue_space = Desde la primera de la consola de Tiempo, las Cápsulas de hibernación están abiertas.
meaning-nm-kind1 = Uno de los once compartimentos que hay en todas las partidas.
meaning-nm-kind2 = Uno de los nueve compartimentos, de los que cinco están en cada partida.
meaning-nm-red_corpse = Lo que queda de un personaje; puede llevarse y analizarse.
meaning-nm-crew = Los personajes de todos los jugadores.
meaning-nm-crew_member = Uno de los personajes que llevan los jugadores.
meaning-nm-aboard = En la nave, despierto o en hibernación: quien está a bordo muere con ella.
meaning-nm-left_in_pod = Lejos y a salvo: quien se fue en una Cápsula sobrevive, le pase lo que le pase a la nave.
meaning-nm-hibernate = Acción del Hibernatorio mientras las Cápsulas están abiertas: haz una tirada de Ruido y, si no aparece ningún Intruso, duermes el resto de la partida.
meaning-nm-pod_space = Cada Cápsula tiene dos; quien entra ocupa uno.
meaning-nm-pod_section_a = A las Cápsulas de esta Sección se entra en la Sección de evacuación A.
meaning-nm-pod_section_b = A las Cápsulas de esta Sección se entra en la Sección de evacuación B.
meaning-nm-moment-pods_unlock = Con la primera muerte, y cuando el marcador de Autodestrucción llega a su primera casilla amarilla.
meaning-nm-moment-hibernation_open = Cuando el marcador de Tiempo llega a la primera casilla azul: desde entonces se puede entrar en hibernación.
meaning-nm-moment-no_stop = Desde la primera casilla amarilla de su consola nadie puede detener la secuencia de Autodestrucción.
meaning-nm-start_space = Donde empieza el marcador de una consola.
meaning-nm-final_space = El final rojo de una consola: allí la nave salta o explota.
meaning-nm-end-jump = El marcador de Tiempo ha llegado a su casilla final: quien está despierto a bordo muere y los demás esperan los chequeos.
meaning-nm-end-explosion = Al final de la consola de Autodestrucción, o con muy pocos Motores en funcionamiento: muere todo el que esté a bordo.
meaning-nm-end-integrity = Habría que poner en el tablero un marcador de Fuego o de Fallo y ya no queda ninguno.
meaning-nm-ship_destroyed = Muere todo el que esté a bordo, despierto o dormido; Intrusos y Nido se destruyen con ella.
meaning-nm-end-nobody_awake = Quien quedaba despierto ha muerto, se ha dormido o se ha ido: la partida pasa directamente al final.
meaning-nm-wrong_destination = Cualquiera que no sea la Tierra: allí mueren quienes hibernan.
meaning-nm-flight_controls = La parte de la Cabina donde se fija el rumbo.
meaning-nm-engine_top_token = La que cuenta de las dos fichas de un Motor: dice si funciona o está dañado.
meaning-nm-order_changed = Las fichas del Motor han cambiado de orden: lo que otros sabían de él ya no es cierto.
meaning-nm-order_unchanged = Las fichas del Motor siguen como estaban: lo que otros sabían de él sigue siendo cierto.
meaning-nm-yellow_room = Un compartimento técnico: se registra con el mazo amarillo, y el Control de cámaras estancas puede dejarlo sin aire.
meaning-nm-emergency_depressurisation = Se cierran todas las Puertas de un compartimento amarillo; quien siga dentro al acabar la fase de los jugadores muere.
meaning-nm-technical_red = Una de las dos redes de la cara opcional del tablero; el Ruido en ella no llega a la azul.
meaning-nm-technical_blue = Una de las dos redes de la cara opcional del tablero; el Ruido en ella no llega a la roja.
meaning-nm-step-time = Primer paso de la fase de Evento: el marcador de Tiempo avanza una casilla, y también el de una Autodestrucción en marcha.
meaning-nm-step-attacks = Cada Intruso en un compartimento con un personaje ataca una vez.
meaning-nm-step-movement = La carta de Evento indica tipos de Intrusos y un número: los que no están con nadie van por el Pasillo de ese número.
meaning-nm-movement_direction = El número de un Pasillo en una carta de Evento: por ahí se mueven los Intrusos.
meaning-nm-step-bag = Se roba una ficha de la bolsa del Intruso; según cuál sea, la bolsa crece, hay Ruido o aparece un Huevo.
meaning-nm-intruder_symbol = Indica en dados y cartas a qué tipos de Intrusos se refieren.
meaning-nm-intruder_wound = Lo que un impacto hace a un Intruso; después se roba una carta para ver si basta.
meaning-nm-attack_card = Se roba cuando un Intruso ataca, por su efecto, y cuando sufre Heridas, por su sangre.
meaning-nm-intruder_weakness_card = Está boca abajo en el tablero del Intruso hasta que se analiza un Objeto de su tipo.
meaning-nm-egg_token = Un Huevo en el tablero del Intruso, en un compartimento o en manos de alguien; una Herida lo destruye.
meaning-nm-ammo_wound_marker = Cuenta la Munición de un arma o las Heridas de un Intruso.
meaning-nm-five_wounds_token = Vale por cinco marcadores de Herida en un Intruso.
meaning-nm-special_effect = Lo que trae una ficha de Exploración además de Objetos, o una carta además de su uso habitual.
meaning-nm-intruder_player = Si se acuerda así, el jugador cuyo personaje muere primero lleva desde entonces a los Intrusos.
meaning-nm-intruder_action_card = El jugador Intruso juega una por turno: para mover, atacar o usar su efecto especial.
meaning-nm-intruder_deck = Las cartas de las que el jugador Intruso roba tres cada ronda.
meaning-nm-roomaction-slimed = Quien entra en este compartimento recibe un marcador de Mucosidad.
meaning-nm-roomaction-rest = Quien está en los Camarotes al empezar una ronda, sin Intruso ni marcador de Fallo, roba hasta tener 6 cartas.
meaning-nm-roomaction-self_destruct = En el Generador: empieza la cuenta atrás de la nave, o se detiene antes de su primera casilla amarilla.
meaning-nm-objective-carries = El Objeto debe estar en tus espacios de mano cuando te duermes o te vas en una Cápsula.
meaning-nm-objective-items = Cuentan todas tus cartas de Objeto, también las de las manos; los Objetos de Misión, solo si están activos.
meaning-nm-objective-ship_reaches = Lo decide la carta de Coordenadas tras el salto; la nave no debe ser destruida.
meaning-nm-objective-weakness_of = La carta de Debilidad de ese Objeto debe estar boca arriba, lo haya analizado quien lo haya analizado.
meaning-nm-objective-all_explored = No puede quedar ningún compartimento de la nave sin explorar, lo explore quien lo explore.
meaning-nm-objective-object_lies_in = El Objeto debe estar en ese compartimento al final, sin que nadie lo lleve.
