import { FIRST } from './playing.svelte';

/** What a table of one game can be, as `/api/games` tells it. */
export interface GameOffer {
  game: string;
  title: string;
  /** Mode, board, enemies: what is there, the usual first. */
  fields: Record<string, string[]>;
  guests: boolean;
  bots: string[];
  lesson: boolean;
}

/** What somebody wants to play. */
export interface Wish {
  game: string;
  players: number;
  mode: string;
  board: string;
  enemies: string;
  guests: boolean;
  level: string;
}

/** Known before the server has answered, or without it: the usual game of each box. */
const usual = (game: string, title: string): GameOffer => ({
  game,
  title,
  fields: { mode: ['standard', 'solo'], board: ['basic'] },
  guests: false,
  bots: ['rookie', 'regular'],
  lesson: true,
});
export const USUAL: GameOffer[] = [usual(FIRST.game, 'Lockdown'), usual('nemesis', 'Nemesis')];

export async function loadOffers(): Promise<GameOffer[]> {
  const answer = await fetch('/api/games').catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as GameOffer[]) : USUAL;
}

/** One click: a person and three bots, the first of everything. */
export function firstWish(offer: GameOffer): Wish {
  const first = (field: string): string => offer.fields[field]?.[0] ?? '';
  return {
    game: offer.game,
    players: 4,
    mode: first('mode'),
    board: first('board'),
    enemies: '',
    guests: false,
    level: 'regular',
  };
}

/** The mode of one person: nobody else plays it, and one person plays no other. */
const ALONE = 'solo';

/** A wish with one thing changed, and what cannot stay beside it: alone is one person, and only that. */
export function changed(wish: Wish, change: Partial<Wish>): Wish {
  const next = { ...wish, ...change };
  if (change.mode === ALONE) next.players = 1;
  else if (change.mode && next.players === 1) next.players = 4;
  if (change.players === 1) next.mode = ALONE;
  else if (change.players && next.mode === ALONE) next.mode = 'standard';
  return next;
}

/** What is sent to set such a table up. */
export function table(wish: Wish): {
  game: string;
  players: number;
  mode: string;
  board: string;
  enemies: string;
  guests: boolean;
} {
  const { game, players, mode, board, enemies, guests } = wish;
  return { game, players, mode, board, enemies, guests };
}
