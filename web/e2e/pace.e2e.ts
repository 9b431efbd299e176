/** What others do is shown at the pace that is set, on a server's table as on one of the page. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { act, luck, openPage, settle } from "./house";
import { browser, folder, server } from "./open";

/** Plays until such an event is being shown. */
async function untilShown(page: Page, event: string, seed: number) {
  const pick = luck(seed);
  const isThere = () =>
    page.evaluate((name) => {
      const shown = document.querySelector(".show .show-event")?.getAttribute("data-event");
      if (shown !== undefined && shown !== name) {
        document.querySelector<HTMLElement>(".show-tools .next")?.click();
      }
      return shown === name;
    }, event);
  await expect
    .poll(async () => (await isThere()) || (await act(page, pick), false), { interval: 30 })
    .toBe(true);
}

async function setPace(page: Page, url: string, pace: number) {
  await page.goto(url);
  await page.evaluate((millis) => {
    localStorage.setItem(
      "banneret.settings",
      JSON.stringify({ pace: millis, language: "en", confirm: true, programs: true }),
    );
  }, pace);
  await page.reload();
}

for (const kind of ["a server's table", "a table of the page alone"]) {
  test(`on ${kind} what a bot does is told event by event, paused, skipped and shown again`, async () => {
    const { page, faults } = await openPage(browser);
    const { url } = kind === "a server's table" ? server : folder;
    await setPace(page, url, 20_000);
    await settle(page, url, "battue", ["me", "greedy"], { setup: "quick" });
    await untilShown(page, "turn-begins", 5);
    // It stands there until its time is over, and meanwhile I am not asked.
    expect(await page.locator(".question[data-asked]").count()).toBe(0);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "Go on" }).click();
    await page.locator(".show .skip").click();
    await page.locator(".question[data-asked]").waitFor();
    await page.locator("[data-last]").first().waitFor();
    await page.locator(".show-since").click();
    await page.getByText("Shown again").waitFor();
    await page.locator(".show-event").waitFor();
    await page.locator(".show .skip").click();
    await page.locator(".question[data-asked]").waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
}

test("dice and cards are shown with their words, and the sum stays beside the question", async () => {
  const { page, faults } = await openPage(browser);
  await setPace(page, folder.url, 20_000);
  await settle(page, folder.url, "battue", ["me", "greedy"], { setup: "quick" });
  await untilShown(page, "rolled", 6);
  await page.locator(".show .die").first().waitFor();
  await untilShown(page, "loot-drawn", 7);
  await page.locator(".show .card-face p").first().waitFor();
  await page.locator(".show .skip").click();
  await page.locator(".question[data-asked]").waitFor();
  await page.locator(".reckoning li").first().waitFor();
  await page.locator(".story .says").first().waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
