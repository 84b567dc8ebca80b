import type { Refused } from './protocol';

/** Refusals by their reason, in the order in which they came: what is the same is said once. */
export function byReason(refused: readonly Refused[]): Refused[][] {
  const found = new Map<string, Refused[]>();
  for (const one of refused) {
    const reason = JSON.stringify([one.reason, one.args]);
    const same = found.get(reason);
    if (same) same.push(one);
    else found.set(reason, [one]);
  }
  return [...found.values()];
}
