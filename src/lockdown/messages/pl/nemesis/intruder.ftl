### Karty gracza intruzów.

intruderaction-pursuit_1 = Pościg (1)
    .text = Przesuń jednego intruza połączeniem 1. — lub — Atak: dobierz 2 karty ataku i rozpatrz 1. — lub — Wybierz postać: wykonuje rzut na szmery w swoim pomieszczeniu, także w walce i w towarzystwie.
intruderaction-pursuit_2 = Pościg (2)
    .text = Przesuń jednego intruza połączeniem 2. — lub — Atak: dobierz 2 karty ataku i rozpatrz 1. — lub — Wybierz postać: wykonuje rzut na szmery w swoim pomieszczeniu, także w walce i w towarzystwie.
intruderaction-pursuit_3 = Pościg (3)
    .text = Przesuń jednego intruza połączeniem 3. — lub — Atak: dobierz 2 karty ataku i rozpatrz 1. — lub — Wybierz postać: wykonuje rzut na szmery w swoim pomieszczeniu, także w walce i w towarzystwie.
intruderaction-pursuit_any = Pościg (dowolny)
    .text = Przesuń jednego intruza dowolnym połączeniem jego pomieszczenia. — lub — Atak: dobierz 3 karty ataku i rozpatrz 1. — lub — Wybierz postać: wykonuje rzut na szmery w swoim pomieszczeniu, także w walce i w towarzystwie.
intruderaction-coordinated_hunt_3 = Skoordynowane polowanie (3)
    .text = Przesuń jednego intruza połączeniem 3. — lub — Atak: dobierz 1 kartę ataku. — lub — Każdy dorosły osobnik poza walką przechodzi do sąsiedniego pomieszczenia z postacią; z kilku do tego o najniższym numerze. Zamiast tego niszczy zamknięte drzwi.
intruderaction-coordinated_hunt_4 = Skoordynowane polowanie (4)
    .text = Przesuń jednego intruza połączeniem 4. — lub — Atak: dobierz 1 kartę ataku. — lub — Każdy dorosły osobnik poza walką przechodzi do sąsiedniego pomieszczenia z postacią; z kilku do tego o najniższym numerze. Zamiast tego niszczy zamknięte drzwi.
intruderaction-metamorphosis = Metamorfoza
    .text = Przesuń jednego intruza połączeniem 1. — lub — Atak: dobierz 1 kartę ataku. — lub — Każda larwa wydostaje się z nosiciela jak w wydarzeniu Przeobrażenie; pozostali skanują karty zgodnie z nim.
intruderaction-planning_4 = Planowanie (4)
    .text = Przesuń jednego intruza połączeniem 4. — lub — Atak: dobierz 1 kartę ataku. — lub — Obejrzyj w tajemnicy 3 wierzchnie karty wydarzeń, wybierz 1 i rozpatrz ją w całości. Pozostałe odrzuć.
intruderaction-planning_any = Planowanie (dowolny)
    .text = Przesuń jednego intruza dowolnym połączeniem jego pomieszczenia. — lub — Atak: dobierz 1 kartę ataku. — lub — Obejrzyj w tajemnicy 3 wierzchnie karty wydarzeń, wybierz 1 i rozpatrz ją w całości. Pozostałe odrzuć.
intruderaction-self_healing = Samoleczenie
    .text = Przesuń jednego intruza połączeniem 2. — lub — Atak: dobierz 1 kartę ataku. — lub — Jeden intruz traci do 2 ran.
