### The frame of a lesson. Its lines and the hints stand with the game.

tut-ui-skip = Pomiń rozdział
tut-ui-leave = Opuść samouczek
tut-ui-resume = Wznów od: { $chapter }
tut-ui-why = Dlaczego?
tut-ui-next = Dalej
tut-ui-play_on = Graj dalej stąd, z prawdziwymi kośćmi
tut-ui-forced = Ustawione na potrzeby samouczka
tut-ui-progress = Rozdział { $n } z { $chapters }, jeszcze około { $minutes } min
tut-ui-do_it = Zrób to za mnie
tut-ui-safe = Tu nic nie psuje się na dobre. Zawsze możesz wrócić do początku rozdziału.
tut-ui-turn = Odwróć
tut-ui-roll = Rzuć
tut-ui-scan = Skanuj
tut-ui-draw = Dobierz cztery
tut-ui-try = Spróbuj
tut-ui-back = Wróć do początku rozdziału
tut-ui-lesson = Samouczek
tut-ui-menu = Więcej
tut-ui-chapters = Rozdziały
tut-ui-options = W tym kroku: { $options }
tut-ui-radio = przez słuchawkę
tut-ui-pod = z ekranu kapsuły
tut-ui-hint = Wskazówka
tut-ui-hint_off = Nie pokazuj więcej tej wskazówki
tut-ui-failed = Samouczka nie można teraz otworzyć. Spróbuj ponownie.

## The end
tut-end-bots = Zagraj krótką grę z dwoma botami
tut-end-rules = Sprawdź dowolną zasadę: naciśnij R na czymkolwiek
tut-end-again = Powtórz rozdział
tut-road-head = Niewybrane drogi
