/** Where figures stand in a room: side by side, and in two rows when it gets crowded. */
export interface Standing {
  x: number;
  y: number;
  scale: number;
}

const WIDE = 108;
const GAP = 3;
/** Two rows share the height below a name of one line. */
const ROWS = [-1, 27];
const TALL = 29;
const SMALLEST = 0.42;

function row(widths: number[], y: number, most: number): Standing[] {
  const full = widths.reduce((sum, w) => sum + w, 0) + GAP * (widths.length - 1);
  const scale = Math.max(SMALLEST, Math.min(most, WIDE / full));
  // Too many even for the smallest size: they stand closer, and overlap evenly.
  const squeeze = Math.min(1, WIDE / (full * scale));
  let at = (-full * scale * squeeze) / 2;
  return widths.map((w) => {
    const x = at + (w * scale * squeeze) / 2;
    at += (w + GAP) * scale * squeeze;
    return { x, y, scale };
  });
}

/** Whether these figures need two rows. */
export function crowded(widths: number[]): boolean {
  return widths.length > 3 && widths.reduce((sum, w) => sum + w + GAP, -GAP) > WIDE * 1.12;
}

/**
 * Places for figures of these widths, seen from the middle of the room; the first `crew` of them are
 * characters and stand above. `low` is the line on which a single row stands.
 */
export function stand(widths: number[], crew: number, low: number): Standing[] {
  if (!crowded(widths)) return row(widths, low, 1);
  const half = crew > 0 && crew < widths.length ? crew : Math.ceil(widths.length / 2);
  return [widths.slice(0, half), widths.slice(half)].flatMap((part, i) =>
    row(part, ROWS[i]!, Math.min(0.86, TALL / Math.max(...part, 1))),
  );
}
