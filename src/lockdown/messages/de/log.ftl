### What happened, one line an event. Variables are the event's fields as words ($seat is a name,
### $room "009 Archiv", lists are joined); numbers stay numbers. A hidden value is "hidden";
### $<list>_count is the length of a list.

## Set-up
log-game_began = Alles ist vorbereitet für { $players ->
    [one] einen Spieler
   *[other] { $players } Spieler
}.
log-number_dealt = { $seat } ist Spieler { $number }.
log-objectives_dealt = { $objectives_count ->
    [0] { $seat } erhält Ziele.
   *[other] { $seat } erhält die Ziele: { $objectives }.
}
log-objectives_open = { $seat } bringt das gemeinsame Ziel ein: { $objectives }.
log-contingency_up = Ein Eindämmungsprotokollplättchen des Vorrats wird für alle aufgedeckt: { $face }.
log-contingency_dealt = { $contingencies ->
    [hidden] { $seat } erhält { $contingencies_count ->
        [one] ein Eindämmungsprotokollplättchen
       *[other] { $contingencies_count } Eindämmungsprotokollplättchen
    }.
   *[other] { $seat } erhält das Eindämmungsprotokoll: { $contingencies }.
}
log-characters_offered = { $seat } hat die Wahl: { $characters }.
log-character_chosen = { $seat } spielt: { $character }, Start in { $room }.

## Round
log-round_began = Runde { $round } beginnt. Das Zeitplättchen liegt auf { $time }.
log-cards_drawn = { $cards_count ->
    [0] { $seat } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
   *[other] { $seat } zieht: { $cards }.
}
log-deck_shuffled = { $deck ->
    [action] { $seat } mischt den Ablagestapel zu einem neuen Aktionsstapel.
    [event] Der Ereignisstapel wird neu gemischt.
    [attack] Der Xeno-Angriffsstapel wird neu gemischt.
    [wound] Der Stapel der Schweren Wunden wird neu gemischt.
    [computer] Der Computer-Aktionsstapel wird neu gemischt.
    [red] Die Militär-Gegenstände werden neu gemischt.
    [yellow] Die Technik-Gegenstände werden neu gemischt.
    [green] Die Versorgungs-Gegenstände werden neu gemischt.
    [surface] Die Marsoberfläche-Karten werden neu gemischt.
   *[other] Ein Stapel wird neu gemischt.
}
log-first_player = Startspieler: { $seat }.
log-turn_began = { $seat } ist am Zug.
log-passed = { $discarded ->
    [0] { $seat } passt und behält alle Karten.
    [one] { $seat } passt und legt ab: { $cards }.
   *[other] { $seat } passt und legt ab: { $cards }.
}
log-event_phase = Die Ereignisphase von Runde { $round } beginnt.
log-event_step = { $step ->
    [4] Start der FVS-Kapseln.
    [5] Die Zeit vergeht.
    [6] In den Korridoren wird es still.
    [7] { -foe(form: "all") } greifen an.
    [8] Feuer wütet.
    [9] Ein Ereignis.
    [10] Die Xenos breiten sich aus.
   *[other] Die Runde endet.
}
log-round_ended = Runde { $round } ist vorbei.

## Actions
log-declared = { $seat }: { $action }.
log-paid = { $seat } bezahlt mit: { $cards }.
log-window = { $window ->
    [action] Alle im Raum dürfen auf die Aktion von { $seat } reagieren.
    [interruption] Alle im Raum dürfen auf die Unterbrechung von { $seat } reagieren.
    [encounter] { $seat } darf eine Lichtquelle benutzen.
    [attack] { $seat } darf auf den Angriff reagieren.
    [attack_shown] { $seat } darf reagieren, bevor der Angriff wirkt.
    [noise] { $seat } darf unbemerkt bleiben.
    [dark_event] Wer im Dunkeln ist, darf sich schützen.
   *[other] Es ist Zeit zu reagieren.
}
log-reacted = { $seat } reagiert mit „{ $card }“.
log-reacted_item = { $seat } benutzt: { $item }.
log-cancelled = { $by } bricht die Aktion von { $seat } ab.
log-interruption_cancelled = { $by } bricht die Unterbrechung von { $seat } ab.
log-card_discarded = { $seat } legt ab: { $card }.
log-hand_discarded = { $seat } legt die ganze Hand ab: { $cards }.
log-consent_asked = { $what ->
    [escape] { $seat } wird gefragt: Auch fliehen?
    [elevator] { $seat } wird gefragt: Mitfahren?
   *[other] { $seat } wird um Zustimmung gebeten.
}
log-consent = { $yes ->
    [0] { $seat } lehnt ab.
   *[other] { $seat } stimmt zu.
}

