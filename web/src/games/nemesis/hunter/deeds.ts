import type { EventView } from '../../../lib/protocol';
import { seat } from '../../../story/args';

/** What somebody did after death: cards played, attacks among them, and who died of these. */
export interface Deeds {
  seat: number;
  turns: number;
  attacks: number;
  kills: number;
}

const PLAYED = new Set(['hunt_moves', 'hunt_attacks', 'hunt_acts']);

/** The deeds of whoever went on as the Intruder; nothing where nobody did. */
export function deeds(events: readonly EventView[]): Deeds | undefined {
  const began = events.findIndex((event) => event.kind === 'became_intruder');
  if (began < 0) return undefined;
  const done: Deeds = { seat: seat(events[began]!), turns: 0, attacks: 0, kills: 0 };
  /** Whom the attack that is being told is on. */
  let target = -1;
  for (const event of events.slice(began)) {
    if (PLAYED.has(event.kind)) {
      done.turns += 1;
      target = -1;
    }
    if (event.kind === 'hunt_attacks') {
      done.attacks += 1;
      target = seat(event, 'target');
    } else if (event.kind === 'turn_began') target = -1;
    else if (event.kind === 'died' && seat(event) === target) done.kills += 1;
  }
  return done;
}
