### Fichas, marcadores, dados, colores, Secciones y lugares.

## Contingencias

contingency-green = Código Verde
    .text = No muere nadie.
contingency-yellow = Código Amarillo
    .text = Mata a cada personaje con vida que tenga Conocimiento 4 o menos. Los personajes lanzados en un contenedor están a salvo.
    .variant = Mata a cada personaje con vida que tenga Conocimiento 5 o más. Los personajes lanzados en un contenedor están a salvo.
contingency-blue = Código Azul
    .text = Mata a cada personaje con vida que no tenga marcador de Señal. Los personajes lanzados en un contenedor están a salvo.
contingency-grey = Código Gris
    .text = Mata a cada personaje lanzado en un contenedor.
contingency-red = Código Rojo
    .text = Mata a cada personaje encerrado en la Sala de cuarentena. No cuenta como destrucción del complejo.

## Fichas SEC

-css-fail = Un personaje en otro contenedor vuelve a su compartimento SEC y sufre 1 Herida grave.

css-launch_a = Lanzar A
    .text = Se lanza al personaje del contenedor A. { -css-fail }
css-launch_b = Lanzar B
    .text = Se lanza al personaje del contenedor B. { -css-fail }
css-launch_c = Lanzar C
    .text = Se lanza al personaje del contenedor C. { -css-fail }
css-launch_all = Lanzar todos
    .text = Se lanza a todos los personajes que estén en un contenedor.
css-launch_none = No lanzar
    .text = No se lanza a nadie. Cada personaje en un contenedor vuelve a su compartimento SEC y sufre 1 Herida grave.

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
    .text = Coloca un marcador de Fallo en este compartimento, no en el Nido ni en el Compartimento contaminado. Haz la tirada de Ruido como siempre.
exploration-door = Puerta
    .text = Cierra la Puerta del Pasillo por el que has entrado, salvo que esté destruida. Haz la tirada de Ruido como siempre.
exploration-item_red = Objeto militar
    .text = Roba 1 carta del mazo de Objetos militares (rojo) y quédatela. Haz la tirada de Ruido como siempre.
exploration-item_yellow = Objeto técnico
    .text = Roba 1 carta del mazo de Objetos técnicos (amarillo) y quédatela. Haz la tirada de Ruido como siempre.
exploration-item_green = Objeto médico
    .text = Roba 1 carta del mazo de Objetos médicos (verde) y quédatela. Haz la tirada de Ruido como siempre.
exploration-surface_card = Superficie de Marte
    .text = Roba y resuelve 1 carta de Superficie de Marte. Después haz la tirada de Ruido como siempre, salvo que haya llegado un { -foe(form: "one") }.

## Acechadores nocturnos

stalker-larva = Larva
    .text = Ataca sin carta: deja el tablero, recibes una Larva si no tienes, y 1 carta de Contaminación. 1 Herida la mata.
    .bag = Devuelve la ficha a la reserva y mete 1 ficha de Adulto en la bolsa.
stalker-creeper = Reptador
    .text = Chequeo de Heridas: 1 carta de Ataque.
    .bag = Devuelve la ficha a la reserva y mete 1 ficha de Reproductor en la bolsa.
stalker-adult = Adulto
    .text = Chequeo de Heridas: 1 carta de Ataque.
    .bag = Devuelve la ficha a la bolsa. En orden de turno, cada personaje que no esté en Combate hace una tirada de Ruido.
stalker-breeder = Reproductor
    .text = Chequeo de Heridas: 2 cartas de Ataque, sumadas.
    .bag = Devuelve la ficha a la bolsa. En orden de turno, cada personaje que no esté en Combate hace una tirada de Ruido.
stalker-queen = Reina
    .text = Chequeo de Heridas: 2 cartas de Ataque, sumadas.
    .bag = Con un personaje en el Nido: coloca allí a la Reina y resuelve un Encuentro con esta ficha, que no vuelve a la bolsa. Si no, devuelve la ficha a la bolsa y añade 1 Huevo al tablero del Laboratorio.
stalker-blank = En blanco
    .text = No aparece nada. Coloca un marcador de Ruido en cada Pasillo conectado al compartimento y devuelve la ficha a la bolsa; si era la última, mete 1 ficha de Adulto.
    .bag = Devuelve la ficha a la bolsa y mete 1 ficha de Adulto.

## Energía

power-power_1 = Ficha de Energía 1
power-power_2 = Ficha de Energía 2
power-power_3 = Ficha de Energía 3
power-power_4 = Ficha de Energía 4
power-blue = Con Energía
    .text = Las Computadoras funcionan, al Disparar se usa el dado de Ventaja y el Ruido sin personajes cerca desaparece.
power-red = Sin Energía
    .text = Oscuridad: números de Encuentro más altos, efectos de Oscuridad de las cartas, sin Computadoras, y el Ruido permanece.
power-lies-on = { $place } con Energía ({ $n })
power-lies-off = { $place } sin Energía ({ $n })

