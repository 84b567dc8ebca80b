### Ekran tej gry w przeglądarce: silniki, kurs, kapsuły, kolonia, koniec.

ui-tab-board = Statek

## Silniki i kurs: co wiesz i od kiedy
ui-engine-seen-in = sprawdzony w rundzie { $n }
ui-engine-turned-in = zmieniony w rundzie { $n }
ui-engine-changed-in = kolejność zmieniona w rundzie { $n }
ui-engine-looked = sprawdzali: { $names }
ui-engine-seen-r = sprawdzony R{ $n }
ui-engine-turned-r = zmieniony R{ $n }
ui-engine-not-seen = nieznany

## Kapsuły
ui-pod-section = sekcja { $letter }
ui-section-unknown = sekcja jeszcze nieodkryta
ui-not-found = nieodkryta

## Tory
ui-jump = Skok
ui-jump-title = Skok w nadprzestrzeń: kto czuwa na pokładzie, ginie
ui-hibernation-opens = Tu otwierają się kapsuły hibernacyjne
ui-destruct-can-stop = Można jeszcze zatrzymać
ui-destruct-no-stop = Nie można już zatrzymać
ui-destruct-end = Statek wybucha

## Plansza intruzów i kolonia
ui-bag = W kolonii
ui-tokens = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
}
ui-analyse-in = Przebadaj: { $thing }, { $room }
marker-bag = kolonia intruzów
    .text = Dobiera się z niej przy spotkaniach i na końcu każdej rundy. Jej zawartość jest jawna. Im dłużej trwa gra, tym jest groźniejsza.

## Koniec
ui-reveal-engines = Odkryj silniki
ui-reveal-coordinates = Odkryj koordynaty
ui-engines-of = Sprawne silniki: { $n } z 3
ui-engines-hold = Do skoku wystarczą dwa sprawne silniki.
ui-engines-fail = Przy dwóch uszkodzonych silnikach statek wybucha podczas skoku.
ui-engines-too-late = Statek uległ zniszczeniu, zanim sprawdzono silniki.
ui-engines-nobody = Nikt nie przeżył: silników się nie sprawdza.
ui-nowhere = Statek nigdzie nie dociera.
ui-course-nobody = Nikt nie przeżył, nikt nigdzie nie dotrze.
ui-left-awake = Bez hibernacji
ui-away-then = już poza statkiem
ui-stat-looks = { $n ->
    [one] kontrola silnika
    [few] kontrole silników
    [many] kontroli silników
   *[other] kontroli silników
}
ui-knew-engines = sprawdzone silniki: { $engines }
ui-knew-turned = zmienione silniki: { $engines }
ui-knew-coordinates = sprawdzone koordynaty
