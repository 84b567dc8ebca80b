### Choices by name: the word of an option `option <word>` that is no computer option.

choice-floor = To, co leży w pomieszczeniu
choice-carried = To, co niesiesz
choice-lying = To, co tu leży
choice-dress = Opatrz wszystkie głębokie rany
choice-heal = Ulecz 1 opatrzoną głęboką ranę
choice-heal_light = Ulecz wszystkie powierzchowne rany
choice-malfunction = Znacznik awarii w tym pomieszczeniu
choice-counter = Zmniejsz o 1 licznik przedmiotów tego pomieszczenia
choice-alone = Tylko twoja postać
choice-both = Obie postacie
choice-other = Tylko druga postać
choice-nest = Jedno z Gniazda
choice-top = Na wierzch stosu
choice-bottom = Pod stos
