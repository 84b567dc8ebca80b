### Options in words: $a and $b are the arguments of the option, in words.

## Actions of a turn
option-move = Ruch: { $a }
option-careful = Ostrożny ruch: { $a }
option-pickup = Podnieś: { $a }
option-trade = Handel
option-craft = Zrób przedmiot: { $a }
option-shoot = Strzał: { $b }, broń: { $a }
option-shoot-egg = Strzał: jaja, broń: { $a }
option-melee = Walka wręcz: { $a }
option-melee-egg = Walka wręcz: jaja
option-play = Zagraj: { $a }
    .part = Zagraj: { $a }, część { $b }
option-use = Użyj: { $a }
    .part = Użyj: { $a }, część { $b }
option-room = { $a }
option-computer = Użyj komputera
option-activate = Aktywuj przedmiot osobisty
option-escape = { $a ->
    [rover] Ucieknij łazikiem do Bunkra
   *[other] Ucieknij pieszo do Bunkra
}
option-pass = Spasuj
option-drop = Upuść: { $a }
option-end = Zakończ turę

## Choices
option-pay = Zapłać kartą: { $a }
option-discard = Odrzuć: { $a }
option-done = To wszystko
option-yes = Tak
option-no = Nie
option-decline = Nie, dziękuję
option-react = Zareaguj: { $a }
option-react-item = Użyj: { $a }
option-react-weakness = Wykorzystaj słabość: { $a }
option-to = { $a }
option-through = { $a }
option-target = { $a }
option-player = { $a }
option-take = { $a }
option-keep = Zachowaj: { $a }
option-character = Wybierz postać: { $a }
option-objective = Zachowaj: { $a }
option-deck = { $a }
option-wound = { $a }
option-space = Pole { $a }
option-slot = Żeton { $a }
option-option = { $a }
option-power = { $a }
option-event = { $a }
option-attack = { $a }
option-card = { $a }
option-do = { $a }
option-offer = Zaoferuj: { $a }
option-ask = Poproś o: { $a }
option-show = Pokaż: { $a }
option-accept = Przyjmij
option-counter = Złóż własną ofertę
option-component = Komponent: { $a }
option-remote = { $b } ({ $a })
