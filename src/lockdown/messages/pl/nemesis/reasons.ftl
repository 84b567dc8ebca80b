### Dlaczego czegoś nie można zrobić: tylko w tej grze lub powiedziane inaczej.

## Statek
reason-no_engine_here = Nie jesteś w pomieszczeniu silnika.
    .help = Idź do Silnika 1, 2 lub 3.
reason-engines_known = Ten stan już znasz; nie ma nic nowego do obejrzenia.
    .help = Wróć, gdy ktoś popracuje przy silniku.
reason-coordinates_known = Znasz już koordynaty.
    .help = Nigdy się nie zmieniają: wiesz już, co na nich jest.
reason-objectives_known = Znasz cele wszystkich pozostałych.
    .help = Zachowaj to na wymianę.
reason-somebody_hibernates = Nie wtedy, gdy ktoś jest w hibernacji.
    .help = Tego już nic nie zmieni: poszukaj własnej drogi ucieczki.
reason-hibernation_closed = Kapsuły hibernacyjne są jeszcze zamknięte.
    .help = Otworzą się, gdy znacznik czasu dotrze na pole 8.
reason-self_destruct_yellow = Odliczania do autodestrukcji nie da się już zatrzymać.
    .help = Opuść statek w kapsule ratunkowej, zanim odliczanie dobiegnie końca.
reason-no_open_pod = W tej sekcji nie ma odblokowanej kapsuły z wolnym miejscem.
    .help = Odblokuj którąś, na przykład w Systemie kontroli włazów, albo spróbuj w drugiej sekcji.
reason-no_pod_left = Nie ma już żadnej kapsuły ratunkowej.
    .help = Teraz jedyną drogą ucieczki jest Hibernatorium.
reason-nothing_burns = W żadnym pomieszczeniu nie ma znacznika pożaru ani intruza.
    .help = Przyda się, gdy będzie pożar lub intruz.
reason-nothing_to_eat_for = Nie masz powierzchownej rany ani karty skażenia na ręce.
    .help = Wróć z powierzchowną raną lub kartą skażenia.
reason-no_pod_here = W tym pomieszczeniu nie ma kapsuły ratunkowej.
    .help = Idź do sekcji ewakuacyjnej, w której jest jeszcze kapsuła.
reason-no_yellow_room = Nie ma innego odkrytego żółtego pomieszczenia.
    .help = Najpierw odkryj inne żółte pomieszczenie.

## Karty i broń
reason-no_loaded_rifle = Nie masz w rękach Karabinu szturmowego z amunicją.
    .help = Załaduj Karabin szturmowy Ładunkiem energii albo w Zbrojowni.
reason-no_cards_to_draw = Nie masz już kart do dobrania.
    .help = Użyj tego, gdy w twoim stosie lub stosie kart odrzuconych będą karty.

## Intruzi
reason-no_stalker_here = Nie ma tu intruza.
    .help = Użyj tego, gdy jakiś będzie w twoim pomieszczeniu.
reason-nobody_to_lure = Nie przyszedłby żaden intruz.
    .help = Użyj tego, gdy jakiś jest w twoim pomieszczeniu albo obok pomieszczenia, które z nim sąsiaduje.

## Powiedziane inaczej
reason-not_in_combat = Działa tylko w walce.
    .help = Użyj tego, gdy w twoim pomieszczeniu jest intruz.
reason-contamination = Karta skażenia nie daje akcji i nie można nią płacić.
    .help = Gdy pasujesz, możesz ją odrzucić. Pozbędziesz się jej na dobre kartą Odpoczynek, Alkoholem, w Kantynie, pod Prysznicami albo w Gabinecie chirurgicznym.
reason-not_adjacent = To pomieszczenie nie sąsiaduje z twoim.
    .help = Idź pomieszczenie po pomieszczeniu albo korytarzami technicznymi.
