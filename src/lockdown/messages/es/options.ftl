### Options in words: $a and $b are the arguments of the option, in words.

## Actions of a turn
option-move = Moverse a { $a }
option-careful = Movimiento cauteloso a { $a }
option-pickup = Recoger: { $a }
option-trade = Intercambiar
option-craft = Preparar { $a }
option-shoot = Disparar a { $b } con { $a }
option-shoot-egg = Disparar a los Huevos con { $a }
option-melee = Atacar cuerpo a cuerpo a { $a }
option-melee-egg = Atacar los Huevos cuerpo a cuerpo
option-play = Jugar «{ $a }»
    .part = Jugar «{ $a }», parte { $b }
option-use = Usar { $a }
    .part = Usar { $a }, parte { $b }
option-room = { $a }
option-computer = Usar la Computadora
option-activate = Activar el Objeto de Misión
option-escape = { $a ->
    [rover] Huir al Búnker en el Rover
   *[other] Huir al Búnker a pie
}
option-pass = Pasar
option-drop = Tirar { $a }
option-end = Terminar el turno

## Choices
option-pay = Pagar con «{ $a }»
option-discard = Descartar «{ $a }»
option-done = Nada más
option-yes = Sí
option-no = No
option-decline = No, gracias
option-react = Reaccionar con «{ $a }»
option-react-item = Usar { $a }
option-react-weakness = Aprovechar la Debilidad «{ $a }»
option-to = { $a }
option-through = { $a }
option-target = { $a }
option-player = { $a }
option-take = { $a }
option-keep = Quedarse con { $a }
option-character = Jugar como { $a }
option-objective = Quedarse con «{ $a }»
option-deck = { $a }
option-wound = { $a }
option-space = Casilla { $a }
option-slot = Ficha { $a }
option-option = { $a }
option-power = { $a }
option-event = { $a }
option-attack = { $a }
option-card = { $a }
option-do = { $a }
option-offer = Ofrecer { $a }
option-ask = Pedir { $a }
option-show = Enseñar { $a }
option-accept = Aceptar
option-counter = Hacer una contraoferta
option-component = Con { $a }
option-remote = { $b } en { $a }
