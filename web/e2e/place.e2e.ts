/** Open placement in a real browser: the drill, a game for tests, inside the page, in the gallery and on a server. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { desktop, lookAt, openBrowser, openPage, openServer, phone, settle, type Open } from "./house";

const drill = (path: string) =>
  ["target", "target/quick"]
    .map((folder) => fileURLToPath(new URL(`../../drill/${folder}/${path}`, import.meta.url)))
    .find((file) => existsSync(file)) ?? "";

let browser: Browser;
const servers: Open[] = [];
const pages: ViteDevServer[] = [];

/** The page with the drill among its games; with a server behind it, if there is one. */
async function openDrill(behind?: string): Promise<string> {
  process.env.BANNERET_ENGINE = drill("javascript/banneret.mjs");
  process.env.BANNERET_TEST_GAME = "drill";
  const origin = behind?.replace(/\/$/, "") ?? "";
  const proxy = {
    target: origin,
    changeOrigin: true,
    ws: true,
    headers: { Origin: origin },
  };
  const page = await createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    logLevel: "error",
    cacheDir: `target/vite-${behind === undefined ? "alone" : "server"}`,
    server: {
      port: 0,
      host: "127.0.0.1",
      hmr: false,
      ...(behind === undefined ? {} : { proxy: { "/api": proxy } }),
    },
  });
  await page.listen();
  pages.push(page);
  return page.resolvedUrls?.local[0] ?? "";
}

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await Promise.all([...pages, ...servers].map((one) => one.close()));
});

const poseOf = async (page: Page) => {
  const pose = (await page.locator(".ghost[data-settled]").getAttribute("data-pose")) ?? "";
  const [x = 0, y = 0, turn = 0] = (pose.match(/-?\d+/g) ?? []).map(Number);
  return { x, y, turn };
};

/** A point of the ground on the screen, in inches. */
async function at(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await page.locator(".ghost-ground").boundingBox();
  if (!box) {
    throw new Error("there is no ground");
  }
  return [box.x + (x / 24) * box.width, box.y + (1 - y / 16) * box.height];
}

/** Forms up, marches against a rule, turns and places: with the mouse. */
async function march(page: Page) {
  await page.locator(".ghost[data-settled]").waitFor();
  // It follows the mouse, and snaps to the strip.
  await page.mouse.move(...(await at(page, 16, 9)));
  await page.locator(".place-note", { hasText: "within the strip" }).waitFor();
  await page.mouse.move(...(await at(page, 16, 2)));
  await expect.poll(() => page.locator(".ghost[data-refused]").count()).toBe(0);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(async () => (await poseOf(page)).x).toBeGreaterThan(15_500);
  const formed = await poseOf(page);
  expect(formed.x).toBeLessThan(16_500);
  // The wheel turns it; where there is no room for it so turned, it goes where there is.
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => (await poseOf(page)).turn).toBe(9_500);
  await page.getByRole("button", { name: "Place here" }).click();
  await page.locator(".event", { hasText: "Red forms up" }).first().waitFor();

  await page.locator('[data-option="march"]').click();
  await page.locator(".ghost-from").waitFor();
  const before = await poseOf(page);
  // It is dragged farther than it may march: the rule is shown in place, and what is used and left.
  await page.mouse.move(...(await at(page, before.x / 1000, before.y / 1000)));
  await page.mouse.down();
  await page.mouse.move(...(await at(page, 18, 12)), { steps: 10 });
  await page.locator(".place-note p", { hasText: "5″ at most" }).waitFor();
  await page.locator(".placing .measures", { hasText: "Marches 5″ of 5″; 0″ left" }).waitFor();
  expect(await page.locator(".ghost-wish").count()).toBe(1);
  await page.mouse.up();
  await expect.poll(() => page.locator(".ghost-wish").count()).toBe(0);
  const after = await poseOf(page);
  const far = Math.hypot(after.x - before.x, after.y - before.y);
  expect(far).toBeGreaterThan(4_900);
  expect(far).toBeLessThanOrEqual(5_000);
  // The handle turns it, and a turn of more than a right angle stops there.
  const knob = await page.locator(".ghost-knob").boundingBox();
  await page.mouse.move((knob?.x ?? 0) + 6, (knob?.y ?? 0) + 6);
  await page.mouse.down();
  const [x, y] = [after.x / 1000, after.y / 1000];
  await page.mouse.move(...(await at(page, x + 3, y)), { steps: 5 });
  await page.mouse.move(...(await at(page, x + 3, y - 2)), { steps: 5 });
  await page.locator(".place-note p", { hasText: "90° at most" }).waitFor();
  await page.mouse.up();
  await expect.poll(async () => (await poseOf(page)).turn).toBe(before.turn - 9_000);
  await page.keyboard.press("q");
  await expect.poll(async () => (await poseOf(page)).turn).toBe(before.turn - 8_500);
  await page.getByRole("button", { name: "Place here" }).click();
  await page.locator(".event", { hasText: "Red marches 5″ and turns by 85°" }).first().waitFor();
}

