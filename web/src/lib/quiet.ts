import type { TableView } from './protocol';

/** What a player wished: no more questions about reactions until one of these public facts changes. */
export type Silence = { until: 'action' | 'round'; at: string };

/** The same facts by which the server ends the silence (`server/windows.py`, `quiet_until`). */
function facts(until: Silence['until'], view: TableView): string {
  const round = `${view.round}/${view.phase}`;
  return until === 'round' ? round : `${round}/${view.turn}/${view.actions_left}`;
}

export function silenceFrom(until: Silence['until'], view: TableView): Silence {
  return { until, at: facts(until, view) };
}

export function isSilent(silence: Silence | null, view: TableView | undefined): boolean {
  return !!silence && !!view && facts(silence.until, view) === silence.at;
}

const silenceKey = (table: string, seat: number): string => `lockdown-quiet-${table}-${seat}`;

/** The server keeps the wish but does not repeat it; a page opened again shows it from here. */
export function keepSilence(table: string, seat: number, wish: Silence | null): void {
  if (wish) sessionStorage.setItem(silenceKey(table, seat), JSON.stringify(wish));
  else sessionStorage.removeItem(silenceKey(table, seat));
}

export function readSilence(table: string, seat: number): Silence | null {
  try {
    return JSON.parse(sessionStorage.getItem(silenceKey(table, seat)) ?? 'null') as Silence | null;
  } catch {
    return null;
  }
}
