import { t } from '../../lib/words.svelte';
import { since, type Belief } from './beliefs';

/** What is known of an engine, in words. */
export const engineWords = (one: { engine: number; state: string }): string =>
  t('ui-engine-seen', {
    n: one.engine,
    state: one.state ? t(`engine-${one.state}`) : t('ui-engine-unknown'),
  });

/** And since when, in words; nothing if it was never looked at. */
export function sinceWords(one: Belief): string {
  const { round, turned } = since(one);
  return round ? t(turned ? 'ui-engine-turned-in' : 'ui-engine-seen-in', { n: round }) : '';
}
