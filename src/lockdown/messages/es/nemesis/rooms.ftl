### Compartimentos (room-…) y sus acciones (roomaction-…).

## Compartimentos 1

room-armory = Armería
    .short = Armería
    .text = Armeros y cargadores: aquí se puede recargar un arma de energía.
roomaction-recharge = Recarga tu arma de energía
    .text = Pon 2 de Munición en 1 arma de energía que lleves, sin superar su capacidad. Las armas clásicas no se recargan así.
    .needs = Llevas un arma de energía que no está llena.

room-comms_room = Sala de comunicaciones
    .short = Comuni{ "\u00AD" }caciones
    .text = Envía tu Señal desde aquí.
roomaction-send_signal = Envía la Señal
    .text = Coloca un marcador de Señal en tu tablero de personaje. Se queda ahí el resto de la partida.
    .needs = Aún no has enviado la Señal.

room-emergency_room = Urgencias
    .short = Urgencias
    .text = Trata tus propias Heridas. En partidas cooperativas, un personaje cuyo Cadáver se traiga aquí puede resucitar.
roomaction-treat_wounds = Trata tus Heridas
    .text = Escoge una: venda todas tus Heridas graves sin vendar — o bien — cura 1 de tus Heridas graves vendadas — o bien — cura todas tus Heridas leves.
    .needs = Al menos una de las opciones te sirve de algo.

room-evacuation_section_a = Sección de evacuación A
    .short = Sección de evacuación A
    .text = Aquí esperan las Cápsulas de escape de la Sección A, bloqueadas hasta que alguien las desbloquee.
room-evacuation_section_b = Sección de evacuación B
    .short = Sección de evacuación B
    .text = Aquí esperan las Cápsulas de escape de la Sección B, bloqueadas hasta que alguien las desbloquee.
roomaction-enter_pod = Intenta entrar en una Cápsula de escape
    .text = Haz una tirada de Ruido, aunque haya otros personajes. Si mueres o entretanto llega algún Intruso al compartimento, aunque ya no esté, fracasas. Si no, métete en una Cápsula desbloqueada de esta Sección y lánzala de inmediato — o bien — espera y pasa.
    .needs = Una Cápsula de esta Sección está desbloqueada y tiene un espacio libre.

room-fire_control_system = Sistema antiincendios
    .short = Anti{ "\u00AD" }incendios
    .text = Inunda cualquier compartimento de la nave con gas extintor.
roomaction-fire_control_procedure = Inicia el procedimiento de control de incendios
    .text = Escoge cualquier compartimento con un marcador de Fuego o un Intruso, explorado o no. Retira su marcador de Fuego. Después se repliegan todos los Intrusos que haya allí, del mayor al menor, aunque estén en Combate.
    .needs = Algún compartimento tiene un marcador de Fuego o un Intruso.

room-generator = Generador
    .short = Generador
    .text = Inicia la secuencia que destruye la nave, o detenla mientras quede tiempo.
roomaction-start_self_destruct = Inicia la secuencia de Autodestrucción
    .text = Coloca el marcador de Autodestrucción en la primera casilla de su consola, la 6.
    .needs = La consola de Autodestrucción está vacía y nadie está hibernando.
roomaction-stop_self_destruct = Detén la secuencia de Autodestrucción
    .text = Retira el marcador de la consola de Autodestrucción.
    .needs = El marcador de Autodestrucción está en 6, 5 o 4.

room-laboratory = Laboratorio
    .short = Labo{ "\u00AD" }ratorio
    .text = Analiza un Cadáver, un Huevo o un Cuerpo para descubrir una Debilidad de los Intrusos.
roomaction-analyse = Analiza un Objeto
    .text = Escoge el Objeto y revela la carta de Debilidad del espacio de su tipo. Desde ahora ayuda a todos. El Objeto se conserva.
    .needs = En este compartimento hay un Cadáver, un Huevo o un Cuerpo cuya Debilidad sigue boca abajo, o lo lleva un personaje que está aquí. Si lo lleva otro personaje, su jugador debe aceptar antes de que pagues.

room-nest = Nido
    .short = Nido
    .text = Aquí se pueden coger o atacar Huevos. No se puede Registrar ni admite marcador de Fallo.
roomaction-take_egg = Coge un Huevo
    .text = Coge 1 Huevo del tablero del Intruso en un espacio de mano; si era el último, el Nido queda destruido. Después haz una tirada de Ruido aquí, aunque haya otros personajes.
    .needs = Queda al menos 1 Huevo y tienes un espacio de mano libre o antes tiras algo.

room-storage = Almacén
    .short = Almacén
    .text = Estanterías con de todo: busca un Objeto de cualquier color, una y otra vez.
roomaction-look_for_item = Busca un Objeto
    .text = Nombra el mazo de Objetos rojo, amarillo o verde y roba 2 de sus cartas. Quédate en secreto con exactamente 1; la otra va debajo del mazo. Un Objeto pesado requiere un espacio de mano. El contador de Objetos no importa ni cambia.
    .needs = Queda al menos 1 carta en uno de los mazos de Objetos o en su pila de descarte.

room-surgery = Quirófano
    .short = Quirófano
    .text = Extirpa toda infección a cambio de una Herida y del resto de tu ronda.
roomaction-operate = Realiza una operación quirúrgica
    .text = Escanea en secreto todas tus cartas de Contaminación de mano, mazo y descarte; retira las INFECTADAS y tu Larva, sin infectarte. Sufre 1 Herida leve. Si sigues con vida, baraja mano, mazo y descarte en un nuevo mazo y pasa.
    .needs = Ninguna otra condición.

## Compartimentos 2

room-airlock_control = Control de cámaras estancas
    .short = Cámaras estancas
    .text = Sella un compartimento amarillo y déjalo sin aire.
