import type { CreatedTable } from '../lib/protocol';
import { FIRST } from '../lib/playing.svelte';
import { go } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import { keepToken, keptTables } from '../lib/tokens';

/** Where a lesson that was begun is remembered, one for each game. */
const kept = (game: string): string =>
  game === FIRST.game ? 'lockdown-lesson' : `lockdown-lesson-${game}`;

/** The lesson of a game that was begun in this browser and not yet finished, if its table is still kept. */
export function begunLesson(game: string): string {
  const table = localStorage.getItem(kept(game)) ?? '';
  return keptTables().some((one) => one.table === table) ? table : '';
}

export function finishedLesson(table: string, game: string): void {
  if (localStorage.getItem(kept(game)) === table) localStorage.removeItem(kept(game));
}

/** Goes on with the lesson of a game, or begins it; `short`: on the road for who knows the other game. */
export async function startLesson(game: string, short = false): Promise<void> {
  const begun = begunLesson(game);
  if (begun) {
    go(`/t/${begun}`);
    return;
  }
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game,
      mode: short ? 'tutorial_short' : 'tutorial',
      name: settings.name,
    }),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const made = (await answer.json()) as CreatedTable;
  keepToken(made.table, made.seat, made.token);
  localStorage.setItem(kept(game), made.table);
  go(`/t/${made.table}`);
}
