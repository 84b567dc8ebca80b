### Przedmioty, ciężkie obiekty, komponenty i stosy. .text: efekt z warunkami. .activation: jak aktywować przedmiot osobisty.
### Koszt, symbol walki, ręka, jednorazowość, amunicja, użycia i komponenty są pokazane osobno.

## Militarne (czerwone)

item-weapon_battery = Akumulator do broni
    .text = Załaduj do pełna 1 niesioną broń energetyczną — albo — przywróć wszystkie użycia 1 swojej Latarce.
item-glow_stick = Światło chemiczne
    .text = Reakcja. Gdy efekt ciemności ma cię dotknąć, zignoruj ten jeden efekt: w wywołanym przez ciebie spotkaniu użyj niższej liczby; na karcie ataku, który cię trafia, pomiń efekt ciemności; efekt ciemności wydarzenia pomija ciebie, twoje pomieszczenie i jego korytarze. Nie działa na nikogo innego.
item-flashlight = Latarka
    .text = Reakcja. Usuń 1 użycie, by zignorować jeden efekt ciemności, który ma cię dotknąć: wyższą liczbę w wywołanym przez ciebie spotkaniu lub efekt ciemności karty ataku albo wydarzenia. Bez użyć czeka na Akumulator do broni; nie odrzuca się jej.
item-grenade = Granat
    .text = Wybierz swoje lub sąsiednie pomieszczenie, bez zamkniętych drzwi po drodze, w którym jest { -foe(form: "nom") } lub, jeśli jest odkryte, jaja, których nikt nie niesie. Jeden { -foe(form: "nom") } otrzymuje tam 2 obrażenia, każdy inny 1. W odkrytym pomieszczeniu zniszcz 1 takie jajo, a jeśli nie ma tam { -foe(form: "gen") }, 2. Następnie każda obecna tam postać, także twoja, otrzymuje 1 głęboką ranę.
item-thermite_charge = Ładunek termitowy
    .text = Wybierz swoje lub sąsiednie pomieszczenie, także za zamkniętymi drzwiami. Umieść tam znacznik awarii, potem znacznik pożaru, jeśli to możliwe. Każda obecna tam postać, także twoja, otrzymuje 1 powierzchowną ranę, a każdy { -foe(form: "nom") } 1 obrażenie; jeśli pomieszczenie jest odkryte, zniszcz 1 jajo, którego nikt nie niesie.
item-smoke_grenade = Granat dymny
    .text = Wybierz sąsiednie pomieszczenie, bez zamkniętych drzwi po drodze. Każda inna postać w twoim pomieszczeniu odrzuca 1 wybraną przez siebie kartę akcji, jeśli ją ma. Następnie przejdź do wybranego pomieszczenia bez ataków podczas ucieczki; odkrywanie i rzut na szmery jak zwykle.
item-recon_drone = Dron zwiadowczy
    .text = Podejrzyj w tajemnicy 1 nieodkryty kafelek pomieszczenia i jego żeton eksploracji — albo — podejrzyj w tajemnicy 1 zakryty żeton SWC.
item-decoy = Wabik
    .text = Wybierz sąsiednie pomieszczenie, bez zamkniętych drzwi po drodze. Wabik ściąga tam { -foe(form: "all-gen") } z twojego pomieszczenia i z pozostałych sąsiednich, oprócz tych za zamkniętymi drzwiami. Najpierw każdy z nich, który jest w walce, wykonuje jeden atak; potem wszyscy ruszają jednocześnie, nawet jeśli zginiesz. Bez spotkania i ataku z zaskoczenia.
item-extended_magazine = Powiększony magazynek
    .text = Dołóż na stałe tę kartę do 1 niesionej broni, która nie ma jeszcze magazynka: jej pojemność rośnie o 2 i otrzymuje 2 znaczniki amunicji.
item-gate_key = Klucz do bramy głównej
    .text = W pomieszczeniu z wyjściem: otwórz bramę główną na stałe, dla wszystkich. Znacznik awarii w tym nie przeszkadza.
