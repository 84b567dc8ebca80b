import type { CreatedTable } from '../lib/protocol';
import { go } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import { keepToken, keptTables } from '../lib/tokens';

const KEY = 'lockdown-lesson';

/** The lesson that was begun in this browser and not yet finished, if its table is still kept. */
export function begunLesson(): string {
  const table = localStorage.getItem(KEY) ?? '';
  return keptTables().some((kept) => kept.table === table) ? table : '';
}

export function finishedLesson(table: string): void {
  if (localStorage.getItem(KEY) === table) localStorage.removeItem(KEY);
}

/** Goes on with the lesson, or begins it. */
export async function startLesson(): Promise<void> {
  const begun = begunLesson();
  if (begun) {
    go(`/t/${begun}`);
    return;
  }
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'tutorial', name: settings.name }),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const made = (await answer.json()) as CreatedTable;
  keepToken(made.table, made.seat, made.token);
  localStorage.setItem(KEY, made.table);
  go(`/t/${made.table}`);
}
