import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change, EventView, TableView, Update } from '../lib/protocol';
import { patch } from '../lib/patch';
import type { Backstage } from './stage.svelte';
import { beatOf, TURN } from './beats';
import { causeOf } from './cause';
import { stir } from './stir';
import { worthALine } from './words';

vi.mock('../lib/content', () => ({
  rulesFor: (_: string, kind: string) => [`${kind}-1`],
  content: () => ({ wounds: { bleeding: { rules: ['bleeding-1'] }, leg: { rules: ['leg-1'] } } }),
}));

let Stage: typeof import('./stage.svelte').Stage;
let apply: typeof import('./stage.svelte').apply;
let settings: typeof import('../lib/settings.svelte').settings;
let Eyes: typeof import('../lib/eyes.svelte').Eyes;

let n = 0;
const event = (kind: string, args: Record<string, string | string[]> = {}): EventView => {
  n += 1;
  const told = Object.entries(args).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((text) => ({ kind: '', text })) : { kind: '', text: value },
  ]);
  return { n, kind, rule: '', args: Object.fromEntries(told) } as EventView;
};
const crewOf = (seat: number, room: number) => ({
  seat,
  room,
  place: 'room',
  hand: 5,
  light: 0,
  wounds: [],
  passed: false,
});
const table = (): TableView =>
  ({
    rooms: [1, 2, 3].map((slot) => ({
      slot,
      explored: slot < 3,
      tile: '',
      section: 'S-01',
      powered: true,
    })),
    crew: [crewOf(0, 1), crewOf(1, 1), crewOf(2, 2)],
    stalkers: [],
    noise: [],
    closed: [],
    destroyed_doors: [],
    power: [{ place: 'S-01', token: 1, on: true }],
    turn: 0,
    waiting: [0],
    round: 1,
  }) as unknown as TableView;
const change = (path: (string | number)[], value: unknown): Change => ({
  path,
  value,
  removed: false,
});
const move = (events: EventView[], changes: Change[] = [], more: Partial<Update> = {}): Update =>
  ({
    seat: 0,
    seq: 1,
    view: null,
    changes,
    events,
    decision: '',
    undo: '',
    deadline: 0,
    hints: [],
    ...more,
  }) as Update;

let settled: string[] = [];
let quiet = 0;
const backstage = (): Backstage => ({
  eye: 0,
  seats: [0],
  settled: (_, update) => void settled.push(update.decision),
  told: () => void (quiet += 1),
});

