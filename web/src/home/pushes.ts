/** Whether this browser hears pushes, also when the page is closed. */
import { server } from "../table/server";
import type { Alerts } from "../table/wire";

/** True if this browser can: it takes a page over TLS, or one of this machine. */
export function mayPush(): boolean {
  return window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = mayPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function hearsPushes(): Promise<boolean> {
  return (await subscription().catch(() => null)) !== null;
}

export async function startPushes(key: string): Promise<Alerts> {
  await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  try {
    return await server.addPush({ endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" });
  } catch (failure) {
    await made.unsubscribe();
    throw failure;
  }
}

export async function stopPushes(): Promise<Alerts> {
  const made = await subscription();
  await made?.unsubscribe();
  return made ? server.dropPush(made.endpoint) : server.alerts();
}
