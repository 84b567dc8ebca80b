import { playing } from './playing.svelte';

/** Static facts of boards and components, as `/api/content` tells them. */
export interface Fact {
  source: string;
  confidence: string;
  ours: string[];
  rules: string[];
}
export interface Slot {
  number: number;
  kind: string;
  room?: string;
  /** Missing where the board has no sections. */
  section?: string;
  /** Drawn small: a staircase between sections. */
  stairs?: boolean;
  exits: string[];
  exit?: boolean;
  /** The shape of a room that is no hexagon, around its middle. */
  outline?: string;
  x: number;
  y: number;
}
export interface Corridor {
  key: string;
  a: number;
  b: number;
  numbers: number[];
  section?: string;
  mid: [number, number];
}
export interface Space {
  key: string;
  name: string;
  x: number;
  y: number;
  size: [number, number];
  slot?: number;
  section?: string;
  container?: string;
  /** Who is in this place stands here. */
  place?: string;
  stand?: [number, number];
  words?: 'before' | 'under' | 'under_end';
}
export interface Entrance {
  key: string;
  slot: number;
  numbers: number[];
  /** Its network, where the board has several. */
  network?: string;
  /** Where its plate is drawn, from the middle of the slot; not said: at the lower edge. */
  plate?: [number, number];
}
export interface Board {
  canvas: [number, number];
  /** What a screen shows of the canvas: x, y, width, height. */
  frame: [number, number, number, number];
  drawing?: {
    /** Outside: the edge of the cliff, lines between zones, paths, the way to the bunker. */
    cliff?: string;
    zones?: string[];
    paths?: string[];
    flight?: string;
    /** Where the rover stands, by exit. */
    docks?: Record<string, [number, number]>;
    road?: string;
    shaft?: [number, number, number, number];
    hull?: string;
    plates?: string;
    windows?: [number, number][];
  };
  /** Outside: noise spaces around buildings. */
  zone?: { key: string; number: number; x: number; y: number }[];
  building?: { key: string; section: string; outline: string; x: number; y: number }[];
  sections?: string[];
  slot: Slot[];
  corridor: Corridor[];
  entrance: Entrance[];
  network: { key: string; x: number; y: number }[];
  space?: Space[];
  elevator?: { rooms: number[] };
  exit_rooms?: number[];
  /** The ship: where escape pods lie, and the components beside it. */
  pod_section?: { key: string; room: string; spaces: [number, number][] }[];
  place?: {
    coordinates_card: [number, number];
    destination_track: Record<string, [number, number]>;
    engine_tokens: Record<string, [number, number]>;
  };
}
/** A space of a track: what is printed on it, and what happens there. */
export interface TrackSpace {
  label: string;
  colour: string;
  effect?: string;
}
export interface ActionFact extends Fact {
  cost: number;
  combat: string;
  reaction: boolean;
  /** How many copies each character has. */
  copies: Record<string, number>;
  parts: number;
}
export interface ItemFact extends Fact {
  deck: string;
  cost: number;
  combat: string;
  single_use: boolean;
  heavy: boolean;
  bulky: boolean;
  weapon: string;
  ammo: number[];
  uses: number[];
  component: string;
  recipe: string[];
  light: boolean;
  group: string;
  words: string;
  parts: number;
}
export interface RoomFact extends Fact {
  kind: string;
  colour: string;
  computer: boolean;
  searchable: boolean;
  container: string;
  actions: { key: string; cost: number }[];
  colour_confidence: string;
  computer_confidence: string;
}
/** A marker, a token or a place: the message with its name, its rules and terms. */
export interface Mark {
  word: string;
  /** The message with its text, if it is another one. */
  text: string;
  rules: string[];
  terms: string[];
}
/** What a turn offers under one button. */
export interface Group {
  key: string;
  verbs: string[];
  rule: string;
}
export interface Content {
  /** The side that is played on. */
  board: Board;
  boards: Record<string, Board>;
  tracks: {
    time: {
      space: ({ key: string; css: boolean; failure: string } & TrackSpace)[];
      isolation_opens_at: string;
    };
    self_destruct?: { space: TrackSpace[] };
    destination?: { space: TrackSpace[] };
  };
  title: string;
  turn: Group[];
  marks: Record<string, Mark>;
  /** By kind of thing and key; an empty key is for all others. */
  rules: Record<string, Record<string, string[]>>;
  /** The steps of the victory check. */
  ending: { key: string; rule: string }[];
  /** The numbers of the steps of the event phase. */
  steps: number[];
  /** Ready phrases by group, with what they name: `css_on:space,css`. */
  phrases: Record<string, string[]>;
  options: Record<string, { default: string; values: string[]; rule: string }>;
  characters: Record<
    string,
    Fact & {
      origin: string;
      colour: string;
      /** What a table has to choose so that the character can be taken; empty: always. */
      kit: string;
      knowledge: number;
      start_room: string;
      starting_item: string;
      mission_items: string[];
    }
  >;
  rooms: Record<string, RoomFact>;
  actions: Record<string, ActionFact>;
  items: Record<string, ItemFact>;
  objectives: Record<
    string,
    Fact & { deck: string; players: number; condition: { kind: string }[][] }
  >;
  wounds: Record<string, Fact>;
  weaknesses: Record<string, Fact>;
  computers: Record<string, { options: string[] }>;
  contingencies?: Record<string, { copies: number }>;
  css?: Record<string, { copies: number; launches: string[] }>;
  /** The original game: the destination under each space, by coordinates card. */
  coordinates?: Record<string, Record<string, string>>;
  limits: { fire: number; malfunction: number; doors: number; eggs: number };
  weakness_levels: number[];
  /** Lockdown: knowledge that weaknesses of each kind of enemies ask for; 0: none. */
  enemies?: Record<string, { weakness_levels: number[] }>;
  keys: { actions: string[]; items: string[]; stalkers: string[]; characters: string[] };
  verbs: Record<string, string[]>;
  bots: string[];
}

const loading = new Map<string, Promise<void>>();
/** By game and side of the board. */
const loaded = new Map<string, Content>();
const key = (game: string, side: string): string => `${game}/${side}`;

export function loadContent(game: string): Promise<void> {
  const found =
    loading.get(game) ??
    fetch(`/api/content/${game}`)
      .then((answer) => {
        if (!answer.ok) throw new Error(`content: ${answer.status}`);
        return answer.json() as Promise<Content>;
      })
      .then((facts) => {
        for (const [side, board] of Object.entries(facts.boards))
          loaded.set(key(game, side), { ...facts, board });
      });
  loading.set(game, found);
  found.catch(() => loading.delete(game));
  return found;
}

/** The facts of a game if they are here, whichever side of its board. */
export function contentOf(game: string): Content | undefined {
  for (const [name, facts] of loaded) if (name.startsWith(`${game}/`)) return facts;
  return undefined;
}

/** The facts of the game in view; screens are only mounted once they are loaded. */
export function content(): Content {
  const found = loaded.get(key(playing.game, playing.board));
  if (!found) throw new Error('content is not loaded yet');
  return found;
}

export function setContent(value: Content): void {
  loaded.set(key(playing.game, playing.board), value);
}

/** The rules of a thing, besides those that its own facts name. */
export function rulesFor(kind: string, value = ''): readonly string[] {
  const found = content().rules[kind];
  return found?.[value] ?? found?.[''] ?? [];
}