beforeEach(async () => {
  n = 0;
  settled = [];
  quiet = 0;
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  ({ Stage, apply } = await import('./stage.svelte'));
  ({ settings } = await import('../lib/settings.svelte'));
  ({ Eyes } = await import('../lib/eyes.svelte'));
  settings.speed = 1;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a move', () => {
  it('is told one event after the other, and asks its question at the end', () => {
    const stage = new Stage(backstage());
    const eyes = new Eyes(0, table());
    const events = [
      event('moved', { seat: 'B', origin: '001', room: '002', corridor: '001-002' }),
      event('noise_rolled', { seat: 'B', face: '1', room: '002' }),
      event('noise_placed', { corridor: '002-003' }),
    ];
    stage.take(eyes, move(events, [change(['noise'], ['002-003'])], { decision: 'd1' }));
    expect(eyes.view.crew[1]!.room).toBe(2);
    expect(stage.beat?.event.kind).toBe('moved');
    expect(eyes.view.noise).toEqual([]);
    expect(eyes.events).toHaveLength(1);
    vi.advanceTimersByTime(beatOf(events[0]!)!.ms);
    expect(stage.beat?.show).toBe('die');
    expect(eyes.view.noise).toEqual([]);
    vi.advanceTimersByTime(beatOf(events[1]!)!.ms);
    expect(eyes.view.noise).toEqual(['002-003']);
    expect(settled).toEqual([]);
    vi.advanceTimersByTime(beatOf(events[2]!)!.ms);
    expect(settled).toEqual(['d1']);
    expect([stage.busy, stage.beat, quiet]).toEqual([false, null, 1]);
    expect(eyes.events).toHaveLength(3);
  });

  it('ends as the server has it, whatever its events made of the table before', () => {
    const stage = new Stage(backstage());
    const eyes = new Eyes(0, table());
    const told = event('moved', { seat: 'B', origin: '001', room: '002', corridor: '' });
    // The server says that somebody else moved, and leaves B where it was.
    stage.take(eyes, move([told], [change(['crew', 2, 'room'], 3)]));
    expect(eyes.view.crew[1]!.room).toBe(2);
    stage.skipAll();
    expect(eyes.view.crew.map((c) => c.room)).toEqual([1, 1, 3]);
  });

  it('is shown as soon as it arrives by those who want that', () => {
    settings.speed = 0;
    const stage = new Stage(backstage());
    const eyes = new Eyes(0, table());
    stage.take(eyes, move([event('moved', { seat: 'B', room: '002' })], [], { decision: 'd2' }));
    expect([stage.busy, settled]).toEqual([false, ['d2']]);
  });

  it('names whose turn it is as long as the last thing of that turn stands there', () => {
    const stage = new Stage(backstage());
    const eyes = new Eyes(0, table());
    const seen = new Set<string>();
    const look = (): void => {
      if (stage.beat) seen.add(`${stage.beat.event.kind} ${stage.actor}`);
    };
    stage.take(
      eyes,
      move([
        event('turn_began', { seat: 'B' }),
        event('fire', { room: '001' }),
        event('turn_began', { seat: 'C' }),
        event('malfunction', { room: '002' }),
      ]),
    );
    for (let n = 0; n < 200 && stage.busy; n += 1) {
      look();
      vi.advanceTimersByTime(50);
    }
    expect([...seen].filter((one) => !one.startsWith('turn_began'))).toEqual([
      'fire 1',
      'malfunction 2',
    ]);
  });

  it('waits in line, and can be skipped step by step', () => {
    const stage = new Stage(backstage());
    const eyes = new Eyes(0, table());
    stage.take(eyes, move([event('fire', { room: '001' })]));
    stage.take(eyes, move([event('malfunction', { room: '002' })], [], { decision: 'd' }));
    expect(stage.beat?.event.kind).toBe('fire');
    stage.skip();
    expect(stage.beat?.event.kind).toBe('malfunction');
    expect(settled).toEqual(['']);
    stage.skip();
    expect(settled).toEqual(['', 'd']);
  });
});

describe('those who listen', () => {
  const heard = (stage: InstanceType<typeof Stage>): number[] => stage.said.map((s) => s.event.n);

  it('hear what happens at once, and what is skipped, in its order', () => {
    const stage = new Stage(backstage());
    const eyes = new Eyes(0, table());
    // Monsters that move at once are one thing for the eye, and as many lines for the ear.
    stage.take(
      eyes,
      move(['4', '5', '6'].map((room) => event('stalker_moved', { stalker: 'adult#1', room }))),
    );
    expect(heard(stage)).toEqual([1, 2, 3]);
    stage.take(eyes, move([event('fire', { room: '001' })]));
    stage.take(eyes, move([event('died', { seat: 'C', room: '002' })]));
    stage.skipAll();
    expect(heard(stage)).toEqual([1, 2, 3, 4, 5]);
  });

  it('hear again what is shown again, as something new', () => {
    const stage = new Stage(backstage());
    const eyes = new Eyes(0, table());
    const told = move([event('fire', { room: '001' })]);
    stage.take(eyes, told);
    stage.skipAll();
    stage.repeat(eyes, [told]);
    expect(heard(stage)).toEqual([1, 1]);
    expect(new Set(stage.said.map((s) => s.id)).size).toBe(2);
  });

  it('hear nothing that was told to somebody else at the same screen', () => {
    const stage = new Stage(backstage());
    stage.take(new Eyes(1, table()), move([event('fire', { room: '001' })]));
    expect(stage.said).toEqual([]);
    stage.take(new Eyes(0, table()), move([event('fire', { room: '002' })]));
    expect(stage.said.map((s) => s.seat)).toEqual([0]);
    stage.hush();
    expect(stage.said).toEqual([]);
  });
});

