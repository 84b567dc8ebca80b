### Was der Browser selbst sagt: Knöpfe, Beschriftungen, Seiten.

## The table
ui-ready = Bereit
ui-act-move = Bewegen
ui-act-careful = Vorsichtig
ui-act-pickup = Aufnehmen
ui-act-trade = Tauschen
ui-act-craft = Herstellen
ui-act-shoot = Schießen
ui-act-melee = Nahkampf
ui-act-room = Raum
ui-act-computer = Computer
ui-act-card = Karte
ui-act-item = Gegenstand
ui-act-pass = Passen
ui-act-end = Zugende
ui-act-move-help = Geh in einen benachbarten Raum. Im Kampf ist das eine Flucht.
ui-act-careful-help = Vorsichtig bewegen: Du wählst, wo der Geräuschmarker liegt.
ui-act-pickup-help = Schweres Objekt aufnehmen: Ei, Xeno-Kadaver oder Leiche.
ui-act-trade-help = Tausche mit den anderen im Raum.
ui-act-craft-help = Gegenstand aus zwei Komponenten herstellen.
ui-act-shoot-help = Schieß auf einen { -foe(form: "one") } im Raum.
ui-act-melee-help = Kämpfe ohne Waffe; das bringt Kontamination.
ui-act-room-help = Nutze, was der Raum bietet, oder verlass die Anlage.
ui-act-computer-help = Nutze den Computer im Raum.
ui-act-card-help = Spiel eine Aktionskarte aus der Hand.
ui-act-item-help = Benutze oder aktiviere einen Gegenstand oder lass ihn fallen.
ui-act-pass-help = Beende deinen Teil der Runde.
ui-ask-move = wohin?
ui-ask-careful = wohin?
ui-ask-pickup = was?
ui-ask-trade = eröffnen?
ui-ask-craft = was?
ui-ask-shoot = auf wen?
ui-ask-melee = wen?
ui-ask-room = was tun?
ui-ask-computer = nutzen?
ui-ask-card = welche?
ui-ask-item = welchen?
ui-ask-pass = für diese Runde
ui-ask-end = oder vorher etwas fallen lassen
ui-kind-choose = Wähle
ui-kind-pay = Bezahle
ui-kind-discard = Lege ab
ui-acting = am Zug
ui-actions = Aktionen
ui-actions-left = { $n ->
    [one] noch { $n } Aktion
    *[other] noch { $n } Aktionen
}
ui-active = aktiv
ui-active-contingency = Aktives Eindämmungsprotokoll, verdeckt
ui-active-may-be = Aktiv kann sein
ui-alive = { $n } am Leben
ui-ammo = Munition { $n } von { $of }
ui-analyse = Analysiere ein Objekt im Labor
ui-analysed = Analysiert
ui-asked-all = alle werden gefragt
ui-away = abwesend
ui-back = Zurück
ui-back-to-end = Zurück zum Ende
ui-backpack = Inventar
ui-badge-discard = ABLEGEN
ui-badge-pay = ZAHLEN
ui-badge-play = SPIELEN
ui-blackout-always = Leistungsschwelle, gilt immer
ui-blackout-red = Leistungsschwelle, gilt nur bei rotem Zeitplättchen
ui-board = Spielplan
ui-bot = Bot
ui-bot-name = { $level }-Bot { $seat }
ui-bot-random = Chaos
ui-bot-beginner = Anfänger
ui-bot-easy = Lehrling
ui-bot-regular = Routinier
ui-bot-strong = Profi
ui-bot-hard = Profi
ui-bot-expert = Meister
ui-bunker = Bunker
ui-cannot-pay = zahlt nicht
ui-cards-in-hand = Handkarten
ui-choose = Wähle
ui-choose-card = Wähle eine Karte
ui-choose-noise = du wählst den Korridor
ui-clock = Bedenkzeit
ui-close = Schließen
ui-closed = ZU
ui-code-green = Grün
ui-code-yellow = Gelb
ui-code-blue = Blau
ui-code-grey = Grau
ui-code-red = Rot
ui-combat = Kampf
ui-computer = Computerkarte
ui-computer-locked = Keine Aktion auf dieser Karte
ui-computer-off = Computer ohne Strom oder mit Fehlfunktion
ui-computer-on = Computer läuft
ui-confirm = Bestätigen
ui-container = Kapsel { $letter }
ui-containers = FVS-KAPSELN
ui-corridor = Korridor { $name }, Nummer { $numbers }
ui-cost = Kosten { $n }
ui-crew = Crew
ui-css-token = FVS-Plättchen, verdeckt
ui-curtain-help = Jetzt schaut nur { $name }. Alles Geheime liegt hinter dem Vorhang.
ui-dark = DUNKEL
ui-dark-word = dunkel
ui-decision = Entscheidung
ui-deck = Stapel { $n }
ui-destruct = Selbstzerstörung
ui-destruct-on = Selbstzerstörung auf { $n ->
    [0] S
   *[other] { $n }
}
ui-discard-and-pass = { $n } ablegen und passen
ui-discard-n = Lege ab: { $cards }
ui-discard-pile = Ablagestapel: { $n }
ui-door-closed = Tür zu
ui-door-destroyed = Tür zerstört
ui-dressed = verbunden
ui-eggs = { $n ->
    [one] { $n } Ei
    *[other] { $n } Eier
}
ui-elevator = Aufzug
ui-emergency = Alarm
ui-empty = leer
ui-exit = AUSGANG
ui-exits = Korridore
ui-fire = Feuer
ui-fire-gauge = Feuermarker: der { $n }. zerstört die Anlage
ui-first-player = Startspieler
ui-gate-closed = TOR ZU
ui-gate-open = TOR OFFEN
ui-hand-free = frei
ui-hands = Hände
ui-here = { $n } da
ui-hidden = Verdeckt. Niemand schaut dir über die Schulter.
ui-hide = verbergen
ui-show = zeigen
ui-i-am = Ich bin { $name }
ui-inventory = Was du trägst
ui-items-left = { $n ->
    [one] { $n } Gegenstand
    *[other] { $n } Gegenstände
}
ui-keys = Tastatur
ui-knowledge = Wissen
ui-knowledge-active = Wissen, Plättchen aktiv
ui-laboratory = Labor
ui-language = Sprache
ui-lies-here = Liegt hier
ui-light-wounds = Leichte Wunden
ui-line-open = verbunden
ui-line-connecting = verbinde …
ui-line-lost = offline
ui-lit = hell
ui-log = Spielprotokoll
ui-log-empty = Noch ist nichts geschehen.
ui-malfunction = Fehlfunktion
ui-malfunction-gauge = Fehlfunktionsmarker: der { $n }. zerstört die Anlage
ui-menu = Menü
ui-met = erfüllt
ui-mission-active = ist aktiv.
ui-mission-inactive = inaktiv.
ui-more-phrases = Mehr Sätze
ui-needs = Braucht:
ui-next-to-fail = nächster Ausfall
ui-no-cards = Keine Karten auf der Hand
ui-no-character = Noch kein Charakter
ui-no-noise-roll = keine Geräuschprobe
ui-no-signal = kein Signal
ui-no-slime = kein Schleim
ui-no-table = Diesen Tisch gibt es nicht
ui-no-table-help = Es gibt diesen Tisch nicht, oder du darfst ihn nicht sehen. Prüf den Link, oder frag, wer ihn geschickt hat.
ui-no-screen = Dieses Spiel hat hier noch keine Ansicht
ui-no-screen-help = Der Tisch läuft, und Programme können daran spielen. Menschen spielen dieses Spiel im Terminal: lockdown play --game nemesis.
ui-noise = Geräusch
ui-noise-roll = Geräuschprobe
ui-not-now = Jetzt nicht: { $what }
ui-not-now-these = Jetzt nicht
ui-numbed = diese Runde schmerzfrei
ui-object = Objekt
ui-objective-personal = persönlich
ui-objective-corporate = Unternehmen
ui-objective-coop = gemeinsam
ui-odds = Das Risiko
ui-odds-encounter = Begegnung
ui-odds-surprise = Überraschungsangriff
ui-odds-danger = Gefahr
ui-odds-noise = Geräusch
ui-odds-silence = Stille
ui-odds-surface = Oberfläche-Karte
ui-token-face-down = verdecktes Erkundungsplättchen
ui-on = AN
ui-off = AUS
ui-offline-help = Die Leitung ist unterbrochen. Deine Wahl bleibt erhalten; wir versuchen es weiter.
ui-trouble = Das Spiel wartet
ui-trouble-storage = Der Server kann gerade nicht speichern. Nichts geht verloren; es geht von selbst weiter, sobald er kann.
ui-trouble-stuck = Auf dem Server ist etwas schiefgegangen. Er versucht es von selbst wieder; wenn das nicht hilft, melde es bitte.
ui-older = Früheres zeigen
ui-only-you = Nur du
ui-open = OFFEN
ui-options = Möglichkeiten
ui-over = Das Spiel ist aus
ui-over-help = Alles liegt offen.
ui-pass-note = deine Runde endet; in der nächsten ziehst du nach
ui-pass-now = Passen ohne Ablegen
ui-pass-screen = Gib den Bildschirm weiter
ui-passed = gepasst
ui-pay-and = Zahle mit { $cards }: { $act }
ui-pay-with = Zahle mit { $cards }
ui-phase-setup = Vorbe{ "\u00AD" }reitung
ui-phase-players = Spieler{ "\u00AD" }phase
ui-phase-events = Ereignis{ "\u00AD" }phase
ui-phase-victory = Sieger er{ "\u00AD" }mitteln
ui-phase-over = zu Ende
ui-place-room = im Raum
ui-place-container_a = Kapsel A
ui-place-container_b = Kapsel B
ui-place-container_c = Kapsel C
ui-place-launched = gestartet
ui-place-isolation = eingeschlossen
ui-place-bunker = Bunker
ui-place-dead = tot
ui-place-unplaced = nicht platziert
ui-player-n = Spieler { $n }
ui-number-n = S{ $n }
ui-percent = { $p }{ "\u00A0" }%
ui-pool = NEUTRALER
ui-pool-n = VORRAT · { $n }
ui-pool-title = Neutraler Vorrat an Eindämmungsprotokollen
ui-reaction = Reaktion
ui-reconstructed = Rekonstruiert: im Original nicht lesbar, von uns ergänzt.
ui-report = Fehler melden
ui-room = Raum
ui-room-n = Raum { $n }
ui-round = Runde
ui-rover = Rover
ui-rules = Regeln
ui-say-something = Sag etwas …
ui-say-to = An wen
ui-send = Senden
ui-sending = Sende …
ui-serious = Schwere
ui-settings = Einstellungen
ui-sheet = Leiste kleiner oder größer machen
ui-signal = Signal
ui-slime = Schleim
ui-sound-off = aus
ui-sound-low = leise
ui-sound-full = laut
ui-sound-is = Ton: { $level }
ui-spectator = Beobachter
ui-spectators = Beobachter
ui-stood-in = Im Moment entscheidet jemand anders für dich.
ui-tab-board = Plan
ui-tab-crew = Crew
ui-tab-log = Log
ui-tab-talk = Reden
ui-tab-me = Ich
ui-table = Tisch
ui-table-asked = Alle, die reagieren könnten, werden gefragt.
ui-table-word = Tisch
ui-tabs = Ansichten
ui-take-over = Ich bin zurück
ui-talk = Gespräch
ui-talk-empty = Noch hat niemand etwas gesagt.
ui-then-pay = { $n ->
    [one] dann { $n } Karte zahlen
    *[other] dann { $n } Karten zahlen
}
ui-time-blue = Zeitplättchen, blaue Seite: rote Leistungsschwellen werden ignoriert
ui-time-red = Zeitplättchen, rote Seite
ui-time-track = Zeitleiste
ui-to-lobby = Tisch verlassen
ui-token-and-noise = Plättchen + Geräuschprobe
ui-undo = Rückgängig
ui-undo-alone = Nimm deinen letzten Schritt zurück
ui-undo-vote = Bitte die anderen, es zurückzunehmen
ui-undo-no = Nichts kann zurückgenommen werden: Ein Schritt lässt sich nur zurücknehmen, bis etwas gewürfelt oder aufgedeckt ist
ui-unexplored = Nicht erkundet
ui-unexplored-kind = Nicht erkundet { $kind }
ui-unknown = Unbekannt
ui-uses = { $n ->
    [one] { $n } Einsatz
    *[other] { $n } Einsätze
}
ui-vents-1 = WARTUNGS-
ui-vents-2 = KORRIDORE
ui-vote = Abstimmung
ui-vote-absent = { $name } ist abwesend. Was nun?
ui-vote-undo = { $name } möchte den letzten Schritt zurücknehmen.
ui-vote-rematch = Noch einmal mit derselben Crew?
ui-vote-choice-wait = Warten
ui-vote-choice-bot = Ein Bot spielt
ui-vote-choice-still = Stillstehen
ui-vote-choice-yes = Ja
ui-vote-choice-no = Nein
ui-vote-waiting = { $n ->
    [one] bisher { $n } Stimme
    *[other] bisher { $n } Stimmen
}
ui-waiting = Warten
ui-waiting-nobody = auf das, was kommt
ui-watching = { $n ->
    [one] { $n } sieht zu
   *[other] { $n } sehen zu
}
ui-when-any = jederzeit
ui-when-never = nicht im Kampf
ui-when-only = nur im Kampf
ui-while-away = während du weg warst
ui-whisper = geflüstert
ui-whispers-to = flüstert mit { $to }
ui-whole-board = Ganzer Plan
ui-why-not-your-turn = Du bist nicht am Zug. Warte, bis der Tisch dich fragt.
ui-why-unknown = Die Regeln erlauben es jetzt nicht. Wähle etwas Hervorgehobenes, oder lies in der Beschreibung, was es braucht.
ui-wounds-n = { $n } Schaden
ui-you = Du
ui-you-decide = DU ENTSCHEIDEST
ui-you-watch = Du siehst zu.
ui-your-hand = { $n ->
    [one] Deine Hand, { $n } Karte
    *[other] Deine Hand, { $n } Karten
}
ui-your-turn = DEIN ZUG
ui-zoom-in = Vergrößern
ui-zoom-out = Verkleinern

