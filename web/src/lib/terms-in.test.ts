import { expect, test } from 'vitest';
import { letterOf, plain, rulesOf, speaksOf, termsIn, type Term } from './terms-in';

const term = (key: string, en: string, topic = 'board'): Term => ({
  key,
  topic,
  words: { en, es: en, pl: en, de: en },
  meaning: null,
});
const rule = (id: string, title: string, text: string) => ({
  id,
  title,
  area: id.slice(0, 6),
  text,
});

test('a word is found whole, in singular and plural, and names with their capitals', () => {
  expect(speaksOf('noise die').test('2 noise dice (D10)')).toBe(true);
  expect(speaksOf('weakness').test('three Weaknesses')).toBe(true);
  expect(speaksOf('contingency').test('all contingencies')).toBe(true);
  expect(speaksOf('larva').test('6 larvae')).toBe(true);
  expect(speaksOf('door').test('indoors and out-door')).toBe(false);
  expect(speaksOf('Search').test('whoever may search')).toBe(false);
});

test('rules named after a term come first, those of the other game not at all', () => {
  const rules = [
    rule('LD-A-1', 'Other', 'an encounter here'),
    rule('LD-A-2', 'What an encounter is', ''),
    rule('NM-A-3', 'Encounters', ''),
  ];
  expect(rulesOf(term('combat-encounter', 'encounter'), rules).map((r) => r.id)).toEqual([
    'LD-A-2',
    'LD-A-1',
  ]);
  expect(rulesOf(term('nm-encounter', 'encounter', 'nemesis'), rules).map((r) => r.id)).toEqual([
    'NM-A-3',
  ]);
});

test('the longer term leaves nothing of the shorter one', () => {
  const all = [
    term('marker-noise_short', 'noise'),
    term('marker-noise', 'noise marker'),
    term('board-corridor', 'corridor'),
    term('ui-no', 'no', 'words'),
  ];
  const found = termsIn(
    rule('LD-A-1', 'Title', 'No corridor holds two noise markers.\n- Source: 000 "noise"'),
    all,
  );
  expect(found.map((t) => t.key)).toEqual(['board-corridor', 'marker-noise']);
});

test('letters and searches do without accents', () => {
  expect([letterOf('Überfall'), letterOf('łazik'), letterOf('«I»'), letterOf('2er-Raum')]).toEqual([
    'U',
    'L',
    'I',
    '#',
  ]);
  expect(plain('Żółć')).toBe('zolc');
});