item-security_card = Karta ochrony
    .text = W pomieszczeniu z komputerem i bez znacznika awarii (zasilanie niepotrzebne) wybierz jedno: podejrzyj w tajemnicy wszystkie żetony planów awaryjnych 1 innego żywego gracza; w trybie kooperacyjnym odkryj zamiast tego 1 zakryty żeton z puli neutralnej — albo — zamień miejscami 2 z 4 żetonów zasilania bez odwracania ich.
item-riot_shotgun = Strzelba policyjna
    .text = Broń klasyczna. Przy Strzale każda ścianka oprócz pustej zadaje co najmniej 1 obrażenie, a pojedyncze lub podwójne trafienie o 1 więcej. „Odrzuć, by trafić” zadaje 1 obrażenie z kartą lub bez niej; „trafienie plus” bez zmian. Amunicję dodaje tylko Powiększony magazynek.
item-marksman_rifle = Karabin wyborowy
    .text = Broń energetyczna. Po rzucie przy Strzale, zanim zdecydujesz o odrzuceniu karty dla wyniku, możesz odrzucić 1 kartę akcji, by raz przerzucić; obowiązuje drugi wynik.

## Techniczne (żółte)

item-tool_belt = Pas na narzędzia
    .text = Usuń znacznik awarii ze swojego pomieszczenia — albo — załaduj do pełna 1 niesioną Gwoździarkę — albo — przywróć wszystkie użycia 1 swojemu Ramieniu sondującemu.
item-duct_tape = Taśma naprawcza
    .text = Złącz 2 niesione karty ciężkich przedmiotów, jeszcze niezłączone: zajmują razem 1 rękę, a każda zachowuje swoje zasady. Gdy pozbywasz się jednej z nich, odrzuć tę kartę; druga zajmuje własną rękę. Obiektów nie można złączyć — albo — odrzuć tę kartę: usuń znacznik awarii ze swojego pomieszczenia.
item-reagent = Odczynnik
    .text = Załaduj do pełna 1 niesiony Miotacz ognia — albo — wiedza 5: { -foe(form: "nom") } w twoim pomieszczeniu wycofuje się.
item-lighter = Zapalniczka
    .text = Umieść znacznik pożaru w swoim pomieszczeniu, jeśli go nie ma i może się tam znaleźć — albo — reakcja, koszt 0: zignoruj jeden efekt ciemności, który ma cię dotknąć, jak przy Świetle chemicznym. Po każdym użyciu odrzuć tę kartę.
item-fire_blanket = Materiał ognioodporny
    .text = Usuń znacznik pożaru ze swojego pomieszczenia — albo — usuń swój znacznik śluzu.
item-cave_plans = Plan jaskini
    .text = Z pomieszczenia z wejściem do korytarzy technicznych przejdź do innego odkrytego pomieszczenia z takim wejściem; drzwi i odległość nie mają znaczenia. Bez eksploracji, rzutu na szmery i karty ataku. { -foe(form: "Nom") } na miejscu oznacza walkę bez spotkania. Obszary nie są wejściami.
item-facility_plans = Plany bazy
    .text = Podejrzyj w tajemnicy najwyżej 2 nieodkryte kafelki pomieszczeń i ich żetony eksploracji. Przy 2 kafelkach możesz zamienić ich żetony, jeśli oba są z tego samego zestawu; nikt nie widzi, czy doszło do zamiany. Odłóż wszystko zakryte.
item-elevator_key = Klucz do windy
    .text = W szybie windy bez znacznika awarii usuń 1 użycie: wezwij windę, jeśli jest gdzie indziej, a potem z niej skorzystaj, z zasilaniem lub bez. Przy 0 użyć odrzuć tę kartę.
item-portable_generator = Przenośny generator
    .text = Odwróć żeton zasilania swojego sektora z czerwonej na niebieską stronę — albo — w szybie windy: odwróć żeton zasilania windy na drugą stronę.

## Medyczne (zielone)

