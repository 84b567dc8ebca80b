### Karten „Schwere Wunde“: Der Effekt gilt, solange die Wunde unverbunden ist. wound-light und wound-serious benennen die beiden Arten.

wound-light = Leichte Wunde
wound-serious = Schwere Wunde
wound-body = Körper
    .text = Beim Nachziehen der Aktionskarten ziehst du auf 4 statt auf 5 Karten nach, in den Kabinen auf 5 statt auf 6. Ziehen durch Karteneffekte ist nicht begrenzt.
wound-leg = Bein
    .text = Eine Flucht (Bewegen im Kampf) kostet dich 2 statt 1. Karten und Gegenstände, mit denen du fliehst, sind nicht betroffen.
wound-hand = Hand
    .text = Aktionen von Gegenstandskarten kosten dich 1 mehr. Reaktionen von Gegenständen, Aufgaben-Gegenstand aktivieren, Schießen, Gegenstand herstellen und Tauschen sind nicht betroffen.
wound-bleeding = Blutung
    .text = Jedes Mal, wenn du passt, gezwungen oder nicht, erleidest du 1 Leichte Wunde, nach deinem Ablegen und vor einer Wunde durch Feuer oder dem Warten in einer Rettungskapsel.
wound-arm = Arm
    .text = Du hast nur 1 Hand-Slot. Lass sofort fallen, auch außerhalb deines Zugs, was nicht mehr passt. Zwei mit Panzertape zusammengeklebte Schwere Gegenstände passen in einen Slot.
