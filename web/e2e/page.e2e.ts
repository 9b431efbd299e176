/** Whole games in a real browser, with the real server and without any. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { act, banneret, desktop, lookAt, luck, openPage, phone, play, printed, settle } from "./house";
import { browser, folder, server } from "./open";

const short = { setup: "quick", rounds: "20" };

test("from the address to the first move against a bot it is two clicks", async () => {
  const { page, faults } = await openPage(browser);
  await page.goto(server.url);
  await page
    .getByRole("link", { name: /Battue/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".question").waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("with no server two people at one screen play Battue to its end, and the JVM finds the same dice and end", async () => {
  const { page, faults } = await openPage(browser);
  await settle(page, folder.url, "battue", ["me", "me"], short);
  await page.locator(".question, .hand-over").first().waitFor();
  let handed = 0;
  await play([page], 1, async () => {
    handed += await page.locator(".hand-over").count();
    return false;
  });
  expect(handed).toBeGreaterThan(3);
  expect(await lookAt(page, "battue-over")).toEqual([]);
  await page.getByRole("button", { name: "Check the dice" }).click();
  const told = await page.locator(".dice-check", { hasText: "Fingerprint" }).innerText();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save to a file" }).click(),
  ]);
  const file = join(mkdtempSync(join(tmpdir(), "banneret-")), "record.json");
  await download.saveAs(file);
  const jvm = await printed(banneret("verify-dice", file, "--lang", "en"));
  const end = /Fingerprint of the game: ([0-9a-f]+)/;
  expect(end.exec(told)?.[1]).toMatch(/^[0-9a-f]{32}/);
  expect(end.exec(jvm)?.[1]).toBe(end.exec(told)?.[1]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("with no server a whole game of Thrones against bots, left and continued, in the dark on a phone", async () => {
  const { page, faults } = await openPage(browser, phone, "fr");
  await page.emulateMedia({ colorScheme: "dark" });
  await settle(page, folder.url, "thrones", ["me", "greedy", "greedy"]);
  await page.locator(".question").waitFor();
  let steps = 0;
  await play([page], 2, () => Promise.resolve(++steps > 40));
  await page.goto(folder.url);
  await page.locator(".tables a").first().click();
  await page.locator(".question").waitFor();
  await play([page], 3);
  expect(await lookAt(page, "thrones-over")).toEqual([]);
  await page.getByRole("link", { name: "Revoir" }).first().click();
  await page.getByRole("button", { name: "Avancer" }).click();
  await page.getByText("Coup 2 sur").waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("two people online and a bot play Thrones; one drops out in mid-battle and is back where it was", async () => {
  const host = await openPage(browser);
  await settle(host.page, server.url, "thrones", ["me", "friend", "greedy"]);
  const invite = await host.page.locator("#invite").inputValue();
  const guest = await openPage(browser, phone, "fr");
  await guest.page.goto(invite);
  await guest.page.fill("#called", "Zoé");
  await guest.page.locator(".gathering .main").click();
  await Promise.all([host.page.locator(".question").waitFor(), guest.page.locator(".question").waitFor()]);
  const both = [host.page, guest.page];
  await play(
    both,
    4,
    async () => (await host.page.locator('.event[data-event="battle-begins"], .reckoning').count()) > 0,
  );
  await guest.page.context().setOffline(true);
  await guest.page.reload().catch(() => undefined);
  await guest.page.context().setOffline(false);
  await guest.page.goto(invite.replace(/\/join.*/, ""));
  await guest.page.locator(".question").waitFor();
  await play(both, 5);
  await guest.page.locator(".over").waitFor();
  expect(await guest.page.locator(".over tbody tr").count()).toBe(3);
  expect([...host.faults, ...guest.faults.filter((fault) => !fault.includes("WebSocket"))]).toEqual([]);
  await host.page.context().close();
  await guest.page.context().close();
});

