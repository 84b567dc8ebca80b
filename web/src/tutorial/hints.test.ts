import { expect, test } from 'vitest';
import type { HintView } from '../lib/protocol';
import { beginner, finishedGame, HintMemory } from './hints';

const hint = (key: string, once = false): HintView => ({
  key,
  rule: 'LD-HRT-02',
  option: '',
  args: {},
  once,
  wait: 0,
});

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a hint comes at most twice a game, one that is worth it once only once', () => {
  const store = shelf();
  const memory = new HintMemory('t', store);
  const said = (one: HintView, round: number, decision: string) => {
    if (!memory.may(one, round, decision)) return false;
    memory.said(one, round, decision);
    return true;
  };
  expect([
    said(hint('a'), 1, 'd1'),
    said(hint('a'), 1, 'd1'),
    said(hint('a'), 2, 'd2'),
    said(hint('a'), 3, 'd3'),
  ]).toEqual([true, true, true, false]);
  expect([said(hint('b', true), 4, 'd4'), said(hint('b', true), 5, 'd5')]).toEqual([true, false]);
  expect(new HintMemory('t', store).may(hint('a'), 6, 'd6')).toBe(false);
  expect(new HintMemory('other', store).may(hint('a'), 6, 'd6')).toBe(true);
});

test('two hints a round, and a silenced one never', () => {
  const memory = new HintMemory('t', shelf());
  memory.said(hint('a'), 1, 'd1');
  memory.said(hint('b'), 1, 'd2');
  expect(memory.may(hint('c'), 1, 'd3')).toBe(false);
  expect(memory.may(hint('b'), 1, 'd3')).toBe(true);
  expect(memory.may(hint('c'), 2, 'd4')).toBe(true);
  memory.silence('c');
  expect(memory.may(hint('c'), 2, 'd4')).toBe(false);
});

test('the third finished game ends the time of a beginner, once, and in each game anew', () => {
  const store = shelf();
  const ends = (game: string) =>
    ['a', 'a', 'b', 'b', 'c', 'c', 'd'].map((table) => finishedGame(table, game, store));
  expect(beginner('lockdown', store)).toBe(true);
  expect(ends('lockdown')).toEqual([false, false, false, false, true, false, false]);
  expect([beginner('lockdown', store), beginner('nemesis', store)]).toEqual([false, true]);
  expect(ends('nemesis')).toEqual([false, false, false, false, true, false, false]);
  expect(beginner('nemesis', store)).toBe(false);
});
