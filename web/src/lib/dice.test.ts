import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  answerDice,
  checkDice,
  firstDice,
  keepDice,
  newPart,
  readDice,
  seatSeal,
  seedOf,
  serverSeal,
} from './dice';
import type { DiceView, LobbyView } from './protocol';
import { sha256 } from './sha256';

const SERVER = '5'.repeat(64);
const PARTS = { '0': 'a'.repeat(64), '2': 'b'.repeat(64) };
const SEALS = { '0': seatSeal('0', PARTS['0']), '2': seatSeal('2', PARTS['2']) };
const dice = (more: Partial<DiceView> = {}): DiceView => ({
  seal: serverSeal(SERVER),
  attempt: 1,
  seals: {},
  settled: false,
  missing: [],
  part: '',
  parts: {},
  ...more,
});
const over = (more: Partial<DiceView> = {}, seed = seedOf(SERVER, PARTS)): LobbyView =>
  ({
    commitment: serverSeal(SERVER),
    opened: `${SERVER}:${seed}`,
    dice: dice({ seals: SEALS, settled: true, part: SERVER, parts: PARTS, ...more }),
  }) as LobbyView;

it('hashes as everybody does', () => {
  for (const text of ['', 'abc', 'ü'.repeat(40), 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(1000)])
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  // The same as tests/test_fair.py.
  expect(serverSeal(SERVER)).toMatch(/^803f58a30629a308/);
  expect(SEALS['0']).toMatch(/^826052c35478560b/);
  expect(seedOf(SERVER, PARTS)).toMatch(/^4a2cd8bdd792eff5/);
});

it('draws another share each time', () => {
  const drawn = new Set([newPart(), newPart(), newPart()]);
  expect(drawn.size).toBe(3);
  for (const part of drawn) expect(part).toMatch(/^[0-9a-f]{64}$/);
});

it('seals in the lobby and opens only once the list stands with its own seal in it', () => {
  const first = answerDice(dice(), [0, 2], undefined);
  expect(first.messages.map((m) => m.op)).toEqual(['seal_dice', 'seal_dice']);
  const seals = Object.fromEntries(
    first.messages.map((m) => [(m as { seat: number }).seat, (m as { seal: string }).seal]),
  );
  // Nothing more to do while others sit down.
  expect(answerDice(dice({ seals }), [0, 2], first.seen).messages).toEqual([]);
  const stands = answerDice(dice({ seals, settled: true }), [0, 2], first.seen);
  expect(stands.messages.map((m) => m.op)).toEqual(['open_dice', 'open_dice']);
  expect(stands.messages[0]).toMatchObject({ seat: 0, part: first.seen.parts['0'] });
  expect(stands.seen.seals).toEqual(seals);
});

it('keeps its share back if the server has changed its seal or left this one out', () => {
  const { seen, messages } = answerDice(dice(), [0], undefined);
  const seal = (messages[0] as { seal: string }).seal;
  const other = answerDice(
    dice({ seal: '0'.repeat(64), seals: { 0: seal }, settled: true }),
    [0],
    seen,
  );
  expect([other.wrong, other.messages]).toEqual([true, []]);
  const without = answerDice(dice({ seals: {}, settled: true }), [0], seen);
  expect([without.wrong, without.messages]).toEqual([true, []]);
  const stood = answerDice(dice({ seals: { 0: seal }, settled: true }), [0], seen).seen;
  const more = dice({ seals: { 0: seal, 1: '1'.repeat(64) }, settled: true });
  expect(answerDice(more, [0], stood)).toMatchObject({ wrong: true, messages: [] });
});

it('leaves a seat alone that another device has sealed, and draws anew for another start', () => {
  const elsewhere = answerDice(dice({ seals: { 0: '1'.repeat(64) } }), [0], undefined);
  expect(elsewhere.messages).toEqual([]);
  const first = answerDice(dice(), [0], undefined);
  const again = answerDice(dice({ attempt: 2, seal: '2'.repeat(64) }), [0], first.seen);
  expect(again.messages).toHaveLength(1);
  expect(again.seen.parts['0']).not.toBe(first.seen.parts['0']);
  expect(answerDice(dice({ attempt: 2, missing: [0] }), [0], undefined).messages).toEqual([]);
});

it('keeps what it saw, also of a table that starts at once', () => {
  const shelf = new Map<string, string>();
  const storage = {
    getItem: (k: string) => shelf.get(k) ?? null,
    setItem: (k: string, v: string) => void shelf.set(k, v),
    removeItem: (k: string) => void shelf.delete(k),
  };
  const { seal, seen } = firstDice();
  keepDice('t', seen, storage);
  const kept = readDice('t', storage);
  const stands = answerDice(dice({ seals: { 0: seal }, settled: true }), [0], kept);
  expect(stands.messages).toHaveLength(1);
  expect(stands.seen.seal).toBe(serverSeal(SERVER));
});

const keys = (lobby: LobbyView, seen?: Parameters<typeof checkDice>[1]): string[] =>
  checkDice(lobby, seen).map((finding) => finding.key);
const SEEN = { attempt: 1, seal: serverSeal(SERVER), parts: { '2': PARTS['2'] }, seals: SEALS };

it('says what was checked', () => {
  expect(keys(over(), SEEN)).toEqual([
    'fair-server',
    'fair-seats',
    'fair-seed',
    'fair-kept',
    'fair-own',
  ]);
  expect(keys(over({ attempt: 2 }))).toContain('fair-again');
  expect(keys(over())).toContain('fair-unseen');
  // A share for a seat that somebody else has now was never shown.
  const moved = { ...SEEN, parts: { ...SEEN.parts, '0': 'd'.repeat(64) } };
  expect(keys(over(), moved)).toEqual(keys(over(), SEEN));
  expect(keys(over({ seals: {}, parts: {} }, seedOf(SERVER, {})))).toContain('fair-nobody');
});

it('finds every way to cheat', () => {
  const bad = (lobby: LobbyView, seen = SEEN): string[] =>
    checkDice(lobby, seen)
      .filter((finding) => !finding.good)
      .map((finding) => finding.key);
  expect(bad(over())).toEqual([]);
  expect(bad(over({ part: '6'.repeat(64) }))).toContain('fair-server-not');
  expect(bad(over({}, '0'.repeat(64)))).toEqual(['fair-seed-not']);
  expect(bad(over({ parts: { ...PARTS, 0: 'c'.repeat(64) } }))).toContain('fair-seat-not');
  expect(bad(over({ seal: '0'.repeat(64) }))).toContain('fair-kept-not');
  const swapped = { ...PARTS, '2': 'c'.repeat(64) };
  const cheated = over(
    { parts: swapped, seals: { ...SEALS, '2': seatSeal('2', swapped['2']) } },
    seedOf(SERVER, swapped),
  );
  expect(bad(cheated)).toEqual(['fair-kept-not', 'fair-own-not']);
});

it('checks older games by what the server was bound to', () => {
  const older = { opened: 'salt:7', commitment: sha256('salt:7'), dice: null } as LobbyView;
  expect(keys(older)).toEqual(['fair-older']);
  expect(keys({ ...older, commitment: '0' })).toEqual(['fair-older-not']);
  expect(keys({ ...older, opened: '' })).toEqual([]);
});
