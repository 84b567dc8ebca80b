import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import icons from '../icons.json';
import { lockdownPieces, piecesOf } from '../testing/pieces';
import { addAllWords } from '../testing/words';
import { turnGroups } from './choosing.svelte';
import { rulesFor, setContent, type Content } from './content';
import { MARK } from './icons';
import { piece } from './pieces';
import { playing } from './playing.svelte';
import { find } from './words.svelte';

const pieces = lockdownPieces();
addAllWords();
setContent({
  ...pieces,
  actions: {},
  items: {},
  rooms: {},
  wounds: { arm: { rules: ['LD-HRT-05'] } },
} as unknown as Content);

it('has a picture and words for every marker and every button of a turn', () => {
  expect(Object.keys(pieces.marks).length).toBeGreaterThan(30);
  const all = { ...pieces.marks, ...piecesOf('nemesis').marks };
  expect(Object.keys(MARK).sort()).toEqual(Object.keys(all).sort());
  for (const key of Object.keys(pieces.marks)) {
    const mark = piece(`mark:${key}`)!;
    expect(icons, key).toContain(mark.icon);
    expect(mark.rules.length, key).toBeGreaterThan(0);
    for (const word of [mark.word, ...mark.terms.map((term) => `glossary-${term}`)])
      expect(find(word), `${key} ${word}`).toBeDefined();
  }
  for (const group of turnGroups()) {
    expect(icons, group.key).toContain(group.icon);
    expect(find(`ui-act-${group.key}`), group.key).toBeDefined();
  }
});

it('has a picture and words for every marker of the original game', () => {
  const theirs = piecesOf('nemesis');
  playing.game = 'nemesis';
  setContent({ ...theirs, actions: {}, items: {}, rooms: {} } as unknown as Content);
  expect(Object.keys(theirs.marks)).toContain('engine');
  for (const key of Object.keys(theirs.marks)) {
    const mark = piece(`mark:${key}`)!;
    expect(icons, key).toContain(mark.icon);
    expect(mark.rules.every((id) => id.startsWith('NM-')) && mark.rules.length, key).toBeTruthy();
    for (const word of [mark.word, ...mark.terms.map((term) => `glossary-${term}`)])
      expect(find(word), `${key} ${word}`).toBeDefined();
  }
  playing.game = 'lockdown';
});

it('shows the rules that the game names, after those of the card itself', () => {
  expect(piece('stalker:larva')!.rules).toEqual(pieces.rules['stalker']!['larva']);
  expect(piece('wound:arm')!.rules).toEqual(['LD-HRT-05', ...pieces.rules['wound']!['']!]);
  expect(rulesFor('contingency', 'green')[0]).toBe('LD-CTG-12');
  expect(rulesFor('option', 'unheard of')).toEqual(pieces.rules['option']!['']);
  expect(rulesFor('spoon')).toEqual([]);
});

it('knows no rule by itself: what is shown comes from the server', () => {
  const files = import.meta.glob('../**/*.{ts,svelte}', { eager: false });
  const own = Object.keys(files).filter(
    (file) => !/\.test\.ts$|\/testing\/|protocol\.ts$/.test(file),
  );
  expect(own.length).toBeGreaterThan(100);
  const naming = own.filter((file) =>
    /\b(LD|NM)-[A-Z]{3}-\d/.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
  );
  expect(naming).toEqual([]);
});
