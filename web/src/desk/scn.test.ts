import { expect, test } from 'vitest';
import {
  addGiven,
  addWhen,
  clear,
  cut,
  dropLast,
  EMPTY,
  pack,
  place,
  setGiven,
  unpack,
} from './scn';

test('clicks change lines of the given table', () => {
  let text = place(EMPTY, 'A', 'hacker', '006');
  expect(text).toContain('  A is hacker in 006\n');
  text = addGiven(text, 'adult in 006');
  expect(clear(text, '006')).not.toContain('adult');
  expect(clear(text, '006')).toContain('A is hacker in 006');
  text = setGiven(text, /^players\b/, 'players 3');
  expect(text.match(/players/g)).toHaveLength(1);
  expect(place(text, 'C', 'janitor', '009')).toContain('  C is janitor in 009\n');
  expect(place('scenario: x\ngiven\n  A is sentry in 004, hand rest\n', 'A', '', '001')).toBe(
    'scenario: x\ngiven\n  A is sentry in 001, hand rest\n',
  );
});

test('what is played is added and taken back line by line', () => {
  const one = addWhen(EMPTY, 'A: move 001');
  const two = addWhen(one, 'A: pay rest');
  expect(two.endsWith('when\n  A: move 001\n  A: pay rest\n')).toBe(true);
  expect(dropLast(two)).toBe(one);
  expect(dropLast(one)).toBe(EMPTY);
  const forced = addWhen(two, 'B: move 006', 'dice noise 2');
  expect(forced.endsWith('when\n  dice noise 2\n  B: move 006\n')).toBe(true);
  expect(dropLast(forced)).toBe(two);
  const ended = `${two}then\n  A in 001\n`;
  expect(dropLast(ended)).toBe(two);
  expect(cut(two, [7, 8], 1)).toBe(one);
  expect(cut(two, [7, 8], 0)).toBe(EMPTY);
});

test('a link brings the same text back', async () => {
  const text = addWhen(EMPTY, 'A: move 001') + '# żółć';
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpack(packed)).toBe(text);
});
