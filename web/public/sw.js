/* global self, URL */
/** Hears pushes when the page is closed: shows that a game waits, and opens it when asked to. */
self.addEventListener("push", (event) => {
  const { title, body, table } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, data: table }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(`./#/table/${event.notification.data}`, self.registration.scope).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    for (const page of pages) {
      if (page.url === url) {
        return page.focus();
      }
    }
    return self.clients.openWindow(url);
  };
  event.waitUntil(open());
});
