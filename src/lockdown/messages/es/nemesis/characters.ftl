### Personajes.

char-captain = Capitán
    .text = Te despertaron el primero, como corresponde a quien manda. La mitad de la tripulación aún te escucha.
char-pilot = Piloto
    .text = Sabes adónde va la nave o, al menos, eres quien puede averiguarlo.
char-mechanic = Mecánico
    .text = La nave te habla por sus tuberías y conoces cada recoveco entre ellas.
char-soldier = Soldado
    .text = Te pagan por conservar la calma cuando los demás corren. Hoy te ganas el sueldo.
char-scout = Exploradora
    .text = La primera en entrar y la última en hacerse oír. Ya has cruzado la Puerta antes de que nada vuelva la cabeza.
char-scientist = Científico
    .text = Todos los terminales de a bordo te responden, y no hay criatura sin una Debilidad.
