/** Help at the table: a hint, what things are, what the phase is for, and the rules as people look for them. */
import { expect, test } from "vitest";
import { openPage, play, settle } from "./house";
import { browser, folder, server } from "./open";

test("a hint says what a bot would do and why, marks it, and can be taken over", async () => {
  for (const game of ["battue", "thrones"]) {
    const { page, faults } = await openPage(browser);
    if (game === "battue") {
      await settle(page, folder.url, game, ["me", "greedy"]);
      const moving = page.locator(".question[data-asked] .prompt", { hasText: "Which horde moves?" });
      await play([page], 3, async () => (await moving.count()) > 0);
    } else {
      await page.goto(`${folder.url}#/learn/thrones/first-game/1`);
    }
    await page.locator(".question[data-asked] .hint-button").click();
    await page.locator(".hint", { hasText: "A bot would play" }).waitFor();
    expect(await page.locator(".hint").innerText()).toMatch(/games in 100|nothing else/);
    if (game === "thrones") {
      await page.locator('.stage [data-hovered="true"]').first().waitFor();
    }
    await page.getByRole("button", { name: "Try it" }).click();
    await page.locator(".said-so-far").waitFor();
    await page.locator(".question .answers .main").waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  }
});

test("on a server's table whoever plays against bots alone gets hints, in all three games", async () => {
  for (const [game, chairs] of [
    ["battue", ["me", "greedy"]],
    ["thrones", ["me", "greedy", "greedy"]],
    ["battles", ["me", "greedy"]],
  ] as const) {
    const { page, faults } = await openPage(browser);
    await settle(page, server.url, game, [...chairs]);
    await page.locator(".question[data-asked] .hint-button").click();
    await page.locator(".hint", { hasText: "A bot would play" }).waitFor();
    await page.getByRole("button", { name: "Try it" }).click();
    await page.locator(".question .answers .main:enabled").waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  }
  const { page } = await openPage(browser);
  await settle(page, server.url, "battue", ["me", "friend"], { setup: "quick" });
  const guest = (await openPage(browser)).page;
  await guest.goto(await page.locator("#invite").inputValue());
  await guest.locator(".gathering .main").click();
  await guest.locator(".question").waitFor();
  await page.locator(".question").waitFor();
  expect((await page.locator(".hint-button").count()) + (await guest.locator(".hint-button").count())).toBe(
    0,
  );
  await page.context().close();
  await guest.context().close();
});

test("a mouse that rests on a tile, a region or a track is told what it is", async () => {
  const { page, faults } = await openPage(browser);
  await page.goto(`${folder.url}#/learn/battue/first-game/3`);
  await page.locator(".question[data-asked]").waitFor();
  await page.locator('[data-spot="place s03"]').hover();
  const card = page.locator(".hover-card");
  await card.waitFor();
  expect(await card.innerText()).toMatch(/Insula Sutorum[\s\S]*Defence 1[\s\S]*Held by nobody/);
  await page.goto(`${folder.url}#/learn/thrones/first-game/5`);
  await page.locator(".question[data-asked]").waitFor();
  await page.locator('[data-spot="region riverrun"]').hover();
  await card.waitFor();
  expect(await card.innerText()).toMatch(
    /Riverrun[\s\S]*Fortress[\s\S]*knight: strength 2[\s\S]*Defence \+1/,
  );
  await page.locator("#tab-table").click();
  await page.locator('[data-spot="track fiefs"]').hover();
  await expect.poll(() => card.innerText()).toContain("wins a tied battle");
  expect(faults).toEqual([]);
  await page.context().close();
});

test("every sign of the legend is drawn, and what the phase is for stands beside the question", async () => {
  for (const [game, step] of [
    ["battue", 3],
    ["thrones", 3],
    ["battles", 3],
  ] as const) {
    const { page, faults } = await openPage(browser, undefined, "fr");
    await page.goto(`${folder.url}#/learn/${game}/first-game/${step}`);
    await page.locator(".what-now summary").click();
    expect((await page.locator(".what-now p").innerText()).length).toBeGreaterThan(20);
    await page.locator("#tab-help").click();
    const lines = await page.locator(".legend li").count();
    expect(lines).toBeGreaterThanOrEqual(12);
    await expect.poll(() => page.locator(".legend li svg :is(path, circle)").count()).toBeGreaterThan(lines);
    expect(await page.locator(".help").innerText()).not.toContain("‹");
    expect(faults).toEqual([]);
    await page.context().close();
  }
});

test("the rules open with an overview and find what people type, in both languages", async () => {
  const { page, faults } = await openPage(browser, undefined, "fr");
  await page.goto(`${folder.url}#/rules/thrones`);
  await page.getByRole("heading", { name: "Le jeu en deux pages" }).waitFor();
  expect(await page.locator(".overview article").count()).toBeGreaterThanOrEqual(5);
  const search = page.getByRole("searchbox");
  for (const word of ["sauvageons", "ravitaillement", "comment gagner", "château"]) {
    await search.fill(word);
    await expect.poll(() => page.locator(".rule-book section").count(), { message: word }).toBeGreaterThan(0);
  }
  await page.getByRole("button", { name: "English" }).click();
  for (const word of ["castle", "how do I win", "barbarians"]) {
    await search.fill(word);
    await expect.poll(() => page.locator(".rule-book section").count(), { message: word }).toBeGreaterThan(0);
  }
  await search.fill("xylophone");
  await page.getByText("No rule found").waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
