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
  section: string;
  exits: string[];
  exit?: boolean;
  x: number;
  y: number;
}
export interface Corridor {
  key: string;
  a: number;
  b: number;
  numbers: number[];
  section: string;
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
}
export interface Board {
  canvas: [number, number];
  sections: string[];
  slot: Slot[];
  corridor: Corridor[];
  entrance: { key: string; slot: number; numbers: number[] }[];
  network: { key: string; x: number; y: number }[];
  space: Space[];
  elevator: { rooms: number[] };
  exit_rooms: number[];
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
export interface Content {
  board: Board;
  track: {
    space: { key: string; colour: string; css: boolean; failure: string }[];
    isolation_opens_at: string;
  };
  options: Record<string, { default: string; values: string[]; rule: string }>;
  characters: Record<
    string,
    Fact & {
      origin: string;
      colour: string;
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
  contingencies: Record<string, { copies: number }>;
  css: Record<string, { copies: number; launches: string[] }>;
  limits: { fire: number; malfunction: number; doors: number; eggs: number };
  weakness_levels: number[];
  keys: { actions: string[]; items: string[]; stalkers: string[] };
  verbs: Record<string, string[]>;
  bots: string[];
}

const loading = new Map<string, Promise<Content>>();
const loaded = new Map<string, Content>();

export function loadContent(game: string): Promise<Content> {
  const found =
    loading.get(game) ??
    fetch(`/api/content/${game}`)
      .then((answer) => {
        if (!answer.ok) throw new Error(`content: ${answer.status}`);
        return answer.json() as Promise<Content>;
      })
      .then((facts) => {
        loaded.set(game, facts);
        return facts;
      });
  loading.set(game, found);
  found.catch(() => loading.delete(game));
  return found;
}

/** The facts of the game in view; screens are only mounted once they are loaded. */
export function content(): Content {
  const found = loaded.get(playing.game);
  if (!found) throw new Error('content is not loaded yet');
  return found;
}

export function setContent(value: Content, game = playing.game): void {
  loaded.set(game, value);
}
