### Co znaczy pojęcie, w jednym zdaniu: meaning-<klucz słowniczka>. Tylko w słowniczku.

## The game

meaning-game-facility = Podziemna baza badawcza na Marsie, w której toczy się gra.
meaning-game-bag = Zawiera żetony nocnych łowców, którzy mogą się jeszcze pojawić; w każdym spotkaniu losuje się jeden.
meaning-game-scanner = Pokazuje, czy na karcie skażenia jest ZARAŻENIE.
meaning-game-hand = Karty, które trzymasz: do 5 na początku rundy; nimi płacisz, je zagrywasz, a dość kart chroni przed zaskoczeniem.
meaning-game-or = Gdy karta mówi ALBO, wybierz jedną z części.
meaning-game-starting_player = Rozgrywa pierwszą turę rundy; żeton co rundę przechodzi do następnego gracza.
meaning-mode-standard = Potrzebujecie się, by przeżyć, ale każdy ma własny cel, a niektóre są dla innych zabójcze.
meaning-mode-solo = Jeden gracz przeciw bazie, z osobnymi celami.

## The round

meaning-phase-round = Faza graczy, a po niej faza wydarzeń; żeton czasu przesuwa się raz na rundę.
meaning-phase-turn = Dwie akcje albo jedna i pas; tury trwają, aż wszyscy spasują.
meaning-phase-player = Wszyscy dobierają do pięciu kart i rozgrywają tury, aż spasują.
meaning-phase-event = Odpowiedź bazy: kapsuły, czas, szmery, ataki, pożary, karta wydarzenia i kolonia.
meaning-step-draw = Na początku rundy każdy dobiera do pięciu kart.
meaning-step-css_launch = Jeśli żeton czasu leży na żetonie SWC, odsłania się go: on decyduje, które kapsuły odlecą.
meaning-step-time = Żeton czasu przesuwa się o jedno pole ku S; minięty próg zasilania może wywołać jego spadek.
meaning-step-noise_removal = W sektorach z zasilaniem szmery znikają z korytarzy, przy których nie ma żadnej postaci.
meaning-step-attacks = Każdy nocny łowca w pomieszczeniu z postacią atakuje raz.
meaning-step-fire_damage = Każdy nocny łowca w płonącym pomieszczeniu otrzymuje 1 obrażenie.
meaning-step-event_card = Jedna karta na rundę: przemieszcza nocnych łowców, a potem coś się dzieje.
meaning-step-movement = Rodzaje z karty wydarzenia idą korytarzem o jej numerze, o ile nie walczą.
meaning-step-bag = Z kolonii losuje się jeden żeton: dalej będzie gorzej.
meaning-moment-first_encounter = Gdy pojawi się pierwszy nocny łowca, każdy zachowuje jeden cel, a drugi odrzuca.
meaning-moment-first_death = Śmierć pierwszej postaci otwiera bramę główną.
meaning-moment-isolation_open = Na polu 8 albo przy procedurze alarmowej Izolatka staje się sposobem na przeżycie.

## The end

