### The desk: situations set up, asked and played.
ui-desk = Mesa de pruebas
ui-desk-retold = { $done } → { $follows }
ui-desk-situations = { $n ->
    [one] Una situación que la muestra
   *[other] { $n } situaciones que la muestran
  }
ui-desk-set = Preparar
ui-desk-play = Jugar
ui-desk-save = Guardar como escenario
ui-desk-linked = El enlace de la barra de direcciones contiene toda la situación.
ui-desk-character = Personaje
ui-desk-stalker = { -foe(form: "one") }
ui-desk-door = Puerta
ui-desk-noise = Ruido
ui-desk-marker = Marcador
ui-desk-cards = Cartas y Objetos
ui-desk-erase = Vaciar
ui-desk-seat = Asiento
ui-desk-card = Carta
ui-desk-item = Objeto
ui-desk-to-hand = A la mano
ui-desk-give = Dar
ui-desk-one-room = Después toca un compartimento.
ui-desk-two-rooms = Después toca los dos compartimentos de los extremos del Pasillo.
ui-desk-cards-help = Para { $who }.
ui-desk-no-corridor = Ningún Pasillo une estos compartimentos. Toca dos que estén conectados.
ui-desk-steps = Paso { $done } de { $all }
ui-desk-back = Deshacer
ui-desk-decides = Decide { $seat }
ui-desk-nobody = Nadie decide nada
ui-desk-eyes = Quien decide
ui-desk-dice = Próxima tirada de Ruido
ui-desk-chance = al azar
ui-desk-not = Ahora no es posible, y por qué
ui-desk-expected = El texto espera esto y no se cumple
ui-desk-text = Como texto
ui-desk-line = Línea { $line }: { $message }
ui-desk-slow = Demasiadas a la vez; espera un momento.
ui-desk-failed = No se pudo abrir esta situación. Comprueba el enlace o el texto.
