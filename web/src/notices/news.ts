import type { Vote } from '../lib/protocol';

/** What waits for the person at this browser. */
export interface Standing {
  /** A seat of this browser is to decide: on its turn, or because the table is asked. */
  decide: boolean;
  /** Votes that a seat of this browser has not answered yet. */
  votes: readonly string[];
  /** Whispers heard so far. */
  whispers: number;
}
export type News = 'decide' | 'vote' | 'whisper';

export const QUIET: Standing = { decide: false, votes: [], whispers: 0 };

/** Votes in which one of the seats still has a voice. */
export function openVotes(votes: readonly Vote[], seats: readonly number[]): string[] {
  return votes
    .filter((vote) => seats.some((seat) => vote.votes[seat] === undefined))
    .map((vote) => `${vote.about}/${vote.seat}`);
}

/** What has come up between two moments; the most pressing first. */
export function newsBetween(before: Standing, now: Standing): News[] {
  const news: News[] = [];
  if (now.decide && !before.decide) news.push('decide');
  if (now.votes.some((vote) => !before.votes.includes(vote))) news.push('vote');
  if (now.whispers > before.whispers) news.push('whisper');
  return news;
}

/**
 * The mark in the title of the page: what waits, or nothing.
 * `seen`: whispers heard while the page was looked at.
 */
export function markOf(now: Standing, seen: number): News | '' {
  if (now.decide) return 'decide';
  if (now.votes.length) return 'vote';
  return now.whispers > seen ? 'whisper' : '';
}