meaning-end-victory_check = Trzy pytania na koniec: czy zabija cię plan awaryjny, czy masz zarażenie, czy twój cel jest spełniony?
meaning-end-contingency_check = Odsłania się obowiązujący plan awaryjny: giną ci, których wskazuje.
meaning-end-contamination_check = Skanuje się wszystkie twoje karty skażenia; zarażeni mogą jeszcze umrzeć.
meaning-end-objective_check = Kto jeszcze żyje, pokazuje cel i wygrywa, jeśli spełnił go w całości.
meaning-end-survive = Trzy sposoby: odlecieć kapsułą, zamknąć się w Izolatce albo dotrzeć do Bunkra.
meaning-objective-objective = Tajna karta: przeżyj i spełnij wszystko, czego żąda, a wygrasz.
meaning-objective-corporate = Jeden z dwóch początkowych celów: czego chce od ciebie korporacja.
meaning-objective-personal = Jeden z dwóch początkowych celów: czego chcesz dla siebie.
meaning-contingency-contingency = Rozkaz korporacji na koniec gry; każdy zna jeden, który nim nie jest.
meaning-contingency-active = Leży zakryty do końca i wtedy decyduje, którzy z ocalałych jednak zginą.
meaning-procedure-emergency = Uruchamiana w Centrum szybkiego reagowania: Izolatka odblokowuje się od razu, a gra kończy się wcześniej.
meaning-procedure-self_destruct = Odliczanie z Systemu chłodzenia; gdy żeton jest czerwony, nic go nie zatrzyma, a brama się otwiera.
meaning-css-system = Trzy pomieszczenia, w każdym kapsuła, która może zabrać jedną postać.
meaning-css-token = Leży zakryty na torze czasu i gdy przyjdzie pora, mówi, która kapsuła odlatuje.
meaning-css-container = Mieści jedną postać; wejdziesz tylko, gdy żeton czasu leży na zakrytym żetonie SWC.

## The board

meaning-board-room = Sześciokąt na planszy z numerem i korytarzami; po odkryciu ma akcję, przedmioty i może komputer.
meaning-board-special_room = Pomieszczenie znane od początku i zawsze w tym samym miejscu.
meaning-board-kind1 = Wszystkie te pomieszczenia są w bazie w każdej grze; zmienia się tylko ich miejsce.
meaning-board-kind2 = Tylko część tych pomieszczeń jest w bazie; w każdej grze inna.
meaning-board-corridor = Łączy dwa pomieszczenia; mieści najwyżej jeden znacznik szmerów i jedne drzwi.
meaning-board-corridor_number = Kość szmerów i karty wydarzeń wskazują korytarze po numerach.
meaning-board-technical_corridors = Szyby łączące wszystkie wejścia; jeden znacznik szmerów liczy się przy każdym z nich.
meaning-board-section = Jeden z trzech poziomów, S-01 do S-03; ma zasilanie albo tonie w ciemności.
meaning-board-item_counter = Ile razy można jeszcze przeszukać pomieszczenie.
meaning-board-time_track = Odlicza od 15 do S; po drodze gaśnie zasilanie, odlatują kapsuły i odblokowuje się Izolatka.
meaning-board-neutral_pool = Żetony planów awaryjnych, których nikt nie ma; żaden nie jest obowiązujący.
meaning-board-bunker = Poza bazą: jeden z trzech sposobów na przeżycie, o ile brama główna jest otwarta.
meaning-board-exit = Pomieszczenie 001: stąd łazikiem albo w Skafandrze kosmicznym dotrzesz do Bunkra.
meaning-board-lab_board = Pokazuje pozostałe jaja, przebadane obiekty i odkryte słabości.
meaning-board-computer = Za jedną kartę dostajesz jedną z trzech opcji, póki sektor ma zasilanie i nie ma awarii.
meaning-board-empty_room = Nie ma w nim innej postaci ani nocnego łowcy: kto wchodzi, rzuca na szmery.
meaning-board-adjacent = Połączone korytarzem.
meaning-power-power = Sektory z zasilaniem są oświetlone: działają komputery i lepiej się strzela.
meaning-power-token = Są cztery, na trzech sektorach i windzie; niebieski to włączone, czerwony wyłączone.
meaning-power-darkness = Sektor bez zasilania: nocni łowcy łatwiej cię zaskakują, a karty są gorsze.
meaning-power-blackout = Gaśnie włączony żeton zasilania o najwyższym numerze.
meaning-noise-roll = Rzut przy wejściu do pustego pomieszczenia: kość wskazuje korytarz, do którego trafia znacznik szmerów.
meaning-explore-token = Odsłania go pierwszy wchodzący: mówi, ile można znaleźć i co się dzieje.

## The crew

