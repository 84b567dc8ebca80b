### Dlaczego czegoś nie można zrobić: tylko w tej grze lub powiedziane inaczej.

## Statek
reason-no_engine_here = Nie jesteś w pomieszczeniu silnika.
    .help = Idź do Silnika 1, 2 lub 3.
reason-engines_known = Ten stan już znasz; nie ma nic nowego do obejrzenia.
    .help = Wróć, gdy ktoś popracuje przy silniku.
reason-coordinates_known = Znasz już koordynaty.
    .help = Nigdy się nie zmieniają: wiesz już, co na nich jest.
reason-somebody_hibernates = Nie wtedy, gdy ktoś jest w hibernacji.
    .help = Było to możliwe, zanim ktokolwiek zasnął.
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
    .help = Najpierw odkryj więcej pomieszczeń.

## Karty i broń
reason-no_loaded_rifle = Nie masz w rękach Karabinu szturmowego z amunicją.
    .help = Załaduj Karabin szturmowy, na przykład Ładunkiem energii.
reason-no_cards_to_draw = Nie masz już kart do dobrania.
    .help = Twój stos odnowi się, gdy odrzucisz karty.

## Intruzi
reason-no_stalker_here = Nie ma tu intruza.
    .help = Działa tylko w tym samym pomieszczeniu.
reason-no_stalker_in_section = W pobliżu nie ma odpowiedniego intruza.
    .help = Użyj tego, gdy jakiś będzie blisko.
reason-nobody_to_lure = Nie ma intruza do zwabienia.
    .help = Użyj tego, gdy jakiś będzie blisko.

## Powiedziane inaczej
reason-not_in_combat = Tylko w walce.
    .help = Działa, gdy w twoim pomieszczeniu jest intruz.
reason-contamination = Karta skażenia nie daje akcji i nie można nią płacić.
    .help = Gdy pasujesz, możesz ją odrzucić; pozbędziesz się jej, odpoczywając albo w Kantynie, pod Prysznicami lub w Gabinecie chirurgicznym.
reason-not_adjacent = To pomieszczenie nie sąsiaduje z twoim.
    .help = Idź pomieszczenie po pomieszczeniu albo korytarzami technicznymi.
reason-no_computer = Nie ma tu działającego komputera.
    .help = Idź do pomieszczenia z komputerem i bez awarii.
reason-nothing_to_sample = Nie ma z czego pobrać próbki.
    .help = Musi tu być intruz, jajo lub truchło.
