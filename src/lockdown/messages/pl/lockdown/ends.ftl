### How the game ended and what became of everybody. `end-<how>` by the result's key; .text tells more.

end-time = Czas się skończył
    .text = Żeton czasu dotarł na pole S.
end-emergency = Procedura alarmowa dobiegła końca
    .text = Nadeszła pomoc dla tych, którzy są w bezpiecznym miejscu.
end-self_destruct = Baza uległa autodestrukcji
    .text = Odliczanie do autodestrukcji dobiegło końca.
end-fire = Pożar zniszczył bazę
    .text = Trzeba było umieścić znacznik pożaru, a żadnego już nie było.
end-malfunction = Baza uległa całkowitej awarii
    .text = Trzeba było umieścić znacznik awarii, a żadnego już nie było.
end-nobody = W bazie nie ma już nikogo
    .text = Wszystkie postacie zginęły lub się wydostały.
end-destroyed = Baza jest zniszczona.
end-standing = Baza nadal stoi.

## Where a character was at the end

fate-isolation = ocalenie w Izolatce
fate-launched = wystrzelenie w kapsule
fate-bunker = ocalenie w Bunkrze

## Where a character is

place-container_a = kapsuła A
place-container_b = kapsuła B
place-container_c = kapsuła C
place-launched = wystrzelona kapsuła
