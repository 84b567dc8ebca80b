### Karty akcji i karty skażenia. .text: efekt z warunkami. Koszt i symbol walki są pokazane osobno.

action-search = Przeszukanie
    .text = Jeśli twoje pomieszczenie ma kolor, a jego licznik przedmiotów wynosi co najmniej 1: zmniejsz licznik o 1 i dobierz 2 karty tego koloru (w białym pomieszczeniu najpierw wskaż stos). W tajemnicy zachowaj dokładnie 1; drugą odłóż pod jej stos. Ciężki przedmiot pokaż; bez wolnej ręki on też trafia pod stos. W Skażonym pomieszczeniu otrzymujesz potem znacznik śluzu.
action-rest = Odpoczynek
    .text = Zeskanuj wszystkie karty skażenia na ręce (co najmniej 1) i usuń każdą bez ZARAŻENIA. Jeśli na którejś jest ZARAŻENIE, otrzymujesz larwę, a jeśli już ją masz, giniesz i pojawia się pełzacz. Karty z ZARAŻENIEM zostają na ręce.
action-demolition = Demolka
    .text = Zniszcz 1 zamknięte drzwi w korytarzu twojego pomieszczenia — albo — umieść w swoim pomieszczeniu znacznik awarii, jeśli go nie ma i może się tam znaleźć.
action-interruption = Przerwanie
    .text = Reakcja. Gdy inny gracz w twoim pomieszczeniu ogłosił akcję i opłacił jej koszt, przed jej efektem: anuluj tę akcję. Koszt pozostaje opłacony, a przedmiot jednorazowego użytku zostaje odrzucony — albo — gdy inny gracz w twoim pomieszczeniu zagrywa Przerwanie: anuluj to Przerwanie.
action-repairs = Naprawy
    .text = Usuń znacznik awarii ze swojego pomieszczenia.
action-basic_repairs = Podstawowe naprawy
    .text = Usuń znacznik awarii ze swojego pomieszczenia.

action-stun = Ogłuszenie
    .text = Wybierz inną postać w swoim pomieszczeniu, której gracz ma na ręce od 1 do 3 kart: ten gracz odrzuca wszystkie karty z ręki, także karty skażenia — albo — odrzuć 1 niesioną broń, załadowaną lub nie, wraz ze wszystkim, co do niej dołożono: nocny łowca z twojego pomieszczenia przemieszcza się do wybranego przez ciebie sąsiedniego pomieszczenia, ale nie przez zamknięte drzwi ani korytarze techniczne. Zachowuje swoje obrażenia.
action-quarantine = Kwarantanna
    .text = W pomieszczeniu z komputerem i bez znacznika awarii (zasilanie niepotrzebne): wybierz dowolne pomieszczenie i zamknij wszystkie otwarte drzwi w jego korytarzach. Zniszczone drzwi pozostają bez zmian. Jeśli zabraknie drzwi, weź zamknięte z innych miejsc, ale nie te umieszczone tą kartą.
action-facility_tour = Wycieczka po bazie
    .text = Przejdź do sąsiedniego pomieszczenia i zabierz bez pytania najwyżej 1 inną postać ze swojego. Jeśli jest nieodkryte, odkryj je i zdecyduj, czy rozpatrujesz, czy ignorujesz efekt specjalny żetonu. Jeśli było puste, tylko ty wykonujesz rzut na szmery, chyba że rozpatrzony żeton go odwołuje. W walce jest to ucieczka: atakowana jest tylko twoja postać, a obie przechodzą tylko wtedy, gdy przeżyjesz.
action-defense_plan = Plan obrony
    .text = W białym lub czerwonym pomieszczeniu: wykonaj jedną z jego akcji pomieszczenia bez opłacania kosztu — albo — podejrzyj w tajemnicy najwyżej 2 nieodkryte kafelki pomieszczeń, bez ich żetonów.

action-recharge = Doładowanie
    .text = W sektorze z działającym zasilaniem: dodaj 2 znaczniki amunicji do 1 niesionej broni energetycznej, najwyżej do jej pojemności.
action-neuralink = Neurołącze
    .text = Wykonaj tutaj jedną akcję komputera bez opłacania kosztu. Musisz być w sektorze z działającym zasilaniem, w pomieszczeniu bez komputera (lub ze znacznikiem awarii) — albo — w sektorze pozbawionym zasilania, w pomieszczeniu z komputerem i bez znacznika awarii.
action-bypass = Omijanie zabezpieczeń
    .text = W sektorze z działającym zasilaniem, w pomieszczeniu z komputerem i bez znacznika awarii: rozpatrz dowolną liczbę opcji odkrytej karty komputera, każdą najwyżej raz i w dowolnej kolejności, po czym wymień kartę — albo — odwróć żeton zasilania swojego sektora na drugą stronę.
