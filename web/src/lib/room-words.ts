import { side } from '../games/sides';
import { content } from './content';
import { corridorName } from './geometry';
import type { TableView } from './protocol';
import { corridorWords, itemName, roomName, slotText } from './speak';
import { t } from './words.svelte';

/** All that lies and stands in a room, and what is heard around it, for those who listen. */
export function roomWords(
  view: TableView,
  slot: number,
  called: (seat: number) => string,
  without = -1,
): string {
  const { board } = content();
  const room = view.rooms[slot - 1]!;
  const place = board.slot[slot - 1]!;
  const name = place.stairs
    ? roomName(place.room ?? '')
    : room.explored
      ? roomName(room.tile)
      : t('ui-unexplored-kind', { kind: place.kind });
  const said = [`${slotText(slot)} ${name}`];
  if (place.section) said.push(room.powered ? t('ui-lit') : t('ui-dark-word'));
  if (room.fire) said.push(t('ui-fire'));
  if (room.malfunction) said.push(t('ui-malfunction'));
  if (room.items >= 0) said.push(t('ui-items-left', { n: room.items }));
  for (const c of view.crew)
    if (c.place === 'room' && c.room === slot && c.seat !== without) said.push(called(c.seat));
  for (const s of view.stalkers) if (s.room === slot) said.push(t(`stalker-${s.kind}`));
  for (const o of room.objects) said.push(itemName(o.text));
  said.push(
    ...side()
      .inRoom(view, slot)
      .map((thing) => thing.label),
  );
  const noisy = board.corridor
    .filter((c) => c.a === slot || c.b === slot)
    .map(corridorName)
    .filter((way) => view.noise.includes(way));
  if (noisy.length) said.push(`${t('ui-noise')} ${noisy.map(corridorWords).join(', ')}`);
  return said.join(', ');
}