describe("a bot's turn", () => {
  const turn = (seat: string, ...more: EventView[]): EventView[] => [
    event('turn_began', { seat }),
    ...more,
  ];
  function length(events: EventView[]): number {
    const stage = new Stage(backstage());
    stage.take(new Eyes(0, table()), move(events));
    const start = Date.now();
    while (stage.busy) vi.advanceTimersToNextTimer();
    return Date.now() - start;
  }

  it('takes two seconds even if next to nothing happens', () => {
    const short = turn('B', event('passed', { seat: 'B', discarded: '0' }));
    const taken = length([...short, ...turn('C')]);
    expect(taken).toBeGreaterThanOrEqual(TURN.least);
    expect(taken).toBeLessThan(TURN.most);
  });

  it('takes four seconds at most, however much is done', () => {
    const steps = Array.from({ length: 9 }, () => [
      event('moved', { seat: 'B', room: '002' }),
      event('noise_rolled', { seat: 'B', face: '1', room: '002' }),
    ]).flat();
    const taken = length([...turn('B', ...steps.slice(0, 6)), event('round_ended', {})]);
    expect(taken).toBeLessThanOrEqual(TURN.most + 900);
  });

  it('is not shortened where something attacks', () => {
    const fight = ['encounter', 'token_drawn', 'appeared', 'surprise', 'attack_card'].map((kind) =>
      event(kind, { seat: 'B', room: '002', stalker: 'adult#1' }),
    );
    const due = fight.reduce((sum, one) => sum + beatOf(one)!.ms, 0);
    expect(length(turn('B', ...fight))).toBeGreaterThanOrEqual(due);
  });

  it('is hurried when a question with a clock waits behind it', () => {
    const events = turn(
      'B',
      event('moved', { seat: 'B', room: '002' }),
      event('fire', { room: '002' }),
    );
    const stage = new Stage(backstage());
    stage.take(
      new Eyes(0, table()),
      move(events, [], { decision: 'd', deadline: Date.now() + 6000 }),
    );
    const start = Date.now();
    while (stage.busy) vi.advanceTimersToNextTimer();
    expect(Date.now() - start).toBeLessThanOrEqual(1200);
  });
});

