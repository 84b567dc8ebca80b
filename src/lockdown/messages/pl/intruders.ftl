### What both games say of the Intruders: attack cards (.text: what the target suffers) and weaknesses,
### which help everybody once they are discovered.

## Attack cards

attack-scratch = Zadrapanie
    .text = Otrzymujesz 1 powierzchowną ranę i 1 kartę skażenia.
attack-claw_attack = Atak pazurami
    .text = Otrzymujesz 2 powierzchowne rany, jedną po drugiej, i 1 kartę skażenia.
attack-bite = Ugryzienie
    .text = Mając 2 lub więcej głębokich ran, opatrzonych lub nie, giniesz. W przeciwnym razie otrzymujesz 1 głęboką ranę.
attack-slime = Śluz
    .text = Otrzymujesz znacznik śluzu i 1 kartę skażenia.
attack-summoning = Przywołanie
    .text = Dobierz 1 żeton z kolonii intruzów: intruz tego rodzaju pojawia się w tym pomieszczeniu, bez sprawdzania zaskoczenia. Nie atakuje w czasie tej akcji lub tego kroku. Przy pustym żetonie nic się nie pojawia, a żeton wraca do kolonii.
attack-transformation = Transformacja
    .text = Zastąp atakującego pełzacza reproduktorem, jeśli jest dostępny; obrażenia pełzacza znikają. Jeśli nie masz wtedy na ręce żadnej karty, reproduktor natychmiast atakuje cię z zaskoczenia, z nową kartą ataku.
attack-frenzy = Szał
    .text = Dotyczy wszystkich postaci w pomieszczeniu: każda, która ma 2 lub więcej głębokich ran, opatrzonych lub nie, ginie; potem każda inna otrzymuje 1 głęboką ranę, w kolejności rozgrywania.
attack-tail_attack = Atak ogonem
    .text = Mając 1 lub więcej głębokich ran, opatrzonych lub nie, giniesz. W przeciwnym razie otrzymujesz 1 głęboką ranę.

## Weakness cards

weakness-vulnerability_to_fire = Wrażliwość na ogień
    .text = Gdy intruz otrzymuje obrażenia od znacznika pożaru, Koktajlu Mołotowa lub Miotacza ognia, otrzymuje jeszcze 1 obrażenie, przed sprawdzeniem obrażeń. W kroku pożarów w każdym płonącym odkrytym pomieszczeniu z jajami, których nikt nie niesie, niszczone są 2 jaja zamiast 1.
weakness-vulnerability_to_energy = Wrażliwość na energię
    .text = Strzał z broni energetycznej, który zadaje intruzowi co najmniej 1 obrażenie, zadaje o 1 więcej, z tym samym sprawdzeniem obrażeń.
weakness-reaction_to_danger = Reakcja na zagrożenie
    .text = Przy sprawdzaniu zaskoczenia liczba na żetonie jest o 1 niższa, ale nigdy nie mniejsza niż 1.
weakness-the_way_of_moving = Sposób poruszania się
    .text = Larwy, pełzacze i dorosłe osobniki nie mogą niszczyć zamkniętych drzwi: zostają na miejscu, a drzwi pozostają zamknięte. Reproduktory i królowa niszczą drzwi jak dotąd.
weakness-vital_places = Punkty witalne
    .text = Przy Strzale do dorosłego osobnika i w Walce wręcz z nim pusta ścianka liczy się jako pojedyncze trafienie, przed zasadami broni.
weakness-species_on_the_brink_of_extinction = Gatunek na skraju wymarcia
    .text = Przy każdym sprawdzeniu obrażeń liczba przy symbolu krwi (u reproduktora i królowej suma) jest o 1 niższa. Symbol wycofania pozostaje symbolem wycofania i nie zabija.
weakness-the_way_of_fighting = Sposób walki
    .text = Gdy dorosły osobnik atakuje kartą „Ugryzienie”, zadaje powierzchowną ranę zamiast głębokiej. Kto ginie od Ugryzienia z powodu 2 lub więcej głębokich ran, ginie mimo to.
weakness-susceptibility_to_phosphates = Wrażliwość na fosforany
    .text = Intruz zmuszony do wycofania się Gaśnicą lub Systemem przeciwpożarowym otrzymuje najpierw 1 obrażenie, ze sprawdzeniem obrażeń. Jeśli żyje i nadal tam jest, dopiero wtedy się wycofuje.