item-medkit = Apteczka
    .text = Opatrz 1 swoją nieopatrzoną głęboką ranę — albo — ulecz 1 swoją opatrzoną głęboką ranę.
item-skin_stapler = Stapler skórny
    .text = Opatrz 1 swoją nieopatrzoną głęboką ranę, nawet w walce — albo — ulecz wszystkie swoje powierzchowne rany.
item-antiseptic = Środek odkażający
    .text = W tajemnicy zeskanuj 1 kartę skażenia z ręki i usuń ją bez względu na wynik, bez zarażania się; jeśli było na niej ZARAŻENIE, otrzymujesz 1 nową kartę skażenia — albo — usuń swój znacznik śluzu.
item-clothes = Ubrania
    .text = Usuń swój znacznik śluzu — albo — opatrz 1 swoją nieopatrzoną głęboką ranę.
item-scalpel = Skalpel
    .text = Wybierz w swoim pomieszczeniu postać z larwą, możesz też siebie: jej gracz może usunąć larwę; jeśli to zrobi, postać otrzymuje 1 głęboką ranę — albo — { -foe(form: "nom") } w twoim pomieszczeniu otrzymuje 1 obrażenie; potem otrzymujesz 1 kartę skażenia.
item-analysis_instruments = Narzędzia badawcze
    .text = Przebadaj 1 ciężki obiekt, który niesiesz lub który leży w twoim pomieszczeniu (nie jaja będące jeszcze w Gnieździe): zwiększ wiedzę o 3 i, jeśli jego rodzaj nie ujawnił jeszcze słabości, a jest wolne pole, odkryj słabość; obiekt zostaje zużyty — albo — w tajemnicy zeskanuj wszystkie karty skażenia na ręce; ZARAŻENIE nie ma efektu.
item-caffeine_pills = Pigułki kofeinowe
    .text = Dobierz 3 karty i je zachowaj, po czym zeskanuj karty skażenia wśród nich. Jeśli na którejś jest ZARAŻENIE, otrzymujesz larwę, a jeśli już ją masz, giniesz i pojawia się pełzacz.
item-research_documents = Dokumentacja badań
    .text = Zwiększ wiedzę o 1, jeśli masz mniej niż 8 — albo — wiedza 4: podejrzyj w tajemnicy 1 żeton planu awaryjnego z puli neutralnej; w trybie kooperacyjnym odkryj zamiast tego zakryty.
item-painkillers = Środki przeciwbólowe
    .text = Ulecz 1 powierzchowną ranę — albo — do końca tej rundy ignoruj efekty głębokich ran, które masz teraz. Nadal wliczają się do limitu, a późniejsze działają od razu. Gdy rana „Ramię” znów zacznie działać, upuść nadmiar.

## Samoróbki (niebieskie)

item-neutralizer = Neutralizator
    .text = W tajemnicy zeskanuj wszystkie swoje karty skażenia na ręce, w stosie i na stosie kart odrzuconych; usuń te z ZARAŻENIEM i swoją larwę, bez zarażania się. Potasuj rękę, stos i stos kart odrzuconych w nowy stos i spasuj; do następnego dobierania masz pustą rękę.
item-taser = Paralizator
    .text = { -foe(form: "Nom") } w twoim pomieszczeniu otrzymuje 1 obrażenie (sprawdzenie obrażeń); jeśli żyje i nadal tu jest, wycofuje się — albo — inna postać w twoim pomieszczeniu, której gracz ma co najmniej 1 kartę: ten gracz odrzuca wszystkie karty z ręki, także karty skażenia, bez pasowania.
item-flamethrower = Miotacz ognia
    .text = Broń klasyczna. Przy Strzale każda ścianka oprócz pustej zadaje co najmniej 1 obrażenie, także „odrzuć, by trafić” bez karty. Przy podwójnym trafieniu, po obrażeniach i ich sprawdzeniu, umieść też znacznik pożaru w swoim pomieszczeniu, nawet gdy strzelasz do jaj.
