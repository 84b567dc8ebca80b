### Die Karten des Xeno-Spielers.

intruderaction-pursuit_1 = Verfolgung (1)
    .text = Bewege einen Xeno durch Verbindung 1. — oder — Angriff: Ziehe 2 Angriffskarten, führe 1 aus. — oder — Wähle einen Charakter: Er würfelt in seinem Raum auf Geräusche, auch im Kampf und in Gesellschaft.
intruderaction-pursuit_2 = Verfolgung (2)
    .text = Bewege einen Xeno durch Verbindung 2. — oder — Angriff: Ziehe 2 Angriffskarten, führe 1 aus. — oder — Wähle einen Charakter: Er würfelt in seinem Raum auf Geräusche, auch im Kampf und in Gesellschaft.
intruderaction-pursuit_3 = Verfolgung (3)
    .text = Bewege einen Xeno durch Verbindung 3. — oder — Angriff: Ziehe 2 Angriffskarten, führe 1 aus. — oder — Wähle einen Charakter: Er würfelt in seinem Raum auf Geräusche, auch im Kampf und in Gesellschaft.
intruderaction-pursuit_any = Verfolgung (beliebig)
    .text = Bewege einen Xeno durch eine beliebige Verbindung seines Raums. — oder — Angriff: Ziehe 3 Angriffskarten, führe 1 aus. — oder — Wähle einen Charakter: Er würfelt in seinem Raum auf Geräusche, auch im Kampf und in Gesellschaft.
intruderaction-coordinated_hunt_3 = Koordinierte Jagd (3)
    .text = Bewege einen Xeno durch Verbindung 3. — oder — Angriff: Ziehe 1 Angriffskarte. — oder — Jeder Jäger außerhalb eines Kampfes geht zu einem Charakter nebenan, bei mehreren Räumen in den mit der kleinsten Nummer. Eine geschlossene Tür wird stattdessen zerstört.
intruderaction-coordinated_hunt_4 = Koordinierte Jagd (4)
    .text = Bewege einen Xeno durch Verbindung 4. — oder — Angriff: Ziehe 1 Angriffskarte. — oder — Jeder Jäger außerhalb eines Kampfes geht zu einem Charakter nebenan, bei mehreren Räumen in den mit der kleinsten Nummer. Eine geschlossene Tür wird stattdessen zerstört.
intruderaction-metamorphosis = Metamorphose
    .text = Bewege einen Xeno durch Verbindung 1. — oder — Angriff: Ziehe 1 Angriffskarte. — oder — Jede Larve bricht aus ihrem Träger hervor wie beim Ereignis Ausbruch; die anderen scannen, wie es dort steht.
intruderaction-planning_4 = Planung (4)
    .text = Bewege einen Xeno durch Verbindung 4. — oder — Angriff: Ziehe 1 Angriffskarte. — oder — Sieh dir allein die obersten 3 Ereigniskarten an, wähle 1 und führe sie ganz aus. Die anderen werden abgelegt.
intruderaction-planning_any = Planung (beliebig)
    .text = Bewege einen Xeno durch eine beliebige Verbindung seines Raums. — oder — Angriff: Ziehe 1 Angriffskarte. — oder — Sieh dir allein die obersten 3 Ereigniskarten an, wähle 1 und führe sie ganz aus. Die anderen werden abgelegt.
intruderaction-self_healing = Selbstheilung
    .text = Bewege einen Xeno durch Verbindung 2. — oder — Angriff: Ziehe 1 Angriffskarte. — oder — Ein Xeno verliert bis zu 2 Wunden.
