### Ready phrases about what only this game has.
### Variables are words too: $contingency "Kod czerwony", $section "S-02", $css; $space is a number.

## Warnings
phrase-power_goes = Zaraz zabraknie zasilania: { $section }.

## Requests
phrase-power_to = Potrzebujemy tu zasilania: { $section }.
phrase-gate = Niech ktoś otworzy bramę główną.

## Offers
phrase-take_elevator = Jadę windą. Kto ze mną?

## Claims, true or not
phrase-contingency_is = Obowiązujący plan awaryjny to { $contingency }.
phrase-contingency_not = Obowiązujący plan awaryjny to nie { $contingency }.
phrase-my_token = Mój żeton planu awaryjnego to { $contingency }.
phrase-their_token = { $seat } ma { $contingency }.
phrase-css_on = Żeton SWC na polu { $space } to: { $css }.
phrase-leave_bunker = Uciekam do Bunkra.
phrase-leave_container = Uciekam kapsułą.
phrase-leave_isolation = Zamknę się w Izolatce.
