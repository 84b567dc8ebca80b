### Pomieszczenia (room-…) i akcje pomieszczeń (roomaction-…).
### room: .text = co daje pomieszczenie, .short = nazwa na planszy (najwyżej dwa wiersze po 14 znaków).
### roomaction: .text = efekt, .needs = co musi być spełnione poza obecnością tutaj, poza walką, bez znacznika awarii, i opłaceniem kosztu.

room-archive = Archiwum
    .short = Archiwum
    .text = Akta stworzeń i plany korporacji: wiedza oraz wgląd w plan awaryjny.
roomaction-examine_archive = Przeczytaj materiały archiwalne
    .text = Zwiększ wiedzę o 2 i odwróć swój żeton wiedzy na aktywną stronę. Następnie podejrzyj w tajemnicy 1 żeton planu awaryjnego innego gracza lub z puli neutralnej, nigdy obowiązujący. Tryb kooperacyjny: zamiast tego odkryj dla wszystkich 1 zakryty żeton z puli.
    .needs = Twój żeton wiedzy jest nieaktywny.

room-transmitter_control = Pokój łączności
    .short = Pokój łączności
    .text = Wyślij swój sygnał albo podsłuchaj kogoś, kto już to zrobił.
roomaction-send_signal = Wyślij sygnał
    .text = Połóż znacznik sygnału na swojej planszy postaci. Zostaje tam do końca gry.
    .needs = Twoja postać nie wysłała jeszcze sygnału.
roomaction-check_objective = Sprawdź cel
    .text = Wybierz innego żywego gracza ze znacznikiem sygnału, w dowolnym sektorze lub już ocalonego. Tylko ty widzisz wszystkie cele, które ten gracz teraz ma.
    .needs = Postać innego żywego gracza ma znacznik sygnału.

room-cave_entrance = Wejście do jaskini
    .short = Wejście do jaskini
    .text = Droga do korytarzy technicznych dla tych, którzy się odważą.
roomaction-cave_move = Przemieść się przez korytarze techniczne
    .text = Przejdź do innego odkrytego pomieszczenia z wejściem do korytarzy technicznych; drzwi i odległość nie mają znaczenia, bez eksploracji i rzutu na szmery. Następnie dobierz 1 kartę ataku i rozpatrz ją jako atak dorosłego osobnika na ciebie w ciemności, bez figurki.
    .needs = Inne odkryte pomieszczenie ma wejście do korytarzy technicznych; to nie musi go mieć.

room-power_generator = Generator
    .short = Generator
    .text = Zatrzymaj autodestrukcję, póki czas, albo przełącz zasilanie tego sektora.
roomaction-stop_self_destruct = Zatrzymaj odliczanie do autodestrukcji
    .text = Usuń żeton autodestrukcji z toru czasu.
    .needs = Żeton autodestrukcji leży na torze żółtą stroną do góry.
roomaction-switch_power = Włącz/wyłącz zasilanie w sektorze
    .text = Odwróć żeton zasilania tego sektora na drugą stronę, włączając je lub wyłączając. Strona żetonu czasu nie ma znaczenia; żetonu windy nie można wybrać.
    .needs = Bez dodatkowych warunków.

room-laboratory = Laboratorium
    .short = Labora{ "\u00AD" }torium
    .text = Badaj zwłoki, truchła i jaja, by zdobywać wiedzę i odkrywać słabości.
roomaction-analyse = Przebadaj 1 obiekt
    .text = Wybierz obiekt i zwiększ wiedzę o 3. Jeśli jego rodzaj nie ujawnił jeszcze słabości, a jest wolne pole, połóż go na pierwszym wolnym polu i odkryj słabość pod nim. W przeciwnym razie usuń go z gry.
    .needs = W pomieszczeniu leżą zwłoki, truchło lub jajo albo niesie je obecna tu postać. Jeśli niesie je inna postać, jej gracz musi się zgodzić, zanim opłacisz koszt.

room-nest = Gniazdo
    .short = Gniazdo
    .text = Postać, która je odkryje, zwiększa wiedzę o 1. Można tu zabierać lub atakować jaja. Nie można go przeszukać ani umieścić w nim znacznika awarii.
