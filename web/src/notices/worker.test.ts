import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

/** The service worker with fakes around it; answers what a click on a notification does. */
async function click(
  url: string,
  pages: { url: string; focus: () => void }[],
): Promise<{ opened: string[]; close: () => void }> {
  const source = readFileSync(new URL('../sw.js', import.meta.url), 'utf8').replace(
    '__FILES__',
    '[]',
  );
  const listeners = new Map<string, (event: unknown) => void>();
  const opened: string[] = [];
  const self = {
    addEventListener: (name: string, act: (event: unknown) => void) => listeners.set(name, act),
    clients: { matchAll: async () => pages, openWindow: (path: string) => opened.push(path) },
  };
  new Function('self', 'location', 'caches', source)(self, { origin: 'https://play.example' }, {});
  const waits: Promise<unknown>[] = [];
  const close = vi.fn();
  listeners.get('notificationclick')!({
    notification: { close, data: { url } },
    waitUntil: (one: Promise<unknown>) => waits.push(one),
  });
  await Promise.all(waits);
  return { opened, close };
}

it('goes back to the tab of the table, or opens it', async () => {
  const [there, other] = [vi.fn(), vi.fn()];
  const pages = [
    { url: 'https://play.example/rules', focus: other },
    { url: 'https://play.example/t/abc', focus: there },
  ];
  const first = await click('/t/abc', pages);
  expect(first.close).toHaveBeenCalledOnce();
  expect([there.mock.calls.length, other.mock.calls.length, first.opened]).toEqual([1, 0, []]);
  expect((await click('/t/new', pages)).opened).toEqual(['/t/new']);
});

it('leads nowhere else', async () => {
  expect((await click('https://evil.example/t/abc', [])).opened).toEqual([]);
});

/** What the service worker shows when the server calls. */
async function called(json: () => unknown): Promise<unknown[][]> {
  const source = readFileSync(new URL('../sw.js', import.meta.url), 'utf8').replace(
    '__FILES__',
    '[]',
  );
  const listeners = new Map<string, (event: unknown) => void>();
  const showNotification = vi.fn(async () => undefined);
  const self = {
    addEventListener: (name: string, act: (event: unknown) => void) => listeners.set(name, act),
    registration: { showNotification },
  };
  new Function('self', 'location', 'caches', source)(self, { origin: 'https://play.example' }, {});
  const waits: Promise<unknown>[] = [];
  listeners.get('push')!({ data: { json }, waitUntil: (one: Promise<unknown>) => waits.push(one) });
  await Promise.all(waits);
  return showNotification.mock.calls as unknown[][];
}

it('shows what the server calls for, and nothing of what it does not understand', async () => {
  const told = { title: 'Your turn', body: 'Table abc', tag: 'lockdown-abc-decide', url: '/t/abc' };
  expect(await called(() => told)).toEqual([
    [
      'Your turn',
      {
        body: 'Table abc',
        tag: 'lockdown-abc-decide',
        icon: '/icon-192.png',
        data: { url: '/t/abc' },
      },
    ],
  ]);
  for (const odd of [{}, { title: 7, url: '/' }, null]) expect(await called(() => odd)).toEqual([]);
  const broken = () => {
    throw new SyntaxError('no JSON');
  };
  expect(await called(broken)).toEqual([]);
});
