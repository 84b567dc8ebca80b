import { times as lockdown } from '../games/lockdown/told';
import { times as nemesis } from '../games/nemesis/told';
import type { EventView } from '../lib/protocol';
import { number, seat, slot, text } from './args';

/** What one event asks of the eye: how long it is shown, where, and how heavy it is. */
export interface Beat {
  event: EventView;
  /** Milliseconds at normal speed. */
  ms: number;
  /** `heavy` ones are why people watch: they are never hurried to keep a turn short. */
  heavy: boolean;
  /** The room, corridor or section that lights up; 0 and empty for none. */
  slot: number;
  corridor: string;
  section: string;
  /** What is drawn over the place. */
  show: '' | 'die' | 'claws' | 'token' | 'flash' | 'burst' | 'ring' | 'skull' | 'launch' | 'blast';
}

export type Row = [ms: number, show?: Beat['show'], heavy?: boolean];

export type Times = Record<string, Row>;

/** Times at normal speed, after the storyboard. What is not listed is told in the log alone. */
const SHARED: Times = {
  turn_began: [400],
  passed: [450],
  round_began: [800],
  reacted: [900, 'ring', true],
  reacted_item: [700, 'ring'],
  cancelled: [900, 'ring', true],
  moved: [620, 'ring'],
  carried_over: [620, 'ring'],
  explored: [620, 'ring'],
  token_revealed: [650, 'ring'],
  noise_rolled: [1050, 'die'],
  noise_placed: [480, 'ring'],
  noise_removed: [320],
  noise_skipped: [350],
  danger: [800, 'flash'],
  slimed: [400],
  fire: [520, 'flash'],
  fire_out: [350],
  malfunction: [520, 'flash'],
  repaired: [350],
  door_closed: [380, 'ring'],
  door_opened: [380, 'ring'],
  door_destroyed: [480, 'burst'],
  depressurized: [1100, 'burst', true],
  time: [600],
  destruct_started: [1700, '', true],
  destruct_stopped: [1200, '', true],
  encounter: [900, 'flash', true],
  token_drawn: [850, 'token', true],
  token_added: [420],
  appeared: [750, 'burst', true],
  withdrew: [500],
  stalker_moved: [480, 'ring'],
  stalker_gone: [480, 'ring'],
  surprise: [1100, 'claws', true],
  no_surprise: [750, 'ring', true],
  attacked: [550, 'claws', true],
  attack_card: [1300, 'claws', true],
  attack_ignored: [600],
  redirected: [700, '', true],
  infested: [1200, 'claws', true],
  shot: [950, 'die', true],
  struck: [950, 'die', true],
  rerolled: [800, 'die', true],
  stalker_wounded: [450, 'ring', true],
  wound_check: [700, 'ring', true],
  stalker_died: [950, 'burst', true],
  retreats: [550, 'ring', true],
  egg_added: [450],
  egg_destroyed: [450, 'burst'],
  egg_hatched: [600, 'burst'],
  nest_destroyed: [1400, 'burst', true],
  event_phase: [900],
  event_step: [420],
  event_card: [1900, '', true],
  light_wound: [520, 'claws', true],
  serious_wound: [1300, 'claws', true],
  dressed: [450],
  healed: [450],
  died: [2600, 'skull', true],
  swept: [1300, 'skull', true],
  revived: [1200, 'ring', true],
  contaminated: [450],
  larva: [900, 'claws', true],
  larva_off: [500],
  weakness_found: [1300, '', true],
  item_gained: [380],
  item_used: [500],
  crafted: [550],
  activated: [700],
  searched: [520],
  picked_up: [380],
  trade_done: [700],
  signal_sent: [900, 'ring', true],
  game_ended: [2600, 'burst', true],
};

/** A kind of event that one game alone tells comes from that game alone. */
const TIMES: Times = { ...SHARED, ...lockdown, ...nemesis };

/** How long a turn of somebody else may take, and takes at least; what is heavy does not count. */
export const TURN = { most: 4000, least: 2000, apart: 250 } as const;

/** Whether everything goes up: the place is destroyed with the end of the game, or at the check. */
export const explodes = (event: EventView): boolean =>
  event.kind === 'ship_exploded' || (event.kind === 'game_ended' && number(event, 'destroyed') > 0);

/** How an event is shown; nothing where the log line is enough. */
export function beatOf(event: EventView): Beat | null {
  const row = TIMES[event.kind];
  if (!row) return null;
  const [ms, usual = '', heavy = false] = row;
  const show = explodes(event) ? 'blast' : usual;
  return {
    event,
    ms,
    heavy,
    slot: slot(event),
    corridor: text(event, 'corridor'),
    section: text(event, 'section'),
    show,
  };
}

/** Who acts in a turn that begins with this event, -1 if it begins none. */
export const turnOf = (event: EventView): number =>
  event.kind === 'turn_began' ? seat(event) : -1;

/** Things that the rules let happen at once count as one: only the last of them takes its time. */
export function together(event: EventView, next: EventView | undefined): boolean {
  return event.kind === 'stalker_moved' && next?.kind === 'stalker_moved';
}
