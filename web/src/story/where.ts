import { side } from '../games/sides';
import { content } from '../lib/content';
import { corridorName, networkName } from '../lib/geometry';
import type { EventView, TableView } from '../lib/protocol';
import { kindOf, seat, slot, text } from './args';
import { explodes } from './beats';

/** Where on the board something happens, in its own units; nothing for what has no place. */
export function placeOf(event: EventView, view: TableView): [number, number] | undefined {
  const { board } = content();
  const at = (n: number): [number, number] | undefined => {
    const found = board.slot[n - 1];
    return found ? [found.x, found.y] : undefined;
  };
  const room = slot(event);
  if (room) return at(room);
  const leaving = side().leaves(view, event);
  if (leaving) return leaving.at;
  if (explodes(event)) return [board.canvas[0] / 2, board.canvas[1] / 2];
  const name = text(event, 'corridor');
  if (name.startsWith('tech')) {
    const vents = board.network.find((n) => networkName(n.key) === name);
    return vents ? [vents.x + 70, vents.y] : undefined;
  }
  const way = name ? board.corridor.find((c) => corridorName(c) === name) : undefined;
  if (way) return [way.mid[0], way.mid[1]];
  const stalker = text(event, 'stalker');
  const figure = view.stalkers.find((s) => s.text === stalker);
  if (figure) return at(figure.room);
  const who = view.crew[seat(event)];
  return who && who.room > 0 ? at(who.room) : undefined;
}

/** The picture of an event: what it is about, or the monster that does it. */
export function pictureOf(event: EventView, icons: Record<string, string>): string {
  return icons[kindOf(text(event, 'stalker'))] ?? '';
}
