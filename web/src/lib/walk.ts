import { content } from './content';

const WAY: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The room that lies in the direction of an arrow key, along a corridor if one leads there. */
export function neighbour(slot: number, key: string): number {
  const { board } = content();
  const from = board.slot[slot - 1];
  const way = WAY[key];
  if (!from || !way) return 0;
  const near = new Set(
    board.corridor
      .filter((c) => c.a === slot || c.b === slot)
      .map((c) => (c.a === slot ? c.b : c.a)),
  );
  let best = 0;
  let least = Infinity;
  for (const to of board.slot) {
    if (to.number === slot) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const far = Math.hypot(dx, dy);
    const turn = (dx * way[0] + dy * way[1]) / far;
    if (turn < 0.5) continue;
    // A corridor counts as a shortcut, a turn as a detour.
    const cost = (far / turn) * (near.has(to.number) ? 0.45 : 1);
    if (cost < least) [best, least] = [to.number, cost];
  }
  return best;
}
