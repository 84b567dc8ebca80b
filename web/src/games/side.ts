import type { Board, Corridor } from '../lib/content';
import type { CrewView, EventView, RoomView, TableView } from '../lib/protocol';
import type { Speaker } from '../lib/speak';
import type { Measure, Test } from '../lib/together';

/** Something on the table that can be explained, and how it is called there. */
export interface Thing {
  key: string;
  label: string;
}
/** Where somebody stands who is in no room: a room all the same, or a place of the board. */
export type Stand = number | { at: [number, number]; apart?: [number, number]; scale?: number };

export interface Leaving {
  at: [number, number];
  way: [number, number];
}

/** One line of the victory check for one character. */
export interface Cell {
  /** `away`: it does not concern them. */
  tone: 'ok' | 'no' | 'away';
  words: string;
  note?: string;
  /** Nobody asks the dead: what comes after this step is not looked at. */
  dies?: boolean;
}
/** How a character left the board. */
export interface Left {
  words: string;
  icon: string;
  event: EventView | undefined;
  /** Whether the event killed them; then what did it is told. */
  dead: boolean;
}

/**
 * What one game does otherwise than the other, as plain functions: light, places, words. What it
 * draws is in `parts`. Each game's own functions are given its own view.
 */
export interface Side {
  /** Its name on the page. */
  title: string;
  /** Classes of the page: the colours of the game, and how it stands. */
  theme(view: TableView | undefined): string;
  /** How a room is lit; nothing where there is no power to fail. */
  lamp(room: RoomView): '' | 'lit' | 'dark';
  lit(view: TableView, section: string | undefined): boolean;
  /** The line of a corridor. */
  way(board: Board, corridor: Corridor): string;
  stands(view: TableView, one: CrewView): Stand | undefined;
  /** Where something leaves the board from that is launched, and which way it goes. */
  leaves(view: TableView, event: EventView): Leaving | undefined;
  /** How far below the middle of a room figures stand, where something is written under them. */
  below(view: TableView, slot: number): number | undefined;
  /** How the table stands besides rooms and crew, in sentences (text mode). */
  now(view: TableView, speaker: Speaker): string[];
  /** What everybody sees of a character besides the usual. */
  things(view: TableView, one: CrewView): Thing[];
  /** What lies or stands in a room besides the usual. */
  inRoom(view: TableView, slot: number): Thing[];
  /** What only this player knows besides objectives, in sentences (text mode). */
  secrets(view: TableView, events: readonly EventView[]): string[];
  /** The end: how somebody left, and each step of the check. */
  left(view: TableView, events: readonly EventView[], seat: number): Left;
  check(step: string, view: TableView, events: readonly EventView[], seat: number): Cell;
  /** What somebody who has just died can still hope for under these rules of the table, in words. */
  afterDeath?(
    events: readonly EventView[],
    seat: number,
    rules: Readonly<Record<string, string>>,
  ): string;
  /** How far a condition of a shared objective is; nothing for what it has no words for. */
  measure?(test: Test, called: (seat: number) => string): Measure | undefined;
  /** What the game counts in the story of its end: kind of event and its word. */
  counted: [kind: string, word: string][];
  /** Parts of this game's screen that its lesson can point at: their name there, and what they are. */
  pointed: Record<string, string>;
}
