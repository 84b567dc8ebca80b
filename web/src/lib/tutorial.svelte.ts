import type { Component } from 'svelte';

/** The lesson, if one exists: what it puts above the decision bar, and a hint beside it. */
export const tutorial = $state<{
  strip: Component | null;
  hint: Component | null;
}>({
  strip: null,
  hint: null,
});
