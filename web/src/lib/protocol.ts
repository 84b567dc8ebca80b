// Made by tools/protocol_ts.py from the Python protocol. Do not edit.

export const PROTOCOL = 1;

/** An item or bulky object that the viewer sees. */
export interface ItemView {
  text: string;
  key: string;
  count: number;
  capacity: number;
  colour: string;
  pair: number;
  magazine: boolean;
}

/** A card in somebody's inventory: its back, and its face if the viewer knows it. */
export interface PackView {
  colour: string;
  item: ItemView | null;
}

/** A serious wound on a character. */
export interface WoundView {
  key: string;
  dressed: boolean;
  numbed: boolean;
}

/** A room slot. */
export interface RoomView {
  slot: number;
  explored: boolean;
  tile: string;
  kind: string;
  section: string;
  powered: boolean;
  token: string;
  items: number;
  fire: boolean;
  malfunction: boolean;
  computer: boolean;
  objects: ItemView[];
}

/** A Night Stalker figure. */
export interface StalkerView {
  text: string;
  kind: string;
  room: number;
  wounds: number;
}

/** A deck: how many cards, and its open discard pile, top last. */
export interface DeckView {
  key: string;
  cards: number;
  discard: string[];
}

/** A card in a deck that the viewer has looked at and can still follow. */
export interface KnownCard {
  deck: string;
  card: string;
  from_top: number;
  from_bottom: number;
}

/** A character as the viewer sees it. */
export interface CrewView {
  seat: number;
  number: number;
  character: string;
  place: string;
  room: number;
  hand: number;
  deck: number;
  discard: string[];
  light: number;
  wounds: WoundView[];
  slime: boolean;
  larva: boolean;
  signal: boolean;
  passed: boolean;
  hands: ItemView[];
  slots: number;
  beside: ItemView[];
  pack: PackView[];
  missions: string[];
  objectives: number;
  known_objectives: string[];
  open_hand: string[];
}

/** What only the viewer knows of the own character. */
export interface MeView {
  hand: string[];
  discard: string[];
  objectives: string[];
  objectives_met: boolean[];
}

/** An argument of an option or a prompt: its kind and its text. */
export interface ArgView {
  kind: string;
  text: string;
}

/** One legal option. */
export interface OptionView {
  text: string;
  verb: string;
  args: ArgView[];
  cost: number;
}

/** What the viewer has to decide. */
export interface DecisionView {
  kind: string;
  rule: string;
  secret: boolean;
  options: OptionView[];
  about: Record<string, ArgView>;
}

/** An action that was declared and paid and has not taken place yet (LD-ACT-25). */
export interface DeclaredView {
  seat: number;
  action: ArgView;
}

/** How the game ended. */
export interface ResultView {
  ended: string;
  destroyed: boolean;
  winners: number[];
  survivors: number[];
  objectives: string[][];
}

/** The whole table in one viewer's eyes. */
export interface TableView {
  seat: number | null;
  game: string;
  mode: string;
  board: string;
  options: Record<string, string>;
  phase: string;
  round: number;
  time: number;
  event_step: number;
  first: number;
  turn: number;
  actions_left: number;
  waiting: number[];
  asking: string;
  destruct: number;
  rooms: RoomView[];
  noise: string[];
  closed: string[];
  destroyed_doors: string[];
  vented: number;
  fire_left: number;
  malfunctions_left: number;
  doors_left: number;
  stalkers: StalkerView[];
  bag: Record<string, number>;
  outside: Record<string, number>;
  eggs: number;
  egg_supply: number;
  nest_destroyed: boolean;
  queen_killed: boolean;
  decks: DeckView[];
  crafted: Record<string, number>;
  weaknesses: string[];
  known_cards: KnownCard[];
  crew: CrewView[];
  me: MeView | null;
  decision: DecisionView | null;
  result: ResultView | null;
  declared: DeclaredView | null;
}

/** Something worth saying to a beginner at the open decision. */
export interface HintView {
  key: string;
  rule: string;
  option: string;
  args: Record<string, ArgView>;
  once: boolean;
  wait: number;
}

/** A CSS token on the time track. */
export interface CssView {
  space: number;
  face: string;
  revealed: boolean;
}

/** A token of the neutral contingency pool. */
export interface PoolView {
  slot: number;
  face: string;
}

/** A power token in its place. */
export interface PowerView {
  place: string;
  token: number;
  on: boolean;
  fails_next: boolean;
}

/** A character of Lockdown as the viewer sees it. */
export interface LockdownCrewView extends CrewView {
  knowledge: number;
  knowledge_active: boolean;
  contingencies: string[];
}

/** What only the viewer knows of the own character. */
export interface LockdownMeView extends MeView {
  contingencies: string[];
}

