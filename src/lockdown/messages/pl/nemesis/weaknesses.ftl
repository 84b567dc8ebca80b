### Karty słabości. Po odkryciu pomagają wszystkim do końca gry.

weakness-vulnerability_to_fire = Wrażliwość na ogień
    .text = Gdy intruz otrzymuje obrażenia od znacznika pożaru, Koktajlu Mołotowa lub Miotacza ognia, otrzymuje jeszcze 1 obrażenie, przed sprawdzeniem obrażeń. W kroku pożarów w każdym płonącym odkrytym pomieszczeniu z jajami, których nikt nie niesie, niszczone są 2 jaja zamiast 1.
weakness-vulnerability_to_energy = Wrażliwość na energię
    .text = Strzał z broni energetycznej, który zadaje intruzowi co najmniej 1 obrażenie, zadaje o 1 więcej, z tym samym sprawdzeniem obrażeń.
weakness-reaction_to_danger = Reakcja na zagrożenie
    .text = Przy sprawdzaniu zaskoczenia liczba na żetonie liczy się jako o 1 niższa, ale nigdy nie mniej niż 1.
weakness-the_way_of_moving = Sposób poruszania się
    .text = Larwy, pełzacze i dorosłe osobniki nie mogą niszczyć zamkniętych drzwi: zostają na miejscu, a drzwi pozostają zamknięte. Reproduktory i królowa niszczą drzwi jak dotąd.
weakness-vital_places = Punkty witalne
    .text = Przy Strzale do dorosłego osobnika i w Walce wręcz z nim pusta ścianka liczy się jako pojedyncze trafienie, przed zasadami broni.
weakness-species_on_the_brink_of_extinction = Gatunek na skraju wymarcia
    .text = Przy każdym sprawdzeniu obrażeń liczba przy symbolu krwi (u reproduktora i królowej suma) liczy się jako o 1 niższa. Symbol wycofania pozostaje symbolem wycofania i nie zabija.
weakness-the_way_of_fighting = Sposób walki
    .text = Gdy dorosły osobnik atakuje kartą „Ugryzienie”, jej głęboka rana jest zamiast tego powierzchowna. Kto ginie od Ugryzienia z powodu 2 lub więcej głębokich ran, ginie mimo to.
weakness-susceptibility_to_phosphates = Wrażliwość na fosforany
    .text = Intruz zmuszony do wycofania się Gaśnicą lub Systemem przeciwpożarowym otrzymuje najpierw 1 obrażenie, ze sprawdzeniem obrażeń. Jeśli żyje i nadal tam jest, dopiero wtedy się wycofuje.
