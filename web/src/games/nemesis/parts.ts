import type { Component } from 'svelte';
import type { NemesisView } from '../../lib/protocol';
import type { Parts } from '../parts';
import Boards from './Boards.svelte';
import Chip from './Chip.svelte';
import Ground from './Ground.svelte';
import HunterChooser from './hunter/Chooser.svelte';
import HunterHand from './hunter/Hand.svelte';
import HunterMe from './hunter/Me.svelte';
import HunterPack from './hunter/Pack.svelte';
import Hunter from './Hunter.svelte';
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

const drawn: Record<Exclude<keyof Parts, 'chooser' | 'role' | 'Gauge' | 'Own'>, Any> = {
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
  Roles: Hunter,
};

/** Of whoever went on as the Intruder. */
const hunter: Record<'Me' | 'Hand' | 'Pack', Any> = {
  Me: HunterMe,
  Hand: HunterHand,
  Pack: HunterPack,
};

export const parts: Parts = {
  ...drawn,
  role: (view, eye) =>
    eye >= 0 && (view as unknown as NemesisView).intruder?.seat === eye ? hunter : undefined,
  chooser: (decision) => (decision.kind === 'intruder_turn' ? (HunterChooser as Any) : undefined),
};
