### Co się stało: tylko w tej grze lub powiedziane inaczej.

log-round_began = Rozpoczyna się runda { $round }. Znacznik czasu jest na polu { $time }.
log-event_step = { $step ->
    [5] Czas płynie.
    [6] Intruzi atakują.
    [7] Skutki pożarów.
    [8] Wydarzenie.
    [9] Kolonia się rozwija.
   *[other] Koniec rundy.
}
log-time = { $time ->
    [0] Znacznik czasu dociera na koniec toru.
   *[other] Znacznik czasu przesuwa się na pole { $time }.
}
log-destruct_started = Rozpoczyna się odliczanie do autodestrukcji: znacznik jest na polu { $space }.
log-choose_objectives = Intruzi! Każdy zachowuje jeden cel.
log-game_ended = { $how ->
    [jump] Statek skacze w nadprzestrzeń.
    [self_destruct] Statek ulega autodestrukcji.
    [fire] Pożar niszczy statek.
    [malfunction] Statek się rozpada.
   *[other] Na pokładzie nie ma już nikogo przytomnego.
}
log-swept = { $seat } ginie.

## Silniki i kurs
log-looked_engine = { $state ->
    [-1] { $seat } sprawdza silnik { $engine }.
    [0] { $seat } sprawdza silnik { $engine }: uszkodzony.
   *[other] { $seat } sprawdza silnik { $engine }: sprawny.
}
log-engine_worked_on = { $changed ->
    [0] { $seat } pracuje przy silniku { $engine }: kolejność bez zmian.
   *[other] { $seat } pracuje przy silniku { $engine }: kolejność zmieniona.
}
log-looked_coordinates = { $card ->
    [hidden] { $seat } sprawdza koordynaty.
   *[other] { $seat } sprawdza koordynaty: { $card }.
}
log-course_set = { $seat } ustala kurs: { $space }.

## Czas
log-destruct_moved = { $space ->
    [0] Znacznik autodestrukcji dociera na koniec toru.
    [1] Znacznik autodestrukcji przesuwa się na pole { $space }; odliczania nie da się już zatrzymać.
    [2] Znacznik autodestrukcji przesuwa się na pole { $space }; odliczania nie da się już zatrzymać.
    [3] Znacznik autodestrukcji przesuwa się na pole { $space }; odliczania nie da się już zatrzymać.
   *[other] Znacznik autodestrukcji przesuwa się na pole { $space }.
}
log-hibernation_open = Kapsuły hibernacyjne otwierają się.

## Drogi ucieczki
log-pods_unlocked = Wszystkie kapsuły ratunkowe zostają odblokowane.
log-pod_lock = { $locked ->
    [0] Kapsuła { $pod } zostaje odblokowana.
   *[other] Kapsuła { $pod } zostaje zablokowana.
}
log-entered_pod = { $seat } wchodzi do kapsuły { $pod }.
log-stepped_out = { $seat } jest znów poza kapsułą, w pomieszczeniu { $room }.
log-pod_launched = { $crew ->
    [0] Pusta kapsuła { $pod } zostaje wystrzelona.
    [one] Kapsuła { $pod } zostaje wystrzelona z 1 postacią.
    [few] Kapsuła { $pod } zostaje wystrzelona z { $crew } postaciami.
    [many] Kapsuła { $pod } zostaje wystrzelona z { $crew } postaciami.
   *[other] Kapsuła { $pod } zostaje wystrzelona z { $crew } postaci.
}
log-escaped = { $seat } ucieka w kapsule ratunkowej.
log-hibernates = { $seat } zapada w hibernację.

## Koniec
log-engines_shown = Silniki: 1 { $one ->
    [0] uszkodzony
   *[other] sprawny
}, 2 { $two ->
    [0] uszkodzony
   *[other] sprawny
}, 3 { $three ->
    [0] uszkodzony
   *[other] sprawny
}.
log-ship_exploded = Silniki zawodzą. Statek eksploduje.
log-destination_shown = Koordynaty: { $card }. Kurs był ustalony na { $space }: { $destination }.
log-quarantined = Kwarantanna wymaga właśnie Marsa: { $seat } przeżywa.

## The Intruder player
log-became_intruder = { $seat } gra dalej jako intruz.
log-declined_intruder = { $seat } nie gra dalej jako intruz.
log-hunt_drawn = { $cards_count ->
    [0] { $seat } dobiera { $count ->
        [one] kartę akcji intruza
        [few] { $count } karty akcji intruza
        [many] { $count } kart akcji intruza
       *[other] { $count } karty akcji intruza
    }.
   *[other] { $seat } dobiera: { $cards }.
}
log-hunt_shuffled = Karty akcji intruza zostają przetasowane.
log-hunt_moves = { $seat } pokazuje kartę „{ $card }”: { $stalker } się porusza.
log-hunt_attacks = { $seat } pokazuje kartę „{ $card }”: { $stalker } atakuje gracza { $target }.
log-hunt_acts = { $seat } pokazuje kartę „{ $card }” i używa jej efektu.
log-hunt_pursues = { $seat } ściga gracza { $target }.
log-hunt_under = { $cards ->
    [hidden] { $seat } wkłada { $count ->
        [one] kartę ataku
        [few] { $count } karty ataku
        [many] { $count } kart ataku
       *[other] { $count } karty ataku
    } pod stos.
   *[other] { $seat } wkłada pod stos kart ataku, ostatnią na sam spód: { $cards }.
}
log-events_discarded = Odrzucone: { $cards }.
log-hunt_passed = { $cards_count ->
    [0] { $seat } pasuje.
   *[other] { $seat } pasuje. Odrzucone karty: { $cards }.
}
