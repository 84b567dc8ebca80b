### Aktionskarten und Kontaminationskarten. .text: Effekt mit seinen Bedingungen. Kosten und Kampfsymbol werden getrennt gezeigt.

-action-engine = in einem Triebwerksraum, mit oder ohne Fehlfunktionsmarker: Sieh dir geheim beide Plättchen seines Triebwerks an und lege sie in beliebiger Reihenfolge zurück. Alle erfahren, ob sich die Reihenfolge geändert hat

action-search = Suchen
    .text = Hat dein Raum eine Farbe und einen Suchzähler von mindestens 1: Senke den Suchzähler um 1 und ziehe 2 Karten dieser Farbe (in einem weißen Raum nenne zuerst einen Stapel). Behalte geheim genau 1; die andere kommt unter ihren Stapel. Ein Schwerer Gegenstand wird gezeigt und braucht einen Hand-Slot, sonst kommt auch er unter den Stapel.
action-rest = Ausruhen
    .text = Scanne alle Kontaminationskarten auf deiner Hand (mindestens 1) und entferne jede, die nicht INFIZIERT ist. Ist eine INFIZIERT, erhältst du eine Larve; hattest du schon eine, stirbst du und ein Kriecher wird platziert. INFIZIERTE Karten bleiben auf der Hand.
action-demolition = Demolieren
    .text = Zerstöre 1 geschlossene Tür in einem Korridor deines Raums — oder — platziere einen Fehlfunktionsmarker in deinem Raum, wenn er keinen hat und einen erhalten kann.
action-interruption = Unterbrechen
    .text = Reaktion. Wenn ein anderer Spieler in deinem Raum eine Aktion angesagt und bezahlt hat, vor ihrem Effekt: Brich diese Aktion ab. Die Kosten bleiben bezahlt, und ein Gegenstand mit „nur ein Mal“ wird abgelegt — oder — wenn ein anderer Spieler in deinem Raum „Unterbrechen“ spielt: Brich dieses „Unterbrechen“ ab.
action-basic_repairs = Einfache Reparatur
    .text = Entferne den Fehlfunktionsmarker aus deinem Raum — oder — { -action-engine }.
action-repairs = Reparatur
    .text = { action-basic_repairs.text }
action-fast_repairs = Schnelle Reparatur
    .text = { action-basic_repairs.text }
action-computer_skills = Computerkenntnisse
    .text = Öffne oder schließe 1 Tür in einem Korridor deines Raums — oder — in einem Raum mit Computer und ohne Fehlfunktionsmarker: Führe eine seiner Raumaktionen aus, ohne ihre Kosten zu bezahlen.

## Captain

action-order = Befehl
    .text = Wähle einen anderen Charakter in deinem Raum und einen benachbarten Raum, in den er sich bewegen kann: Er bewegt sich dorthin, ob er will oder nicht; Erkundung und Geräuschprobe wie üblich. Mit der aktiven Bordsprechanlage darfst du einem Charakter in einem beliebigen Raum mit Computer befehlen; sind dort Xenos, ist es eine Flucht. Niemandem, der in einer Kapsel wartet.
action-reload = Nachladen
    .text = Lege 1 Munition auf den Revolver, den du hältst, höchstens bis zu seiner Kapazität.
action-motivation = Motivation
    .text = Du und dann in Spielreihenfolge jeder andere Charakter in deinem Raum zieht 1 Aktionskarte, auch wer gepasst hat. Mit der aktiven Bordsprechanlage auch jeder Charakter in allen anderen Räumen mit Computer.

## Pilotin

action-piloting = Pilotieren
    .text = Im Cockpit oder in einem Raum mit Computer, ohne Fehlfunktionsmarker: Führe eine seiner Raumaktionen aus, ohne ihre Kosten zu bezahlen — oder — in einem Raum mit Computer und ohne Fehlfunktionsmarker: Sieh dir geheim die Koordinatenkarte an.
action-knowledge_of_the_ship = Schiffskenntnis
    .text = Öffne oder schließe 1 Tür in einem Korridor deines Raums — oder — sieh dir geheim 1 nicht erkundetes Raumteil an, nicht sein Erkundungsplättchen.
action-old_friend = Alter Freund
    .text = In einem Raum ohne Computersymbol und ohne Fehlfunktionsmarker: Führe eine seiner Raumaktionen aus, ohne ihre Kosten zu bezahlen.

## Mechaniker

action-ingenuity = Einfallsreichtum
    .text = Entferne den Fehlfunktionsmarker aus deinem Raum — oder — { -action-engine } — oder — stelle 1 Gegenstand her, ohne die Aktion zu bezahlen; 1 beliebige gelbe Gegenstandskarte darf als Komponente Werkzeug dienen.

## Soldat

action-taking_aim = Anvisieren
    .text = Schieße mit einer Energiewaffe, die du hältst. Nach dem Wurf darfst du den Kampfwürfel einmal neu würfeln; das zweite Ergebnis gilt.
action-full_auto = Vollautomatik
    .text = Schieße mit dem Sturmgewehr, das du hältst, und entferne seine gesamte Munition. Der Würfel verursacht seinen Schaden, plus 1 für je 2 entfernte Munition; ist das mindestens 1, gibt das Gewehr 1 dazu. Für den gesamten Schaden gibt es eine einzige Schadensprobe.
action-nerves_of_steel = Nerven aus Stahl
    .text = Reaktion. Bei einem Überraschungsangriff in deinem Raum, auf dich oder einen anderen Charakter, nachdem die Xeno-Angriffskarte gezogen wurde (oder vor einem Larvenbefall): Der Angriff hat keinen Effekt auf dich. Eine Larve bleibt im Raum.

## Aufklärerin

action-adrenaline = Adrenalin
    .text = Schieße auf einen Xeno, dann ziehe 1 Karte — oder — fliehe, mit Angriffen wie üblich; dann ziehe 1 Karte, falls du noch lebst.

## Wissenschaftler

action-risk_assessment = Risikoabschätzung
    .text = In einem Raum mit Computer und ohne Fehlfunktionsmarker, mit dem aktiven Holocomputer überall: Sieh dir geheim die oberste Ereigniskarte an und lege sie oben auf oder unter den Stapel. Die anderen erfahren nur, wohin.
action-blocking_access = Zugang sperren
    .text = In einem Raum mit Computer und ohne Fehlfunktionsmarker: Führe eine seiner Raumaktionen aus, ohne ihre Kosten zu bezahlen — oder — platziere einen Fehlfunktionsmarker in einem beliebigen Raum mit Computer auf dem Schiff, auch in deinem.
action-intranet = Intranet
    .text = In einem Raum mit Computer und ohne Fehlfunktionsmarker, mit dem aktiven Holocomputer überall: Führe eine Raumaktion eines beliebigen solchen Raums auf dem Schiff aus, ohne ihre Kosten zu bezahlen, als wärst du dort. Für das Labor muss das Objekt dort liegen oder getragen werden.

## Kontamination

contamination-infected = Infiziert
    .text = INFIZIERT. Sofern der Effekt, der scannt, nichts anderes sagt, erhältst du eine Larve; hattest du schon eine, stirbst du und ein Kriecher wird in deinem Raum platziert.
contamination-clean = Nicht infiziert
    .text = Nicht INFIZIERT. Ob diese Karte entfernt wird, sagt der Effekt, der den Scan verlangt.
contamination-unknown = Kontamination
    .text = Niemand weiß, was diese Karte verbirgt, bis sie gescannt wird. Sie kann nicht abgelegt werden, um Aktionen zu bezahlen.
