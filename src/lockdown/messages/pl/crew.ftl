### Karty akcji pierwotnych postaci, których tekst jest taki sam w obu grach.

action-suppressive_fire = Ogień zaporowy
    .text = Usuń 1 znacznik amunicji z broni, którą trzymasz. Ty lub 1 inna postać w twoim pomieszczeniu, która się zgodzi, ucieka bez ataków do sąsiedniego pomieszczenia, bez zamkniętych drzwi po drodze; wybiera je gracz tej postaci. Odkrywanie i rzut na szmery jak zwykle.
action-technical_corridors = Korytarze techniczne
    .text = Z pomieszczenia z wejściem do korytarzy technicznych przejdź do innego z takim wejściem, odkrytego lub nie; odkrywanie i rzut na szmery jak zwykle, ale zignoruj żeton drzwi. Potem pasujesz.
action-pyrotechnics = Pirotechnika
    .text = Odrzuć 1 swoją kartę przedmiotu i umieść znacznik pożaru w swoim pomieszczeniu, jeśli go tam nie ma — albo — usuń znacznik pożaru ze swojego pomieszczenia.
action-covering_fire = Ogień osłonowy
    .text = Usuń 1 znacznik amunicji z broni, którą trzymasz, i wybierz sąsiednie pomieszczenie, bez zamkniętych drzwi po drodze: uciekasz tam ty, 1 inna postać stąd, która się zgodzi, albo obie, bez ataków. Odkrywacie je razem, z jednym rzutem na szmery: wykonujesz go ty, jeśli się przemieszczasz, w przeciwnym razie ta druga postać.
action-scavenging = Szperanie
    .text = Jeśli twoje pomieszczenie ma kolor: przeszukaj je jak kartą Przeszukanie, nawet z licznikiem przedmiotów równym 0, który się nie zmienia.
action-reconnaissance = Rekonesans
    .text = Przejdź do sąsiedniego pomieszczenia bez rzutu na szmery. Jeśli je odkrywasz, zignoruj ciszę lub niebezpieczeństwo na jego żetonie; liczba przedmiotów i inne efekty obowiązują.
