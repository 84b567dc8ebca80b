### Cele (objective-…) i warunki, z których się składają (condition-…).

## Osobiste

objective-salvaging_the_prime_asset = Ratowanie najcenniejszego zasobu
    .text = Statek dotrze do Ziemi — albo — twoja postać przeżyje jako jedyna.
objective-quarantine = Kwarantanna
    .text = Statek dotrze na Marsa — albo — dotrze do Ziemi, a Gniazdo jest zniszczone. Jeśli zachowasz tę kartę, przylot na Marsa nie zabija cię podczas hibernacji.
objective-the_great_hunt = Wielkie polowanie
    .text = Twoja postać wysłała sygnał, a królowa nie żyje lub statek jest zniszczony.
objective-a_proper_burial = Godny pochówek
    .text = Twoja postać wysłała sygnał i zapadła w hibernację lub odleciała w kapsule ratunkowej, niosąc niebieskie zwłoki.
objective-hoarder = Zbieracz
    .text = Twoja postać odleci w kapsule ratunkowej z co najmniej 7 przedmiotami.
objective-relentless_investigator = Nieustępliwy śledczy
    .text = Twoja postać wysłała sygnał, a wszystkie pomieszczenia statku są odkryte.
objective-the_oldest_friend = Najstarszy przyjaciel
    .text = Statek dotrze do Ziemi — albo — twoja postać przeżyje jako jedyna.
objective-best_friends_forever = Przyjaciele na zawsze
    .text = Przeżyje co najmniej 1 inna postać.
objective-aliens_on_a_spaceship = Obcy na statku
    .text = Twoja postać wysłała sygnał i zniszczono Gniazdo lub statek.

## Korporacyjne

objective-the_right_moment_to_strike = Właściwa chwila na cios
    .text = Postać gracza 1 nie żyje — albo — twoja postać przeżyje jako jedyna.
objective-greener_pastures = Zieleńsze pastwiska
    .text = Postać gracza 2 nie żyje — albo — twoja postać przeżyje jako jedyna.
objective-an_old_feud = Stara waśń
    .text = Postać gracza 3 nie żyje — albo — twoja postać przeżyje jako jedyna.
objective-hostile_takeover = Wrogie przejęcie
    .text = Postać gracza 4 nie żyje — albo — twoja postać przeżyje jako jedyna.
objective-the_final_enlightenment = Ostateczne oświecenie
    .text = Postać gracza 5 nie żyje — albo — twoja postać przeżyje jako jedyna.
objective-extreme_field_biology = Ekstremalna biologia terenowa
    .text = Odkryto co najmniej 2 słabości.
objective-ab_ovo = Ab ovo
    .text = Odkryto słabość na polu jaja.
objective-necroscopy = Nekroskopia
    .text = Twoja postać wysłała sygnał i odkryto słabość na polu truchła.
objective-my_precious = Mój skarb
    .text = Twoja postać wysłała sygnał i zapadła w hibernację lub odleciała w kapsule ratunkowej, niosąc jajo.

## Solo i kooperacyjne

objective-destination_earth = Kurs: Ziemia
    .text = Statek dotrze do Ziemi.
objective-emergency_post_mortem = Pilna sekcja zwłok
    .text = Na koniec niebieskie zwłoki leżą w Gabinecie chirurgicznym i nikt ich nie niesie.
objective-first_contact_protocol = Protokół pierwszego kontaktu
    .text = Odkryto co najmniej 2 słabości.
objective-cutting_off_the_head = Odciąć głowę
    .text = Sygnał został wysłany, a królowa nie żyje lub statek jest zniszczony.
objective-no_man_left_behind = Nikt nie zostaje
    .text = Sygnał został wysłany, a wszystkie pomieszczenia statku są odkryte.
objective-special_delivery = Przesyłka specjalna
    .text = Ocalała postać zapadła w hibernację lub odleciała w kapsule ratunkowej, niosąc jajo.
