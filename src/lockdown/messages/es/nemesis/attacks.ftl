### Cartas de Ataque.

attack-scratch = Arañazo
    .text = Sufres 1 Herida leve y recibes 1 carta de Contaminación.
attack-claw_attack = Zarpazo
    .text = Sufres 2 Heridas leves, una tras otra, y recibes 1 carta de Contaminación.
attack-bite = Mordisco
    .text = Con 2 o más Heridas graves, vendadas o no, mueres. Si no, sufres 1 Herida grave.
attack-slime = Mucosidad
    .text = Recibes un marcador de Mucosidad y 1 carta de Contaminación.
attack-summoning = Invocación
    .text = Se roba 1 ficha de la bolsa del Intruso: se coloca un Intruso de ese tipo en este compartimento, sin comprobar si hay sorpresa. No ataca durante esta acción o este paso. Con la ficha en blanco no aparece nada y la ficha vuelve a la bolsa.
attack-transformation = Transformación
    .text = Sustituye al Reptador atacante por un Reproductor, si hay uno libre; las Heridas del Reptador desaparecen. Si entonces no tienes ninguna carta en la mano, el Reproductor realiza de inmediato un Ataque por sorpresa contra ti, con una nueva carta de Ataque.
attack-frenzy = Frenesí
    .text = Afecta a todos los personajes del compartimento: muere cada uno con 2 o más Heridas graves, vendadas o no; después cada uno de los demás sufre 1 Herida grave, en orden de turno.
attack-tail_attack = Coletazo
    .text = Con 1 o más Heridas graves, vendadas o no, mueres. Si no, sufres 1 Herida grave.
