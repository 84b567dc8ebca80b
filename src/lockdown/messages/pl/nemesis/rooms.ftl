### Pomieszczenia (room-…) i akcje pomieszczeń (roomaction-…).
### room: .text = co daje pomieszczenie, .short = nazwa na planszy (najwyżej dwa wiersze po 14 znaków).
### roomaction: .text = efekt, .needs = co musi być spełnione poza obecnością tutaj, poza walką, bez znacznika awarii, i opłaceniem kosztu.

## Pomieszczenia 1

room-armory = Zbrojownia
    .short = Zbro{ "\u00AD" }jownia
    .text = Stojaki i ładowarki: można tu naładować broń energetyczną.
roomaction-recharge = Naładuj broń energetyczną
    .text = Połóż 2 znaczniki amunicji na 1 niesionej broni energetycznej, najwyżej do jej pojemności. Broni klasycznej nie można tak naładować.
    .needs = Niesiesz broń energetyczną, która nie jest załadowana do pełna.

room-comms_room = Pokój łączności
    .short = Pokój łączności
    .text = Stąd możesz wysłać swój sygnał.
roomaction-send_signal = Wyślij sygnał
    .text = Połóż znacznik sygnału na swojej planszy postaci. Zostaje tam do końca gry.
    .needs = Twoja postać nie wysłała jeszcze sygnału.

room-emergency_room = Ambulatorium
    .short = Ambula{ "\u00AD" }torium
    .text = Wylecz własne rany. W grach kooperacyjnych może się tu odrodzić postać, której zwłoki przyniesiono.
roomaction-treat_wounds = Wylecz swoje rany
    .text = Wybierz jedno: opatrz wszystkie swoje nieopatrzone głębokie rany — albo — ulecz 1 swoją opatrzoną głęboką ranę — albo — ulecz wszystkie swoje powierzchowne rany.
    .needs = Co najmniej jedna z opcji by ci pomogła.

room-evacuation_section_a = Sekcja ewakuacyjna A
    .short = Sekcja ewaku{ "\u00AD" }acyjna A
    .text = Czekają tu kapsuły ratunkowe sekcji A, zablokowane, dopóki ktoś ich nie odblokuje.
room-evacuation_section_b = Sekcja ewakuacyjna B
    .short = Sekcja ewaku{ "\u00AD" }acyjna B
    .text = Czekają tu kapsuły ratunkowe sekcji B, zablokowane, dopóki ktoś ich nie odblokuje.
roomaction-enter_pod = Spróbuj wejść do kapsuły ratunkowej
    .text = Wykonaj rzut na szmery, nawet w obecności innych postaci. Jeśli zginiesz lub w tym czasie w pomieszczeniu pojawi się intruz, choćby już zniknął, próba się nie udaje. W przeciwnym razie wejdź do odblokowanej kapsuły tej sekcji i natychmiast ją wystrzel — albo — czekaj i spasuj.
    .needs = Któraś kapsuła tej sekcji jest odblokowana i ma wolne miejsce.

room-fire_control_system = System przeciwpożarowy
    .short = System przeciwpoż.
    .text = Zalej dowolne pomieszczenie statku gazem gaśniczym.
roomaction-fire_control_procedure = Uruchom procedurę przeciwpożarową
    .text = Wybierz dowolne pomieszczenie ze znacznikiem pożaru lub intruzem, odkryte lub nie. Usuń z niego znacznik pożaru. Następnie każdy obecny tam intruz wycofuje się, od największego, nawet z walki.
    .needs = W jakimś pomieszczeniu jest znacznik pożaru lub intruz.

room-generator = Generator
    .short = Generator
    .text = Rozpocznij odliczanie, które zniszczy statek, albo zatrzymaj je, póki czas.
roomaction-start_self_destruct = Rozpocznij odliczanie do autodestrukcji
    .text = Połóż znacznik autodestrukcji na pierwszym polu jej toru, 6.
    .needs = Tor autodestrukcji jest pusty i nikt nie jest w hibernacji.
roomaction-stop_self_destruct = Zatrzymaj odliczanie do autodestrukcji
    .text = Usuń znacznik z toru autodestrukcji.
    .needs = Znacznik autodestrukcji jest na polu 6, 5 lub 4.

room-laboratory = Laboratorium
    .short = Labora{ "\u00AD" }torium
    .text = Przebadaj zwłoki, jajo lub truchło, by odkryć słabość intruzów.
