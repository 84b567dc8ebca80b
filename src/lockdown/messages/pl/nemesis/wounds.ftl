### Karty głębokich ran: efekt działa, dopóki rana jest nieopatrzona. wound-light i wound-serious to nazwy obu rodzajów.

wound-light = powierzchowna rana
wound-serious = głęboka rana
wound-body = Tułów
    .text = W kroku dobierania kart dobierasz do 4 kart zamiast do 5; w Kajutach do 5 zamiast do 6. Nie dotyczy dobierania dzięki efektom kart.
wound-leg = Noga
    .text = Ucieczka (Ruch w walce) kosztuje cię 2 zamiast 1. Nie dotyczy kart i przedmiotów, które pozwalają uciec.
wound-hand = Dłoń
    .text = Akcje z kart przedmiotów kosztują cię o 1 więcej. Nie dotyczy reakcji z przedmiotów, aktywacji przedmiotu osobistego, Strzału, robienia przedmiotów ani Handlu.
wound-bleeding = Krwotok
    .text = Za każdym razem, gdy pasujesz, także pod przymusem, otrzymujesz 1 powierzchowną ranę, po odrzuceniu kart, a przed raną od pożaru lub czekaniem w kapsule ratunkowej.
wound-arm = Ramię
    .text = Możesz nieść ciężkie rzeczy tylko w 1 ręce. Natychmiast, także poza swoją turą, upuść to, co się już nie mieści. Dwa ciężkie przedmioty złączone Taśmą naprawczą mieszczą się w jednej ręce.
