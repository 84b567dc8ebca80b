### Żetony, znaczniki, kości, kolory i miejsca.

## Miejsca docelowe

destination-earth = Ziemia
    .text = Kto jest w hibernacji, dociera cało na miejsce.
destination-mars = Mars
    .text = Kto jest w hibernacji, ginie, chyba że ma Kwarantannę.
destination-venus = Wenus
    .text = Kto jest w hibernacji, ginie.
destination-deep_space = głęboki kosmos
    .text = Kto jest w hibernacji, ginie.

## Silniki

engine-working = sprawny
    .text = Silnik działa. Przy skoku muszą działać co najmniej dwa.
engine-damaged = uszkodzony
    .text = Silnik nie działa. Przy dwóch lub trzech uszkodzonych silnikach statek eksploduje w chwili skoku.

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
    .text = Umieść znacznik awarii w tym pomieszczeniu, ale nie w Gnieździe ani w Pomieszczeniu pokrytym śluzem. Wykonaj rzut na szmery jak zwykle.
exploration-door = Drzwi
    .text = Zamknij drzwi w korytarzu, z którego przychodzisz, chyba że są zniszczone. Wykonaj rzut na szmery jak zwykle.

## Intruzi. .text: przy spotkaniu i ataku. .bag: dobrany w kroku kolonii.

stalker-larva = Larwa
    .text = Atakuje bez karty: jeśli nie masz larwy, znika z planszy i ją otrzymujesz; jeśli już ją masz, zostaje. Otrzymujesz 1 kartę skażenia. 1 obrażenie ją zabija.
    .bag = Odłóż żeton na bok i dodaj do kolonii 1 żeton dorosłego osobnika.
stalker-creeper = Pełzacz
    .text = Sprawdzenie obrażeń: 1 karta ataku.
    .bag = Odłóż żeton na bok i dodaj do kolonii 1 żeton reproduktora.
stalker-adult = Dorosły osobnik
    .text = Sprawdzenie obrażeń: 1 karta ataku.
    .bag = W kolejności rozgrywania każda postać poza walką wykonuje rzut na szmery. Potem zwróć żeton do kolonii.
stalker-breeder = Reproduktor
    .text = Sprawdzenie obrażeń: 2 karty ataku, zsumowane.
    .bag = W kolejności rozgrywania każda postać poza walką wykonuje rzut na szmery. Potem zwróć żeton do kolonii.
stalker-queen = Królowa
    .text = Sprawdzenie obrażeń: 2 karty ataku, zsumowane.
    .bag = Jeśli w Gnieździe jest postać: umieść tam królową i rozpatrz spotkanie z tym żetonem, który pozostaje poza kolonią. W przeciwnym razie zwróć żeton do kolonii i dodaj 1 jajo na planszę intruzów.
stalker-blank = Pusty żeton
    .text = Nic się nie pojawia. Umieść znacznik szmerów w każdym korytarzu połączonym z pomieszczeniem i zwróć żeton do kolonii; jeśli był ostatni, dodaj 1 żeton dorosłego osobnika.
    .bag = Zwróć żeton do kolonii i dodaj 1 żeton dorosłego osobnika.

## Kości i ich ścianki. .text: wynik ścianki.

die-noise = kość szmerów
die-combat = kość walki

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
face-silence = Cisza
    .text = Nic się nie dzieje. Mając znacznik śluzu, rozpatrz zamiast tego niebezpieczeństwo.
face-danger = Niebezpieczeństwo
    .text = Wszyscy intruzi z sąsiednich pomieszczeń, którzy nie są w walce, przychodzą do ciebie; ten za zamkniętymi drzwiami zamiast tego je niszczy. Jeśli ich nie ma, umieść znacznik szmerów w każdym połączonym korytarzu bez znacznika.
face-1 = 1
    .text = Szmery w korytarzu 1. Jeśli jest tam już znacznik szmerów: spotkanie.
face-2 = 2
    .text = Szmery w korytarzu 2. Jeśli jest tam już znacznik szmerów: spotkanie.
face-3 = 3
    .text = Szmery w korytarzu 3. Jeśli jest tam już znacznik szmerów: spotkanie.
