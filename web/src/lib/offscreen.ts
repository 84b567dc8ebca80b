/** What part of the board a screen shows, and arrows at its edge for what lies outside. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Spot {
  key: string;
  x: number;
  y: number;
  kind: 'me' | 'stalker' | 'target';
  icon: string;
  label: string;
  slot: number;
}
export interface Arrow {
  spots: Spot[];
  left: number;
  top: number;
  turn: number;
  x: number;
  y: number;
  kind: Spot['kind'];
}

/** The part of the canvas that is really seen: the frame cut (`fill`) or stretched to the box's shape. */
export function seen(frame: Frame, width: number, height: number, fill: boolean): Frame {
  if (!width || !height) return frame;
  const scale = fill
    ? Math.max(width / frame.w, height / frame.h)
    : Math.min(width / frame.w, height / frame.h);
  const [w, h] = [width / scale, height / scale];
  return { x: frame.x + (frame.w - w) / 2, y: frame.y + (frame.h - h) / 2, w, h };
}

/** What the small map takes of the corner at the top right, with room for half an arrow (CSS pixels). */
const CORNER = { w: 92, h: 66 };
const RANK = { me: 0, target: 1, stalker: 2 };

/**
 * Arrows for spots outside of what is seen, at the edge where the way there leaves it. `pad` keeps them
 * whole on the screen (CSS pixels); arrows that would lie on one another become one, and none lies on
 * the small map in the `corner`.
 */
export function arrows(
  spots: Spot[],
  view: Frame,
  width: number,
  height: number,
  corner = false,
  pad = { x: 42, top: 26, bottom: 34 },
  apart = 46,
): Arrow[] {
  if (!width || !height) return [];
  const scale = width / view.w;
  const [cx, cy] = [width / 2, height / 2];
  const found: Arrow[] = [];
  for (const spot of [...spots].sort((a, b) => RANK[a.kind] - RANK[b.kind])) {
    const [px, py] = [(spot.x - view.x) * scale, (spot.y - view.y) * scale];
    // A room of which a good part is seen needs no arrow.
    if (px > -8 && px < width + 8 && py > -8 && py < height + 8) continue;
    const [dx, dy] = [px - cx, py - cy];
    const reach = Math.min(
      dx ? (dx > 0 ? width - pad.x - cx : cx - pad.x) / Math.abs(dx) : Infinity,
      dy ? (dy > 0 ? height - pad.bottom - cy : cy - pad.top) / Math.abs(dy) : Infinity,
    );
    const left = cx + dx * reach;
    let top = cy + dy * reach;
    if (corner && left > width - CORNER.w && top < CORNER.h) top = CORNER.h;
    const near = found.find((a) => Math.hypot(a.left - left, a.top - top) < apart);
    if (near) near.spots.push(spot);
    else
      found.push({
        spots: [spot],
        left,
        top,
        turn: (Math.atan2(dy, dx) * 180) / Math.PI,
        x: spot.x,
        y: spot.y,
        kind: spot.kind,
      });
  }
  return found;
}
