### Karty akcji komputera i ich opcje.

computer-computer_a = Karta komputera A
computer-computer_b = Karta komputera B
computer-computer_c = Karta komputera C
computer-computer_d = Karta komputera D
computer-computer_e = Karta komputera E
computer-lockdown = Lockdown
    .text = Gracz, którego akcja komputera odkryła tę kartę, umieszcza znacznik awarii w pomieszczeniu swojej postaci. Następnie potasuj cały stos kart komputera i odkryj nową; jeśli to znów Lockdown, powtórz bez znacznika.

computeroption-move_rover = Przesuń łazik
    .text = Przesuń pusty łazik od wyjścia do Bunkra lub z powrotem; na stronie z powierzchnią do innego wyjścia lub Bunkra. Brama główna nie ma znaczenia.
computeroption-peek_css = Sprawdź wystrzelenie
    .text = Podejrzyj w tajemnicy 1 zakryty żeton SWC.
computeroption-peek_contingencies = Odczytaj rozkazy
    .text = Podejrzyj w tajemnicy wszystkie żetony planów awaryjnych innego gracza, którego postać jest w twoim sektorze. Tryb kooperacyjny: zamiast tego odkryj dla wszystkich 1 zakryty żeton z puli neutralnej.
computeroption-gain_knowledge = Przeanalizuj dane
    .text = Zwiększ wiedzę o 1.
computeroption-swap_power = Przekieruj zasilanie
    .text = Zamień miejscami 2 z 4 żetonów zasilania, także żeton windy, bez odwracania ich.
computeroption-sprinklers = Zraszacze
    .text = Wybierz dowolne pomieszczenie, odkryte lub nie: usuń z niego znacznik pożaru, po czym wycofuje się każdy obecny tam { -foe(form: "nom") }, od największego, każdy z własną kartą wydarzenia. Nie dotyczy postaci.
computeroption-door = Sterowanie drzwiami
    .text = Otwórz lub zamknij drzwi w dowolnym korytarzu na planszy, oprócz zniszczonych. Brama główna to nie drzwi.
