/** What can be done at a table, beside playing on: said in any order, revised, taken back, looked at, shared. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, play, settle } from "./house";
import { browser, folder, server } from "./open";

/** A point of the screen where a board shows just this. */
async function pointOf(page: Page, spot: string): Promise<{ x: number; y: number }> {
  return page.evaluate((wanted) => {
    const node = document.querySelector(`[data-spot="${wanted}"]`);
    const box = node?.getBoundingClientRect() ?? new DOMRect();
    for (let x = box.left + 2; x < box.right; x += 4) {
      for (let y = box.top + 2; y < box.bottom; y += 4) {
        if (document.elementFromPoint(x, y)?.closest("[data-spot]") === node) {
          return { x, y };
        }
      }
    }
    throw new Error(`${wanted} is nowhere`);
  }, spot);
}

const orderOf = (page: Page, region: string) =>
  page.locator(`[data-spot="region ${region}"]`).first().getAttribute("aria-label");

/** Gives every region that has none yet the last order there is. */
async function giveTheRest(page: Page) {
  const isWhole = () =>
    page.evaluate(() => {
      const whole = document.querySelector(".question .answers .main") !== null;
      const options = document.querySelectorAll<HTMLElement>(".question .options button:enabled");
      if (!whole) {
        [...options].at(-1)?.click();
      }
      return whole;
    });
  await expect.poll(isWhole).toBe(true);
}

test("orders are dragged or clicked onto regions in any order, and revised until all are in", async () => {
  const host = await openPage(browser);
  const { page } = host;
  await settle(page, server.url, "thrones", ["me", "friend", "greedy"], { houses: "in-order" });
  const invite = await page.locator("#invite").inputValue();
  const guest = await openPage(browser);
  await guest.page.goto(invite);
  await guest.page.locator(".gathering .main").click();
  const ownRegions = page.locator('.spots [role="button"][data-target]');
  await ownRegions.first().waitFor();
  const last = (await ownRegions.last().getAttribute("data-spot")) ?? "";
  const region = last.replace("region ", "");

  // The last region gets its order first, by the mouse.
  const token = page.locator('.options button[data-option$=" support"]');
  await page.locator(".option-token").last().waitFor();
  const from = await token.boundingBox();
  const to = await pointOf(page, last);
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 12);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => orderOf(page, region)).toMatch(/order: Support/);

  await giveTheRest(page);
  await page.locator(".question .answers .main").click();
  await page.getByText("your choice is locked in").waitFor();
  // Sealed, and still it may be said anew.
  const again = await pointOf(page, last);
  await page.mouse.click(again.x, again.y);
  await page.locator('.options button[data-option$=" raid"]').click();
  await page.locator(".question .answers .main").click();
  await page.getByText("your choice is locked in").waitFor();
  expect(await orderOf(page, region)).toMatch(/order: Raid/);
  expect(await orderOf(guest.page, region)).toMatch(/an order face down/);

  await guest.page.locator(".question .options").first().waitFor();
  await giveTheRest(guest.page);
  const table = page.url();
  await page.goto(server.url);
  await guest.page.locator(".question .answers .main").click();
  await guest.page.locator(".event", { hasText: "All orders are revealed" }).waitFor();
  expect(await orderOf(guest.page, region)).toMatch(/order: Raid/);
  await page.goto(table);
  await page.getByText("Since you left").waitFor();
  expect([...host.faults, ...guest.faults]).toEqual([]);
  await page.context().close();
  await guest.page.context().close();
});

