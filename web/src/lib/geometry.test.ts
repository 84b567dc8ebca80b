import { expect, it } from 'vitest';
import { star, twoLines } from './geometry';

it('breaks a long room name at spaces and soft hyphens, evenly', () => {
  expect(twoLines('Nest')).toEqual(['Nest']);
  expect(twoLines('Vent Control Room')).toEqual(['Vent', 'Control Room']);
  expect(twoLines('Kommunikations\u00adzentrale')).toEqual(['Kommunikations-', 'zentrale']);
  expect(twoLines('Ascen\u00adsor S-01')).toEqual(['Ascensor', 'S-01']);
  expect(twoLines('Iso\u00adla\u00adtions\u00adraum')).toEqual(['Isola-', 'tionsraum']);
});

it('draws stars with as many points as asked for', () => {
  expect(star(9, 19, 14).split('L')).toHaveLength(18);
});
