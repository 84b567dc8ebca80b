import { expect, it } from 'vitest';
import { story } from '../end/story';
import type { EventView } from './protocol';

const event = (n: number, kind: string, args: EventView['args'] = {}): EventView => ({
  n,
  kind,
  rule: '',
  args,
});

it('tells the first encounter and every death, with their rounds', () => {
  const told = story([
    event(1, 'round_began', { round: { kind: 'number', text: '3' } }),
    event(2, 'encounter'),
    event(3, 'encounter'),
    event(4, 'round_began', { round: { kind: 'number', text: '5' } }),
    event(5, 'died', { seat: { kind: 'seat', text: 'B' } }),
  ]);
  expect(told.map((turn) => [turn.round, turn.event.kind])).toEqual([
    [3, 'encounter'],
    [5, 'died'],
  ]);
});
