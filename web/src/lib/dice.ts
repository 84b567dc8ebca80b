import type { ClientMessage, DiceView, LobbyView } from './protocol';
import { sha256 } from './sha256';

/**
 * Fair dice (docs/security.md): this browser draws a share of the dice for each of its seats, shows
 * its seal, and opens it only once the list of all seals stands. What it saw is kept, so that it
 * can be compared when the game is over.
 */
export interface Seen {
  attempt: number;
  /** Of the server's share, as it was first seen; empty before that. */
  seal: string;
  /** This browser's own shares by seat. */
  parts: Record<string, string>;
  /** All seals as they stood when this browser opened its shares. */
  seals: Record<string, string> | null;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const key = (table: string): string => `lockdown-dice-${table}`;
/** For browsers that keep nothing. */
const here = new Map<string, Seen>();

const SCHEME = 'lockdown dice 2';
const letter = (seat: string): string => String.fromCharCode(65 + Number(seat));
export const serverSeal = (part: string): string => sha256(`${SCHEME} server ${part}`);
export const seatSeal = (seat: string, part: string): string =>
  sha256(`${SCHEME} seat ${letter(seat)} ${part}`);
export function seedOf(part: string, parts: Record<string, string>): string {
  const seats = Object.keys(parts).sort();
  const lines = seats.map((seat) => `seat ${letter(seat)} ${parts[seat]}`);
  return sha256([`${SCHEME} seed`, `server ${part}`, ...lines].join('\n'));
}

export function newPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function readDice(table: string, shelf: Shelf = localStorage): Seen | undefined {
  try {
    const kept = shelf.getItem(key(table));
    if (kept) return JSON.parse(kept) as Seen;
  } catch {
    /* what was kept cannot be read: as if there was nothing */
  }
  return here.get(table);
}

export function keepDice(table: string, seen: Seen, shelf: Shelf = localStorage): void {
  here.set(table, seen);
  try {
    shelf.setItem(key(table), JSON.stringify(seen));
  } catch {
    /* a full or forbidden storage only costs the comparison after a reload */
  }
}

export function forgetDice(table: string, shelf: Shelf = localStorage): void {
  here.delete(table);
  shelf.removeItem(key(table));
}

/** The seal for a table that is made and started at once, and what to keep of it. */
export function firstDice(): { seal: string; seen: Seen } {
  const part = newPart();
  return {
    seal: seatSeal('0', part),
    seen: { attempt: 1, seal: '', parts: { '0': part }, seals: null },
  };
}

/** What this browser does about the dice; `wrong`: the server's list is not what it saw. */
export interface Answer {
  seen: Seen;
  messages: ClientMessage[];
  wrong: boolean;
}

export function answerDice(dice: DiceView, seats: number[], before: Seen | undefined): Answer {
  let seen = before;
  if (!seen || seen.attempt !== dice.attempt)
    seen = { attempt: dice.attempt, seal: dice.seal, parts: {}, seals: null };
  if (!seen.seal) seen = { ...seen, seal: dice.seal };
  const messages: ClientMessage[] = [];
  const changed = seen.seal !== dice.seal;
  let wrong = changed;
  const parts = { ...seen.parts };
  for (const seat of seats) {
    const listed = dice.seals[seat];
    if (!dice.settled) {
      if (listed || changed || dice.missing.includes(seat)) continue;
      parts[seat] ??= newPart();
      const seal = seatSeal(String(seat), parts[seat]!);
      messages.push({ op: 'seal_dice', seat, seal, id: `quiet-seal-${dice.attempt}-${seat}` });
    } else if (parts[seat] && listed === seatSeal(String(seat), parts[seat]!) && !changed) {
      const part = parts[seat]!;
      messages.push({ op: 'open_dice', seat, part, id: `quiet-open-${dice.attempt}-${seat}` });
    } else if (parts[seat] && !listed && !dice.missing.includes(seat)) wrong = true;
  }
  const opened = messages.some((message) => message.op === 'open_dice');
  const seals = opened ? { ...dice.seals } : seen.seals;
  // A list that stood once must not change under the same server's seal.
  if (seen.seals && dice.settled && !same(seen.seals, dice.seals)) wrong = true;
  if (wrong) return { seen: { ...seen, parts }, messages: [], wrong };
  return { seen: { ...seen, parts, seals }, messages, wrong };
}

/** One sentence of what was checked: the key of its words, and whether it is good news. */
export interface Finding {
  key: string;
  good: boolean;
  seats?: number[];
  count?: number;
}

/** Check afterwards what the dice were made of. */
export function checkDice(lobby: LobbyView, seen: Seen | undefined): Finding[] {
  const [part, seed] = lobby.opened.split(':');
  if (!part || !seed) return [];
  const dice = lobby.dice;
  if (!dice) {
    const kept = sha256(`${part}:${seed}`) === lobby.commitment;
    return [{ key: kept ? 'fair-older' : 'fair-older-not', good: kept }];
  }
  const found: Finding[] = [];
  const say = (good: boolean, yes: string, no: string, more: Partial<Finding> = {}): void => {
    found.push({ key: good ? yes : no, good, ...more });
  };
  say(serverSeal(dice.part) === dice.seal, 'fair-server', 'fair-server-not');
  const all = Object.keys({ ...dice.seals, ...dice.parts });
  const seals: Record<string, string> = dice.seals;
  const parts: Record<string, string> = dice.parts;
  const fits = (seat: string): boolean => seatSeal(seat, parts[seat] ?? '') === seals[seat];
  const good = all.filter(fits).map(Number);
  const bad = all.filter((seat) => !fits(seat)).map(Number);
  if (good.length) say(true, 'fair-seats', '', { seats: good });
  else if (!bad.length) say(true, 'fair-nobody', '');
  if (bad.length) say(false, '', 'fair-seat-not', { seats: bad });
  say(seedOf(dice.part, parts) === seed, 'fair-seed', 'fair-seed-not');
  if (dice.attempt > 1) say(true, 'fair-again', '', { count: dice.attempt });
  if (seen?.seals) {
    const alike = seen.seal === dice.seal && same(seen.seals, seals);
    say(alike, 'fair-kept', 'fair-kept-not');
    // Whoever has changed seats has drawn for seats of others too.
    const drawn = (seat: string): string => seatSeal(seat, seen.parts[seat]!);
    const own = Object.keys(seen.parts).filter((seat) => seen.seals![seat] === drawn(seat));
    const mine = own.every((seat) => parts[seat] === seen.parts[seat]);
    if (own.length) say(mine, 'fair-own', 'fair-own-not');
  } else found.push({ key: 'fair-unseen', good: true });
  return found;
}

function same(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys({ ...a, ...b });
  return names.every((name) => a[name] === b[name]);
}
