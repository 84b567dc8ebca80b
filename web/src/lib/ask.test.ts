import { afterEach, expect, test, vi } from 'vitest';
import { Asking } from './ask.svelte';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answering(): { asked: string[]; reply: ((ids: string[]) => void)[] } {
  const asked: string[] = [];
  const reply: ((ids: string[]) => void)[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise((done) => {
      reply.push((ids) =>
        done({ ok: true, json: () => Promise.resolve(ids.map((id) => ({ id, title: id }))) }),
      );
    });
  });
  return { asked, reply };
}

test('only what is typed to the end is asked, and only the newest answer counts', async () => {
  vi.useFakeTimers();
  const server = answering();
  const asking = new Asking();
  asking.ask('tra', 'lockdown', '');
  asking.ask('trade', 'lockdown', 'solo');
  await vi.advanceTimersByTimeAsync(500);
  expect(server.asked).toEqual(['/api/search?question=trade&language=en&game=lockdown&mode=solo']);
  asking.ask('trade in combat', 'lockdown', '');
  await vi.advanceTimersByTimeAsync(500);
  server.reply[1]!(['LD-TRD-01']);
  server.reply[0]!(['LD-OLD-01']);
  await vi.advanceTimersByTimeAsync(1);
  expect(asking.answers.map((one) => one.id)).toEqual(['LD-TRD-01']);
  expect(asking.answered).toBe('trade in combat');
});

test('nothing typed asks nothing, and a server out of reach is said', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
  const asking = new Asking();
  asking.ask('noise', 'lockdown', '');
  await vi.advanceTimersByTimeAsync(500);
  expect(asking.failed).toBe(true);
  asking.ask('  ', 'lockdown', '');
  expect([asking.failed, asking.answers.length]).toEqual([false, 0]);
});