test("who looks on sees only what is public, and private talk stays between two seats", async () => {
  const { page } = await openPage(browser);
  await settle(page, server.url, "thrones", ["me", "friend", "greedy"], { houses: "in-order" });
  const invite = await page.locator("#invite").inputValue();
  const guest = (await openPage(browser)).page;
  await guest.goto(invite);
  await guest.locator(".gathering .main").click();
  await page.locator(".question .options").first().waitFor();
  const watcher = (await openPage(browser)).page;
  const heard: string[] = [];
  watcher.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => heard.push(payload.toString())),
  );
  await watcher.goto(page.url());
  await watcher.getByText("You are watching.").waitFor();
  await giveTheRest(page);
  await page.locator(".question .answers .main").click();
  await page.getByText("your choice is locked in").waitFor();

  for (const [to, words] of [
    [0, "Hail to the table"],
    [1, "Let us share the Trident"],
  ] as const) {
    await page.locator("#tab-chat").click();
    await page.locator(".chat select").selectOption({ index: to });
    await page.locator(".chat form input").fill(words);
    await page.locator(".chat form .main").click();
    await page.locator(".chat .lines", { hasText: words }).waitFor();
  }
  await guest.locator("#tab-chat").click();
  await guest.locator(".chat .lines", { hasText: "Let us share the Trident" }).waitFor();
  await watcher.locator("#tab-chat").click();
  await watcher.locator(".chat .lines", { hasText: "Hail to the table" }).waitFor();
  expect(await watcher.locator(".chat form").count()).toBe(0);
  const all = heard.join("\n");
  expect(all).toContain("Hail to the table");
  expect(all).not.toContain("Trident");
  expect(all).not.toContain('"question"');
  expect(all).not.toMatch(/order [a-z-]+ (march|raid|support|defend|consolidate)/);
  for (const one of [page, guest, watcher]) {
    await one.context().close();
  }
});