test("inside the page something is dragged, snaps, turns, is refused with its rule, and is placed", async () => {
  const { page, faults } = await openPage(browser, desktop);
  await settle(page, await openDrill(), "drill", ["me", "greedy"]);
  await march(page);
  expect(await lookAt(page, "place-desktop")).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("on a server it goes the same way", async () => {
  const server = await openServer(drill("classes"));
  servers.push(server);
  const { page, faults } = await openPage(browser, desktop);
  await settle(page, await openDrill(server.url), "drill", ["me", "greedy"]);
  await march(page);
  expect(page.url()).toContain("#/table/");
  expect(faults).toEqual([]);
  await page.context().close();
});

test("with the keyboard alone a place is picked from a list", async () => {
  const { page, faults } = await openPage(browser, desktop);
  await settle(page, await openDrill(), "drill", ["me", "greedy"]);
  await page.locator(".ghost[data-settled]").waitFor();
  const summary = page.locator(".good-places summary");
  await summary.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await poseOf(page)).x).toBe(3_000);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Place here");
  await page.keyboard.press("Enter");
  await page.locator(".event", { hasText: "Red forms up at 3″ | 2″" }).first().waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("in the gallery two people place their trays in turn", async () => {
  const { page, faults } = await openPage(browser, desktop);
  await page.goto(`${await openDrill()}dev/gallery.html#place?lang=fr`);
  await page.locator(".ghost[data-settled]").waitFor();
  await page.mouse.click(...(await at(page, 6, 2)));
  await expect.poll(async () => (await poseOf(page)).x).toBeGreaterThan(5_500);
  await page.getByRole("button", { name: "Placer ici" }).click();
  await page.locator(".prompt", { hasText: "le plateau bleu" }).waitFor();
  expect(await page.locator(".piece").count()).toBe(2);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a finger drags it on a phone, in French", async () => {
  const { page, faults } = await openPage(browser, phone, "fr");
  await settle(page, await openDrill(), "drill", ["me", "greedy"]);
  await page.locator(".ghost[data-settled]").waitFor();
  const client = await page.context().newCDPSession(page);
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", x?: number, y?: number) => {
    const touchPoints = x === undefined || y === undefined ? [] : [{ x, y }];
    await client.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  const from = await poseOf(page);
  await touch("touchStart", ...(await at(page, from.x / 1000, from.y / 1000)));
  for (const x of [8, 11, 14]) {
    await touch("touchMove", ...(await at(page, x, 6)));
  }
  await page.locator(".place-note", { hasText: "la bande" }).waitFor();
  expect(await lookAt(page, "place-phone")).toEqual([]);
  await touch("touchEnd");
  await expect.poll(async () => (await poseOf(page)).x).toBeGreaterThan(11_500);
  await page.getByRole("button", { name: "Placer ici" }).click();
  await page.locator(".event", { hasText: "Rouge se met en ligne" }).first().waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
