import type { CreatedTable } from './protocol';
import { go } from './route.svelte';
import { keepToken, tokensOf } from './tokens';

/**
 * Another try: a new table that begins at an earlier moment of a game, with bots on the other
 * seats. Without a moment: before the step that killed that seat's character.
 */
export async function tryAgain(table: string, seat = -1, move = -1): Promise<void> {
  const tokens = tokensOf(table);
  const token = tokens[seat] ?? Object.values(tokens)[0] ?? '';
  const answer = await fetch(`/api/tables/${table}/again`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, seat, move }),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const made = (await answer.json()) as CreatedTable;
  keepToken(made.table, made.seat, made.token);
  go(`/t/${made.table}`);
}
