import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket, seated, seats, update, view, welcome } from '../testing/table';
import type { ServerMessage } from './protocol';
import type { TableStore } from './table.svelte';

let store: TableStore;
beforeEach(async () => {
  store = await seated();
});
afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

it('greets with the seat token from the link and takes it out of the address', () => {
  expect(FakeSocket.last.sent[0]).toMatchObject({
    op: 'hello',
    table: 'x',
    tokens: ['abcdefghijklmnopqrstuvwx'],
  });
  expect(history.replaceState).toHaveBeenCalled();
});

it('calls the table while words are on their way, and hears it once they are here', async () => {
  let arrive = (): void => undefined;
  const here = new Promise<void>((done) => (arrive = done));
  store.open(here);
  const socket = FakeSocket.last;
  socket.onopen?.();
  socket.say(welcome([0]));
  socket.say(update({ view: view({ round: 3 }) }));
  expect(store.view).toBeUndefined();
  arrive();
  await here;
  expect(store.view?.round).toBe(3);
});

it('patches the view and asks for everything when an update is missing', () => {
  const socket = FakeSocket.last;
  socket.say(welcome([0]));
  socket.say(update({ view: view({ round: 1 }) }));
  socket.say(update({ seq: 2, changes: [{ path: ['round'], value: 2, removed: false }] }));
  expect(store.view?.round).toBe(2);
  socket.say(update({ seq: 4, changes: [{ path: ['round'], value: 9, removed: false }] }));
  expect(store.view?.round).toBe(2);
  expect(socket.ops()).toContain('resync');
});

it('plays once, however often the button is pressed, and again after the acknowledgement', () => {
  const socket = FakeSocket.last;
  socket.say(welcome([0]));
  socket.say(update({ view: view(), decision: 'd1' }));
  store.play('pass');
  store.play('pass');
  const plays = socket.sent.filter((m) => m['op'] === 'play');
  expect(plays).toHaveLength(1);
  expect(plays[0]).toMatchObject({ seat: 0, decision: 'd1', option: 'pass' });
  socket.say({ op: 'ack', id: plays[0]!['id'] as string } as Partial<ServerMessage>);
  store.play('pass');
  expect(socket.sent.filter((m) => m['op'] === 'play')).toHaveLength(2);
});

it('lets the curtain fall before another seat of the same browser decides', () => {
  const socket = FakeSocket.last;
  socket.say(welcome([0, 1]));
  socket.say(update({ seat: 0, view: view({ seat: 0 }), decision: 'a' }));
  socket.say(update({ seat: 1, view: view({ seat: 1 }) }));
  expect([store.eye, store.curtain]).toEqual([0, false]);
  socket.say(update({ seat: 0, seq: 2, decision: '' }));
  socket.say(update({ seat: 1, seq: 2, decision: 'b' }));
  expect([store.eye, store.curtain]).toEqual([1, true]);
  store.lift();
  expect(store.curtain).toBe(false);
});

it('says an unacknowledged choice again when the line is back', () => {
  const socket = FakeSocket.last;
  socket.say(welcome([0]));
  socket.say(update({ view: view(), decision: 'd1' }));
  store.play('pass');
  const first = socket.sent.find((m) => m['op'] === 'play');
  socket.onopen?.();
  const plays = socket.sent.filter((m) => m['op'] === 'play');
  expect(plays).toHaveLength(2);
  expect(plays[1]).toEqual(first);
});

it('keeps quiet until the action or round is over, over a reload too, until asked again', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (k: string) => kept.get(k) ?? null,
    setItem: (k: string, v: string) => void kept.set(k, v),
    removeItem: (k: string) => kept.delete(k),
  });
  const socket = FakeSocket.last;
  const now = { round: 3, phase: 'players', turn: 1, actions_left: 2 };
  socket.say(welcome([0]));
  socket.say(update({ view: view(now), decision: 'd1' }));
  store.quiet('action');
  expect(store.silence).toBe('action');
  expect(socket.sent.at(-1)).toMatchObject({ op: 'quiet', seat: 0, until: 'action' });
  const { TableStore: Store } = await import('./table.svelte');
  const again = new Store('x');
  again.open();
  FakeSocket.last.say(welcome([0]));
  FakeSocket.last.say(update({ view: view(now) }));
  expect(again.silence).toBe('action');
  again.close();
  socket.say(update({ seq: 2, changes: [{ path: ['actions_left'], value: 1, removed: false }] }));
  expect(store.silence).toBe('');
  store.quiet('round');
  socket.say(update({ seq: 3, changes: [{ path: ['turn'], value: 2, removed: false }] }));
  expect(store.silence).toBe('round');
  store.quiet('');
  expect(store.silence).toBe('');
  expect(socket.sent.at(-1)).toMatchObject({ op: 'quiet', until: '' });
  expect(kept.size).toBe(0);
  store.quiet('round');
  socket.say(update({ seq: 4, changes: [{ path: ['round'], value: 4, removed: false }] }));
  expect(store.silence).toBe('');
});

