### Die Seiten rund um den Tisch: Glossar, Regeln, Startseite, Einstellungen.

## Glossary
ui-glossary = Glossar
ui-glossary-help = Jeder Begriff des Spiels, in vier Sprachen.
ui-glossary-search = Begriff suchen
ui-glossary-topic = Thema
ui-glossary-all = Alle Themen
ui-glossary-letters = Nach Anfangsbuchstaben
ui-glossary-rules = Regeln dazu
ui-glossary-no-rule = Keine Regel benutzt genau dieses Wort.
ui-glossary-more = Alle { $n } zeigen
ui-glossary-others = In den anderen Sprachen
ui-glossary-terms = Begriffe in dieser Regel
ui-glossary-failed = Das Glossar konnte nicht geladen werden. Lade die Seite neu.
ui-glossary-original = Original
ui-topic-game = Das Spiel
ui-topic-round = Die Runde
ui-topic-end = Ziele und Ende
ui-topic-board = Der Spielplan
ui-topic-rooms = Räume
ui-topic-crew = Die Crew
ui-topic-combat = Nachtpirscher und Kampf
ui-topic-actions = Aktionen
ui-topic-cards = Karten
ui-topic-items = Gegenstände
ui-topic-words = Wörter am Tisch
ui-topic-nemesis = Das erste Nemesis

## Chapters of the rules, by the letters of their ids
area-CMP = Spielmaterial
area-SET = Spielvorbereitung
area-BRD = Spielplan
area-PWR = Strom
area-RND = Runden und Züge
area-EVT = Ereignisphase
area-BAG = Xeno-Ausbreitung
area-GOL = Gewinnen und überleben
area-OBJ = Ziele
area-CRT = Schlüsselmomente
area-SDS = Selbstzerstörung
area-CSS = Frachtversandsystem
area-BNK = Haupttor, Rover und Bunker
area-CTG = Eindämmungsprotokolle
area-EMP = Alarm
area-END = Spielende
area-VIC = Sieger ermitteln
area-ACT = Aktionen und Reaktionen
area-BAS = Basisaktionen
area-MOV = Bewegung
area-EXP = Erkundung
area-NOI = Geräusche
area-TEC = Wartungskorridore
area-STK = Bewegung der Nachtpirscher
area-MRK = Marker
area-DOR = Türen
area-ENC = Begegnungen
area-CMB = Kampf
area-WND = Schaden an Nachtpirschern
area-ATK = Angriffe auf Charaktere
area-CON = Kontamination
area-HRT = Wunden und Tod
area-KNW = Wissen und Schwächen
area-WEA = Schwächen
area-ITM = Gegenstände und Objekte
area-CRF = Herstellen
area-SRC = Suchen
area-MIS = Aufgaben-Gegenstände
area-TRD = Tauschen
area-HRM = Anderen schaden
area-CPU = Computer
area-ROM = Räume
area-SOL = Solo-Modus
area-COP = Kooperativer Modus
area-SRF = Marsoberfläche
area-NCH = Charaktere aus Nemesis
area-NIN = Xenos zu Gast
area-CRD = Karten
area-FAQ = Fragen und Antworten
area-POD = Rettungskapseln
area-INT = Die Xenos spielen
area-ALT = Andere Modi
ui-rules-met = Was dir heute begegnet ist
ui-rules-english = Der volle Text ist bisher auf Englisch.
ui-rules-stale = Diese Übersetzung ist älter als die englische Fassung der Regel.

## Bots of the one-click game
ui-level-rookie = Neuling
ui-level-regular = Routinier
ui-level-veteran = Veteran
ui-level-learned = Autodidakt
ui-level-rookie-help = Vernünftige Grundlagen, kein Plan: gut für die ersten Spiele.
ui-level-regular-help = Wägen ab, was eine Aktion bringt und was sie riskiert.
ui-level-veteran-help = Denken voraus und brauchen dafür etwas länger.
ui-level-learned-help = Haben gelernt, indem sie gegen sich selbst spielten.

## Hints
ui-set-hints-auto = Kurze Hilfe, wo etwas neu ist. Geht in jedem Spiel nach drei beendeten Partien von selbst aus.
ui-hints-done = Drei Partien beendet: In diesem Spiel sind die Tipps ab jetzt aus.
ui-hints-keep = Eingeschaltet lassen

## Getting about
ui-to-home = Startseite
ui-invite-local = Diese Adresse gilt nur auf diesem Rechner. Für andere starte mit
ui-explain = Was bedeutet „{ $what }“?
ui-time = Zeit
ui-kept-over = beendet
ui-kept-lobby = in der Lobby