describe('a death', () => {
  it('of somebody who sits here stops the telling until it has been read', () => {
    const stage = new Stage(backstage());
    const eyes = new Eyes(0, table());
    stage.take(eyes, move([event('died', { seat: 'A', room: '001' })]));
    stage.take(eyes, move([event('fire', { room: '002' })], [change(['result'], {})]));
    vi.advanceTimersByTime(60_000);
    expect(stage.death?.kind).toBe('died');
    expect(eyes.view.crew[0]!.place).toBe('dead');
    expect(eyes.view.result).toBeUndefined();
    stage.skipAll();
    expect(stage.death).not.toBeNull();
    stage.mourned(true);
    expect(stage.death).toBeNull();
    expect(eyes.view.result).toEqual({});
  });

  it('is shown to those too who want everything at once', () => {
    settings.speed = 0;
    const stage = new Stage(backstage());
    stage.take(new Eyes(0, table()), move([event('died', { seat: 'A', room: '001' })]));
    expect(stage.death?.kind).toBe('died');
  });

  it('at the end of the game is told before the end screen', () => {
    settings.speed = 0;
    const stage = new Stage(backstage());
    const eyes = new Eyes(0, table());
    const ended = [event('game_ended', { how: 'time' }), event('swept', { seat: 'A' })];
    stage.take(eyes, move(ended, [change(['result'], {})]));
    expect(stage.death?.kind).toBe('swept');
    expect(eyes.view.result).toBeUndefined();
    expect(causeOf(eyes.events, stage.death!).kind).toBe('end');
  });

  it('is blamed on what was told before it', () => {
    const cause = (...events: EventView[]) =>
      causeOf(events, events.at(-1)!) as unknown as Record<string, string>;
    const died = (rule = '') => ({ ...event('died', { seat: 'A', room: '001' }), rule });
    const attacked = event('attacked', { seat: 'A', stalker: 'queen#1' });
    const hit = event('attack_card', { seat: 'A', card: 'bite/3', hit: '1' });
    const miss = event('attack_card', { seat: 'A', card: 'claws/3', hit: '0' });
    expect(cause(attacked, hit, died())).toMatchObject({ kind: 'attack', stalker: 'queen' });
    expect(cause(attacked, hit, died())).toMatchObject({ card: 'bite' });
    // An attack that missed has killed nobody, nor has what another action did.
    expect(cause(attacked, miss, event('struck', { seat: 'A' }), died()).kind).toBe('melee');
    expect(cause(attacked, hit, event('declared', { seat: 'A' }), died()).kind).toBe('wounds');
    const turned = event('redirected', { seat: 'A', by: 'B' });
    const other = event('attacked', { seat: 'B', stalker: 'adult#2' });
    expect(cause(other, turned, hit, died())).toMatchObject({ kind: 'attack', stalker: 'adult' });
    expect(cause(event('launch_failed', { seat: 'A' }), died()).kind).toBe('launch');
    const burnt = { ...event('light_wound', { seat: 'A' }), rule: 'fire-1' };
    expect(cause(hit, burnt, died()).kind).toBe('fire');
    expect(cause(hit, died('larva-1')).kind).toBe('larva');
  });

  it('with a wound too many that is not told is blamed on what hurts without anybody', () => {
    const cause = (...events: EventView[]) => causeOf(events, events.at(-1)!, table()).kind;
    const died = event('died', { seat: 'A', room: '001' });
    const passed = event('passed', { seat: 'A' });
    const wound = (key: string) => event('serious_wound', { seat: 'A', wound: `${key}/1` });
    const fire = event('fire', { room: '001' });
    expect(cause(wound('bleeding'), passed, died)).toBe('bleeding');
    const struck = event('struck', { seat: 'A' });
    expect(cause(wound('bleeding'), struck, passed, died)).toBe('bleeding');
    // It bleeds before the fire burns; a dressed wound does not bleed, nor does another's.
    expect(cause(wound('bleeding'), fire, passed, died)).toBe('bleeding');
    const dressed = event('dressed', { seat: 'A', wound: 'bleeding/1' });
    expect(cause(wound('bleeding'), dressed, fire, passed, died)).toBe('fire');
    const other = event('serious_wound', { seat: 'B', wound: 'bleeding/1' });
    expect(cause(other, passed, died)).toBe('wounds');
    const numbed = event('numbed', { seat: 'A' });
    expect(cause(wound('bleeding'), numbed, fire, passed, died)).toBe('fire');
    const later = event('round_began', { round: '3' });
    expect(cause(wound('bleeding'), numbed, later, fire, passed, died)).toBe('bleeding');
    // What bled and was told was survived: the fire came afterwards.
    const told = { ...event('light_wound', { seat: 'A' }), rule: 'bleeding-1' };
    expect(cause(wound('bleeding'), fire, passed, told, wound('leg'), died)).toBe('fire');
    expect(cause(wound('bleeding'), passed, told, died)).toBe('bleeding');
    // Whoever ends a turn without passing burns, if it still burns there.
    const declared = event('declared', { seat: 'A' });
    expect(cause(wound('bleeding'), fire, declared, died)).toBe('fire');
    expect(cause(fire, event('fire_out', { room: '001' }), declared, died)).toBe('wounds');
    expect(cause(event('fire', { room: '002' }), declared, died)).toBe('wounds');
  });

  it('of others goes by like any other moment', () => {
    const stage = new Stage(backstage());
    stage.take(new Eyes(0, table()), move([event('died', { seat: 'B', room: '001' })]));
    expect(stage.beat?.heavy).toBe(true);
    vi.advanceTimersByTime(5000);
    expect([stage.busy, stage.death]).toEqual([false, null]);
  });
});

it('shows again what happened, and ends where it was', () => {
  const stage = new Stage(backstage());
  const eyes = new Eyes(0, table());
  const updates = [
    move([event('moved', { seat: 'B', room: '002' })], [change(['crew', 1, 'room'], 2)]),
    move([event('moved', { seat: 'C', room: '003' })], [change(['crew', 2, 'room'], 3)]),
  ];
  for (const update of updates) stage.take(eyes, update);
  stage.skipAll();
  const before = JSON.stringify(eyes.view);
  eyes.view = table();
  stage.repeat(eyes, updates);
  expect(stage.again).toBe(true);
  expect(eyes.view.crew[2]!.room).toBe(2);
  vi.advanceTimersByTime(20_000);
  expect(stage.again).toBe(false);
  expect(JSON.stringify(eyes.view)).toBe(before);
});

