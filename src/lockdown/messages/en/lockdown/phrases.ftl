### Ready phrases about what only this game has.
### Variables are words too: $contingency "Code Red", $section "S-02", $css "Launch A"; $space is a number.

## Warnings
phrase-power_goes = { $section } is about to lose power.

## Requests
phrase-power_to = We need power in { $section }.
phrase-gate = Somebody should open the main gate.

## Offers
phrase-take_elevator = I am taking the elevator. Who comes along?

## Claims, true or not
phrase-contingency_is = The active contingency is { $contingency }.
phrase-contingency_not = The active contingency is not { $contingency }.
phrase-my_token = My contingency token is { $contingency }.
phrase-their_token = { $seat } holds { $contingency }.
phrase-css_on = The CSS token on space { $space } is { $css }.
phrase-leave_bunker = My way out is the bunker.
phrase-leave_container = My way out is a container.
phrase-leave_isolation = My way out is the Isolation Room.
