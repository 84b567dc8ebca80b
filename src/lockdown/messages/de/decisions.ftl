### The question of each decision. Variables are the parts of it that the prompt shows, in words.

decision-draft = Wähle deinen Charakter.
decision-action = Du bist am Zug: Führe eine Aktion aus oder passe (noch { $left }).
decision-end_of_turn = Lass fallen, was du möchtest, und beende deinen Zug.
decision-choose_target = { $action }: Wähle.
decision-pay = { $action }: Bezahle mit einer Aktionskarte (noch { $left }).
decision-pass_discard = Lege ab, was du möchtest, und passe.
decision-quiet = Einen Geräuschmarker neben dir entfernen?
decision-careful_noise = Welcher Korridor von { $room } bekommt den Geräuschmarker?
decision-move_door = Kein Türplättchen ist übrig: Welche geschlossene Tür nimmst du für { $corridor }?
decision-rearrange_power = Verteile die Stromplättchen: S-01, S-02, S-03, Aufzug.
decision-swap_power = Vertausche zwei Stromplättchen: S-01, S-02, S-03, Aufzug.
decision-full_hands = Deine Hände sind voll: Lass etwas fallen oder verzichte auf „{ $item }“.
decision-drop_something = Du trägst zu viel in den Händen: Lass etwas fallen.
decision-keep_item = Behalte eine der gefundenen Karten ({ $colour }).
decision-reroll = Dein Wurf mit „{ $item }“: { $face }. Noch einmal würfeln?
decision-reroll_price = Lege eine Aktionskarte ab, um noch einmal zu würfeln.
decision-better_result = Dein Wurf: { $face }. Das bessere Ergebnis nehmen?
decision-interrupt = { $actor } handelt in deinem Raum. Die Aktion abbrechen?
decision-interrupt_interruption = { $actor } unterbricht. Die Unterbrechung abbrechen?
decision-use_light = { $what ->
    [encounter] Du begegnest im Dunkeln einem { -foe(form: "one") }: { $token }. Eine Lichtquelle benutzen?
   *[other] „{ $card }“: Die Dunkelheit macht es gleich schlimmer. Eine Lichtquelle benutzen?
}
decision-before_attack = Du wirst angegriffen. Reagieren?
decision-attack_shown = Der Angriff trifft dich gleich. Reagieren?
decision-skip_noise = Du müsstest eine Geräuschprobe durchführen. Unbemerkt bleiben?
decision-reroll_noise = Deine Geräuschprobe: { $face }. Reagieren, bevor das Ergebnis gilt?
decision-dark_event = { $event }: Die Dunkelheit dieses Ereignisses betrifft dich. Willst du dich schützen?
decision-other_target = Wer wird an deiner Stelle angegriffen?
decision-pheromone_object = Welches Objekt gibst du her?
decision-fear_price = Lege eine Aktionskarte ab, um den Angriff abzuwenden.
decision-tracker_price = Lege eine Aktionskarte ab, um neu zu würfeln.
decision-choose_objective = Behalte ein Ziel. Das andere kommt verdeckt aus dem Spiel.
decision-cut_out = Die Larve herausschneiden lassen? Das bringt dir eine Schwere Wunde.
decision-read_protocol = Welches Eindämmungsprotokoll des Vorrats siehst du dir an?
decision-wail = Wähle einen Korridor deiner Sektion (noch { $left }).
decision-craft_freely = Etwas mit nur einer Komponente herstellen?
decision-craft_choice = { $item }: Wähle.
decision-cheat_codes = Der Computer zeigt: { $card }. Deine Cheatcodes benutzen, um die Karte zu wechseln?
decision-trade_turn = Mache jemandem ein Angebot oder lass die anderen sprechen.
decision-trade_offer = Dein Angebot an { $to }. Du gibst: { $gives }. Du verlangst: { $asks }.
decision-trade_answer = { $by } bietet: { $gives }. Von dir verlangt: { $asks }. Einverstanden?
decision-trade_which = Mehrere deiner Karten passen: { $item }. Welche gibst du?
decision-trade_slots = Du kannst nicht alles tragen: Lass etwas fallen oder tausche nicht.
decision-agree = { $actor } braucht deine Zustimmung: { $action }. Stimmst du zu?
decision-computer_option = Wähle eine Möglichkeit der Computer-Aktionskarte.
decision-computer_options = Wähle die nächste Möglichkeit der Computer-Aktionskarte oder höre auf.
decision-computer_target = { $option ->
    [move_rover] { computeroption-move_rover }
    [peek_css] { computeroption-peek_css }
    [peek_contingencies] { computeroption-peek_contingencies }
    [gain_knowledge] { computeroption-gain_knowledge }
    [swap_power] { computeroption-swap_power }
    [sprinklers] { computeroption-sprinklers }
    [door] { computeroption-door }
   *[other] { $option }
}: Wähle.
decision-look_at_contingency = Sieh dir ein Eindämmungsprotokoll an: Wessen, oder welches aus dem Vorrat?
decision-look_at_contingency_of = Welches Plättchen von { $owner } siehst du dir an?
decision-take_contingency = Welches Plättchen nimmst du aus dem neutralen Vorrat?
decision-drop_for_egg = Deine Hände sind voll: Lass etwas fallen, um das Ei zu nehmen.
decision-move_css = Schiebe das FVS-Plättchen von { $space } um ein Feld oder lass es liegen.
decision-elevator_invite = Nimmst du jemanden nach { $room } mit?
decision-elevator_consent = { $actor } fährt mit dem Aufzug nach { $room }. Fährst du mit?
decision-resolve_token = Das Erkundungsplättchen in { $room } zeigt: { $token }. Soll es wirken?
decision-look_at_tile = Welchen nicht erkundeten Raum siehst du dir an (noch { $left })?
decision-use_computer = Jetzt eine Computeraktion ausführen?
decision-which_contamination = Welche Kontaminationskarte legst du ab?
decision-give_up_item = Welche Gegenstandskarte legst du ab?
decision-who_escapes = Wer flieht nach { $room }?
decision-escape_too = Fliehst du nach { $room }?
decision-keep_event = Welche Ereigniskarte bleibt oben? Die andere kommt unter den Stapel.
decision-keep_attack = Welche Xeno-Angriffskarte bleibt oben? Die andere kommt unter den Stapel.
decision-panic_ammo = Welche Waffe verliert Munition?
decision-panic_item = Welchen Gegenstand legst du ab?
decision-smoke_discard = Rauch: Lege eine Aktionskarte ab.
decision-second_plan = Willst du dir einen zweiten Raum ansehen?
decision-exchange_tokens = Die beiden Erkundungsplättchen vertauschen?
decision-which_egg = Welches Ei in { $room } wird zerstört: ein dort liegendes oder eines aus dem Nest?
decision-treated_wound = { $what ->
    [dress] Welche deiner Schweren Wunden wird verbunden?
   *[other] Welche deiner verbundenen Schweren Wunden wird geheilt?
}
decision-more_ammo = Noch 1 Munition ausgeben für 1 Schaden mehr? Waffe: { $item }.
decision-put_back = Kommt die Ereigniskarte oben auf oder unter den Stapel?
decision-escape_where = Du bekommst Deckung: In welchen Raum fliehst du?
