### Żetony, znaczniki, kości, kolory, sektory i miejsca.

## Plany awaryjne. .variant: inna wersja kodu żółtego, opcja stołu.

contingency-green = Kod zielony
    .text = Nikt nie ginie.
contingency-yellow = Kod żółty
    .text = Zabija każdą żywą postać z wiedzą 4 lub niższą. Postacie wystrzelone w kapsule są bezpieczne.
    .variant = Zabija każdą żywą postać z wiedzą 5 lub wyższą. Postacie wystrzelone w kapsule są bezpieczne.
contingency-blue = Kod niebieski
    .text = Zabija każdą żywą postać bez znacznika sygnału. Postacie wystrzelone w kapsule są bezpieczne.
contingency-grey = Kod szary
    .text = Zabija każdą postać wystrzeloną w kapsule.
contingency-red = Kod czerwony
    .text = Zabija każdą postać zamkniętą w Izolatce. Nie liczy się jako zniszczenie bazy.

## Żetony SWC

-css-fail = Postać w innej kapsule wraca do pomieszczenia SWC tej kapsuły i otrzymuje 1 głęboką ranę.

css-launch_a = Wystrzel A
    .text = Postać w kapsule A zostaje wystrzelona. { -css-fail }
css-launch_b = Wystrzel B
    .text = Postać w kapsule B zostaje wystrzelona. { -css-fail }
css-launch_c = Wystrzel C
    .text = Postać w kapsule C zostaje wystrzelona. { -css-fail }
css-launch_all = Wystrzel wszystkie
    .text = Każda postać w kapsule zostaje wystrzelona.
css-launch_none = Bez wystrzelenia
    .text = Nikt nie zostaje wystrzelony. Każda postać w kapsule wraca do pomieszczenia SWC swojej kapsuły i otrzymuje 1 głęboką ranę.

## Żetony eksploracji, według efektu

exploration-silence = Cisza
    .text = Nic się nie dzieje i nie wykonujesz rzutu na szmery. Mając znacznik śluzu, rozpatrz zamiast tego niebezpieczeństwo.
exploration-danger = Niebezpieczeństwo
    .text = Nie wykonuj rzutu na szmery; rozpatrz niebezpieczeństwo w tym pomieszczeniu.
exploration-slime = Śluz
    .text = Otrzymujesz znacznik śluzu. Wykonaj rzut na szmery jak zwykle.
exploration-fire = Pożar
    .text = Umieść znacznik pożaru w tym pomieszczeniu. Wykonaj rzut na szmery jak zwykle.
exploration-malfunction = Awaria
    .text = Umieść znacznik awarii w tym pomieszczeniu, ale nie w Gnieździe ani w Skażonym pomieszczeniu. Wykonaj rzut na szmery jak zwykle.
exploration-door = Drzwi
    .text = Zamknij drzwi w korytarzu, z którego przychodzisz, chyba że są zniszczone. Wykonaj rzut na szmery jak zwykle.
exploration-item_red = Przedmiot militarny
    .text = Dobierz 1 kartę ze stosu przedmiotów militarnych (czerwonych) i ją zachowaj. Wykonaj rzut na szmery jak zwykle.
exploration-item_yellow = Przedmiot techniczny
    .text = Dobierz 1 kartę ze stosu przedmiotów technicznych (żółtych) i ją zachowaj. Wykonaj rzut na szmery jak zwykle.
exploration-item_green = Przedmiot medyczny
    .text = Dobierz 1 kartę ze stosu przedmiotów medycznych (zielonych) i ją zachowaj. Wykonaj rzut na szmery jak zwykle.
exploration-surface_card = Powierzchnia Marsa
    .text = Dobierz i rozpatrz 1 kartę powierzchni Marsa. Następnie wykonaj rzut na szmery jak zwykle, chyba że pojawił się { -foe(form: "nom") }.

## Nocni łowcy. .text: przy spotkaniu i ataku. .bag: dobrany w kroku kolonii.

stalker-larva = Larwa
    .text = Atakuje bez karty: znika z planszy, a ty otrzymujesz larwę, jeśli jej nie masz, i 1 kartę skażenia. 1 obrażenie ją zabija.
    .bag = Odłóż żeton do puli i dodaj do kolonii 1 żeton dorosłego osobnika.
