### Las páginas alrededor de la mesa: glosario, reglas, inicio, ajustes.

## Glossary
ui-glossary = Glosario
ui-glossary-help = Todos los términos del juego, en cuatro idiomas.
ui-glossary-search = Buscar un término
ui-glossary-topic = Tema
ui-glossary-all = Todos los temas
ui-glossary-letters = Por letra inicial
ui-glossary-rules = Reglas que lo mencionan
ui-glossary-no-rule = Ninguna regla usa exactamente esta palabra.
ui-glossary-more = Mostrar las { $n }
ui-glossary-others = En los otros idiomas
ui-glossary-terms = Términos de esta regla
ui-glossary-failed = No se pudo cargar el glosario. Recarga la página.
ui-glossary-original = Original
ui-topic-game = El juego
ui-topic-round = La ronda
ui-topic-end = Objetivos y final
ui-topic-board = El tablero
ui-topic-rooms = Compartimentos
ui-topic-crew = La tripulación
ui-topic-combat = Acechadores nocturnos y Combate
ui-topic-actions = Acciones
ui-topic-cards = Cartas
ui-topic-items = Objetos
ui-topic-words = Palabras de la mesa
ui-topic-nemesis = El Nemesis original

## Chapters of the rules, by the letters of their ids
area-CMP = Componentes
area-SET = Preparación
area-BRD = Tablero
area-PWR = Energía
area-RND = Rondas y turnos
area-EVT = Fase de Evento
area-BAG = Evolución de la bolsa
area-GOL = Ganar y sobrevivir
area-OBJ = Objetivos
area-CRT = Momentos críticos
area-SDS = Autodestrucción
area-CSS = Sistema de Envío de Carga
area-BNK = Puerta principal, Rover y Búnker
area-CTG = Contingencias
area-EMP = Procedimiento de emergencia
area-END = Final de la partida
area-VIC = Chequeo de victoria
area-ACT = Acciones y reacciones
area-BAS = Acciones básicas
area-MOV = Movimiento
area-EXP = Exploración
area-NOI = Ruido
area-TEC = Pasillos de servicio
area-STK = Movimiento de los Acechadores nocturnos
area-MRK = Marcadores
area-DOR = Puertas
area-ENC = Encuentros
area-CMB = Combate
area-WND = Herir a los Acechadores nocturnos
area-ATK = Ataques a personajes
area-CON = Contaminación
area-HRT = Heridas y muerte
area-KNW = Conocimiento y Debilidades
area-WEA = Debilidades
area-ITM = Objetos y Objetos voluminosos
area-CRF = Preparar Objetos
area-SRC = Registrar
area-MIS = Objetos de Misión
area-TRD = Intercambios
area-HRM = Dañar a otros
area-CPU = Computadoras
area-ROM = Compartimentos
area-SOL = Modo en solitario
area-COP = Modo cooperativo
area-SRF = Superficie de Marte
area-NCH = Personajes de Nemesis
area-NIN = Intrusos invitados
area-CRD = Cartas
area-FAQ = Preguntas y respuestas
area-POD = Cápsulas de escape
area-INT = Jugar como los Intrusos
area-ALT = Otros modos
ui-rules-met = Lo que has visto hoy
ui-rules-english = El texto completo está por ahora en inglés.
ui-rules-stale = Esta traducción es anterior a la versión inglesa actual de la regla.

## Bots of the one-click game
ui-level-rookie = Novato
ui-level-regular = Sereno
ui-level-veteran = Veterano
ui-level-learned = Autodidacta
ui-level-rookie-help = Lo básico, sin planes: buenos para tus primeras partidas.
ui-level-regular-help = Sopesan lo que aporta cada acción y lo que arriesga.
ui-level-veteran-help = Piensan por adelantado y tardan un poco más.
ui-level-learned-help = Aprendieron jugando contra sí mismos.

## Hints
ui-set-hints-auto = Ayuda breve ante lo nuevo. En cada juego se apaga sola tras tres partidas terminadas.
ui-hints-done = Tres partidas terminadas: en este juego ya no hay pistas.
ui-hints-keep = Dejarlas activadas

## Getting about
ui-to-home = Inicio
ui-invite-local = Esta dirección solo funciona en este ordenador. Para los demás, inicia con
ui-explain = ¿Qué significa «{ $what }»?
ui-time = Tiempo
ui-kept-over = terminada
ui-kept-lobby = en la sala de espera