it('shows the end of the place as an explosion, and no other end', () => {
  const shown = (kind: string, args = {}) => beatOf(event(kind, args))?.show;
  expect(shown('game_ended', { how: 'self_destruct', destroyed: '1' })).toBe('blast');
  expect(shown('ship_exploded')).toBe('blast');
  expect(shown('game_ended', { how: 'time', destroyed: '0' })).not.toBe('blast');
  expect([shown('launched'), shown('pod_launched')]).toEqual(['launch', 'launch']);
});

describe('what an event shows', () => {
  it.each([
    ['noise_removed', { corridors: ['001-002'] }, (v: TableView) => v.noise, ['002-003']],
    ['door_closed', { corridor: '001-002' }, (v: TableView) => v.closed, ['001-002']],
    [
      'power_failure',
      { section: 'S-01' },
      (v: TableView) => v.rooms.map((r) => r.powered),
      [false, false, false],
    ],
    [
      'serious_wound',
      { seat: 'B', wound: 'leg/0' },
      (v: TableView) => v.crew[1]!.wounds.map((w) => w.key),
      ['leg'],
    ],
    ['reached_bunker', { seat: 'B', way: 'foot' }, (v: TableView) => v.crew[1]!.place, 'bunker'],
    [
      'appeared',
      { stalker: 'adult#4', room: '002' },
      (v: TableView) => v.stalkers.map((s) => [s.kind, s.room]),
      [['adult', 2]],
    ],
  ] as [string, Record<string, string | string[]>, (v: TableView) => unknown, unknown][])(
    '%s',
    (kind, args, look, seen) => {
      const view = table();
      view.noise = ['001-002', '002-003'];
      apply(view, stir(view, event(kind, args)));
      expect(look(view)).toEqual(seen);
    },
  );

  it('can be taken back to the last trace', () => {
    const view = table();
    const before = JSON.stringify(view);
    const back = [
      event('appeared', { stalker: 'adult#4', room: '002' }),
      event('stalker_moved', { stalker: 'adult#4', room: '003' }),
      event('died', { seat: 'B' }),
    ].reduce<Change[]>((all, one) => [...apply(view, stir(view, one)), ...all], []);
    expect(view.stalkers[0]?.room).toBe(3);
    apply(view, back);
    expect(JSON.stringify(view)).toBe(before);
    patch(view, [change(['round'], 2)]);
    expect(view.round).toBe(2);
  });
});

describe('what is worth a line', () => {
  it('is said once: a way that is gone at once, a search that tells what is left', () => {
    const kinds = (...events: EventView[]): string[] => worthALine(events).map((e) => e.kind);
    const way = event('declared', { seat: 'A', action: 'move/9' });
    const paid = event('paid', { seat: 'A' });
    const moved = event('moved', { seat: 'A', room: '009' });
    expect(kinds(way, paid, moved)).toEqual(['moved']);
    expect(kinds(way, moved)).toEqual(['moved']);
    // Somebody may still say no; something attacks on the way; it costs more to be careful.
    expect(kinds(way, event('window', { seat: 'A' }), moved)).toEqual(['declared', 'moved']);
    expect(kinds(way, event('attacked', { seat: 'A' }), moved)).toHaveLength(3);
    const careful = event('declared', { seat: 'A', action: 'careful/9' });
    expect(kinds(careful, paid, moved)).toEqual(['declared', 'moved']);
    expect(kinds(way, event('moved', { seat: 'B', room: '009' }))).toHaveLength(2);
    const lowered = event('counter_lowered', { room: '009', items: '1' });
    expect(kinds(lowered, event('searched', { seat: 'A', room: '009' }))).toEqual(['searched']);
    expect(kinds(lowered, event('searched', { seat: 'A', room: '008' }))).toHaveLength(2);
  });
});
