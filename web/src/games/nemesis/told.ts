import type { NemesisView } from '../../lib/protocol';
import { number, seat, slot, text } from '../../story/args';
import type { Times } from '../../story/beats';
import { place, set, type Stirs } from '../../story/stirring';

/** What the events of this game alone change on the table that is shown. */
export const stirs: Stirs<NemesisView> = {
  destruct_moved: (_, event) => [set(['destruct'], number(event, 'space'))],
  hibernation_open: () => [set(['hibernation_open'], true)],
  course_set: (_, event) => [set(['course'], text(event, 'space'))],
  intruder_healed: (view, event) => {
    const at = view.stalkers.findIndex((s) => s.text === text(event, 'stalker'));
    const left = (view.stalkers[at]?.wounds ?? 0) - number(event, 'wounds');
    return at < 0 ? [] : [set(['stalkers', at, 'wounds'], Math.max(0, left))];
  },
  pods_unlocked: (view) => view.pods.map((_, i) => set(['pods', i, 'locked'], false)),
  pod_lock: (view, event) => {
    const at = view.pods.findIndex((p) => p.number === number(event, 'pod'));
    return at < 0 ? [] : [set(['pods', at, 'locked'], number(event, 'locked') > 0)];
  },
  entered_pod: (view, event) => {
    const [who, pod] = [seat(event), number(event, 'pod')];
    const at = view.pods.findIndex((p) => p.number === pod);
    if (!view.crew[who] || at < 0) return [];
    return [
      set(['crew', who, 'place'], 'pod'),
      set(['crew', who, 'pod'], pod),
      set(['pods', at, 'crew'], [...view.pods[at]!.crew, who]),
    ];
  },
  stepped_out: (view, event) => {
    const who = seat(event);
    if (!view.crew[who]) return [];
    return [
      set(['crew', who, 'place'], 'room'),
      set(['crew', who, 'room'], slot(event)),
      set(['crew', who, 'pod'], 0),
      ...view.pods.map((p, i) =>
        set(
          ['pods', i, 'crew'],
          p.crew.filter((one) => one !== who),
        ),
      ),
    ];
  },
  pod_launched: (view, event) => {
    const at = view.pods.findIndex((p) => p.number === number(event, 'pod'));
    return at < 0 ? [] : [set(['pods', at, 'gone'], true)];
  },
  escaped: place(() => 'escaped'),
  hibernates: place(() => 'hibernation'),
};

/** How long they are shown. */
export const times: Times = {
  looked_engine: [700, 'ring'],
  engine_worked_on: [1100, 'ring', true],
  looked_coordinates: [700, 'ring'],
  course_set: [1000, 'ring', true],
  intruder_healed: [450, 'ring'],
  destruct_moved: [900, '', true],
  hibernation_open: [1200, 'ring', true],
  pods_unlocked: [1500, '', true],
  pod_lock: [600, 'ring'],
  entered_pod: [900, 'ring', true],
  stepped_out: [700, 'ring'],
  pod_launched: [1900, 'launch', true],
  escaped: [1100, '', true],
  hibernates: [1300, 'ring', true],
  engines_shown: [1600, '', true],
  ship_exploded: [2600, '', true],
  destination_shown: [1800, '', true],
  quarantined: [1200, '', true],
};

/** The turning points that are told at the end. */
export const turns = [
  'became_intruder',
  'engine_worked_on',
  'course_set',
  'hibernation_open',
  'pods_unlocked',
  'pod_launched',
  'hibernates',
  'ship_exploded',
  'destination_shown',
];
