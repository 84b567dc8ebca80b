### Karty akcji i karty skażenia. .text: efekt z warunkami. Koszt i symbol walki są pokazane osobno.

-action-engine = w pomieszczeniu silnika, ze znacznikiem awarii lub bez niego: podejrzyj w tajemnicy oba żetony jego silnika i odłóż je w dowolnej kolejności. Wszyscy dowiadują się, czy kolejność się zmieniła

action-search = Przeszukanie
    .text = Jeśli twoje pomieszczenie ma kolor, a jego licznik przedmiotów wynosi co najmniej 1: zmniejsz licznik o 1 i dobierz 2 karty tego koloru (w białym pomieszczeniu najpierw wskaż stos). W tajemnicy zachowaj dokładnie 1; drugą odłóż pod jej stos. Ciężki przedmiot pokaż; bez wolnej ręki on też trafia pod stos.
action-rest = Odpoczynek
    .text = Zeskanuj wszystkie karty skażenia na ręce (co najmniej 1) i usuń każdą bez ZARAŻENIA. Jeśli na którejś jest ZARAŻENIE, otrzymujesz larwę, a jeśli już ją masz, giniesz i pojawia się pełzacz. Karty z ZARAŻENIEM zostają na ręce.
action-demolition = Demolka
    .text = Zniszcz 1 zamknięte drzwi w korytarzu twojego pomieszczenia — albo — umieść w swoim pomieszczeniu znacznik awarii, jeśli go nie ma i może się tam znaleźć.
action-interruption = Przerwanie
    .text = Reakcja. Gdy inny gracz w twoim pomieszczeniu ogłosił akcję i opłacił jej koszt, przed jej efektem: anuluj tę akcję. Koszt pozostaje opłacony, a przedmiot jednorazowego użytku zostaje odrzucony — albo — gdy inny gracz w twoim pomieszczeniu zagrywa Przerwanie: anuluj to Przerwanie.
action-basic_repairs = Podstawowe naprawy
    .text = Usuń znacznik awarii ze swojego pomieszczenia — albo — { -action-engine }.
action-repairs = Naprawy
    .text = { action-basic_repairs.text }
action-fast_repairs = Szybkie naprawy
    .text = { action-basic_repairs.text }
action-computer_skills = Biegłość komputerowa
    .text = Otwórz lub zamknij 1 drzwi w korytarzu twojego pomieszczenia — albo — w pomieszczeniu z komputerem i bez znacznika awarii: wykonaj jedną z jego akcji pomieszczenia bez opłacania kosztu.

## Kapitan

action-order = Rozkaz
    .text = Wybierz inną postać w swoim pomieszczeniu i sąsiednie pomieszczenie, do którego może przejść: przechodzi tam, chce czy nie chce, odkrywa i wykonuje rzut na szmery jak zwykle. Z aktywnym Interkomem możesz rozkazać postaci w dowolnym pomieszczeniu z komputerem; jeśli są tam intruzi, jest to ucieczka. Nie dotyczy postaci czekającej w kapsule.
action-reload = Przeładowanie
    .text = Połóż 1 znacznik amunicji na Rewolwerze, który trzymasz, najwyżej do jego pojemności.
action-motivation = Motywacja
    .text = Ty, a potem w kolejności rozgrywania każda inna postać w twoim pomieszczeniu, dobiera 1 kartę akcji, także jeśli jej gracz spasował. Z aktywnym Interkomem także każda postać we wszystkich innych pomieszczeniach z komputerem.

## Pilot

action-piloting = Pilotaż
    .text = W Kokpicie lub w pomieszczeniu z komputerem, bez znacznika awarii: wykonaj jedną z jego akcji pomieszczenia bez opłacania kosztu — albo — w pomieszczeniu z komputerem i bez znacznika awarii: podejrzyj w tajemnicy kartę koordynatów.
action-knowledge_of_the_ship = Znajomość statku
    .text = Otwórz lub zamknij 1 drzwi w korytarzu twojego pomieszczenia — albo — podejrzyj w tajemnicy 1 nieodkryty kafelek pomieszczenia, bez jego żetonu eksploracji.
action-old_friend = Stary znajomy
    .text = W pomieszczeniu bez symbolu komputera i bez znacznika awarii: wykonaj jedną z jego akcji pomieszczenia bez opłacania kosztu.

## Mechanik

action-ingenuity = Pomysłowość
    .text = Usuń znacznik awarii ze swojego pomieszczenia — albo — { -action-engine } — albo — zrób 1 przedmiot bez opłacania kosztu akcji; 1 dowolna żółta karta przedmiotu może zastąpić komponent „narzędzie”.

## Żołnierz

action-taking_aim = Przymierzenie
    .text = Oddaj Strzał z broni energetycznej, którą trzymasz. Po rzucie możesz raz przerzucić kość walki; obowiązuje drugi wynik.
action-full_auto = Ogień ciągły
    .text = Oddaj Strzał z Karabinu szturmowego, który trzymasz, i usuń z niego całą amunicję. Kość zadaje swoje obrażenia i po 1 za każde 2 usunięte znaczniki amunicji; jeśli jest ich łącznie co najmniej 1, karabin dodaje 1. Wszystkie obrażenia razem mają jedno sprawdzenie obrażeń.
action-nerves_of_steel = Stalowe nerwy
    .text = Reakcja. Przy ataku z zaskoczenia w twoim pomieszczeniu, na ciebie lub inną postać, po dobraniu karty ataku (lub zanim skazi larwa): atak nie ma na ciebie wpływu. Larwa zostaje w pomieszczeniu.

## Zwiadowca

action-adrenaline = Adrenalina
    .text = Oddaj Strzał do intruza, potem dobierz 1 kartę — albo — ucieknij, z atakami jak zwykle; potem, jeśli żyjesz, dobierz 1 kartę.

## Naukowiec

action-risk_assessment = Ocena ryzyka
    .text = W pomieszczeniu z komputerem i bez znacznika awarii, a z aktywnym Holokomputerem wszędzie: podejrzyj w tajemnicy wierzchnią kartę wydarzenia i odłóż ją na wierzch lub na spód stosu. Inni dowiadują się tylko, gdzie trafiła.
action-blocking_access = Blokada dostępu
    .text = W pomieszczeniu z komputerem i bez znacznika awarii: wykonaj jedną z jego akcji pomieszczenia bez opłacania kosztu — albo — umieść znacznik awarii w dowolnym pomieszczeniu z komputerem na statku, także w swoim.
action-intranet = Intranet
    .text = W pomieszczeniu z komputerem i bez znacznika awarii, a z aktywnym Holokomputerem wszędzie: wykonaj jedną akcję dowolnego takiego pomieszczenia na statku bez opłacania kosztu, jakby twoja postać tam była. Do akcji Laboratorium obiekt musi tam leżeć lub być niesiony.

## Skażenie

contamination-infected = Zarażenie
    .text = ZARAŻENIE. Jeśli skanujący efekt nie mówi inaczej, otrzymujesz larwę, a jeśli już ją masz, giniesz i w twoim pomieszczeniu pojawia się pełzacz.
contamination-clean = Bez zarażenia
    .text = Bez ZARAŻENIA. To, czy karta zostaje usunięta, określa efekt, który nakazał skanowanie.
contamination-unknown = Skażenie
    .text = Nikt nie wie, co kryje ta karta, dopóki nie zostanie zeskanowana. Nie można jej odrzucić, by opłacić koszt akcji.
