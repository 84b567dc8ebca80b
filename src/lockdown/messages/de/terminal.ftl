### What the terminal says around the game: `lockdown play`. Commands stay as they are.

terminal-welcome = { $game }, { $seats } Plätze, Startwert { $seed }. help zeigt die Befehle.
terminal-left = Der Tisch bleibt, wie er ist.
terminal-hand_over = Gib weiter an { $seat }. Sonst sieht niemand hin.
terminal-ready = Enter, wenn du so weit bist
terminal-options_range = Es gibt die Möglichkeiten 1 bis { $count }.
terminal-round = Runde { $round }
terminal-time = Zeit { $time }
terminal-fire = Feuer: noch { $left }
terminal-malfunctions = Fehlfunktionen: noch { $left }
terminal-vents_quiet = Wartung: still
terminal-vents_noise = Wartung: ((•))
terminal-where = wo
terminal-hand = Hand
terminal-wounds = Wunden
terminal-holds = trägt
terminal-pack = Inventar
terminal-first = Startspieler
terminal-passed = gepasst
terminal-slime = Schleim
terminal-larva = Larve
terminal-signal = Signal
terminal-your_hand = Hand: { $cards }
terminal-only_you = Nur du
terminal-nothing_refused = Nichts davon ist gerade unmöglich.
terminal-no_rule = Es gibt keine Regel { $rule }. Frag mit Wörtern: rule im Kampf tauschen
terminal-name_a_file = Nenne eine Datei: save spiel.txt
terminal-saved = Gespeichert: { $path }.
terminal-the_end = Ende
terminal-bot_crashed = { $bot } ist abgestürzt, und eine vorsichtige Möglichkeit wird dafür gespielt. So ging es das erste Mal zu:
terminal-bot_failed = { $bot } gab keine spielbare Antwort ({ $fault }), und eine vorsichtige Möglichkeit wird dafür gespielt.
terminal-help =
    Eine Zahl oder der Text der Möglichkeit spielt sie. Andere Befehle:
    { "  " }why [Wort]   was gerade nicht geht und welche Regel das sagt
    { "  " }log [n]      die letzten n Zeilen des Spielprotokolls
    { "  " }board        den Spielplan neu zeichnen    me     dein Charakter und deine Geheimnisse
    { "  " }crew         was alle sehen dürfen         rule WÖRTER   eine Regel finden
    { "  " }undo         zurücknehmen, solange nichts aufgedeckt oder gewürfelt wurde
    { "  " }save DATEI   das bisherige Spiel speichern     quit   beenden
