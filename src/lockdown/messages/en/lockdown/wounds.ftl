### Serious wound cards: the effect holds while the wound is undressed. wound-light and wound-serious name the two sorts.

wound-light = light wound
wound-serious = serious wound
wound-body = Body
    .text = In the draw step you draw up to 4 cards instead of 5; in the Isolation Room up to 5 instead of 6.
wound-leg = Leg
    .text = An escape (a Move in combat) costs you 2 instead of 1. Cards and items that let you escape are not affected.
wound-hand = Hand
    .text = Actions of item cards cost you 1 more. Item reactions, activating a mission item, Shoot, Craft and Trade are not affected.
wound-arm = Arm
    .text = You have only 1 hand slot. Drop at once, in your turn or not, what no longer fits. Two heavy items joined by Duct Tape fit one slot.
wound-bleeding = Bleeding
    .text = Each time you pass, forced or not, you suffer 1 light wound, after your discards and before a fire wound or getting into a container.
wound-knee = Knee
    .text = The first Move, escape or Careful movement in your first turn of a round costs 1 more. Later turns and other ways to move are not affected.
wound-eyes = Eyes
    .text = You count as in darkness, in every respect as in an unpowered section: higher encounter numbers, darkness effects, the combat die instead of the advantage die, no computer action. Cards that need darkness may be used, those that need power not. Light sources still help. The section itself keeps its power.
wound-guts = Guts
    .text = Whenever an effect gives you contamination cards, a melee attack too, you receive 1 more on your discard pile. The extra card is never scanned by that effect.
