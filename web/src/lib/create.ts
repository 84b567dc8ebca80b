import { firstDice, keepDice } from './dice';
import type { CreatedTable } from './protocol';
import { go } from './route.svelte';
import { settings } from './settings.svelte';
import { keepToken } from './tokens';

/** The server's no, with the words it gives: what would be right, and the rule that says so. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    words: string,
  ) {
    super(words);
  }
}

async function said(answer: Response): Promise<string> {
  const told = (await answer.json().catch(() => ({}))) as { detail?: string };
  return told.detail ?? '';
}

/** Makes a table and goes there. */
export async function createTable(wish: {
  game?: string;
  players: number;
  bots: string[];
  start: boolean;
}): Promise<void> {
  // A table that starts at once waits for this browser's share of the dice.
  const dice = wish.start ? firstDice() : undefined;
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...wish, name: settings.name, seal: dice?.seal ?? '' }),
  });
  if (!answer.ok) throw new Refused(answer.status, await said(answer));
  const made = (await answer.json()) as CreatedTable;
  if (dice) keepDice(made.table, dice.seen);
  keepToken(made.table, made.seat, made.token);
  go(`/t/${made.table}`);
}
