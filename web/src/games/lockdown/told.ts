import type { LockdownView } from '../../lib/protocol';
import { number, slot, text } from '../../story/args';
import type { Times } from '../../story/beats';
import { crew, place, set, type Stirs } from '../../story/stirring';

/** What the events of this game alone change on the table that is shown. */
export const stirs: Stirs<LockdownView> = {
  power_failure: (view, event) => {
    const where = text(event, 'section');
    const token = view.power.findIndex((p) => p.place === where);
    const dark = view.rooms.flatMap((r, i) =>
      r.section === where && r.powered ? [set(['rooms', i, 'powered'], false)] : [],
    );
    return token < 0 ? dark : [set(['power', token, 'on'], false), ...dark];
  },
  knowledge: crew('knowledge', (e) => number(e, 'level')),
  reached_bunker: place(() => 'bunker'),
  locked_in: place(() => 'isolation'),
  launched: place(() => 'launched'),
  entered_container: place((e) => `container_${text(e, 'container').toLowerCase()}`),
  time_token_turned: (_, event) => [set(['time_blue'], number(event, 'blue') > 0)],
  gate_open: () => [set(['gate_open'], true)],
  isolation_open: () => [set(['isolation_open'], true)],
  rover_moved: (_, event) => [set(['rover_here'], number(event, 'here') > 0)],
  elevator_moved: (_, event) => [set(['elevator'], slot(event))],
  destruct_red: () => [set(['destruct_red'], true)],
  emergency: (_, event) => [set(['emergency'], number(event, 'space'))],
};

/** How long they are shown. */
export const times: Times = {
  power: [700],
  power_failure: [1700, 'flash', true],
  time_token_turned: [700],
  isolation_open: [1000, 'ring', true],
  gate_open: [1100, '', true],
  rover_moved: [600],
  elevator_moved: [550, 'ring'],
  destruct_red: [1700, '', true],
  emergency: [1400, '', true],
  css_revealed: [1000, '', true],
  css_moved: [500],
  entered_container: [900, 'ring', true],
  launched: [1900, 'launch', true],
  launch_failed: [1200, 'ring', true],
  locked_in: [1300, 'ring', true],
  reached_bunker: [1500, '', true],
  attempt_failed: [800],
  dark_effect: [700, '', true],
  knowledge: [320],
  analysed: [500],
  computer_option: [500],
};

/** The turning points that are told at the end. */
export const turns = [
  'destruct_red',
  'reached_bunker',
  'launched',
  'locked_in',
  'isolation_open',
  'gate_open',
  'emergency',
];