roomaction-take_egg = Weź 1 jajo
    .text = Weź do wolnej ręki 1 jajo z planszy laboratorium, po czym wykonaj tu rzut na szmery, nawet w obecności innych postaci.
    .needs = Zostało co najmniej 1 jajo i masz wolną rękę lub najpierw coś upuścisz.

room-decon_room = Komora dekontaminacyjna
    .short = Komora dekon{ "\u00AD" }taminacyjna
    .text = Zmyj z siebie śluz, larwę i zarażone karty.
roomaction-decontaminate = Przeprowadź procedurę dekontaminacji
    .text = Zeskanuj wszystkie karty skażenia na ręce i usuń te z ZARAŻENIEM; to skanowanie cię nie zaraża, a pozostałe zostają na ręce. Usuń swoją larwę i znacznik śluzu.
    .needs = Masz kartę skażenia na ręce, larwę lub znacznik śluzu.

room-css_a = System wysyłki cargo A
    .short = SWC A
    .text = Wejdź do kapsuły A i licz na to, że zostanie wystrzelona.
room-css_b = System wysyłki cargo B
    .short = SWC B
    .text = Wejdź do kapsuły B i licz na to, że zostanie wystrzelona.
room-css_c = System wysyłki cargo C
    .short = SWC C
    .text = Wejdź do kapsuły C i licz na to, że zostanie wystrzelona.
roomaction-enter_css = Wejdź do kapsuły SWC
    .text = Odrzuć wszystkie karty z ręki, także karty skażenia, i spasuj. Rozpatrz wszystko, co powodują pas i koniec twojej tury, także pożar. Jeśli nadal żyjesz, umieść swoją figurkę w kapsule tego pomieszczenia.
    .needs = Żeton czasu jest na polu z zakrytym żetonem SWC, a kapsuła tego pomieszczenia jest pusta.

room-cooling_system = System chłodzenia
    .short = System chło{ "\u00AD" }dzenia
    .text = Rozpocznij odliczanie, które zniszczy bazę.
roomaction-start_self_destruct = Rozpocznij odliczanie do autodestrukcji
    .text = Połóż żeton autodestrukcji żółtą stroną do góry 3 pola przed żetonem czasu lub na polu S, jeśli tor jest za krótki.
    .needs = Żetonu autodestrukcji nie ma na torze.

room-emergency_room = Ambulatorium
    .short = Ambula{ "\u00AD" }torium
    .text = Wylecz własne rany. W grach kooperacyjnych może się tu odrodzić postać, której zwłoki przyniesiono.
roomaction-treat_wounds = Wylecz swoje rany
    .text = Wybierz jedno: opatrz wszystkie swoje nieopatrzone głębokie rany — albo — ulecz 1 swoją opatrzoną głęboką ranę — albo — ulecz wszystkie swoje powierzchowne rany.
    .needs = Co najmniej jedna z opcji by ci pomogła.

room-contaminated_room = Skażone pomieszczenie
    .short = Skażone pomiesz{ "\u00AD" }czenie
    .text = Brak akcji pomieszczenia. Każde Przeszukanie daje przeszukującej postaci znacznik śluzu. Nie umieszcza się tu znacznika awarii.

room-css_control = Centrum kontroli SWC
    .short = Centrum kontroli SWC
    .text = Podejrzyj plan wystrzeleń i go przesuń.
roomaction-program_css = Zaplanuj uruchomienie SWC
    .text = Podejrzyj w tajemnicy 1 zakryty żeton SWC. Następnie możesz przesunąć go o 1 pole w dowolną stronę, także poza pola na żetony SWC, chyba że żeton czasu jest na jego polu. Nowe pole musi być na torze (może to być S) i nie może mieć innego żetonu SWC, odkrytego ani zakrytego.
    .needs = Na torze jest co najmniej 1 zakryty żeton SWC.

room-defense_control = Kontrola systemów obronnych
    .short = Kontrola obrony
    .text = Skieruj systemy obronne bazy na dowolne pomieszczenie z { -foe(form: "ins") }.
roomaction-eliminate_threat = Wyeliminuj zagrożenie
    .text = Wybierz pomieszczenie i zapłać: znacznik awarii tutaj — albo — licznik przedmiotów tego pomieszczenia −1. Następnie umieść tam znacznik awarii, jeśli to możliwe; każdy obecny tam { -foe(form: "nom") } otrzymuje 1 obrażenie, potem każda postać 1 głęboką ranę. Jajom nic się nie dzieje.
    .needs = W jakimś pomieszczeniu bez znacznika awarii, odkrytym lub nie, jest { -foe(form: "nom") }. Licznikiem można zapłacić tylko od wartości 1.