## Lobby and home
ui-home-claim = Ein offener, inoffizieller Tisch für eine bis fünf Personen, eine Marsbasis, in der alles ausfällt, und was sich im Dunkeln regt.
ui-new-table = Neuer Tisch
ui-this-table = Dieser Tisch
ui-your-name = Dein Name
ui-players = Spieler
ui-solo = Solo
ui-bots-are = Bots
ui-play-bots = Jetzt mit Bots spielen
ui-play-bots-help = { $n ->
    [one] { $n } Bot spielt mit. Es geht sofort los.
    *[other] { $n } Bots spielen mit. Es geht sofort los.
}
ui-play-solo = Allein spielen
ui-play-solo-help = Du gegen die Anlage.
ui-open-table = Tisch eröffnen
ui-open-table-help = Lade Freunde per Link ein, teile einen Bildschirm, wähle die Regeln.
ui-learn = Spielend lernen
ui-learn-help = Eine erste Partie in fünfzehn Minuten.
ui-learn-short = Ich kenne Lockdown: der kurze Weg, neun Minuten
ui-rules-help = Jede Regel, durchsuchbar.
ui-create-failed = Der Tisch konnte nicht angelegt werden. Versuch es noch einmal.
ui-resume = Deine Tische
ui-resume-none = Hier erscheinen Tische, an denen du in diesem Browser gesessen hast.
ui-forget = Diesen Tisch vergessen
ui-unofficial = Inoffizielles Fanprojekt ohne Verbindung zu Awaken Realms oder Rebel. Eigene Zeichnungen; Symbole von game-icons.net, CC BY 3.0.
ui-about = Über das Projekt
ui-host-decides = der Gastgeber entscheidet
ui-pace = Tempo
ui-pace-help = Live: Alle sind da. Tage: Komm zurück, wenn du dran bist.
ui-pace-live = Live
ui-pace-correspondence = Tage
ui-clock-label = Bedenkzeit
ui-clock-help = Wie lange eine Entscheidung dauern darf, bevor die anderen abstimmen.
ui-clock-none = Keine Uhr
ui-minutes = { $n } Min.
ui-help-level = Hilfe
ui-help-help = Voll: Chancen und Schlüsse. Fakten: nur Offenes. Ohne: wie am echten Tisch.
ui-help-full = Voll
ui-help-facts = Fakten
ui-help-bare = Ohne
ui-reactions = Reaktionszeit
ui-reactions-help = So lange werden alle gefragt, die reagieren könnten, egal was sie auf der Hand haben.
ui-spectators-help = Dürfen andere zusehen? Sie sehen keine Geheimnisse.
ui-whispers-shown = Zeigen, wer flüstert
ui-whispers-help = Wie am Tisch: Man sieht, wer mit wem flüstert, und hört nichts.
ui-table-rules = Regeloptionen
ui-rule-yellow_contingency = Code Gelb tötet
ui-rule-yellow_contingency-low = Wissen 4 oder weniger
ui-rule-yellow_contingency-high = Wissen 5 oder mehr
ui-rule-computer_in_combat = Computer im Kampf
ui-rule-cave_noise = Geräuschprobe in Höhlen
ui-yes = Ja
ui-no = Nein
ui-characters = Charaktere
ui-character-of = Charakter von Platz { $n }
ui-draft = Auswahl
ui-seats = Plätze
ui-seats-taken = { $n } von { $of } besetzt
ui-seat-open = Freier Platz
ui-seat-host = Gastgeber, in diesem Browser
ui-seat-open-help = wartet auf jemanden mit dem Link
ui-seat-person-help = spielt in einem anderen Browser
ui-seat-bot-help = ehrlich: sieht nur, was sein Platz sehen darf
ui-seat-hotseat-help = derselbe Bildschirm, ein Vorhang dazwischen
ui-seat-person = Person
ui-seat-here = Dieser Bildschirm
ui-bot-level = Bot: { $level }
ui-bot-rookie = Neuling
ui-who-plays = Wer spielt Platz { $n }
ui-sit-down = Hinsetzen
ui-stand-up = Aufstehen
ui-change-seat = Hier sitzen
ui-make-host = Zum Gastgeber machen
ui-here-word = da
ui-invite = Einladen
ui-invite-help = Wer den Link hat, kann Platz nehmen oder zusehen.
ui-copy-link = Link kopieren
ui-copied = Kopiert
ui-qr = Einladung als QR-Code
ui-start = Spiel starten
ui-start-with-bots = { $n ->
    [one] Jetzt starten, ein Bot nimmt den freien Platz
    *[other] Jetzt starten, Bots nehmen { $n } Plätze
}
ui-wait-for-host = Der Gastgeber startet das Spiel.

