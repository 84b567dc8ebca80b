import type { EventView, NemesisView } from '../../lib/protocol';
import { number, seat } from '../../story/args';

/** What is known of an engine, and since when. */
export interface Belief {
  engine: number;
  room: number;
  /** What this viewer knows of the top token: working, damaged or nothing. */
  state: string;
  /** The round in which this viewer last looked, 0 for never. */
  seen: number;
  /** The round in which its order last changed, 0 for never; that is announced truly. */
  changed: number;
  /** Who changed it. */
  by: number;
  /** Everybody who has looked: that they did is public. */
  looked: number[];
}

/**
 * What a viewer knows of the three engines. The state is the server's word; when it was learned and
 * whether it was turned since then is what this viewer heard.
 */
export function beliefs(view: NemesisView, events: readonly EventView[], eye: number): Belief[] {
  const found = view.engines.map((one): Belief => ({
    ...one,
    seen: 0,
    changed: 0,
    by: -1,
    looked: [],
  }));
  let round = 0;
  for (const event of events) {
    if (event.kind === 'round_began') round = number(event, 'round');
    const one = found[number(event, 'engine') - 1];
    if (!one) continue;
    const who = seat(event);
    if (event.kind === 'looked_engine') {
      if (!one.looked.includes(who)) one.looked.push(who);
      if (who === eye) one.seen = round;
    } else if (event.kind === 'engine_worked_on' && number(event, 'changed') > 0) {
      one.changed = round;
      one.by = who;
    }
  }
  return found;
}

/** In which round what is known was learned, or turned by an announcement: R5, R7. */
export function since(one: Belief): { round: number; turned: boolean } {
  const turned = one.changed > one.seen && one.seen > 0;
  return { round: turned ? one.changed : one.seen, turned };
}