meaning-wound-light = Trzecia powierzchowna rana staje się głęboką.
meaning-wound-serious = Karta z trwałym efektem; kto ma trzy, umiera od kolejnej rany, jakiejkolwiek.
meaning-wound-dress = Efekt rany ustaje; nadal liczy się do limitu trzech.
meaning-wound-corpse = Ciężki obiekt; można go przebadać w Laboratorium.
meaning-contam-card = Balast w twoim stosie, którym nie da się płacić; na niektórych jest ZARAŻENIE, ale nikt nie wie na których.
meaning-contam-scan = Sprawdzenie, czy na karcie jest ZARAŻENIE; jeśli tak, dostajesz larwę, a mając ją już, umierasz.
meaning-knowledge-knowledge = Ile wie twoja postać, od 1 do 8; pytają o to niektóre opcje, cele i plany awaryjne.
meaning-knowledge-weakness = Przebadaj zwłoki, truchło albo jajo, by ją odkryć: odtąd pomaga każdemu, kto wie dość.

## Night Stalkers

meaning-stalker-stalker = Drapieżcy z bazy: larwa, pełzacz, dorosły osobnik, reproduktor, królowa.
meaning-stalker-egg = Ciężki obiekt z Gniazda; gdy nie ma w nim jaj, Gniazdo jest zniszczone.
meaning-stalker-carcass = Zostaje po zabitym nocnym łowcy; ciężki obiekt dla Laboratorium.
meaning-stalker-retreat = Zamiast zginąć, ranny nocny łowca odchodzi korytarzem.
meaning-stalker-toughness = Nie jest stała: po każdym obrażeniu karty pokazują, czy wystarczyło.
meaning-stalker-infest = Atakująca larwa trafia na twoją planszę postaci, a ty dostajesz kartę skażenia.
meaning-combat-encounter = Drugi znacznik szmerów w tym samym korytarzu sprowadza nocnego łowcę z kolonii.
meaning-combat-surprise = Jeśli masz mniej kart niż liczba na żetonie, nowo przybyły atakuje od razu.
meaning-combat-combat = Kto jest w pomieszczeniu z nocnym łowcą, jest w walce: może strzelać, walczyć wręcz albo uciekać; wielu innych rzeczy nie wolno.
meaning-combat-flee = Ruch w walce: najpierw każdy nocny łowca w pomieszczeniu atakuje cię raz.
meaning-combat-advantage_die = Rzucasz nią zamiast kością walki, gdy strzelasz w sektorze z zasilaniem.

## Actions

meaning-action-action = Z nich składa się tura; prawie każda kosztuje karty z ręki.
meaning-action-cost = Tyle kart odrzucasz za akcję, bez względu na ich treść.
meaning-action-basic = Akcja dostępna każdemu bez osobnej karty, na przykład Ruch albo Strzał.
meaning-action-card = Dziesięć kart twojej postaci: zagraj kartę dla efektu albo nią zapłać.
meaning-action-room = To, co oferuje twoje pomieszczenie, zwykle za dwie karty.
meaning-action-move = Idź do sąsiedniego pomieszczenia; nieodkryte się odsłania, w pustym niesie się echo.
meaning-action-cautious = Ruch za dwie karty: zamiast rzucać, wybierasz korytarz dla szmerów.
meaning-action-pick_up = Weź zwłoki, truchło albo jajo do wolnej ręki.
meaning-action-trade = Wszyscy w pomieszczeniu mogą dawać i brać przedmioty.
meaning-action-craft = Zamień dwa pasujące komponenty w samoróbkę.
meaning-action-shoot = Zużyj 1 znacznik amunicji trzymanej broni i rzuć na obrażenia.
meaning-action-melee = Walka bez broni: przynosi skażenie, a chybienie cię rani.
meaning-action-search = Dobierz dwa przedmioty koloru pomieszczenia i zachowaj jeden.
meaning-action-pass = Kończysz swój udział w rundzie; przedtem możesz odrzucić dowolną liczbę kart.
meaning-action-escape = Z 001 przez otwartą bramę do Bunkra: łazikiem albo pieszo w skafandrze.
meaning-action-interrupt = Anuluje akcję innego gracza w twoim pomieszczeniu; jej koszt przepada.

