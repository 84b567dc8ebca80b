import { content } from './content';
import type { CrewView, ItemView, TableView } from './protocol';

/** A crew with one result: hands and objectives lie open, and the dead can be brought back. */
export const isTogether = (view: TableView | undefined): boolean => view?.mode === 'coop';

/** Where the dead wake. */
const WAKES = 'emergency_room';

/** Whose corpse it is, -1 for one that was nobody's at this table. */
export function corpseOf(item: ItemView, view: TableView): number {
  if (item.key !== 'corpse') return -1;
  const character = content().keys.characters[item.count];
  return view.crew.find((c) => c.character === character && c.place === 'dead')?.seat ?? -1;
}

/** How it stands with somebody who is dead. */
export interface Revival {
  /** Who carries the corpse, -1 for nobody. */
  bearer: number;
  /** The room in which the corpse is, 0 if there is none any more. */
  at: number;
  /** The room that wakes the dead, 0 as long as nobody has found it. */
  room: number;
  /** What stands against it in that room. */
  blocked: '' | 'foes' | 'malfunction';
}

export function revival(view: TableView, dead: CrewView): Revival {
  const mine = (item: ItemView): boolean => corpseOf(item, view) === dead.seat;
  const bearer = view.crew.find((c) => c.place !== 'dead' && c.hands.some(mine));
  const lies = view.rooms.find((r) => r.objects.some(mine));
  const room = view.rooms.find((r) => r.explored && r.tile === WAKES);
  const foes = view.stalkers.some((s) => s.room === room?.slot);
  return {
    bearer: bearer?.seat ?? -1,
    at: bearer?.room ?? lies?.slot ?? 0,
    room: room?.slot ?? 0,
    blocked: !room ? '' : foes ? 'foes' : room.malfunction ? 'malfunction' : '',
  };
}

/** One condition of a shared objective: how far it is, in words, and whether it holds. */
export interface Progress {
  words: string;
  done: boolean;
  /** How much of it is there, 0 to 1, where that can be counted. */
  part?: number;
}
/** What a game says about one condition; `who`: the character that it would hold for, or nobody. */
export interface Measure {
  /** Whether it is about one character's own state, the same one for the whole card. */
  own: boolean;
  of(view: TableView, who: CrewView | undefined): Progress;
}
export type Test = { kind: string } & Record<string, unknown>;

/** An objective that lies open for all. */
export interface Shared {
  key: string;
  seat: number;
  done: boolean;
  steps: Progress[];
}

const SIGNAL = 'signal_sent';

/** All objectives of the crew, each with how far it is. */
export function shared(
  view: TableView,
  measure: (test: Test) => Measure | undefined,
  signals: (sent: number, asked: number) => string,
): Shared[] {
  const held = view.crew.flatMap((c) => c.known_objectives.map((key) => ({ key, seat: c.seat })));
  const alternatives = (key: string): Test[][] =>
    (content().objectives[key]?.condition ?? []) as Test[][];
  const asks = (key: string): boolean =>
    alternatives(key).every((tests) => tests.some((test) => test.kind === SIGNAL));
  // The signal is counted: as many senders, living or dead, as cards ask for it.
  const asked = held.filter(({ key }) => asks(key)).length;
  const sent = view.crew.filter((c) => c.signal).length;
  const living = view.crew.filter((c) => c.place !== 'dead');
  const steps = (tests: Test[], who: CrewView | undefined): Progress[] =>
    tests.flatMap((test) => {
      if (test.kind === SIGNAL) return [{ words: signals(sent, asked), done: sent >= asked }];
      const found = measure(test);
      return found ? [found.of(view, found.own ? who : undefined)] : [];
    });
  return held.map(({ key, seat }) => {
    // The way and the character that are nearest to it.
    const ways = alternatives(key).flatMap((tests) =>
      (living.length ? living : [undefined]).map((who) => steps(tests, who)),
    );
    const left = (way: Progress[]): number =>
      way.reduce((sum, one) => sum + (one.done ? 0 : 1 - 0.5 * (one.part ?? 0)), 0);
    const best = ways.reduce((a, b) => (left(b) < left(a) ? b : a), ways[0] ?? []);
    return { key, seat, steps: best, done: living.length > 0 && !!best.length && !left(best) };
  });
}
