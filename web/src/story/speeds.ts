import { saveSettings, settings } from '../lib/settings.svelte';

/** How fast others' turns are told; 0 stands for "at once". */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

/** A step slower or faster; beyond the fastest: at once. */
export function shift(by: 1 | -1): void {
  const all = [...SPEEDS, 0];
  const at = all.indexOf(settings.speed);
  const next = all[Math.min(all.length - 1, Math.max(0, (at < 0 ? 1 : at) + by))]!;
  settings.speed = next;
  saveSettings();
}
