import { content } from '../../lib/content';
import type { PowerView } from '../../lib/protocol';

/** Where power tokens lie: on the sections and on the elevator, as options write them. */
export const powerPlaces = (): string[] => [...(content().board.sections ?? []), 'elevator'];

/** The tokens on these places. */
export function places(power: readonly PowerView[], order: readonly string[]): number[] {
  return order.map((place) => power.find((p) => p.place === place)?.token ?? 0);
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
