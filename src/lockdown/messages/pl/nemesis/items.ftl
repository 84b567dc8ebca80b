### Przedmioty, ciężkie obiekty, komponenty i stosy. .text: efekt z warunkami. .activation: jak aktywować przedmiot osobisty.
### Koszt, symbol walki, ręka, jednorazowość, amunicja i komponenty są pokazane osobno.

-item-engine = w pomieszczeniu silnika, ze znacznikiem awarii lub bez niego: podejrzyj w tajemnicy oba żetony jego silnika i odłóż je w dowolnej kolejności. Wszyscy dowiadują się, czy kolejność się zmieniła
-item-door = otwórz lub zamknij 1 drzwi w korytarzu twojego pomieszczenia

## Militarne (czerwone)

item-energy_charge = Ładunek energii
    .text = Załaduj do pełna 1 niesioną broń energetyczną — albo — { -item-door }.
item-grenade = Granat
    .text = Wybierz swoje lub sąsiednie pomieszczenie, bez zamkniętych drzwi po drodze, i cel w nim: intruz otrzymuje 2 obrażenia albo, w odkrytym pomieszczeniu, zniszcz 2 jaja, których nikt nie niesie. Każdy inny intruz otrzymuje tam 1 obrażenie. Następnie każda obecna tam postać, także twoja, otrzymuje 1 głęboką ranę. Jeśli celem były jaja, wykonaj rzut na szmery w swoim pomieszczeniu.
item-smoke_grenade = Granat dymny
    .text = Wybierz sąsiednie pomieszczenie, bez zamkniętych drzwi po drodze. Każda inna postać w twoim pomieszczeniu odrzuca 1 wybraną przez siebie kartę akcji, jeśli ją ma. Następnie przejdź do wybranego pomieszczenia bez ataków podczas ucieczki; odkrywanie i rzut na szmery jak zwykle.
item-recon_drone = Dron zwiadowczy
    .text = Podejrzyj w tajemnicy 1 nieodkryty kafelek pomieszczenia i jego żeton eksploracji, po czym odłóż oba.
item-decoy = Wabik
    .text = Wybierz sąsiednie pomieszczenie, także za zamkniętymi drzwiami. Wabik ściąga tam wszystkich intruzów z pomieszczeń sąsiadujących z nim, także z twojego. Najpierw każdy z nich, który jest w walce, wykonuje jeden atak; potem wszyscy ruszają jednocześnie; ten za zamkniętymi drzwiami niszczy je i zostaje. Bez spotkania i ataku z zaskoczenia.
item-extended_magazine = Powiększony magazynek
    .text = Dołóż na stałe tę kartę do 1 niesionej broni energetycznej: jej pojemność rośnie o 2 i otrzymuje 2 znaczniki amunicji. Odtąd obie karty są jednym przedmiotem.
item-prototype_rifle = Prototyp: karabin
    .text = Broń energetyczna. Gdy przy Strzale wypadnie podwójne trafienie, możesz usunąć jeszcze 1 znacznik amunicji, by zadać o 1 obrażenie więcej.
item-prototype_shotgun = Prototyp: strzelba
    .text = Broń energetyczna. Przy Strzale każda ścianka oprócz pustej zadaje co najmniej 1 obrażenie, a pojedyncze lub podwójne trafienie o 1 więcej.
item-prototype_pistol = Prototyp: pistolet
    .text = Broń energetyczna. Po rzucie przy Strzale możesz raz przerzucić, bez zużywania amunicji; obowiązuje drugi wynik.
item-comms_key = Klucz łączności
    .text = W pomieszczeniu z komputerem i bez znacznika awarii: wybierz innego żywego gracza ze znacznikiem sygnału. Tylko ty widzisz 1 jego cel; jeśli ma dwa, wskazujesz osobisty lub korporacyjny. Wszyscy widzą, że patrzysz.
