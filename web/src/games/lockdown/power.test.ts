import { expect, it } from 'vitest';
import { arrange, places } from './power';

const NOW = [1, 4, 2, 3];
const swaps = [
  [4, 1, 2, 3],
  [2, 4, 1, 3],
  [3, 4, 2, 1],
  [1, 2, 4, 3],
  [1, 3, 2, 4],
  [1, 4, 3, 2],
].map(String);

it('reads the places in the order of the options', () => {
  const power = [
    ['elevator', 3],
    ['S-02', 4],
    ['S-01', 1],
    ['S-03', 2],
  ].map(([place, token]) => ({
    place: place as string,
    token: token as number,
    on: true,
    fails_next: false,
  }));
  expect(places(power, ['S-01', 'S-02', 'S-03', 'elevator'])).toEqual(NOW);
});

it('exchanges two, and only two where the rules allow no more', () => {
  const first = arrange(NOW, NOW, 0, 1, swaps);
  expect(first).toEqual([4, 1, 2, 3]);
  expect(arrange(NOW, first, 2, 3, swaps)).toEqual([1, 4, 3, 2]);
  // As one likes: one exchange after the other.
  expect(arrange(NOW, first, 2, 3, [...swaps, '4,1,3,2'])).toEqual([4, 1, 3, 2]);
});
