### What happened to the reader, as only this game tells it. See the shared file.

you-surface_card = You draw a Mars surface card: { $card }.
you-sheltered = { $by ->
    [suit] You show a suit and use the lower part of the card.
   *[other] You are in a building and use the lower part of the card.
}
you-crate_opened = You open a crate ({ $colour }) and find { $items }.
you-crate_left = You keep nothing of it.
