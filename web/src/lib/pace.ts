import { tick } from 'svelte';

export const MEASURE = 'lockdown-update';

/**
 * Leaves a measure from the arrival of a message to the page after it (`PerformanceObserver`, developer
 * tools). The list is kept empty: only listeners hear of it.
 */
export async function timed(start: number, bytes: number): Promise<void> {
  await tick();
  performance.measure(MEASURE, { start, end: performance.now(), detail: bytes });
  performance.clearMeasures(MEASURE);
}

/** Just before the page is drawn, when everything has changed: measuring earlier would lay it out twice. */
export function atNextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}
