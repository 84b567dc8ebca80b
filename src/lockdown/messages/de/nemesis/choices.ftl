### Möglichkeiten mit eigenem Namen.

choice-working = Funktionsfähig
choice-damaged = Beschädigt
choice-stay = In der Kapsel bleiben und passen
choice-launch = Die Kapsel starten
choice-step_out = Die Kapsel verlassen
choice-with_egg = Auch ein Ei zerstören
choice-without_egg = Die Eier verschonen
choice-personal = Das persönliche Ziel
choice-corporate = Das Unternehmensziel
