### Cele (objective-…) i warunki, z których się składają (condition-…).
### condition: wartość = wiersz listy, .text = co dokładnie się liczy, .coop = wiersz w grach solo i kooperacyjnych, jeśli jest inny.
### Zmienne: $player numer gracza; $min liczba; $sections, $objects, $places gotowe listy słów.

## Osobiste

objective-let_them_know = Niech się dowiedzą
    .text = Twoja postać wysłała sygnał, a twój żeton wiedzy jest aktywny.
objective-scorched_nest = Wypalone gniazdo
    .text = Twoja postać wysłała sygnał, a Gniazdo jest zniszczone lub królowa nie żyje.
objective-whole_picture = Pełny obraz
    .text = Wszystkie pomieszczenia w sektorach S-01 i S-03 są odkryte, a twój żeton wiedzy jest aktywny.
objective-dangerous_mind = Niebezpieczny umysł
    .text = Twoja wiedza wynosi 7 lub więcej.
objective-never_again = Nigdy więcej
    .text = Królowa nie żyje — albo — baza jest zniszczona.
objective-proof = Dowód
    .text = Twoja postać wysłała sygnał i niesie truchło lub zwłoki postaci.
objective-long_walk_home = Długa droga do domu
    .text = Twoja postać ucieknie do Bunkra lub w kapsule i przeżyje co najmniej 1 inna postać.
objective-nobody_left_behind = Nikogo nie zostawiamy
    .text = Przeżyją co najmniej 2 inne postacie, a twoja postać wysłała sygnał lub twój żeton wiedzy jest aktywny.
objective-last_inspection = Ostatnia inspekcja
    .text = Wszystkie pomieszczenia w sektorach S-02 i S-03 są odkryte, a twoja postać wysłała sygnał.

## Korporacyjne

objective-loose_end_1 = Niedomknięta sprawa: gracz 1
    .text = Postać gracza 1 nie żyje — albo — twoja postać przeżyje jako jedyna.
objective-loose_end_2 = Niedomknięta sprawa: gracz 2
    .text = Postać gracza 2 nie żyje — albo — twoja postać przeżyje jako jedyna.
objective-loose_end_3 = Niedomknięta sprawa: gracz 3
    .text = Postać gracza 3 nie żyje — albo — twoja postać przeżyje jako jedyna.
objective-loose_end_4 = Niedomknięta sprawa: gracz 4
    .text = Postać gracza 4 nie żyje — albo — twoja postać przeżyje jako jedyna.
objective-loose_end_5 = Niedomknięta sprawa: gracz 5
    .text = Postać gracza 5 nie żyje — albo — twoja postać przeżyje jako jedyna.
objective-no_witnesses = Bez świadków
    .text = Nikt z ocalałych z Nemesis nie żyje i odkryto co najmniej 1 słabość — albo — twoja postać przeżyje jako jedyna.
objective-applied_xenology = Ksenologia stosowana
    .text = Odkryto co najmniej 2 słabości.
objective-special_delivery = Delikatny ładunek
    .text = Twoja postać ucieknie do Bunkra lub w kapsule, niosąc jajo.
objective-write_off = Spisane na straty
    .text = Baza jest zniszczona, a twoja postać wysłała sygnał lub twój żeton wiedzy jest aktywny.

## Solo i kooperacyjne

objective-complete_file = Kompletne akta
    .text = Ocalała postać ma wiedzę 8.
objective-distress_call = Wezwanie pomocy
    .text = Sygnał został wysłany, a żeton wiedzy ocalałej postaci jest aktywny.
objective-burn_the_brood = Spalić wylęg
    .text = Sygnał został wysłany, a Gniazdo jest zniszczone.
objective-cut_off_the_head = Królowa nie żyje
    .text = Królowa nie żyje — albo — baza jest zniszczona.
objective-know_your_enemy = Poznaj swego wroga
    .text = Odkryto co najmniej 2 słabości.
objective-search_party = Ekipa poszukiwawcza
    .text = Sygnał został wysłany, a wszystkie pomieszczenia w sektorach S-01 i S-02 są odkryte.
objective-deep_survey = Dokładny rekonesans
    .text = Wszystkie pomieszczenia w sektorach S-01 i S-03 są odkryte.
objective-sterilization = Sterylizacja
    .text = Baza jest zniszczona.
objective-live_specimen = Żywy okaz
    .text = Ocalała postać uciekła do Bunkra lub w kapsule, niosąc jajo.
objective-field_report = Raport z terenu
    .text = Odkryto co najmniej 1 słabość, a żeton wiedzy ocalałej postaci jest aktywny.

## Warunki

condition-player_dead = Postać gracza { $player } nie żyje
    .text = Nieważne jak i kiedy; liczą się też śmierci przy sprawdzaniu warunków zwycięstwa.
condition-only_survivor = Twoja postać przeżyje jako jedyna
    .text = Żadna inna postać nie żyje.
condition-no_nemesis_survivor = Nikt z ocalałych z Nemesis nie żyje
    .text = Liczy się też twoja własna postać. Spełnione, jeśli w grze nie ma ocalałych z Nemesis.
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
    .text = Odkryte dzięki badaniom, przez kogokolwiek. Karta odkryta od przygotowania gry się nie liczy.
condition-nest_destroyed = Gniazdo jest zniszczone
    .text = W jakiejś chwili zabrano lub zniszczono jego ostatnie jajo albo zniszczono bazę.
condition-queen_killed = Królowa nie żyje
    .text = Zabita w trakcie gry albo zniszczono bazę.
condition-complex_destroyed = Baza jest zniszczona
    .text = W dowolny sposób; kod czerwony się nie liczy.
condition-knowledge = Wiedza { $min } lub więcej
    .text = Wiedza twojej postaci wynosi { $min } lub więcej.
    .coop = Wiedza { $min } lub więcej (ocalała postać, ta sama we wszystkich takich wierszach karty)
condition-knowledge_token_active = Twój żeton wiedzy jest aktywny
    .text = Aktywujesz go, czytając materiały archiwalne.
    .coop = Żeton wiedzy jest aktywny (ocalała postać, ta sama we wszystkich takich wierszach karty)
condition-sections_explored = Wszystkie pomieszczenia odkryte: { $sections }
    .text = Przez kogokolwiek. Pomieszczenia specjalne liczą się jako odkryte; ciągi ewakuacyjne i skrzyżowania nie należą do żadnego sektora.
condition-carries = Twoja postać niesie: { $objects }
    .text = Co najmniej jeden z tych obiektów w ręce, gdy twoja postać opuściła grę lub gra się skończyła.
    .coop = Niesione: { $objects } (ocalała postać, ta sama we wszystkich takich wierszach karty)
condition-survived_in = Twoja postać ocaleje tutaj: { $places }
    .text = Wystarczy jeden z tych sposobów.
    .coop = Miejsce ocalenia: { $places } (ocalała postać, ta sama we wszystkich takich wierszach karty)
