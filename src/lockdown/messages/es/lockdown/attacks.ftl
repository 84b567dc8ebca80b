### Cartas de Ataque.

attack-cut = Corte
    .text = Sufres 1 Herida leve y recibes 1 carta de Contaminación.
    .dark = Sufres 1 Herida leve más.
attack-blood_chase = Rastreo de sangre
    .text = Sufres 1 Herida leve y recibes un marcador de Mucosidad. Si estabas huyendo y sigues con vida con una Herida grave sin vendar, el atacante te sigue al nuevo compartimento; allí no haces tirada de Ruido.
attack-perched_in_the_dark = Acecho en la oscuridad
    .text = Sufres 1 Herida grave.
    .dark = Si ahora tienes 3 Heridas graves, vendadas o no, mueres.
attack-blood_rage = Furia de sangre
    .text = Con 2 o más Heridas graves, vendadas o no, mueres. Si no, con una Herida grave sin vendar, sufres 2 Heridas graves. Si no, sufres 1.
attack-piercing_the_heart = Atravesar el corazón
    .text = Sufres 1 Herida grave y recibes 1 carta de Contaminación.
    .dark = Si ahora tienes 2 o más Heridas graves, vendadas o no, mueres.
attack-evolve = Evolucionar
    .text = Sustituye al Reptador atacante por un Reproductor, si hay uno libre; las Heridas del Reptador desaparecen.
    .dark = Si se ha colocado un Reproductor, te ataca de inmediato con una nueva carta de Ataque.
attack-infecting_the_host = Infectar al huésped
    .text = Recibes un marcador de Mucosidad.
    .dark = Sufres una infestación: recibes una Larva, si no tienes, y 1 carta de Contaminación. Esto nunca mata.