item-evacuation_key = Klucz ewakuacyjny
    .text = W sekcji ewakuacyjnej: odwróć na drugą stronę 1 kapsułę ratunkową tej sekcji, zablokowaną lub odblokowaną. Znacznik awarii w tym nie przeszkadza.
    .activation = Bądź w odkrytym Systemie przeciwpożarowym.
item-self_destruct_key = Klucz autodestrukcji
    .text = W pomieszczeniu z komputerem i bez znacznika awarii: rozpocznij odliczanie do autodestrukcji, na tych samych zasadach co w Generatorze — albo — zatrzymaj odliczanie, na tych samych zasadach co tam. Znacznik awarii w Generatorze w tym nie przeszkadza.

## Techniczne (żółte)

item-chemicals = Chemikalia
    .text = Załaduj do pełna 1 niesiony Miotacz ognia.
item-tools = Narzędzia
    .text = Usuń znacznik awarii ze swojego pomieszczenia — albo — { -item-engine } — albo — { -item-door }.
item-duct_tape = Taśma naprawcza
    .text = Usuń znacznik awarii ze swojego pomieszczenia — albo — { -item-engine } — albo — złącz 2 niesione karty ciężkich przedmiotów, jeszcze niezłączone: zajmują razem 1 rękę, a ta karta zostaje przy nich. Gdy pozbywasz się jednej z nich, odrzuć tę kartę; druga zajmuje własną rękę. Obiektów nie można złączyć.
item-fire_extinguisher = Gaśnica
    .text = Usuń znacznik pożaru ze swojego pomieszczenia — albo — intruz w twoim pomieszczeniu wycofuje się.
item-clothes = Ubrania
    .text = Usuń swój znacznik śluzu — albo — opatrz 1 swoją nieopatrzoną głęboką ranę.
item-technical_corridor_plans = Plany korytarzy technicznych
    .text = Z pomieszczenia z wejściem do korytarzy technicznych przejdź do innego z takim wejściem, odkrytego lub nie; odkrywanie i rzut na szmery jak zwykle, ale zignoruj żeton drzwi. Nie pasujesz.
item-space_suit = Kombinezon kosmiczny
    .text = W żółtym pomieszczeniu: wybierz inne odkryte żółte pomieszczenie. Odrzuć wszystkie karty akcji, które masz jeszcze na ręce; karty skażenia zostają. Następnie przejdź tam, cokolwiek jest po drodze. Jeśli jest puste, wykonaj rzut na szmery.
item-nemesis_plans = Plany Nemesis
    .text = Podejrzyj w tajemnicy najwyżej 2 nieodkryte kafelki pomieszczeń, bez ich żetonów eksploracji, i je odłóż.

## Medyczne (zielone)

item-medkit = Apteczka
    .text = Wybierz siebie lub postać w swoim pomieszczeniu, która się zgodzi: opatrz 1 jej nieopatrzoną głęboką ranę — albo — ulecz 1 jej opatrzoną głęboką ranę. Którą, wybiera jej gracz.
item-bandages = Bandaże
    .text = Wybierz siebie lub postać w swoim pomieszczeniu, która się zgodzi: opatrz 1 jej nieopatrzoną głęboką ranę — albo — ulecz wszystkie jej powierzchowne rany.
item-synthetic_food = Syntetyczna żywność
    .text = Dobierz 2 karty akcji.
item-adrenaline_injection = Zastrzyk adrenaliny
    .text = Dobierz 1 kartę. W tej turze możesz wykonać dowolnie wiele kolejnych akcji; gdy skończysz, pasujesz.
item-alcohol = Alkohol
    .text = W tajemnicy zeskanuj 1 kartę skażenia z ręki i usuń ją bez względu na wynik, bez zarażania się; jeśli było na niej ZARAŻENIE, otrzymujesz 1 nową kartę skażenia.
item-military_drugs = Wojskowe stymulanty
    .text = Odrzuć z ręki dowolnie wiele kart, także kart skażenia, po czym dobierz tyle samo i jeszcze 1.

