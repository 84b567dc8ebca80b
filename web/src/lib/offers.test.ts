import { expect, it } from 'vitest';
import { changed, firstWish, table, USUAL } from './offers';

const wish = firstWish(USUAL[1]!);

it('begins with the usual game for four', () => {
  expect(table(wish)).toEqual({
    game: 'nemesis',
    players: 4,
    mode: 'standard',
    board: 'basic',
    enemies: '',
    guests: false,
  });
});

it('plays alone with one person, and with one person alone', () => {
  expect(changed(wish, { players: 1 }).mode).toBe('solo');
  expect(changed(wish, { mode: 'solo' }).players).toBe(1);
  const alone = changed(wish, { mode: 'solo' });
  expect(changed(alone, { players: 3 }).mode).toBe('standard');
  expect(changed(alone, { mode: 'coop' }).players).toBe(4);
  expect(changed(changed(wish, { mode: 'coop' }), { players: 2 }).mode).toBe('coop');
});
