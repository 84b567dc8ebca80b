import { rulesFor } from '../lib/content';
import type { EventView } from '../lib/protocol';
import { kindOf, seat, text } from './args';

/** What killed a character, as far as it was told. */
export interface Cause {
  kind: 'attack' | 'melee' | 'fire' | 'air' | 'event' | 'larva' | 'end' | 'wounds';
  stalker: string;
  card: string;
  rule: string;
}

const ENDS = new Set(['contingency_kills', 'swept', 'final_draw', 'game_ended']);

/** Looks back from a death to what led to it. */
export function causeOf(events: readonly EventView[], died: EventView): Cause {
  const found: Cause = { kind: 'wounds', stalker: '', card: '', rule: died.rule };
  const who = seat(died);
  /** At the end of a turn and in the event phase. */
  const fire = rulesFor('cause', 'fire');
  const from = events.findIndex((e) => e.n === died.n);
  for (let i = from - 1; i >= Math.max(0, from - 30); i -= 1) {
    const event = events[i]!;
    const mine = seat(event) === who;
    if (event.kind === 'turn_began' || event.kind === 'round_began') break;
    if (event.kind === 'attack_card' && mine) {
      found.card = text(event, 'card').split('/')[0]!;
      found.kind = 'attack';
    } else if (event.kind === 'attacked' && mine) {
      found.stalker = kindOf(text(event, 'stalker'));
      found.kind = 'attack';
      break;
    } else if (found.kind === 'attack') continue;
    else if (event.kind === 'struck' && mine) return { ...found, kind: 'melee' };
    else if (event.kind === 'depressurized') return { ...found, kind: 'air' };
    else if (ENDS.has(event.kind)) return { ...found, kind: 'end' };
    else if (event.kind === 'event_card')
      return { ...found, kind: 'event', card: text(event, 'card') };
    else if (/_wound$/.test(event.kind) && mine && fire.includes(event.rule))
      return { ...found, kind: 'fire', rule: event.rule };
  }
  if (found.kind === 'wounds' && fire.includes(died.rule)) found.kind = 'fire';
  return found;
}
