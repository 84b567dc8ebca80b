import type { Component } from 'svelte';

/** The lesson, if one exists: how to start it, what it puts above the decision bar, and a hint beside it. */
export const tutorial = $state<{
  strip: Component | null;
  hint: Component | null;
  start: ((game?: string, short?: boolean) => void) | null;
}>({
  strip: null,
  hint: null,
  start: null,
});
