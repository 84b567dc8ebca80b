import type { Component } from 'svelte';
import type { Slot } from '../lib/content';
import { playing } from '../lib/playing.svelte';
import type { CrewView, DecisionView, EventView, RoomView, TableView } from '../lib/protocol';
import { parts as lockdown } from './lockdown/parts';
import { parts as nemesis } from './nemesis/parts';

type Of<Props extends object> = Component<Props & Record<string, unknown>>;
type View = { view: TableView };

/** What one game draws otherwise than the other. Each game's own parts are given its own view. */
export interface Parts {
  /** Behind pages without a table. */
  Scene: Of<{ dusk?: boolean }>;
  /** Time, and what else runs out. */
  Track: Of<View & { short?: boolean }>;
  /** Beside the gauges of fire and malfunctions. */
  Gauge?: Of<View>;
  /** The second line of a phone: what else must be seen without a tap. */
  Strip?: Of<View>;
  /** Under the corridors of the board. */
  Ground: Of<View>;
  /** Everything on the board that is no room. */
  Outside: Of<View>;
  /** In a room, under its name. */
  Light: Of<{ slot: Slot; room: RoomView }>;
  /** In a room, besides the usual markers. */
  Marks?: Of<View & { slot: Slot; room: RoomView; figures: number }>;
  /** Under the crew: what lies beside the board. */
  Boards: Of<View>;
  /** Where somebody is, in the list of the crew. */
  Place: Of<View & { one: CrewView }>;
  /** Among the small marks of somebody in the list of the crew. */
  Chip?: Of<{ one: CrewView }>;
  /** In one's own area, under the wounds. */
  Own?: Of<{ one: CrewView }>;
  /** What only this player knows, under the objectives. */
  Secrets: Of<View>;
  /** Who plays no character any more has something else instead of wounds, hand and backpack. */
  role?(view: TableView, eye: number): { Me: Of<View>; Hand: Of<View>; Pack: Of<View> } | undefined;
  /** Beside a game that is shown again: what a role holds, as far as these eyes see it. */
  Roles?: Of<View & { hands: readonly unknown[] }>;
  /** Instead of a list of options: for decisions that are made by hand. */
  chooser?(decision: DecisionView): Of<View> | undefined;
  /** Above the crew at the end; `shown`: how many steps of the check have been turned over. */
  Verdict: Of<View & { shown: number; events: readonly EventView[] }>;
  /** After the end: who knew what. */
  Knew: Of<View & { events: readonly EventView[] }>;
}

const PARTS: Record<string, Parts> = { lockdown, nemesis };

/** What the game in view draws. */
export const parts = (): Parts => PARTS[playing.game] ?? lockdown;