## Movement, exploration, noise
log-moved = { $seat } geht von { $origin } nach { $room }.
log-carried_over = { $seat } gelangt von { $origin } nach { $room }.
log-explored = { $seat } erkundet { $room }.
log-token_revealed = Erkundungsplättchen in { $room }: { $token }.
log-token_ignored = Der Effekt des Erkundungsplättchens in { $room } entfällt.
log-counter_set = { $room } enthält { $items ->
    [0] keine Gegenstände
    [one] einen Gegenstand
   *[other] { $items } Gegenstände
}.
log-noise_rolled = { $seat } macht eine Geräuschprobe: { $face }.
log-noise_skipped = { $seat } bleibt unbemerkt und würfelt nicht.
log-noise_placed = Geräusch: { $corridor }.
log-noise_removed = Wieder still: { $corridors }.
log-danger = Gefahr für { $seat }!
log-slimed = { $seat } wird mit Schleim bedeckt.
log-slime_off = { $seat } wird den Schleim los.
log-fire = In { $room } bricht Feuer aus.
log-fire_out = Das Feuer in { $room } ist gelöscht.
log-malfunction = Fehlfunktion in { $room }.
log-repaired = { $room } funktioniert wieder.
log-supply_shrunk = Ein Feuermarker und ein Fehlfunktionsmarker kommen aus dem Spiel: Es bleiben { $fire } Feuer- und { $malfunction } Fehlfunktionsmarker.
log-door_closed = Die Tür { $corridor } schließt sich.
log-door_opened = Die Tür { $corridor } öffnet sich.
log-door_destroyed = Die Tür { $corridor } wird zerstört.
log-depressurizing = { $room } verliert am Ende der Spielerphase die Luft.
log-depressurize_off = Die Entlüftung von { $room } ist abgebrochen.
log-depressurized = Die Luft entweicht aus { $room }.

## Power and time
log-power = Strom: { $places }.
log-power_failure = Leistungsschwelle aktiviert: { $section } ohne Strom.
log-time_token_turned = { $blue ->
    [0] Das Notstromaggregat fällt aus.
   *[other] Das Notstromaggregat läuft.
}
log-time = { $time ->
    [0] Das Zeitplättchen erreicht S.
   *[other] Die Zeit rückt auf { $time } vor.
}
log-isolation_open = Der Isolationsraum ist offen.
log-gate_open = Das Haupttor öffnet sich.
log-rover_moved = { $here ->
    [0] Der Rover fährt zum Bunker.
   *[other] Der Rover fährt zum Ausgangsraum.
}
log-elevator_moved = Der Aufzug fährt nach { $room }.
log-destruct_started = Die Selbstzerstörungssequenz beginnt: Ihr Plättchen liegt auf { $space ->
    [0] S
   *[other] { $space }
}.
log-destruct_stopped = Die Selbstzerstörungssequenz ist gestoppt.
log-destruct_red = Die Selbstzerstörungssequenz lässt sich nicht mehr stoppen. Ihr Plättchen liegt auf { $space ->
    [0] S
   *[other] { $space }
}.
log-emergency = Der Alarm ist ausgelöst: Das Spiel endet, wenn die Zeit { $space ->
    [0] S
   *[other] { $space }
} verlässt.
log-css_revealed = FVS-Plättchen auf { $space }: { $css }.
log-css_shown = FVS-Plättchen auf { $space }, allen gezeigt und wieder verdeckt: { $css }.
log-css_moved = Ein FVS-Plättchen wandert von Feld { $origin } auf Feld { $space }.
log-entered_container = { $seat } steigt in FVS-Kapsel { $container }.
log-launched = FVS-Kapsel { $container } startet mit { $seat }.
log-launch_failed = FVS-Kapsel { $container } startet nicht; { $seat } wird hinausgeworfen.
log-locked_in = { $seat } schließt sich im Isolationsraum ein.
log-reached_bunker = { $way ->
    [rover] { $seat } fährt mit dem Rover in den Bunker.
   *[other] { $seat } erreicht den Bunker zu Fuß.
}
log-attempt_failed = Der Versuch von { $seat } misslingt.

