import type { Line } from '../lib/protocol';
import type { TableStore } from '../lib/table.svelte';
import { t } from '../lib/words.svelte';
import { phraseWords } from './choices';

type Names = Pick<TableStore, 'nameOf' | 'called' | 'speaker'>;

/** The words of a line in the language of whoever reads it. */
export function lineWords(store: Names, line: Line): string {
  if (line.phrase) return phraseWords(line.phrase, line.args ?? {}, store.speaker);
  if (line.emote) return t(`emote-${line.emote}`);
  if (line.text) return line.text;
  return line.channel === 'whisper'
    ? t('ui-whispers-to', { to: store.nameOf(line.to ?? -1) })
    : '…';
}

export function lineName(store: Names, line: Line): string {
  if (line.seat < 0) return line.name || t('ui-spectator');
  // "You waves" is no sentence.
  return line.emote ? store.nameOf(line.seat) : store.called(line.seat);
}

export interface Fold {
  key: number;
  seat: number;
  hidden: boolean;
  lines: Line[];
}

/** Lines one after the other; those of somebody muted, as many as follow each other, as one. */
export function folded(lines: readonly Line[], hides: (line: Line) => boolean): Fold[] {
  const folds: Fold[] = [];
  for (const line of lines) {
    const hidden = hides(line);
    const last = folds.at(-1);
    if (hidden && last?.hidden && last.seat === line.seat) last.lines.push(line);
    else folds.push({ key: line.n, seat: line.seat, hidden, lines: [line] });
  }
  return folds;
}
