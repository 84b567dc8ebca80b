### Action cards and contamination cards. .text: effect with its conditions. Cost and combat symbol are shown apart.

-action-engine = in an engine room, with or without a malfunction marker: look secretly at both tokens of its engine and put them back in either order. Everybody is told whether the order changed

action-search = Search
    .text = If your room has a colour and an item counter of 1 or more: lower the counter by 1 and draw 2 cards of that colour (in a white room name a deck first). Secretly keep exactly 1; the other goes under its deck. A heavy item is shown and needs a hand slot, or goes under the deck too.
action-rest = Rest
    .text = Scan all contamination cards in your hand (at least 1) and remove every card that is not INFECTED. If one is INFECTED, you get a larva; if you already had one, you die and a creeper is placed. INFECTED cards stay in hand.
action-demolition = Demolition
    .text = Destroy 1 closed door in a corridor of your room — or — place a malfunction marker in your room, if it has none and can take one.
action-interruption = Interruption
    .text = Reaction. When another player in your room has declared an action and paid for it, before its effect: cancel that action. Its cost stays paid and a single-use item is discarded — or — when another player in your room plays an Interruption: cancel that Interruption.
action-basic_repairs = Basic Repairs
    .text = Remove the malfunction marker from your room — or — { -action-engine }.
action-repairs = Repairs
    .text = { action-basic_repairs.text }
action-fast_repairs = Fast Repairs
    .text = { action-basic_repairs.text }
action-computer_skills = Computer Skills
    .text = Open or close 1 door in a corridor of your room — or — in a room with a computer and no malfunction marker: perform one of its room actions without paying its cost.

## Captain

action-order = Order
    .text = Choose another character in your room and an adjacent room it can move to: it moves there, willing or not, explores and rolls for noise as usual. With the active Intercom you may order a character in any room with a computer; out of a room with Intruders it is an escape. Not a character waiting in a pod.
action-reload = Reload
    .text = Put 1 ammo on the Revolver you hold, up to its capacity.
action-motivation = Motivation
    .text = You, then each other character in your room in turn order, draws 1 action card, passed players too. With the active Intercom also each character in every other room with a computer.

## Pilot

action-piloting = Piloting
    .text = In the Cockpit or in a room with a computer, without a malfunction marker: perform one of its room actions without paying its cost — or — in a room with a computer and no malfunction marker: look secretly at the coordinates card.
action-knowledge_of_the_ship = Knowledge of the Ship
    .text = Open or close 1 door in a corridor of your room — or — look secretly at 1 unexplored room tile, not at its exploration token.
action-old_friend = Old Friend
    .text = In a room with neither a computer symbol nor a malfunction marker: perform one of its room actions without paying its cost.

## Mechanic

action-ingenuity = Ingenuity
    .text = Remove the malfunction marker from your room — or — { -action-engine } — or — craft 1 item without paying for the action; 1 yellow item card of any kind may stand for the tool component.

## Soldier

action-taking_aim = Taking Aim
    .text = Shoot with an energy weapon you hold. After the roll you may roll the combat die once more; the second result stands.
action-full_auto = Full Auto
    .text = Shoot with the Assault Rifle you hold and remove all its ammo. The die deals its wounds, plus 1 for every 2 ammo removed; if that is at least 1, the rifle adds 1. All wounds together have one wound check.
action-nerves_of_steel = Nerves of Steel
    .text = Reaction. In a surprise attack in your room, on you or on another character, after the attack card is drawn (or before a larva infests): the attack has no effect on you. A larva stays in the room.

## Scout

action-adrenaline = Adrenaline
    .text = Shoot at an Intruder, then draw 1 card — or — escape, attacked as usual; then, if alive, draw 1 card.

## Scientist

action-risk_assessment = Risk Assessment
    .text = In a room with a computer and no malfunction marker, or anywhere with the active Holo Computer: look secretly at the top event card and put it back on top or at the bottom of the deck. The others learn only where it went.
action-blocking_access = Blocking Access
    .text = In a room with a computer and no malfunction marker: perform one of its room actions without paying its cost — or — place a malfunction marker in any room with a computer on the ship, your own too.
action-intranet = Intranet
    .text = In a room with a computer and no malfunction marker, or anywhere with the active Holo Computer: perform one room action of any such room on the ship without paying its cost, as if you were there. In the Laboratory the object must lie or be carried there.

## Contamination

contamination-infected = Infected
    .text = INFECTED. Unless the effect that scans says otherwise, you get a larva; if you already had one, you die and a creeper is placed in your room.
contamination-clean = Not infected
    .text = Not INFECTED. The effect that ordered the scan says whether this card is removed.
contamination-unknown = Contamination
    .text = Nobody knows what this card hides until it is scanned. It cannot be discarded to pay for actions.
