### Jak skończyła się gra i co się z kim stało.

end-jump = Statek skacze w nadprzestrzeń
    .text = Znacznik czasu dotarł na koniec toru. Kto nie śpi, ginie; o śpiących decydują silniki i koordynaty.
end-self_destruct = Statek uległ autodestrukcji
    .text = Odliczanie do autodestrukcji dobiegło końca.
end-fire = Pożar zniszczył statek
    .text = Trzeba było umieścić znacznik pożaru, a żadnego już nie było.
end-malfunction = Statek się rozpadł
    .text = Trzeba było umieścić znacznik awarii, a żadnego już nie było.
end-nobody = Na pokładzie nie ma już nikogo przytomnego
    .text = Wszystkie postacie zginęły, śpią lub odleciały. Jeśli trwa odliczanie do autodestrukcji, statek wybucha; w przeciwnym razie skacze.
end-destroyed = Statek jest zniszczony.
end-standing = Statek skoczył.
end-reached = Miejsce docelowe: { $destination }.

## Gdzie postać była na koniec

fate-hibernation = ocalenie w hibernacji
fate-escaped = ucieczka w kapsule ratunkowej
