import type {
  EventView,
  LockdownCrewView,
  LockdownView,
  RoomView,
  SurfaceView,
} from '../../lib/protocol';
import { content } from '../../lib/content';
import { find, t } from '../../lib/words.svelte';
import { number, seatOf, word } from '../../end/story';
import type { Cell, Left, Side, Stand, Thing } from '../side';
import { measure } from './progress';

const of = (events: readonly EventView[], kind: string, seat: number): EventView | undefined =>
  events.find((e) => e.kind === kind && seatOf(e) === seat);

/** How somebody came to the bunker, with its picture: on foot or with the rover. */
export function toTheBunker(reached: EventView | undefined): { words: string; icon: string } {
  return word(reached, 'way') === 'foot'
    ? { words: 'foot', icon: 'walk' }
    : { words: 'bunker', icon: 'mine-truck' };
}

function left(view: LockdownView, events: readonly EventView[], seat: number): Left {
  const reached = of(events, 'reached_bunker', seat);
  const launched = of(events, 'launched', seat);
  const locked = of(events, 'locked_in', seat);
  const at = (key: string, icon: string, event: EventView | undefined): Left => ({
    words: t(`ui-left-${key}`),
    icon,
    event,
    dead: false,
  });
  if (reached) {
    const bunker = toTheBunker(reached);
    return at(bunker.words, bunker.icon, reached);
  }
  if (launched) return at('launched', 'apollo-capsule', launched);
  if (locked) return at('isolation', 'airtight-hatch', locked);
  // A game that began in the middle does not tell how somebody had left before.
  const place = view.crew[seat]?.place ?? '';
  if (place === 'launched') return at('launched', 'apollo-capsule', undefined);
  if (place === 'bunker') return at('bunker', 'mine-truck', undefined);
  if (place === 'isolation') return at('isolation', 'airtight-hatch', undefined);
  const died = events.findIndex(
    (e) => (e.kind === 'died' || e.kind === 'swept') && seatOf(e) === seat,
  );
  const checked = events.findIndex((e) => e.kind === 'contingency' || e.kind === 'game_ended');
  const swept = died >= 0 && checked >= 0 && died > checked;
  return {
    ...at(swept ? 'swept' : 'dead', 'triple-scratches', events[died]),
    dead: true,
  };
}

function check(step: string, _: LockdownView, events: readonly EventView[], seat: number): Cell {
  if (step === 'contingency')
    return of(events, 'contingency_kills', seat)
      ? { tone: 'no', words: t('ui-killed'), dies: true }
      : { tone: 'ok', words: t('ui-spared') };
  return contamination(events, seat);
}

/** The scan at the end, the same in both games. */
export function contamination(events: readonly EventView[], seat: number): Cell {
  const scan = of(events, 'final_scan', seat);
  const dead = number(of(events, 'final_draw', seat), 'died') > 0;
  const ill = number(scan, 'infected') || number(scan, 'larva');
  const note = scan ? { note: t('ui-scanned', { n: number(scan, 'cards') }) } : {};
  if (dead) return { tone: 'no', words: t('ui-infected-died'), dies: true, ...note };
  return { tone: 'ok', words: t(ill ? 'ui-infected-lived' : 'ui-clean'), ...note };
}

function stands(view: LockdownView, one: LockdownCrewView): Stand | undefined {
  if (one.place === 'isolation') return view.rooms.find((r) => r.tile === 'isolation_room')?.slot;
  const space = content().board.space?.find((s) => s.place === one.place && s.stand);
  return space ? { at: space.stand!, apart: [22, 0] } : undefined;
}

function things(_: LockdownView, one: LockdownCrewView): Thing[] {
  const word = one.knowledge_active ? t('ui-knowledge-active') : t('ui-knowledge');
  return [{ key: 'mark:knowledge', label: `${word} ${one.knowledge}` }];
}

/** Outside: zones with noise around a room, the rover, a token that lies face down. */
function inRoom(view: LockdownView | SurfaceView, slot: number): Thing[] {
  if (!('open_tokens' in view)) return [];
  const found: Thing[] = [];
  const { zone, slot: slots } = content().board;
  for (const one of zone ?? [])
    if (slots[slot - 1]?.exits.includes(one.key)) {
      const name = `${t('glossary-surface-zone')} ${one.number}`;
      const noisy = view.noise.includes(`zone-${one.number}`);
      found.push({ key: 'mark:zone', label: noisy ? `${name}: ${t('ui-noise')}` : name });
    }
  if (view.rover === slot) found.push({ key: 'mark:rover', label: t('ui-rover') });
  if (view.open_tokens.includes(slot))
    found.push({ key: 'mark:unexplored', label: t('ui-token-face-down') });
  return found;
}

export const side: Side = {
  title: 'LOCKDOWN',
  theme: () => '',
  lamp: (room: RoomView) => (room.powered ? 'lit' : 'dark'),
  lit: (view: LockdownView, section) => view.power.some((p) => p.place === section && p.on),
  way: (board, c) => {
    const [a, b] = [board.slot[c.a - 1]!, board.slot[c.b - 1]!];
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  },
  stands,
  leaves: (_, event) => {
    if (event.kind !== 'launched') return undefined;
    const { space, canvas } = content().board;
    const from = space?.find((s) => s.container === word(event, 'container'));
    return from && { at: [from.x, from.y], way: [0, -canvas[1]] };
  },
  // Open or closed is written on the lower edge of the isolation room.
  below: (view, slot) =>
    view.rooms.some((r) => r.tile === 'isolation_room' && r.explored && r.slot === slot)
      ? 9
      : undefined,
  now: (view: LockdownView) => [
    view.power
      .map((p) => {
        const place = p.place === 'elevator' ? t('section-elevator') : p.place;
        return `${place} ${p.token}: ${p.on ? t('ui-lit') : t('ui-dark-word')}`;
      })
      .join('; '),
  ],
  things,
  inRoom,
  secrets: (view: LockdownView) =>
    (view.me?.contingencies ?? []).map(
      (face) => `${t(`contingency-${face}`)}: ${find(`contingency-${face}`, 'text') ?? ''}`,
    ),
  left,
  check,
  measure,
  counted: [['power_failure', 'ui-stat-blackouts']],
  pointed: { time: '.track .now', contingencies: '.secret', bag: '.log', bunker: '.bunker' },
} as Side;