action-it_works_for_me = U mnie działa
    .text = Usuń znacznik awarii ze swojego pomieszczenia. Następnie, jeśli jest w nim komputer, a sektor ma działające zasilanie, możesz wykonać jedną akcję komputera bez opłacania kosztu.
action-master_plan = Plan doskonały
    .text = W pomieszczeniu z komputerem i bez znacznika awarii (zasilanie niepotrzebne): wykonaj jedną z jego akcji pomieszczenia, nie akcję komputera, bez opłacania kosztu — albo — podejrzyj w tajemnicy najwyżej 2 nieodkryte kafelki pomieszczeń.

action-emergency_key = Klucz awaryjny
    .text = W szybie windy bez znacznika awarii: wezwij windę, jeśli jest gdzie indziej, a potem z niej skorzystaj, z zasilaniem lub bez — albo — otwórz lub zamknij 1 drzwi w korytarzu twojego pomieszczenia.
action-clean_up = Gruntowne sprzątanie
    .text = Usuń znacznik awarii ze swojego pomieszczenia — albo — usuń znacznik pożaru ze swojego pomieszczenia.
action-maintenance_plan = Plan konserwacji
    .text = W białym lub żółtym pomieszczeniu: wykonaj jedną z jego akcji pomieszczenia bez opłacania kosztu — albo — podejrzyj w tajemnicy najwyżej 2 nieodkryte kafelki pomieszczeń.
action-jury_rigging = Prowizorka
    .text = W żółtym pomieszczeniu z licznikiem przedmiotów równym co najmniej 1: zmniejsz licznik o 1 i weź ze stosu samoróbek 1 Miotacz ognia, Skafander kosmiczny lub Paralizator, bez komponentów. Miotacz ognia wymaga wolnej ręki i jest załadowany.
action-it_should_work = Powinno działać
    .text = Jeśli w twoim pomieszczeniu jest znacznik awarii: wykonaj mimo to jedną z jego akcji pomieszczenia bez opłacania kosztu; znacznik zostaje — albo — w sektorze pozbawionym zasilania, w pomieszczeniu z komputerem i bez znacznika awarii: wykonaj jedną akcję komputera, jakby zasilanie działało, bez opłacania kosztu.

action-weird_metabolism = Dziwny metabolizm
    .text = Usuń swój znacznik śluzu — albo — odrzuć z ręki 1 kartę skażenia na swój stos kart odrzuconych, bez skanowania, i dobierz 2 karty.
action-sensitive_hearing = Czuły słuch
    .text = Wybierz korytarz połączony z twoim pomieszczeniem lub pole korytarzy technicznych, jeśli jest tu wejście do nich: usuń z niego znacznik szmerów — albo — umieść tam znacznik szmerów, jeśli go nie ma. Nigdy nie wywołuje to spotkania.
action-feel_of_the_dark = Wyczucie mroku
    .text = Reakcja. Gdy efekt ciemności wydarzenia ma cię dotknąć: zignoruj go; pomija twoje pomieszczenie i jego korytarze — albo — przy ataku z zaskoczenia na ciebie, po dobraniu karty ataku: zignoruj cały jej efekt. Przy larwie nie dobiera się karty i jej ataku nie można zignorować.
action-inconspicuous = Kamuflaż
    .text = Reakcja. Gdy atakuje cię nocny łowca, przed dobraniem karty ataku: atakuje zamiast ciebie inną, wybraną przez ciebie postać w twoim pomieszczeniu, także przy ataku z zaskoczenia lub ucieczce — albo — gdy jesteś w ciemności: nie wykonuj rzutu na szmery w kroku kolonii nocnych łowców.

action-desperate_attack = Desperacki atak
    .text = Otrzymujesz 1 kartę skażenia. Następnie wybierz nocnego łowcę w swoim pomieszczeniu: otrzymuje 2 obrażenia, z jednym sprawdzeniem obrażeń. Jeśli nadal jest w twoim pomieszczeniu, natychmiast cię atakuje.
action-distraction = Rozproszenie
    .text = Odrzuć 1 swoją kartę przedmiotu (nie nieaktywny przedmiot osobisty). Wybierz sąsiednie pomieszczenie, do którego nie prowadzą zamknięte drzwi: uciekasz tam ty, 1 inna postać stąd, która się zgodzi, albo obie, bez ataków. Odkrywanie przebiega jak zwykle; rzut na szmery wykonujesz ty, jeśli się przemieszczasz, w przeciwnym razie ta druga postać.