## The ending
ui-end-nobody = Niemand kam heim
ui-end-home = { $n ->
    [one] Eine Person kam heim
    [2] Zwei kamen heim
    [3] Drei kamen heim
    [4] Vier kamen heim
    [5] Fünf kamen heim
    *[other] { $n } kamen heim
}
ui-step-contingency = Protokoll
ui-step-contamination = Kontamination
ui-step-objectives = Ziele
ui-step-objective = Ziel
ui-contingency-was = Das aktive Eindämmungsprotokoll war
ui-still-sealed = Noch verdeckt.
ui-how-left = Wie sie gingen
ui-fate = Schicksal
ui-left-bunker = In den Bunker
ui-left-launched = In einer FVS-Kapsel
ui-left-isolation = Eingeschlossen
ui-left-dead = Getötet
ui-left-swept = Zurückgeblieben
ui-killed = getötet
ui-spared = verschont
ui-infected-died = infiziert, gestorben
ui-infected-lived = infiziert, überlebt
ui-clean = sauber
ui-scanned = { $n ->
    [one] { $n } Karte gescannt
    *[other] { $n } Karten gescannt
}
ui-sealed = verdeckt
ui-next-reveal = als Nächstes
ui-won = SIEG
ui-lost = VERLOREN
ui-dead = TOT
ui-reveal-contingency = Protokoll aufdecken
ui-reveal-contamination = Überlebende scannen
ui-reveal-objective = Aufdecken: { $name }
ui-check-objective = Prüfen: { $name }
ui-reveal-all = Alles aufdecken
ui-rematch = Dieselbe Crew noch einmal
ui-to-rematch = Zum nächsten Spiel
ui-watch-replay = Wiederholung ansehen
ui-see-board = Spielplan ansehen
ui-export = Spiel exportieren
ui-story = Die Geschichte
ui-stat-noise = { $n ->
    [one] Geräusch{ "\u00AD" }probe
   *[other] Geräusch{ "\u00AD" }proben
}
ui-stat-encounters = { $n ->
    [one] Begeg{ "\u00AD" }nung
   *[other] Begeg{ "\u00AD" }nungen
}
ui-stat-blackouts = { $n ->
    [one] Leistungs{ "\u00AD" }schwelle
   *[other] Leistungs{ "\u00AD" }schwellen
}
ui-stat-rounds = { $n ->
    [one] Runde
   *[other] Runden
}

