### Lo que dice el propio navegador: botones, rótulos, páginas.

## The table
ui-ready = A punto
ui-act-move = Mover
ui-act-careful = Cautela
ui-act-pickup = Recoger
ui-act-trade = Cambio
ui-act-craft = Preparar
ui-act-shoot = Disparar
ui-act-melee = Atacar
ui-act-room = Compart.
ui-act-computer = Compu{ "\u00AD" }tadora
ui-act-card = Carta
ui-act-item = Objeto
ui-act-pass = Pasar
ui-act-end = Terminar
ui-act-move-help = Ve a un compartimento adyacente. En Combate es una huida.
ui-act-careful-help = Movimiento cauteloso: te mueves y escoges dónde va el Ruido.
ui-act-pickup-help = Recoge un Huevo, un Cuerpo o un Cadáver.
ui-act-trade-help = Intercambia con los demás de tu compartimento.
ui-act-craft-help = Prepara un Objeto con dos Componentes.
ui-act-shoot-help = Dispara a un { -foe(form: "one") } de tu compartimento.
ui-act-melee-help = Ataca cuerpo a cuerpo, sin arma; trae Contaminación.
ui-act-room-help = Usa lo que ofrece este compartimento o huye del complejo.
ui-act-computer-help = Usa la Computadora de este compartimento.
ui-act-card-help = Juega una carta de acción de tu mano.
ui-act-item-help = Usa, activa o tira un Objeto.
ui-act-pass-help = Termina tu parte de la ronda.
ui-ask-move = ¿adónde?
ui-ask-careful = ¿adónde?
ui-ask-pickup = ¿qué?
ui-ask-trade = ¿empezar?
ui-ask-craft = ¿qué?
ui-ask-shoot = ¿a quién?
ui-ask-melee = ¿a quién?
ui-ask-room = ¿qué hacer?
ui-ask-computer = ¿usarla?
ui-ask-card = ¿cuál?
ui-ask-item = ¿cuál?
ui-ask-pass = esta ronda
ui-ask-end = o tira algo antes
ui-kind-choose = Escoge
ui-kind-pay = Paga
ui-kind-discard = Descarta
ui-acting = actuando
ui-actions = Acciones
ui-actions-left = { $n ->
    [one] queda { $n } acción
    *[other] quedan { $n } acciones
}
ui-active = activa
ui-active-contingency = Contingencia activa, boca abajo
ui-active-may-be = Puede ser
ui-alive = { $n ->
    [one] { $n } con vida
    *[other] { $n } con vida
}
ui-ammo = Munición { $n } de { $of }
ui-analyse = Analiza un Objeto voluminoso en el Laboratorio
ui-analysed = Analizado
ui-asked-all = se pregunta a todos
ui-away = ausente
ui-back = Atrás
ui-back-to-end = Volver al final
ui-backpack = Inventario
ui-badge-discard = DESCARTA
ui-badge-pay = PAGA
ui-badge-play = JUEGA
ui-blackout-always = Apagón de Energía, siempre
ui-blackout-red = Apagón de Energía, solo con la ficha de Tiempo roja
ui-board = Tablero
ui-bot = bot
ui-bot-name = Bot { $level } { $seat }
ui-bot-random = errático
ui-bot-beginner = novato
ui-bot-easy = fácil
ui-bot-regular = sereno
ui-bot-strong = astuto
ui-bot-hard = astuto
ui-bot-expert = implacable
ui-bunker = Búnker
ui-cannot-pay = no paga
ui-cards-in-hand = Cartas en la mano
ui-choose = Escoge
ui-choose-card = Escoge una carta
ui-choose-noise = tú colocas el Ruido
ui-clock = Tiempo para decidir
ui-close = Cerrar
ui-closed = CERRADA
ui-code-green = Verde
ui-code-yellow = Amarillo
ui-code-blue = Azul
ui-code-grey = Gris
ui-code-red = Rojo
ui-combat = Combate
ui-computer = Carta de Computadora
ui-computer-locked = Sin acciones en esta carta
ui-computer-off = Computadora sin Energía o con Fallo
ui-computer-on = La Computadora funciona
ui-confirm = Confirmar
ui-container = Contenedor { $letter }
ui-containers = CONTENEDORES
ui-corridor = Pasillo { $name }, número { $numbers }
ui-cost = coste { $n }
ui-crew = Tripulación
ui-css-token = Ficha SEC, boca abajo
ui-curtain-help = Ahora solo mira { $name }. Todo lo privado queda tras el telón.
ui-dark = SIN LUZ
ui-dark-word = a oscuras
ui-decision = Decisión
ui-deck = mazo { $n }
ui-destruct = Autodestrucción
ui-destruct-on = Autodestrucción en { $n ->
    [0] S
   *[other] { $n }
}
ui-discard-and-pass = Descartar { $n } y pasar
ui-discard-n = Descartar { $cards }
ui-discard-pile = Descarte: { $n }
ui-door-closed = Puerta cerrada
ui-door-destroyed = Puerta destruida
ui-dressed = vendada
ui-eggs = { $n ->
    [one] { $n } Huevo
    *[other] { $n } Huevos
}
ui-elevator = Ascensor
ui-emergency = Procedimiento de emergencia
ui-empty = nada
ui-exit = SALIDA
ui-exits = Salidas
ui-fire = Fuego
ui-fire-gauge = Marcadores de Fuego: el { $n }.º destruye el complejo
ui-first-player = Jugador inicial
ui-gate-closed = PUERTA CERRADA
ui-gate-open = PUERTA ABIERTA
ui-hand-free = libre
ui-hands = Manos
ui-here = { $n } aquí
ui-hidden = Oculto. Nadie mira por encima de tu hombro.
ui-hide = ocultar
ui-show = mostrar
ui-i-am = Soy { $name }
ui-inventory = Lo que llevas
ui-items-left = { $n ->
    [one] { $n } Objeto
    *[other] { $n } Objetos
}
ui-keys = Teclado
ui-knowledge = Conocimiento
ui-knowledge-active = Conocimiento, ficha activa
ui-laboratory = Laboratorio
ui-language = Idioma
ui-lies-here = Hay aquí
ui-light-wounds = Heridas leves
ui-line-open = conectado
ui-line-connecting = conectando…
ui-line-lost = sin conexión
ui-lit = con luz
ui-log = Registro
ui-log-empty = Aún no ha pasado nada.
ui-malfunction = Fallo
ui-malfunction-gauge = Marcadores de Fallo: el { $n }.º destruye el complejo
ui-menu = Menú
ui-met = cumplido
ui-mission-active = está activo.
ui-mission-inactive = aún sin activar.
ui-more-phrases = Más frases
ui-needs = Requiere:
ui-next-to-fail = próximo Apagón
ui-no-cards = Sin cartas en la mano
ui-no-character = Aún sin personaje
ui-no-noise-roll = sin tirada de Ruido
ui-no-signal = sin Señal
ui-no-slime = sin Mucosidad
ui-no-table = No existe esa mesa
ui-no-table-help = No existe esa mesa o no puedes verla. Comprueba el enlace o pregunta a quien te lo envió.
ui-no-screen = Este juego aún no tiene pantalla aquí
ui-no-screen-help = La mesa funciona y los programas pueden jugar en ella. Las personas juegan a este juego en el terminal: lockdown play --game nemesis.
ui-noise = Ruido
ui-noise-roll = tirada de Ruido
ui-not-now = Ahora no: { $what }
ui-not-now-these = Ahora no
ui-numbed = adormecida esta ronda
ui-object = Objeto voluminoso
ui-objective-personal = personal
ui-objective-corporate = corporativo
ui-objective-coop = común
ui-odds = Lo que arriesgas
ui-odds-encounter = Encuentro
ui-odds-surprise = Ataque por sorpresa
ui-odds-danger = Peligro
ui-odds-noise = Ruido
ui-odds-silence = Silencio
ui-odds-surface = carta de Superficie
ui-token-face-down = ficha de Exploración boca abajo
ui-on = ON
ui-off = OFF
ui-offline-help = Se cortó la línea. Tu elección se guarda; reintentando.
ui-trouble = La partida espera
ui-trouble-storage = El servidor no puede guardar ahora mismo. No se pierde nada; la partida sigue sola en cuanto pueda.
ui-trouble-stuck = Algo falló en el servidor. Lo intenta de nuevo por sí solo; si no se arregla, avísanos, por favor.
ui-older = Mostrar lo anterior
ui-only-you = Solo tú
ui-open = ABIERTA
ui-options = Opciones
ui-over = La partida ha terminado
ui-over-help = Todo está a la vista.
ui-pass-note = tu ronda acaba; vuelves a robar en la próxima
ui-pass-now = Pasar sin descartar
ui-pass-screen = Pasa la pantalla
ui-passed = Paso
ui-pay-and = Pagar con { $cards }: { $act }
ui-pay-with = Pagar con { $cards }
ui-phase-setup = preparación
ui-phase-players = fase de jugadores
ui-phase-events = fase de Evento
ui-phase-victory = chequeo de victoria
ui-phase-over = terminada
ui-place-room = en un compartimento
ui-place-container_a = contenedor A
ui-place-container_b = contenedor B
ui-place-container_c = contenedor C
ui-place-launched = contenedor lanzado
ui-place-isolation = en cuarentena
ui-place-bunker = Búnker
ui-place-dead = sin vida
ui-place-unplaced = sin colocar
ui-player-n = Jugador { $n }
ui-number-n = J{ $n }
ui-percent = { $p }{ "\u00A0" }%
ui-pool = RESERVA
ui-pool-n = NEUTRAL · { $n }
ui-pool-title = Reserva neutral de Contingencias
ui-reaction = reacción
ui-reconstructed = Reconstruido: no pudimos leerlo del original y lo completamos nosotros.
ui-report = Avisar de un error
ui-room = Compartimento
ui-room-n = Compartimento { $n }
ui-round = Ronda
ui-rover = Rover
ui-rules = Reglas
ui-say-something = Di algo…
ui-say-to = A quién
ui-send = Enviar
ui-sending = Enviando…
ui-serious = Graves
ui-settings = Ajustes
ui-sheet = Cambiar el tamaño del panel
ui-signal = Señal
ui-slime = Mucosidad
ui-sound-off = no
ui-sound-low = bajo
ui-sound-full = alto
ui-sound-is = Sonido: { $level }
ui-spectator = Espectador
ui-spectators = Espectadores
ui-stood-in = Ahora otro decide por ti.
ui-tab-board = Tablero
ui-tab-crew = Tripulación
ui-tab-log = Registro
ui-tab-talk = Charla
ui-tab-me = Yo
ui-table = Mesa
ui-table-asked = Se pregunta a quien pueda reaccionar.
ui-table-word = mesa
ui-tabs = Vistas
ui-take-over = He vuelto
ui-talk = Charla
ui-talk-empty = Nadie ha dicho nada.
ui-then-pay = { $n ->
    [one] luego paga { $n } carta
    *[other] luego paga { $n } cartas
}
ui-time-blue = Ficha de Tiempo, lado azul: se ignoran los Apagones rojos
ui-time-red = Ficha de Tiempo, lado rojo
ui-time-track = Consola de Tiempo
ui-to-lobby = Salir de la mesa
ui-token-and-noise = ficha + Ruido
ui-undo = Deshacer
ui-undo-alone = Deshaz tu último paso
ui-undo-vote = Pide a los demás deshacerlo
ui-undo-no = No se puede deshacer nada: un paso solo se deshace mientras no se haya tirado ni revelado nada
ui-unexplored = Sin explorar
ui-unexplored-kind = Sin explorar { $kind }
ui-unknown = Desconocida
ui-uses = { $n ->
    [one] { $n } Uso
    *[other] { $n } Usos
}
ui-vents-1 = PASILLOS
ui-vents-2 = DE SERVICIO
ui-vote = Votación
ui-vote-absent = { $name } está ausente. ¿Y ahora?
ui-vote-undo = { $name } pide deshacer el último paso.
ui-vote-rematch = ¿Otra partida con la misma tripulación?
ui-vote-choice-wait = Esperar
ui-vote-choice-bot = Que juegue un bot
ui-vote-choice-still = No hacer nada
ui-vote-choice-yes = Sí
ui-vote-choice-no = No
ui-vote-waiting = { $n ->
    [one] { $n } voto por ahora
    *[other] { $n } votos por ahora
}
ui-waiting = Esperando
ui-waiting-nobody = a lo que venga
ui-watching = { $n } mirando
ui-when-any = siempre
ui-when-never = nunca en Combate
ui-when-only = solo en Combate
ui-while-away = mientras no estabas
ui-whisper = susurro
ui-whispers-to = susurra a { $to }
ui-whole-board = Tablero entero
ui-why-not-your-turn = No te toca decidir. Espera a que la mesa te pregunte.
ui-why-unknown = Las reglas no lo permiten ahora. Escoge algo iluminado o lee en su descripción qué requiere.
ui-wounds-n = { $n ->
    [one] { $n } Herida
    *[other] { $n } Heridas
}
ui-you = Tú
ui-you-decide = TÚ DECIDES
ui-you-watch = Estás mirando.
ui-your-hand = { $n ->
    [one] Tu mano, { $n } carta
    *[other] Tu mano, { $n } cartas
}
ui-your-turn = TU TURNO
ui-zoom-in = Acercar
ui-zoom-out = Alejar

