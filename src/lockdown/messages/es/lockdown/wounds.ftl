### Cartas de Herida grave: el efecto dura mientras la Herida está sin vendar.

wound-light = Herida leve
wound-serious = Herida grave
wound-body = Torso
    .text = En el paso de robo robas hasta 4 cartas en vez de 5; en la Sala de cuarentena, hasta 5 en vez de 6.
wound-leg = Pierna
    .text = Huir (Mover en Combate) te cuesta 2 en vez de 1. No afecta a cartas ni Objetos que te permitan huir.
wound-hand = Mano
    .text = Las acciones de cartas de Objeto te cuestan 1 más. No afecta a las reacciones de Objetos, a activar un Objeto de Misión, ni a Disparar, Preparar e Intercambiar.
wound-arm = Brazo
    .text = Solo tienes 1 espacio de mano. Tira de inmediato, sea o no tu turno, lo que ya no quepa. Dos Objetos pesados unidos con Cinta americana caben en un espacio.
wound-bleeding = Hemorragia
    .text = Cada vez que pases, también si es obligatorio, sufres 1 Herida leve, después de tus descartes y antes de una Herida por Fuego o de meterte en un contenedor.
wound-knee = Rodilla
    .text = El primer Mover, huir o Movimiento cauteloso de tu primer turno de una ronda cuesta 1 más. No afecta a turnos posteriores ni a otras formas de moverse.
wound-eyes = Ojos
    .text = Cuentas como si estuvieras en la Oscuridad, a todos los efectos como en una Sección sin Energía: números de Encuentro más altos, efectos de Oscuridad, dado de Combate en vez del de Ventaja, ninguna acción de Computadora. Puedes usar cartas que exigen Oscuridad, no las que exigen Energía. Las fuentes de luz sirven. La Sección en sí conserva su Energía.
wound-guts = Vísceras
    .text = Siempre que un efecto te dé cartas de Contaminación, también un Ataque cuerpo a cuerpo, recibes 1 más en tu pila de descarte. Ese efecto nunca escanea la carta adicional.
