### Ready phrases about what only this game has.
### Variables are words too: $contingency "Code Rot", $section "S-02", $css; $space is a number.

## Warnings
phrase-power_goes = { $section } verliert gleich den Strom.

## Requests
phrase-power_to = Wir brauchen Strom: { $section }.
phrase-gate = Jemand sollte das Haupttor öffnen.

## Offers
phrase-take_elevator = Ich nehme den Aufzug. Wer kommt mit?

## Claims, true or not
phrase-contingency_is = Das aktive Eindämmungsprotokoll ist { $contingency }.
phrase-contingency_not = Das aktive Eindämmungsprotokoll ist nicht { $contingency }.
phrase-my_token = Mein Eindämmungsprotokoll ist { $contingency }.
phrase-their_token = { $seat } hat { $contingency }.
phrase-css_on = Das FVS-Plättchen auf Feld { $space } ist: { $css }.
phrase-leave_bunker = Mein Weg hinaus ist der Bunker.
phrase-leave_container = Mein Weg hinaus ist eine FVS-Kapsel.
phrase-leave_isolation = Mein Weg hinaus ist der Isolationsraum.
