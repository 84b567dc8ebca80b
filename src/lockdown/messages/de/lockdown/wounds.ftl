### Karten „Schwere Wunde“: Der Effekt gilt, solange die Wunde unverbunden ist. wound-light und wound-serious benennen die beiden Arten.

wound-light = Leichte Wunde
wound-serious = Schwere Wunde
wound-body = Körper
    .text = Beim Nachziehen der Aktionskarten ziehst du auf 4 statt auf 5 Karten nach, im Isolationsraum auf 5 statt auf 6.
wound-leg = Bein
    .text = Eine Flucht (Bewegen im Kampf) kostet dich 2 statt 1. Karten und Gegenstände, mit denen du fliehst, sind nicht betroffen.
wound-hand = Hand
    .text = Aktionen von Gegenstandskarten kosten dich 1 mehr. Reaktionen von Gegenständen, Aufgaben-Gegenstand aktivieren, Schießen, Gegenstand herstellen und Tauschen sind nicht betroffen.
wound-arm = Arm
    .text = Du hast nur 1 Hand-Slot. Lass sofort fallen, auch außerhalb deines Zugs, was nicht mehr passt. Zwei mit Panzertape zusammengeklebte Schwere Gegenstände passen in einen Slot.
wound-bleeding = Blutung
    .text = Jedes Mal, wenn du passt, gezwungen oder nicht, erleidest du 1 Leichte Wunde, nach deinem Ablegen und vor einer Wunde durch Feuer oder dem Einsteigen in eine FVS-Kapsel.
wound-knee = Knie
    .text = Die erste Aktion Bewegen, Flucht oder Vorsichtig bewegen in deinem ersten Zug einer Runde kostet 1 mehr. Spätere Züge und andere Arten der Bewegung sind nicht betroffen.
wound-eyes = Augen
    .text = Du giltst als im Dunkeln, in jeder Hinsicht wie in einer Sektion ohne Strom: höhere Zahlen bei Begegnungen, Dunkelheitseffekte, Kampfwürfel statt Vorteilswürfel, keine Computeraktion. Karten, die Dunkelheit verlangen, darfst du nutzen, solche, die Strom verlangen, nicht. Lichtquellen helfen weiterhin. Die Sektion selbst behält ihren Strom.
wound-guts = Eingeweide
    .text = Wann immer ein Effekt dir Kontaminationskarten gibt, auch ein Nahkampf, erhältst du 1 weitere auf deinen Ablagestapel. Die zusätzliche Karte wird durch diesen Effekt nie gescannt.
