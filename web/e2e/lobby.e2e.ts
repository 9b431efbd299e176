/** Finding a game: open tables come by themselves, a quick match seats two, what waits for me comes first. */
import { expect, test } from "vitest";
import { desktop, lookAt, openPage, phone, play } from "./house";
import { browser, server } from "./open";

test("two who wish for the same meet, others may watch, and whose turn it is says so in the title", async () => {
  const { page: anna, faults } = await openPage(browser);
  const { page: bert, faults: more } = await openPage(browser, phone, "fr", true);
  const { page: cleo } = await openPage(browser, desktop);
  for (const page of [anna, bert, cleo]) {
    await page.goto(server.url);
  }
  await anna.selectOption("select[name=match-game]", "battue");
  await anna.getByRole("button", { name: "Find opponents" }).click();
  await anna.locator(".gathering, .table-screen, main").first().waitFor();
  // Nobody has looked again: it is told.
  await bert.getByRole("heading", { name: "Tables ouvertes" }).waitFor();
  expect(await lookAt(bert, "lobby-phone-fr")).toEqual([]);
  await bert.selectOption("select[name=match-game]", "battue");
  await bert.getByRole("button", { name: "Trouver des adversaires" }).click();
  await expect.poll(() => bert.url().split("#")[1]).toBe(anna.url().split("#")[1]);
  await cleo.getByRole("heading", { name: "Games to watch" }).waitFor();
  await expect
    .poll(async () => (await anna.title()).startsWith("(1)") || (await bert.title()).startsWith("(1)"))
    .toBe(true);
  const asked = (await anna.title()).startsWith("(1)") ? anna : bert;
  const other = asked === anna ? bert : anna;
  expect(await other.title()).toBe("Banneret");
  await other.goto(server.url);
  await play([asked], 3, async () => (await other.title()).startsWith("(1)"));
  await other.locator("[data-asked]").first().waitFor();
  expect(await lookAt(other, "lobby-my-turn")).toEqual([]);
  expect([...faults, ...more]).toEqual([]);
  await Promise.all([anna, bert, cleo].map((page) => page.context().close()));
});
