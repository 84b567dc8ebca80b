### Ready phrases for talk at the table. They claim; nobody checks whether they are true.
### Variables are words: $room "009 Archiv", $corridor, $seat a name, $tile a room name, $item.

## Warnings
phrase-careful = Vorsicht!
phrase-stalker_in = In { $room } ist ein { -foe(form: "one") }.
phrase-noise_in = Ich habe etwas gehört: Korridor { $corridor }.
phrase-fire_in = { $room } brennt.
phrase-broken = { $room } hat eine Fehlfunktion.
phrase-dont_go = Geh nicht nach { $room }.
phrase-dont_trust = Traut { $seat } nicht.
phrase-time_short = Uns läuft die Zeit davon.
phrase-no_markers = Noch ein Feuer oder eine Fehlfunktion, und wir sind alle verloren.
phrase-close_door = Schließ die Tür { $corridor }!

## Requests
phrase-help = Ich brauche Hilfe!
phrase-come = Komm nach { $room }.
phrase-wait = Warte auf mich.
phrase-follow = Folge mir.
phrase-stay_away = Bleib weg von mir.
phrase-repair = Jemand sollte { $room } reparieren.
phrase-extinguish = Jemand muss das Feuer in { $room } löschen.
phrase-give = Gibst du mir das: { $item }?
phrase-who_has = Wer hat „{ $item }“?
phrase-send_signal = Setz ein Signal ab, zur Sicherheit.
phrase-dont_pass = Bitte pass noch nicht.

## Offers
phrase-have = Ich habe: { $item }.
phrase-trade = Wer möchte tauschen?
phrase-heal_you = Ich kann deine Wunden behandeln.
phrase-cover_you = Geh, ich gebe dir Deckung.
phrase-deal = Abgemacht?
phrase-together = Lass uns zusammenarbeiten, { $seat }.

## Claims, true or not
phrase-tile_is = { $room } ist: { $tile }.
phrase-looked = Ich habe mir { $room } angesehen: nichts Besonderes.
phrase-objective_harmless = Mein Ziel schadet niemandem.
phrase-objective_alone = Für mich muss niemand sterben.
phrase-objective_suspect = { $seat } hat es auf jemanden von uns abgesehen.
phrase-clean = Meine Scans waren sauber.
phrase-infected = Ich bin infiziert.
phrase-self_destruct = Ich will das hier in die Luft jagen.

## Answers
phrase-yes = Ja.
phrase-no = Nein.
phrase-maybe = Vielleicht.
phrase-thanks = Danke!
phrase-sorry = Tut mir leid.
phrase-well_done = Gut gemacht!
phrase-good_game = Gutes Spiel!
phrase-lie = Das ist gelogen.
phrase-prove = Zeig es mir.
phrase-no_choice = Ich hatte keine Wahl.
phrase-my_turn_soon = Einen Moment noch.

## Emotes
emote-wave = winkt
emote-nod = nickt
emote-shake_head = schüttelt den Kopf
emote-shrug = zuckt mit den Schultern
emote-point = zeigt mit dem Finger
emote-listen = lauscht
emote-hush = legt einen Finger an die Lippen
emote-laugh = lacht
emote-cry = weint
emote-scream = schreit
emote-tremble = zittert
emote-cough = hustet
emote-salute = salutiert
emote-thumbs_up = hebt den Daumen
emote-suspicious = kneift die Augen zusammen
emote-whistle = pfeift unschuldig
