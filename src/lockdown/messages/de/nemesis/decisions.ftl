### Die Fragen, die nur dieses Spiel stellt.

decision-engine_order = Du siehst beide Plättchen vom Triebwerk dieses Raums. Welches liegt oben?
decision-choose_pod = In welche Kapsel steigst du?
decision-launch_now = Du bist in Kapsel { $pod }. Sofort starten? Sonst wartest du und passt.
decision-launch_too = Jemand steigt zu dir in Kapsel { $pod }. Jetzt starten?
decision-in_the_pod = Du wartest in Kapsel { $pod }. Bleiben, starten oder aussteigen?
decision-scan_hand = Die Kontaminationskarten auf deiner Hand scannen?
decision-switch_doors = Welche Tür von { $room } öffnest oder schließt du?
decision-drugs_discard = Lege ab, was du willst, dann ziehe ebenso viele Karten plus 1.
decision-which_corridor = Zwei Korridore führen nach { $room }: Welchen nimmst du?
decision-become_intruder = Du bist zuerst gestorben. Spielst du ab der nächsten Runde als Xeno weiter?
decision-intruder_turn = Du bist der Xeno: Spiele eine Karte oder passe.
decision-hunt_keeps = Du passt. Behalte eine Karte oder keine; der Rest wird abgelegt.
decision-hunt_through = Wohin geht { $stalker }?
decision-hunt_whom = Wen greift { $stalker } an?
decision-hunt_attack_card = Welche Xeno-Angriffskarte trifft { $target }?
decision-hunt_lowest = Welche der anderen Karten kommt im Xeno-Angriffsstapel ganz nach unten?
decision-hunt_pursued = Wer muss eine Geräuschprobe durchführen?
decision-hunt_planned = Welches Ereignis tritt ein? Die anderen werden abgelegt.
decision-hunt_healed = Welcher Xeno verliert bis zu 2 Schaden?
