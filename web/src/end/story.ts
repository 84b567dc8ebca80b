import { turns as lockdown } from '../games/lockdown/told';
import { turns as nemesis } from '../games/nemesis/told';
import type { ArgView, EventView } from '../lib/protocol';

/** What a table tells afterwards: the turning points, with their rounds. */
const TOLD = new Set([
  'died',
  'destruct_started',
  'destruct_stopped',
  'signal_sent',
  'weakness_found',
  'nest_destroyed',
  'larva',
  ...lockdown,
  ...nemesis,
]);

export interface Turn {
  round: number;
  event: EventView;
}

export const seatOf = (event: EventView, name = 'seat'): number => {
  const arg = event.args[name];
  return arg && !Array.isArray(arg) ? 'ABCDE'.indexOf((arg as ArgView).text) : -1;
};
export const number = (event: EventView | undefined, name: string): number => {
  const arg = event?.args[name];
  return arg && !Array.isArray(arg) ? Number((arg as ArgView).text) : 0;
};
export const word = (event: EventView | undefined, name: string): string => {
  const arg = event?.args[name];
  return arg && !Array.isArray(arg) ? (arg as ArgView).text : '';
};

export function story(events: readonly EventView[]): Turn[] {
  const found: Turn[] = [];
  let round = 0;
  let met = false;
  for (const event of events) {
    if (event.kind === 'round_began') round = number(event, 'round');
    if (event.kind === 'encounter' && !met) {
      met = true;
      found.push({ round, event });
    } else if (TOLD.has(event.kind)) found.push({ round, event });
    else if (event.kind === 'stalker_died' && /^(queen|breeder)/.test(word(event, 'stalker')))
      found.push({ round, event });
  }
  if (found.length <= 9) return found;
  // Who changed sides is told however much happened.
  const kept = new Set([
    ...found.slice(0, 3),
    ...found.slice(-6),
    ...found.filter((turn) => turn.event.kind === 'became_intruder'),
  ]);
  return found.filter((turn) => kept.has(turn));
}

export function count(events: readonly EventView[], kind: string): number {
  return events.filter((e) => e.kind === kind).length;
}
