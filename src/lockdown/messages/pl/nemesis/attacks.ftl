### Karty ataku. .text: co spotyka cel.

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
