### Attack cards. .text: what the target suffers. .dark: in addition, if the target is in darkness; missing where a card has none.

attack-cut = Cut
    .text = You suffer 1 light wound and receive 1 contamination card.
    .dark = You suffer 1 more light wound.
attack-blood_chase = Blood Chase
    .text = You suffer 1 light wound and get a slime marker. If you were escaping and live with an undressed serious wound, the attacker follows you into the new room; you make no noise roll there.
attack-perched_in_the_dark = Perched in the Dark
    .text = You suffer 1 serious wound.
    .dark = If you now have 3 serious wounds, dressed or not, you die.
attack-blood_rage = Blood Rage
    .text = With 2 or more serious wounds, dressed or not, you die. Otherwise, with an undressed serious wound, you suffer 2 serious wounds. Otherwise you suffer 1.
attack-piercing_the_heart = Piercing the Heart
    .text = You suffer 1 serious wound and receive 1 contamination card.
    .dark = If you now have 2 or more serious wounds, dressed or not, you die.
attack-evolve = Evolve
    .text = Replace the attacking creeper with a breeder, if one is free; the creeper's wounds are gone.
    .dark = If a breeder was placed, it attacks you at once with a new attack card.
attack-infecting_the_host = Infecting the Host
    .text = You get a slime marker.
    .dark = You are infested: you get a larva, if you have none, and 1 contamination card. This never kills.
