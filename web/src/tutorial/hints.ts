import { FIRST } from '../lib/playing.svelte';
import type { HintView } from '../lib/protocol';

const OFF = 'lockdown-hints-off';
const A_ROUND = 2;
const A_GAME = 2;

interface Said {
  counts: Record<string, number>;
  rounds: Record<string, string[]>;
}

/** What has been said at a table, so that no hint becomes a nuisance. Kept in this browser. */
export class HintMemory {
  private kept: Said = { counts: {}, rounds: {} };
  private off: string[] = [];
  /** The hint of each decision: the same one does not count twice there. */
  private last = '';

  constructor(
    private readonly table: string,
    private readonly store: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
  ) {
    try {
      this.kept = {
        ...this.kept,
        ...(JSON.parse(store.getItem(`lockdown-hints-${table}`) ?? '{}') as Partial<Said>),
      };
      this.off = JSON.parse(store.getItem(OFF) ?? '[]') as string[];
    } catch {
      /* start anew */
    }
  }

  may(hint: HintView, round: number, decision: string): boolean {
    if (this.off.includes(hint.key)) return false;
    if (this.last === `${decision} ${hint.key}`) return true;
    if ((this.kept.counts[hint.key] ?? 0) >= (hint.once ? 1 : A_GAME)) return false;
    const said = this.kept.rounds[round] ?? [];
    return said.includes(hint.key) || said.length < A_ROUND;
  }

  said(hint: HintView, round: number, decision: string): void {
    const now = `${decision} ${hint.key}`;
    if (this.last === now) return;
    this.last = now;
    this.kept.counts[hint.key] = (this.kept.counts[hint.key] ?? 0) + 1;
    const said = this.kept.rounds[round] ?? [];
    if (!said.includes(hint.key)) this.kept.rounds[round] = [...said, hint.key];
    this.store.setItem(`lockdown-hints-${this.table}`, JSON.stringify(this.kept));
  }

  silence(key: string): void {
    this.off = [...this.off, key];
    this.store.setItem(OFF, JSON.stringify(this.off));
  }
}

/** Where the finished games of one kind are counted. */
const done = (game: string): string =>
  game === FIRST.game ? 'lockdown-finished' : `lockdown-finished-${game}`;
/** So many games is somebody a beginner, in each of them anew. */
export const BEGINNER = 3;

function finished(game: string, store: Pick<Storage, 'getItem'>): string[] {
  try {
    return JSON.parse(store.getItem(done(game)) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Whether somebody has not finished enough games of this kind to do without hints. */
export function beginner(game: string, store: Pick<Storage, 'getItem'> = localStorage): boolean {
  return finished(game, store).length < BEGINNER;
}

/** Counts a finished game, each once; says whether it was the last one of a beginner. */
export function finishedGame(
  table: string,
  game: string,
  store: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
): boolean {
  const before = finished(game, store);
  if (before.includes(table) || before.length >= BEGINNER) return false;
  const now = [...before, table];
  store.setItem(done(game), JSON.stringify(now));
  return now.length === BEGINNER;
}