## Night Stalkers
log-token_drawn = Aus dem Xeno-Beutel gezogen: { $token }.
log-token_added = In den Xeno-Beutel: { $token }.
log-token_returned = Zurück in den Xeno-Beutel: { $token }.
log-encounter = Begegnung: { $seat } in { $room }!
log-appeared = { $stalker } erscheint in { $room }.
log-no_figure = Von dieser Art ist keine Figur frei: { $kind }.
log-withdrew = Es ziehen ab: { $stalkers }.
log-stalker_moved = { $stalker } zieht von { $origin } nach { $room }.
log-stalker_gone = { $stalker } verschwindet aus { $room }.
log-intruder_healed = { $wounds ->
    [0] { $stalker } erholt sich von allem Schaden.
   [one] { $stalker } erholt sich; es bleibt 1 Schaden.
   *[other] { $stalker } erholt sich; es bleiben { $wounds } Schaden.
}
log-surprise = Überraschungsangriff auf { $seat }: { $hand ->
    [0] keine Handkarte
    [one] eine Handkarte
   *[other] { $hand } Handkarten
} gegen { $number }.
log-no_surprise = { $seat } ist auf der Hut: { $hand ->
    [0] keine Handkarte
    [one] eine Handkarte
   *[other] { $hand } Handkarten
} gegen { $number }.
log-attacked = { $stalker } greift { $seat } an.
log-redirected = { $by } lenkt den Angriff auf { $seat }.
log-attack_card = { $hit ->
    [0] Xeno-Angriffskarte „{ $card }“: verfehlt.
   *[other] Xeno-Angriffskarte „{ $card }“: { $seat } wird getroffen.
}
log-attack_ignored = Der Angriff hat keine Wirkung auf { $seat }.
log-dark_ignored = { $seat } bleibt vom Effekt der Dunkelheit verschont.
log-dark_effect = Die Dunkelheit macht es schlimmer.
log-infested = { $larva ->
    [0] Eine Larve greift { $seat } an, doch dort sitzt schon eine.
   *[other] Eine Larve kriecht in { $seat } hinein.
}
log-shot = { $seat } schießt mit „{ $item }“: { $face }.
log-struck = { $seat } schlägt zu: { $face }.
log-rerolled = { $seat } würfelt noch einmal: { $face }.
log-stalker_wounded = { $stalker } erleidet { $wounds } Schaden, insgesamt { $total }.
log-wound_check = Schadensprobe, { $stalker }: { $cards } ({ $blood ->
    [0] Rückzugssymbol
   *[other] Blut { $blood }
}).
log-stalker_died = { $stalker } stirbt in { $room }.
log-retreats = { $stalker } zieht sich zurück ({ $card }).
log-egg_added = Die Königin legt ein Ei: { $eggs } im Nest.
log-egg_destroyed = Ein Ei in { $room } wird zerstört.
log-nest_destroyed = Das Nest ist zerstört.
log-event_card = Ereignis: „{ $card }“.
log-event_removed = „{ $card }“ kommt aus dem Spiel.

