### Karty gracza intruzów.

intruderaction-pursuit_1 = Pościg (1)
    .text = Przesuń jednego intruza korytarzem 1. — albo — Atak: dobierz 2 karty ataku i rozpatrz 1. — albo — Wybierz postać: wykonuje rzut na szmery w swoim pomieszczeniu, także w walce i w towarzystwie.
intruderaction-pursuit_2 = Pościg (2)
    .text = Przesuń jednego intruza korytarzem 2. — albo — Atak: dobierz 2 karty ataku i rozpatrz 1. — albo — Wybierz postać: wykonuje rzut na szmery w swoim pomieszczeniu, także w walce i w towarzystwie.
intruderaction-pursuit_3 = Pościg (3)
    .text = Przesuń jednego intruza korytarzem 3. — albo — Atak: dobierz 2 karty ataku i rozpatrz 1. — albo — Wybierz postać: wykonuje rzut na szmery w swoim pomieszczeniu, także w walce i w towarzystwie.
intruderaction-pursuit_any = Pościg (dowolny)
    .text = Przesuń jednego intruza dowolnym korytarzem z jego pomieszczenia, także technicznym. — albo — Atak: dobierz 3 karty ataku i rozpatrz 1. — albo — Wybierz postać: wykonuje rzut na szmery w swoim pomieszczeniu, także w walce i w towarzystwie.
intruderaction-coordinated_hunt_3 = Skoordynowane polowanie (3)
    .text = Przesuń jednego intruza korytarzem 3. — albo — Atak: dobierz 1 kartę ataku. — albo — Każdy dorosły osobnik poza walką przechodzi do sąsiedniego pomieszczenia z postacią; z kilku do tego o najniższym numerze. Jeśli po drodze są zamknięte drzwi, zamiast tego je niszczy.
intruderaction-coordinated_hunt_4 = Skoordynowane polowanie (4)
    .text = Przesuń jednego intruza korytarzem 4. — albo — Atak: dobierz 1 kartę ataku. — albo — Każdy dorosły osobnik poza walką przechodzi do sąsiedniego pomieszczenia z postacią; z kilku do tego o najniższym numerze. Jeśli po drodze są zamknięte drzwi, zamiast tego je niszczy.
intruderaction-metamorphosis = Metamorfoza
    .text = Przesuń jednego intruza korytarzem 1. — albo — Atak: dobierz 1 kartę ataku. — albo — Każda larwa wydostaje się z nosiciela jak w wydarzeniu Przeobrażenie; pozostali skanują karty zgodnie z nim.
intruderaction-planning_4 = Planowanie (4)
    .text = Przesuń jednego intruza korytarzem 4. — albo — Atak: dobierz 1 kartę ataku. — albo — Obejrzyj w tajemnicy 3 wierzchnie karty wydarzeń, wybierz 1 i rozpatrz ją w całości. Pozostałe odrzuć.
intruderaction-planning_any = Planowanie (dowolny)
    .text = Przesuń jednego intruza dowolnym korytarzem z jego pomieszczenia, także technicznym. — albo — Atak: dobierz 1 kartę ataku. — albo — Obejrzyj w tajemnicy 3 wierzchnie karty wydarzeń, wybierz 1 i rozpatrz ją w całości. Pozostałe odrzuć.
intruderaction-self_healing = Samoleczenie
    .text = Przesuń jednego intruza korytarzem 2. — albo — Atak: dobierz 1 kartę ataku. — albo — Jeden intruz traci do 2 obrażeń.
