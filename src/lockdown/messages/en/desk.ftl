### The desk: situations set up, asked and played.
ui-desk = Desk
ui-desk-retold = { $done } → { $follows }
ui-desk-situations = { $n ->
    [one] One situation that shows it
   *[other] { $n } situations that show it
  }
ui-desk-set = Set up
ui-desk-play = Play
ui-desk-save = Save as a scenario
ui-desk-linked = The link in the address bar holds the whole situation.
ui-desk-character = Character
ui-desk-stalker = { -foe(form: "one") }
ui-desk-door = Door
ui-desk-noise = Noise
ui-desk-marker = Marker
ui-desk-cards = Cards and items
ui-desk-erase = Clear
ui-desk-seat = Seat
ui-desk-card = Card
ui-desk-item = Item
ui-desk-to-hand = Into the hand
ui-desk-give = Give
ui-desk-one-room = Then tap a room.
ui-desk-two-rooms = Then tap the two rooms at the ends of the corridor.
ui-desk-cards-help = For { $who }.
ui-desk-no-corridor = No corridor joins these rooms. Tap two rooms that are connected.
ui-desk-steps = Step { $done } of { $all }
ui-desk-back = Take back
ui-desk-decides = { $seat } decides
ui-desk-nobody = Nobody decides anything
ui-desk-eyes = Whoever decides
ui-desk-dice = Next noise roll
ui-desk-chance = by chance
ui-desk-not = Not possible now, and why
ui-desk-expected = Expected by the text, and not so
ui-desk-text = As text
ui-desk-line = Line { $line }: { $message }
ui-desk-slow = Too many at once; wait a moment.
ui-desk-failed = This situation could not be opened. Check the link or the text.
