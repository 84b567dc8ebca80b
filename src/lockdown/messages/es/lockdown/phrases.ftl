### Ready phrases about what only this game has.
### Variables are words too: $contingency "código rojo", $section "S-02", $css; $space is a number.

## Warnings
phrase-power_goes = Pronto no habrá Energía en { $section }.

## Requests
phrase-power_to = Necesitamos Energía en { $section }.
phrase-gate = Alguien debería abrir la Puerta principal.

## Offers
phrase-take_elevator = Voy a tomar el Ascensor. ¿Quién viene?

## Claims, true or not
phrase-contingency_is = La Contingencia activa es { $contingency }.
phrase-contingency_not = La Contingencia activa no es { $contingency }.
phrase-my_token = Mi ficha de Contingencia es { $contingency }.
phrase-their_token = { $seat } tiene { $contingency }.
phrase-css_on = La ficha SEC de la casilla { $space } es { $css }.
phrase-leave_bunker = Yo salgo por el Búnker.
phrase-leave_container = Yo salgo en un contenedor.
phrase-leave_isolation = Yo me encierro en la Sala de cuarentena.
