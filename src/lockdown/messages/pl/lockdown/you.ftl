### Co spotkało czytającego: tylko w tej grze. Zob. wspólny plik.

you-surface_card = Dobierasz kartę powierzchni Marsa: { $card }.
you-sheltered = { $by ->
    [suit] Pokazujesz skafander i stosujesz dolną część karty.
   *[other] Jesteś w budynku i stosujesz dolną część karty.
}
you-crate_opened = Otwierasz skrzynię ({ $colour }) i znajdujesz: { $items }.
you-crate_left = Niczego nie zachowujesz.
