/** A phone, upright and on its side: what is asked is in sight, nothing lies under something else. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, phone, play, settle } from "./house";
import { browser, folder, server } from "./open";

const lying = { width: 844, height: 390 };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) {
    throw new Error(`${selector} is not there`);
  }
  return box;
}

const apart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

test("a new question starts at its top, and the tabs are one thumb away with counts of what is new", async () => {
  const { page, faults } = await openPage(browser, phone);
  await settle(page, folder.url, "thrones", ["me", "greedy", "greedy"]);
  await page.locator(".question[data-asked]").waitFor();
  const tabs = await boxOf(page, ".tabs");
  expect(tabs.y + tabs.height).toBeLessThanOrEqual(phone.height);
  await page.locator("#tab-table").click();
  await play([page], 4, async () => (await page.locator("#tab-story .count").count()) > 0);
  expect(Number(await page.locator("#tab-story .count").innerText())).toBeGreaterThan(0);
  await page.locator("#tab-story").click();
  expect(await page.locator("#tab-story .count").count()).toBe(0);
  // Whoever has scrolled down and answers is at the top of what is asked next.
  await page.locator(".desk").evaluate((desk) => {
    desk.scrollTo({ top: desk.scrollHeight });
  });
  const told = await page.locator(".story .entry").count();
  await play([page], 5, async () => (await page.locator(".story .entry").count()) > told);
  await page.locator(".question[data-asked], .question .waiting").first().waitFor();
  await expect.poll(() => page.locator(".desk").evaluate((desk) => desk.scrollTop)).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("the sheet that is shut still shows what is asked, and a request of another player", async () => {
  const [anna, ben] = [await openPage(browser, phone), await openPage(browser, phone)];
  await settle(anna.page, server.url, "battue", ["me", "friend"], { setup: "quick" });
  const invite = await anna.page.locator("#invite").inputValue();
  await ben.page.goto(invite);
  await ben.page.locator(".gathering form .main").click();
  const asked = ".question[data-asked]";
  await Promise.race([anna.page.locator(asked).waitFor(), ben.page.locator(asked).waitFor()]);
  const answered = async () =>
    (await anna.page.locator('[data-action="undo"]').count()) > 0 ||
    (await ben.page.locator('[data-action="undo"]').count()) > 0;
  await play([anna.page, ben.page], 11, answered);
  const [asker, other] =
    (await anna.page.locator('[data-action="undo"]').count()) > 0 ? [anna, ben] : [ben, anna];
  await other.page.locator(".handle").click();
  await expect
    .poll(() => other.page.locator(".question :is(.prompt, .waiting)").first().isVisible())
    .toBe(true);
  await asker.page.locator('[data-action="undo"]').click();
  const sure = asker.page.locator(".table-actions .main");
  if ((await sure.count()) > 0) {
    await sure.click();
  }
  const request = other.page.locator(".request", { hasText: "asks to take back" });
  await request.waitFor();
  const box = await boxOf(other.page, ".request");
  expect(box.y + box.height).toBeLessThanOrEqual(phone.height);
  await request.getByRole("button", { name: "No" }).click();
  await asker.page.getByText("Your request to take moves back was refused.").waitFor();
  expect([...anna.faults, ...ben.faults]).toEqual([]);
  await anna.page.context().close();
  await ben.page.context().close();
});

test("a new table and the tabs fit a phone's width in French, and the usual answer of a battle comes first", async () => {
  const { page, faults } = await openPage(browser, phone, "fr");
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const game of ["battles", "battue", "thrones"]) {
    await page.goto(`${server.url}#/new/${game}`);
    await page.locator(".new .large").waitFor();
    await page.waitForTimeout(300);
    expect(await isWide(), game).toBeLessThanOrEqual(phone.width);
  }
  await settle(page, server.url, "battles", ["me", "greedy"]);
  const first = page.locator(".question[data-asked] .options button").first();
  await first.waitFor();
  expect(await first.textContent()).toBe("Passer");
  const tabs = await boxOf(page, ".tabs");
  expect(tabs.height).toBeLessThan(50);
  // What a tab holds is in sight as soon as it is opened.
  for (const tab of ["table", "help", "story"]) {
    await page.locator(`#tab-${tab}`).click();
    await expect
      .poll(async () => phone.height - (await boxOf(page, "#tab-panel")).y, { message: tab })
      .toBeGreaterThan(120);
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

for (const [name, size] of [
  ["upright", phone],
  ["on its side", lying],
] as const) {
  test(`a phone ${name}: the page is as wide as the screen, and the tools of the board hide none of it`, async () => {
    for (const game of ["battue", "thrones"]) {
      const { page, faults } = await openPage(browser, size);
      await page.goto(`${folder.url}#/learn/${game}/first-game/1`);
      await page.locator(".question[data-asked] .options button").first().waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(size.width);
      const tools = await boxOf(page, ".sheet-tools");
      const spots = await page
        .locator(".stage [data-spot^='place'], .stage [data-spot^='region'].land")
        .all();
      for (const spot of spots) {
        const box = await spot.boundingBox();
        if (box) {
          expect(apart(tools, box), `${game}: ${(await spot.getAttribute("data-spot")) ?? ""}`).toBe(true);
        }
      }
      const prompt = await boxOf(page, ".question .prompt");
      expect(prompt.y).toBeLessThan(size.height);
      expect(faults).toEqual([]);
      await page.context().close();
    }
  });
}
