import type { Speaker } from '../lib/speak';
import { t } from '../lib/words.svelte';
import type { Cause } from './cause';

/** What killed somebody, in a sentence. */
export function causeWords(cause: Cause, speaker: Speaker): string {
  const stalker = cause.stalker ? t(`stalker-${cause.stalker}`) : '';
  switch (cause.kind) {
    case 'attack': {
      const card = cause.card ? speaker.arg({ kind: 'attack', text: cause.card }) : '';
      return stalker
        ? t('death-by-attack', { stalker, card: card || '–' })
        : t('death-by-card', { card: card || '–' });
    }
    case 'event':
      return t('death-by-event', { card: speaker.arg({ kind: 'event', text: cause.card }) });
    default:
      return t(`death-by-${cause.kind}`);
  }
}