/** How the game ended. */
export interface LockdownResultView extends ResultView {
  contingency: string;
}

/** The whole table of Lockdown in one viewer's eyes. */
export interface LockdownView extends TableView {
  crew: LockdownCrewView[];
  me: LockdownMeView | null;
  result: LockdownResultView | null;
  enemies: string;
  guests: boolean;
  time_blue: boolean;
  power: PowerView[];
  elevator: number;
  gate_open: boolean;
  rover_here: boolean;
  isolation_open: boolean;
  destruct_red: boolean;
  emergency: number;
  css: CssView[];
  computer: string;
  analysed: string[];
  pool: PoolView[];
}

/** The table with the surface of Mars on it (LD-SRF). */
export interface SurfaceView extends TableView {
  rover: number;
  open_tokens: number[];
}

/** An engine: what the viewer knows of its top token. */
export interface EngineView {
  engine: number;
  room: number;
  state: string;
}

/** An escape pod that is in the game. */
export interface PodView {
  number: number;
  section: string;
  locked: boolean;
  gone: boolean;
  crew: number[];
}

/** The player who goes on as the Intruder: what everybody sees. */
export interface IntruderSeatView {
  seat: number;
  hand: number;
  deck: number;
  discard: string[];
}

/** A character of the original game as the viewer sees it. */
export interface NemesisCrewView extends CrewView {
  pod: number;
  role: string;
}

/** What only the viewer knows of the own character. */
export interface NemesisMeView extends MeView {
  intruder_hand: string[];
}

/** How the game ended. */
export interface NemesisResultView extends ResultView {
  engines: string[];
  destination: string;
}

/** The whole table of the original game in one viewer's eyes. */
export interface NemesisView extends TableView {
  crew: NemesisCrewView[];
  me: NemesisMeView | null;
  result: NemesisResultView | null;
  engines: EngineView[];
  course: string;
  coordinates: Record<string, string>;
  looked: number[];
  hibernation_open: boolean;
  open_tokens: number[];
  somebody_died: boolean;
  rushing: number;
  attacks_skipped: boolean;
  intruder: IntruderSeatView | null;
  pods: PodView[];
}

/** A seat at the table, as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  connected: boolean;
  away_since: number;
  stand_in: string;
  host: boolean;
}

/** What the host may set before the start. Names of rules options: `rulesets.OPTIONS`. */
export interface TableOptions {
  pace?: string;
  clock?: string;
  clock_seconds?: number;
  reaction_seconds?: number;
  help?: string;
  spectators?: boolean;
  whispers_shown?: boolean;
  bot_talk?: boolean;
  rules?: Record<string, string>;
  characters?: string[];
}

/** What the seed of the game is made of (`lockdown.kernel.fair`). */
export interface DiceView {
  seal: string;
  attempt: number;
  seals: Record<number, string>;
  settled: boolean;
  missing: number[];
  part: string;
  parts: Record<number, string>;
}

/** The table before and around the game. */
export interface LobbyView {
  table: string;
  state: string;
  game: string;
  mode: string;
  board: string;
  seats: SeatInfo[];
  options: TableOptions;
  commitment: string;
  opened: string;
  stopped: string;
  dice: DiceView | null;
  spectators: number;
  rematch: string;
  enemies: string;
  guests: boolean;
  rules_version: string;
  trouble: string;
  seconds: number;
  replay: boolean;
}

/** One event as this listener heard it. */
export interface EventView {
  n: number;
  kind: string;
  rule: string;
  args: Record<string, ArgView | ArgView[]>;
}

/** Something that cannot be done now, and the rule that says so. */
export interface Refused {
  what: string;
  option: string;
  reason: string;
  rule: string;
  args: ArgView[];
}

/** A vote that is running: about an absent player or an undo. */
export interface Vote {
  about: string;
  seat: number;
  choices: string[];
  votes: Record<number, string>;
  ends: number;
}

/** Something said. */
export interface Line {
  n: number;
  at: number;
  seat: number;
  name: string;
  channel: string;
  to: number;
  text: string;
  phrase: string;
  args: Record<string, ArgView>;
  emote: string;
}

/** First message of a connection. Without tokens: a spectator, or a guest of the lobby. */
export interface Hello {
  op: "hello";
  table: string;
  tokens?: string[];
  name?: string;
  protocol?: number;
}

/** Sit down on an open seat; the answer carries the seat's secret token. */
export interface TakeSeat {
  op: "take";
  seat: number;
  name?: string;
  id?: string;
}

/** Stand up before the start, or leave for good afterwards (a vote follows). */
export interface LeaveSeat {
  op: "leave";
  seat: number;
  id?: string;
}

