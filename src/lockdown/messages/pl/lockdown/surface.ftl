### Karty powierzchni Marsa. .text: efekt na otwartym terenie. .shelter: zamiast tego, w skafandrze lub w budynku. .scope: kogo dotyczy.

-surface-drawer = Tylko postać, która dobrała kartę.
-surface-all = Każda postać na powierzchni.

surface-radioactive_dust = Radioaktywny pył
    .scope = { -surface-drawer }
    .text = Otrzymujesz 1 kartę skażenia i znacznik śluzu.
    .shelter = Otrzymujesz 1 kartę skażenia.
surface-dust_storm = Burza pyłowa
    .scope = { -surface-all }
    .text = Odrzuć 2 wybrane karty akcji lub tyle, ile masz. Karty skażenia się nie liczą.
    .shelter = Odrzuć 1 wybraną kartę akcji, jeśli ją masz.
surface-solar_flare = Rozbłysk słoneczny
    .scope = { -surface-all }
    .text = Otrzymujesz 1 powierzchowną ranę. Następnie usuń 1 znacznik amunicji z 1 niesionej broni energetycznej, jeśli któraś go ma.
    .shelter = Usuń 1 znacznik amunicji z 1 niesionej broni energetycznej, jeśli któraś go ma.
surface-tremor = Wstrząs
    .scope = { -surface-drawer }
    .text = Umieść znacznik szmerów w każdym obszarze, który go nie ma. Bez spotkania.
    .shelter = W budynku: umieść znacznik szmerów w każdym obszarze twojego budynku, który go nie ma. Na skrzyżowaniu: w 1 wybranym obszarze, który go nie ma. Bez spotkania.
surface-something_in_the_dunes = Coś na wydmach
    .scope = { -surface-drawer }
    .text = Jeśli nie jesteś w walce, następuje spotkanie tam, gdzie jesteś.
    .shelter = Jeśli nie jesteś w walce, rozpatrz niebezpieczeństwo tam, gdzie jesteś.
surface-cracked_seal = Pęknięta uszczelka
    .scope = { -surface-drawer }
    .text = Otrzymujesz 1 głęboką ranę.
    .shelter = Otrzymujesz 1 powierzchowną ranę.
surface-abandoned_crate = Porzucona skrzynia
    .scope = { -surface-drawer }
    .text = Wskaż stos przedmiotów i dobierz w tajemnicy 1 kartę: zachowaj ją lub odłóż pod stos. Ciężki przedmiot wymaga wolnej ręki.
    .shelter = Wskaż stos przedmiotów i dobierz w tajemnicy 2 karty: zachowaj najwyżej 1, a resztę odłóż pod stos. Ciężki przedmiot wymaga wolnej ręki.
surface-calm = Spokój
    .scope = { -surface-drawer }
    .text = Usuń znacznik szmerów z 1 wybranego obszaru.
    .shelter = Usuń znaczniki szmerów ze wszystkich obszarów.
