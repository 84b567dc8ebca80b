### Personajes y sustitutos.

char-hacker = Pirata informático
    .text = Todos los sistemas del complejo hablan contigo; la mayoría, además, te obedece.
char-janitor = Conserje
    .text = Tienes las llaves, la cinta y la maña para mantener en pie un lugar que se muere.
char-sentry = Centinela
    .text = Te entrenaron para guardar las Puertas; ahora decides quién las cruza.
char-xenobiologist = Xenobióloga
    .text = Viniste a estudiarlos. Cuanto más aprendes, más hondo cortas.
char-lab_rat = Rata de laboratorio
    .text = Sus experimentos te cambiaron: oyes lo que a otros se les escapa y la Oscuridad ya no te asusta.
char-survivor = Superviviente
    .text = Saliste con vida de la Nemesis y saldrás de aquí, cueste lo que cueste.
char-pilot = Piloto
    .text = Con una consola o un vehículo a mano, siempre encuentras la salida.
char-mechanic = Mecánico
    .text = Si está roto, lo arreglas. Si estorba, lo abres con el soplete.
char-captain = Capitán
    .text = La nave ya no existe, pero aún esperan tus órdenes.
char-scientist = Científico
    .text = Una tableta de datos y una mente despierta son tus armas de confianza.
char-scout = Exploradora
    .text = Rápida y silenciosa, sabes qué se mueve antes de que sepa de ti.
char-soldier = Soldado
    .text = Un rifle, buen pulso y ninguna ilusión sobre las probabilidades.
