import type { Change, EventView, TableView } from '../lib/protocol';
import { kindOf, list, number, seat, slot, text } from './args';

/**
 * What an event alone changes on the table that is shown, as changes of the view. The server sends
 * the table after a whole move; until the last event of it has been told, these are what is seen.
 * The end is always the server's table: changes made here are taken back before it is put in place.
 */
type Stir = (view: TableView, event: EventView) => Change[];

const set = (path: (string | number)[], value: unknown): Change => ({
  path,
  value,
  removed: false,
});

const crew =
  (field: string, value: (event: EventView, view: TableView, who: number) => unknown): Stir =>
  (view, event) => {
    const who = seat(event);
    return view.crew[who] ? [set(['crew', who, field], value(event, view, who))] : [];
  };
const place =
  (name: (event: EventView) => string): Stir =>
  (view, event) => {
    const who = seat(event);
    if (!view.crew[who]) return [];
    return [set(['crew', who, 'place'], name(event)), set(['crew', who, 'room'], 0)];
  };
const room =
  (field: string, value: (event: EventView) => unknown): Stir =>
  (view, event) => {
    const at = view.rooms.findIndex((r) => r.slot === slot(event));
    return at < 0 ? [] : [set(['rooms', at, field], value(event))];
  };
const without = (view: TableView, gone: readonly string[]): Change[] => [
  set(
    ['stalkers'],
    view.stalkers.filter((s) => !gone.includes(s.text)),
  ),
];
const corridor =
  (adds: 'noise' | 'closed' | 'destroyed_doors' | '', drops: ('noise' | 'closed')[] = []): Stir =>
  (view, event) => {
    const name = text(event, 'corridor');
    const changes = drops.map((field) =>
      set(
        [field],
        view[field].filter((c) => c !== name),
      ),
    );
    if (adds && !view[adds].includes(name)) changes.push(set([adds], [...view[adds], name]));
    return changes;
  };
const walked: Stir = (view, event) => {
  const who = seat(event);
  if (!view.crew[who]) return [];
  return [set(['crew', who, 'place'], 'room'), set(['crew', who, 'room'], slot(event))];
};
const fewerCards =
  (count: (event: EventView) => number): Stir =>
  (view, event) => {
    const who = seat(event);
    const held = view.crew[who]?.hand ?? 0;
    return view.crew[who] ? [set(['crew', who, 'hand'], Math.max(0, held - count(event)))] : [];
  };

const STIRS: Record<string, Stir> = {
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
  power_failure: (view, event) => {
    const where = text(event, 'section');
    const token = view.power.findIndex((p) => p.place === where);
    const dark = view.rooms.flatMap((r, i) =>
      r.section === where && r.powered ? [set(['rooms', i, 'powered'], false)] : [],
    );
    return token < 0 ? dark : [set(['power', token, 'on'], false), ...dark];
  },
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
  knowledge: crew('knowledge', (e) => number(e, 'level')),
  paid: fewerCards((e) => list(e, 'cards').length),
  cards_drawn: crew('hand', (e, view, who) => view.crew[who]!.hand + number(e, 'count')),
  passed: (view, event) => [
    ...crew('passed', () => true)(view, event),
    ...fewerCards((e) => number(e, 'discarded'))(view, event),
  ],
  died: place(() => 'dead'),
  reached_bunker: place(() => 'bunker'),
  locked_in: place(() => 'isolation'),
  entered_container: place((e) => `container_${text(e, 'container').toLowerCase()}`),
  turn_began: (_, event) => [set(['turn'], seat(event)), set(['waiting'], [seat(event)])],
  round_began: (view, event) => [
    set(['round'], number(event, 'round')),
    set(['phase'], 'players'),
    ...view.crew.map((c) => set(['crew', c.seat, 'passed'], c.place === 'dead')),
  ],
  event_phase: () => [set(['phase'], 'events'), set(['waiting'], [])],
  time: (_, event) => [set(['time'], number(event, 'time'))],
  time_token_turned: (_, event) => [set(['time_blue'], number(event, 'blue') > 0)],
  first_player: (_, event) => [set(['first'], seat(event))],
  gate_open: () => [set(['gate_open'], true)],
  isolation_open: () => [set(['isolation_open'], true)],
  rover_moved: (_, event) => [set(['rover_here'], number(event, 'here') > 0)],
  elevator_moved: (_, event) => [set(['elevator'], slot(event))],
  destruct_started: (_, event) => [set(['destruct'], number(event, 'space'))],
  destruct_stopped: () => [set(['destruct'], -1)],
  destruct_red: () => [set(['destruct_red'], true)],
  emergency: (_, event) => [set(['emergency'], number(event, 'space'))],
};

/** The changes that show one event; none for what is not seen on the table. */
export function stir(view: TableView, event: EventView): Change[] {
  return STIRS[event.kind]?.(view, event) ?? [];
}
