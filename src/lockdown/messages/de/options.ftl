### Options in words: $a and $b are the arguments of the option, in words.

## Actions of a turn
option-move = Nach { $a } bewegen
option-careful = Vorsichtig nach { $a } bewegen
option-pickup = Aufnehmen: { $a }
option-trade = Tauschen
option-craft = „{ $a }“ herstellen
option-shoot = Mit „{ $a }“ auf { $b } schießen
option-shoot-egg = Mit „{ $a }“ auf die Eier schießen
option-melee = Nahkampf gegen { $a }
option-melee-egg = Nahkampf gegen die Eier
option-play = „{ $a }“ spielen
    .part = „{ $a }“ spielen, Teil { $b }
option-use = „{ $a }“ benutzen
    .part = „{ $a }“ benutzen, Teil { $b }
option-room = { $a }
option-computer = Den Computer benutzen
option-activate = Aufgaben-Gegenstand aktivieren
option-escape = { $a ->
    [rover] Mit dem Rover in den Bunker fliehen
   *[other] Zu Fuß in den Bunker fliehen
}
option-pass = Passen
option-drop = „{ $a }“ fallen lassen
option-end = Zug beenden

## Choices
option-pay = Mit „{ $a }“ bezahlen
option-discard = „{ $a }“ ablegen
option-done = Das ist alles
option-yes = Ja
option-no = Nein
option-decline = Nein, danke
option-react = Mit „{ $a }“ reagieren
option-react-item = „{ $a }“ benutzen
option-react-weakness = Die Schwäche „{ $a }“ ausnutzen
option-to = { $a }
option-through = { $a }
option-target = { $a }
option-player = { $a }
option-take = { $a }
option-keep = „{ $a }“ behalten
option-character = Spielen: { $a }
option-objective = „{ $a }“ behalten
option-deck = { $a }
option-wound = { $a }
option-space = Feld { $a }
option-slot = Plättchen { $a }
option-option = { $a }
option-power = { $a }
option-event = { $a }
option-attack = { $a }
option-card = { $a }
option-do = { $a }
option-offer = „{ $a }“ anbieten
option-ask = Um „{ $a }“ bitten
option-show = „{ $a }“ zeigen
option-accept = Annehmen
option-counter = Ein eigenes Angebot machen
option-component = Mit „{ $a }“
option-remote = { $b } ({ $a })
