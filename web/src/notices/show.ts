/**
 * Notifications of the browser: asked for by a click, shown by the page or, where it may not, by
 * the service worker.
 */
export type Permission = 'granted' | 'denied' | 'default' | 'none';
export interface Notice {
  title: string;
  body: string;
  tag: string;
  url: string;
}

const open = new Map<string, Notification>();

export function permission(): Permission {
  return 'Notification' in globalThis ? Notification.permission : 'none';
}

/** Browsers ask the person only after a click. */
export async function askPermission(): Promise<Permission> {
  if (permission() !== 'default') return permission();
  await Notification.requestPermission();
  return permission();
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return globalThis.navigator?.serviceWorker?.getRegistration();
}

export async function show(notice: Notice): Promise<void> {
  const how = {
    body: notice.body,
    tag: notice.tag,
    icon: '/icon-192.png',
    data: { url: notice.url },
  };
  try {
    const shown = new Notification(notice.title, how);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    open.set(notice.tag, shown);
  } catch {
    // Android and installed apps: only a service worker may.
    await (await worker())?.showNotification(notice.title, how);
  }
}

/** Whoever looks at the table needs no notice about it any more. */
export async function clear(prefix: string): Promise<void> {
  for (const [tag, shown] of open) {
    if (!tag.startsWith(prefix)) continue;
    shown.close();
    open.delete(tag);
  }
  for (const shown of (await (await worker())?.getNotifications()) ?? [])
    if (shown.tag.startsWith(prefix)) shown.close();
}
