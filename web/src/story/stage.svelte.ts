import { patch } from '../lib/patch';
import type { Change, EventView, Update } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import type { Eyes } from '../lib/eyes.svelte';
import { seat } from './args';
import { beatOf, together, TURN, turnOf, type Beat } from './beats';
import { stir } from './stir';
import { worthALine } from './words';

/** One move of the server, being told. */
interface Scene {
  eyes: Eyes;
  update: Update;
  /** The next event to tell. */
  at: number;
  /** What takes the changes of its events back, the latest first. */
  back: Change[];
}

/** One event as it is said to those who listen: with a number of its own, told again it is new. */
export interface Said {
  id: number;
  event: EventView;
  /** Whose ears it is for. */
  seat: number;
}

/** What the stage asks of the table. */
export interface Backstage {
  /** The seat whose eyes are shown. */
  readonly eye: number;
  /** Seats of this browser: their deaths stop the telling until they have been read. */
  readonly seats: readonly number[];
  /** A move has been told to its end: its questions may be asked now. */
  settled(eyes: Eyes, update: Update): void;
  /** All that has arrived has been told. */
  told(): void;
}

/** In the game, and at its end. */
const DEATHS = new Set(['died', 'swept']);
/** As many lines as somebody who listens may still want to hear. */
const KEPT = 80;
/** Questions with a clock do not wait for a long story. */
const HURRY = 0.25;
const PATIENCE = 1200;

/** Take over changes one by one; returns those that undo them, the latest first. */
export function apply(view: object, changes: readonly Change[]): Change[] {
  const back: Change[] = [];
  for (const change of changes) {
    let at = view as Record<string | number, unknown>;
    for (const key of change.path.slice(0, -1)) at = at[key] as typeof at;
    const last = change.path[change.path.length - 1]!;
    back.unshift({ path: change.path, value: at[last], removed: !(last in at) });
    if (change.removed) delete at[last];
    else at[last] = change.value;
  }
  return back;
}

/**
 * Tells what happens, one thing after the other: each event moves the board, is written in the log
 * and takes its time; then the next one. Whatever is skipped, the table ends as the server has it.
 */
export class Stage {
  /** What is being shown, or nothing. */
  beat = $state.raw<Beat | null>(null);
  /** The seat whose turn is being told, -1 for none. */
  actor = $state(-1);
  /** Whether there is something left to tell. */
  busy = $state(false);
  /** The telling waits: by a wish, or for a death to be read. */
  held = $state(false);
  /** The death of a character of this browser that has just been told. */
  death = $state.raw<EventView | null>(null);
  /** What was told, the latest last, for those who listen: nothing of it is lost by skipping. */
  said = $state.raw<readonly Said[]>([]);
  /** What is told was told before: it is shown again by a wish. */
  again = $state(false);
  /** Whether whoever sits here wants no more telling until the game is over. */
  toTheEnd = $state(false);

  private queue: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds that the turn being told has taken, without what is heavy. */
  private spent = 0;
  private heard = -1;
  private spoken = 0;
  /** The event with which the turn being told begins. */
  private begun = -1;

  constructor(
    private readonly backstage: Backstage,
    /** Makes the sound of an event. */
    private readonly cue: (event: EventView) => void = () => undefined,
  ) {}

  /** Whether everything is shown as soon as it arrives. */
  get atOnce(): boolean {
    return settings.speed <= 0 || this.toTheEnd || globalThis.document?.hidden === true;
  }

  /** How many moves wait to be told. */
  get waiting(): number {
    return this.queue.length;
  }

  /** A move has arrived. */
  take(eyes: Eyes, update: Update): void {
    if (eyes.seat !== this.backstage.eye) {
      this.finish({ eyes, update, at: 0, back: [] });
      if (!this.busy) this.backstage.told();
      return;
    }
    this.queue.push({ eyes, update, at: 0, back: [] });
    this.busy = true;
    if (this.death || (this.held && !this.atOnce)) return;
    if (this.timer === undefined || this.atOnce) this.step();
  }

  /** The table has been replaced as a whole: what was waiting is part of it. */
  clear(eyes?: Eyes): void {
    this.queue = eyes ? this.queue.filter((scene) => scene.eyes !== eyes) : [];
    if (this.queue.length) return;
    this.stop();
    this.beat = null;
    this.busy = this.again = false;
  }

  /** On with the next thing. */
  skip(): void {
    if (this.death) return;
    this.held = false;
    this.stop();
    this.step();
  }

  /** Straight to what is asked. */
  skipAll(): void {
    if (this.death) return;
    this.held = false;
    this.stop();
    this.drain();
  }

  hold(wish = !this.held): void {
    this.held = wish;
    if (wish) this.stop();
    else if (this.timer === undefined) this.step();
  }

  /** A death has been read: go on, or straight to the end of the game. */
  mourned(toTheEnd: boolean): void {
    this.death = null;
    this.held = false;
    this.toTheEnd = toTheEnd;
    this.step();
  }

