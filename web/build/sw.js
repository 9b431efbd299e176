/* global __FILES__, self, URL, caches, fetch, setTimeout */
/**
 * Keeps the page at hand, so that it starts without a network, and hears pushes when it is closed. Nothing that a
 * server says is kept: only the files of one build, which are put in the place of these two names.
 */
const VERSION = "__VERSION__";
const FILES = __FILES__;
const PATIENCE = 4000;
const scope = self.registration.scope;
const kept = `${scope} ${VERSION}`;

self.addEventListener("install", (event) => {
  const fill = async () => {
    const cache = await caches.open(kept);
    await cache.addAll(FILES.map((file) => new URL(file, scope).href));
  };
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(`${scope} `) && name !== kept);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** A new build takes over when somebody says so, not under the hands of one who plays. */
self.addEventListener("message", (event) => {
  if (event.data === "take over") {
    void self.skipWaiting();
  }
});

/** The page as it is now, or as it was kept if nobody answers soon. */
async function page(request) {
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  const now = fetch(request).catch(() => undefined);
  const found = await Promise.race([now, late]);
  return found?.ok ? found : ((await caches.match(new URL("index.html", scope).href)) ?? now);
}

const files = new Set(FILES.map((file) => new URL(file, scope).href));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.split(/[?#]/, 1)[0] ?? "";
  if (request.method !== "GET") {
    return;
  }
  if (url === scope || url === new URL("index.html", scope).href) {
    event.respondWith(page(request));
  } else if (files.has(url)) {
    event.respondWith(caches.match(url).then((found) => found ?? fetch(request)));
  }
});

self.addEventListener("push", (event) => {
  const { title, body, table } = event.data.json();
  const icon = new URL("icon-192.png", scope).href;
  event.waitUntil(self.registration.showNotification(title, { body, icon, tag: table, data: table }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(`./#/table/${event.notification.data}`, scope).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    for (const one of pages) {
      if (one.url === url) {
        return one.focus();
      }
    }
    return self.clients.openWindow(url);
  };
  event.waitUntil(open());
});
