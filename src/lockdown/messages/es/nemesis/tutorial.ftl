### The lesson Cold Start, and hints for the first real games.

## Hints
hint-first_turn = Escoge un compartimento que te interese y cuenta cartas: Mover 1, acción de compartimento 2.
hint-low_hand = El número de una ficha puede ser 4. La Contaminación cuenta. Tendrías { $n }.
hint-noisy_room = El { $pct } de las tiradas allí es un Encuentro. El Movimiento cauteloso cuesta 2 y escoges tú el Pasillo.
hint-careful_blocked = Todos los Pasillos de allí tienen Ruido: no hay Movimiento cauteloso, y cualquier número es un Encuentro.
hint-attempt = Primero una tirada de Ruido. Si después hay aquí un Intruso, el intento fracasa y las cartas se pierden.
hint-company = Hay alguien dentro, así que no haces tirada de Ruido.
hint-vent_noise = El Ruido de los Pasillos de servicio cuenta en todos los Accesos de la nave.
hint-slime = Con Mucosidad, el Silencio cuenta como Peligro. La quitan la Ropa o las Duchas.
hint-fire_end = Si acabas el turno en el Fuego sufres 1 Herida leve. Sal o apágalo.
hint-malfunction = Averiado: no hay acción de compartimento y la Computadora no va. Registrar sí se puede.
hint-self_destruct_track = La Autodestrucción avanza por su propia consola. En la primera casilla amarilla ya no se detiene, y las Cápsulas se desbloquean.
hint-engine_room = Comprueba este Motor por 2 cartas. Con una carta u Objeto que repare también puedes cambiarlo.
hint-engines_bad = Según tus notas hay dos Motores dañados. Al final eso destruye la nave y a quienes hibernan.
hint-course = Según tus notas el rumbo no es la Tierra. Se fija en la Cabina, solo mientras nadie hiberne.
hint-pods_locked = Bloqueadas. La primera muerte desbloquea todas las Cápsulas. El Sistema de control de las escotillas cambia una.
hint-hibernation = En el 8 las Cápsulas de hibernación se abren. Hibernar cuesta 2 cartas y una tirada de Ruido, en el Hibernatorio.
hint-limits = Ocho marcadores de Fuego y ocho de Fallo. Si hace falta el noveno, la nave queda destruida.
hint-contamination_hand = La Contaminación no sirve para pagar. Puedes descartarla al pasar.
hint-rest = Descansar escanea: las limpias se van para siempre; una INFECTADA te pone una Larva.
hint-larva = Llevas una Larva. Un escaneo INFECTADO te mata, y un Evento también. La quitan el Quirófano o un Antídoto.
hint-two_light = La próxima Herida leve se convierte en grave.
hint-dress = Véndala: el efecto cesa. Sigue contando para el límite de tres.
hint-three_serious = Cualquier Herida más te mata, aunque sea leve.
hint-target = En la fase de Evento ataca a quien tenga aquí menos cartas de acción.
hint-escape = Al huir, antes cada Intruso de aquí te ataca una vez, el mayor primero.
hint-interruption = Interrupción cancela esta acción; el coste queda pagado. Solo vale en tu propio compartimento.
hint-craft = Puedes preparar { $item }: 1 carta y ambos Componentes.
hint-objective_signal = Tu Objetivo pide la Señal. Se envía desde { $room }, por 2 cartas.
hint-noise_stays = Ningún paso retira el Ruido. Un marcador queda hasta que haya un Encuentro a su lado.
hint-computer_room = No hay acción de Computadora. Una Computadora solo importa a cartas, Objetos y Eventos que la nombran.
hint-mission = Dos Objetos de Misión por personaje. Activar uno es una acción y cuesta 1 carta.
hint-weakness = En el Laboratorio, un Cadáver, un Huevo y un Cuerpo revelan cada uno una Debilidad. El Objeto se conserva.
hint-careful_unexplored = El Movimiento cauteloso no evita la ficha de Exploración: su Peligro ocurre, en lugar de tu marcador.
hint-last_standing = Los demás han pasado: encadenas turnos hasta que pases.
