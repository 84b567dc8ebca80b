### Serious wound cards: the effect holds while the wound is undressed. wound-light and wound-serious name the two sorts.

wound-light = light wound
wound-serious = serious wound
wound-body = Body
    .text = In the draw step you draw up to 4 cards instead of 5; in the Cabins up to 5 instead of 6. Draws by card effects are not limited.
wound-leg = Leg
    .text = An escape (a Move in combat) costs you 2 instead of 1. Cards and items that let you escape are not affected.
wound-hand = Hand
    .text = Actions of item cards cost you 1 more. Item reactions, activating a mission item, Shoot, Craft and Trade are not affected.
wound-bleeding = Bleeding
    .text = Each time you pass, forced or not, you suffer 1 light wound, after your discards and before a fire wound or waiting in an escape pod.
wound-arm = Arm
    .text = You have only 1 hand slot. Drop at once, in your turn or not, what no longer fits. Two heavy items joined by Duct Tape fit one slot.
