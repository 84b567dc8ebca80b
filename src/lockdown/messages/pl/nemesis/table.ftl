### Przy stole w przeglądarce: co pokazuje tylko ta gra lub nazywa inaczej.

ui-act-shoot-help = Strzel do intruza w swoim pomieszczeniu.
ui-act-room-help = Użyj tego, co daje pomieszczenie.
ui-fire-gauge = Znaczniki pożaru: { $n }. z nich niszczy statek
ui-malfunction-gauge = Znaczniki awarii: { $n }. z nich niszczy statek
ui-analyse = Przebadaj obiekt w Laboratorium
ui-desk-stalker = Intruz
ui-destruct-on = Autodestrukcja: { $n ->
    [0] ostatnie pole
   *[other] pole { $n }
}
ui-tm-time = Znacznik czasu jest na { $n ->
    [0] ostatnim polu
   *[other] polu { $n }
}.
ui-computer-off = Komputer zepsuty
ui-place-pod = w kapsule
ui-place-hibernation = w hibernacji
ui-place-escaped = w kapsule, poza statkiem
ui-left-escaped = W kapsule ratunkowej
ui-left-hibernation = W hibernacji
ui-step-engines = Silniki
ui-step-coordinates = Koordynaty
ui-event-step-5 = Czas
ui-event-step-6 = Ataki
ui-event-step-7 = Pożary
ui-event-step-8 = Wydarzenie
ui-event-step-9 = Kolonia
ui-event-step-10 = Koniec
ui-origin-crew = załoga statku
ui-arg-number = Silnik
ui-arg-course = Pole
death-by-end = Śmierć razem ze statkiem.

## Silniki, kurs, kapsuły
ui-engines = Silniki
ui-engine-n = Silnik { $n }
ui-engine-unknown = nie znasz stanu
ui-engine-seen = Silnik { $n }: { $state }
ui-course = Kurs
ui-course-on = Kurs statku: { $space }.
ui-coordinates = Koordynaty
ui-coordinates-unseen = Nie znasz koordynatów.
ui-coordinates-looked = Znają je: { $names }
ui-intruders = Intruzi
ui-pods = Kapsuły ratunkowe
ui-pod-n = Kapsuła { $n }
ui-pod-locked = zablokowana
ui-pod-unlocked = odblokowana
ui-pod-gone = wystrzelona
ui-pod-places = zajęte miejsca: { $taken } z 2
ui-hibernation = Hibernacja
ui-hibernation-open = kapsuły hibernacyjne otwarte
ui-hibernation-closed = kapsuły hibernacyjne zamknięte
ui-destination = Miejsce docelowe
ui-destination-was = Statek dotarł tutaj
ui-engines-were = Stan silników

## Opcje stołu
ui-rule-events_start_destruct = Wydarzenia uruchamiają autodestrukcję
ui-rule-events_start_destruct-help = Czy Wyciek chłodziwa rozpoczyna odliczanie nawet wtedy, gdy ktoś jest w hibernacji.
ui-rule-pod_full_turn = Pełna tura po wyjściu z kapsuły
ui-rule-pod_full_turn-help = Czy postać, która wychodzi z kapsuły ratunkowej, rozgrywa pełną turę, zamiast pasować.
ui-rule-token_back = Zwrot żetonu do kolonii
ui-rule-token_back-help = W kroku kolonii żeton dorosłego osobnika lub reproduktora wraca przed rzutami na szmery lub po nich.
ui-rule-token_back-after = po rzutach na szmery
ui-rule-token_back-before = przed rzutami na szmery
ui-rule-careful_cancels = Ostrożny ruch anuluje żetony
ui-rule-careful_cancels-help = Czy Ostrożny ruch anuluje niebezpieczeństwo i ciszę z żetonu eksploracji, a znacznik szmerów i tak zostaje umieszczony.
ui-rule-second_larva = Larwa atakująca nosiciela
ui-rule-second_larva-help = Czy larwa, która atakuje kogoś już noszącego larwę, zostaje w pomieszczeniu, czy znika z planszy.
ui-rule-second_larva-stays = zostaje w pomieszczeniu
ui-rule-second_larva-leaves = znika z planszy
ui-rule-dropped_items = Upuszczone karty przedmiotów
ui-rule-dropped_items-help = Czy upuszczona karta przedmiotu trafia pod swój stos, czy na jego stos kart odrzuconych.
ui-rule-dropped_items-under = pod stos
ui-rule-dropped_items-discard = na stos kart odrzuconych
ui-rule-intruder_player = Gra jako intruz
ui-rule-intruder_player-help = Czy osoba, której postać zginie pierwsza, może grać dalej jako intruz.
ui-intruder-seat = Intruz
ui-intruder-cards = Karty intruza
ui-intruder-counts = Na ręce: { $hand }, w stosie: { $deck }
ui-intruder-discard = Odrzucone
ui-hunt-about = Jedna karta na turę: ruch, atak albo jej efekt. Kto pasuje, zachowuje najwyżej jedną kartę. Nie możesz wygrać: zadbaj, by nikt nie wygrał.
ui-hunt-draws = dobierasz 3
ui-hunt-holds = na ręce 4
ui-hunt-never-first = nigdy nie zaczynasz
ui-hunt-sees = Co możesz widzieć
ui-hunt-sees-all = Wszystko, co jawne
ui-hunt-sees-cards = Twoje karty; inni widzą ich liczbę
ui-hunt-sees-not = Ręce, cele, koordynaty i silniki są zakryte, prócz tego, co było ci już znane
ui-hunt-events = W fazie wydarzeń tylko mija czas i płonie ogień.
ui-hunt-move = Ruch
ui-hunt-attack = Atak
ui-left-hunter = Śmierć, potem intruz
ui-death-hunts = Twoja postać zginęła pierwsza: na końcu rundy możesz grać dalej jako intruz.
ui-hunted = Jako intruz: { $turns ->
        [one] jedna karta
        [few] { $turns } karty
       *[many] { $turns } kart
    }, { $attacks ->
        [one] jeden atak
        [few] { $attacks } ataki
       *[many] { $attacks } ataków
    }, zabici: { $kills }
ui-open-token = Żeton eksploracji: rozpatruje go, kto wejdzie pierwszy