face-4 = 4
    .text = Szmery w korytarzu 4. Jeśli jest tam już znacznik szmerów: spotkanie.

## Kolory i miejsca

colour-red = czerwony
colour-yellow = żółty
colour-green = zielony
colour-white = biały
    .text = Przeszukujący gracz wskazuje jeden z trzech stosów przedmiotów.
colour-blue = niebieski
colour-none = bez koloru
    .text = Tego pomieszczenia nie można przeszukać.

place-pod = w kapsule ratunkowej
place-hibernation = w hibernacji
place-escaped = poza statkiem, w kapsule ratunkowej

## Znaczniki

marker-fire = znacznik pożaru
    .text = Postać, która kończy tu turę, otrzymuje 1 powierzchowną ranę; w fazie wydarzeń każdy obecny tu intruz otrzymuje 1 obrażenie. Jeśli trzeba umieścić znacznik, a żadnego już nie ma, statek eksploduje.
marker-malfunction = znacznik awarii
    .text = Akcja pomieszczenia i komputer tu nie działają; przeszukiwać można. Jeśli trzeba umieścić znacznik, a żadnego już nie ma, statek się rozpada.
marker-noise = znacznik szmerów
    .text = Kolejne szmery w tym korytarzu wywołują spotkanie.
marker-slime = znacznik śluzu
    .text = Każda wyrzucona lub odkryta przez ciebie cisza liczy się jako niebezpieczeństwo.
marker-door = drzwi
    .text = Otwarte: droga wolna. Zamknięte: żadna postać nie przejdzie, a intruz niszczy je, zamiast przejść. Zniszczone: nie można ich już zamknąć.
marker-larva = larwa
    .text = Jeśli skanowanie wykaże ZARAŻENIE, gdy masz larwę, giniesz i pojawia się pełzacz.
marker-signal = sygnał
    .text = Ta postać wysłała sygnał.
marker-time = znacznik czasu
    .text = Przesuwa się o jedno pole w każdej fazie wydarzeń. Na pierwszym niebieskim polu, 8, otwierają się kapsuły hibernacyjne; na końcu toru statek skacze.
marker-self_destruct = znacznik autodestrukcji
    .text = Przesuwa się razem ze znacznikiem czasu, od pola 6. Na polu 3 wszystkie kapsuły ratunkowe zostają odblokowane, a odliczania nie da się już zatrzymać; na końcu toru statek eksploduje. Statek, który skacze w trakcie odliczania, też jest zniszczony.
marker-depressurization = żeton wentylacji
    .text = Na koniec fazy graczy w tym pomieszczeniu ginie każdy intruz i każda postać, chyba że otwarto lub zniszczono któreś z jego drzwi.
marker-engine = silnik
    .text = Dwa zakryte żetony; wierzchni mówi, czy silnik jest sprawny. Kto go widział, może powiedzieć prawdę albo nie. Przy mniej niż dwóch sprawnych silnikach statek eksploduje w chwili skoku.
marker-coordinates = karta koordynatów
    .text = Mówi, jakie miejsce docelowe odpowiada polom A, B, C i D. Leży zakryta; kto ją widział, może powiedzieć prawdę albo nie.
marker-course = znacznik kursu
    .text = Stoi na polu A, B, C lub D. Dokąd leci statek, mówi karta koordynatów; każde miejsce docelowe oprócz Ziemi zabija tych, którzy są w hibernacji.
marker-pod = kapsuła ratunkowa
    .text = Zabiera 2 postacie do domu, cokolwiek stanie się ze statkiem. Zablokowana: nikt nie wejdzie. Wszystkie zostają odblokowane przy pierwszej śmierci i gdy znacznik autodestrukcji dotrze na pole 3; można je znów zablokować.
marker-hibernation = kapsuły hibernacyjne
    .text = Zamknięte, dopóki znacznik czasu nie dotrze na niebieskie pole. Kto zapada w hibernację, potrzebuje całego statku, dwóch sprawnych silników i właściwego kursu.
marker-ammo = znacznik amunicji
marker-status = znacznik statusu
marker-wounds = obrażenia
marker-first_player = żeton pierwszego gracza
