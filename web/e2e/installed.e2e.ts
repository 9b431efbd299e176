/** The page as an app: it starts without a network, keeps nothing a server said, and tells of a newer one. */
import { expect, test } from "vitest";
import { lookAt, openFolder, openPage, phone, settle } from "./house";
import { browser, server } from "./open";
import type { Page } from "playwright-core";

/** Waits until the page is kept. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
    .toBe(true);
}

test("without a network it starts, goes on with a game kept here and begins another", async () => {
  const { page, faults } = await openPage(browser, phone, "en", true, "allow");
  await settle(page, server.url, "battue", ["me", "greedy"], { setup: "quick" }, true);
  await page.locator(".question[data-asked]").waitFor();
  await kept(page);
  const asked = await page.evaluate(async () => {
    await fetch("api/games");
    await fetch("api/me");
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return all.flat();
  });
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((url) => new URL(url).pathname.startsWith("/api"))).toEqual([]);
  await page.context().setOffline(true);
  await page.goto(server.url);
  await page.reload();
  await page.locator("#mine").waitFor();
  expect(await lookAt(page, "offline-phone-en")).toEqual([]);
  await page.locator(".tables a[href^='#/local/']").first().click();
  await page.locator(".question[data-asked]").waitFor();
  await settle(page, server.url, "thrones", ["me", "greedy", "greedy"]);
  await page.locator(".question[data-asked]").waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a manifest that a browser takes, with icons that are there", async () => {
  const { page } = await openPage(browser);
  await page.goto(server.url);
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const url = new URL(href ?? "", server.url);
  const manifest = (await (await fetch(url)).json()) as {
    start_url: string;
    icons: Record<string, string>[];
  };
  expect(new URL(manifest.start_url, url).href).toBe(server.url);
  for (const { src = "", type = "", sizes = "" } of manifest.icons) {
    const icon = await fetch(new URL(src, url));
    expect(icon.headers.get("content-type")).toContain(type);
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, icon.url);
    expect(sizes === "any" || size === sizes, `${src}: ${size}`).toBe(true);
  }
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  await page.context().close();
});

test("a newer build is told of and taken when somebody says so", async () => {
  let newer = false;
  const folder = await openFolder(() => newer);
  const { page, faults } = await openPage(browser, phone, "fr", true, "allow");
  await page.goto(folder.url);
  await page.locator(".games").waitFor();
  await kept(page);
  await page.reload();
  await page.locator(".games").waitFor();
  expect(await page.locator(".update").count()).toBe(0);
  newer = true;
  await page.reload();
  await page.locator(".update").waitFor();
  expect(await lookAt(page, "update-phone-fr")).toEqual([]);
  const reloaded = page.waitForEvent("load");
  await page.locator(".update .main").click();
  await reloaded;
  await page.locator(".games").waitFor();
  expect(await page.locator(".update").count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
  await folder.close();
});
