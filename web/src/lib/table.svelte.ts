import { Connection, type Line as LineState } from './connection';
import { answerDice, keepDice, readDice } from './dice';
import {
  PROTOCOL,
  type ArgView,
  type ClientMessage,
  type Line,
  type LobbyView,
  type ServerMessage,
  type TableOptions,
  type TableView,
  type Update,
  type Vote,
} from './protocol';
import { Eyes } from './eyes.svelte';
import { isSilent, keepSilence, readSilence, silenceFrom } from './quiet';
import { settings } from './settings.svelte';
import { Speaker } from './speak';
import { isTogether } from './together';
import { keepToken, tokensOf } from './tokens';
import { endsTurnOf } from '../story/turns';
import { Stage, type Backstage } from '../story/stage.svelte';
import { playCue } from './sound';
import type { Called } from '../notices/push';
import { Muted } from '../talk/muted.svelte';
import { find, t } from './words.svelte';

let actionCounter = 0;
function actionId(): string {
  actionCounter += 1;
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${actionCounter}`;
}

/** Why the server refused something. */
export interface Problem {
  code: string;
  message: string;
}

export class TableStore implements Backstage {
  line = $state<LineState>('connecting');
  lobby = $state.raw<LobbyView>();
  seats = $state.raw<number[]>([]);
  host = $state(false);
  eyes = $state<Record<number, Eyes>>({});
  /** The seat whose eyes are shown; -1 for spectators. */
  eye = $state(-1);
  /** Hot-seat: the screen is covered until that seat says it is them. */
  curtain = $state(false);
  talk = $state.raw<Line[]>([]);
  votes = $state.raw<Vote[]>([]);
  problem = $state<Problem | null>(null);
  gone = $state(false);
  /** The list of seals is not what this browser saw: it keeps its share of the dice back. */
  diceWrong = $state(false);
  latency = $state(0);
  /** Sent and not yet answered: the message. */
  sending = $state('');
  /** The question that it answers. */
  private sentFor = '';
  /** Number of the first event that happened while this browser was away. */
  awayFrom = $state(-1);
  unreadTalk = $state(0);
  /** Lines of the last message that are worth saying aloud: of others, and not of the muted. */
  freshTalk = $state.raw<Line[]>([]);
  /** Whispers to this browser since it was opened. */
  whispers = $state(0);
  /** The seat that is whispered to, -1 for all. */
  sayTo = $state(-1);
  readonly muted: Muted;
  /** Tells what happens, one thing after the other. */
  readonly stage: Stage = new Stage(this, (event) => playCue(event.kind, event));

  private connection: Connection;
  private clock = 0;
  private pinger: ReturnType<typeof setInterval>;
  private pending = new Map<string, ClientMessage>();
  private awaited = new Map<string, (problem: Problem | null) => void>();
  private talkKnown = false;

  constructor(readonly table: string) {
    this.muted = new Muted(table);
    const secret = location.hash.slice(1);
    if (/^\d+:[\w-]{16,}$/.test(secret)) {
      const [seat, token] = secret.split(':') as [string, string];
      keepToken(table, Number(seat), token);
      history.replaceState(null, '', location.pathname);
    }
    this.connection = new Connection(
      () => ({
        op: 'hello',
        table: this.table,
        tokens: Object.values(tokensOf(table)),
        name: settings.name,
        protocol: PROTOCOL,
      }),
      (message) => this.receive(message),
      (line) => this.lineIs(line),
    );
    this.pinger = setInterval(() => this.ping(), 3000);
    globalThis.document?.addEventListener('visibilitychange', this.looked);
  }

  /** Sits down; facts and words may still be on their way. */
  open(here?: Promise<unknown>): void {
    if (here) this.connection.openAhead(here);
    else this.connection.open();
  }

  close(): void {
    clearInterval(this.pinger);
    globalThis.document?.removeEventListener('visibilitychange', this.looked);
    this.stage.clear();
    this.connection.close();
  }

  /** Nobody looks: nothing is told to an empty chair, and the table is up to date on return. */
  private looked = (): void => {
    if (document.hidden) this.stage.skipAll();
  };

  private lineIs(line: LineState): void {
    this.line = line;
    if (line === 'lost' && this.mine) this.awayFrom = this.mine.events.at(-1)?.n ?? -1;
    if (line === 'open') {
      this.ping();
      for (const message of this.pending.values()) this.connection.send(message);
    }
  }

  private ping(): void {
    this.connection.ping(Math.round(performance.now()));
  }

  // ---- what is seen

  get mine(): Eyes | undefined {
    return this.eyes[this.eye];
  }

  get view(): TableView | undefined {
    return this.mine?.view;
  }

  /** The dead talk among themselves until the game is over; a crew with one result hears them. */
  get dead(): boolean {
    if (isTogether(this.view)) return false;
    const mine = this.view?.crew[this.eye];
    // Who goes on as the Intruder (NM-INT) talks with the crew.
    const plays = mine && 'role' in mine && mine.role === 'intruder';
    return this.lobby?.state === 'playing' && mine?.place === 'dead' && !plays;
  }

  get spectator(): boolean {
    return this.eye < 0;
  }

  /** Somebody without a seat at a game: they talk among themselves. */
  get watching(): boolean {
    return this.spectator && this.lobby?.state !== 'lobby';
  }

  /** Whether this browser does not want to hear who said it. */
  hushed(line: Line): boolean {
    return this.muted.has(line.seat) && !this.seats.includes(line.seat);
  }

  get names(): string[] {
    return (this.lobby?.seats ?? []).map((s) => this.nameOf(s.seat));
  }

  nameOf(seat: number): string {
    const info = this.lobby?.seats[seat];
    if (!info) return '–';
    if (info.name) return info.name;
    const lesson = info.bot === 'lesson';
    if (info.kind === 'bot' && !lesson)
      return t('ui-bot-name', {
        level: find(`ui-bot-${info.bot || 'regular'}`) ?? info.bot,
        seat: seat + 1,
      });
    // Whoever gave no name is called by the character: nobody knows themselves as "Player 1".
    const character = this.view?.crew[seat]?.character;
    if (character) return t(`char-${character}`);
    return lesson ? '–' : t('ui-player-n', { n: seat + 1 });
  }

  /** The seat that this browser alone plays: "you". Nobody is if several play here, or one watches. */
  get you(): number {
    return this.seats.length === 1 ? this.eye : -1;
  }

  /** "You" for the seat that is looking. */
  called(seat: number): string {
    return seat >= 0 && seat === this.you ? t('ui-you') : this.nameOf(seat);
  }

  speaker = $derived.by(() => {
    const tiles = new Map<number, string>();
    for (const room of this.view?.rooms ?? []) if (room.tile) tiles.set(room.slot, room.tile);
    return new Speaker({ names: this.names, tiles, you: this.you });
  });

  /** Milliseconds of the server's clock. */
  now(): number {
    return Date.now() + this.clock;
  }

  // ---- what is heard

  private receive(message: ServerMessage): void {
    switch (message.op) {
      case 'welcome':
        this.lobby = message.lobby;
        this.seats = [...message.seats];
        this.host = message.host;
        this.clock = message.now - Date.now();
        this.gone = false;
        if (!this.seats.includes(this.eye)) this.eye = this.seats[0] ?? -1;
        this.addDice();
        break;
      case 'seated':
        keepToken(this.table, message.seat, message.token);
        break;
      case 'lobby':
        this.lobby = message.lobby;
        this.addDice();
        break;
      case 'update':
        this.update(message);
        break;
      case 'said': {
        const known = new Set(this.talk.map((line) => line.n));
        const fresh = message.lines.filter((line) => !known.has(line.n));
        const heard = this.talkKnown
          ? fresh.filter((line) => !this.seats.includes(line.seat) && !this.hushed(line))
          : [];
        // The first message is the talk so far.
        this.talkKnown = true;
        this.unreadTalk += heard.length;
        this.whispers += heard.filter(
          (line) => line.channel === 'whisper' && this.seats.includes(line.to ?? -1),
        ).length;
        this.freshTalk = heard;
        this.talk = [...this.talk, ...fresh].slice(-300);
        break;
      }
      case 'votes':
        this.votes = message.votes;
        break;
      case 'reasons': {
        const eyes = this.eyes[message.seat];
        if (eyes) eyes.refused = message.refused;
        break;
      }
      case 'odds': {
        const eyes = this.eyes[message.seat];
        if (eyes) eyes.odds = { ...eyes.odds, [message.option]: message };
        break;
      }
      case 'ack':
        this.pending.delete(message.id);
        this.answer(message.id, null);
        if (this.sending === message.id) this.sending = '';
        break;
      case 'error':
        this.pending.delete(message.id);
        if (this.sending === message.id) this.refusedToSend();
        if (message.code === 'no_table') this.gone = true;
        if (this.answer(message.id, { code: message.code, message: message.message })) break;
        if (!message.id.startsWith('quiet-'))
          this.problem = { code: message.code, message: message.message };
        break;
      case 'pong':
        this.latency = Math.max(1, Math.round(performance.now() - message.at));
        this.clock = message.now - Date.now();
        break;
      case 'closing':
        break;
    }
  }

  private update(update: Update): void {
    let eyes = this.eyes[update.seat];
    if (update.view) {
      if (!eyes) {
        eyes = new Eyes(update.seat, update.view);
        eyes.silence = readSilence(this.table, update.seat);
        this.eyes[update.seat] = eyes;
      } else {
        // Everything anew (a line that is back, a step taken back): the table is what it is.
        this.stage.clear(eyes);
        eyes.view = update.view;
        eyes.since = eyes.fresh = null;
      }
      eyes.events = update.events;
      eyes.seq = update.seq;
      this.settled(eyes, update);
      this.turnToDecider();
      return;
    }
    if (!eyes || update.seq !== eyes.seq + 1) {
      this.connection.send({ op: 'resync', id: '' });
      return;
    }
    eyes.seq = update.seq;
    eyes.since?.updates.push(update);
    eyes.fresh?.updates.push(update);
    if (eyes.fresh && update.events.some((e) => endsTurnOf(e, update.seat))) {
      eyes.since = eyes.fresh;
      eyes.fresh = null;
    }
    this.stage.take(eyes, update);
  }

  /** A move has been told, and the table is as the server has it: what is asked may be asked. */
  settled(eyes: Eyes, update: Update): void {
    if (eyes.decision !== update.decision) {
      eyes.refused = [];
      eyes.odds = {};
      eyes.askedOdds = eyes.askedWhy = '';
      // The next question is an answer too, and comes before the acknowledgement.
      if (this.sentFor === `${eyes.seat}/${eyes.decision}`) this.sending = '';
    }
    eyes.decision = update.decision;
    eyes.undo = update.undo;
    eyes.deadline = update.deadline;
    eyes.lesson = update.lesson ?? null;
    eyes.hints = update.hints;
  }

  /** All has been told. */
  told(): void {
    this.turnToDecider();
  }

  /** Show again, on the board, what happened since this seat last decided. */
  showAgain(): void {
    const eyes = this.mine;
    const since = eyes?.since;
    if (!eyes || !since || this.stage.busy) return;
    eyes.view = structuredClone(since.view);
    eyes.events = since.events;
    this.stage.repeat(eyes, since.updates);
  }

  /** Hot-seat: when another seat of this browser has to decide, the curtain falls. */
  private turnToDecider(): void {
    if (this.seats.length < 2 || this.stage.busy) return;
    if (this.mine?.decision) return;
    const next = this.seats.find((seat) => this.eyes[seat]?.decision);
    if (next === undefined || next === this.eye) return;
    this.eye = next;
    // What one player meant to whisper is nothing for the next.
    this.sayTo = -1;
    this.curtain = true;
  }

  lift(): void {
    this.curtain = false;
  }

  /** Add this browser's shares of the dice, and open them when it is time. */
  private addDice(): void {
    const { state, dice } = this.lobby ?? {};
    if (state !== 'lobby' || !dice || !this.seats.length) return;
    const answer = answerDice(dice, this.seats, readDice(this.table));
    keepDice(this.table, answer.seen);
    this.diceWrong = answer.wrong;
    for (const message of answer.messages) this.connection.send(message);
  }

  // ---- what is said

  private act(message: ClientMessage & { id: string }): string {
    this.pending.set(message.id, message);
    this.connection.send(message);
    return message.id;
  }

  /** Do something and learn whether it was refused; who waits for the answer shows it. */
  private ask(message: ClientMessage & { id: string }): Promise<Problem | null> {
    return new Promise((resolve) => {
      this.awaited.set(message.id, resolve);
      this.act(message);
    });
  }

  private answer(id: string, problem: Problem | null): boolean {
    const resolve = this.awaited.get(id);
    this.awaited.delete(id);
    resolve?.(problem);
    return !!resolve;
  }

  play(option: string): void {
    const eyes = this.mine;
    if (!eyes?.decision || (this.sending && this.sentFor === `${eyes.seat}/${eyes.decision}`))
      return;
    this.sentFor = `${eyes.seat}/${eyes.decision}`;
    eyes.answered = eyes.decision;
    // If others act from here on, what they do can be shown again from this table.
    if (!eyes.since || eyes.view.turn === eyes.seat)
      eyes.fresh = {
        view: $state.snapshot(eyes.view) as TableView,
        events: eyes.events,
        updates: [],
      };
    this.sending = this.act({
      op: 'play',
      seat: eyes.seat,
      decision: eyes.decision,
      option,
      id: actionId(),
    });
  }

  /** An answer was refused: the question is open again. */
  private refusedToSend(): void {
    this.sending = this.sentFor = '';
    if (this.mine) this.mine.answered = '';
  }

  undo(): void {
    this.act({ op: 'undo', seat: this.eye, id: actionId() });
  }

  /** Not to be asked for reactions again this action or this round; empty: to be asked again. */
  quiet(until: '' | 'action' | 'round'): void {
    const eyes = this.mine;
    if (!eyes || eyes.seat < 0) return;
    eyes.silence = until ? silenceFrom(until, eyes.view) : null;
    keepSilence(this.table, eyes.seat, eyes.silence);
    this.act({ op: 'quiet', seat: eyes.seat, until, id: actionId() });
  }

  /** How long the seat that is looking wishes not to be asked, or nothing. */
  get silence(): '' | 'action' | 'round' {
    const wish = this.mine?.silence ?? null;
    return wish && isSilent(wish, this.view) ? wish.until : '';
  }

  say(words: {
    text?: string;
    phrase?: string;
    args?: Record<string, ArgView>;
    emote?: string;
    to?: number;
    channel?: string;
  }): void {
    const to = words.to ?? -1;
    this.act({
      op: 'say',
      seat: this.eye,
      channel:
        words.channel ?? (this.watching || this.dead ? 'dead' : to >= 0 ? 'whisper' : 'table'),
      to,
      text: words.text ?? '',
      phrase: words.phrase ?? '',
      args: words.args ?? {},
      emote: words.emote ?? '',
      id: actionId(),
    });
  }

  /** Ask once a decision what cannot be done and why. */
  askWhy(): void {
    const eyes = this.mine;
    if (!eyes || eyes.seat < 0 || eyes.askedWhy === `${eyes.decision}/${eyes.seq}`) return;
    eyes.askedWhy = `${eyes.decision}/${eyes.seq}`;
    this.connection.send({ op: 'why_not', seat: eyes.seat, id: `quiet-${actionId()}` });
  }

  /** Ask once a decision what its options risk; the answers come one by one. */
  askOdds(): void {
    const eyes = this.mine;
    if (!eyes?.decision || this.lobby?.options.help !== 'full') return;
    if (eyes.askedOdds === eyes.decision) return;
    eyes.askedOdds = eyes.decision;
    this.connection.send({ op: 'odds', seat: eyes.seat, option: '', id: `quiet-${actionId()}` });
  }

  /** What a learner does besides playing. */
  lesson(act: string, more: { chapter?: number; option?: string } = {}): void {
    this.act({
      op: 'lesson',
      seat: this.eye,
      act,
      chapter: more.chapter ?? 0,
      option: more.option ?? '',
      id: actionId(),
    });
  }

  /** A learner tried what the rules forbid: the lesson may have a word about it. */
  tried(option: string): void {
    const lesson = this.mine?.lesson;
    if (lesson && (!lesson.tap || lesson.wanted)) this.lesson('try', { option });
  }

  vote(about: string, choice: string): void {
    this.act({ op: 'vote', seat: this.eye, about, choice, id: actionId() });
  }

  takeOver(seat: number): void {
    this.act({ op: 'take_over', seat, id: actionId() });
  }

  rematch(): void {
    this.act({ op: 'rematch', id: actionId() });
  }

  // ---- around the table

  take(seat: number): void {
    this.act({ op: 'take', seat, name: settings.name, id: actionId() });
  }

  leave(seat: number): void {
    this.act({ op: 'leave', seat, id: actionId() });
  }

  rename(seat: number, name: string): void {
    this.act({ op: 'rename', seat, name, id: actionId() });
  }

  setSeat(seat: number, kind: string, bot = ''): void {
    this.act({ op: 'set_seat', seat, kind, bot, name: '', id: actionId() });
  }

  /** Call this browser when the seat is awaited and no page is open; null: no longer. */
  callMe(seat: number, called: Called | null): void {
    const to = called ?? { endpoint: '', p256dh: '', auth: '' };
    this.act({ op: 'push', seat, ...to, language: settings.language, id: actionId() });
  }

  handOver(seat: number): void {
    this.act({ op: 'hand_over', seat, id: actionId() });
  }

  swap(seat: number, other: number): void {
    this.act({ op: 'swap', seat, other, id: actionId() });
  }

  setTable(players: number, options: TableOptions): void {
    this.act({ op: 'set_table', players, options, id: actionId() });
  }

  /** Where to tell whose turn it is; empty: nowhere. The server keeps it and shows it to nobody. */
  setWebhook(url: string): Promise<Problem | null> {
    return this.ask({ op: 'set_webhook', url, language: settings.language, id: actionId() });
  }

  start(): void {
    this.act({ op: 'start', id: actionId() });
  }
}
