import { vi } from 'vitest';
import type { ServerMessage, TableView, Update } from '../lib/protocol';
import type { TableStore } from '../lib/table.svelte';

/** A socket that remembers what was sent and says what the test tells it. */
export class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  say(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  ops(): unknown[] {
    return this.sent.map((m) => m['op']);
  }
}

export const view = (extra: Partial<TableView> = {}): TableView =>
  ({ seat: 0, rooms: [], crew: [], decision: null, ...extra }) as unknown as TableView;
export const update = (extra: Partial<Update>): Partial<ServerMessage> =>
  ({
    op: 'update',
    seat: 0,
    seq: 1,
    view: null,
    changes: [],
    events: [],
    decision: '',
    undo: '',
    deadline: 0,
    ...extra,
  }) as Partial<ServerMessage>;
export const seats = [0, 1].map((seat) => ({
  seat,
  kind: 'hotseat',
  name: `S${seat}`,
  bot: '',
  connected: true,
  away_since: 0,
  stand_in: '',
  host: seat === 0,
}));
export const welcome = (mine: number[]): Partial<ServerMessage> =>
  ({
    op: 'welcome',
    lobby: { seats, options: {} },
    seats: mine,
    host: true,
    now: Date.now(),
    protocol: 1,
    version: '',
  }) as unknown as Partial<ServerMessage>;

/** A table with a fake socket; `close` it and unstub the globals afterwards. */
export async function seated(): Promise<TableStore> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (k: string) => kept.get(k) ?? null,
    setItem: (k: string, v: string) => void kept.set(k, v),
    removeItem: (k: string) => kept.delete(k),
    get length() {
      return kept.size;
    },
    key: (i: number) => [...kept.keys()][i],
  });
  vi.stubGlobal('location', {
    hash: '#0:abcdefghijklmnopqrstuvwx',
    pathname: '/t/x',
    protocol: 'http:',
    host: 'h',
  });
  vi.stubGlobal('history', { replaceState: vi.fn() });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  const { TableStore: Store } = await import('../lib/table.svelte');
  const store = new Store('x');
  store.open();
  FakeSocket.last.onopen?.();
  return store;
}