## Bodies
log-light_wound = { $seat } erleidet eine Leichte Wunde.
log-serious_wound = { $seat } erleidet eine Schwere Wunde: { $wound }.
log-dressed = { $seat } verbindet eine Schwere Wunde: { $wound }.
log-healed = { $seat } heilt eine Schwere Wunde: { $wound }.
log-light_healed = { $light ->
    [0] { $seat } heilt alle Leichten Wunden.
   *[other] { $seat } heilt Leichte Wunden; noch { $light } übrig.
}
log-numbed = { $seat } spürt in dieser Runde keinen Schmerz.
log-revived = { $seat } wird wiederbelebt: { $room }.
log-died = { $seat } stirbt.
log-contaminated = { $seat } erhält { $count ->
    [one] eine Kontaminationskarte
   *[other] { $count } Kontaminationskarten
}.
log-scanned = { $infected ->
    [-1] { $seat } scannt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
    [0] { $seat } scannt { $count ->
        [one] eine Karte: sauber
       *[other] { $count } Karten: alle sauber
    }.
   *[other] { $seat } scannt { $count ->
        [one] eine Karte: INFIZIERT
       *[other] { $count } Karten: { $infected } INFIZIERT
    }.
}
log-contamination_removed = { $seat } wird { $count ->
    [one] eine Kontaminationskarte
   *[other] { $count } Kontaminationskarten
} los.
log-larva = In { $seat } wächst eine Larve heran.
log-larva_off = { $seat } wird die Larve los.
log-shuffled_all = { $seat } mischt Hand, Ablagestapel und Aktionsstapel zusammen.

## Knowledge and items
log-knowledge = { $seat } erhält { $gained } Wissen und hat { $level }.
log-knowledge_active = { $seat } aktiviert das Wissensplättchen.
log-analysed = { $seat } analysiert: { $item }.
log-weakness_found = Eine Schwäche wird entdeckt: { $weakness }.
log-item_gained = { $item ->
    [hidden] { $seat } nimmt eine Karte: { $colour }.
   *[other] { $seat } nimmt: { $item }.
}
log-item_used = { $seat } benutzt: { $item }.
log-item_discarded = { $seat } legt ab: { $item }.
log-item_returned = { $item ->
    [hidden] { $seat } legt eine Karte unter ihren Stapel: { $colour }.
   *[other] { $seat } legt unter den Stapel: { $item }.
}
log-dropped = { $item ->
    [hidden] { $seat } lässt eine Karte fallen: { $colour }.
   *[other] { $seat } lässt fallen: { $item }.
}
log-picked_up = { $seat } nimmt auf: { $item }.
log-object_lies = In { $room } liegt jetzt: { $item }.
log-object_gone = { $item } ist nicht mehr da.
log-loaded = { $seat } lädt: { $item }.
log-ammo_spent = { $item }: { $left } übrig.
log-attached = { $seat } montiert etwas an: { $item }.
log-crafted = { $seat } stellt her: { $item }.
log-activated = { $seat } aktiviert: { $item }.
log-searched = { $items ->
    [hidden] { $seat } durchsucht { $room }; { $left ->
        [0] dort ist nichts mehr
        [one] dort ist noch ein Gegenstand
       *[other] dort sind noch { $left } Gegenstände
    }.
   *[other] { $seat } durchsucht { $room } und findet: { $items }; { $left ->
        [0] dort ist nichts mehr
        [one] dort ist noch ein Gegenstand
       *[other] dort sind noch { $left } Gegenstände
    }.
}
log-counter_lowered = { $room } enthält { $items ->
    [0] nichts mehr
    [one] noch einen Gegenstand
   *[other] noch { $items } Gegenstände
}.

## Looking
log-looked_tile = { $tile ->
    [hidden] { $seat } sieht sich den nicht erkundeten Raum { $room } an.
   *[other] { $seat } sieht sich { $room } an: { $tile }.
}
log-looked_token = { $token ->
    [hidden] { $seat } sieht sich das Erkundungsplättchen in { $room } an.
   *[other] { $seat } sieht sich das Erkundungsplättchen in { $room } an: { $token }.
}
log-looked_css = { $css ->
    [hidden] { $seat } sieht sich das FVS-Plättchen auf { $space } an.
   *[other] { $seat } sieht sich das FVS-Plättchen auf { $space } an: { $css }.
}
log-looked_contingency = { $contingency ->
    [hidden] { $seat } sieht sich ein Eindämmungsprotokoll an.
   *[other] { $seat } sieht sich ein Eindämmungsprotokoll an: { $contingency }.
}
log-took_contingency = { $contingency ->
    [hidden] { $seat } nimmt ein Eindämmungsprotokoll aus dem neutralen Vorrat.
   *[other] { $seat } nimmt ein Eindämmungsprotokoll aus dem neutralen Vorrat: { $contingency }.
}
log-looked_objective = { $objectives ->
    [hidden] { $seat } sieht sich die Ziele von { $owner } an.
   *[other] { $seat } sieht sich die Ziele von { $owner } an: { $objectives }.
}
log-looked_events = { $cards ->
    [hidden] { $seat } sieht nach, was oben auf dem Ereignisstapel liegt.
   *[other] { $seat } sieht nach, was oben auf dem Ereignisstapel liegt: { $cards }.
}
log-looked_attacks = { $cards ->
    [hidden] { $seat } sieht nach, was oben auf dem Xeno-Angriffsstapel liegt.
   *[other] { $seat } sieht nach, was oben auf dem Xeno-Angriffsstapel liegt: { $cards }.
}
log-tokens_exchanged = { $exchanged ->
    [-1] { $seat } hantiert mit den Erkundungsplättchen von { $rooms }.
    [0] { $seat } lässt die Erkundungsplättchen von { $rooms }, wie sie sind.
   *[other] { $seat } vertauscht die Erkundungsplättchen von { $rooms }.
}
log-item_shown = { $item ->
    [hidden] { $seat } zeigt { $to } eine Karte: { $colour }.
   *[other] { $seat } zeigt { $to } eine Karte: { $item }.
}

