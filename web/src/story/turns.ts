import type { EventView } from '../lib/protocol';
import { number, seat } from './args';
import { beatOf } from './beats';

/** What somebody did in one turn, or what an event phase brought. */
export interface Turn {
  /** The seat, -1 for the event phase and what belongs to nobody. */
  seat: number;
  round: number;
  lines: EventView[];
}

/** Said by the heading of the turn already, or of no interest afterwards. */
const SILENT = new Set(['turn_began', 'event_phase', 'event_step', 'round_began', 'noise_removed']);

/** The events from a number on, as turns; turns without anything worth telling are left out. */
export function turnsFrom(events: readonly EventView[], from: number): Turn[] {
  const turns: Turn[] = [];
  let round = 0;
  for (const event of events) {
    if (event.kind === 'round_began') round = number(event, 'round');
    if (event.n < from) continue;
    const begins = event.kind === 'turn_began' ? seat(event) : -1;
    if (
      begins >= 0 ||
      event.kind === 'event_phase' ||
      event.kind === 'round_began' ||
      !turns.length
    )
      turns.push({ seat: begins, round, lines: [] });
    if (!SILENT.has(event.kind) && beatOf(event)) turns.at(-1)!.lines.push(event);
  }
  return turns.filter((turn) => turn.lines.length);
}

/** Whether an event ends a turn of a seat: somebody else's begins, or the event phase. */
export const endsTurnOf = (event: EventView, who: number): boolean =>
  event.kind === 'event_phase' || (event.kind === 'turn_began' && seat(event) !== who);

/** The number of the event with which the last turn of a seat ended; what follows is new to it. */
export function lastTurnOf(events: readonly EventView[], who: number): number {
  let ended = 0;
  let mine = false;
  for (const event of events) {
    if (event.kind === 'turn_began' && seat(event) === who) mine = true;
    else if (mine && endsTurnOf(event, who)) {
      ended = event.n;
      mine = false;
    }
  }
  return ended;
}