stalker-creeper = Pełzacz
    .text = Sprawdzenie obrażeń: 1 karta ataku.
    .bag = Odłóż żeton do puli i dodaj do kolonii 1 żeton reproduktora.
stalker-adult = Dorosły osobnik
    .text = Sprawdzenie obrażeń: 1 karta ataku.
    .bag = Zwróć żeton do kolonii. W kolejności rozgrywania każda postać poza walką wykonuje rzut na szmery.
stalker-breeder = Reproduktor
    .text = Sprawdzenie obrażeń: 2 karty ataku, zsumowane.
    .bag = Zwróć żeton do kolonii. W kolejności rozgrywania każda postać poza walką wykonuje rzut na szmery.
stalker-queen = Królowa
    .text = Sprawdzenie obrażeń: 2 karty ataku, zsumowane.
    .bag = Jeśli w Gnieździe jest postać: umieść tam królową i rozpatrz spotkanie z tym żetonem, który pozostaje poza kolonią. W przeciwnym razie zwróć żeton do kolonii i dodaj 1 jajo na planszę laboratorium.
stalker-blank = Pusty żeton
    .text = Nic się nie pojawia. Umieść znacznik szmerów w każdym korytarzu połączonym z pomieszczeniem i zwróć żeton do kolonii; jeśli był ostatni, dodaj 1 żeton dorosłego osobnika.
    .bag = Zwróć żeton do kolonii i dodaj 1 żeton dorosłego osobnika.

## Zasilanie

power-power_1 = Żeton zasilania 1
power-power_2 = Żeton zasilania 2
power-power_3 = Żeton zasilania 3
power-power_4 = Żeton zasilania 4
power-blue = Z działającym zasilaniem
    .text = Komputery działają, przy strzelaniu używa się kości przewagi, a szmery z dala od postaci cichną.
power-red = Pozbawiony zasilania
    .text = Ciemność: wyższe liczby w spotkaniach, efekty ciemności na kartach, brak komputerów, a szmery zostają.
power-lies-on = { $place } z zasilaniem ({ $n })
power-lies-off = { $place } bez zasilania ({ $n })

## Kości i ich ścianki. .text: wynik ścianki.

die-noise = kość szmerów
die-combat = kość walki
die-advantage = kość przewagi
die-surface = kość powierzchni Marsa

face-blank = Pusta ścianka
    .text = Chybienie.
face-creeper = Pełzacz
    .text = 1 obrażenie larwie lub pełzaczowi albo 1 jajo zniszczone. W innym przypadku: chybienie.
face-adult = Dorosły osobnik
    .text = 1 obrażenie larwie, pełzaczowi lub dorosłemu osobnikowi albo 1 jajo zniszczone. W innym przypadku: chybienie.
face-single_hit = Pojedyncze trafienie
    .text = 1 obrażenie dowolnemu celowi.
face-double_hit = Podwójne trafienie
    .text = 2 obrażenia dowolnemu celowi; w walce wręcz 1.
face-discard_hit = Odrzuć, by trafić
    .text = Chybienie — albo — odrzuć 1 kartę akcji: 1 obrażenie dowolnemu celowi. To ani pusta ścianka, ani pojedyncze trafienie.
face-hit_plus = Trafienie plus
    .text = 1 obrażenie dowolnemu celowi — albo — odrzuć 1 kartę akcji: 2 obrażenia. To ani pojedyncze, ani podwójne trafienie.
face-silence = Cisza
    .text = Nic się nie dzieje. Mając znacznik śluzu, rozpatrz zamiast tego niebezpieczeństwo.
face-danger = Niebezpieczeństwo
    .text = Wszyscy { -foe(form: "all") } z sąsiednich pomieszczeń, którzy nie są w walce, przychodzą do ciebie; ten za zamkniętymi drzwiami zamiast tego je niszczy. Jeśli ich nie ma, umieść znacznik szmerów w każdym połączonym korytarzu bez znacznika.
face-1 = 1
    .text = Szmery w korytarzu 1. Jeśli jest tam już znacznik szmerów: spotkanie.
face-2 = 2
    .text = Szmery w korytarzu 2. Jeśli jest tam już znacznik szmerów: spotkanie.