## Replay
ui-replay = Wiederholung
ui-replay-failed = Von diesem Tisch gibt es noch keine Wiederholung. Ansehen kannst du sie, wenn das Spiel vorbei ist.
ui-step-back = Einen Schritt zurück
ui-step-on = Einen Schritt weiter
ui-play = Abspielen
ui-pause = Pause
ui-moment = Zeitpunkt im Spiel
ui-eyes = Sicht
ui-eyes-open = alles offen

## Pages
ui-game = Spiel
ui-rules-search = Regeln durchsuchen
ui-rules-ask = Frag: Darf ich im Kampf tauschen?
ui-rules-area = Kapitel
ui-rules-all = Alle Kapitel
ui-rules-failed = Die Regeln konnten nicht geladen werden. Lade die Seite neu.
ui-rule-missing = Es gibt keine Regel { $id }. Such sie mit Wörtern.
ui-nothing-found = Nichts gefunden. Versuch es mit anderen Wörtern.
ui-sound = Ton
ui-speed = Erzähltempo
ui-motion = Bewegung
ui-motion-auto = wie im System
ui-motion-reduced = reduziert
ui-text-size = Textgröße
ui-set-contrast = Hoher Kontrast
ui-set-contrast-help = Stärkere Konturen, keine Verläufe.
ui-set-hints = Tipps
ui-set-hints-help = Kurze Hilfe, wo etwas neu ist.
ui-set-textMode = Textmodus
ui-set-textMode-help = Der ganze Tisch als Text, für Screenreader und langsame Leitungen.
ui-leave-text = Textmodus verlassen
ui-tm-now = Was gerade geschieht
ui-tm-do = Was du tun kannst
ui-tm-cannot = Was du nicht tun kannst und warum
ui-tm-where = Wo du bist
ui-tm-rooms = Alle Räume
ui-tm-yours = Du entscheidest.
ui-tm-time = Das Zeitplättchen liegt auf { $n ->
    [0] S
   *[other] { $n }
}.
ui-key-enter = Gewähltes bestätigen
ui-key-esc = Zurück oder letzten Schritt zurücknehmen
ui-key-arrows = Durch die Möglichkeiten gehen
ui-key-digits = Möglichkeit nach ihrem Platz wählen
ui-key-tab = Zum nächsten Element
ui-key-d = Entscheidung
ui-key-b = Ziele auf dem Plan
ui-key-h = Hand
ui-key-l = Spielprotokoll
ui-key-t = Gespräch
ui-key-r = Regel zum gewählten Element
ui-key-ask = Die Regeln fragen
ui-key-help = Diese Liste
ui-report-help = Sag, was falsch aussah. Die Datei enthält den Tisch, wie du ihn sehen darfst, keine fremden Geheimnisse.
ui-report-what = Was geschah, was hätte geschehen sollen?
ui-report-make = Bericht erstellen
ui-report-save = Bericht speichern
ui-report-failed = Der Bericht konnte nicht erstellt werden. Versuch es gleich noch einmal.
ui-about-1 = Lockdown ist ein offener digitaler Tisch für das Brettspiel Nemesis: Lockdown. Von Fans gemacht, frei und inoffiziell.
ui-about-2 = Nemesis: Lockdown ist von Adam Kwapiński und erscheint bei Awaken Realms und Rebel Studio. Alle Rechte am Spiel liegen dort. Wenn es dir gefällt, kauf dir das Spiel.
ui-about-3 = Es gibt hier kein Bild und keinen Text des Verlags: Alles ist neu gezeichnet und formuliert. Was nicht zu erfahren war, wurde rekonstruiert und trägt ein ≈.
ui-about-icons = Symbole: Lorc, Delapouite und weitere,
ui-about-fonts = Schriften: Barlow, Barlow Condensed, Big Shoulders Stencil (SIL Open Font License).
ui-about-privacy = Kein Tracking, keine Werbung. Dieser Browser merkt sich Einstellungen und Platzschlüssel; der Server den Tisch.

## Odds
ui-odds-no_roll = keine Geräuschprobe
ui-odds-wounds_0 = kein Schaden
ui-odds-wounds_1 = 1 Schaden
ui-odds-wounds_2 = 2 Schaden
ui-odds-wounds_3 = 3 Schaden
ui-odds-wounds_4 = 4 Schaden
ui-odds-wounded = du wirst verwundet
ui-odds-blank = leeres Plättchen
ui-odds-of-which = davon { $what } { ui-percent }
ui-phrases = Fertige Sätze
ui-the-dead = Die Toten
ui-bot-veteran = Veteran
ui-bot-learned = Autodidakt
