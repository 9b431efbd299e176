/** How a game is given up, ended by consent, called off, taken back and done again, and played once more. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { act, luck, openPage, settle } from "./house";
import { browser, folder, server } from "./open";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** Plays so many answers. */
async function playSome(page: Page, count: number) {
  const pick = luck(5);
  for (let done = 0; done < count;) {
    done += (await act(page, pick)) ? 1 : 0;
    await page.waitForTimeout(20);
  }
}

for (const kind of ["a server's table", "a table inside the page"]) {
  test(`at ${kind} whoever resigns is asked first, and is last`, async () => {
    const { page, faults } = await openPage(browser);
    const { url } = kind === "a server's table" ? server : folder;
    await settle(page, url, "battue", ["me", "greedy", "greedy"], { setup: "quick" });
    await page.locator(".question[data-asked]").waitFor();
    await playSome(page, 6);
    // Bots agree to no end while something happens.
    expect(await button(page, "Offer to end the game here…").count()).toBe(0);
    await button(page, "Resign…").click();
    await page.getByText("If you resign, the game ends now: you are last").waitFor();
    await button(page, "Play on").click();
    await button(page, "Resign…").click();
    await button(page, "Resign").click();
    await page.locator(".over").waitFor();
    expect(await page.locator(".over tbody tr").last().innerText()).toContain("resigned");
    await page.locator(".event", { hasText: "resigns." }).waitFor();
    await page.reload();
    await page.locator(".over").waitFor();
    // The rule is one of the house, in no rulebook.
    await page.locator(".over .link").first().click();
    await page.locator("dialog.rule .clause", { hasText: "all players agree" }).waitFor();
    await page.locator("dialog.rule .main").click();
    await button(page, "Play again").click();
    await page.locator(".new").waitFor();
    expect(await page.locator("#chair-0").inputValue()).toBe("me");
    expect(await page.locator("#chair-2").inputValue()).toBe("greedy");
    expect(faults).toEqual([]);
    await page.context().close();
  });
}

test("two people agree to end a game; the asker hears the answer", async () => {
  const host = await openPage(browser);
  const { page } = host;
  await settle(page, server.url, "battue", ["me", "friend"], { setup: "quick" });
  const guest = await openPage(browser);
  await guest.page.goto(await page.locator("#invite").inputValue());
  await guest.page.locator(".gathering .main").click();
  await page.locator(".seats").waitFor();
  for (const answer of ["No", "Agree"]) {
    await button(page, "Offer to end the game here…").click();
    await button(page, "Offer it").click();
    await page.getByText("You offered to end the game.").waitFor();
    await guest.page.getByText("offers to end the game here").waitFor();
    await button(guest.page, answer).click();
    if (answer === "No") {
      await page.getByText("Your offer to end the game was refused.").waitFor();
      await button(page, "Close").click();
    }
  }
  await page.locator(".over").waitFor();
  await guest.page.locator(".over").waitFor();
  await page.locator(".event", { hasText: "agree to end the game" }).waitFor();
  expect([...host.faults, ...guest.faults]).toEqual([]);
  await page.context().close();
  await guest.page.context().close();
});

test("among three at one screen a bot plays on for whoever resigns", async () => {
  const { page, faults } = await openPage(browser);
  await settle(page, folder.url, "battue", ["me", "me", "me"], { setup: "quick" });
  await page.locator(".question[data-asked]").waitFor();
  await button(page, "Resign…").click();
  await page.getByText("a bot plays on for you").waitFor();
  await button(page, "Resign").click();
  await page.getByText("resigned", { exact: true }).waitFor();
  await page.locator(".question[data-asked], .hand-over").first().waitFor();
  expect(await page.locator(".over").count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a table that still gathers is called off, and names are changed", async () => {
  const { page, faults } = await openPage(browser);
  await settle(page, server.url, "battue", ["me", "friend"], { setup: "quick" });
  await page.locator(".gathering").waitFor();
  const table = page.url();
  await page.locator(".call-off").click();
  await page.locator(".call-off").click();
  await page.locator(".games, .home").first().waitFor();
  await page.goto(table);
  await page.reload();
  await page.getByText("does not exist").waitFor();
  await page.goto(server.url);
  await page.locator(".rename input").fill("Aemon");
  await button(page, "Change my name").click();
  await page.reload();
  await expect.poll(() => page.locator(".rename input").inputValue()).toBe("Aemon");
  expect(faults).toEqual([]);
  await page.context().close();
});

test("what was taken back is done again, and a running game against bots goes on from a moment", async () => {
  const { page, faults } = await openPage(browser);
  await settle(page, server.url, "battue", ["me", "greedy"], { setup: "quick" });
  await page.locator(".question[data-asked]").waitFor();
  const undo = button(page, "Undo my last move");
  const pick = luck(3);
  let before = 0;
  await expect
    .poll(
      async () => {
        await act(page, pick);
        before = await page.locator(".story .event").count();
        // Where the bot answers at once there is nothing left to take back.
        return undo.click({ timeout: 2_000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  await button(page, "Do it again").click();
  await page.locator(".question .answers .main").click();
  await expect.poll(() => page.locator(".story .event").count()).toBeGreaterThanOrEqual(before);
  await page.locator("nav.tabs a", { hasText: "Replay" }).click();
  await page.getByRole("button", { name: "Back to the start" }).click();
  await page.locator("a", { hasText: "Continue from here" }).click();
  await page.locator(".new .large").click();
  await page.locator(".seats").waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("several at one screen have names of their own, and keep them for the next game", async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}#/new/battue`);
  await page.selectOption("#chair-1", "me");
  await page.locator('[aria-label="Name of player 1"]').fill("Ada");
  await page.locator('[aria-label="Name of player 2"]').fill("Bea");
  await page.locator(".new .large").click();
  await page.locator(".seats", { hasText: /Ada|Bea/ }).waitFor();
  await button(page, "Resign…").click();
  await button(page, "Resign").click();
  await button(page, "Play again").click();
  expect(await page.locator('[aria-label="Name of player 2"]').inputValue()).toBe("Bea");
  await page.context().close();
});