face-3 = 3
    .text = Szmery w korytarzu 3. Jeśli jest tam już znacznik szmerów: spotkanie.
face-4 = 4
    .text = Szmery w korytarzu 4. Jeśli jest tam już znacznik szmerów: spotkanie.
face-surface = Powierzchnia Marsa
    .text = Dobierz i rozpatrz 1 kartę powierzchni Marsa.

## Kolory, sektory, miejsca

colour-red = czerwony
colour-yellow = żółty
colour-green = zielony
colour-white = biały
    .text = Przeszukujący gracz wskazuje jeden z trzech stosów przedmiotów.
colour-blue = niebieski
colour-none = bez koloru
    .text = Tego pomieszczenia nie można przeszukać.

section-S_01 = S-01
section-S_02 = S-02
section-S_03 = S-03
section-elevator = winda

place-isolation = Izolatka
place-container = wystrzelona kapsuła
place-bunker = Bunkier

## Znaczniki

marker-fire = znacznik pożaru
    .text = Postać, która kończy tu turę, otrzymuje 1 powierzchowną ranę; w fazie wydarzeń każdy obecny tu { -foe(form: "nom") } otrzymuje 1 obrażenie. Jeśli trzeba umieścić znacznik, a żadnego już nie ma, baza zostaje zniszczona.
marker-malfunction = znacznik awarii
    .text = Akcja pomieszczenia i komputer tu nie działają; przeszukiwać można. Jeśli trzeba umieścić znacznik, a żadnego już nie ma, baza zostaje zniszczona.
marker-noise = znacznik szmerów
    .text = Kolejne szmery w tym korytarzu wywołują spotkanie.
marker-slime = znacznik śluzu
    .text = Każda wyrzucona lub odkryta przez ciebie cisza liczy się jako niebezpieczeństwo.
marker-door = drzwi
    .text = Otwarte: droga wolna. Zamknięte: żadna postać nie przejdzie, a { -foe(form: "nom") } niszczy je, zamiast przejść. Zniszczone: nie można ich już zamknąć.
marker-larva = larwa
    .text = Jeśli skanowanie wykaże ZARAŻENIE, gdy masz larwę, giniesz i pojawia się pełzacz.
marker-signal = sygnał
    .text = Ta postać wysłała sygnał.
marker-knowledge = żeton wiedzy
    .text = Wskazuje twój poziom wiedzy, od 1 do 8. Archiwum odwraca go na aktywną stronę.
marker-time = żeton czasu
    .text = Czerwony: działa każdy próg zasilania. Niebieski: tylko niebieskie progi. Na polu 8 odblokowuje się Izolatka; na polu S gra się kończy.
marker-self_destruct = żeton autodestrukcji
    .text = Żółty: można zatrzymać. Gdy żeton czasu opuści jego pole, żeton autodestrukcji przesuwa się o 3 pola dalej i odwraca na czerwoną stronę, a brama główna się otwiera. Czerwony: gdy żeton czasu opuści jego pole, baza zostaje zniszczona.
marker-emergency = żeton procedury alarmowej
    .text = Izolatka jest odblokowana. Gra kończy się, gdy żeton czasu opuści to pole.
marker-depressurization = żeton wentylacji
    .text = Na koniec fazy graczy ginie wszystko, co żyje w tym pomieszczeniu, oprócz jaj, chyba że otwarto lub zniszczono któreś z jego drzwi.
marker-gate = brama główna
    .text = Póki jest zamknięta, nikt nie dotrze do Bunkra. Otwiera się przy pierwszej śmierci postaci, Kluczem do bramy głównej lub gdy żeton autodestrukcji odwróci się na czerwoną stronę.
marker-rover = łazik
    .text = Zabiera 1 postać od wyjścia do Bunkra, jeśli brama główna jest otwarta.
marker-elevator = winda
    .text = Czeka w jednym z trzech szybów windy. Wymaga zasilania.
marker-emergency_procedure = { marker-emergency }
    .text = { marker-emergency.text }
marker-main_gate = { marker-gate }
    .text = { marker-gate.text }
marker-ammo = znacznik amunicji
marker-status = znacznik statusu
marker-wounds = obrażenia
marker-first_player = żeton pierwszego gracza