test("one hands one's seat to a bot, and takes it back", async () => {
  const { page, faults } = await openPage(browser);
  await settle(page, server.url, "battue", ["me", "friend"], { setup: "quick" });
  const guest = (await openPage(browser)).page;
  await guest.goto(await page.locator("#invite").inputValue());
  await guest.locator(".gathering .main").click();
  await guest.locator(".question, .waiting").first().waitFor();
  await guest.getByRole("button", { name: "Let a bot play" }).click();
  await page.locator(".seats", { hasText: "Bot (normal)" }).waitFor();
  await guest.close();
  const back = await guest.context().newPage();
  await back.goto(page.url());
  await back.getByRole("button", { name: "Take the seat back" }).click();
  await page.locator(".seats", { hasNotText: "Bot (normal)" }).waitFor();
  await back.locator(".seats", { hasNotText: "Take the seat back" }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
  await back.context().close();
});

test("before the game one gets up, a guest is removed, and a bot fills the chair", async () => {
  const { page, faults } = await openPage(browser);
  await settle(page, server.url, "thrones", ["me", "friend", "friend"]);
  const link = await page.locator("#invite").inputValue();
  const guest = (await openPage(browser)).page;
  await guest.goto(link);
  await guest.locator(".gathering .main").click();
  await guest.getByRole("button", { name: "leave my seat" }).click();
  await guest.getByRole("button", { name: "Take a seat" }).waitFor();
  await guest.goto(link); // He takes it again.
  await guest.getByRole("button", { name: "Take a seat" }).click();
  await page.getByRole("button", { name: "remove", exact: true }).click();
  await page.locator(".chairs li[data-free]").nth(1).waitFor();
  await page.getByRole("button", { name: "add a bot here" }).first().click();
  await page.getByRole("button", { name: "remove the bot" }).waitFor();
  await page.getByRole("button", { name: "add a bot here" }).click();
  await page.locator(".question, .waiting").first().waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
  await guest.context().close();
});

test("an answer is taken back as far as the law allows, and words before it is confirmed", async () => {
  const { page, faults } = await openPage(browser);
  await settle(page, folder.url, "battue", ["me", "greedy"], { setup: "quick" });
  const undo = page.locator(".question[data-asked]").getByRole("button", { name: "Undo my last move" });
  await play([page], 8, async () => (await undo.count()) > 0);
  await undo.click();
  await page.locator(".undone").waitFor();
  await page.locator(".question[data-asked] .options button").last().click();
  await page.locator(".said-so-far button").first().waitFor();
  await page.locator(".question .answers").getByRole("button", { name: "Back" }).click();
  await expect.poll(() => page.locator(".said-so-far").count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a line of the story shows where it happened, and opens its rule", async () => {
  const { page } = await openPage(browser);
  await settle(page, folder.url, "battue", ["me", "greedy"], { setup: "quick" });
  const line = page.locator(".event[data-event=round-won]").first();
  await play([page], 9, async () => (await line.count()) > 0);
  const where = page.locator(".event[data-event=battle]").first();
  await where.hover();
  await page.locator(".battue-map [data-hovered]").first().waitFor();
  await line.locator("button").first().click();
  await line.locator(".sum .total").first().waitFor();
  await line.locator(".why > p .link").click();
  await page.getByRole("dialog").waitFor();
  await page.context().close();
});

test("a game is seen again, from any moment of it, shared as a file, and gone on with against bots", async () => {
  const { page, faults } = await openPage(browser);
  await settle(page, folder.url, "thrones", ["me", "greedy", "greedy"]);
  await play([page], 10, async () => (await page.locator(".story .entry").count()) > 8);
  await page.locator(".tabs a").click();
  const at = (n: number) => page.getByText(new RegExp(`^Move ${n} of`));
  await page.getByLabel("Go to a move").fill("3");
  await at(3).waitFor();
  await page.getByRole("button", { name: "Forward" }).click();
  await at(4).waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await at(5).waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.keyboard.press(",");
  const moment = page.url();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save to a file" }).click(),
  ]);
  const file = join(mkdtempSync(join(tmpdir(), "banneret-")), "record.json");
  await download.saveAs(file);
  await page.goto(folder.url);
  await page.goto(moment);
  await at(Number(/\d+$/.exec(moment)?.[0])).waitFor();

  await page.getByRole("link", { name: "Continue from here" }).click();
  await page.locator(".new .large").click();
  await page.locator(".question[data-asked] .options").first().waitFor();
  await page.goto(folder.url);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText(/^Move \d+ of/).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

const zoomOf = (page: Page) =>
  page.locator(".sheet svg > g").evaluate((layer) => {
    const matrix = (layer as SVGGElement).transform.baseVal.consolidate()?.matrix;
    return { scale: matrix?.a ?? 1, x: matrix?.e ?? 0 };
  });

test("the board is drawn closer and moved by wheel, keys and two fingers", async () => {
  const { page } = await openPage(browser);
  await settle(page, folder.url, "thrones", ["me", "greedy", "greedy"]);
  await page.locator(".question .options").first().waitFor();
  const box = await page.locator(".sheet svg").boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await zoomOf(page)).scale).toBeGreaterThan(1.2);
  const before = await zoomOf(page);
  await page.locator(".sheet svg").focus();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowLeft");
  const after = await zoomOf(page);
  expect(after.scale).toBeGreaterThan(before.scale);
  await page.keyboard.press("ArrowRight");
  expect((await zoomOf(page)).x).toBeLessThan(after.x);
  await page.keyboard.press("0");
  expect((await zoomOf(page)).scale).toBe(1);
  const touch = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: middle.x - apart, y: middle.y },
    { x: middle.x + apart, y: middle.y },
  ];
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 2 });
  await page.reload();
  await page.locator(".sheet .spots").waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(40) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(60) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(120) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(async () => (await zoomOf(page)).scale).toBeGreaterThan(1.5);
  await page.context().close();
});

test("while a bot thinks the page goes on answering", async () => {
  const { page } = await openPage(browser);
  await page.goto(folder.url);
  await page.evaluate(() => {
    localStorage.setItem(
      "banneret.settings",
      JSON.stringify({ pace: 1, language: "en", confirm: true, programs: true }),
    );
  });
  await page.reload();
  await settle(page, folder.url, "battue", ["expert", "me"]);
  await play([page], 11, async () => (await page.locator(".waiting").count()) > 0);
  await page.getByRole("button", { name: "Français" }).click();
  await page.locator(".waiting", { hasText: "Robot" }).waitFor();
  expect(await page.locator(".waiting").count()).toBe(1);
  expect(page.workers().length).toBe(2);
  await page.context().close();
});
