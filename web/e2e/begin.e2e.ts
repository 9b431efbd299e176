/** Quick to begin, and always clear where one stands. */
import type { WebSocketRoute } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, play, settle } from "./house";
import { browser, folder, server } from "./open";

test("a seat's menu has people and levels, and no key is shown raw", async () => {
  const { page } = await openPage(browser);
  await page.goto(server.url);
  await page.evaluate(() => {
    localStorage.setItem("banneret.settings", JSON.stringify({ pace: 0, language: "en" }));
  });
  await page.reload();
  for (const game of ["battue", "thrones", "battles"]) {
    await page.goto(`${server.url}#/new/${game}`);
    await page.locator("#chair-1").waitFor();
    const values = await page
      .locator("#chair-1 option")
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(values).toEqual(["me", "friend", "open", "easy", "normal", "hard", "expert"]);
    await page.locator(".new details summary").click();
    expect(await page.locator("body").innerText()).not.toContain("‹");
  }
  await page.context().close();
});

test("score, round and phase are in sight, and the usual answer needs one click", async () => {
  const { page, faults } = await openPage(browser);
  await settle(page, folder.url, "battue", ["me", "greedy"]);
  const moving = page.locator(".question[data-asked] .prompt", { hasText: "Which horde moves?" });
  await play([page], 3, async () => (await moving.count()) > 0);
  await page.locator('.turn [aria-current="step"]', { hasText: "moves" }).waitFor();
  expect(await page.locator(".seats .points").count()).toBe(2);
  expect(await page.locator(".turn b").textContent()).toMatch(/^Round \d+$/);
  const first = page.locator(".question[data-asked] .options button").first();
  expect(await first.textContent()).toBe("No more moves");
  const told = await page.locator(".story .entry").count();
  await first.click();
  await expect.poll(() => page.locator(".story .entry").count()).toBeGreaterThan(told);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("the rest of the tiles can be placed at random, and nobody hands over a screen that hides nothing", async () => {
  const { page, faults } = await openPage(browser);
  await settle(page, folder.url, "battue", ["me", "me"], { setup: "by-hand" });
  const random = page.getByRole("button", { name: "Place the rest at random" });
  await random.click();
  await page.getByText("set up camp").waitFor();
  expect(await page.locator(".hand-over").count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("help says how to win, what the phase at hand is for and what the signs mean, in both languages", async () => {
  for (const [locale, aim] of [
    ["en", "How to win"],
    ["fr", "Comment gagner"],
  ] as const) {
    const { page, faults } = await openPage(browser, undefined, locale);
    await settle(page, folder.url, "battue", ["me", "greedy"]);
    await play([page], 3, async () => (await page.locator(".turn [aria-current]").count()) > 0);
    await page.locator("#tab-help").click();
    await page.getByRole("heading", { name: aim }).waitFor();
    await page.locator(".help [data-now]").waitFor();
    expect(await page.locator(".help").innerText()).not.toContain("‹");
    expect(faults).toEqual([]);
    await page.context().close();
  }
});

test("a connection that is lost is told after two seconds, and no more once it is back", async () => {
  const { page } = await openPage(browser);
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/play\?/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await settle(page, server.url, "battue", ["me", "greedy"], { setup: "quick" });
  await page.locator(".question[data-asked]").waitFor();
  await page.route("**/api/tables/*", (route) => route.abort());
  await Promise.all(sockets.map((socket) => socket.close()));
  const lost = page.getByText("Connection lost");
  await page.waitForTimeout(700);
  expect(await lost.count()).toBe(0);
  await lost.waitFor();
  await page.unroute("**/api/tables/*");
  await expect.poll(() => lost.count()).toBe(0);
  await page.locator(".question[data-asked]").waitFor();
  await page.context().close();
});
