import { content } from '../lib/content';

/** What a ready phrase can name. */
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

/** All that can be said at a table of this game. */
export function entries(): Entry[] {
  const { phrases } = content();
  return GROUPS.flatMap((group) =>
    (phrases[group] ?? []).map((one): Entry => {
      const [key = '', args = ''] = one.split(':');
      return { group, key, args: args ? (args.split(',') as ArgName[]) : [] };
    }),
  );
}

/** What is always at hand under the talk. */
export const QUICK = ['wait', 'careful', 'help'] as const;