objective-clean_up_crew = Ekipa sprzątająca
    .text = Wysłano sygnał i zniszczono Gniazdo lub statek.

## Warunki

condition-player_dead = Postać gracza { $player } nie żyje
    .text = Nieważne jak i kiedy; liczą się też śmierci przy sprawdzaniu warunków zwycięstwa.
condition-only_survivor = Twoja postać przeżyje jako jedyna
    .text = Żadna inna postać nie żyje.
condition-others_survive =
    { $min ->
        [one] Przeżyje co najmniej { $min } inna postać
        [few] Przeżyją co najmniej { $min } inne postacie
        [many] Przeżyje co najmniej { $min } innych postaci
       *[other] Przeżyje co najmniej { $min } innej postaci
    }
    .text = Liczone po wszystkich sprawdzeniach.
condition-signal_sent = Twoja postać wysłała sygnał
    .text = Twoja postać ma znacznik sygnału.
    .coop = Sygnał został wysłany (inny nadawca dla każdej karty, która go wymaga; nadawca nie musi przeżyć)
condition-weaknesses_discovered =
    { $min ->
        [one] Odkryto co najmniej { $min } słabość
        [few] Odkryto co najmniej { $min } słabości
        [many] Odkryto co najmniej { $min } słabości
       *[other] Odkryto co najmniej { $min } słabości
    }
    .text = Odkryte dzięki badaniom, przez kogokolwiek.
condition-weakness_of = Odkryto słabość: { $object }
    .text = Karta na tym polu jest odkryta, bez względu na to, kto ją odkrył.
condition-nest_destroyed = Gniazdo jest zniszczone
    .text = W jakiejś chwili zabrano lub zniszczono jego ostatnie jajo albo zniszczono statek.
condition-queen_killed = Królowa nie żyje
    .text = Zabita w trakcie gry albo zniszczono statek.
condition-ship_destroyed = Statek jest zniszczony
    .text = Przez autodestrukcję, pożar, awarie albo silniki, które zawiodły przy skoku.
condition-ship_reached = Statek dotrze do celu podróży: { $destination }
    .text = Skacze niezniszczony, z co najmniej dwoma sprawnymi silnikami, a koordynaty prowadzą w to miejsce. Twoja postać nie musi być na pokładzie.
condition-rooms_explored = Wszystkie pomieszczenia statku są odkryte
    .text = Przez kogokolwiek. Pomieszczenia specjalne liczą się jako odkryte.
condition-carries = Twoja postać niesie: { $objects }
    .text = Co najmniej jeden z tych obiektów w ręce, gdy zapadła w hibernację lub wystrzelono jej kapsułę ratunkową.
    .coop = Niesione: { $objects } (ocalała postać, ta sama we wszystkich takich wierszach karty)
condition-survived_in = Twoja postać ocaleje tutaj: { $places }
    .text = Wystarczy jeden z tych sposobów.
    .coop = Miejsce ocalenia: { $places } (ocalała postać, ta sama we wszystkich takich wierszach karty)
condition-items =
    { $min ->
        [one] Twoja postać odleci z co najmniej { $min } przedmiotem
        [few] Twoja postać odleci z co najmniej { $min } przedmiotami
        [many] Twoja postać odleci z co najmniej { $min } przedmiotami
       *[other] Twoja postać odleci z co najmniej { $min } przedmiotu
    }
    .text = Karty przedmiotów w chwili zapadnięcia w hibernację lub wystrzelenia kapsuły ratunkowej, łącznie z bronią i aktywnymi przedmiotami osobistymi. Dołożone karty, obiekty i nieaktywne przedmioty osobiste się nie liczą.
condition-object_lies_in = { $object } na koniec gry tutaj: { $room }
    .text = Gdy gra się kończy, pomieszczenie jest odkryte i nikt tego obiektu nie niesie. To, co koniec gry robi ze statkiem, nie ma znaczenia.
