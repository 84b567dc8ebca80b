import type { EventView, TableView } from '../lib/protocol';
import type { Speaker } from '../lib/speak';
import { plain } from '../lib/shy';
import { find, t } from '../lib/words.svelte';
import { text } from './args';
import { causeOf, type Cause } from './cause';

/** Events that nobody needs to be told of: what follows from them says it. */
export const QUIET: ReadonlySet<string> = new Set(['window', 'paid', 'event_step']);

/** Whether the next line says all of it: a way that is gone at once, a search that tells what is left. */
function saidNext(event: EventView, next: EventView | undefined): boolean {
  if (event.kind === 'declared')
    return (
      next?.kind === 'moved' &&
      text(event, 'action').startsWith('move/') &&
      text(event, 'seat') === text(next, 'seat')
    );
  return (
    event.kind === 'counter_lowered' &&
    next?.kind === 'searched' &&
    text(event, 'room') === text(next, 'room')
  );
}

/** What is worth a line, each thing once: for the log, and for those who listen. */
export function worthALine(events: readonly EventView[]): EventView[] {
  return events.filter((event, i) => {
    const next = events[i + 1]?.kind === 'paid' ? events[i + 2] : events[i + 1];
    return !QUIET.has(event.kind) && !saidNext(event, next);
  });
}

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

/** What belongs to the line of an event: the words of a card that was drawn, what somebody died of. */
export function aboutWords(
  event: EventView,
  events: readonly EventView[],
  speaker: Speaker,
  view?: TableView,
): string {
  switch (event.kind) {
    case 'event_card':
      return find(`event-${text(event, 'card')}`, 'text') ?? '';
    case 'attack_card':
      return find(`attack-${text(event, 'card').split('/')[0]}`, 'text') ?? '';
    case 'serious_wound':
      return find(`wound-${text(event, 'wound').split('/')[0]}`, 'text') ?? '';
    case 'weakness_found':
      return find(`weakness-${text(event, 'weakness')}`, 'text') ?? '';
    case 'died':
    case 'swept':
      return causeWords(causeOf(events, event, view), speaker);
    case 'css_revealed':
      return find(`css-${text(event, 'css')}`, 'text') ?? '';
    default:
      return '';
  }
}

/** Cards speak to whoever drew them: listeners hear where the card begins. */
const ON_CARD: ReadonlySet<string> = new Set([
  'event_card',
  'attack_card',
  'serious_wound',
  'weakness_found',
]);

/** The line of an event with what belongs to it, for those who listen. */
export function spokenWords(
  event: EventView,
  events: readonly EventView[],
  speaker: Speaker,
  view?: TableView,
): string {
  const about = aboutWords(event, events, speaker, view);
  const quoted = about && ON_CARD.has(event.kind) ? t('ui-on-card', { text: about }) : about;
  return plain(`${speaker.event(event)} ${quoted}`.trim());
}
