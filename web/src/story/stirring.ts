import type { Change, EventView, TableView } from '../lib/protocol';
import { seat, slot, text } from './args';

/**
 * What an event alone changes on the table that is shown, as changes of the view. The server sends
 * the table after a whole move; until the last event of it has been told, these are what is seen.
 * The end is always the server's table: changes made here are taken back before it is put in place.
 */
export type Stir = (view: TableView, event: EventView) => Change[];

/** What one game alone does: by kind of event, given its own view. */
export type Stirs<View> = Record<string, (view: View, event: EventView) => Change[]>;

export const set = (path: (string | number)[], value: unknown): Change => ({
  path,
  value,
  removed: false,
});

export const crew =
  (field: string, value: (event: EventView, view: TableView, who: number) => unknown): Stir =>
  (view, event) => {
    const who = seat(event);
    return view.crew[who] ? [set(['crew', who, field], value(event, view, who))] : [];
  };
export const place =
  (name: (event: EventView) => string): Stir =>
  (view, event) => {
    const who = seat(event);
    if (!view.crew[who]) return [];
    return [set(['crew', who, 'place'], name(event)), set(['crew', who, 'room'], 0)];
  };
export const room =
  (field: string, value: (event: EventView) => unknown): Stir =>
  (view, event) => {
    const at = view.rooms.findIndex((r) => r.slot === slot(event));
    return at < 0 ? [] : [set(['rooms', at, field], value(event))];
  };
export const without = (view: TableView, gone: readonly string[]): Change[] => [
  set(
    ['stalkers'],
    view.stalkers.filter((s) => !gone.includes(s.text)),
  ),
];
export const corridor =
  (adds: 'noise' | 'closed' | 'destroyed_doors' | '', drops: ('noise' | 'closed')[] = []): Stir =>
  (view, event) => {
    const name = text(event, 'corridor');
    const changes = drops.map((field) =>
      set(
        [field],
        view[field].filter((c) => c !== name),
      ),
    );
    if (adds && !view[adds].includes(name)) changes.push(set([adds], [...view[adds], name]));
    return changes;
  };
export const walked: Stir = (view, event) => {
  const who = seat(event);
  if (!view.crew[who]) return [];
  return [set(['crew', who, 'place'], 'room'), set(['crew', who, 'room'], slot(event))];
};
export const fewerCards =
  (count: (event: EventView) => number): Stir =>
  (view, event) => {
    const who = seat(event);
    const held = view.crew[who]?.hand ?? 0;
    return view.crew[who] ? [set(['crew', who, 'hand'], Math.max(0, held - count(event)))] : [];
  };
