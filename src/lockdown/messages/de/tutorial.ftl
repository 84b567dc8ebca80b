### The frame of a lesson. Its lines and the hints stand with the game.

tut-ui-skip = Kapitel überspringen
tut-ui-leave = Lektion verlassen
tut-ui-resume = Weiter bei: { $chapter }
tut-ui-why = Warum?
tut-ui-next = Weiter
tut-ui-play_on = Von hier mit echten Würfeln weiterspielen
tut-ui-forced = Für diese Lektion vorbereitet
tut-ui-progress = Kapitel { $n } von { $chapters }, noch etwa { $minutes } Min.
tut-ui-do_it = Mach das für mich
tut-ui-safe = Hier geht nichts endgültig schief. Du kannst immer zum Kapitelanfang zurück.
tut-ui-turn = Umdrehen
tut-ui-roll = Würfeln
tut-ui-scan = Scannen
tut-ui-draw = Vier ziehen
tut-ui-try = Versuch es
tut-ui-back = Zurück zum Kapitelanfang
tut-ui-lesson = Lektion
tut-ui-menu = Mehr
tut-ui-chapters = Kapitel
tut-ui-options = In diesem Schritt: { $options }
tut-ui-radio = über das Headset
tut-ui-pod = vom Bildschirm der Kapsel
tut-ui-hint = Tipp
tut-ui-hint_off = Diesen Tipp nicht mehr zeigen
tut-ui-failed = Die Lektion lässt sich gerade nicht öffnen. Versuch es noch einmal.

## The end
tut-end-bots = Spiel eine kurze Partie mit zwei Bots
tut-end-rules = Jede Regel nachschlagen: etwas anwählen und R drücken
tut-end-again = Ein Kapitel wiederholen
tut-road-head = Was du nicht gewählt hast
