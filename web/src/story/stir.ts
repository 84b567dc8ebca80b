import { stirs as lockdown } from '../games/lockdown/told';
import { stirs as nemesis } from '../games/nemesis/told';
import type { Change, EventView, TableView } from '../lib/protocol';
import { kindOf, list, number, seat, slot, text } from './args';
import {
  corridor,
  crew,
  fewerCards,
  place,
  room,
  set,
  walked,
  without,
  type Stir,
} from './stirring';

/** What both games tell. */
const SHARED: Record<string, Stir> = {
  character_chosen: (view, event) => [
    ...crew('character', (e) => text(e, 'character'))(view, event),
    ...walked(view, event),
  ],
  moved: walked,
  carried_over: walked,
  explored: (view, event) => [
    ...room('explored', () => true)(view, event),
    ...room('tile', (e) => text(e, 'tile'))(view, event),
  ],
  counter_set: room('items', (e) => number(e, 'items')),
  counter_lowered: room('items', (e) => number(e, 'items')),
  fire: room('fire', () => true),
  fire_out: room('fire', () => false),
  malfunction: room('malfunction', () => true),
  repaired: room('malfunction', () => false),
  noise_placed: corridor('noise'),
  noise_removed: (view, event) => {
    const gone = new Set(list(event, 'corridors'));
    return [
      set(
        ['noise'],
        view.noise.filter((c) => !gone.has(c)),
      ),
    ];
  },
  door_closed: corridor('closed'),
  door_opened: corridor('', ['closed']),
  door_destroyed: corridor('destroyed_doors', ['closed']),
  appeared: (view, event) => {
    const name = text(event, 'stalker');
    const figure = { text: name, kind: kindOf(name), room: slot(event), wounds: 0 };
    return [set(['stalkers'], [...view.stalkers.filter((s) => s.text !== name), figure])];
  },
  stalker_moved: (view, event) => {
    const at = view.stalkers.findIndex((s) => s.text === text(event, 'stalker'));
    return at < 0 ? [] : [set(['stalkers', at, 'room'], slot(event))];
  },
  stalker_wounded: (view, event) => {
    const at = view.stalkers.findIndex((s) => s.text === text(event, 'stalker'));
    return at < 0 ? [] : [set(['stalkers', at, 'wounds'], number(event, 'total'))];
  },
  stalker_gone: (view, event) => without(view, [text(event, 'stalker')]),
  stalker_died: (view, event) => without(view, [text(event, 'stalker')]),
  withdrew: (view, event) => without(view, list(event, 'stalkers')),
  light_wound: crew('light', (e) => number(e, 'light') % 3),
  light_healed: crew('light', (e) => number(e, 'light')),
  serious_wound: crew('wounds', (e, view, who) => [
    ...(view.crew[who]?.wounds ?? []),
    { key: text(e, 'wound').split('/')[0], dressed: false, numbed: false },
  ]),
  slimed: crew('slime', () => true),
  slime_off: crew('slime', () => false),
  larva: crew('larva', () => true),
  larva_off: crew('larva', () => false),
  signal_sent: crew('signal', () => true),
  paid: fewerCards((e) => list(e, 'cards').length),
  cards_drawn: crew('hand', (e, view, who) => view.crew[who]!.hand + number(e, 'count')),
  passed: (view, event) => [
    ...crew('passed', () => true)(view, event),
    ...fewerCards((e) => number(e, 'discarded'))(view, event),
  ],
  died: place(() => 'dead'),
  swept: place(() => 'dead'),
  revived: walked,
  turn_began: (_, event) => [set(['turn'], seat(event)), set(['waiting'], [seat(event)])],
  round_began: (view, event) => [
    set(['round'], number(event, 'round')),
    set(['phase'], 'players'),
    ...view.crew.map((c) => set(['crew', c.seat, 'passed'], c.place === 'dead')),
  ],
  event_phase: () => [set(['phase'], 'events'), set(['waiting'], [])],
  time: (_, event) => [set(['time'], number(event, 'time'))],
  first_player: (_, event) => [set(['first'], seat(event))],
  destruct_started: (_, event) => [set(['destruct'], number(event, 'space'))],
  destruct_stopped: () => [set(['destruct'], -1)],
};

/** A kind of event that one game alone tells comes from that game alone. */
const STIRS = { ...SHARED, ...lockdown, ...nemesis } as Record<string, Stir>;

/** The changes that show one event; none for what is not seen on the table. */
export function stir(view: TableView, event: EventView): Change[] {
  return STIRS[event.kind]?.(view, event) ?? [];
}
