### The lesson Cold Start, and hints for the first real games.

## Hints
hint-first_turn = Wybierz potrzebne pomieszczenie i policz karty: Ruch 1, akcja pomieszczenia 2.
hint-low_hand = Liczba na żetonie może wynosić 4. Skażenie się liczy. Na ręce zostanie: { $n }.
hint-noisy_room = { $pct } rzutów to tam spotkanie. Ostrożny ruch kosztuje 2, a korytarz wybierasz ty.
hint-careful_blocked = We wszystkich korytarzach są tam szmery: bez ostrożnego ruchu, a każda liczba to spotkanie.
hint-attempt = Najpierw rzut na szmery. Jeśli po nim jest tu intruz, próba się nie udaje, a karty przepadają.
hint-company = Ktoś tam jest, więc nie rzucasz na szmery.
hint-vent_noise = Szmery w korytarzach technicznych liczą się przy każdym wejściu na statku.
hint-slime = Ze śluzem cisza liczy się jak niebezpieczeństwo. Usuwają go Ubrania albo Prysznice.
hint-fire_end = Koniec tury w ogniu to 1 powierzchowna rana. Wyjdź albo ugaś pożar.
hint-malfunction = Awaria: bez akcji pomieszczenia, komputer nie działa. Przeszukiwać można.
hint-self_destruct_track = Autodestrukcja ma własny tor. Na pierwszym żółtym polu nie da się jej zatrzymać, a kapsuły zostają odblokowane.
hint-engine_room = Sprawdź ten silnik za 2 karty. Kartą lub przedmiotem do naprawy możesz go też zmienić.
hint-engines_bad = Według twoich notatek dwa silniki są uszkodzone. Na końcu niszczy to statek i wszystkich w hibernacji.
hint-course = Według twoich notatek kurs nie prowadzi na Ziemię. Ustala się go w Kokpicie, dopóki nikt nie hibernuje.
hint-pods_locked = Zablokowane. Pierwsza śmierć odblokowuje wszystkie kapsuły. System kontroli włazów przełącza jedną.
hint-hibernation = Na polu 8 kapsuły hibernacyjne otwierają się. Hibernacja kosztuje 2 karty i rzut na szmery, w Hibernatorium.
hint-limits = Osiem znaczników pożaru i osiem awarii. Gdy potrzeba dziewiątego, statek zostaje zniszczony.
hint-contamination_hand = Skażeniem nie zapłacisz. Możesz je odrzucić, gdy pasujesz.
hint-rest = Odpoczynek skanuje: czyste karty znikają na dobre, ZARAŻENIE daje ci larwę.
hint-larva = Masz larwę. ZARAŻENIE przy skanowaniu zabija, jedno z wydarzeń też. Usuwa ją Gabinet chirurgiczny albo Antidotum.
hint-two_light = Następna powierzchowna rana zmieni się w głęboką.
hint-dress = Opatrz ją: efekt ustaje. Nadal liczy się do limitu trzech.
hint-three_serious = Każda kolejna rana cię zabije, nawet powierzchowna.
hint-target = W fazie wydarzeń zaatakuje tego, kto ma tu najmniej kart akcji.
hint-escape = Ucieczka: najpierw każdy obecny tu intruz atakuje cię raz, od największego.
hint-interruption = Przerwanie anuluje tę akcję; jej koszt pozostaje opłacony. Działa tylko w twoim pomieszczeniu.
hint-craft = Możesz zrobić: { $item }. Koszt: 1 karta i oba komponenty.
hint-objective_signal = Twój cel wymaga sygnału. Nadaje się go tutaj: { $room }, za 2 karty.
hint-noise_stays = Żaden krok nie usuwa szmerów. Znacznik zostaje, aż obok dojdzie do spotkania.
hint-computer_room = Nie ma akcji komputera. Komputer liczy się tylko dla kart, przedmiotów i wydarzeń, które go wymieniają.
hint-mission = Po dwa przedmioty osobiste. Aktywacja to akcja i kosztuje 1 kartę.
hint-weakness = W Laboratorium zwłoki, jajo i truchło odkrywają każde po jednej słabości. Obiekt zostaje.
hint-careful_unexplored = Ostrożny ruch nie omija żetonu eksploracji: jego niebezpieczeństwo zastępuje twój znacznik.
hint-last_standing = Inni spasowali: kolejne tury są twoje, aż spasujesz.
