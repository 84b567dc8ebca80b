### Fichas, marcadores, dados, colores y lugares.

## Destinos

destination-earth = Tierra
    .text = Quien hiberna llega con vida.
destination-mars = Marte
    .text = Quien hiberna muere, salvo quien tenga Cuarentena.
destination-venus = Venus
    .text = Quien hiberna muere.
destination-deep_space = espacio profundo
    .text = Quien hiberna muere.

## Motores

engine-working = en funcionamiento
    .text = El Motor funciona. En el salto deben funcionar al menos dos.
engine-damaged = dañado
    .text = El Motor no funciona. Con dos o tres Motores dañados, la nave explota en el salto.

## Fichas de Exploración, por efecto

exploration-silence = Silencio
    .text = No pasa nada y no haces tirada de Ruido. Con un marcador de Mucosidad, resuelve Peligro.
exploration-danger = Peligro
    .text = No hagas tirada de Ruido; resuelve Peligro en este compartimento.
exploration-slime = Mucosidad
    .text = Recibes un marcador de Mucosidad. Haz la tirada de Ruido como siempre.
exploration-fire = Fuego
    .text = Coloca un marcador de Fuego en este compartimento. Haz la tirada de Ruido como siempre.
exploration-malfunction = Fallo
    .text = Coloca un marcador de Fallo en este compartimento, no en el Nido ni en el Compartimento cubierto de Mucosidad. Haz la tirada de Ruido como siempre.
exploration-door = Puerta
    .text = Cierra la Puerta del Pasillo por el que has entrado, salvo que esté destruida. Haz la tirada de Ruido como siempre.

## Intrusos

stalker-larva = Larva
    .text = Ataca sin carta: si no tienes Larva, deja el tablero y la recibes; si ya tienes una, se queda. Recibes 1 carta de Contaminación. 1 Herida la mata.
    .bag = Aparta la ficha y mete 1 ficha de Adulto en la bolsa.
stalker-creeper = Reptador
    .text = Chequeo de Heridas: 1 carta de Ataque.
    .bag = Aparta la ficha y mete 1 ficha de Reproductor en la bolsa.
stalker-adult = Adulto
    .text = Chequeo de Heridas: 1 carta de Ataque.
    .bag = En orden de turno, cada personaje que no esté en Combate hace una tirada de Ruido. Después devuelve la ficha a la bolsa.
stalker-breeder = Reproductor
    .text = Chequeo de Heridas: 2 cartas de Ataque, sumadas.
    .bag = En orden de turno, cada personaje que no esté en Combate hace una tirada de Ruido. Después devuelve la ficha a la bolsa.
stalker-queen = Reina
    .text = Chequeo de Heridas: 2 cartas de Ataque, sumadas.
    .bag = Con un personaje en el Nido: coloca allí a la Reina y resuelve un Encuentro con esta ficha, que no vuelve a la bolsa. Si no, devuelve la ficha a la bolsa y añade 1 Huevo al tablero del Intruso.
stalker-blank = En blanco
    .text = No aparece nada. Coloca un marcador de Ruido en cada Pasillo conectado al compartimento y devuelve la ficha a la bolsa; si era la última, mete 1 ficha de Adulto.
    .bag = Devuelve la ficha a la bolsa y mete 1 ficha de Adulto.

## Dados y caras

die-noise = dado de Ruido
die-combat = dado de Combate

face-blank = Cara vacía
    .text = Ataque fallido.
face-creeper = Reptador
    .text = 1 Herida a una Larva o un Reptador, o 1 Huevo destruido. Cualquier otro blanco: ataque fallido.
face-adult = Adulto
    .text = 1 Herida a una Larva, un Reptador o un Adulto, o 1 Huevo destruido. Cualquier otro blanco: ataque fallido.
face-single_hit = Impacto simple
    .text = 1 Herida a cualquier blanco.
face-double_hit = Impacto doble
    .text = 2 Heridas a cualquier blanco; en un Ataque cuerpo a cuerpo, 1.
face-silence = Silencio
    .text = No pasa nada. Con un marcador de Mucosidad, resuelve Peligro.
