### Choices by name: the word of an option `option <word>` that is no computer option.

choice-floor = Was im Raum liegt
choice-carried = Das Objekt, das du trägst
choice-lying = Das Objekt, das hier liegt
choice-dress = Alle Schweren Wunden verbinden
choice-heal = 1 verbundene Schwere Wunde heilen
choice-heal_light = Alle Leichten Wunden heilen
choice-malfunction = Ein Fehlfunktionsmarker in diesem Raum
choice-counter = Suchzähler dieses Raums um 1 senken
choice-alone = Nur dein Charakter
choice-both = Beide
choice-other = Nur der andere Charakter
choice-nest = Eines aus dem Nest
choice-top = Oben auf den Stapel
choice-bottom = Unter den Stapel
