import { expect, it } from 'vitest';
import { lobbyOf, moveOf, next } from './film';
import type { ReplayFilm, ReplayFrame, TableView } from './protocol';

const frame = (...kinds: string[]): ReplayFrame =>
  ({
    seat: 0,
    option: '',
    changes: [
      { path: ['view', 'round'], value: 2, removed: false },
      { path: ['hands', 0], value: null, removed: false },
    ],
    events: kinds.map((kind, n) => ({ n, kind, rule: '', args: {} })),
  }) as unknown as ReplayFrame;
const film = {
  table: 't',
  names: ['Ann', ''],
  bots: ['', 'rookie'],
  frames: [
    frame('moved'),
    frame('encounter', 'appeared'),
    frame(),
    frame('died'),
    frame('round_began'),
  ],
} as unknown as ReplayFilm;

it('leaps to the move after which the next such thing has happened, or to the end', () => {
  expect(next(film, 0, 'encounter')).toBe(2);
  expect(next(film, 2, 'encounter')).toBe(5);
  expect(next(film, 0, 'death')).toBe(4);
  expect(next(film, 4, 'round')).toBe(5);
});

it('tells a move with the changes of the table alone', () => {
  expect(moveOf(frame('moved'), -1).changes).toEqual([
    { path: ['round'], value: 2, removed: false },
  ]);
});

it('knows bots as bots, so that they are called as in the game', () => {
  const lobby = lobbyOf(film, { game: 'lockdown' } as TableView);
  expect(lobby.seats.map((s) => [s.kind, s.bot])).toEqual([
    ['person', ''],
    ['bot', 'rookie'],
  ]);
});
