import { expect, it } from 'vitest';
import { crowded, stand } from './crowd';

const CREW = 30;
const ADULT = 40;

it('lets up to three stand in one row at full size', () => {
  const places = stand([CREW, CREW, ADULT], 2, 18);
  expect(places.every((p) => p.y === 18 && p.scale === 1)).toBe(true);
});

it.each([
  [5, 0],
  [5, 1],
  [5, 3],
  [3, 5],
  [0, 6],
  [5, 8],
])('keeps %i characters and %i monsters inside the room', (crew, monsters) => {
  const widths = [...Array<number>(crew).fill(CREW), ...Array<number>(monsters).fill(ADULT)];
  const places = stand(widths, crew, 18);
  expect(places).toHaveLength(crew + monsters);
  places.forEach((p, i) => {
    expect(Math.abs(p.x) + (widths[i]! * p.scale) / 2).toBeLessThanOrEqual(58);
    expect(p.y - (widths[i]! * p.scale) / 2).toBeGreaterThanOrEqual(-18);
    expect(p.y + (widths[i]! * p.scale) / 2).toBeLessThanOrEqual(46);
  });
});

it('does not let five characters and five monsters cover one another', () => {
  const widths = [...Array<number>(5).fill(CREW), ...Array<number>(5).fill(ADULT)];
  const places = stand(widths, 5, 18);
  expect(crowded(widths)).toBe(true);
  for (let i = 0; i < places.length; i += 1)
    for (let j = 0; j < i; j += 1) {
      const [a, b] = [places[i]!, places[j]!];
      const apart = Math.hypot(a.x - b.x, a.y - b.y);
      expect(apart).toBeGreaterThan(
        0.8 * ((widths[i]! * a.scale) / 2 + (widths[j]! * b.scale) / 2),
      );
    }
});
