### Was den Lesenden geschieht: die Zeilen aus `log.ftl`, deren $seat liest. Ein Attribut ist die Zeile, wenn
### der andere Platz des Geschehens liest ($by, $to …). Variablen wie dort.

## Set-up
you-number_dealt = Du bist Spieler { $number }.
you-objectives_dealt = Du erhältst die Ziele: { $objectives }.
you-objectives_open = Du bringst das gemeinsame Ziel ein: { $objectives }.
you-contingency_dealt = Du erhältst { $contingencies_count ->
    [one] das Eindämmungsprotokoll
   *[other] die Eindämmungsprotokolle
}: { $contingencies }.
you-characters_offered = Du hast die Wahl: { $characters }.
you-character_chosen = Du spielst: { $character }, Start in { $room }.

## Round
you-cards_drawn = { $cards_count ->
    [0] Du ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
   *[other] Du ziehst: { $cards }.
}
you-deck_shuffled = { $deck ->
    [action] Du mischst deinen Ablagestapel zu einem neuen Aktionsstapel.
   *[other] { log-deck_shuffled }
}
you-first_player = Startspieler: du.
you-turn_began = Du bist am Zug.
you-passed = { $discarded ->
    [0] Du passt und behältst alle Karten.
   *[other] Du passt und legst ab: { $cards }.
}

## Actions
you-declared = Du: { $action }.
you-paid = Du bezahlst mit: { $cards }.
you-window = { $window ->
    [action] Alle im Raum dürfen auf deine Aktion reagieren.
    [interruption] Alle im Raum dürfen auf deine Unterbrechung reagieren.
    [encounter] Du darfst eine Lichtquelle benutzen.
    [attack] Du darfst auf den Angriff reagieren.
    [attack_shown] Du darfst reagieren, bevor der Angriff wirkt.
    [noise] Du darfst unbemerkt bleiben.
   *[other] { log-window }
}
you-reacted = Du reagierst mit „{ $card }“.
you-reacted_item = Du benutzt: { $item }.
you-cancelled = { $by } bricht deine Aktion ab.
    .by = Du brichst die Aktion von { $seat } ab.
you-interruption_cancelled = { $by } bricht deine Unterbrechung ab.
    .by = Du brichst die Unterbrechung von { $seat } ab.
you-card_discarded = Du legst ab: { $card }.
you-hand_discarded = Du legst die ganze Hand ab: { $cards }.
you-consent_asked = { $what ->
    [escape] Du wirst gefragt: Auch fliehen?
    [elevator] Du wirst gefragt: Mitfahren?
   *[other] Du wirst um Zustimmung gebeten.
}
you-consent = { $yes ->
    [0] Du lehnst ab.
   *[other] Du stimmst zu.
}

## Movement, exploration, noise
you-moved = Du gehst von { $origin } nach { $room }.
you-carried_over = Du gelangst von { $origin } nach { $room }.
you-explored = Du erkundest { $room }.
you-noise_rolled = Du machst eine Geräuschprobe: { $face }.
you-noise_skipped = Du bleibst unbemerkt und würfelst nicht.
you-danger = Gefahr für dich!
you-slimed = Du wirst mit Schleim bedeckt.
you-slime_off = Du wirst den Schleim los.

## Power and time
you-entered_container = Du steigst in FVS-Kapsel { $container }.
you-launched = FVS-Kapsel { $container } startet mit dir.
you-launch_failed = FVS-Kapsel { $container } startet nicht; du wirst hinausgeworfen.
you-locked_in = Du schließt dich im Isolationsraum ein.
you-reached_bunker = { $way ->
    [rover] Du fährst mit dem Rover in den Bunker.
   *[other] Du erreichst den Bunker zu Fuß.
}
you-attempt_failed = Dein Versuch misslingt.

## Night Stalkers
you-encounter = Begegnung: du, in { $room }!
you-surprise = Überraschungsangriff auf dich: { $hand ->
    [0] keine Handkarte
    [one] eine Handkarte
   *[other] { $hand } Handkarten
} gegen { $number }.
you-no_surprise = Du bist auf der Hut: { $hand ->
    [0] keine Handkarte
    [one] eine Handkarte
   *[other] { $hand } Handkarten
} gegen { $number }.
you-attacked = { $stalker } greift dich an.
you-redirected = { $by } lenkt den Angriff auf dich.
    .by = Du lenkst den Angriff auf { $seat }.
you-attack_card = { $hit ->
    [0] Xeno-Angriffskarte „{ $card }“: verfehlt.
   *[other] Xeno-Angriffskarte „{ $card }“: Du wirst getroffen.
}
you-attack_ignored = Der Angriff hat keine Wirkung auf dich.
you-dark_ignored = Du bleibst vom Effekt der Dunkelheit verschont.
you-infested = { $larva ->
    [0] Eine Larve greift dich an, doch in dir sitzt schon eine.
   *[other] Eine Larve kriecht in dich hinein.
}
you-shot = Du schießt mit „{ $item }“: { $face }.
you-struck = Du schlägst zu: { $face }.
you-rerolled = Du würfelst noch einmal: { $face }.

