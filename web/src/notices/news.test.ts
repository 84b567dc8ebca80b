import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Vote } from '../lib/protocol';
import { markOf, newsBetween, openVotes, QUIET } from './news';

describe('what a person is called for', () => {
  it('is a decision that was not there before', () => {
    expect(newsBetween(QUIET, { ...QUIET, decide: true })).toEqual(['decide']);
    expect(newsBetween({ ...QUIET, decide: true }, { ...QUIET, decide: true })).toEqual([]);
    expect(newsBetween({ ...QUIET, decide: true }, QUIET)).toEqual([]);
  });

  it('is a vote that is open to this browser, once', () => {
    const vote = {
      about: 'absent',
      seat: 2,
      choices: [],
      votes: { 0: 'wait' },
      ends: 0,
    } as unknown as Vote;
    expect(openVotes([vote], [0])).toEqual([]);
    expect(openVotes([vote], [1])).toEqual(['absent/2']);
    expect(openVotes([vote], [])).toEqual([]);
    expect(newsBetween(QUIET, { ...QUIET, votes: ['absent/2'] })).toEqual(['vote']);
    expect(
      newsBetween({ ...QUIET, votes: ['absent/2'] }, { ...QUIET, votes: ['absent/2'] }),
    ).toEqual([]);
    expect(
      newsBetween({ ...QUIET, votes: ['absent/2'] }, { ...QUIET, votes: ['absent/2', 'undo/1'] }),
    ).toEqual(['vote']);
  });

  it('is a whisper more', () => {
    expect(newsBetween({ ...QUIET, whispers: 1 }, { ...QUIET, whispers: 2 })).toEqual(['whisper']);
    expect(newsBetween({ ...QUIET, whispers: 2 }, { ...QUIET, whispers: 2 })).toEqual([]);
  });

  it('marks the title with the most pressing, and whispers only until they are seen', () => {
    expect(markOf({ decide: true, votes: ['undo/1'], whispers: 3 }, 0)).toBe('decide');
    expect(markOf({ decide: false, votes: ['undo/1'], whispers: 3 }, 0)).toBe('vote');
    expect(markOf({ decide: false, votes: [], whispers: 3 }, 2)).toBe('whisper');
    expect(markOf({ decide: false, votes: [], whispers: 3 }, 3)).toBe('');
  });
});

describe('notifications', () => {
  afterEach(() => vi.unstubAllGlobals());
  const notice = {
    title: 'You are to decide',
    body: 'Lockdown, table abc',
    tag: 'lockdown-abc-decide',
    url: '/t/abc',
  };

  it('are shown by the page, focus it on a click and go when it is looked at', async () => {
    const { clear, show } = await import('./show');
    const made: {
      title: string;
      how: NotificationOptions;
      onclick?: () => void;
      close: () => void;
    }[] = [];
    const close = vi.fn();
    vi.stubGlobal(
      'Notification',
      class {
        onclick?: () => void;
        close = close;
        constructor(
          public title: string,
          public how: NotificationOptions,
        ) {
          made.push(this);
        }
      },
    );
    const focus = vi.fn();
    vi.stubGlobal('window', { focus });
    await show(notice);
    expect(made[0]).toMatchObject({
      title: notice.title,
      how: { body: notice.body, tag: notice.tag, data: { url: '/t/abc' } },
    });
    made[0]!.onclick?.();
    expect(focus).toHaveBeenCalledOnce();
    await clear('lockdown-other-');
    expect(close).toHaveBeenCalledOnce();
    await clear('lockdown-abc-');
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('are shown by the service worker where the page may not', async () => {
    const { show } = await import('./show');
    vi.stubGlobal(
      'Notification',
      class {
        constructor() {
          throw new TypeError('Illegal constructor');
        }
      },
    );
    const showNotification = vi.fn();
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: async () => ({ showNotification }) },
    });
    await show(notice);
    expect(showNotification).toHaveBeenCalledWith(
      notice.title,
      expect.objectContaining({ tag: notice.tag, data: { url: '/t/abc' } }),
    );
  });

  it('are asked for only while the person has not answered', async () => {
    const { askPermission, permission } = await import('./show');
    expect(permission()).toBe('none');
    const requestPermission = vi.fn(async () => {
      Fake.permission = 'granted';
    });
    const Fake = { permission: 'default', requestPermission };
    vi.stubGlobal('Notification', Fake);
    expect(await askPermission()).toBe('granted');
    Fake.permission = 'denied';
    expect(await askPermission()).toBe('denied');
    expect(requestPermission).toHaveBeenCalledOnce();
  });
});
