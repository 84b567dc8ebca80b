import type { Component } from 'svelte';

/** The lesson, if one exists: how to start it, and what it puts above the decision bar. */
export const tutorial = $state<{ strip: Component | null; start: (() => void) | null }>({
  strip: null,
  start: null,
});
