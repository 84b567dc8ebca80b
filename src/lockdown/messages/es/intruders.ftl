### What both games say of the Intruders: attack cards (.text: what the target suffers) and weaknesses,
### which help everybody once they are discovered.

## Attack cards

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

## Weakness cards

weakness-vulnerability_to_fire = Vulnerabilidad al Fuego
    .text = Siempre que un Intruso sufra Heridas por un marcador de Fuego, un Cóctel molotov o un Lanzallamas, sufre 1 Herida más, antes del chequeo de Heridas. En el paso de Fuego se destruyen 2 Huevos en vez de 1 en cada compartimento explorado en llamas con Huevos que nadie lleve.
weakness-vulnerability_to_energy = Vulnerabilidad a la energía
    .text = Un disparo con un arma de energía que cause al menos 1 Herida a un Intruso le causa 1 más, con el mismo chequeo de Heridas.
weakness-reaction_to_danger = Reacción ante el peligro
    .text = Al comprobar si hay sorpresa, el número de la ficha cuenta como 1 menos, pero nunca menos de 1.
weakness-the_way_of_moving = Forma de moverse
    .text = Las Larvas, los Reptadores y los Adultos no pueden destruir Puertas cerradas: se quedan donde están y la Puerta sigue cerrada. Los Reproductores y la Reina las destruyen como antes.
weakness-vital_places = Puntos vitales
    .text = Al Disparar a un Adulto o Atacarlo cuerpo a cuerpo, la cara vacía cuenta como impacto simple, antes que cualquier regla del arma.
weakness-species_on_the_brink_of_extinction = Especie al borde de la extinción
    .text = En todo chequeo de Heridas, el número de sangre (para Reproductor y Reina, la suma) cuenta como 1 menos. Una flecha sigue siendo una flecha y no mata.
weakness-the_way_of_fighting = Forma de luchar
    .text = Cuando un Adulto ataca con Mordisco, causa una Herida leve en vez de la grave. Quien muere por Mordisco al tener 2 o más Heridas graves muere igualmente.
weakness-susceptibility_to_phosphates = Vulnerabilidad a los fosfatos
    .text = Un Intruso obligado a replegarse por un Extintor o por el Sistema antiincendios sufre primero 1 Herida, con su chequeo de Heridas. Si sigue vivo y allí, se repliega después.