/** Change to an open seat (or, for the host, exchange two seats). */
export interface SwapSeats {
  op: "swap";
  seat: number;
  other: number;
  id?: string;
}

/** Change the display name of a seat. */
export interface Rename {
  op: "rename";
  seat: number;
  name: string;
  id?: string;
}

/** Host: make a seat open, a bot of a level, or a hot-seat of the host's browser. */
export interface SetSeat {
  op: "set_seat";
  seat: number;
  kind: string;
  bot?: string;
  name?: string;
  id?: string;
}

/** Host: number of seats and options before the start. */
export interface SetTable {
  op: "set_table";
  players: number;
  options: TableOptions;
  id?: string;
}

/** Host: make somebody else the host. Without a host who is there: make oneself the host. */
export interface HandOver {
  op: "hand_over";
  seat: number;
  id?: string;
}

/** Host: start the game. Open seats become bots. */
export interface Start {
  op: "start";
  id?: string;
}

/** In the lobby: add the seal of a part of the dice for a seat; a later one replaces it. */
export interface SealDice {
  op: "seal_dice";
  seat: number;
  seal: string;
  id?: string;
}

/** Once the seals are settled: open the part. The last one begins the game. */
export interface OpenDice {
  op: "open_dice";
  seat: number;
  part: string;
  id?: string;
}

/** Play an option of the decision with that opaque id. */
export interface Play {
  op: "play";
  seat: number;
  decision: string;
  option: string;
  id: string;
}

/** Take the last option back: alone where nothing was learned, else a vote of all. */
export interface Undo {
  op: "undo";
  seat: number;
  id?: string;
}

/** Privately: do not ask me for reactions again this action or this round. */
export interface Quiet {
  op: "quiet";
  seat: number;
  until: string;
  id?: string;
}

/** Say something: text, a ready phrase, or an emote. */
export interface Say {
  op: "say";
  seat: number;
  channel?: string;
  to?: number;
  text?: string;
  phrase?: string;
  args?: Record<string, ArgView>;
  emote?: string;
  id?: string;
}

/** Vote about an absent player or an undo. */
export interface CastVote {
  op: "vote";
  seat: number;
  about: string;
  choice: string;
  of?: number;
  id?: string;
}

/** A player who was stood in for decides again. */
export interface TakeOver {
  op: "take_over";
  seat: number;
  id?: string;
}

/** What cannot be done now, and why. */
export interface WhyNot {
  op: "why_not";
  seat: number;
  id?: string;
}

/** What an option risks, from what this seat may know (help level full). Without an option: of
 *  every option of the open decision that risks anything, an answer each. */
export interface Odds {
  op: "odds";
  seat: number;
  option?: string;
  id?: string;
}

/** Send everything anew. */
export interface Resync {
  op: "resync";
  id?: string;
}

/** Host: a new table with the same crew. */
export interface Rematch {
  op: "rematch";
  id?: string;
}

/** Host: where to post whose turn it is; empty for nowhere. Shown to nobody. */
export interface SetWebhook {
  op: "set_webhook";
  url: string;
  language?: string;
  id?: string;
}

/** Call this browser by Web Push when the seat is awaited and nobody is there. What the browser's
 *  `PushSubscription` says; an empty endpoint: no longer call any. */
export interface Push {
  op: "push";
  seat: number;
  endpoint: string;
  p256dh?: string;
  auth?: string;
  language?: string;
  id?: string;
}

/** What a learner does besides playing. go_on, try, do_it, skip, back, chapter, step or play_on. */
export interface LessonAct {
  op: "lesson";
  seat: number;
  act: string;
  chapter?: number;
  option?: string;
  id?: string;
}

/** Are you there? */
export interface Ping {
  op: "ping";
  at?: number;
}

/** Answer to `hello`: which seats this connection holds. */
export interface Welcome {
  op: "welcome";
  lobby: LobbyView;
  seats: number[];
  host: boolean;
  now: number;
  protocol: number;
  version: string;
}

/** The secret token of a seat just taken. Keep it; it is stored hashed. */
export interface Seated {
  op: "seated";
  seat: number;
  token: string;
  id: string;
}

/** The table around the game has changed (seats, names, presence, options, state). */
export interface Lobby {
  op: "lobby";
  lobby: LobbyView;
}

/** One change of a view: the path to a value and the new value (absent: removed). */
export interface Change {
  path: (string | number)[];
  value: unknown;
  removed: boolean;
}

/** A choice that a learner could have made and did not. */
export interface Road {
  step: string;
  line: string;
}