  /** Show moves again on a table as it was before them; `eyes` shows that table already. */
  repeat(eyes: Eyes, updates: readonly Update[]): void {
    const later = this.queue;
    this.stop();
    this.queue = [...updates.map((update) => ({ eyes, update, at: 0, back: [] })), ...later];
    this.busy = this.again = true;
    this.begun = -1;
    this.step();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Tell until something takes its time. */
  private step(): void {
    this.stop();
    if (this.atOnce) {
      this.drain();
      return;
    }
    for (let scene = this.queue[0]; scene; scene = this.queue[0]) {
      const events = scene.update.events;
      while (scene.at < events.length) {
        const event = events[scene.at]!;
        const next = events[scene.at + 1];
        const pause = this.turnsTo(event);
        if (pause > 0) {
          this.wait(pause);
          return;
        }
        scene.at += 1;
        this.tell(scene, event);
        if (this.mourns(event)) return;
        const beat = beatOf(event);
        if (!beat || together(event, next)) continue;
        this.beat = beat;
        this.wait(this.length(beat));
        return;
      }
      this.queue.shift();
      this.finish(scene);
    }
    this.beat = null;
    this.actor = -1;
    this.busy = this.again = false;
    this.backstage.told();
  }

  private wait(ms: number): void {
    this.timer = setTimeout(() => this.step(), ms);
  }

  /** Another turn begins: a short one before it is given its time, and a moment of stillness. */
  private turnsTo(event: EventView): number {
    const who = turnOf(event);
    if (who < 0 && event.kind !== 'event_phase') return 0;
    if (event.n !== this.begun) {
      this.begun = event.n;
      const [before, spent] = [this.actor, this.spent];
      this.spent = 0;
      const missing = Math.max(0, TURN.least - spent) + TURN.apart;
      // Until it is over, the last thing of the turn before stands there: under its own name.
      if (before >= 0 && !this.backstage.seats.includes(before)) return missing * this.pace;
    }
    this.actor = who;
    return 0;
  }

  private get pace(): number {
    return (this.hurried ? HURRY : 1) / settings.speed;
  }

  /** A question with a clock is waiting at the end of what is told. */
  private get hurried(): boolean {
    return this.queue.some((s) => s.update.decision !== '' && s.update.deadline > 0);
  }

  private length(beat: Beat): number {
    const mine = this.backstage.seats.includes(this.actor);
    let share = 1;
    if (!beat.heavy && !mine && this.actor >= 0) {
      // What goes beyond the time of a turn is told faster, never in another order.
      if (this.spent + beat.ms > TURN.most) share = 0.35;
      this.spent += beat.ms * share;
    }
    const ms = beat.ms * share * this.pace;
    return this.hurried ? Math.min(ms, PATIENCE / 4) : ms;
  }

  private tell(scene: Scene, event: EventView): void {
    const { eyes } = scene;
    this.wakes(event);
    scene.back = [...apply(eyes.view, stir(eyes.view, event)), ...scene.back];
    if (!eyes.events.length || event.n > eyes.events.at(-1)!.n)
      eyes.events = [...eyes.events, event];
    this.say(eyes, [event], scene.update.events);
    if (event.n > this.heard) {
      this.heard = event.n;
      this.cue(event);
    }
  }

  private say(eyes: Eyes, events: readonly EventView[], all: readonly EventView[]): void {
    const worth = new Set(worthALine(all).map((event) => event.n));
    const told = events.filter((event) => worth.has(event.n));
    const fresh = told.map((event) => ({ id: (this.spoken += 1), event, seat: eyes.seat }));
    this.said = [...this.said, ...fresh].slice(-KEPT);
  }

  /** The screen goes to somebody else: nothing is said again, and nothing to the wrong ears. */
  hush(): void {
    this.said = [];
  }

  /** Whoever is brought back wants to see what happens again. */
  private wakes(event: EventView): void {
    if (event.kind === 'revived' && this.backstage.seats.includes(seat(event)))
      this.toTheEnd = false;
  }

  private isOwnDeath(event: EventView): boolean {
    return DEATHS.has(event.kind) && this.backstage.seats.includes(seat(event));
  }

  /** The death of somebody who sits here stops everything until it has been read. */
  private mourns(event: EventView): boolean {
    if (!this.isOwnDeath(event) || this.again) return false;
    this.beat = beatOf(event);
    this.death = event;
    this.held = true;
    return true;
  }

  /** All that waits, without telling; but nobody learns of the own death from the end screen. */
  private drain(): void {
    for (let scene = this.queue[0]; scene; scene = this.queue[0]) {
      const left = scene.update.events.slice(scene.at);
      const died = this.again ? -1 : left.findIndex((e) => this.isOwnDeath(e));
      if (died >= 0 && !this.toTheEnd) {
        for (const event of left.slice(0, died + 1)) {
          scene.at += 1;
          this.tell(scene, event);
        }
        this.mourns(left[died]!);
        return;
      }
      this.queue.shift();
      this.finish(scene);
    }
    this.beat = null;
    this.actor = -1;
    this.busy = this.again = false;
    this.backstage.told();
  }

  /** The table as the server has it after this move. */
  private finish(scene: Scene): void {
    const { eyes, update } = scene;
    apply(eyes.view, scene.back);
    patch(eyes.view, update.changes);
    const left = update.events.slice(scene.at);
    left.forEach((event) => this.wakes(event));
    if (left.length) {
      const known = eyes.events.at(-1)?.n ?? -1;
      const fresh = left.filter((e) => e.n > known);
      if (fresh.length) eyes.events = [...eyes.events, ...fresh];
      if (eyes.seat === this.backstage.eye) {
        this.say(eyes, left, update.events);
        const loudest = left.filter((e) => e.n > this.heard).at(-1);
        if (loudest) {
          this.heard = loudest.n;
          this.cue(loudest);
        }
      }
    }
    this.backstage.settled(eyes, update);
  }
}

/** For the browser tests: what events show must be what the server says afterwards. */
Object.assign(globalThis, { lockdownStory: { stir, apply } });
