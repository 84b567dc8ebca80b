### Compartimentos (room-…) y sus acciones (roomaction-…).

room-archive = Archivo
    .short = Archivo
    .text = Expedientes sobre las criaturas y los planes de la Corporación: Conocimiento y un vistazo a una Contingencia.
roomaction-examine_archive = Examina los Archivos
    .text = Obtén 2 de Conocimiento y pon tu ficha de Conocimiento por su lado activo. Después mira en secreto 1 ficha de Contingencia de otro jugador o de la Reserva neutral, nunca la activa. Modo cooperativo: en su lugar, revela a todos 1 ficha boca abajo de la Reserva.
    .needs = Tu ficha de Conocimiento está inactiva.

room-transmitter_control = Centro de transmisiones
    .short = Centro de trans{ "\u00AD" }misiones
    .text = Envía tu Señal o escucha a quien ya la haya enviado.
roomaction-send_signal = Envía la Señal
    .text = Coloca un marcador de Señal en tu tablero de personaje. Se queda ahí el resto de la partida.
    .needs = Aún no has enviado la Señal.
roomaction-check_objective = Comprueba un Objetivo
    .text = Escoge a otro jugador con vida que tenga marcador de Señal, en cualquier Sección o ya a salvo. Solo tú ves todos los Objetivos que tenga en ese momento.
    .needs = El personaje de otro jugador con vida tiene un marcador de Señal.

room-cave_entrance = Entrada a las cuevas
    .short = Entrada a las cuevas
    .text = Un paso a los Pasillos de servicio, para quien se atreva.
roomaction-cave_move = Muévete por los Pasillos de servicio
    .text = Muévete a otro compartimento explorado con Acceso a los Pasillos de servicio; no importan Puertas ni distancia, sin exploración ni tirada de Ruido. Después roba 1 carta de Ataque y resuélvela como el Ataque de un Adulto contra ti en la Oscuridad, sin miniatura.
    .needs = Otro compartimento explorado tiene Acceso a los Pasillos de servicio; este no lo necesita.

room-power_generator = Generador de Energía
    .short = Generador de Energía
    .text = Detén la Autodestrucción mientras quede tiempo o cambia la Energía de esta Sección.
roomaction-stop_self_destruct = Detén la secuencia de Autodestrucción
    .text = Retira la ficha de Autodestrucción de la consola de Tiempo.
    .needs = La ficha de Autodestrucción está en la consola por su lado amarillo.
roomaction-switch_power = Cambia la Energía de la Sección
    .text = Da la vuelta a la ficha de Energía de esta Sección, para darle o quitarle Energía. No importa el lado de la ficha de Tiempo; no puedes escoger la ficha del Ascensor.
    .needs = Ninguna otra condición.

room-laboratory = Laboratorio
    .short = Labo{ "\u00AD" }ratorio
    .text = Analiza Cadáveres, Cuerpos y Huevos para obtener Conocimiento y descubrir Debilidades.
roomaction-analyse = Analiza un Objeto
    .text = Escoge el Objeto y obtén 3 de Conocimiento. Si su tipo aún no ha revelado una Debilidad y queda un espacio libre, ponlo en el primero y revela la Debilidad que hay debajo. Si no, retíralo de la partida.
    .needs = Hay un Cadáver, un Cuerpo o un Huevo en el compartimento o lo lleva un personaje que está aquí. Si lo lleva otro personaje, su jugador debe aceptar antes de que pagues.

room-nest = Nido
    .short = Nido
    .text = El primer personaje que lo explora obtiene 1 de Conocimiento. Aquí se pueden coger o atacar Huevos. No se puede Registrar ni admite marcador de Fallo.
roomaction-take_egg = Coge un Huevo
    .text = Coge 1 Huevo del tablero del Laboratorio en un espacio de mano y haz una tirada de Ruido aquí, aunque haya otros personajes.
    .needs = Queda al menos 1 Huevo y tienes un espacio de mano libre o antes tiras algo.

