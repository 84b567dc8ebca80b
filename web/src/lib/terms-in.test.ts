import { expect, test } from 'vitest';
import { letterOf, plain } from './terms-in';

test('letters and searches do without accents', () => {
  expect([letterOf('Überfall'), letterOf('łazik'), letterOf('«I»'), letterOf('2er-Raum')]).toEqual([
    'U',
    'L',
    'I',
    '#',
  ]);
  expect(plain('Żółć')).toBe('zolc');
});
