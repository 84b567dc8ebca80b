import { contamination } from '../lockdown/side';
import { number, seatOf, word } from '../../end/story';
import { content } from '../../lib/content';
import type { EventView, NemesisCrewView, NemesisView } from '../../lib/protocol';
import type { Speaker } from '../../lib/speak';
import { find, t } from '../../lib/words.svelte';
import type { Cell, Left, Side, Stand, Thing } from '../side';
import { beliefs } from './beliefs';
import { engineWords, sinceWords } from './engines';
import { podAt } from './places';

const of = (events: readonly EventView[], kind: string, seat: number): EventView | undefined =>
  events.find((e) => e.kind === kind && seatOf(e) === seat);
const one = (events: readonly EventView[], kind: string): EventView | undefined =>
  events.find((e) => e.kind === kind);

/** From here on the self-destruct cannot be stopped. */
const noReturn = (): number =>
  Number(
    content().tracks.self_destruct?.space.find((s) => s.effect === 'no_stop_and_pods_unlock')
      ?.label ?? 0,
  );

/** The kinds of tokens in the bag, the worst but one last. */
export const KINDS = ['larva', 'creeper', 'adult', 'breeder', 'queen', 'blank'];

/** How many tokens of a kind are in the bag: tokens of one kind differ by their number. */
export function inBag(view: NemesisView, kind: string): number {
  return Object.entries(view.bag)
    .filter(([token]) => token.split('_')[0] === kind)
    .reduce((sum, [, n]) => sum + n, 0);
}

/** The room of an evacuation section, 0 while nobody has found it. */
export const sectionRoom = (view: NemesisView, letter: string): number =>
  view.rooms.find((r) => r.explored && r.tile === `evacuation_section_${letter.toLowerCase()}`)
    ?.slot ?? 0;

export function podWords(view: NemesisView, pod: NemesisView['pods'][number]): string {
  const room = sectionRoom(view, pod.section);
  const state = pod.gone ? 'gone' : pod.locked ? 'locked' : 'unlocked';
  return [
    t('ui-pod-n', { n: pod.number }),
    t('ui-pod-section', { letter: pod.section }),
    t(`ui-pod-${state}`),
    ...(pod.gone ? [] : [t('ui-pod-places', { taken: pod.crew.length })]),
    ...(room || pod.gone ? [] : [t('ui-section-unknown')]),
  ].join(', ');
}

function stands(view: NemesisView, who: NemesisCrewView): Stand | undefined {
  if (who.place === 'hibernation')
    return content().board.slot.find((s) => s.room === 'hibernatorium')?.number;
  if (who.place !== 'pod') return undefined;
  const pod = view.pods.find((p) => p.number === who.pod);
  const at = pod && podAt(view, pod);
  if (!at) return undefined;
  const second = pod.crew.indexOf(who.seat) > 0;
  return { at: [at.x + (second ? 10 : -10), at.y + (at.below ? -9 : 10)], scale: 0.52 };
}

/** What a seat knows of the engines and the course, in sentences. */
export function knowledge(view: NemesisView, events: readonly EventView[], eye: number): string[] {
  const engines = beliefs(view, events, eye).map((belief) =>
    [engineWords(belief), sinceWords(belief)].filter(Boolean).join(', '),
  );
  const course = Object.entries(view.coordinates)
    .map(([space, place]) => `${space} ${t(`destination-${place}`)}`)
    .join(', ');
  return [...engines, course ? `${t('ui-coordinates')}: ${course}` : t('ui-coordinates-unseen')];
}

function left(view: NemesisView, events: readonly EventView[], seat: number): Left {
  const away = of(events, 'escaped', seat);
  const sleeps = of(events, 'hibernates', seat);
  if (away)
    return { words: t('ui-left-escaped'), icon: 'apollo-capsule', event: away, dead: false };
  if (sleeps)
    return { words: t('ui-left-hibernation'), icon: 'cryo-chamber', event: sleeps, dead: false };
  const died = events.find((e) => (e.kind === 'died' || e.kind === 'swept') && seatOf(e) === seat);
  return {
    words: t(
      of(events, 'became_intruder', seat)
        ? 'ui-left-hunter'
        : died?.kind === 'swept'
          ? 'ui-left-awake'
          : 'ui-left-dead',
    ),
    icon: 'triple-scratches',
    event: died,
    dead: true,
  };
}

function check(step: string, view: NemesisView, events: readonly EventView[], seat: number): Cell {
  if (step === 'contamination') return contamination(events, seat);
  if (of(events, 'escaped', seat)) return { tone: 'away', words: t('ui-away-then') };
  const swept = of(events, 'swept', seat);
  if (step === 'engines') {
    const shown = one(events, 'engines_shown');
    const n = ['one', 'two', 'three'].filter((name) => number(shown, name) > 0).length;
    const words = t('ui-engines-of', { n });
    return one(events, 'ship_exploded') && swept
      ? { tone: 'no', words, dies: true }
      : { tone: 'ok', words };
  }
  const place = word(one(events, 'destination_shown'), 'destination');
  const words = place ? t(`destination-${place}`) : '–';
  if (swept && place) return { tone: 'no', words, dies: true };
  return of(events, 'quarantined', seat)
    ? { tone: 'ok', words, note: t('objective-quarantine') }
    : { tone: 'ok', words };
}

