import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockdownPieces } from '../testing/pieces';
import { FakeSocket, seated, update, view, welcome } from '../testing/table';
import { Choosing } from './choosing.svelte';
import { setContent, type Content } from './content';
import type { DecisionView, OptionView, ServerMessage } from './protocol';
import type { TableStore } from './table.svelte';

let store: TableStore;
let choosing: Choosing;
beforeEach(async () => {
  setContent(lockdownPieces() as unknown as Content);
  store = await seated();
  choosing = new Choosing(store);
  FakeSocket.last.say(welcome([0]));
});
afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

const KIND: Record<string, string> = { move: 'room', careful: 'room', pay: 'card', play: 'card' };
const option = (text: string, cost = 0): OptionView => {
  const [verb = '', ...args] = text.split(' ');
  return {
    text,
    verb,
    args: args.map((one, i) => ({ kind: i ? 'number' : (KIND[verb] ?? 'word'), text: one })),
    cost,
  };
};
const decision = (kind: string, options: OptionView[], left = 1): DecisionView => ({
  kind,
  rule: '',
  secret: false,
  options,
  about: { left: { kind: 'number', text: String(left) } },
});
const HAND = ['search', 'rest', 'repairs'];
let seq = 0;
/** The server's word: a new decision, and cards that are left. */
function asked(id: string, about: DecisionView | null, hand = HAND): void {
  seq += 1;
  const me = { hand } as never;
  if (seq === 1) FakeSocket.last.say(update({ view: view({ me, decision: about }), decision: id }));
  else
    FakeSocket.last.say(
      update({
        seq,
        decision: id,
        changes: [
          { path: ['decision'], value: about, removed: false },
          { path: ['me'], value: me, removed: false },
        ],
      }),
    );
  choosing.meet();
}
const played = (): unknown[] =>
  FakeSocket.last.sent.filter((m) => m['op'] === 'play').map((m) => m['option']);
const acknowledge = (): void => {
  const last = FakeSocket.last.sent.filter((m) => m['op'] === 'play').at(-1)!;
  FakeSocket.last.say({ op: 'ack', id: last['id'] as string } as Partial<ServerMessage>);
};
beforeEach(() => {
  seq = 0;
});

const MOVES = [option('move 009', 2), option('move 010', 2), option('pass')];

it('pays what was chosen although the next question arrives before the acknowledgement', () => {
  asked('d1', decision('action', MOVES));
  choosing.choose('move');
  choosing.pick('move 009');
  choosing.touchCard(0);
  choosing.touchCard(1);
  choosing.commit();
  expect(played()).toEqual(['move 009']);
  // The update comes first, as the server sends it; only then the acknowledgement.
  asked(
    'd2',
    decision('pay', [option('pay search'), option('pay rest'), option('pay repairs')], 2),
  );
  expect(played()).toEqual(['move 009', 'pay search']);
  acknowledge();
  asked('d3', decision('pay', [option('pay rest'), option('pay repairs')]), ['rest', 'repairs']);
  expect(played()).toEqual(['move 009', 'pay search', 'pay rest']);
});

it('sends a choice once, however often the same question is answered', () => {
  asked('d1', decision('action', MOVES));
  choosing.pick('pass');
  choosing.commit();
  choosing.commit();
  expect(played()).toEqual(['pass']);
});

it('takes as many cards as the engine asks for, not the printed number', () => {
  asked('d1', decision('action', MOVES));
  choosing.choose('move');
  choosing.pick('move 009');
  expect(choosing.want).toBe(2);
  for (const card of [0, 1, 2]) choosing.touchCard(card);
  expect(choosing.cards).toEqual([1, 2]);
});

it('begins every turn with what is done most, not with the group of the turn before', () => {
  asked('d1', decision('action', [...MOVES, option('play search 0')]));
  choosing.choose('pass');
  choosing.commit();
  asked('', null);
  asked('d2', decision('action', MOVES));
  expect(choosing.group).toBe('move');
});

it('keeps the group while one turn goes on', () => {
  asked('d1', decision('action', [...MOVES, option('careful 009', 2), option('careful 010', 2)]));
  choosing.choose('careful');
  asked('d2', decision('action', [...MOVES, option('careful 009', 2), option('careful 010', 2)]));
  expect(choosing.group).toBe('careful');
});

it('says of a room that no corridor leads to that it is too far', () => {
  asked('d1', decision('action', MOVES));
  const closed = { what: 'basic', option: 'move 011', reason: 'closed_door', rule: 'r', args: [] };
  FakeSocket.last.say({ op: 'reasons', seat: 0, refused: [closed] } as Partial<ServerMessage>);
  choosing.askWhy('011', 'move 011', 11);
  expect(choosing.why?.refused.map((one) => one.reason)).toEqual(['closed_door']);
  choosing.askWhy('027', 'move 027', 27);
  expect(choosing.why?.refused.map((one) => one.reason)).toEqual(['not_adjacent']);
  expect(choosing.why?.refused[0]?.rule).toMatch(/^LD-/);
  // What is no room is not far away.
  choosing.askWhy('Rest', 'play rest');
  expect(choosing.why?.refused).toEqual([]);
});
