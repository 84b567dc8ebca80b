### Co spotkało czytającego: tylko w tej grze lub powiedziane inaczej. Zob. wspólny plik.

you-swept = Giniesz.

## Silniki i kurs
you-looked_engine = { $state ->
    [0] Sprawdzasz silnik { $engine }: uszkodzony.
   *[other] Sprawdzasz silnik { $engine }: sprawny.
}
you-engine_worked_on = { $changed ->
    [0] Pracujesz przy silniku { $engine }: kolejność bez zmian.
   *[other] Pracujesz przy silniku { $engine }: kolejność zmieniona.
}
you-looked_coordinates = Sprawdzasz koordynaty: { $card }.
you-course_set = Ustalasz kurs: { $space }.

## Drogi ucieczki
you-entered_pod = Wchodzisz do kapsuły { $pod }.
you-stepped_out = Jesteś znów poza kapsułą, w pomieszczeniu { $room }.
you-escaped = Uciekasz w kapsule ratunkowej.
you-hibernates = Zapadasz w hibernację.

## Koniec
you-quarantined = Twoja Kwarantanna wymaga właśnie Marsa: przeżywasz.

## The Intruder player
you-became_intruder = Grasz dalej jako intruz.
you-declined_intruder = Nie grasz dalej jako intruz.
you-hunt_drawn = { $cards_count ->
    [0] Dobierasz { $count ->
        [one] kartę akcji intruza
        [few] { $count } karty akcji intruza
        [many] { $count } kart akcji intruza
       *[other] { $count } karty akcji intruza
    }.
   *[other] Dobierasz: { $cards }.
}
you-hunt_moves = Pokazujesz kartę „{ $card }”: { $stalker } się porusza.
you-hunt_attacks = Pokazujesz kartę „{ $card }”: { $stalker } atakuje gracza { $target }.
    .target = { $seat } pokazuje kartę „{ $card }”: { $stalker } cię atakuje.
you-hunt_acts = Pokazujesz kartę „{ $card }” i używasz jej efektu.
you-hunt_pursues = Ścigasz gracza { $target }.
    .target = { $seat } cię ściga.
you-hunt_under = Wkładasz pod stos kart ataku, ostatnią na sam spód: { $cards }.
you-hunt_passed = { $cards_count ->
    [0] Pasujesz.
   *[other] Pasujesz. Odrzucone karty: { $cards }.
}
