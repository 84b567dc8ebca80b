import type { PowerView } from './protocol';

const PLACES = ['S-01', 'S-02', 'S-03', 'elevator'];

/** The tokens on S-01, S-02, S-03 and the elevator, as options write them. */
export function places(power: readonly PowerView[]): number[] {
  return PLACES.map((place) => power.find((p) => p.place === place)?.token ?? 0);
}

/** Two places exchange their tokens; where only one exchange is allowed, the one before is taken back. */
export function arrange(
  now: readonly number[],
  order: readonly number[],
  a: number,
  b: number,
  legal: readonly string[],
): number[] {
  const swap = (from: readonly number[]): number[] =>
    from.map((token, i) => (i === a ? from[b]! : i === b ? from[a]! : token));
  const next = swap(order);
  return legal.includes(next.join()) ? next : swap(now);
}
