/** Whole battles in a real browser, with the real server and without any; and what only a field of hexes has. */
import { expect, test } from "vitest";
import { lookAt, openPage, phone, play, settle } from "./house";
import { browser, folder, server } from "./open";

test("with no server a whole battle against a bot, in the dark on a phone, and seen again", async () => {
  const { page, faults } = await openPage(browser, phone, "fr");
  await page.emulateMedia({ colorScheme: "dark" });
  await settle(page, folder.url, "battles", ["me", "greedy"]);
  await page.locator(".question").waitFor();
  expect(await lookAt(page, "battles")).toEqual([]);
  await play([page], 11);
  await page.getByText("gagne la bataille").first().waitFor();
  // Why it is won: the words of this very battle.
  await page.locator(".over .goal", { hasText: "les deux rives" }).waitFor();
  expect(await lookAt(page, "battles-over")).toEqual([]);
  expect(await page.locator("body").innerText()).not.toMatch(/‹|undefined|NaN/);
  await page.getByRole("link", { name: "Revoir" }).first().click();
  await page.getByRole("button", { name: "Avancer" }).click();
  await page.getByText("Coup 2 sur").waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("two people online set up a skirmish and fight it to its end", async () => {
  const host = await openPage(browser);
  const skirmish = { battle: "raid-in-the-riverlands" };
  await settle(host.page, server.url, "battles", ["me", "friend"], skirmish);
  const guest = await openPage(browser);
  await guest.page.goto(await host.page.locator("#invite").inputValue());
  await guest.page.fill("#called", "Zoé");
  await guest.page.locator(".gathering .main").click();
  await Promise.all([host.page.locator(".question").waitFor(), guest.page.locator(".question").waitFor()]);
  await play([host.page, guest.page], 12);
  await guest.page.locator(".over").waitFor();
  expect(await guest.page.locator(".over tbody tr").count()).toBe(2);
  expect([...host.faults, ...guest.faults]).toEqual([]);
  await host.page.context().close();
  await guest.page.context().close();
});

test("the units of a card are picked on the field in any order, and odds are told before an attack", async () => {
  const { page, faults } = await openPage(browser);
  const spot = (name: string) => page.locator(`.stage [data-spot="${name}"]`).first();
  const confirm = () => page.locator(".question .answers .main:enabled").click();
  const prompt = (words: string) =>
    page.locator(".question[data-asked] .prompt", { hasText: words }).waitFor();
  await page.goto(`${folder.url}#/learn/battles/first-game/7`);
  await spot("card sl01").hover();
  await page.locator(".hover-card", { hasText: "activate up to 2 units" }).waitFor();
  await spot("card sl01").click();
  await confirm();
  await prompt("which unit do you activate");
  await spot("hex 2-11").click();
  await page.locator(".said-so-far", { hasText: "2-11" }).waitFor();
  await spot("hex 2-9").click();
  await page.locator(".said-so-far", { hasText: "2-9" }).waitFor();
  expect(await page.locator(".said-so-far").innerText()).toContain("2-11");
  await confirm();
  for (const [from, to] of [
    ["2-9", "3-9"],
    ["2-11", "3-10"],
  ]) {
    await prompt("Which unit moves?");
    await spot(`hex ${from ?? ""}`).click();
    await spot(`hex ${to ?? ""}`).click();
    await confirm();
  }
  await prompt("Which unit attacks");
  await spot("hex 4-10").hover();
  await expect.poll(() => page.locator(".unit-card .odds li").count()).toBe(2);
  expect(await page.locator(".unit-card .odds").innerText()).toMatch(/2 dice, hit \d+%, driven back \d+%/);
  await spot("hex 3-9").hover();
  await page.locator(".aids .reach-attack").waitFor({ state: "attached" });
  await spot("hex 1-10").hover();
  await page.locator(".hover-card", { hasText: "Blocks sight and stops a move" }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("on a phone dice lie in a corner of the field, a lesson's marks open no card, and a tap does", async () => {
  const { page, faults } = await openPage(browser, phone, "en", true);
  await page.goto(`${folder.url}#/learn/battles/first-game/7`);
  await page.locator(".question[data-asked]").waitFor();
  expect(await page.locator(".unit-card").count()).toBe(0);
  await page.goto(`${folder.url}#/learn/battles/first-game/6`);
  const field = page.locator(".stage .sheet");
  await page.locator(".question[data-asked]").waitFor();
  const before = (await field.boundingBox())?.height ?? 0;
  const pick = async (option: string) => {
    await page.locator(`.options button[data-option="${option}"]`).click();
    await page.locator(".question .answers .main:enabled").click();
  };
  await pick("use green on 3-8");
  await pick("no more moves");
  await pick("attack 3-9 with 3-8");
  await page.locator(".battles-dice").waitFor();
  expect((await field.boundingBox())?.height).toBe(before);
  await page.locator('.stage [data-spot="hex 2-9"]').tap();
  await page.locator(".unit-card").waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("whoever does not want to be asked at a moment passes there from then on, and may be asked again", async () => {
  const { page, faults } = await openPage(browser);
  await settle(page, folder.url, "battles", ["me", "greedy"]);
  await page.getByRole("button", { name: "Always pass here: a turn begins" }).click();
  await page.locator(".question[data-asked] .prompt", { hasText: "Your turn: use an order token" }).waitFor();
  await page.reload();
  await page.locator(".passing", { hasText: "a turn begins" }).waitFor();
  await page.getByRole("button", { name: "Ask me again" }).click();
  await expect.poll(() => page.locator(".passing").count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});