item-enviro_suit = Skafander kosmiczny
    .text = Działa zawsze. Możesz uciec do Bunkra pieszo, z rzutem na szmery, a na powierzchni używasz dolnej części kart powierzchni Marsa. Trzymaj w tajemnicy, dopóki nie ma znaczenia.
item-pistol = Pistolet
    .text = Broń energetyczna. Przy Strzale podwójne trafienie liczy się jako pojedyncze; „trafienie plus” bez zmian.

## Przedmioty startowe

item-smart_gun = Broń inteligentna
    .text = Broń energetyczna. Przy Strzale w sektorze z działającym zasilaniem możesz raz przerzucić kość przewagi, zanim zdecydujesz o odrzuceniu karty dla wyniku; obowiązuje drugi wynik.
item-nailgun = Gwoździarka
    .text = Broń klasyczna. Przy Strzale podwójne trafienie liczy się jako pojedyncze; „trafienie plus” bez zmian. Ładuje ją Pas na narzędzia.
item-smg = Pistolet maszynowy
    .text = Broń energetyczna. Po rzucie przy Strzale, zanim zdecydujesz o odrzuceniu karty dla wyniku, możesz usunąć jeszcze 1 znacznik amunicji, by raz przerzucić; obowiązuje drugi wynik.
item-probe_arm = Ramię sondujące
    .text = Gdy w twoim pomieszczeniu jest pełzacz, dorosły osobnik, reproduktor lub królowa, usuń 1 użycie: weź z puli 1 truchło do wolnej ręki. Mając zajęte ręce, upuść coś lub zostaw je w pomieszczeniu. { -foe(form: "Dat") } nic się nie dzieje.

## Przedmioty osobiste

item-cheat_codes = Kody na skróty
    .text = Reakcja, raz na każdą twoją akcję komputera, po opłaceniu kosztu, a przed wyborem opcji: odłóż odkrytą kartę komputera pod stos i użyj następnej. Jeśli to Lockdown, nie umieszcza się znacznika awarii; potasuj i odkryj kolejną.
    .activation = Bądź w odkrytym Archiwum lub Pokoju łączności.
item-pressure_washer = Myjka ciśnieniowa
    .text = Usuń 1 użycie i wybierz jedno: usuń znacznik pożaru ze swojego lub sąsiedniego pomieszczenia, bez zamkniętych drzwi po drodze — albo — usuń znaczniki śluzu wszystkich postaci w swoim pomieszczeniu — albo — larwa, pełzacz lub dorosły osobnik w twoim pomieszczeniu wycofuje się. Nie można jej ponownie załadować.
    .activation = Bądź w odkrytym Systemie chłodzenia lub Komorze dekontaminacyjnej. Wymaga wolnej ręki.
item-battle_suit = Kombinezon bojowy
    .text = Działa zawsze. Nie otrzymujesz znaczników śluzu (posiadany zostaje) ani ran od pożaru na koniec swoich tur. Liczy się jako Skafander kosmiczny. Inne efekty ognia, jak Ładunek termitowy lub wydarzenia, nadal cię ranią.
    .activation = Bądź w odkrytej Kwaterze straży lub Kontroli systemów obronnych — albo — w dowolnym miejscu odrzuć Akumulator do broni.
item-overmind = Nadumysł
    .text = Usuń 1 użycie i wybierz larwę, pełzacza lub dorosłego osobnika w swoim sektorze; przy wiedzy 6 dowolnego { -foe(form: "acc") } w nim. Przesuń go korytarzem jego pomieszczenia bez zamkniętych drzwi, nawet do walki, z walki lub poza sektor. Zachowuje obrażenia; teraz nie ma ataku ani spotkania. Nie można go ponownie załadować.
    .activation = Bądź w odkrytym Gnieździe lub Laboratorium.
item-wail = Zawodzenie
    .text = Będąc w sektorze, usuń 1 użycie i wybierz jedno: usuń najwyżej 3 znaczniki szmerów z korytarzy swojego sektora — albo — umieść najwyżej 3 znaczniki szmerów w korytarzach swojego sektora, które ich nie mają, bez spotkania. Korytarze techniczne nie należą do żadnego sektora. Nie można go ponownie załadować.
    .activation = Bądź w odkrytym Wejściu do jaskini lub Skażonym pomieszczeniu — albo — w dowolnym miejscu odrzuć Środek odkażający.
