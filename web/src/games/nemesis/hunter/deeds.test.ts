import { expect, it } from 'vitest';
import type { EventView } from '../../../lib/protocol';
import { deeds } from './deeds';

const event = (kind: string, args: Record<string, string> = {}): EventView => ({
  n: 1,
  kind,
  rule: '',
  args: Object.fromEntries(
    Object.entries(args).map(([name, text]) => [name, { kind: 'seat', text }]),
  ),
});

it('tells nothing where nobody went on', () => {
  expect(deeds([event('died', { seat: 'A' })])).toBeUndefined();
});

it('counts cards, attacks and who died of them', () => {
  const told = [
    event('died', { seat: 'A' }),
    event('became_intruder', { seat: 'A' }),
    event('hunt_moves', { seat: 'A' }),
    event('hunt_attacks', { seat: 'A', target: 'B' }),
    event('died', { seat: 'B' }),
    event('hunt_attacks', { seat: 'A', target: 'C' }),
    event('turn_began', { seat: 'C' }),
    // Of something else, later.
    event('died', { seat: 'C' }),
    event('hunt_acts', { seat: 'A' }),
  ];
  expect(deeds(told)).toEqual({ seat: 0, turns: 4, attacks: 2, kills: 1 });
});
