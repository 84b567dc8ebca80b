### Karty ataku. .text: co spotyka cel. .dark: dodatkowo, jeśli cel jest w ciemności; brak, gdy karta nie ma takiego efektu.

attack-cut = Draśnięcie
    .text = Otrzymujesz 1 powierzchowną ranę i 1 kartę skażenia.
    .dark = Otrzymujesz jeszcze 1 powierzchowną ranę.
attack-blood_chase = Węszenie
    .text = Otrzymujesz 1 powierzchowną ranę i znacznik śluzu. Jeśli atak nastąpił podczas twojej ucieczki, a przeżywasz z nieopatrzoną głęboką raną, atakujący idzie za tobą do nowego pomieszczenia; nie wykonujesz tam rzutu na szmery.
attack-perched_in_the_dark = Czając się w ciemności
    .text = Otrzymujesz 1 głęboką ranę.
    .dark = Jeśli masz teraz 3 głębokie rany, opatrzone lub nie, giniesz.
attack-blood_rage = Krwawy szał
    .text = Mając 2 lub więcej głębokich ran, opatrzonych lub nie, giniesz. W przeciwnym razie, mając nieopatrzoną głęboką ranę, otrzymujesz 2 głębokie rany. W przeciwnym razie otrzymujesz 1.
attack-piercing_the_heart = Przebicie serca
    .text = Otrzymujesz 1 głęboką ranę i 1 kartę skażenia.
    .dark = Jeśli masz teraz 2 lub więcej głębokich ran, opatrzonych lub nie, giniesz.
attack-evolve = Ewolucja
    .text = Zastąp atakującego pełzacza reproduktorem, jeśli jest dostępny; obrażenia pełzacza znikają.
    .dark = Jeśli pojawił się reproduktor, natychmiast cię atakuje z nową kartą ataku.
attack-infecting_the_host = Zarażenie żywiciela
    .text = Otrzymujesz znacznik śluzu.
    .dark = Skażenie larwą: otrzymujesz larwę, jeśli jej nie masz, i 1 kartę skażenia. To nigdy nie zabija.
