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

## Jazda, ucieczka i pytania kart

option-drive = Jedź łazikiem: { $a }
option-send = Wyślij łazik: { $a }
decision-dust_storm = Burza pyłowa: odrzuć kartę akcji (pozostało: { $left }).
decision-solar_flare = Rozbłysk słoneczny: która broń energetyczna traci 1 znacznik amunicji?
decision-tremor = Wstrząs: w którym obszarze umieścić znacznik szmerów?
decision-calm = Spokój: z którego obszaru usunąć znacznik szmerów?
decision-crate_deck = Porzucona skrzynia: wskaż stos przedmiotów.
decision-crate_keep = Znalezione karty ({ $colour }). Zachować jedną czy żadnej?
reason-not_at_crossroads = Na tej stronie planszy pieszo ucieka się ze skrzyżowania przy Bunkrze.
    .help = Wyjdź na środkowe skrzyżowanie.
log-rover_at = Łazik stoi teraz tutaj: { $room }.
log-surface_card = { $seat } dobiera kartę powierzchni Marsa: { $card }.
log-sheltered = { $by ->
    [suit] { $seat } pokazuje skafander i stosuje dolną część karty.
   *[other] { $seat } jest w budynku i stosuje dolną część karty.
}
log-crate_opened = { $items ->
    [hidden] { $seat } otwiera skrzynię i podgląda karty ze stosu ({ $colour }): { $items_count }.
   *[other] { $seat } otwiera skrzynię ({ $colour }) i znajduje: { $items }.
}
log-crate_left = { $seat } niczego nie zachowuje.
