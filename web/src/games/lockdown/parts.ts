import type { Component } from 'svelte';
import type { Parts } from '../parts';
import Boards from './Boards.svelte';
import Chip from './Chip.svelte';
import Gauge from './Gauge.svelte';
import Ground from './Ground.svelte';
import Knew from './Knew.svelte';
import Light from './Light.svelte';
import Marks from './Marks.svelte';
import Outside from './Outside.svelte';
import Own from './Own.svelte';
import Place from './Place.svelte';
import PowerTokens from './PowerTokens.svelte';
import Scene from './Scene.svelte';
import Secrets from './Secrets.svelte';
import Track from './Track.svelte';
import Verdict from './Verdict.svelte';

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- parts of a game take its own view */
type Any = Component<any>;

const drawn: Record<Exclude<keyof Parts, 'chooser' | 'Strip' | 'role' | 'Roles'>, Any> = {
  Scene,
  Track,
  Gauge,
  Ground,
  Outside,
  Light,
  Marks,
  Boards,
  Place,
  Chip,
  Own,
  Secrets,
  Verdict,
  Knew,
};

export const parts: Parts = {
  ...drawn,
  // Power tokens are exchanged by hand.
  chooser: (decision) =>
    decision.options.every((o) => o.verb === 'power') ? (PowerTokens as Any) : undefined,
};