## Lobby and home
ui-home-claim = Una mesa abierta y no oficial para entre una y cinco personas, una base de Marte que se viene abajo y lo que se mueve en la oscuridad.
ui-new-table = Mesa nueva
ui-this-table = Esta mesa
ui-your-name = Tu nombre
ui-players = Jugadores
ui-solo = Solitario
ui-bots-are = Bots
ui-play-bots = Jugar ya con bots
ui-play-bots-help = { $n ->
    [one] Te acompaña { $n } bot. Empiezas enseguida.
    *[other] Te acompañan { $n } bots. Empiezas enseguida.
}
ui-play-solo = Jugar en solitario
ui-play-solo-help = Tú contra el complejo.
ui-open-table = Abrir una mesa
ui-open-table-help = Invita con un enlace, comparte pantalla, escoge las reglas.
ui-learn = Aprende jugando
ui-learn-help = Una primera partida de quince minutos.
ui-learn-short = Conozco Lockdown: el camino corto, nueve minutos
ui-rules-help = Todas las reglas, con buscador.
ui-create-failed = No se pudo crear la mesa. Inténtalo otra vez.
ui-resume = Tus mesas
ui-resume-none = Aquí aparecen las mesas en las que te sentaste desde este navegador.
ui-forget = Olvidar esta mesa
ui-unofficial = Proyecto de aficionados no oficial, sin relación con Awaken Realms ni Rebel. Dibujos propios; iconos de game-icons.net, CC BY 3.0.
ui-about = Información y créditos
ui-host-decides = decide el anfitrión
ui-pace = Ritmo
ui-pace-help = En vivo: todos presentes. Días: vuelve cuando te toque.
ui-pace-live = En vivo
ui-pace-correspondence = Días
ui-clock-label = Tiempo para pensar
ui-clock-help = Cuánto puede durar una decisión antes de que voten los demás.
ui-clock-none = Sin reloj
ui-minutes = { $n } min
ui-help-level = Ayuda
ui-help-help = Completa: probabilidades y deducciones. Datos: solo lo visible. Ninguna: como en una mesa real.
ui-help-full = Completa
ui-help-facts = Datos
ui-help-bare = Ninguna
ui-reactions = Tiempo de reacción
ui-reactions-help = Se pregunta durante este tiempo a quien pueda reaccionar, tenga lo que tenga.
ui-spectators-help = ¿Pueden mirar otros? No ven secretos.
ui-whispers-shown = Mostrar quién susurra
ui-whispers-help = Como en la mesa: todos ven quién susurra a quién, nadie lo oye.
ui-table-rules = Opciones de reglas
ui-rule-yellow_contingency = El código Amarillo mata
ui-rule-yellow_contingency-low = Conocimiento 4 o menos
ui-rule-yellow_contingency-high = Conocimiento 5 o más
ui-rule-computer_in_combat = Computadora en Combate
ui-rule-cave_noise = Tirada de Ruido en las cuevas
ui-yes = Sí
ui-no = No
ui-characters = Personajes
ui-character-of = Personaje del asiento { $n }
ui-draft = elección
ui-seats = Asientos
ui-seats-taken = { $n } de { $of } ocupados
ui-seat-open = Asiento libre
ui-seat-host = anfitrión, este navegador
ui-seat-open-help = espera a alguien con el enlace
ui-seat-person-help = juega desde otro navegador
ui-seat-bot-help = honesto: solo ve lo que su asiento puede ver
ui-seat-hotseat-help = misma pantalla, un telón entre turnos
ui-seat-person = Persona
ui-seat-here = Esta pantalla
ui-bot-level = Bot: { $level }
ui-bot-rookie = novato
ui-who-plays = Quién juega el asiento { $n }
ui-sit-down = Sentarse
ui-stand-up = Levantarse
ui-change-seat = Sentarme aquí
ui-make-host = Hacer anfitrión a esta persona
ui-here-word = aquí
ui-invite = Invitar
ui-invite-help = Cualquiera con el enlace puede ocupar un asiento libre o mirar.
ui-copy-link = Copiar enlace
ui-copied = Copiado
ui-qr = Invitación como código QR
ui-start = Empezar la partida
ui-start-with-bots = { $n ->
    [one] Empezar, un bot ocupa el asiento libre
    *[other] Empezar, los bots ocupan { $n } asientos
}
ui-wait-for-host = El anfitrión empezará la partida.