room-guard_room = Kwatera straży
    .short = Kwatera straży
    .text = Szafki z Paralizatorem lub Skafandrem kosmicznym, póki starczy zapasów.
roomaction-take_equipment = Weź przedmiot
    .text = Zmniejsz o 1 licznik przedmiotów tego pomieszczenia i weź ze stosu samoróbek 1 Paralizator — albo — 1 Skafander kosmiczny.
    .needs = Licznik przedmiotów wynosi co najmniej 1 i został Paralizator lub Skafander kosmiczny.

room-testing_lab = Pokój testów
    .short = Pokój testów
    .text = Kto wie wystarczająco dużo, znajdzie tu Neutralizator.
roomaction-take_neutralizer = Weź Neutralizator
    .text = Weź ze stosu samoróbek 1 Neutralizator. Licznik przedmiotów się nie zmienia.
    .needs = Twoja wiedza wynosi co najmniej 4 i został Neutralizator.

room-surgery = Gabinet chirurgiczny
    .short = Gabinet chirur{ "\u00AD" }giczny
    .text = Wytnij każde zarażenie za cenę rany i reszty rundy.
roomaction-operate = Przeprowadź zabieg chirurgiczny
    .text = W tajemnicy zeskanuj wszystkie swoje karty skażenia na ręce, w stosie i na stosie kart odrzuconych; usuń te z ZARAŻENIEM i swoją larwę, bez zarażania się. Otrzymujesz 1 powierzchowną ranę. Jeśli żyjesz, potasuj rękę, stos i stos kart odrzuconych w nowy stos i spasuj.
    .needs = Bez dodatkowych warunków.

room-vent_control = Kontrola systemu wentylacji
    .short = Kontrola wentylacji
    .text = Odetnij pomieszczenie i wypuść z niego powietrze.
roomaction-depressurize = Uruchom wentylację
    .text = Zamknij wszystkie drzwi wybranego pomieszczenia, usuń z niego pożar i połóż tam żeton wentylacji. Na koniec fazy graczy ginie tam każda postać i każdy { -foe(form: "nom") }. Wcześniejsze otwarcie lub zniszczenie którychś z tych drzwi to powstrzymuje. Jajom nic się nie dzieje.
    .needs = Żetonu nie ma na planszy. Pomieszczenie ma wejście do korytarzy technicznych i nie ma zniszczonych drzwi, a żetonów drzwi nie zabraknie; zamknięte można wziąć z innych pomieszczeń.

room-elevator_s01 = Szyb windy S-01
    .short = Szyb windy S-01
    .text = Wezwij windę lub pojedź nią do innego sektora. Nie można go przeszukać.
room-elevator_s02 = Szyb windy S-02
    .short = Szyb windy S-02
    .text = Wezwij windę lub pojedź nią do innego sektora. Nie można go przeszukać.
room-elevator_s03 = Szyb windy S-03
    .short = Szyb windy S-03
    .text = Wezwij windę lub pojedź nią do innego sektora. Nie można go przeszukać.
roomaction-call_elevator = Wezwij windę
    .text = Przesuń żeton windy do tego szybu windy.
    .needs = Winda ma zasilanie (niebieski żeton) i nie ma jej tutaj.
roomaction-use_elevator = Skorzystaj z windy
    .text = Wybierz inny szyb windy. Przemieszczacie się tam ty, winda i każda obecna tu postać, którą zaprosisz i która się zgodzi (także ta, która spasowała). Bez rzutu na szmery i spotkania; { -foe(form: "nom") } na miejscu oznacza walkę. Znacznik awarii na miejscu nie ma znaczenia.
    .needs = Winda ma zasilanie (niebieski żeton) i jest tutaj.

room-alert_room = Centrum szybkiego reagowania
    .short = Centrum reago{ "\u00AD" }wania
    .text = Aktywuj procedurę alarmową albo weź jeden z ukrytych planów awaryjnych. Nie można go przeszukać.
