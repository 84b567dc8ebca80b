### The lesson Cold Start, and hints for the first real games.

## Hints
hint-first_turn = Pick a room you want, then count cards: a Move is 1, a room action 2.
hint-low_hand = A token's number can be 4. Contamination counts. You would hold { $n }.
hint-noisy_room = { $pct } of the rolls there are an encounter. Careful movement costs 2 and you choose the corridor.
hint-careful_blocked = Every corridor there already holds noise: no careful movement, and any number is an encounter.
hint-attempt = First a noise roll. If an Intruder is here after it, the try fails and the cards are gone.
hint-company = Somebody is in there, so you make no noise roll.
hint-vent_noise = Noise in the technical corridors counts at every entrance on the ship.
hint-slime = With slime, Silence counts as Danger. Clothes or the Shower Room remove it.
hint-fire_end = End your turn in fire and you suffer 1 light wound. Leave, or put it out.
hint-malfunction = Broken: no room action here, and its computer is off. Searching still works.
hint-self_destruct_track = Self-destruct runs on its own track. On the first yellow space it cannot be stopped, and the pods unlock.
hint-engine_room = Check this engine for 2 cards. With a card or item that repairs you may also change it.
hint-engines_bad = By your notes two engines are damaged. At the end that destroys the ship and all who hibernate.
hint-course = By your notes the course is not Earth. The Cockpit sets it, only while nobody hibernates.
hint-pods_locked = Locked. The first death unlocks all pods. The Hatch Control System turns one.
hint-hibernation = At 8 the hibernation pods open. Hibernating costs 2 cards and a noise roll, in the Hibernatorium.
hint-limits = Eight fire markers and eight malfunction markers. Needing a ninth destroys the ship.
hint-contamination_hand = Contamination pays for nothing. You may discard it when you pass.
hint-rest = Rest scans: clean cards leave for good, an INFECTED one puts a larva on you.
hint-larva = You carry a larva. An INFECTED scan kills you, so does one event. Surgery or an Antidote removes it.
hint-two_light = The next light wound becomes a serious one.
hint-dress = Dress it: the effect stops. It still counts towards the limit of three.
hint-three_serious = Any further wound kills you, even a light one.
hint-target = In the event phase it attacks whoever here holds the fewest action cards.
hint-escape = Escaping: first every Intruder here attacks you once, the largest first.
hint-interruption = Interruption cancels this action; its cost stays paid. It works only in your own room.
hint-craft = You can craft { $item }: 1 card and both components.
hint-objective_signal = Your objective needs the signal. It is sent from { $room }, for 2 cards.
hint-noise_stays = No step removes noise. A marker stays until an encounter beside it.
hint-computer_room = There is no computer action. A computer matters only for cards, items and events that name it.
hint-mission = Two mission items each. Activating one is an action and costs 1 card.
hint-weakness = In the Laboratory a corpse, an egg and a carcass each turn up one weakness. The object stays yours.
hint-careful_unexplored = Careful movement does not stop the exploration token: its Danger happens, in place of your marker.
hint-last_standing = The others have passed: turn after turn is yours until you pass.
