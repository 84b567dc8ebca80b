import { expect, it } from 'vitest';
import type { EventView, NemesisView } from '../../lib/protocol';
import { beliefs, since } from './beliefs';

let n = 0;
const event = (kind: string, args: Record<string, string>): EventView => ({
  n: (n += 1),
  kind,
  rule: '',
  args: Object.fromEntries(
    Object.entries(args).map(([name, text]) => [
      name,
      { kind: name === 'seat' ? 'seat' : 'number', text },
    ]),
  ),
});
const round = (r: number): EventView => event('round_began', { round: String(r) });
const looked = (seat: string, engine: number): EventView =>
  event('looked_engine', { seat, engine: String(engine), state: '-1' });
const worked = (seat: string, engine: number, changed: number): EventView =>
  event('engine_worked_on', { seat, engine: String(engine), changed: String(changed) });
const view = {
  engines: [1, 2, 3].map((engine) => ({ engine, room: 18 + engine, state: '' })),
} as unknown as NemesisView;

it('remembers who looked, and when an announced change turned what one knew', () => {
  const told = [round(2), looked('A', 1), round(4), looked('B', 1), worked('B', 1, 1)];
  const [first, second] = beliefs(view, told, 0);
  expect(first).toMatchObject({ seen: 2, changed: 4, by: 1, looked: [0, 1] });
  expect(since(first!)).toEqual({ round: 4, turned: true });
  expect(second).toMatchObject({ seen: 0, changed: 0, looked: [] });
});

it('takes an order that was not changed, and a later look of one’s own, as they are', () => {
  const same = [round(3), looked('A', 2), round(5), worked('C', 2, 0)];
  expect(since(beliefs(view, same, 0)[1]!)).toEqual({ round: 3, turned: false });
  const again = [round(3), looked('A', 2), round(4), worked('C', 2, 1), round(6), looked('A', 2)];
  expect(since(beliefs(view, again, 0)[1]!)).toEqual({ round: 6, turned: false });
});

it('turns nothing for who has never looked', () => {
  const [, , third] = beliefs(view, [round(2), worked('B', 3, 1)], 0);
  expect(since(third!)).toEqual({ round: 0, turned: false });
});
