### Choices by name: the word of an option `option <word>` that is no computer option.

choice-floor = Lo que hay en el compartimento
choice-carried = El que llevas
choice-lying = El que está aquí en el suelo
choice-dress = Vendar todas las Heridas graves
choice-heal = Curar 1 Herida grave vendada
choice-heal_light = Curar todas las Heridas leves
choice-malfunction = Un marcador de Fallo en este compartimento
choice-counter = 1 menos en el contador de Objetos de este compartimento
choice-alone = Solo tú
choice-both = Los dos
choice-other = Solo el otro personaje
choice-nest = Uno del Nido
choice-top = Encima del mazo
choice-bottom = Debajo del mazo
