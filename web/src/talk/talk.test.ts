import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setContent, type Content } from '../lib/content';
import type { Line, TableView } from '../lib/protocol';
import { LANGUAGES, settings } from '../lib/settings.svelte';
import { plain } from '../lib/shy';
import { Speaker } from '../lib/speak';
import { missingKeys } from '../lib/words.svelte';
import { lockdownPieces } from '../testing/pieces';
import { addAllWords, keysIn, messageText } from '../testing/words';
import { choices, defaults, meant, offered, sent, sentence, type Scene } from './choices';
import { folded, lineName, lineWords } from './lines';
import { forgetMuted, Muted, SPECTATORS } from './muted.svelte';
import { entries, GROUPS, KIND, QUICK, type ArgName } from './phrases';

const own = messageText('en', 'lockdown');
const keysOf = (prefix: string): string[] => keysIn(own, prefix);
const entry = (key: string) => entries().find((one) => one.key === key)!;

beforeAll(() => {
  addAllWords();
  const items = Object.fromEntries(
    [...keysOf('item'), ...keysOf('object')].map((key) => {
      const [deck, group] = { smg: ['none', 'starting'], egg: ['none', 'object'] }[key] ?? ['red'];
      return [key, { deck, group, words: key, bulky: keysOf('object').includes(key) }];
    }),
  );
  setContent({
    board: {
      network: [{ key: 'technical', x: 0, y: 0 }],
      sections: ['S-01', 'S-02', 'S-03'],
      slot: [1, 2, 9, 12].map((number) => ({ number })),
      corridor: [
        { a: 1, b: 2 },
        { a: 12, b: 9 },
        { a: 2, b: 9 },
      ],
    },
    tracks: {
      time: {
        space: [
          { key: '10', css: true },
          { key: '9', css: false },
          { key: 'S', css: false },
        ],
      },
    },
    phrases: lockdownPieces().phrases,
    contingencies: Object.fromEntries(keysOf('contingency').map((key) => [key, {}])),
    css: Object.fromEntries(keysOf('css').map((key) => [key, {}])),
    rooms: Object.fromEntries(keysOf('room').map((key) => [key, { kind: 'I' }])),
    items: { ...items, yellow_flashlight: { deck: 'yellow', words: 'flashlight' } },
  } as unknown as Content);
});
beforeEach(() => {
  settings.language = 'en';
});

const view = {
  crew: [
    {
      place: 'room',
      room: 9,
      hands: [{ text: 'smg:3' }],
      pack: [{ item: { text: 'yellow_flashlight' } }],
    },
  ],
  rooms: [
    { slot: 1, explored: false },
    ...Array.from({ length: 11 }, (_, i) => ({ slot: i + 2, explored: true })),
  ],
} as unknown as TableView;
const scene: Scene = {
  view,
  eye: 0,
  to: -1,
  looked: 0,
  seats: [0, 1, 2],
  speaker: new Speaker({ names: ['Ann', 'Bo', 'Cleo'], tiles: new Map([[9, 'archive']]) }),
};

