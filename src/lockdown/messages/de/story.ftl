### Was eine Möglichkeit riskiert, bevor sie gewählt wird. `.text`: der ganze Satz.

danger-killed = { $p ->
        [100] sicherer Tod
       *[other] { $p } % Tod
    }
    .text = { $p ->
        [100] Das tötet dich.
       *[other] In { $p } von 100 Fällen tötet dich das.
    }
danger-attacked = { $p } % Treffer
    .text = Du wirst angegriffen; mit { $p } % trifft es dich.
danger-infested = { $p } % Larve
    .text = Mit { $p } % trägst du danach eine Larve.
danger-surprise = { $p } % Überraschung
    .text = Mit { $p } % wirst du überraschend angegriffen.
danger-caught = { $p } % erwischt
    .text = Mit { $p } % findet dich etwas und du bleibst zurück.
danger-wounded = { $p } % Wunde
    .text = Mit { $p } % erleidest du eine schwere Wunde.
danger-burns = Feuer
    .text = Wer seinen Zug im Feuer beendet, erleidet eine leichte Wunde.
danger-combat = Kampf
    .text = Du läufst in einen Kampf.
danger-encounter = { $p } % Begegnung
danger-danger = { $p } % Gefahr
ui-from-hand = Wähle aus deiner Hand.
ui-seat-mine = du, in diesem Browser
ui-seat-host-other = Gastgeber
ui-end-open = Wer kommt heim?
ui-left-foot = Zu Fuß zum Bunker