## Samoróbki (niebieskie)

item-antidote = Antidotum
    .text = W tajemnicy zeskanuj wszystkie swoje karty skażenia na ręce, w stosie i na stosie kart odrzuconych; usuń te z ZARAŻENIEM i swoją larwę, bez zarażania się. Otrzymujesz 1 kartę skażenia; potasuj ją ze stosem i stosem kart odrzuconych w nowy stos; karty na ręce zostają. Potem pasujesz.
item-taser = Paralizator
    .text = Intruz w twoim pomieszczeniu otrzymuje 1 obrażenie (sprawdzenie obrażeń); jeśli żyje i nadal tu jest, wycofuje się — albo — inna postać w twoim pomieszczeniu, której gracz ma co najmniej 1 kartę: ten gracz odrzuca wszystkie karty z ręki, także karty skażenia, bez pasowania.
item-flamethrower = Miotacz ognia
    .text = Broń klasyczna. Przy Strzale każda ścianka oprócz pustej zadaje co najmniej 1 obrażenie. Przy podwójnym trafieniu, po obrażeniach i ich sprawdzeniu, umieść też znacznik pożaru w swoim pomieszczeniu. Ładują go tylko Chemikalia.
item-molotov_cocktail = Koktajl Mołotowa
    .text = Wybierz swoje lub sąsiednie pomieszczenie, bez zamkniętych drzwi po drodze, w którym jest intruz lub, jeśli jest odkryte, jaja, których nikt nie niesie. Umieść tam znacznik pożaru; każdy obecny tam intruz otrzymuje 1 obrażenie. Możesz zniszczyć tam 1 takie jajo, a jeśli nie ma intruza, musisz. Każda obecna tam postać, także twoja, otrzymuje 1 głęboką ranę. Po zniszczeniu jaja wykonaj rzut na szmery w swoim pomieszczeniu.

## Przedmioty startowe

item-revolver = Rewolwer
    .text = Broń klasyczna. Przy Strzale podwójne trafienie zadaje o 1 obrażenie więcej. Ładuje go tylko karta Kapitana „Przeładowanie”.
item-shotgun = Strzelba
    .text = Broń energetyczna. Gdy Strzał z niej zadaje co najmniej 1 obrażenie, zadaje o 1 więcej, z jednym sprawdzeniem obrażeń.
item-sawed_off_shotgun = Obrzyn
    .text = Broń energetyczna. Przy Strzale pojedyncze trafienie liczy się jako podwójne.
item-assault_rifle = Karabin szturmowy
    .text = Broń energetyczna. Gdy Strzał z niej zadaje co najmniej 1 obrażenie, zadaje o 1 więcej, z jednym sprawdzeniem obrażeń.
item-rifle = Karabin
    .text = Broń energetyczna bez zasady specjalnej.
item-pistol = Pistolet Naukowca
    .text = Broń energetyczna. Przy Strzale podwójne trafienie liczy się jako pojedyncze.

## Przedmioty osobiste

item-log_key = Klucz do dziennika
    .text = W pomieszczeniu z komputerem i bez znacznika awarii: wybierz innego żywego gracza. Tylko ty widzisz 1 jego cel; jeśli ma dwa, wskazujesz osobisty lub korporacyjny. Wszyscy widzą, że patrzysz.
    .activation = Bądź w odkrytym Pokoju łączności.
item-intercom = Interkom
    .text = Działa zawsze. Twój Rozkaz sięga postaci w dowolnym pomieszczeniu z komputerem, a twoja Motywacja każdej postaci w takich pomieszczeniach. Przerwać te karty mogą tylko gracze w twoim pomieszczeniu.
    .activation = W dowolnym miejscu odrzuć Narzędzia lub Taśmę naprawczą.
item-orbital_maneuvering_system = System manewrowania orbitalnego
    .text = Każdy gracz, który jeszcze nie spasował, natychmiast pasuje, najpierw ty, potem pozostali w kolejności rozgrywania. Tylko twoja tura kończy się raną od pożaru. W fazie wydarzeń tej rundy intruzi nie atakują.
    .activation = W dowolnym miejscu odrzuć Ładunek energii.