room-decon_room = Sala de descontaminación
    .short = Descon{ "\u00AD" }taminación
    .text = Líbrate de la Mucosidad, la Larva y las cartas infectadas.
roomaction-decontaminate = Descontamínate
    .text = Escanea todas las cartas de Contaminación de tu mano y retira las INFECTADAS; este escaneo no te infecta y las demás siguen en tu mano. Retira tu Larva y tu marcador de Mucosidad.
    .needs = Tienes una carta de Contaminación en la mano, una Larva o un marcador de Mucosidad.

room-css_a = Sistema de Envío de Carga A
    .short = SEC A
    .text = Métete en el contenedor A y confía en que lo lancen.
room-css_b = Sistema de Envío de Carga B
    .short = SEC B
    .text = Métete en el contenedor B y confía en que lo lancen.
room-css_c = Sistema de Envío de Carga C
    .short = SEC C
    .text = Métete en el contenedor C y confía en que lo lancen.
roomaction-enter_css = Métete en el contenedor SEC
    .text = Descarta toda tu mano, también las cartas de Contaminación, y pasa. Resuelve todo lo que causen pasar y el final de tu turno, incluido el Fuego. Si sigues con vida, pon tu miniatura en el contenedor de este compartimento.
    .needs = La ficha de Tiempo está en una casilla con una ficha SEC boca abajo y el contenedor de este compartimento está vacío.

room-cooling_system = Sistema de refrigeración
    .short = Sistema de refri{ "\u00AD" }geración
    .text = Inicia la cuenta atrás que destruye el complejo.
roomaction-start_self_destruct = Inicia la secuencia de Autodestrucción
    .text = Coloca la ficha de Autodestrucción por su lado amarillo 3 casillas por delante de la ficha de Tiempo, o en S si la consola no llega.
    .needs = La ficha de Autodestrucción no está en la consola.

room-emergency_room = Urgencias
    .short = Urgencias
    .text = Trata tus propias Heridas. En partidas cooperativas, un personaje cuyo Cadáver se traiga aquí puede resucitar.
roomaction-treat_wounds = Trata tus Heridas
    .text = Escoge una: venda todas tus Heridas graves sin vendar — o bien — cura 1 de tus Heridas graves vendadas — o bien — cura todas tus Heridas leves.
    .needs = Al menos una de las opciones te sirve de algo.

room-contaminated_room = Compartimento contaminado
    .short = Compartimento contaminado
    .text = Sin acción de compartimento. Cada vez que se Registra aquí, el personaje que lo hace recibe un marcador de Mucosidad. No admite marcador de Fallo.

room-css_control = Control del SEC
    .short = Control del SEC
    .text = Consulta las órdenes de lanzamiento y desplázalas.
roomaction-program_css = Programa el SEC
    .text = Mira en secreto 1 ficha SEC boca abajo. Después puedes moverla 1 casilla en cualquier sentido, sea o no casilla de ficha SEC, salvo si comparte casilla con la ficha de Tiempo. La nueva casilla debe ser de la consola (también S) y no tener otra ficha SEC, revelada o no.
    .needs = Hay al menos 1 ficha SEC boca abajo en la consola.

room-defense_control = Control del sistema defensivo
    .short = Control defensivo
    .text = Dirige las defensas del complejo contra cualquier compartimento con un { -foe(form: "one") }.
roomaction-eliminate_threat = Acaba con la amenaza
    .text = Escoge el compartimento y paga: un marcador de Fallo aquí — o bien — 1 del contador de Objetos de aquí. Después coloca un marcador de Fallo allí, si es posible; cada { -foe(form: "one") } de allí sufre 1 Herida y, luego, cada personaje de allí sufre 1 Herida grave. Los Huevos no sufren daño.
    .needs = Un compartimento sin marcador de Fallo, explorado o no, en cualquier lugar, contiene un { -foe(form: "one") }. El contador solo puede pagar si es 1 o más.