roomaction-analyse = Przebadaj 1 obiekt
    .text = Wybierz obiekt i odkryj kartę słabości na polu jego rodzaju. Od tej chwili pomaga wszystkim. Obiekt zostaje.
    .needs = Zwłoki, jajo lub truchło, których słabość jest jeszcze zakryta, leżą w tym pomieszczeniu albo niesie je obecna tu postać. Jeśli niesie je inna postać, jej gracz musi się zgodzić, zanim opłacisz koszt.

room-nest = Gniazdo
    .short = Gniazdo
    .text = Można tu zabierać lub atakować jaja. Nie można go przeszukać ani umieścić w nim znacznika awarii.
roomaction-take_egg = Weź 1 jajo
    .text = Weź do wolnej ręki 1 jajo z planszy intruzów; zabranie ostatniego niszczy Gniazdo. Następnie wykonaj tu rzut na szmery, nawet w obecności innych postaci.
    .needs = Zostało co najmniej 1 jajo i masz wolną rękę lub najpierw coś upuścisz.

room-storage = Magazyn
    .short = Magazyn
    .text = Półki pełne wszystkiego: szukaj przedmiotu dowolnego koloru, ile razy chcesz.
roomaction-look_for_item = Poszukaj przedmiotu
    .text = Wskaż czerwony, żółty lub zielony stos przedmiotów i dobierz z niego 2 karty. W tajemnicy zachowaj dokładnie 1; drugą odłóż pod stos. Ciężki przedmiot wymaga wolnej ręki. Licznik przedmiotów nie ma znaczenia i się nie zmienia.
    .needs = W którymś stosie przedmiotów lub na jego stosie kart odrzuconych jest co najmniej 1 karta.

room-surgery = Gabinet chirurgiczny
    .short = Gabinet chirur{ "\u00AD" }giczny
    .text = Wytnij każde zarażenie za cenę rany i reszty rundy.
roomaction-operate = Przeprowadź zabieg chirurgiczny
    .text = W tajemnicy zeskanuj wszystkie swoje karty skażenia na ręce, w stosie i na stosie kart odrzuconych; usuń te z ZARAŻENIEM i swoją larwę, bez zarażania się. Otrzymujesz 1 powierzchowną ranę. Jeśli żyjesz, potasuj rękę, stos i stos kart odrzuconych w nowy stos i spasuj.
    .needs = Bez dodatkowych warunków.

## Pomieszczenia 2

room-airlock_control = Kontrola śluz
    .short = Kontrola śluz
    .text = Odetnij żółte pomieszczenie i wypuść z niego powietrze.
roomaction-depressurise = Uruchom wentylację awaryjną
    .text = Zamknij wszystkie drzwi wybranego pomieszczenia i połóż tam żeton wentylacji. Na koniec fazy graczy ginie tam każdy intruz i każda postać, a pożar gaśnie. Wcześniejsze otwarcie lub zniszczenie którychś z tych drzwi to powstrzymuje.
    .needs = Żetonu nie ma na planszy. Inne odkryte żółte pomieszczenie nie ma zniszczonych drzwi, a żetonów drzwi nie zabraknie; zamknięte można wziąć z innych miejsc.

room-cabins = Kajuty
    .short = Kajuty
    .text = Jeśli jesteś tu na początku rundy i nie ma tu intruza ani znacznika awarii, dobierasz do 6 kart zamiast do 5. Brak akcji pomieszczenia.

room-canteen = Kantyna
    .short = Kantyna
    .text = Coś do jedzenia i spokojna chwila, by obejrzeć własne ciało.
roomaction-eat = Zjedz coś
    .text = Ulecz 1 powierzchowną ranę. Następnie możesz zeskanować karty skażenia na ręce: usuń każdą bez ZARAŻENIA. Jeśli na którejś jest ZARAŻENIE, otrzymujesz larwę, a jeśli już ją masz, giniesz i pojawia się pełzacz.
    .needs = Masz powierzchowną ranę lub kartę skażenia na ręce.

room-command_center = Centrum dowodzenia
    .short = Centrum dowodzenia
    .text = Wszystkie drzwi na statku słuchają tej konsoli.
roomaction-doors = Otwórz lub zamknij drzwi
    .text = Wybierz dowolne pomieszczenie, odkryte lub nie. Zdecyduj dla każdego jego korytarza, czy drzwi zostają otwarte, zamknięte, czy bez zmian; co najmniej jedne muszą się zmienić. Zniszczone pozostają bez zmian.
    .needs = Jest korytarz bez zniszczonych drzwi.