/** The step of a lesson. What it does not allow is answered, not carried out. */
export interface LessonView {
  step: string;
  chapter: number;
  chapters: number;
  minutes: number;
  voice: string;
  mood: string[];
  line: string;
  aside: string;
  rules: string[];
  allowed: string[];
  outline: string[];
  tap: string;
  wanted: string;
  answer: string;
  answer_rule: string;
  tries: number;
  buttons: string[];
  over: boolean;
  roads: Road[];
}

/** What changed for one viewer. `seq` counts this viewer's updates; a gap means `resync`. */
export interface Update {
  op: "update";
  seat: number;
  seq: number;
  view: TableView | null;
  changes: Change[];
  events: EventView[];
  decision: string;
  undo: string;
  deadline: number;
  hints: HintView[];
  lesson: LessonView | null;
}

/** The message with that id is carried out and safely stored. */
export interface Ack {
  op: "ack";
  id: string;
}

/** The message was refused; nothing has changed. `code` is the key of its words. */
export interface Error {
  op: "error";
  code: string;
  message: string;
  id: string;
}

/** Lines of talk, oldest first. */
export interface Said {
  op: "said";
  lines: Line[];
}

/** All running votes. */
export interface Votes {
  op: "votes";
  votes: Vote[];
}

/** Answer to `why_not`. */
export interface Reasons {
  op: "reasons";
  seat: number;
  refused: Refused[];
  id: string;
}

/** Something bad that may follow from an option: message `danger-…`, chance, rule. */
export interface DangerView {
  key: string;
  chance: number;
  rule: string;
}

/** Answer to `odds`: outcome -> probability, in the order to show them; worst dangers first. */
export interface OddsAnswer {
  op: "odds";
  seat: number;
  option: string;
  outcomes: Record<string, number>;
  rule: string;
  id: string;
  dangers: DangerView[];
}

/** I am here. */
export interface Pong {
  op: "pong";
  at: number;
  now: number;
}

/** The connection is about to be closed: too_slow, no_spectators or purged. */
export interface Closing {
  op: "closing";
  reason: string;
}

/** POST /api/tables. */
export interface CreateTable {
  players?: number;
  game?: string;
  mode?: string;
  board?: string;
  enemies?: string;
  guests?: boolean;
  name?: string;
  options?: TableOptions;
  bots?: string[];
  start?: boolean;
  seal?: string;
}

/** GET /api/push: what a browser subscribes with; empty where the server calls nobody. */
export interface PushKey {
  key: string;
}

/** The new table, the host's seat and its secret token. */
export interface CreatedTable {
  table: string;
  seat: number;
  token: string;
}

/** POST /api/tables/{id}/report. The seat token travels in the body, never in the address. */
export interface ReportRequest {
  token: string;
  note: string;
}

/** A table and the tokens of one's seats there. */
export interface SeatKeys {
  table: string;
  tokens: string[];
}

/** POST /api/standings: how it stands at tables that one has sat at. */
export interface StandingsRequest {
  tables: SeatKeys[];
}

/** How it stands at one table; what is gone or foreign is not among the answers. */
export interface Standing {
  table: string;
  state: string;
  round: number;
  yours: boolean;
}

/** POST /api/tables/{id}/again: a table that begins at an earlier moment of this game. */
export interface AgainRequest {
  token: string;
  seat: number;
  move: number;
}

/** A bug report: everything needed to see it again, without the secrets of others. */
export interface Report {
  program: string;
  rules: string;
  setup: Record<string, unknown>;
  options: string[];
  events: EventView[];
  view: TableView | null;
  note: string;
  seed: string;
}

/** What a replay shows at one moment. */
export interface Scene {
  view: TableView;
  hands: (MeView | null)[];
}

/** One option of a replay and what it changed in the scene. */
export interface ReplayFrame {
  seat: number;
  option: string;
  changes: Change[];
  events: EventView[];
}

/** GET /api/tables/{id}/replay?eyes=…: a finished game from a seat's eyes, or all open. */
export interface ReplayFilm {
  table: string;
  eyes: string;
  names: string[];
  bots: string[];
  start: Scene;
  events: EventView[];
  frames: ReplayFrame[];
}

export type ClientMessage =
  | Hello
  | TakeSeat
  | LeaveSeat
  | SwapSeats
  | Rename
  | SetSeat
  | SetTable
  | HandOver
  | Start
  | SealDice
  | OpenDice
  | Play
  | Undo
  | Quiet
  | Say
  | CastVote
  | TakeOver
  | WhyNot
  | Odds
  | Resync
  | Rematch
  | SetWebhook
  | Push
  | LessonAct
  | Ping;

export type ServerMessage =
  | Welcome
  | Seated
  | Lobby
  | Update
  | Ack
  | Error
  | Said
  | Votes
  | Reasons
  | OddsAnswer
  | Pong
  | Closing;
