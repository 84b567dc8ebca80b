### What the terminal says around the game: `lockdown play`. Commands stay as they are.

terminal-welcome = { $game }, liczba miejsc: { $seats }, ziarno { $seed }. Wpisz help, aby zobaczyć polecenia.
terminal-left = Stół zostaje tak, jak jest.
terminal-hand_over = Przekaż klawiaturę graczowi { $seat }. Nikt inny nie patrzy.
terminal-ready = Enter, gdy wszystko gotowe
terminal-options_range = Są opcje od 1 do { $count }.
terminal-round = runda { $round }
terminal-time = czas { $time }
terminal-fire = pożary: zostało { $left }
terminal-malfunctions = awarie: zostało { $left }
terminal-vents_quiet = techniczne: cisza
terminal-vents_noise = techniczne: ((•))
terminal-where = gdzie
terminal-hand = ręka
terminal-wounds = rany
terminal-holds = trzyma
terminal-pack = plecak
terminal-first = pierwszy
terminal-passed = pas
terminal-slime = śluz
terminal-larva = larwa
terminal-signal = sygnał
terminal-your_hand = ręka: { $cards }
terminal-only_you = Tylko dla ciebie
terminal-nothing_refused = Nic takiego nie jest teraz zabronione.
terminal-no_rule = Nie ma zasady { $rule }. Zapytaj słowami: rule handel w walce
terminal-name_a_file = Podaj plik: save gra.txt
terminal-saved = Zapisano: { $path }.
terminal-the_end = Koniec
terminal-bot_crashed = W bocie { $bot } wystąpił błąd i zamiast niego grana jest ostrożna opcja. Tak było za pierwszym razem:
terminal-bot_failed = Bot { $bot } nie dał odpowiedzi, którą można zagrać ({ $fault }), i zamiast niego grana jest ostrożna opcja.
terminal-help =
    Wpisz numer albo tekst opcji, aby ją wykonać. Inne polecenia:
    { "  " }why [słowo]  czego teraz nie można zrobić i która zasada to mówi
    { "  " }log [n]      ostatnie n wierszy dziennika
    { "  " }board        narysuj planszę jeszcze raz   me     twoja postać i tajemnice
    { "  " }crew         jawne informacje o wszystkich rule SŁOWA   znajdź zasadę
    { "  " }undo         cofnij, dopóki niczego nie odkryto ani nie rzucono
    { "  " }save PLIK    zapisz dotychczasową grę     quit   wyjdź
