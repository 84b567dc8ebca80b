/** Stars in a rectangle, the same on every screen: dots as one line each, so that they cost little. */
export function stars(
  count: number,
  [x, y, w, h]: readonly [number, number, number, number],
): { small: string; big: string } {
  let seed = 20131;
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const found = { small: '', big: '' };
  for (let i = 0; i < count; i += 1) {
    const dot = `M${Math.round(x + next() * w)} ${Math.round(y + next() * h)}h.01`;
    found[i % 4 ? 'small' : 'big'] += dot;
  }
  return found;
}