action-obstinate = Nieustępliwość
    .text = Dobierz 1 kartę za każdą swoją głęboką ranę, opatrzoną lub nie — albo — odrzuć 1 swoją kartę przedmiotu (nie nieaktywny przedmiot osobisty) i opatrz 1 swoją głęboką ranę.
action-vents = Szyby wentylacyjne
    .text = Z pomieszczenia z wejściem do korytarzy technicznych przejdź do innego odkrytego pomieszczenia z takim wejściem; bez eksploracji i rzutu na szmery. Następnie dobierz 1 kartę ataku i rozpatrz ją jako atak dorosłego osobnika na ciebie w ciemności, bez figurki.

action-rushed_analysis = Pospieszna analiza
    .text = Zeskanuj wszystkie karty skażenia na ręce (co najmniej 1) i usuń każdą bez ZARAŻENIA. Jeśli usunięto choć jedną, zwiększ wiedzę o 1. Następnie, jeśli na którejś jest ZARAŻENIE, otrzymujesz larwę, a jeśli już ją masz, giniesz i pojawia się pełzacz.
action-workspace_plan = Plan pracowni
    .text = W białym lub zielonym pomieszczeniu: wykonaj jedną z jego akcji pomieszczenia bez opłacania kosztu — albo — podejrzyj w tajemnicy najwyżej 2 nieodkryte kafelki pomieszczeń.
action-pheromones = Feromony
    .text = Reakcja. Gdy atakuje cię nocny łowca, po dobraniu karty ataku (lub zanim skazi cię larwa): odłóż do puli 1 niesione jajo lub truchło i wybierz jedno: atak nie ma efektu, a każda postać w twoim pomieszczeniu, także ty, otrzymuje znacznik śluzu; larwa zostaje — albo — wiedza 6: atak, z dobraną kartą, trafia zamiast ciebie inną, wybraną przez ciebie postać w twoim pomieszczeniu, bez śluzu.
action-field_experience = Doświadczenie w terenie
    .text = Wybierz jedno: zmniejsz o 1 licznik przedmiotów swojego pomieszczenia (równy co najmniej 1) i zwiększ wiedzę o 1 — albo — wiedza 4: podejrzyj w tajemnicy 2 wierzchnie karty wydarzeń, jedną odłóż na wierzch, a drugą na spód stosu — albo — wiedza 6: zrób to samo z 2 wierzchnimi kartami ataku.
action-vivisection = Wiwisekcja
    .text = Usuń 1 użycie ze swojego Ramienia sondującego i wybierz nocnego łowcę w swoim pomieszczeniu: otrzymuje 1 obrażenie i po 1 kolejnym za każde 2 pełne poziomy twojej wiedzy, z jednym sprawdzeniem obrażeń.

action-computer_skills = Biegłość komputerowa
    .text = Otwórz lub zamknij 1 drzwi w korytarzu twojego pomieszczenia — albo — w pomieszczeniu z komputerem i bez znacznika awarii (zasilanie niepotrzebne): wykonaj jedną z jego akcji pomieszczenia, nie akcję komputera, bez opłacania kosztu.
action-remote_piloting = Zdalne sterowanie
    .text = W pomieszczeniu z komputerem i bez znacznika awarii (zasilanie niepotrzebne): przesuń pusty łazik na jego drugie miejsce, a na stronie z powierzchnią do innego wyjścia lub Bunkra — albo — podejrzyj w tajemnicy 1 zakryty żeton SWC.
action-knowledge_of_the_facility = Znajomość bazy
    .text = Otwórz lub zamknij 1 drzwi w korytarzu twojego pomieszczenia — albo — podejrzyj w tajemnicy 1 nieodkryty kafelek pomieszczenia i jego żeton eksploracji.
action-old_friend = Stary znajomy
    .text = W pomieszczeniu bez symbolu komputera i bez znacznika awarii: wykonaj jedną z jego akcji pomieszczenia bez opłacania kosztu. Wejście do kapsuły nadal wymaga odrzucenia wszystkich kart z ręki. Ucieczka do Bunkra i jazda łazikiem nie są akcjami pomieszczenia.

contamination-infected = Zarażenie
    .text = ZARAŻENIE. Jeśli skanujący efekt nie mówi inaczej, otrzymujesz larwę, a jeśli już ją masz, giniesz i w twoim pomieszczeniu pojawia się pełzacz.
contamination-clean = Bez zarażenia
    .text = Bez ZARAŻENIA. To, czy karta zostaje usunięta, określa efekt, który nakazał skanowanie.
contamination-unknown = Skażenie
    .text = Nikt nie wie, co kryje ta karta, dopóki nie zostanie zeskanowana. Nie można jej odrzucić, by opłacić koszt akcji.
