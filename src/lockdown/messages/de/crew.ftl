### Aktionskarten der ursprünglichen Charaktere, deren Text in beiden Spielen gleich ist.

action-suppressive_fire = Sperrfeuer
    .text = Entferne 1 Munition von einer Waffe, die du hältst. Du oder 1 anderer Charakter in deinem Raum, der zustimmt, flieht, ohne angegriffen zu werden, in einen benachbarten Raum, den sein Spieler wählt, ohne geschlossene Tür dazwischen. Erkundung und Geräuschprobe wie üblich.
action-technical_corridors = Wartungskorridore
    .text = Bewege dich aus einem Raum mit Wartungskorridor-Eingang in einen anderen mit Eingang, erkundet oder nicht; Erkundung und Geräuschprobe wie üblich, aber ignoriere ein Erkundungsplättchen „Tür“. Dann passt du.
action-pyrotechnics = Pyrotechnik
    .text = Lege 1 deiner Gegenstandskarten ab und platziere einen Feuermarker in deinem Raum, wenn er keinen hat — oder — entferne den Feuermarker aus deinem Raum.
action-covering_fire = Deckungsfeuer
    .text = Entferne 1 Munition von einer Waffe, die du hältst, und wähle einen benachbarten Raum, ohne geschlossene Tür dazwischen: Du, 1 anderer Charakter hier, der zustimmt, oder ihr beide flieht dorthin, ohne angegriffen zu werden. Ihr erkundet gemeinsam und führt eine einzige Geräuschprobe durch: du, wenn du dich bewegst, sonst der andere.
action-scavenging = Durchstöbern
    .text = Hat dein Raum eine Farbe: Durchsuche ihn wie mit „Suchen“, auch mit Suchzähler 0, der so bleibt.
action-reconnaissance = Aufklärung
    .text = Bewege dich ohne Geräuschprobe in einen benachbarten Raum. Erkundest du ihn, ignoriere Stille oder Gefahr auf seinem Plättchen; die Zahl der Gegenstände und andere Effekte gelten.