roomaction-depressurise = Inicia la despresurización de emergencia
    .text = Cierra todas las Puertas del compartimento escogido y pon allí la ficha de Despresurización. Al final de la fase de los jugadores mueren todos los Intrusos y personajes que estén allí, y su Fuego se apaga. Si antes se abre o destruye una de esas Puertas, se cancela.
    .needs = La ficha no está en el tablero. Otro compartimento amarillo explorado no tiene ninguna Puerta destruida, y hay Puertas suficientes; pueden tomarse cerradas de otro lugar.

room-cabins = Camarotes
    .short = Camarotes
    .text = Si estás aquí al empezar una ronda y no hay ningún Intruso ni marcador de Fallo, robas hasta 6 cartas en vez de 5. Sin acción de compartimento.

room-canteen = Cantina
    .short = Cantina
    .text = Algo de comer y un momento tranquilo para examinarte.
roomaction-eat = Come un poco
    .text = Cura 1 Herida leve. Después puedes escanear las cartas de Contaminación de tu mano: retira las que no estén INFECTADAS. Si alguna está INFECTADA, recibes una Larva; si ya tenías una, mueres y se coloca un Reptador.
    .needs = Tienes una Herida leve o una carta de Contaminación en la mano.

room-command_center = Centro de mando
    .short = Centro de mando
    .text = Todas las Puertas de la nave obedecen a esta consola.
roomaction-doors = Abre o cierra Puertas
    .text = Escoge cualquier compartimento, explorado o no. Decide para cada uno de sus Pasillos si su Puerta se abre, se cierra o se queda como está; al menos una debe cambiar. Las destruidas siguen destruidas.
    .needs = Hay un Pasillo sin Puerta destruida.

room-engine_control_room = Control de Motores
    .short = Control de Motores
    .text = Desde aquí se ve si los Motores funcionan.
roomaction-check_engines = Comprueba el estado de los Motores
    .text = Mira en secreto la primera ficha de los tres Motores, haya o no Fallos. No cambia nada.
    .needs = No conoces el estado de todos los Motores.

room-hatch_control_system = Sistema de control de las escotillas
    .short = Control de escotillas
    .text = Bloquea las Cápsulas de escape, o ábrelas.
roomaction-flip_pod = Bloquea o desbloquea una Cápsula de escape
    .text = Da la vuelta a 1 Cápsula de escape que siga a bordo, en cualquiera de las dos Secciones, ocupada o no.
    .needs = Queda a bordo al menos 1 Cápsula de escape.

room-monitoring_room = Vigilancia
    .short = Vigilancia
    .text = Las cámaras muestran lo que espera tras las Puertas cerradas.
roomaction-look = Mira un compartimento y su ficha de Exploración
    .text = Mira en secreto 1 pieza de compartimento sin explorar y su ficha de Exploración, y devuelve ambas.
    .needs = Hay un compartimento sin explorar.

room-room_covered_with_slime = Compartimento cubierto de Mucosidad
    .short = Cubierto de Mucosidad
    .text = Todo personaje que entra, del modo que sea, recibe un marcador de Mucosidad. Sin acción de compartimento; no se puede Registrar ni admite marcador de Fallo.

room-shower_room = Duchas
    .short = Duchas
    .text = Agua caliente contra la Mucosidad y un espejo para examinarte.
roomaction-shower = Date una ducha
    .text = Retira tu marcador de Mucosidad. Después puedes escanear las cartas de Contaminación de tu mano: retira las que no estén INFECTADAS. Si alguna está INFECTADA, recibes una Larva; si ya tenías una, mueres y se coloca un Reptador.
    .needs = Tienes un marcador de Mucosidad o una carta de Contaminación en la mano.

## Compartimentos especiales

room-cockpit = Cabina
    .short = Cabina
    .text = Consulta adónde va la nave y cambia su rumbo. No se puede Registrar.
roomaction-check_coordinates = Comprueba las Coordenadas
    .text = Mira en secreto la carta de Coordenadas: dice qué Destino corresponde a A, B, C y D.
    .needs = Aún no has visto las Coordenadas.
roomaction-set_destination = Fija el Destino
    .text = Mueve el marcador de Destino a otra de las casillas A, B, C y D. Todos lo ven.
    .needs = Nadie está hibernando.

room-hibernatorium = Hibernatorio
    .short = Hiber{ "\u00AD" }natorio
    .text = Aquí despertasteis todos, y aquí podrás dormir durante el salto cuando se abran las Cápsulas de hibernación. No se puede Registrar.
roomaction-hibernate = Intenta ponerte en hibernación
    .text = Haz una tirada de Ruido, aunque haya otros personajes. Si mueres o entretanto llega algún Intruso al compartimento, aunque ya no esté, fracasas. Si no, hibernas con todo lo que llevas: tu turno termina y sales del juego.
    .needs = Las Cápsulas de hibernación están abiertas: el marcador de Tiempo ha llegado a una casilla azul.

room-engine_1 = Motor 1
    .short = Motor 1
    .text = Comprueba si el Motor 1 funciona. Las reparaciones pueden cambiarlo. No se puede Registrar.
room-engine_2 = Motor 2
    .short = Motor 2
    .text = Comprueba si el Motor 2 funciona. Las reparaciones pueden cambiarlo. No se puede Registrar.
room-engine_3 = Motor 3
    .short = Motor 3
    .text = Comprueba si el Motor 3 funciona. Las reparaciones pueden cambiarlo. No se puede Registrar.
roomaction-check_engine = Comprueba el Motor
    .text = Mira en secreto la primera ficha del Motor de este compartimento.
    .needs = No conoces el estado de este Motor.