## The ending
ui-end-nobody = Nadie volvió a casa
ui-end-home = { $n ->
    [one] Una persona volvió a casa
    [2] Dos volvieron a casa
    [3] Tres volvieron a casa
    [4] Cuatro volvieron a casa
    [5] Cinco volvieron a casa
    *[other] { $n } volvieron a casa
}
ui-step-contingency = Contingencia
ui-step-contamination = Contaminación
ui-step-objectives = Objetivos
ui-step-objective = Objetivo
ui-contingency-was = La Contingencia activa era
ui-still-sealed = Aún boca abajo.
ui-how-left = Cómo salieron
ui-fate = Desenlace
ui-left-bunker = Al Búnker
ui-left-launched = En un contenedor
ui-left-isolation = En cuarentena
ui-left-dead = Muerte
ui-left-swept = Sin salir a tiempo
ui-killed = muerte
ui-spared = a salvo
ui-infected-died = infección mortal
ui-infected-lived = infección superada
ui-clean = sin infección
ui-scanned = { $n ->
    [one] { $n } carta escaneada
    *[other] { $n } cartas escaneadas
}
ui-sealed = sellado
ui-next-reveal = el siguiente
ui-won = VICTORIA
ui-lost = DERROTA
ui-dead = MUERTE
ui-reveal-contingency = Revelar la Contingencia
ui-reveal-contamination = Escanear a los supervivientes
ui-reveal-objective = Revelar: { $name }
ui-check-objective = Comprobar: { $name }
ui-reveal-all = Revelar todo
ui-rematch = Otra vez los mismos
ui-to-rematch = A la siguiente partida
ui-watch-replay = Ver la repetición
ui-see-board = Ver el tablero
ui-export = Exportar la partida
ui-story = La historia
ui-stat-noise = { $n ->
    [one] tirada de Ruido
   *[other] tiradas de Ruido
}
ui-stat-encounters = { $n ->
    [one] Encuentro
   *[other] Encuentros
}
ui-stat-blackouts = { $n ->
    [one] Apagón
   *[other] Apagones
}
ui-stat-rounds = { $n ->
    [one] ronda
   *[other] rondas
}