reason-no_loaded_energy_weapon = Nie masz w rękach broni energetycznej z amunicją.
    .help = Weź taką do ręki i załaduj ją Ładunkiem energii albo w Zbrojowni.
reason-no_ammo = Brak amunicji: { $a }.
    .help = Ładunek energii albo Zbrojownia ładuje broń energetyczną, Chemikalia ładują Miotacz ognia, karta Przeładowanie ładuje Rewolwer.
reason-no_loaded_weapon = Nie masz w rękach broni z amunicją.
    .help = Ładunek energii albo Zbrojownia ładuje broń energetyczną, Chemikalia ładują Miotacz ognia, karta Przeładowanie ładuje Rewolwer.
reason-no_weapon_for_magazine = Nie masz w rękach broni energetycznej, do której pasuje.
    .help = Weź do ręki broń energetyczną, która nie ma jeszcze magazynka.
reason-closed_door = Drogę blokują zamknięte drzwi.
    .help = Idź naokoło albo otwórz je Narzędziami, Ładunkiem energii, kartą Biegłość komputerowa lub w Centrum dowodzenia; Demolka je niszczy.
reason-no_way_out = Z tego pomieszczenia nie prowadzi żaden wolny korytarz.
    .help = Trzeba otworzyć drzwi Narzędziami, Ładunkiem energii lub kartą Biegłość komputerowa albo zniszczyć je kartą Demolka.
reason-malfunction = W tym pomieszczeniu jest awaria.
    .help = Usunie ją karta naprawy, Narzędzia albo Taśma naprawcza.
reason-nobody_with_signal = Nikt, czyjego celu nie znasz, nie wysłał sygnału.
    .help = Najpierw inny żywy gracz musi go wysłać z Pokoju łączności.
reason-no_sealable_room = Teraz nie można odciąć żadnego innego odkrytego żółtego pomieszczenia.
    .help = Potrzebne jest takie bez zniszczonych drzwi i dość żetonów drzwi, na planszy lub w puli.
reason-nothing_to_clean = Nie ma z ciebie czego zmyć.
    .help = Wróć ze śluzem albo kartą skażenia na ręce.
reason-no_self_destruct = Odliczanie do autodestrukcji nie trwa.
    .help = Nie ma czego zatrzymywać; rozpoczyna się je w Generatorze.
reason-self_destruct_active = Odliczanie do autodestrukcji już trwa.
    .help = Można je zatrzymać w Generatorze, póki znacznik stoi na 6, 5 lub 4.
reason-no_object = Żaden obiekt tutaj nie ujawniłby słabości.
    .help = Przynieś jajo, truchło albo zwłoki, których słabość jest jeszcze zakryta, lub sprowadź kogoś, kto je niesie.
reason-no_components = Brakuje ci komponentów: potrzebne są { $a } i { $b }.
    .help = Szukaj kart przedmiotów z tymi dwoma symbolami albo się wymień.
reason-nothing_to_craft = Nie masz kart przedmiotów z odpowiednimi symbolami komponentów.
    .help = Znajdź dwie, które tworzą przedmiot; z tą kartą żółta zastępuje narzędzie.
reason-no_light_wound = Nikt tu nie ma powierzchownej rany.
    .help = Zachowaj to, aż ktoś w twoim pomieszczeniu będzie ranny.
reason-nothing_to_dress = Nie ma tu nieopatrzonej głębokiej rany.
    .help = Zachowaj to, aż będziesz ją mieć ty albo ktoś, komu możesz pomóc.
reason-nothing_to_heal = Nie ma tu opatrzonej głębokiej rany do uleczenia.
    .help = Leczy się tylko opatrzoną: najpierw ją opatrz Apteczką, Bandażami albo Ubraniami.
reason-no_uses = Nie ma już użyć.
    .help = Znajdź następny.
reason-hurt_eyes = Zranione oczy zostawiają cię w ciemności.
    .help = Opatrz ranę: Apteczką, Bandażami lub Ubraniami albo w Ambulatorium.
