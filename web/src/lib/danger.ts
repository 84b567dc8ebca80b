import type { DangerView, OddsAnswer } from './protocol';
import { find, t } from './words.svelte';

export const percent = (chance: number): number => Math.round(chance * 100);

/** Below half a percent nothing is said; above it at least "1 %". */
const shown = (chance: number): number => (chance > 0 ? Math.max(1, percent(chance)) : 0);

/** A danger in a few words: "12 % death". */
export function dangerWords(danger: DangerView): string {
  return t(`danger-${danger.key}`, { p: shown(danger.chance) });
}

/** A danger as a sentence, for who is about to confirm. */
export function dangerSentence(danger: DangerView): string {
  const args = { p: shown(danger.chance) };
  return find(`danger-${danger.key}`, 'text', args) ?? t(`danger-${danger.key}`, args);
}

/** What is said on the chip of an option: the worst that may follow, in one or two short pieces. */
export function riskWords(odds: OddsAnswer | undefined): { words: string; bad: boolean } {
  if (!odds) return { words: '', bad: false };
  const worst = odds.dangers.filter((d) => d.key !== 'surprise').slice(0, 2);
  const said = worst.map(dangerWords);
  const meeting = odds.outcomes['encounter'] ?? 0;
  if (meeting > 0.004 && said.length < 2) said.push(t('danger-encounter', { p: shown(meeting) }));
  const danger = odds.outcomes['danger'] ?? 0;
  if (danger > 0.004 && !said.length) said.push(t('danger-danger', { p: shown(danger) }));
  return { words: said.join(' · '), bad: worst.length > 0 || meeting > 0 };
}