room-guard_room = Cuerpo de guardia
    .short = Cuerpo de guardia
    .text = Taquillas con un Taser o un Traje de supervivencia, mientras queden.
roomaction-take_equipment = Llévate equipo
    .text = Reduce en 1 el contador de Objetos de este compartimento y toma 1 Taser — o bien — 1 Traje de supervivencia del mazo de Objetos preparados.
    .needs = El contador de Objetos es al menos 1 y queda un Taser o un Traje de supervivencia.

room-testing_lab = Laboratorio de pruebas
    .short = Laboratorio de pruebas
    .text = Quien sabe lo suficiente encuentra aquí un Neutralizador.
roomaction-take_neutralizer = Coge el Neutralizador
    .text = Toma 1 Neutralizador del mazo de Objetos preparados. El contador de Objetos no cambia.
    .needs = Tu Conocimiento es 4 o más y queda un Neutralizador.

room-surgery = Quirófano
    .short = Quirófano
    .text = Extirpa toda infección a cambio de una Herida y del resto de tu ronda.
roomaction-operate = Realiza una operación quirúrgica
    .text = Escanea en secreto todas tus cartas de Contaminación de mano, mazo y descarte; retira las INFECTADAS y tu Larva, sin infectarte. Sufre 1 Herida leve. Si sigues con vida, baraja mano, mazo y descarte en un nuevo mazo y pasa.
    .needs = Ninguna otra condición.

room-vent_control = Sistemas de soporte vital
    .short = Soporte vital
    .text = Sella un compartimento y déjalo sin aire.
roomaction-depressurize = Despresuriza un compartimento
    .text = Cierra todas las Puertas del compartimento escogido, retira su Fuego y pon allí la ficha de Despresurización. Al final de la fase de los jugadores mueren todos los personajes y { -foe(form: "all") } que estén allí. Si antes se abre o destruye una de esas Puertas, se cancela. Los Huevos no sufren daño.
    .needs = La ficha no está en el tablero. El compartimento tiene Acceso a los Pasillos de servicio y ninguna Puerta destruida, y hay Puertas suficientes; pueden tomarse cerradas de otros compartimentos.

room-elevator_s01 = Ascensor S-01
    .short = Ascensor S-01
    .text = Llama al Ascensor o úsalo para ir a otra Sección. No se puede Registrar.
room-elevator_s02 = Ascensor S-02
    .short = Ascensor S-02
    .text = Llama al Ascensor o úsalo para ir a otra Sección. No se puede Registrar.
room-elevator_s03 = Ascensor S-03
    .short = Ascensor S-03
    .text = Llama al Ascensor o úsalo para ir a otra Sección. No se puede Registrar.
roomaction-call_elevator = Llamar al Ascensor
    .text = Mueve la ficha de Ascensor a este compartimento Ascensor.
    .needs = El Ascensor tiene Energía (ficha azul) y no está aquí.
roomaction-use_elevator = Usar el Ascensor
    .text = Escoge otro compartimento Ascensor. Tú, el Ascensor y cada personaje de aquí al que invites y que acepte (aunque haya pasado) os movéis allí. Sin tirada de Ruido ni Encuentro; si hay un { -foe(form: "one") }, empieza el Combate. No importa un marcador de Fallo en el destino.
    .needs = El Ascensor tiene Energía (ficha azul) y está aquí.

room-alert_room = Control de emergencias
    .short = Control de emer{ "\u00AD" }gencias
    .text = Inicia el Procedimiento de emergencia o toma una de las Contingencias ocultas. No se puede Registrar.