## Replay
ui-replay = Repetición
ui-replay-failed = Todavía no hay repetición de esta mesa. Se puede ver cuando acabe la partida.
ui-step-back = Un paso atrás
ui-step-on = Un paso adelante
ui-play = Reproducir
ui-pause = Pausa
ui-moment = Momento de la partida
ui-eyes = Perspectiva
ui-eyes-open = todo a la vista

## Pages
ui-game = Juego
ui-rules-search = Buscar en las reglas
ui-rules-ask = Pregunta: ¿puedo intercambiar en Combate?
ui-rules-area = Capítulo
ui-rules-all = Todos los capítulos
ui-rules-failed = No se pudieron cargar las reglas. Recarga la página.
ui-rule-missing = No existe la regla { $id }. Búscala con palabras.
ui-nothing-found = Nada encontrado. Prueba con otras palabras.
ui-sound = Sonido
ui-speed = Ritmo del relato
ui-motion = Movimiento
ui-motion-auto = según el sistema
ui-motion-reduced = reducido
ui-text-size = Tamaño del texto
ui-set-contrast = Alto contraste
ui-set-contrast-help = Contornos más fuertes, sin degradados.
ui-set-hints = Pistas
ui-set-hints-help = Ayuda breve donde algo es nuevo.
ui-set-textMode = Modo texto
ui-set-textMode-help = Toda la mesa como texto, para lectores de pantalla y conexiones lentas.
ui-leave-text = Salir del modo texto
ui-tm-now = Qué pasa
ui-tm-do = Qué puedes hacer
ui-tm-cannot = Qué no puedes hacer y por qué
ui-tm-where = Dónde estás
ui-tm-rooms = Todos los compartimentos
ui-tm-yours = Decides tú.
ui-tm-time = La ficha de Tiempo está en { $n ->
    [0] S
   *[other] { $n }
}.
ui-key-enter = Confirmar lo escogido
ui-key-esc = Atrás o deshacer
ui-key-arrows = Recorrer las opciones
ui-key-digits = Escoger una opción por su lugar
ui-key-tab = De una cosa a la siguiente
ui-key-d = Decisión
ui-key-b = Opciones en el tablero
ui-key-h = Mano
ui-key-l = Registro
ui-key-t = Charla
ui-key-r = Regla de lo señalado
ui-key-ask = Preguntar a las reglas
ui-key-help = Esta lista
ui-report-help = Di qué parecía mal. El archivo contiene la mesa como tú puedes verla, sin secretos ajenos.
ui-report-what = ¿Qué pasó y qué debería haber pasado?
ui-report-make = Crear el informe
ui-report-save = Guardar el informe
ui-report-failed = No se pudo crear el informe. Inténtalo de nuevo en un momento.
ui-about-1 = Lockdown es una mesa digital abierta para el juego de mesa Nemesis: Lockdown. La hacen aficionados, es gratis y no es oficial.
ui-about-2 = Nemesis: Lockdown es un diseño de Adam Kwapiński publicado por Awaken Realms y Rebel Studio. Todos los derechos sobre el juego son suyos. Si te gusta, compra la caja.
ui-about-3 = No se usan imágenes ni textos de la editorial: todo está dibujado y redactado de nuevo. Lo que no pudo saberse se reconstruyó y lleva ≈.
ui-about-icons = Iconos: Lorc, Delapouite y colaboradores,
ui-about-fonts = Tipografías: Barlow, Barlow Condensed, Big Shoulders Stencil (SIL Open Font License).
ui-about-privacy = Sin rastreo ni publicidad. Este navegador guarda tus ajustes y las claves de tus asientos; el servidor guarda la mesa.

## Odds
ui-odds-no_roll = sin tirada de Ruido
ui-odds-wounds_0 = sin Heridas
ui-odds-wounds_1 = 1 Herida
ui-odds-wounds_2 = 2 Heridas
ui-odds-wounds_3 = 3 Heridas
ui-odds-wounds_4 = 4 Heridas
ui-odds-wounded = sufres una Herida
ui-odds-blank = ficha en blanco
ui-odds-of-which = de ahí, { $what }: { ui-percent }
ui-phrases = Frases preparadas
ui-the-dead = Los muertos
ui-bot-veteran = veterano
ui-bot-learned = autodidacta
