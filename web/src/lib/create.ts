import type { CreatedTable } from './protocol';
import { go } from './route.svelte';
import { settings } from './settings.svelte';
import { keepToken } from './table.svelte';

/** Makes a table and goes there. */
export async function createTable(wish: {
  players: number;
  bots: string[];
  start: boolean;
}): Promise<void> {
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...wish, name: settings.name }),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const made = (await answer.json()) as CreatedTable;
  keepToken(made.table, made.seat, made.token);
  go(`/t/${made.table}`);
}
