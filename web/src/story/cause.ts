import { content, rulesFor } from '../lib/content';
import type { EventView, TableView } from '../lib/protocol';
import { kindOf, number, seat, slot, text } from './args';

/** What killed a character, as far as it was told. */
export interface Cause {
  kind:
    | 'attack'
    | 'melee'
    | 'fire'
    | 'air'
    | 'bleeding'
    | 'launch'
    | 'event'
    | 'larva'
    | 'end'
    | 'wounds';
  stalker: string;
  card: string;
  rule: string;
}

const ENDS = new Set(['contingency_kills', 'swept', 'final_draw', 'game_ended']);
/** Where what is going on begins anew: nothing before it has killed. */
const FRESH = new Set(['turn_began', 'round_began', 'declared', 'event_step', 'passed', 'shot']);
/** Causes that a rule alone tells: that of the death itself, or of the wound that led to it. */
const BY_RULE = ['larva', 'air', 'fire', 'bleeding'] as const;

const byRule = (rule: string): Cause['kind'] | undefined =>
  BY_RULE.find((kind) => rulesFor('cause', kind).includes(rule));

/** Whether a wound of theirs bled when they passed, by what was told until then. */
function bled(before: readonly EventView[], who: number): boolean {
  const open: string[] = [];
  /** What is not felt until the end of the round does not bleed either. */
  const numb: string[] = [];
  let passing = false;
  for (const event of before) {
    if (FRESH.has(event.kind)) passing = false;
    if (event.kind === 'round_began') open.push(...numb.splice(0));
    if (seat(event) !== who) continue;
    const wound = text(event, 'wound').split('/')[0]!;
    if (event.kind === 'passed') passing = true;
    else if (event.kind === 'serious_wound') open.push(wound);
    else if (event.kind === 'numbed') numb.push(...open.splice(0));
    else if (event.kind === 'dressed')
      for (const held of [open, numb]) {
        if (!held.includes(wound)) continue;
        held.splice(held.indexOf(wound), 1);
        break;
      }
  }
  const bleeds = rulesFor('cause', 'bleeding');
  return (
    passing && open.some((key) => content().wounds[key]?.rules.some((one) => bleeds.includes(one)))
  );
}

/** Whether a room burnt, by what was told until then; if nothing was, by what lies there. */
function burnt(before: readonly EventView[], room: number, view?: TableView): boolean {
  const last = before.findLast((e) => /^fire(_out)?$/.test(e.kind) && slot(e) === room);
  if (last) return last.kind === 'fire';
  return !!view?.rooms.find((r) => r.slot === room)?.fire;
}

/** Looks back from a death to what led to it. */
export function causeOf(events: readonly EventView[], died: EventView, view?: TableView): Cause {
  const found: Cause = { kind: 'wounds', stalker: '', card: '', rule: died.rule };
  const told = died.kind === 'swept' ? 'end' : byRule(died.rule);
  if (told) return { ...found, kind: told };
  /** A wound that bled when they passed and was told: that one they have survived. */
  let bledBefore = '';
  /** Whose attack it was: somebody may have turned it to this one. */
  let who = seat(died);
  const from = events.findIndex((e) => e.n === died.n);
  for (let i = from - 1; i >= 0; i -= 1) {
    const event = events[i]!;
    const mine = seat(event) === who;
    if (FRESH.has(event.kind)) break;
    if (found.kind === 'attack') {
      if (event.kind === 'redirected' && mine) who = seat(event, 'by');
      else if (event.kind === 'attacked' && mine) {
        found.stalker = kindOf(text(event, 'stalker'));
        break;
      }
    } else if (event.kind === 'attack_card' && number(event, 'hit')) {
      // Some cards hurt everybody in the room, whoever was attacked.
      who = seat(event);
      found.card = text(event, 'card').split('/')[0]!;
      found.kind = 'attack';
    } else if (/_wound$/.test(event.kind) && mine && byRule(event.rule) === 'bleeding')
      bledBefore = event.rule;
    else if (/_wound$/.test(event.kind) && mine && byRule(event.rule))
      return { ...found, kind: byRule(event.rule)!, rule: event.rule };
    else if (event.kind === 'launch_failed' && mine) return { ...found, kind: 'launch' };
    else if (event.kind === 'struck' && mine) return { ...found, kind: 'melee' };
    else if (event.kind === 'depressurized') return { ...found, kind: 'air' };
    else if (ENDS.has(event.kind)) return { ...found, kind: 'end' };
    else if (event.kind === 'event_card')
      return { ...found, kind: 'event', card: text(event, 'card') };
  }
  if (found.kind !== 'wounds') return found;
  // With as many serious wounds as one can bear any further one kills, and is not told: then it is
  // what hurts without anybody doing anything, first whoever passes, then whoever ends a turn.
  const before = events.slice(0, from);
  if (!bledBefore && bled(before, seat(died))) return { ...found, kind: 'bleeding' };
  if (burnt(before, slot(died), view)) return { ...found, kind: 'fire' };
  return bledBefore ? { ...found, kind: 'bleeding', rule: bledBefore } : found;
}