function inRoom(view: NemesisView, slot: number): Thing[] {
  const found: Thing[] = [];
  const engine = view.engines.find((e) => e.room === slot);
  if (engine) found.push({ key: 'mark:engine', label: engineWords(engine) });
  for (const pod of view.pods)
    if (sectionRoom(view, pod.section) === slot)
      found.push({ key: 'mark:pod', label: podWords(view, pod) });
  if (view.open_tokens.includes(slot))
    found.push({ key: 'mark:unexplored', label: t('ui-open-token') });
  const place = content().board.slot[slot - 1];
  if (place?.room === 'hibernatorium')
    found.push({
      key: 'mark:hibernation',
      label: t(view.hibernation_open ? 'ui-hibernation-open' : 'ui-hibernation-closed'),
    });
  if (place?.room === 'cockpit')
    found.push({ key: 'mark:course', label: t('ui-course-on', { space: view.course }) });
  return found;
}

function now(view: NemesisView, speaker: Speaker): string[] {
  const looked = view.looked.map((seat) => speaker.name(seat)).join(', ');
  return [
    `${t('ui-course-on', { space: view.course })} ${
      looked ? `${t('ui-coordinates')}: ${t('ui-coordinates-looked', { names: looked })}.` : ''
    }`,
    `${t('ui-pods')}: ${view.pods.map((pod) => podWords(view, pod)).join('; ')}.`,
    `${t('ui-hibernation')}: ${t(
      view.hibernation_open ? 'ui-hibernation-open' : 'ui-hibernation-closed',
    )}.`,
    `${t('ui-bag')}: ${KINDS.filter((kind) => inBag(view, kind))
      .map((kind) => `${t(`stalker-${kind}`)} ${inBag(view, kind)}`)
      .join(', ')}.`,
    ...hunter(view, speaker),
  ];
}

/** Who dies first may go on, if the table has said so; what happened before is seen by all. */
function afterDeath(
  events: readonly EventView[],
  seat: number,
  rules: Readonly<Record<string, string>>,
): string {
  const first = events.find((e) => e.kind === 'died');
  const may = rules['intruder_player'] === 'yes' && first && seatOf(first) === seat;
  return may ? t('ui-death-hunts') : '';
}

/** Who goes on as the Intruder: everybody sees how many cards, and those that were played. */
function hunter(view: NemesisView, speaker: Speaker): string[] {
  if (!view.intruder) return [];
  const { seat, hand, deck, discard } = view.intruder;
  const played = discard.map((card) => t(`intruderaction-${card}`)).join(', ');
  return [
    `${t('ui-intruder-seat')}: ${speaker.called(seat)}, ${t('ui-intruder-counts', { hand, deck })}. ${
      played ? `${t('ui-intruder-discard')}: ${played}.` : ''
    }`,
  ];
}

/** The cards of whoever goes on as the Intruder, with what they do. */
const hunted = (view: NemesisView): string[] =>
  (view.me?.intruder_hand ?? []).map(
    (card) => `${t(`intruderaction-${card}`)}: ${find(`intruderaction-${card}`, 'text') ?? ''}`,
  );

export const side: Side = {
  title: 'NEMESIS',
  theme: (view: NemesisView | undefined) =>
    [
      'ship',
      ...(view && view.destruct >= 0 ? ['sd'] : []),
      ...(view && view.destruct >= 0 && view.destruct <= noReturn() ? ['sd3'] : []),
    ].join(' '),
  lamp: () => '',
  lit: () => true,
  way: (board, c) => {
    const [a, b] = [board.slot[c.a - 1]!, board.slot[c.b - 1]!];
    return `M${a.x} ${a.y}L${c.mid[0]} ${c.mid[1]}L${b.x} ${b.y}`;
  },
  stands,
  leaves: (view: NemesisView, event) => {
    if (event.kind !== 'pod_launched') return undefined;
    const pod = view.pods.find((p) => p.number === number(event, 'pod'));
    const from = pod && podAt(view, pod);
    const far = content().board.canvas[1] / 2;
    return from && { at: [from.x, from.y], way: [0, from.below ? far : -far] };
  },
  below: () => undefined,
  now,
  things: (view: NemesisView, who: NemesisCrewView) =>
    who.pod ? [{ key: 'mark:pod', label: t('ui-pod-n', { n: who.pod }) }] : [],
  inRoom,
  secrets: (view: NemesisView, events) => [
    ...hunted(view),
    ...knowledge(view, events, view.seat ?? -1),
  ],
  left,
  afterDeath,
  check,
  counted: [['looked_engine', 'ui-stat-looks']],
  pointed: {
    time: '.ntrk.time .now,.ptrack .now',
    engines: '.eng,.know3 button,.kw[data-engine]',
    course: '.coord,.dst,.know-c,.kw:not([data-engine])',
    pods: '.pod,.pds .pd',
    bag: '.bag-p',
  },
} as Side;
