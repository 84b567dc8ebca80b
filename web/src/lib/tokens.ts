import { forgetMuted } from '../talk/muted.svelte';

/** Seat tokens of a table, kept in this browser. */
interface Kept {
  tokens: Record<number, string>;
  at: number;
  name?: string;
}

function keptKey(table: string): string {
  return `lockdown-table-${table}`;
}

export function keptTables(): { table: string; at: number }[] {
  const found: { table: string; at: number }[] = [];
  for (let i = 0; i < localStorage.length; i += 1) {
    const key = localStorage.key(i);
    if (!key?.startsWith('lockdown-table-')) continue;
    try {
      found.push({ table: key.slice(15), at: (JSON.parse(localStorage.getItem(key)!) as Kept).at });
    } catch {
      /* not ours */
    }
  }
  return found.sort((a, b) => b.at - a.at);
}

export function keepToken(table: string, seat: number, token: string): void {
  const kept = readKept(table);
  kept.tokens[seat] = token;
  kept.at = Date.now();
  localStorage.setItem(keptKey(table), JSON.stringify(kept));
}

/** The tokens of this browser's seats at a table. */
export const tokensOf = (table: string): Record<number, string> => readKept(table).tokens;

export function forgetTable(table: string): void {
  localStorage.removeItem(keptKey(table));
  forgetMuted(table);
}

/** What this browser keeps of a table; nothing yet, if it never sat there. */
function readKept(table: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(keptKey(table)) ?? 'null') as Kept | null;
    if (kept?.tokens) return kept;
  } catch {
    /* start anew */
  }
  return { tokens: {}, at: Date.now() };
}