const line = (
  n: number,
  seat: number,
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({
  n,
  at: 0,
  seat,
  name: '',
  channel: 'table',
  to: -1,
  text: 'hi',
  phrase: '',
  args: {},
  emote: '',
  ...more,
});
const said = (...lines: Record<string, unknown>[]): Partial<ServerMessage> =>
  ({ op: 'said', lines }) as unknown as Partial<ServerMessage>;

it('counts and announces what others say from now on, and neither of the muted', () => {
  const socket = FakeSocket.last;
  socket.say(welcome([0]));
  socket.say(said(line(1, 1)));
  expect([store.unreadTalk, store.freshTalk.length]).toEqual([0, 0]);
  socket.say(said(line(2, 0), line(3, 1)));
  expect([store.unreadTalk, store.freshTalk.map((l) => l.n)]).toEqual([1, [3]]);
  socket.say(
    said(
      line(4, 1, { channel: 'whisper', to: 0 }),
      line(5, 1, { channel: 'whisper', to: 2, text: '' }),
    ),
  );
  expect([store.unreadTalk, store.whispers]).toEqual([3, 1]);
  store.muted.toggle(1);
  socket.say(said(line(6, 1, { channel: 'whisper', to: 0 })));
  expect([store.unreadTalk, store.whispers, store.freshTalk.length]).toEqual([3, 1, 0]);
  expect(store.talk).toHaveLength(6);
  expect(store.hushed(store.talk.at(-1)!)).toBe(true);
  store.muted.toggle(1);
  socket.say(said(line(7, 1)));
  expect(store.unreadTalk).toBe(4);
});

it('counts the first line at a table where nobody had spoken', () => {
  const socket = FakeSocket.last;
  socket.say(welcome([0]));
  socket.say(said());
  socket.say(said(line(1, 1)));
  expect(store.unreadTalk).toBe(1);
});

it('tells whoever set the webhook what the server says to it, and nobody else', async () => {
  const socket = FakeSocket.last;
  socket.say(welcome([0]));
  const refused = store.setWebhook('https://evil.example/');
  const sent = socket.sent.at(-1)!;
  expect(sent).toMatchObject({ op: 'set_webhook', url: 'https://evil.example/', language: 'en' });
  socket.say({
    op: 'error',
    id: sent['id'] as string,
    code: 'no_webhook',
    message: 'no',
  } as Partial<ServerMessage>);
  expect(await refused).toEqual({ code: 'no_webhook', message: 'no' });
  expect(store.problem).toBeNull();
  const set = store.setWebhook('https://chat.example/');
  socket.say({ op: 'ack', id: socket.sent.at(-1)!['id'] as string } as Partial<ServerMessage>);
  expect(await set).toBeNull();
});

it('lets a guest of the lobby speak to the table, and a spectator among themselves', () => {
  const socket = FakeSocket.last;
  const at = (state: string): Partial<ServerMessage> =>
    ({ ...welcome([]), lobby: { seats, options: {}, state } }) as unknown as Partial<ServerMessage>;
  socket.say(at('lobby'));
  store.say({ text: 'hello' });
  expect(socket.sent.at(-1)).toMatchObject({ op: 'say', channel: 'table' });
  socket.say(at('playing'));
  store.say({ text: 'hello' });
  expect(socket.sent.at(-1)).toMatchObject({ op: 'say', channel: 'dead' });
});

it('calls whoever gave no name by the character, never "Player 1"', () => {
  const socket = FakeSocket.last;
  socket.say(welcome([0]));
  store.lobby = { seats: [{ seat: 0, kind: 'person', name: '', bot: '' }] } as never;
  expect(store.nameOf(0)).toContain('ui-player-n');
  const crew = [{ seat: 0, character: 'janitor' }];
  socket.say(update({ view: view({ crew: crew as never }) }));
  expect(store.nameOf(0)).toBe('char-janitor');
});
