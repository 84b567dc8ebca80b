/** Events whose outcome a lesson has arranged: dice, draws, shuffles. */
export const ARRANGED = new Set([
  'noise_rolled', 'shot', 'explored', 'token_revealed', 'token_drawn', 'token_added', 'attack_card', 'wound_check', 'event_card',
  'computer_card', 'serious_wound', 'searched', 'cards_drawn', 'deck_shuffled', 'looked_contingency', 'contingency', 'final_scan', 'final_draw',
]);
