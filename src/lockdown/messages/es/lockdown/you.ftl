### Lo que le pasa a quien lee y solo cuenta este juego. Véase el fichero común.

you-surface_card = Robas una carta de Superficie de Marte: { $card }.
you-sheltered = { $by ->
    [suit] Muestras un traje y aplicas la parte inferior de la carta.
   *[other] Estás en un Edificio y aplicas la parte inferior de la carta.
}
you-crate_opened = Abres una caja ({ $colour }) y encuentras: { $items }.
you-crate_left = No te quedas con nada.
