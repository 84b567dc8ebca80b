import { settings } from '../lib/settings.svelte';

/** What the server needs to call this browser while no page of it is open. */
export interface Called {
  endpoint: string;
  p256dh: string;
  auth: string;
}

function bytes(words: string): Uint8Array<ArrayBuffer> {
  const plain = atob(words.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (c) => c.charCodeAt(0));
}

function same(key: ArrayBuffer | null | undefined, wanted: Uint8Array): boolean {
  const known = new Uint8Array(key ?? new ArrayBuffer(0));
  return known.length === wanted.length && known.every((byte, n) => byte === wanted[n]);
}

/**
 * Subscribes this browser to the calls of the server, where both can.
 * Nothing where the server calls nobody, the browser knows no such thing, or the person said no.
 */
export async function subscribe(): Promise<Called | undefined> {
  try {
    const answer = await fetch('/api/push');
    const { key } = (await answer.json()) as { key: string };
    const workers = globalThis.navigator?.serviceWorker;
    if (!answer.ok || !key || !(await workers?.getRegistration())) return undefined;
    const worker = await workers.ready; // just installed it could not subscribe yet
    if (!worker.pushManager) return undefined;
    const wanted = bytes(key);
    let known = await worker.pushManager.getSubscription();
    if (known && !same(known.options.applicationServerKey, wanted)) {
      await known.unsubscribe(); // the server has another key than it had
      known = null;
    }
    known ??= await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: wanted,
    });
    const { endpoint, keys } = known.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return undefined;
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
  } catch {
    return undefined; // no calls, then: the page still shows its own notices
  }
}

/** Whether the person wants to be called at all. */
export function wanted(permission: string): boolean {
  return settings.notify && permission === 'granted';
}
