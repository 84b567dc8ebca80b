import { expect, it } from 'vitest';
import type { EventView } from '../../lib/protocol';
import { toTheBunker } from './side';

const reached = (way: string): EventView =>
  ({
    n: 1,
    kind: 'reached_bunker',
    rule: '',
    args: { seat: { kind: 'seat', text: 'A' }, way: { kind: 'word', text: way } },
  }) as unknown as EventView;

it('shows whoever walks to the bunker walking, and the rover only to whoever drives', () => {
  expect(toTheBunker(reached('foot'))).toEqual({ words: 'foot', icon: 'walk' });
  expect(toTheBunker(reached('rover'))).toEqual({ words: 'bunker', icon: 'mine-truck' });
});