## Bodies
you-light_wound = Du erleidest eine Leichte Wunde.
you-serious_wound = Du erleidest eine Schwere Wunde: { $wound }.
you-dressed = Du verbindest eine Schwere Wunde: { $wound }.
you-healed = Du heilst eine Schwere Wunde: { $wound }.
you-light_healed = { $light ->
    [0] Du heilst alle Leichten Wunden.
   *[other] Du heilst Leichte Wunden; noch { $light } übrig.
}
you-numbed = Du spürst in dieser Runde keinen Schmerz.
you-revived = Du wirst wiederbelebt: { $room }.
you-died = Du stirbst.
you-contaminated = Du erhältst { $count ->
    [one] eine Kontaminationskarte
   *[other] { $count } Kontaminationskarten
}.
you-scanned = { $infected ->
    [-1] Du scannst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
    [0] Du scannst { $count ->
        [one] eine Karte: sauber
       *[other] { $count } Karten: alle sauber
    }.
   *[other] Du scannst { $count ->
        [one] eine Karte: INFIZIERT
       *[other] { $count } Karten: { $infected } INFIZIERT
    }.
}
you-contamination_removed = Du wirst { $count ->
    [one] eine Kontaminationskarte
   *[other] { $count } Kontaminationskarten
} los.
you-larva = In dir wächst eine Larve heran.
you-larva_off = Du wirst die Larve los.
you-shuffled_all = Du mischst Hand, Ablagestapel und Aktionsstapel zusammen.

## Knowledge and items
you-knowledge = Du erhältst { $gained } Wissen und hast { $level }.
you-knowledge_active = Du aktivierst dein Wissensplättchen.
you-analysed = Du analysierst: { $item }.
you-item_gained = Du nimmst: { $item }.
you-item_used = Du benutzt: { $item }.
you-item_discarded = Du legst ab: { $item }.
you-item_returned = Du legst unter den Stapel: { $item }.
you-dropped = Du lässt fallen: { $item }.
you-picked_up = Du nimmst auf: { $item }.
you-loaded = Du lädst: { $item }.
you-attached = Du montierst etwas an: { $item }.
you-crafted = Du stellst her: { $item }.
you-activated = Du aktivierst: { $item }.
you-searched = { $items ->
    [hidden] Du durchsuchst { $room }; { $left ->
        [0] dort ist nichts mehr
        [one] dort ist noch ein Gegenstand
       *[other] dort sind noch { $left } Gegenstände
    }.
   *[other] Du durchsuchst { $room } und findest: { $items }; { $left ->
        [0] dort ist nichts mehr
        [one] dort ist noch ein Gegenstand
       *[other] dort sind noch { $left } Gegenstände
    }.
}

## Looking
you-looked_tile = Du siehst dir { $room } an: { $tile }.
you-looked_token = Du siehst dir das Erkundungsplättchen in { $room } an: { $token }.
you-looked_css = Du siehst dir das FVS-Plättchen auf { $space } an: { $css }.
you-looked_contingency = Du siehst dir ein Eindämmungsprotokoll an: { $contingency }.
    .owner = { $seat } sieht sich eines deiner Eindämmungsprotokolle an.
you-took_contingency = Du nimmst ein Eindämmungsprotokoll aus dem neutralen Vorrat: { $contingency }.
you-looked_objective = Du siehst dir die Ziele von { $owner } an: { $objectives }.
    .owner = { $seat } sieht sich deine Ziele an.
you-looked_events = Du siehst nach, was oben auf dem Ereignisstapel liegt: { $cards }.
you-looked_attacks = Du siehst nach, was oben auf dem Xeno-Angriffsstapel liegt: { $cards }.
you-tokens_exchanged = { $exchanged ->
    [-1] Du hantierst mit den Erkundungsplättchen von { $rooms }.
    [0] Du lässt die Erkundungsplättchen von { $rooms }, wie sie sind.
   *[other] Du vertauschst die Erkundungsplättchen von { $rooms }.
}
you-item_shown = Du zeigst { $to } eine Karte: { $item }.
    .to = { $seat } zeigt dir eine Karte: { $item }.

## Computer and trade
you-computer_option = Du benutzt den Computer: { chosen-computer_option }.
you-trade_opened = Du möchtest in { $room } tauschen.
you-trade_offered = Du machst { $to } ein Angebot.
    .to = { $seat } macht dir ein Angebot.
you-trade_declined = Du lehnst das Angebot von { $to } ab.
    .to = { $seat } lehnt dein Angebot ab.
you-trade_done = Du tauschst mit { $to }.
    .to = Du tauschst mit { $seat }.

## The end
you-swept = Du kommst nicht hinaus.
you-contingency_kills = Das Unternehmen tötet dich.
you-final_scan = { $larva ->
    [0] Du scannst { $cards ->
        [one] eine Kontaminationskarte
       *[other] { $cards } Kontaminationskarten
    }: { $infected ->
        [0] sauber
       *[other] { $infected } INFIZIERT
    }.
   *[other] Du trägst eine Larve in dir.
}
you-final_draw = { $died ->
    [0] Du ziehst und überlebst: { $cards }.
   *[other] Du ziehst und stirbst: { $cards }.
}
you-objective_shown = { $met ->
    [0] Du zeigst „{ $objective }“: nicht erfüllt.
   *[other] Du zeigst „{ $objective }“: erfüllt.
}
you-won = Du gewinnst.
you-signal_sent = Du hast ein Signal abgesetzt.
you-drawn_apart = Du ziehst und legst ab: { $cards }.