roomaction-start_procedure = Aktywuj procedurę alarmową
    .text = Połóż żeton procedury alarmowej na polu o numerze równym połowie numeru żetonu czasu, zaokrąglonej w dół (0 to S). Izolatka natychmiast się odblokowuje. Gra kończy się, gdy żeton czasu opuści to pole.
    .needs = Żetonu procedury alarmowej nie ma na torze.
roomaction-take_contingency = Pozyskaj informacje
    .text = Wybierz żeton z puli neutralnej, podejrzyj go i zachowaj w tajemnicy ze swoimi. Tryb kooperacyjny: zamiast tego odkryj dla wszystkich 1 zakryty żeton z puli.
    .needs = W puli neutralnej jest żeton; w trybie kooperacyjnym zakryty.

room-staircase = Ciąg ewakuacyjny
    .short = Ciąg ewaku{ "\u00AD" }acyjny
    .text = Bez akcji pomieszczenia i przeszukiwania. Zawsze w ciemności, poza sektorami.

room-repository = Magazyn
    .short = Magazyn
    .text = Warsztat dla wszystkich: samoróbki z jednego komponentu. Nie można go przeszukać.
roomaction-craft_gear = Zrób przedmiot
    .text = Najpierw ty, potem w kolejności rozgrywania każda inna obecna tu postać, której gracz nie spasował, może raz za darmo zrobić przedmiot: odrzuca 1 własną kartę przedmiotu z jednym z dwóch symboli komponentów dostępnej samoróbki i bierze tę samoróbkę. Ciężka wymaga wolnej ręki.
    .needs = Jest dostępna samoróbka, a ty masz kartę przedmiotu z jednym z jej symboli lub jest tu inna postać, której gracz nie spasował.

room-isolation_room = Izolatka
    .short = Izolatka
    .text = Jeśli jesteś tu na początku rundy i nie ma znacznika awarii, dobierasz do 6 kart zamiast do 5, niezależnie od tego, czy Izolatka jest odblokowana. Po odblokowaniu możesz się tu zamknąć. Nie można jej przeszukać.
roomaction-lock_in = Zamknij się w środku
    .text = Wykonaj rzut na szmery, nawet w obecności innych postaci, i rozpatrz go do końca. Jeśli zginiesz lub w tym czasie w pomieszczeniu pojawi się { -foe(form: "nom") }, choćby już zniknął, próba się nie udaje. W przeciwnym razie zamykasz się ze wszystkim, co niesiesz, i od razu opuszczasz grę.
    .needs = Izolatka jest odblokowana: żeton czasu dotarł na pole 8 lub aktywowano procedurę alarmową.

room-backup_power_supply = Zasilanie awaryjne
    .short = Zasilanie awaryjne
    .text = Rozdziel na nowo zasilanie bazy i uruchom zasilanie awaryjne. Nie można go przeszukać.
roomaction-restore_power = Przywróć zasilanie
    .text = Jeśli mniej niż 3 żetony zasilania są niebieskie, odwróć 1 i 2 na niebieską, a 3 i 4 na czerwoną stronę. Następnie rozłóż całą czwórkę dowolnie, po jednym na S-01, S-02, S-03 i windę, bez odwracania. Jeśli żeton czasu jest czerwony, odwróć go na niebieską stronę.
    .needs = Bez dodatkowych warunków.

room-crossroads_west = Zachodnie skrzyżowanie
    .short = Zachodnie skrzyżo{ "\u00AD" }wanie
    .text = Na powierzchni: bez akcji pomieszczenia i przeszukiwania, bez pożarów i awarii. Zawsze w ciemności, poza sektorami; łączy się ze wszystkimi obszarami.

room-crossroads_middle = Środkowe skrzyżowanie
    .short = Środkowe skrzyżo{ "\u00AD" }wanie
    .text = Na powierzchni: bez akcji pomieszczenia i przeszukiwania, bez pożarów i awarii. Zawsze w ciemności, poza sektorami; łączy się ze wszystkimi obszarami.

room-crossroads_east = Wschodnie skrzyżowanie
    .short = Wschodnie skrzyżo{ "\u00AD" }wanie
    .text = Na powierzchni: bez akcji pomieszczenia i przeszukiwania, bez pożarów i awarii. Zawsze w ciemności, poza sektorami; łączy się ze wszystkimi obszarami.