## Dados y caras

die-noise = dado de Ruido
die-combat = dado de Combate
die-advantage = dado de Ventaja
die-surface = dado de Superficie de Marte

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
face-discard_hit = Descartar para impactar
    .text = Ataque fallido — o bien — descarta 1 carta de acción: 1 Herida a cualquier blanco. No es cara vacía ni impacto simple.
face-hit_plus = Impacto plus
    .text = 1 Herida a cualquier blanco — o bien — descarta 1 carta de acción: 2 Heridas. No es impacto simple ni doble.
face-silence = Silencio
    .text = No pasa nada. Con un marcador de Mucosidad, resuelve Peligro.
face-danger = Peligro
    .text = Todos los { -foe(form: "all") } de compartimentos adyacentes que no estén en Combate acuden a ti; el que está tras una Puerta cerrada la destruye y no acude. Si no hay ninguno, coloca un marcador de Ruido en cada Pasillo conectado que no tenga.
face-1 = 1
    .text = Ruido en el Pasillo 1. Si ya tiene marcador de Ruido: Encuentro.
face-2 = 2
    .text = Ruido en el Pasillo 2. Si ya tiene marcador de Ruido: Encuentro.
face-3 = 3
    .text = Ruido en el Pasillo 3. Si ya tiene marcador de Ruido: Encuentro.
face-4 = 4
    .text = Ruido en el Pasillo 4. Si ya tiene marcador de Ruido: Encuentro.
face-surface = Superficie de Marte
    .text = Roba y resuelve 1 carta de Superficie de Marte.

## Colores, Secciones, lugares

colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-white = blanco
    .text = Quien Registra nombra uno de los tres mazos de Objetos.
colour-blue = azul
colour-none = sin color
    .text = Este compartimento no se puede Registrar.

section-S_01 = S-01
section-S_02 = S-02
section-S_03 = S-03
section-elevator = Ascensor

place-isolation = Sala de cuarentena
place-container = contenedor lanzado
place-bunker = Búnker

## Marcadores

marker-fire = marcador de Fuego
    .text = Un personaje que termina su turno aquí sufre 1 Herida leve; en la fase de Evento, cada { -foe(form: "one") } de aquí sufre 1 Herida. Si hay que colocar uno y no quedan, el complejo queda destruido.
marker-malfunction = marcador de Fallo
    .text = No funcionan aquí la acción de compartimento ni la Computadora; sí se puede Registrar. Si hay que colocar uno y no quedan, el complejo queda destruido.
marker-noise = marcador de Ruido
    .text = Un segundo Ruido en este Pasillo causa un Encuentro.
marker-slime = marcador de Mucosidad
    .text = Todo Silencio que saques o reveles cuenta como Peligro.
marker-door = Puerta
    .text = Abierta: nada estorba. Cerrada: ningún personaje pasa, y un { -foe(form: "one") } la destruye en vez de cruzarla. Destruida: no puede volver a cerrarse.
marker-larva = Larva
    .text = Si un escaneo da INFECTADO mientras tienes una, mueres y se coloca un Reptador.
marker-signal = Señal
    .text = Este personaje ha enviado la Señal.
marker-knowledge = ficha de Conocimiento
    .text = Indica tu nivel de Conocimiento, de 1 a 8. El Archivo la pone por su lado activo.
marker-time = ficha de Tiempo
    .text = Roja: se aplican todos los Apagones de Energía. Azul: solo los azules. En el 8 se abre la Sala de cuarentena; en la S termina la partida.
marker-self_destruct = ficha de Autodestrucción
    .text = Amarilla: puede detenerse. Cuando la ficha de Tiempo deja su casilla, avanza 3 casillas y pasa a roja, y se abre la Puerta principal. Roja: cuando la ficha de Tiempo deja su casilla, el complejo queda destruido.
marker-emergency = ficha de Procedimiento de emergencia
    .text = La Sala de cuarentena está abierta. La partida termina cuando la ficha de Tiempo deja esta casilla.
marker-depressurization = ficha de Despresurización
    .text = Al final de la fase de los jugadores muere todo lo que esté en este compartimento, salvo los Huevos, a no ser que se haya abierto o destruido una de sus Puertas.
marker-gate = Puerta principal
    .text = Mientras está cerrada nadie llega al Búnker. Se abre con la primera muerte de un personaje, con la Llave de la puerta principal o cuando la ficha de Autodestrucción pasa a roja.
marker-rover = Rover
    .text = Lleva a 1 personaje de una Salida al Búnker, si la Puerta principal está abierta.
marker-elevator = Ascensor
    .text = Espera en uno de los tres compartimentos Ascensor. Requiere Energía.
marker-emergency_procedure = { marker-emergency }
    .text = { marker-emergency.text }
marker-main_gate = { marker-gate }
    .text = { marker-gate.text }
marker-ammo = marcador de Munición
marker-status = marcador de Estado
marker-wounds = Heridas
marker-first_player = ficha de Jugador inicial
