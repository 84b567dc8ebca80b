### Karty głębokich ran: efekt działa, dopóki rana jest nieopatrzona. wound-light i wound-serious to nazwy obu rodzajów.

wound-light = powierzchowna rana
wound-serious = głęboka rana
wound-body = Tułów
    .text = W kroku dobierania kart dobierasz do 4 kart zamiast do 5; w Izolatce do 5 zamiast do 6.
wound-leg = Noga
    .text = Ucieczka (Ruch w walce) kosztuje cię 2 zamiast 1. Nie dotyczy kart i przedmiotów, które pozwalają uciec.
wound-hand = Dłoń
    .text = Akcje z kart przedmiotów kosztują cię o 1 więcej. Nie dotyczy reakcji z przedmiotów, aktywacji przedmiotu osobistego, Strzału, robienia przedmiotów ani Handlu.
wound-arm = Ramię
    .text = Możesz nieść ciężkie rzeczy tylko w 1 ręce. Natychmiast, także poza swoją turą, upuść to, co się już nie mieści. Dwa ciężkie przedmioty złączone Taśmą naprawczą mieszczą się w jednej ręce.
wound-bleeding = Krwotok
    .text = Za każdym razem, gdy pasujesz, także pod przymusem, otrzymujesz 1 powierzchowną ranę, po odrzuceniu kart, a przed raną od pożaru lub wejściem do kapsuły.
wound-knee = Kolano
    .text = Pierwszy Ruch, ucieczka lub Ostrożny ruch w twojej pierwszej turze rundy kosztuje o 1 więcej. Nie dotyczy późniejszych tur ani innych sposobów przemieszczania się.
wound-eyes = Oczy
    .text = Liczysz się jako postać w ciemności, pod każdym względem jak w sektorze bez zasilania: wyższe liczby przy spotkaniach, efekty ciemności, kość walki zamiast kości przewagi, żadnych akcji komputera. Możesz używać kart wymagających ciemności, ale nie tych, które wymagają zasilania. Źródła światła nadal pomagają. Sam sektor zachowuje zasilanie.
wound-guts = Trzewia
    .text = Gdy jakiś efekt, także walka wręcz, daje ci karty skażenia, otrzymujesz jeszcze 1 na swój stos kart odrzuconych. Ten efekt nigdy nie skanuje dodatkowej karty.