## Items

meaning-item-normal = Trzymany w tajemnicy w plecaku; inni widzą tylko liczbę i kolor.
meaning-item-heavy = Zajmuje rękę i wszyscy go widzą.
meaning-item-object = Zwłoki, truchło albo jajo; zajmuje rękę.
meaning-item-mission = Należy do jednej postaci; działa dopiero po spełnieniu warunku.
meaning-item-crafted = Powstaje z dwóch komponentów; nie znajdziesz jej, przeszukując.
meaning-item-component = Symbol na przedmiocie: dwa właściwe dają samoróbkę.
meaning-item-inventory = Twoje tajne przedmioty; bez limitu.
meaning-item-hand_slot = Są dwie, na ciężkie przedmioty i obiekty.
meaning-item-single_use = Odrzucany po użyciu.
meaning-item-ammo = Każdy strzał kosztuje 1; ładują ją karty i przedmioty.

## Pierwsza gra

meaning-nm-intruders = To, co poluje na załogę statku: larwy, pełzacze, dorosłe osobniki, reproduktory i jedna królowa.
meaning-nm-intruder_bag = Zawiera żetony intruzów, którzy mogą się jeszcze pojawić; w każdym spotkaniu losuje się jeden.
meaning-nm-intruder_token = Podaje rodzaj intruza i liczbę: mając na ręce mniej kart, padasz ofiarą ataku z zaskoczenia.
meaning-nm-intruder_board = Leżą na niej jaja Gniazda i trzy karty słabości.
meaning-nm-intruder_weakness = Coś, co pomaga wszystkim w walce z intruzami po przebadaniu obiektu danego rodzaju.
meaning-nm-engine_token = Na każdym silniku leżą zakryte dwa: sprawny i uszkodzony; liczy się wierzchni.
meaning-nm-engine_state = Sprawny lub uszkodzony: to, co mówi wierzchni żeton silnika.
meaning-nm-repair_engine = Podejrzyj oba żetony silnika i odłóż je w wybranej kolejności; wszyscy słyszą, czy się zmieniła.
meaning-nm-engine_check = Na koniec odkrywa się wierzchnie żetony: przy mniej niż dwóch sprawnych silnikach statek eksploduje.
meaning-nm-coordinates = Jakie miejsce docelowe odpowiada polom A, B, C i D; wie to tylko ten, kto je sprawdził.
meaning-nm-coordinates_check = Na koniec koordynaty mówią, dokąd dotarł statek; wszędzie poza Ziemią śpiący giną.
meaning-nm-course = Pole toru kursu, na którym stoi znacznik.
meaning-nm-destination = Dokąd leci statek: Ziemia, Mars, Wenus lub głęboki kosmos.
meaning-nm-destination_track = Cztery pola, od A do D; znacznik przesuwa się w Kokpicie.
meaning-nm-hyperspace_jump = Gdy czas się skończy, statek skacze: kto nie śpi, ginie, a kto jest w hibernacji, liczy na właściwy kurs.
meaning-nm-hibernation = Przespać skok: jeden z dwóch sposobów, by przeżyć.
meaning-nm-hibernation_pod = Otwiera się, gdy znacznik czasu dotrze na pierwsze niebieskie pole, i pozostaje otwarta.
meaning-nm-hibernating = We śnie w Hibernatorium, poza grą, ze wszystkim, co postać niosła; w tym czasie nikt nie zmienia kursu.
meaning-nm-evacuation_section = Jedno z dwóch pomieszczeń, A i B, w których są kapsuły ratunkowe.
meaning-nm-escape_pod_token = Kapsuła ratunkowa z numerem; jedna strona jest zablokowana, druga odblokowana.
meaning-nm-locked = Do zablokowanej kapsuły nikt nie wejdzie, a kto w niej czeka, nie może jej wystrzelić.
meaning-nm-unlocked = Do odblokowanej kapsuły można wejść i można ją wystrzelić.
meaning-nm-wait_in_pod = Zostać w kapsule i spasować; intruz w sekcji wyrzuca cię z niej.
meaning-nm-step_out = Wrócić z kapsuły do jej sekcji, na początku swojej pierwszej tury w rundzie.
meaning-nm-launch_pod = Kapsuła odlatuje ze wszystkimi w środku i dociera na Ziemię.
meaning-nm-self_destruct_track = Odlicza od 6, gdy ktoś uruchomi autodestrukcję; na końcu toru statek eksploduje.
meaning-nm-yellow_space = Od pierwszego z nich autodestrukcji nie da się zatrzymać, a wszystkie kapsuły zostają odblokowane.
meaning-nm-blue_space = Od pierwszego z nich na torze czasu kapsuły hibernacyjne są otwarte.
meaning-nm-kind1 = Jedno z jedenastu pomieszczeń obecnych w każdej grze.
meaning-nm-kind2 = Jedno z dziewięciu pomieszczeń, z których pięć jest w grze.
meaning-nm-red_corpse = To, co zostało z postaci; można je nieść i przebadać.
meaning-nm-crew = Postacie wszystkich graczy.
meaning-nm-crew_member = Jedna z postaci prowadzonych przez graczy.
meaning-nm-aboard = Na statku, przytomny lub w hibernacji: kto jest na pokładzie, ginie razem z nim.
meaning-nm-left_in_pod = Daleko i bezpiecznie: kto odleciał w kapsule, przeżyje bez względu na los statku.
meaning-nm-hibernate = Akcja Hibernatorium, gdy kapsuły są otwarte: wykonaj rzut na szmery i jeśli nie zjawi się intruz, zasypiasz do końca gry.
meaning-nm-pod_space = Każda kapsuła ma dwa; kto wchodzi, zajmuje jedno.
meaning-nm-pod_section_a = Do kapsuł tej sekcji wchodzi się w Sekcji ewakuacyjnej A.
meaning-nm-pod_section_b = Do kapsuł tej sekcji wchodzi się w Sekcji ewakuacyjnej B.
meaning-nm-moment-pods_unlock = Przy pierwszej śmierci oraz gdy znacznik autodestrukcji dotrze na pierwsze żółte pole.
meaning-nm-moment-hibernation_open = Gdy znacznik czasu dotrze na pierwsze niebieskie pole: odtąd można się zahibernować.
meaning-nm-moment-no_stop = Od pierwszego żółtego pola toru nikt nie może zatrzymać odliczania do autodestrukcji.
meaning-nm-start_space = Miejsce, od którego zaczyna znacznik na torze.
meaning-nm-final_space = Czerwony koniec toru: tam statek skacze lub eksploduje.
meaning-nm-end-jump = Znacznik czasu dotarł na pole końcowe: kto nie śpi na pokładzie, ginie, pozostali czekają na sprawdzenie.
meaning-nm-end-explosion = Na końcu toru autodestrukcji lub gdy działa za mało silników: giną wszyscy na pokładzie.
meaning-nm-end-integrity = Trzeba położyć na planszy znacznik pożaru lub awarii, a żadnego już nie ma.
meaning-nm-ship_destroyed = Giną wszyscy na pokładzie, przytomni i śpiący; intruzi i Gniazdo przepadają wraz z nim.
meaning-nm-end-nobody_awake = Ostatnia przytomna postać zginęła, zasnęła lub odleciała: gra przechodzi od razu do końca.
meaning-nm-wrong_destination = Każde inne niż Ziemia: tam hibernujący giną.
meaning-nm-flight_controls = Część Kokpitu, w której ustala się kurs.
meaning-nm-engine_top_token = Ten z dwóch żetonów silnika, który się liczy: sprawny albo uszkodzony.
meaning-nm-order_changed = Żetony silnika zamieniono miejscami: to, co wiedzieli inni, już nie jest prawdą.
meaning-nm-order_unchanged = Żetony silnika leżą jak przedtem: to, co wiedzieli inni, nadal jest prawdą.
meaning-nm-yellow_room = Pomieszczenie techniczne: przeszukuje się je z żółtego stosu i można z niego wypuścić powietrze.
meaning-nm-emergency_depressurisation = Zamykają się wszystkie drzwi żółtego pomieszczenia; kto zostanie w nim do końca fazy graczy, ginie.
meaning-nm-technical_red = Jedna z dwóch sieci po drugiej stronie planszy statku; szmery w niej nie docierają do niebieskiej.
meaning-nm-technical_blue = Jedna z dwóch sieci po drugiej stronie planszy statku; szmery w niej nie docierają do czerwonej.
meaning-nm-step-time = Pierwszy krok fazy wydarzeń: znacznik czasu przesuwa się o jedno pole, tak samo znacznik trwającej autodestrukcji.
meaning-nm-step-attacks = Każdy intruz w pomieszczeniu z postacią atakuje raz.
meaning-nm-step-movement = Karta wydarzenia podaje rodzaje intruzów i liczbę: ci, przy których nie ma postaci, idą korytarzem o tym numerze.
meaning-nm-movement_direction = Numer korytarza na karcie wydarzenia: tędy poruszają się intruzi.
meaning-nm-step-bag = Losuje się żeton z kolonii intruzów; w zależności od niego kolonia rośnie, słychać szmery lub pojawia się jajo.
meaning-nm-intruder_symbol = Pokazuje na kościach i kartach, których rodzajów intruzów dotyczą.
meaning-nm-intruder_wound = To, co trafienie robi intruzowi; potem dobiera się kartę, by sprawdzić, czy wystarczy.
meaning-nm-attack_card = Dobierana, gdy intruz atakuje (efekt), i gdy otrzymuje obrażenia (krew).
meaning-nm-intruder_weakness_card = Leży zakryta na planszy intruzów, dopóki nie przebada się obiektu danego rodzaju.
meaning-nm-egg_token = Jajo na planszy intruzów, w pomieszczeniu lub w czyichś rękach; niszczy je jedno obrażenie.
meaning-nm-ammo_wound_marker = Liczy amunicję broni lub obrażenia intruza.
meaning-nm-five_wounds_token = Zastępuje pięć znaczników obrażeń na jednym intruzie.
meaning-nm-special_effect = To, co żeton eksploracji przynosi oprócz przedmiotów, a karta oprócz zwykłego użycia.
meaning-nm-intruder_player = Jeśli tak ustalono, gracz, którego postać zginie pierwsza, prowadzi odtąd intruzów.
meaning-nm-intruder_action_card = Gracz intruzów zagrywa jedną na turę: dla ruchu, ataku lub efektu specjalnego.
meaning-nm-intruder_deck = Karty, z których gracz intruzów dobiera trzy co rundę.
meaning-nm-roomaction-slimed = Kto wchodzi do tego pomieszczenia, otrzymuje znacznik śluzu.
meaning-nm-roomaction-rest = Kto jest w Kajutach na początku rundy, bez intruza i awarii, dobiera do 6 kart.
meaning-nm-roomaction-self_destruct = W Generatorze: odliczanie statku rusza albo zostaje zatrzymane przed pierwszym żółtym polem.
meaning-nm-objective-carries = Obiekt musi być w twoich rękach, gdy zasypiasz lub odlatujesz w kapsule.
meaning-nm-objective-items = Liczą się wszystkie twoje karty przedmiotów, także te w rękach; przedmioty osobiste tylko aktywne.
meaning-nm-objective-ship_reaches = Decyduje karta koordynatów po skoku; statek nie może zostać zniszczony.
meaning-nm-objective-weakness_of = Karta słabości przy tym obiekcie musi być odkryta, bez względu na to, kto go przebadał.
meaning-nm-objective-all_explored = Żadne pomieszczenie statku nie może pozostać nieodkryte, bez względu na to, kto do niego wszedł.
meaning-nm-objective-object_lies_in = Obiekt musi na końcu leżeć w tym pomieszczeniu i nikt nie może go nieść.