item-plasma_torch = Palnik plazmowy
    .text = Otwórz lub zamknij 1 drzwi w korytarzu twojego pomieszczenia. Można nim zamknąć nawet zniszczone drzwi.
    .activation = Bądź w odkrytym Magazynie.
item-flashlight = Latarka
    .text = Przeszukaj swoje pomieszczenie na zwykłych zasadach, bez karty Przeszukanie.
    .activation = W dowolnym miejscu odrzuć Ładunek energii.
item-autoloader = Automat ładujący
    .text = Działa zawsze. Dołożony do Karabinu szturmowego: jego pojemność rośnie o 1 i otrzymuje 1 znacznik amunicji. Załadowanie tego karabinu Ładunkiem energii kosztuje 0.
    .activation = Bądź w odkrytej Zbrojowni z Karabinem szturmowym w ręce.
item-armor = Pancerz
    .text = Reakcja. Gdy ma cię trafić atak, po dobraniu karty ataku (lub zanim skazi cię larwa): nie ma on na ciebie wpływu, nawet jeśli jest śmiertelny. Larwa zostaje w pomieszczeniu.
    .activation = W dowolnym miejscu odrzuć Narzędzia lub Taśmę naprawczą.
item-motion_scanner = Skaner ruchu
    .text = Reakcja, raz na każdy twój rzut na szmery, przed rozpatrzeniem wyniku: odrzuć 1 kartę akcji, by rzucić kością ponownie; obowiązuje drugi wynik.
    .activation = W dowolnym miejscu odrzuć Ładunek energii. Wymaga wolnej ręki.
item-security_key = Klucz bezpieczeństwa
    .text = Wybierz dowolne pomieszczenie. Zdecyduj dla każdego jego korytarza, czy drzwi zostają otwarte, zamknięte, czy bez zmian; co najmniej jedne muszą się zmienić. Zniszczone pozostają bez zmian.
    .activation = Bądź w Kokpicie.
item-holo_computer = Holokomputer
    .text = Działa zawsze. Możesz zagrywać karty Intranet i Ocena ryzyka w dowolnym pomieszczeniu, bez komputera i mimo znacznika awarii. Pomieszczenie, z którego akcji korzysta Intranet, nadal musi mieć działający komputer.
    .activation = Bądź w odkrytym Generatorze. Wymaga wolnej ręki.
item-laboratory_equipment = Sprzęt laboratoryjny
    .text = Wybierz zwłoki, jajo lub truchło, które leżą w twoim pomieszczeniu lub które niesie obecna tam postać, jeśli się zgodzi; w Gnieździe liczą się też jaja z planszy intruzów. Odkryj kartę słabości na polu tego rodzaju. Obiekt zostaje.
    .activation = W dowolnym miejscu odrzuć Chemikalia.

## Ciężkie obiekty

object-egg = Jajo
    .text = Zabrane z Gniazda. Zajmuje rękę; można je przebadać.
object-carcass = Truchło intruza
    .text = To, co zostało z intruza. Zajmuje rękę; można je przebadać.
object-corpse = Zwłoki postaci
    .text = To, co zostało z postaci. Zajmują rękę; można je przebadać.
object-corpse_blue = Niebieskie zwłoki
    .text = Ktoś, kto się nie obudził; leżą w Hibernatorium od początku. Zajmują rękę; można je przebadać.

## Komponenty

component-flame = płomień
component-cloth = tkanina
component-cross = krzyż
component-tool = narzędzie
component-battery = bateria

## Stosy

deck-red = przedmioty militarne
deck-yellow = przedmioty techniczne
deck-green = przedmioty medyczne
deck-blue = samoróbki
deck-crafted = { deck-blue }
deck-starting = przedmioty startowe
deck-mission = przedmioty osobiste
