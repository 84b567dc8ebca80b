### Choices by name: the word of an option `option <word>` that is no computer option.

choice-floor = What lies in the room
choice-carried = The one you carry
choice-lying = The one that lies here
choice-dress = Dress all serious wounds
choice-heal = Heal 1 dressed serious wound
choice-heal_light = Heal all light wounds
choice-malfunction = A malfunction marker in this room
choice-counter = 1 off the item counter of this room
choice-alone = You alone
choice-both = Both of you
choice-other = Only the other character
choice-nest = One of the Nest
choice-top = On top of the deck
choice-bottom = Under the deck
