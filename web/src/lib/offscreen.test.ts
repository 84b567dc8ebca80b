import { expect, it } from 'vitest';
import { arrows, seen, type Spot } from './offscreen';

const spot = (x: number, y: number, kind: Spot['kind'] = 'target'): Spot => ({
  key: `${kind}${x}/${y}`,
  x,
  y,
  kind,
  icon: '',
  label: '',
  slot: 1,
});
const FRAME = { x: 100, y: 100, w: 400, h: 300 };

it('knows what a box of another shape shows of the board', () => {
  expect(seen(FRAME, 400, 300, true)).toEqual(FRAME);
  // Cut to fill a high box, and stretched to fit into it.
  expect(seen(FRAME, 300, 300, true)).toEqual({ x: 150, y: 100, w: 300, h: 300 });
  expect(seen(FRAME, 300, 300, false)).toEqual({ x: 100, y: 50, w: 400, h: 400 });
});

it('points only at what is outside, from the edge, in the right direction', () => {
  const found = arrows([spot(300, 250), spot(900, 250), spot(300, -500)], FRAME, 400, 300);
  expect(found.map((a) => [Math.round(a.turn), a.x, a.y])).toEqual([
    [0, 900, 250],
    [-90, 300, -500],
  ]);
  for (const arrow of found) {
    // Half of the widest one is 40 pixels.
    expect(arrow.left).toBeGreaterThanOrEqual(41);
    expect(arrow.left).toBeLessThanOrEqual(359);
    expect(arrow.top).toBeGreaterThanOrEqual(26);
    expect(arrow.top).toBeLessThanOrEqual(266);
  }
});

it('makes one arrow of several that would lie on one another, the most important first', () => {
  const found = arrows(
    [spot(900, 260, 'stalker'), spot(900, 250, 'target'), spot(950, 250, 'me')],
    FRAME,
    400,
    300,
  );
  expect(found).toHaveLength(1);
  expect(found[0]!.kind).toBe('me');
  expect(found[0]!.spots).toHaveLength(3);
});

it('leaves the corner of the small map free', () => {
  const lone = spot(900, -200);
  const [over] = arrows([lone], FRAME, 400, 300);
  expect(over!.top).toBeLessThan(60);
  const [beside] = arrows([lone], FRAME, 400, 300, true);
  expect(beside!.top).toBeGreaterThanOrEqual(60);
  expect([beside!.left, beside!.turn]).toEqual([over!.left, over!.turn]);
});
