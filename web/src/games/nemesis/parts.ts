import type { Component } from 'svelte';
import type { Parts } from '../parts';
import Boards from './Boards.svelte';
import Chip from './Chip.svelte';
import Ground from './Ground.svelte';
import Knew from './Knew.svelte';
import Light from './Light.svelte';
import Marks from './Marks.svelte';
import Outside from './Outside.svelte';
import Place from './Place.svelte';
import Scene from './Scene.svelte';
import Secrets from './Secrets.svelte';
import Strip from './Strip.svelte';
import Track from './Track.svelte';
import Verdict from './Verdict.svelte';

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- parts of a game take its own view */
type Any = Component<any>;

const drawn: Record<Exclude<keyof Parts, 'chooser' | 'Gauge' | 'Own'>, Any> = {
  Scene,
  Track,
  Strip,
  Ground,
  Outside,
  Light,
  Boards,
  Place,
  Secrets,
  Verdict,
  Knew,
  Chip,
  Marks,
};

export const parts: Parts = drawn;