describe('ready phrases', () => {
  it('are those of the message files, in their groups, with what they name', () => {
    const heads: Record<string, string> = {
      Warnings: 'warnings',
      Requests: 'requests',
      Offers: 'offers',
      'Claims, true or not': 'claims',
      Answers: 'answers',
      Emotes: 'emotes',
    };
    let group = '';
    const found: string[] = [];
    for (const line of [messageText('en'), own].join('\n').split('\n')) {
      if (line.startsWith('## ')) group = heads[line.slice(3)] ?? '?';
      const key = /^(?:phrase|emote)-(\w+) =/.exec(line)?.[1];
      if (key)
        found.push(
          `${group} ${key} ${[...line.matchAll(/\$(\w+)/g)]
            .map((m) => m[1])
            .sort()
            .join()}`,
        );
    }
    const known = entries().map((one) => `${one.group} ${one.key} ${[...one.args].sort().join()}`);
    expect([...known].sort()).toEqual([...found].sort());
    expect(found.length).toBeGreaterThan(70);
    expect(QUICK.every((key) => entry(key).args.length === 0)).toBe(true);
  });

  it.each(LANGUAGES)('say every choice of every argument in words: %s', (language) => {
    settings.language = language;
    const before = missingKeys();
    let said = 0;
    for (const one of entries()) {
      const given = defaults(one, scene);
      expect(Object.values(given).every(Boolean), one.key).toBe(true);
      for (const name of one.args.length ? one.args : [undefined]) {
        for (const choice of name ? choices(name, scene) : [undefined]) {
          const words = sentence(
            one,
            choice && name ? { ...given, [name]: choice.text } : given,
            scene.speaker,
          );
          expect(words).not.toMatch(
            /[{}$]|[a-z]_[a-z]|(?:phrase|room|item|css|section|contingency)-\w/,
          );
          if (choice) expect(words).toContain(choice.label);
          said += 1;
        }
      }
    }
    expect(missingKeys()).toEqual(before);
    expect(said).toBeGreaterThan(300);
  });

  it("begin with what is likely: the room looked at or one's own, corridors, others, items", () => {
    expect(defaults(entry('come'), scene)).toEqual({ room: '009' });
    expect(defaults(entry('come'), { ...scene, looked: 12 })).toEqual({ room: '012' });
    expect(
      choices('corridor', scene)
        .filter((c) => c.group === choices('corridor', scene)[0]!.group)
        .map((c) => c.text),
    ).toEqual(['009-012', '002-009']);
    expect(choices('seat', scene).map((c) => c.label)).toEqual(['Bo', 'Cleo']);
    expect(
      choices('item', scene)
        .slice(0, 2)
        .map((c) => c.text),
    ).toEqual(['smg', 'flashlight']);
    expect(defaults(entry('tile_is'), scene)['room']).toBe('001');
    // One whispers to Bo about Cleo, but offers Bo to work together.
    expect(defaults(entry('dont_trust'), { ...scene, to: 1 })).toEqual({ seat: 'C' });
    expect(defaults(entry('together'), { ...scene, to: 2 })).toEqual({ seat: 'C' });
    expect(offered({ ...scene, seats: [0] }).some((one) => one.args.includes('seat'))).toBe(false);
  });

  it('are sent as arguments that everybody says in their own language', () => {
    const args = sent(entry('their_token'), { seat: 'B', contingency: 'yellow' });
    expect(args).toEqual({
      seat: { kind: 'seat', text: 'B' },
      contingency: { kind: 'contingency', text: 'yellow' },
    });
    settings.language = 'es';
    const line = {
      n: 1,
      at: 0,
      seat: 2,
      name: '',
      channel: 'table',
      phrase: 'their_token',
      args,
    } as unknown as Line;
    const table = { speaker: scene.speaker, nameOf: () => '', called: () => '' };
    expect(plain(lineWords(table, line))).toBe('Bo tiene Código Amarillo.');
    expect(KIND.space).toBe('number');
  });

  it('are found by typing, and typed names are filled in', () => {
    const found = (query: string): string[] =>
      offered(scene)
        .filter((one) => meant(one, query, scene))
        .map((one) => one.key);
    expect(found('yellow')).toEqual([
      'contingency_is',
      'contingency_not',
      'my_token',
      'their_token',
    ]);
    expect(meant(entry('contingency_is'), 'active yellow', scene)).toEqual({
      contingency: 'yellow',
    });
    expect(meant(entry('stalker_in'), 'stalker 12', scene)).toEqual({ room: '012' });
    expect(found('waves')).toEqual(['wave']);
    expect(found('no such words')).toEqual([]);
    settings.language = 'pl';
    expect(found('zaczekaj na mnie')).toEqual(['wait']);
    expect(found('zolty')).toContain('my_token');
  });

  it('have a heading and a label in every language', () => {
    const names = [
      ...GROUPS.map((g) => `ui-phrases-${g}`),
      ...(Object.keys(KIND) as ArgName[]).map((a) => `ui-arg-${a}`),
    ];
    for (const language of LANGUAGES)
      for (const name of names) expect(messageText(language)).toContain(`\n${name} = `);
  });
});

describe('muting', () => {
  const shelf = (): Storage => {
    const kept = new Map<string, string>();
    return {
      getItem: (k: string) => kept.get(k) ?? null,
      setItem: (k: string, v: string) => void kept.set(k, v),
      removeItem: (k: string) => void kept.delete(k),
    } as unknown as Storage;
  };

  it('is kept for one table and can be undone', () => {
    const here = shelf();
    new Muted('one', here).toggle(2);
    new Muted('one', here).toggle(SPECTATORS);
    expect(new Muted('one', here).who).toEqual([2, SPECTATORS]);
    expect(new Muted('two', here).who).toEqual([]);
    new Muted('one', here).toggle(2);
    expect(new Muted('one', here).who).toEqual([SPECTATORS]);
    forgetMuted('one', here);
    expect(new Muted('one', here).who).toEqual([]);
  });

  it('survives a storage that holds nonsense', () => {
    const here = shelf();
    here.setItem('lockdown-muted-x', '{"no": [');
    expect(new Muted('x', here).who).toEqual([]);
    here.setItem('lockdown-muted-x', '["a", 1]');
    expect(new Muted('x', here).who).toEqual([1]);
  });

  it('folds what follows each other into one', () => {
    const line = (n: number, seat: number): Line => ({ n, seat }) as Line;
    const folds = folded(
      [line(1, 0), line(2, 1), line(3, 1), line(4, 2), line(5, 1)],
      (one) => one.seat === 1,
    );
    expect(folds.map((fold) => [fold.hidden, fold.lines.map((one) => one.n)])).toEqual([
      [false, [1]],
      [true, [2, 3]],
      [false, [4]],
      [true, [5]],
    ]);
  });

  it('says emotes with the name, never with "You"', () => {
    const names = { speaker: scene.speaker, nameOf: () => 'Ann', called: () => 'You' };
    expect(lineName(names, { seat: 0, emote: 'wave' } as Line)).toBe('Ann');
    expect(lineName(names, { seat: 0, text: 'hi' } as Line)).toBe('You');
  });
});
