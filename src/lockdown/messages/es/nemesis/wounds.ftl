### Cartas de Herida grave: el efecto dura mientras la Herida está sin vendar.

wound-light = Herida leve
wound-serious = Herida grave
wound-body = Torso
    .text = En el paso de robo robas hasta 4 cartas en vez de 5; en los Camarotes, hasta 5 en vez de 6. No limita lo que robes por efectos de cartas.
wound-leg = Pierna
    .text = Huir (Mover en Combate) te cuesta 2 en vez de 1. No afecta a cartas ni Objetos que te permitan huir.
wound-hand = Mano
    .text = Las acciones de cartas de Objeto te cuestan 1 más. No afecta a las reacciones de Objetos, a activar un Objeto de Misión, ni a Disparar, Preparar e Intercambiar.
wound-bleeding = Hemorragia
    .text = Cada vez que pases, también si es obligatorio, sufres 1 Herida leve, después de tus descartes y antes de una Herida por Fuego o de esperar en una Cápsula de escape.
wound-arm = Brazo
    .text = Solo tienes 1 espacio de mano. Tira de inmediato, sea o no tu turno, lo que ya no quepa. Dos Objetos pesados unidos con Cinta americana caben en un espacio.
