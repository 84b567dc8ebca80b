import { content, type Board, type Corridor, type Entrance } from './content';

/** Hexagons and other shapes of the board. */
export function hexagon(w: number, h: number, grow = 0): string {
  const x = w / 2 + grow;
  const y = h / 2 + grow;
  const s = x - 17;
  return `${-x},0 ${-s},${-y} ${s},${-y} ${x},0 ${s},${y} ${-s},${y}`;
}
export const ROOM = hexagon(116, 84);
export const STAIRS = '-41,0 -29,-27 29,-27 41,0 29,27 -29,27';

export function hexAt(x: number, y: number): string {
  const corners = [
    [-58, 0],
    [-41, -42],
    [41, -42],
    [58, 0],
    [41, 42],
    [-41, 42],
  ] as const;
  return corners.map(([dx, dy]) => `${x + dx},${y + dy}`).join(' ');
}

/** A star with jagged points: Night Stalkers, more points for the larger ones. */
export function star(points: number, outer: number, inner: number): string {
  const steps: string[] = [];
  for (let i = 0; i < points * 2; i += 1) {
    const r = i % 2 ? inner : outer;
    const a = (Math.PI * i) / points - Math.PI / 2;
    steps.push(`${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`);
  }
  return `M${steps.join('L')}z`;
}
export const STAR: Record<string, { path: string; hunt: string; size: number; r: number }> = {
  larva: { path: star(7, 13, 9.5), hunt: star(7, 20, 15), size: 15, r: 13 },
  creeper: { path: star(8, 16, 12), hunt: star(8, 24, 18), size: 19, r: 16 },
  adult: { path: star(9, 19, 14.5), hunt: star(9, 27, 21), size: 23, r: 19 },
  breeder: { path: star(11, 25, 19.5), hunt: star(11, 34, 27.5), size: 31, r: 25 },
  queen: { path: star(14, 26.4, 20.7), hunt: star(14, 35, 28), size: 32, r: 26 },
};

/** How much room a figure on the board takes, at full size. */
export const figureWidth = (figure: { kind: string; what: string }): number =>
  figure.kind === 'stalker' ? (STAR[figure.what]?.r ?? 19) * 2 + 2 : 30;

/** Where the plate of a technical entrance is drawn, from the middle of its slot. */
export const plateAt = (entrance: Entrance): [number, number] => entrance.plate ?? [0, 42];

export function angle(board: Board, corridor: Corridor): number {
  const a = board.slot[corridor.a - 1]!;
  const b = board.slot[corridor.b - 1]!;
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

/** How options and events name a corridor: `009-010`, the second between the same rooms `009-010/2`. */
export function corridorName(c: Corridor): string {
  const ends = (one: Corridor): string =>
    [Math.min(one.a, one.b), Math.max(one.a, one.b)]
      .map((n) => String(n).padStart(3, '0'))
      .join('-');
  const again = content()
    .board.corridor.filter((other) => ends(other) === ends(c))
    .indexOf(c);
  return ends(c) + (again > 0 ? `/${again + 1}` : '');
}

/**
 * A room's name on at most two lines, broken between words; within one, where a soft hyphen stands,
 * only if that makes the lines much shorter.
 */
export function twoLines(name: string): string[] {
  const plain = name.replaceAll('\u00ad', '');
  if (plain.length <= 12) return [plain];
  const pieces = name.split(/(?<=[ \u00ad])/);
  const cut = (i: number): string[] => [
    pieces
      .slice(0, i)
      .join('')
      .replace(/\u00ad$/, '-')
      .replaceAll('\u00ad', '')
      .trim(),
    pieces.slice(i).join('').replaceAll('\u00ad', '').trim(),
  ];
  const width = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  const even = (a: string[], b: string[]): string[] => (width(b) < width(a) ? b : a);
  const [words, parts]: [string[][], string[][]] = [[], []];
  for (let i = 1; i < pieces.length; i += 1)
    (pieces[i - 1]!.endsWith('\u00ad') ? parts : words).push(cut(i));
  const between = words.reduce(even, [plain]);
  const within = parts.reduce(even, [plain]);
  return width(within) + 3 <= width(between) ? within : between;
}

/** How options and events name a network of technical corridors: `tech`, of several `tech-red`. */
export function networkName(key: string | undefined): string {
  return content().board.network.length > 1 ? `tech-${key}` : 'tech';
}