roomaction-start_procedure = Inicia el Procedimiento de emergencia
    .text = Coloca la ficha de Procedimiento de emergencia en la casilla cuyo número sea la mitad del de la ficha de Tiempo, redondeando hacia abajo (0 es S). La Sala de cuarentena se abre de inmediato. La partida termina cuando la ficha de Tiempo deja esa casilla.
    .needs = La ficha de Procedimiento de emergencia no está en la consola.
roomaction-take_contingency = Toma una ficha de Contingencia
    .text = Escoge una ficha de la Reserva neutral, mírala y guárdala en secreto con las tuyas. Modo cooperativo: en su lugar, revela a todos 1 ficha boca abajo de la Reserva.
    .needs = Hay una ficha en la Reserva neutral; en modo cooperativo, una boca abajo.

room-staircase = Escaleras de emergencia
    .short = Esca{ "\u00AD" }leras
    .text = Sin acción de compartimento; no se pueden Registrar. Siempre en la Oscuridad y en ninguna Sección.

room-repository = Repositorio
    .short = Repo{ "\u00AD" }sitorio
    .text = Un banco de trabajo para todos: prepara Objetos con un solo Componente. No se puede Registrar.
roomaction-craft_gear = Prepara equipo con un Componente
    .text = Primero tú y luego, en orden de turno, cada uno de los demás personajes de aquí cuyo jugador no haya pasado podéis preparar gratis una vez: descarta 1 carta de Objeto propia con uno de los dos símbolos de Componente de un Objeto preparado disponible y tómalo. Uno pesado requiere un espacio de mano.
    .needs = Hay un Objeto preparado disponible, y tienes una carta de Objeto con uno de sus símbolos o hay aquí otro personaje cuyo jugador no ha pasado.

room-isolation_room = Sala de cuarentena
    .short = Sala de cuarentena
    .text = Si estás aquí al empezar una ronda y no hay marcador de Fallo, robas hasta 6 cartas en vez de 5, esté abierta o cerrada. Cuando está abierta puedes encerrarte. No se puede Registrar.
roomaction-lock_in = Enciérrate aquí
    .text = Haz una tirada de Ruido, aunque haya otros personajes, y resuélvela por completo. Si mueres o entretanto aparece algún { -foe(form: "one") } en el compartimento, aunque ya no esté, fracasas. Si no, te quedas dentro con todo lo que llevas y sales del juego de inmediato.
    .needs = La Sala de cuarentena está abierta: la ficha de Tiempo ha llegado al 8 o se ha iniciado el Procedimiento de emergencia.

room-backup_power_supply = Suministro de Energía de reserva
    .short = Energía de reserva
    .text = Redistribuye la Energía del complejo y reinicia la reserva. No se puede Registrar.
roomaction-restore_power = Restaura la Energía
    .text = Si no hay 3 o más fichas de Energía azules, pon la 1 y la 2 en azul y la 3 y la 4 en rojo. Después coloca las cuatro como quieras, una en S-01, S-02, S-03 y el Ascensor, sin darles la vuelta. Si la ficha de Tiempo está en rojo, ponla en azul.
    .needs = Ninguna otra condición.

room-crossroads_west = Encrucijada oeste
    .short = Encruci{ "\u00AD" }jada oeste
    .text = Al aire libre: sin acción de compartimento, no se puede Registrar y no admite Fuego ni Fallo. Siempre en la Oscuridad y en ninguna Sección; todas las Zonas conectan con ella.

room-crossroads_middle = Encrucijada central
    .short = Encruci{ "\u00AD" }jada central
    .text = Al aire libre: sin acción de compartimento, no se puede Registrar y no admite Fuego ni Fallo. Siempre en la Oscuridad y en ninguna Sección; todas las Zonas conectan con ella.

room-crossroads_east = Encrucijada este
    .short = Encruci{ "\u00AD" }jada este
    .text = Al aire libre: sin acción de compartimento, no se puede Registrar y no admite Fuego ni Fallo. Siempre en la Oscuridad y en ninguna Sección; todas las Zonas conectan con ella.
