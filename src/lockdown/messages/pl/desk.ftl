### The desk: situations set up, asked and played.
ui-desk = Stół prób
ui-desk-retold = { $done } → { $follows }
ui-desk-situations = { $n ->
    [one] Jedna sytuacja, która ją pokazuje
    [few] { $n } sytuacje, które ją pokazują
   *[other] { $n } sytuacji, które ją pokazują
  }
ui-desk-set = Ustaw
ui-desk-play = Graj
ui-desk-save = Zapisz jako scenariusz
ui-desk-linked = Link w pasku adresu zawiera całą sytuację.
ui-desk-character = Postać
ui-desk-stalker = { -foe(form: "Nom") }
ui-desk-door = Drzwi
ui-desk-noise = Szmery
ui-desk-marker = Znacznik
ui-desk-cards = Karty i przedmioty
ui-desk-erase = Wyczyść
ui-desk-seat = Miejsce
ui-desk-card = Karta
ui-desk-item = Przedmiot
ui-desk-to-hand = Na rękę
ui-desk-give = Daj
ui-desk-one-room = Potem dotknij pomieszczenia.
ui-desk-two-rooms = Potem dotknij obu pomieszczeń na końcach korytarza.
ui-desk-cards-help = Dla: { $who }.
ui-desk-no-corridor = Żaden korytarz nie łączy tych pomieszczeń. Dotknij dwóch połączonych.
ui-desk-steps = Krok { $done } z { $all }
ui-desk-back = Cofnij
ui-desk-decides = Decyduje { $seat }
ui-desk-nobody = Nikt o niczym nie decyduje
ui-desk-eyes = Kto decyduje
ui-desk-dice = Następny rzut na szmery
ui-desk-chance = losowo
ui-desk-not = Teraz niemożliwe i dlaczego
ui-desk-expected = Tekst tego oczekuje, a jest inaczej
ui-desk-text = Jako tekst
ui-desk-line = Wiersz { $line }: { $message }
ui-desk-slow = Za dużo naraz; odczekaj chwilę.
ui-desk-failed = Nie udało się otworzyć tej sytuacji. Sprawdź link albo tekst.
