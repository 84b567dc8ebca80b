### Cartas de acciones de Computadora y sus opciones.

computer-computer_a = Carta de Computadora A
computer-computer_b = Carta de Computadora B
computer-computer_c = Carta de Computadora C
computer-computer_d = Carta de Computadora D
computer-computer_e = Carta de Computadora E
computer-lockdown = Confinamiento
    .text = El jugador cuya acción de Computadora ha revelado esta carta coloca un marcador de Fallo en el compartimento de su personaje. Después baraja todo el mazo de Computadora y revela otra carta; si vuelve a ser Confinamiento, repite sin marcador.

computeroption-move_rover = Mover el Rover
    .text = Mueve el Rover vacío de la Salida al Búnker o al revés; en la cara de la Superficie, a otra Salida o al Búnker. La Puerta principal no importa.
computeroption-peek_css = Consultar un lanzamiento
    .text = Mira en secreto 1 ficha SEC boca abajo.
computeroption-peek_contingencies = Leer las órdenes
    .text = Mira en secreto todas las fichas de Contingencia de otro jugador cuyo personaje esté en tu Sección. Modo cooperativo: en su lugar, revela a todos 1 ficha boca abajo de la Reserva neutral.
computeroption-gain_knowledge = Estudiar los datos
    .text = Obtén 1 de Conocimiento.
computeroption-swap_power = Redirigir la Energía
    .text = Intercambia la posición de 2 de las 4 fichas de Energía, incluida la del Ascensor, sin darles la vuelta.
computeroption-sprinklers = Aspersores
    .text = Escoge cualquier compartimento, explorado o no: retira su marcador de Fuego y después cada { -foe(form: "one") } de allí se repliega, primero el mayor, cada uno con su propia carta de Evento. No afecta a los personajes.
computeroption-door = Control de Puertas
    .text = Abre o cierra la Puerta de cualquier Pasillo del tablero, salvo una destruida. La Puerta principal no es una Puerta.
