/** The ready phrases and emotes of `messages/*\/phrases.ftl`, in its groups, with what each one names. */
export type ArgName =
  'room' | 'corridor' | 'seat' | 'contingency' | 'tile' | 'item' | 'section' | 'css' | 'space';
export const GROUPS = ['warnings', 'requests', 'offers', 'claims', 'answers', 'emotes'] as const;
export type Group = (typeof GROUPS)[number];

/** The argument kinds (`ARG_KINDS` of the engine) by which every listener says them in their own language. */
export const KIND: Record<ArgName, string> = {
  room: 'room',
  corridor: 'corridor',
  seat: 'seat',
  contingency: 'contingency',
  tile: 'tile',
  item: 'item',
  section: 'section',
  css: 'css',
  space: 'number',
};

export interface Entry {
  group: Group;
  key: string;
  args: readonly ArgName[];
}

const SAID: Record<Group, string> = {
  warnings: `
    careful stalker_in:room noise_in:corridor fire_in:room broken:room dont_go:room
    dont_trust:seat power_goes:section time_short no_markers close_door:corridor
  `,
  requests: `
    help come:room wait follow stay_away repair:room extinguish:room power_to:section give:item
    who_has:item send_signal gate dont_pass
  `,
  offers: `
    have:item trade heal_you cover_you take_elevator deal together:seat
  `,
  claims: `
    contingency_is:contingency contingency_not:contingency my_token:contingency
    their_token:seat,contingency css_on:space,css tile_is:room,tile looked:room
    objective_harmless objective_alone objective_suspect:seat clean infected self_destruct
    leave_bunker leave_container leave_isolation
  `,
  answers: `
    yes no maybe thanks sorry well_done good_game lie prove no_choice my_turn_soon
  `,
  emotes: `
    wave nod shake_head shrug point listen hush laugh cry scream tremble cough salute thumbs_up
    suspicious whistle
  `,
};

export const ENTRIES: readonly Entry[] = GROUPS.flatMap((group) =>
  SAID[group]
    .trim()
    .split(/\s+/)
    .map((one): Entry => {
      const [key = '', args = ''] = one.split(':');
      return { group, key, args: args ? (args.split(',') as ArgName[]) : [] };
    }),
);

/** What is always at hand under the talk. */
export const QUICK = ['wait', 'careful', 'help'] as const;
