### Schwäche-Karten. Sind sie entdeckt, wirken sie für Charaktere mit genug Wissen: 3, 5 oder 8, je nach Platz.

weakness-wary_of_shadows = Die Schatten im Blick
    .text = Greift dich ein Jäger mit „In der Dunkelheit lauernd“ an, gilt der Dunkelheitseffekt nicht für dich. Angriffe, die als die eines Jägers abgehandelt werden, zählen.
weakness-light_shock = Lichtschock
    .text = Wenn du schießt und der Vorteilswürfel am Ende „Ablegen für Treffer“ oder „Treffer plus“ zeigt, darfst du das bessere Ergebnis nutzen, ohne eine Karte abzulegen.
weakness-slow_awakening = Langsames Erwachen
    .text = Bei einer von dir ausgelösten Begegnung ist eine Zahl von 2 oder mehr, die mit deiner Hand verglichen wird, um 1 niedriger. Wende zuerst eine Lichtquelle an.
weakness-hunters_by_sound = Jagd nach Gehör
    .text = Wenn du außerhalb eines Kampfes passt, auch gezwungen, darfst du den Geräuschmarker aus 1 mit deinem Raum verbundenen Korridor entfernen (Wartungskorridore durch einen Eingang; auf der Oberfläche 1 Gebiet). Nicht, wenn du passt, um in eine FVS-Kapsel einzusteigen.
weakness-fear_of_fire = Angst vor Feuer
    .text = Wenn dich im Schritt „Xeno-Angriffe“ der Ereignisphase eine Larve, ein Kriecher oder ein Jäger angreifen würde und dein Raum einen Feuermarker hat, darfst du 1 Aktionskarte ablegen: Dieser Angriff findet nicht statt. Überraschungsangriffe und Angriffe bei der Flucht sind nicht betroffen.
weakness-brittle_shell = Brüchiger Panzer
    .text = Bei der Schadensprobe nach deinem Schießen oder Nahkampf ist die Zahl im Blutsymbol (bei Brutbestie und Königin die Summe) um 1 niedriger. Ein Rückzugssymbol bleibt ein Rückzugssymbol. Anderer Schaden ist nicht betroffen.