test("online against a bot: a whole game of Battue, its language changed on the way", async () => {
  const { page, faults } = await openPage(browser, desktop);
  await settle(page, server.url, "battue", ["me", "greedy"], short);
  await page.locator(".question").waitFor();
  const pick = luck(6);
  while (!(await act(page, pick))) {
    await page.waitForTimeout(50);
  }
  await page.getByRole("button", { name: "Français" }).click();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr");
  await page.locator(".tabs", { hasText: "Récit" }).waitFor();
  expect(await page.locator("body").innerText()).not.toMatch(/‹|Story|Waiting/);
  await play([page], 7);
  await page.getByText("l’emporte").first().waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a move that a rule forbids shows the rule, and one click its text", async () => {
  const { page, faults } = await openPage(browser);
  await settle(page, folder.url, "thrones", ["me", "greedy", "greedy"], { houses: "in-order" });
  await page.locator(".question").waitFor();
  await page.locator('[data-spot="region castle-black"]').first().click();
  await page.locator(".refusal").waitFor();
  await page.locator(".refusal .link").click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  expect(await dialog.innerText()).toContain("thrones.planning.orders-need-a-unit");
  await page.keyboard.press("Escape");
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a game can be begun and played with the keyboard alone", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${folder.url}#/new/battue`);
  await page.locator(".new .large").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".question[data-asked] .options").waitFor();
  for (let i = 0; i < 60; i++) {
    const on = await page.evaluate(() => document.activeElement?.getAttribute("data-option"));
    if (on) {
      break;
    }
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.locator(".said-so-far").waitFor();
  for (let i = 0; i < 60 && (await page.locator(".question .answers .main").count()) === 0; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.hasAttribute("data-option") === true)) {
      await page.keyboard.press("Enter");
      await page.locator(".question .answers .main").waitFor();
    }
  }
  await page.keyboard.press("Enter");
  await page.locator(".event", { hasText: "pitches camp" }).first().waitFor();
  await page.context().close();
});

test("an account keeps games at hand on another device", async () => {
  const first = await openPage(browser);
  await settle(first.page, server.url, "battue", ["me", "greedy"]);
  await first.page.locator(".question").waitFor();
  await first.page.goto(server.url);
  await first.page.locator(".account input[name=username]").fill("Anna of the Vale");
  await first.page.locator(".account input[name=password]").fill("winter is coming");
  await first.page.getByRole("button", { name: "Create an account" }).click();
  await first.page.getByRole("button", { name: "Sign out" }).waitFor();

  const second = await openPage(browser, phone, "fr");
  await second.page.goto(server.url);
  await second.page.locator(".account input[name=username]").fill("anna of the vale");
  await second.page.locator(".account input[name=password]").fill("summer is coming");
  await second.page.getByRole("button", { name: "Se connecter", exact: true }).click();
  await second.page.getByRole("alert").waitFor();
  expect(await second.page.locator(".tables a").count()).toBe(0);
  await second.page.locator(".account input[name=password]").fill("winter is coming");
  await second.page.getByRole("button", { name: "Se connecter", exact: true }).click();
  await second.page.locator(".tables a").first().click();
  await second.page.locator(".question[data-asked], .waiting").first().waitFor();
  expect(second.faults).toEqual([]);
  // A new password signs out every other device, so this one leaves first.
  await second.page.context().close();

  await first.page.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(() => first.page.locator(".tables a").count()).toBe(0);
  await first.page.locator(".account input[name=username]").fill("Anna of the Vale");
  await first.page.locator(".account input[name=password]").fill("winter is coming");
  await first.page.getByRole("button", { name: "Sign in", exact: true }).click();
  await first.page.getByText("Change my password").click();
  await first.page.getByLabel("Old password").fill("winter is coming");
  await first.page.getByLabel(/^New password/).fill("winter has come");
  await first.page.getByRole("button", { name: "Change it" }).click();
  await first.page.getByRole("status").getByText("Your password is changed.").waitFor();
  await first.page.getByText("Delete my account").first().click();
  await first.page.getByLabel("Your password", { exact: true }).fill("winter is coming");
  await first.page.getByRole("button", { name: "Delete my account for good" }).click();
  await first.page.getByRole("alert").waitFor();
  await first.page.getByLabel("Your password", { exact: true }).fill("winter has come");
  await first.page.getByRole("button", { name: "Delete my account for good" }).click();
  await first.page.getByRole("status").getByText("Deleted.").waitFor();
  await first.page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  await expect.poll(() => first.page.locator(".tables a").count()).toBe(0);
  expect(first.faults).toEqual([]);
  await first.page.context().close();
});
