import type { OptionView } from '../../../lib/protocol';
import { OR } from '../../../lib/speak';
import { find } from '../../../lib/words.svelte';

/** The three uses of a card of the Intruder, in the order of its text. */
export const USES = [
  { verb: 'hunt-move', icon: 'footsteps' },
  { verb: 'hunt-attack', icon: 'triple-scratches' },
  { verb: 'hunt-effect', icon: 'cracked-alien-skull' },
] as const;

/** Which card is looked at: its uses are offered first. */
export const hunting = $state({ card: '' });

/** What a card says, use by use. */
export const usesOf = (card: string): string[] =>
  (find(`intruderaction-${card}`, 'text') ?? '').split(OR).map((part) => part.trim());

/** The card that an option is about. */
export const cardOf = (option: OptionView | undefined): string =>
  option?.args.find((arg) => arg.kind === 'intruder_card')?.text ?? '';

/** The options of a card, or of one of its uses. */
export function offered(
  options: readonly OptionView[] | undefined,
  card: string,
  verb = '',
): OptionView[] {
  return (options ?? []).filter((o) => cardOf(o) === card && (!verb || o.verb === verb));
}
