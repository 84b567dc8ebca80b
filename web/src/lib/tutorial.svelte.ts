import type { Component } from 'svelte';

/** What a lesson puts above the decision bar, if one is running. */
export const tutorial = $state<{ strip: Component | null }>({ strip: null });
