### Karty słabości. Po odkryciu działają na korzyść postaci z dostateczną wiedzą: 3, 5 lub 8, zależnie od miejsca.

weakness-wary_of_shadows = Wypatrując cieni
    .text = Gdy dorosły osobnik atakuje cię kartą „Czając się w ciemności”, jej efekt ciemności cię nie dotyczy. Liczą się też ataki rozpatrywane jako atak dorosłego osobnika.
weakness-light_shock = Światłowstręt
    .text = Gdy przy Strzale ostatecznym wynikiem kości przewagi jest „odrzuć, by trafić” lub „trafienie plus”, możesz użyć lepszego wyniku bez odrzucania karty.
weakness-slow_awakening = Powolne przebudzenie
    .text = W wywołanym przez ciebie spotkaniu liczba 2 lub wyższa, porównywana z twoją ręką, jest o 1 niższa. Najpierw zastosuj źródło światła.
weakness-hunters_by_sound = Łowcy wiedzeni dźwiękiem
    .text = Gdy pasujesz poza walką, także pod przymusem, możesz usunąć znacznik szmerów z 1 korytarza połączonego z twoim pomieszczeniem (z korytarzy technicznych przez wejście; na powierzchni z 1 obszaru). Nie wtedy, gdy pasujesz, wchodząc do kapsuły.
weakness-fear_of_fire = Lęk przed ogniem
    .text = Gdy w kroku ataków fazy wydarzeń ma cię zaatakować larwa, pełzacz lub dorosły osobnik, a w twoim pomieszczeniu jest znacznik pożaru, możesz odrzucić 1 kartę akcji: ten atak się nie odbywa. Nie dotyczy ataków z zaskoczenia ani podczas ucieczki.
weakness-brittle_shell = Kruchy pancerz
    .text = Przy sprawdzeniu obrażeń po twoim Strzale lub Walce wręcz liczba przy symbolu krwi (u reproduktora i królowej suma) jest o 1 niższa. Symbol wycofania pozostaje symbolem wycofania. Nie dotyczy innych obrażeń.