## Computer and trade
log-computer_card = Der Computer zeigt: { $card }.
log-computer_option = { $seat } benutzt den Computer: { chosen-computer_option }.
chosen-computer_option = { $option ->
    [move_rover] { computeroption-move_rover }
    [peek_css] { computeroption-peek_css }
    [peek_contingencies] { computeroption-peek_contingencies }
    [gain_knowledge] { computeroption-gain_knowledge }
    [swap_power] { computeroption-swap_power }
    [sprinklers] { computeroption-sprinklers }
    [door] { computeroption-door }
   *[other] { $option }
}
log-trade_opened = { $seat } möchte in { $room } tauschen.
log-trade_offered = { $seat } macht { $to } ein Angebot.
log-trade_declined = { $seat } lehnt das Angebot von { $to } ab.
log-trade_done = { $seat } und { $to } tauschen.
log-trade_ended = Der Tausch ist beendet.

## The end
log-choose_objectives = { -foe(form: "all") }! Alle behalten ein Ziel.
log-objectives_chosen = Alle haben ein Ziel gewählt.
log-objective_kept = Dein Ziel: { $objective }.
log-game_ended = { $how ->
    [time] Die Zeit ist abgelaufen.
    [emergency] Der Alarm ist vorbei.
    [self_destruct] Die Anlage zerstört sich selbst.
    [fire] Das Feuer vernichtet die Anlage.
    [malfunction] Die Anlage bricht zusammen.
   *[other] Niemand ist mehr in der Anlage.
}
log-swept = { $seat } kommt nicht hinaus.
log-contingency = Das aktive Eindämmungsprotokoll: { $contingency }.
log-contingency_kills = Das Unternehmen tötet { $seat }.
log-final_scan = { $larva ->
    [0] { $seat } scannt { $cards ->
        [one] eine Kontaminationskarte
       *[other] { $cards } Kontaminationskarten
    }: { $infected ->
        [0] sauber
       *[other] { $infected } INFIZIERT
    }.
   *[other] { $seat } trägt eine Larve in sich.
}
log-final_draw = { $died ->
    [0] { $seat } zieht und überlebt: { $cards }.
   *[other] { $seat } zieht und stirbt: { $cards }.
}
log-objective_shown = { $met ->
    [0] { $seat } zeigt „{ $objective }“: nicht erfüllt.
   *[other] { $seat } zeigt „{ $objective }“: erfüllt.
}
log-won = { $seat } gewinnt.
log-all_won = Alle Ziele sind erfüllt. Die Crew gewinnt gemeinsam.
log-all_lost = Niemand hat überlebt. Alle verlieren.
log-signal_sent = { $seat } hat ein Signal abgesetzt.
log-drawn_apart = { $seat } zieht und legt ab: { $cards }.
log-egg_hatched = Aus einem Ei schlüpft etwas; im Nest { $eggs ->
    [0] ist keines mehr
    [one] ist noch eines
   *[other] sind noch { $eggs }
}.
log-forgotten = Eine ältere Version des Spiels hat hier „{ $what }“ vermerkt.
