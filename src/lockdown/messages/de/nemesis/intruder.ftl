### Die Karten des Xeno-Spielers.

intruderaction-pursuit_1 = Verfolgung (1)
    .text = Bewege einen Xeno durch Verbindung 1. — oder — Angriff: Ziehe 2 Xeno-Angriffskarten, handle 1 ab. — oder — Wähle einen Charakter: Er macht in seinem Raum eine Geräuschprobe, auch im Kampf oder in Gesellschaft.
intruderaction-pursuit_2 = Verfolgung (2)
    .text = Bewege einen Xeno durch Verbindung 2. — oder — Angriff: Ziehe 2 Xeno-Angriffskarten, handle 1 ab. — oder — Wähle einen Charakter: Er macht in seinem Raum eine Geräuschprobe, auch im Kampf oder in Gesellschaft.
intruderaction-pursuit_3 = Verfolgung (3)
    .text = Bewege einen Xeno durch Verbindung 3. — oder — Angriff: Ziehe 2 Xeno-Angriffskarten, handle 1 ab. — oder — Wähle einen Charakter: Er macht in seinem Raum eine Geräuschprobe, auch im Kampf oder in Gesellschaft.
intruderaction-pursuit_any = Verfolgung (beliebig)
    .text = Bewege einen Xeno durch eine beliebige Verbindung seines Raums. — oder — Angriff: Ziehe 3 Xeno-Angriffskarten, handle 1 ab. — oder — Wähle einen Charakter: Er macht in seinem Raum eine Geräuschprobe, auch im Kampf oder in Gesellschaft.
intruderaction-coordinated_hunt_3 = Koordinierte Jagd (3)
    .text = Bewege einen Xeno durch Verbindung 3. — oder — Angriff: Ziehe 1 Xeno-Angriffskarte. — oder — Jeder Jäger außerhalb eines Kampfes geht zu einem Charakter nebenan, bei mehreren Räumen in den mit der kleinsten Nummer. Eine geschlossene Tür wird stattdessen zerstört.
intruderaction-coordinated_hunt_4 = Koordinierte Jagd (4)
    .text = Bewege einen Xeno durch Verbindung 4. — oder — Angriff: Ziehe 1 Xeno-Angriffskarte. — oder — Jeder Jäger außerhalb eines Kampfes geht zu einem Charakter nebenan, bei mehreren Räumen in den mit der kleinsten Nummer. Eine geschlossene Tür wird stattdessen zerstört.
intruderaction-metamorphosis = Metamorphose
    .text = Bewege einen Xeno durch Verbindung 1. — oder — Angriff: Ziehe 1 Xeno-Angriffskarte. — oder — Jede Larve bricht aus ihrem Träger hervor wie beim Ereignis „Ausbruch“; die anderen scannen, wie es dort steht.
intruderaction-planning_4 = Planung (4)
    .text = Bewege einen Xeno durch Verbindung 4. — oder — Angriff: Ziehe 1 Xeno-Angriffskarte. — oder — Sieh dir allein die obersten 3 Ereigniskarten an, wähle 1 und handle sie ganz ab. Die anderen werden abgelegt.
intruderaction-planning_any = Planung (beliebig)
    .text = Bewege einen Xeno durch eine beliebige Verbindung seines Raums. — oder — Angriff: Ziehe 1 Xeno-Angriffskarte. — oder — Sieh dir allein die obersten 3 Ereigniskarten an, wähle 1 und handle sie ganz ab. Die anderen werden abgelegt.
intruderaction-self_healing = Selbstheilung
    .text = Bewege einen Xeno durch Verbindung 2. — oder — Angriff: Ziehe 1 Xeno-Angriffskarte. — oder — Ein Xeno verliert bis zu 2 Schaden.