room-engine_control_room = Kontrola silników
    .short = Kontrola silników
    .text = Stąd widać, czy silniki są sprawne.
roomaction-check_engines = Sprawdź stan silników
    .text = Podejrzyj w tajemnicy wierzchni żeton wszystkich trzech silników, niezależnie od awarii. Nic się nie zmienia.
    .needs = Nie znasz stanu wszystkich silników.

room-hatch_control_system = System kontroli włazów
    .short = Kontrola włazów
    .text = Zablokuj kapsuły ratunkowe albo je odblokuj.
roomaction-flip_pod = Zablokuj lub odblokuj kapsułę ratunkową
    .text = Odwróć na drugą stronę 1 kapsułę ratunkową, która jest jeszcze na pokładzie, w dowolnej sekcji, zajętą lub nie.
    .needs = Na pokładzie jest jeszcze co najmniej 1 kapsuła ratunkowa.

room-monitoring_room = Pokój monitoringu
    .short = Pokój monitoringu
    .text = Kamery pokazują, co czeka za zamkniętymi drzwiami.
roomaction-look = Podejrzyj pomieszczenie i jego żeton eksploracji
    .text = Podejrzyj w tajemnicy 1 nieodkryty kafelek pomieszczenia i jego żeton eksploracji, po czym odłóż oba.
    .needs = Jest nieodkryte pomieszczenie.

room-room_covered_with_slime = Pomieszczenie pokryte śluzem
    .short = Pomieszczenie w śluzie
    .text = Każda postać, która tu wejdzie, w jakikolwiek sposób, otrzymuje znacznik śluzu. Brak akcji pomieszczenia; nie można go przeszukać ani umieścić w nim znacznika awarii.

room-shower_room = Prysznice
    .short = Prysznice
    .text = Gorąca woda na śluz i lustro, by obejrzeć własne ciało.
roomaction-shower = Weź prysznic
    .text = Usuń swój znacznik śluzu. Następnie możesz zeskanować karty skażenia na ręce: usuń każdą bez ZARAŻENIA. Jeśli na którejś jest ZARAŻENIE, otrzymujesz larwę, a jeśli już ją masz, giniesz i pojawia się pełzacz.
    .needs = Masz znacznik śluzu lub kartę skażenia na ręce.

## Pomieszczenia specjalne

room-cockpit = Kokpit
    .short = Kokpit
    .text = Sprawdź, dokąd leci statek, i zmień kurs. Nie można go przeszukać.
roomaction-check_coordinates = Sprawdź koordynaty
    .text = Podejrzyj w tajemnicy kartę koordynatów: mówi, jakie miejsce docelowe odpowiada polom A, B, C i D.
    .needs = Nie znasz jeszcze koordynatów.
roomaction-set_destination = Ustal kurs
    .text = Przesuń znacznik kursu na inne z pól A, B, C i D. Wszyscy to widzą.
    .needs = Nikt nie jest w hibernacji.

room-hibernatorium = Hibernatorium
    .short = Hiberna{ "\u00AD" }torium
    .text = Tu wszyscy się obudzili i tu można przespać skok, gdy otworzą się kapsuły hibernacyjne. Nie można go przeszukać.
roomaction-hibernate = Spróbuj się zahibernować
    .text = Wykonaj rzut na szmery, nawet w obecności innych postaci. Jeśli zginiesz lub w tym czasie w pomieszczeniu pojawi się intruz, choćby już zniknął, próba się nie udaje. W przeciwnym razie zapadasz w hibernację ze wszystkim, co niesiesz: twoja tura się kończy i opuszczasz grę.
    .needs = Kapsuły hibernacyjne są otwarte: znacznik czasu dotarł na niebieskie pole.

room-engine_1 = Silnik 1
    .short = Silnik 1
    .text = Sprawdź, czy silnik 1 jest sprawny. Naprawy mogą to zmienić. Nie można go przeszukać.
room-engine_2 = Silnik 2
    .short = Silnik 2
    .text = Sprawdź, czy silnik 2 jest sprawny. Naprawy mogą to zmienić. Nie można go przeszukać.
room-engine_3 = Silnik 3
    .short = Silnik 3
    .text = Sprawdź, czy silnik 3 jest sprawny. Naprawy mogą to zmienić. Nie można go przeszukać.
roomaction-check_engine = Sprawdź silnik
    .text = Podejrzyj w tajemnicy wierzchni żeton silnika tego pomieszczenia.
    .needs = Nie znasz stanu tego silnika.
