// Keeps the files of this build; the table itself always comes from the server.
const FILES = __FILES__;
const CACHE = 'lockdown-__VERSION__';
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n !== CACHE).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  // Words, facts and rules: as the server has them, or as they were when it was last in reach.
  if (/^\/(messages\/|api\/(content\/\w+|rules|glossary)$)/.test(url.pathname)) {
    event.respondWith(
      fetch(event.request).then(
        (answer) => {
          if (answer.ok) {
            const copy = answer.clone();
            event.waitUntil(caches.open(CACHE).then((cache) => cache.put(event.request, copy)));
          }
          return answer;
        },
        () => caches.match(event.request).then((kept) => kept || Response.error()),
      ),
    );
    return;
  }
  if (/^\/(api|ws|healthz|metrics|schema)/.test(url.pathname)) return;
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => caches.match('/')));
    return;
  }
  event.respondWith(caches.match(event.request).then((hit) => hit || fetch(event.request)));
});
// The server calls: somebody is awaited at a table that no page shows.
self.addEventListener('push', (event) => {
  let told;
  try {
    told = event.data?.json() ?? {};
  } catch {
    return;
  }
  if (typeof told.title !== 'string' || typeof told.url !== 'string') return;
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: String(told.body ?? ''),
      tag: String(told.tag ?? ''),
      icon: '/icon-192.png',
      data: { url: told.url },
    }),
  );
});
// A notification that a page could not show by itself: back to its table, in the tab that has it.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/', location.origin);
  if (url.origin !== location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const page = pages.find((one) => new URL(one.url).pathname === url.pathname);
      return page ? page.focus() : self.clients.openWindow(url.pathname);
    }),
  );
});