item-assault_rifle = Karabin szturmowy
    .text = Broń energetyczna. Gdy Strzał z niej zadaje co najmniej 1 obrażenie, zadaje o 1 więcej, z jednym sprawdzeniem obrażeń.
    .activation = Bądź w odkrytej Kwaterze straży — albo — w dowolnym miejscu odrzuć Pas na narzędzia lub Taśmę naprawczą. Wymaga wolnej ręki.
item-old_revolver = Stary rewolwer
    .text = Broń klasyczna. Przy Strzale podwójne trafienie zadaje o 1 obrażenie więcej. Liczy się jako rewolwer z karty Kapitana „Przeładowanie”.
    .activation = Bądź w odkrytej Kwaterze straży — albo — w dowolnym miejscu odrzuć Pas na narzędzia lub Taśmę naprawczą. Wymaga wolnej ręki.
item-rover_remote = Sterownik łazika
    .text = Usuń 1 użycie i przesuń pusty łazik na jego drugie miejsce, do wyjścia lub Bunkra; na stronie z powierzchnią do dowolnego wyjścia lub Bunkra. Brama główna nie ma znaczenia. Nie można go ponownie załadować.
    .activation = Bądź w odkrytym Pokoju łączności — albo — w dowolnym miejscu odrzuć Akumulator do broni.
item-data_pad = Datapad
    .text = Działa zawsze. Dla twoich kart akcji i akcji komputera każde pomieszczenie, w którym jesteś, liczy się jako pomieszczenie z komputerem. Znacznik awarii nadal go wyłącza, a akcje komputera nadal wymagają zasilania.
    .activation = Bądź w odkrytym Laboratorium lub Archiwum. Wymaga wolnej ręki.
item-motion_tracker = Detektor ruchu
    .text = Reakcja, raz na każdy twój rzut na szmery, przed rozpatrzeniem wyniku: odrzuć 1 kartę akcji, by rzucić kością ponownie; obowiązuje drugi wynik.
    .activation = Bądź w odkrytym Wejściu do jaskini — albo — w dowolnym miejscu odrzuć Akumulator do broni. Wymaga wolnej ręki.
item-service_rifle = Karabin służbowy
    .text = Broń energetyczna. Gdy Strzał z niej zadaje co najmniej 1 obrażenie, zadaje o 1 więcej, z jednym sprawdzeniem obrażeń. Liczy się jako karabin z kart akcji Żołnierza.
    .activation = Bądź w odkrytej Kwaterze straży lub Kontroli systemów obronnych — albo — w dowolnym miejscu odrzuć Akumulator do broni. Wymaga wolnej ręki.
item-plasma_cutter = Przecinarka plazmowa
    .text = Wybierz korytarz swojego pomieszczenia, nie techniczny: otwórz lub zamknij w nim drzwi. Można nią zamknąć nawet zniszczone drzwi.
    .activation = Bądź w odkrytym Generatorze lub Systemie chłodzenia. Wymaga wolnej ręki.

## Ciężkie obiekty

object-egg = Jajo
    .text = Zabrane z Gniazda. Zajmuje rękę; można je przebadać.
object-carcass = Truchło
    .text = To, co zostało z { -foe(form: "gen") }. Zajmuje rękę; można je przebadać.
object-corpse = Zwłoki postaci
    .text = To, co zostało z postaci. Zajmują rękę; można je przebadać.

## Komponenty

component-medicine = leki
component-fire = ogień
component-electricity = prąd
component-material = materiał
component-frame = obudowa

## Stosy

deck-red = przedmioty militarne
deck-yellow = przedmioty techniczne
deck-green = przedmioty medyczne
deck-blue = samoróbki
deck-crafted = { deck-blue }
deck-starting = przedmioty startowe
deck-mission = przedmioty osobiste