face-danger = Peligro
    .text = Todos los Intrusos de compartimentos adyacentes que no estén en Combate acuden a ti; el que está tras una Puerta cerrada la destruye y no acude. Si no hay ninguno, coloca un marcador de Ruido en cada Pasillo conectado que no tenga.
face-1 = 1
    .text = Ruido en el Pasillo 1. Si ya tiene marcador de Ruido: Encuentro.
face-2 = 2
    .text = Ruido en el Pasillo 2. Si ya tiene marcador de Ruido: Encuentro.
face-3 = 3
    .text = Ruido en el Pasillo 3. Si ya tiene marcador de Ruido: Encuentro.
face-4 = 4
    .text = Ruido en el Pasillo 4. Si ya tiene marcador de Ruido: Encuentro.

## Colores y lugares

colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-white = blanco
    .text = Quien Registra nombra uno de los tres mazos de Objetos.
colour-blue = azul
colour-none = sin color
    .text = Este compartimento no se puede Registrar.

place-pod = en una Cápsula de escape
place-hibernation = en hibernación
place-escaped = lejos, en una Cápsula de escape

## Marcadores

marker-fire = marcador de Fuego
    .text = Un personaje que termina su turno aquí sufre 1 Herida leve; en la fase de Evento, cada Intruso de aquí sufre 1 Herida. Si hay que colocar uno y no quedan, la nave explota.
marker-malfunction = marcador de Fallo
    .text = No funcionan aquí la acción de compartimento ni la Computadora; sí se puede Registrar. Si hay que colocar uno y no quedan, la nave pierde su integridad estructural.
marker-noise = marcador de Ruido
    .text = Un segundo Ruido en este Pasillo causa un Encuentro.
marker-slime = marcador de Mucosidad
    .text = Todo Silencio que saques o reveles cuenta como Peligro.
marker-door = Puerta
    .text = Abierta: nada estorba. Cerrada: ningún personaje pasa, y un Intruso la destruye en vez de cruzarla. Destruida: no puede volver a cerrarse.
marker-larva = Larva
    .text = Si un escaneo da INFECTADO mientras tienes una, mueres y se coloca un Reptador.
marker-signal = Señal
    .text = Este personaje ha enviado la Señal.
marker-time = marcador de Tiempo
    .text = Avanza una casilla en cada fase de Evento. En la primera casilla azul, la 8, se abren las Cápsulas de hibernación; al final de la consola, la nave salta.
marker-self_destruct = marcador de Autodestrucción
    .text = Avanza con el marcador de Tiempo desde el 6. En el 3 se desbloquean todas las Cápsulas de escape y la secuencia ya no puede detenerse; al final de su consola, la nave explota. Una nave que salta con la secuencia en marcha también queda destruida.
marker-depressurization = ficha de Despresurización
    .text = Al final de la fase de los jugadores mueren todos los Intrusos y personajes de este compartimento, a no ser que se haya abierto o destruido una de sus Puertas.
marker-engine = Motor
    .text = Dos fichas boca abajo; la primera dice si el Motor funciona. Quien la ha mirado puede contar la verdad, o no. Con menos de dos Motores en funcionamiento, la nave explota en el salto.
marker-coordinates = carta de Coordenadas
    .text = Dice qué Destino corresponde a A, B, C y D. Está boca abajo; quien la ha mirado puede contar la verdad, o no.
marker-course = marcador de Destino
    .text = Está en A, B, C o D. La carta de Coordenadas dice adónde va la nave; todo Destino que no sea la Tierra mata a quienes hibernan.
marker-pod = Cápsula de escape
    .text = Lleva a casa a 2 personajes, pase lo que pase con la nave. Bloqueada: nadie entra. Todas se desbloquean con la primera muerte y cuando el marcador de Autodestrucción llega al 3; pueden volver a bloquearse.
marker-hibernation = Cápsulas de hibernación
    .text = Cerradas hasta que el marcador de Tiempo llega a una casilla azul. Quien hiberna necesita una nave entera, dos Motores en funcionamiento y el Destino correcto.
marker-ammo = marcador de Munición
marker-status = marcador de Estado
marker-wounds = Heridas
marker-first_player = ficha de Jugador inicial
