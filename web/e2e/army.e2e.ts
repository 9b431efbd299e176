/** The army builder, and from there to the first activation. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, openPage, phone } from "./house";
import { browser, folder, server } from "./open";

const legal = (page: Page) => page.locator(".verdict[data-legal]");
const total = (page: Page) => page.locator(".total b");

async function addFrom(page: Page, kind: string, ...names: string[]): Promise<void> {
  await page.getByRole("button", { name: kind, exact: true }).click();
  for (const name of names) {
    await page.getByRole("button", { name: `Add ${name}`, exact: true }).click();
  }
}

async function build(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/army/miniatures`);
  await page.locator(".factions a.stark").click();
  await addFrom(page, "Units", "Stark Sworn Swords", "Stark Bowmen", "Grey Wind");
  await page.locator(".verdict li", { hasText: "has no commander" }).waitFor();
  await page
    .locator(".verdict li", { hasText: "Grey Wind is fielded only together with Robb Stark" })
    .waitFor();
  await addFrom(page, "Commanders", "Robb Stark, The Wolf Lord");
  await addFrom(page, "Non-combat", "Catelyn Stark, Lady of Winterfell");
  await legal(page).waitFor();
  expect(await total(page).textContent()).toBe("15");
}

test("an army is built by pictures, every flaw is told at once with its rule, and a link brings it elsewhere", async () => {
  const { page, faults } = await openPage(browser);
  await build(page, folder.url);
  await addFrom(page, "Non-combat", "Catelyn Stark, Lady of Winterfell");
  const twice = page.locator(".verdict li", { hasText: "Catelyn Stark is in the army twice" });
  await twice.locator('a[href*="miniatures.army.character-versions"]').waitFor();
  expect(await page.locator(".roster [data-flaw]").count()).toBe(1);
  expect(await page.getByRole("button", { name: "Begin a game with it" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Remove Catelyn Stark, Lady of Winterfell" }).last().click();
  await legal(page).waitFor();
  await page.locator(".tactics summary").click();
  expect(await page.locator(".tactics summary").textContent()).toContain("20 cards");
  expect((await page.locator(".tactics dd").first().innerText()).length).toBeGreaterThan(20);
  const other = await openPage(browser, desktop, "fr");
  await other.page.goto(page.url());
  await legal(other.page).waitFor();
  expect(await other.page.locator(".roster").innerText()).toContain("Vent Gris");
  expect(await other.page.locator("body").innerText()).not.toContain("‹");
  await other.page.getByRole("button", { name: "Retirer Robb Stark, Le Seigneur Loup" }).click();
  await other.page
    .locator(".verdict li", { hasText: "n’est alignée qu’avec Robb Stark" })
    .or(other.page.locator(".verdict li", { hasText: "n'est alignée qu'avec Robb Stark" }))
    .first()
    .waitFor();
  expect([...faults, ...other.faults]).toEqual([]);
  await other.page.context().close();
  await page.context().close();
});

test("it is kept in the browser, printed with all its words, and brought to a table", async () => {
  const { page, faults } = await openPage(browser);
  await build(page, folder.url);
  await page.getByLabel("Name", { exact: true }).fill("Wolves of the North");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved in this browser.").waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".sheet h1").innerText()).toBe("Wolves of the North");
  expect(await page.locator(".sheet").innerText()).toContain("Stark Bowmen");
  expect(await page.locator(".catalogue").isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  await page.goto(`${folder.url}#/army/miniatures`);
  await page.locator(".tables a", { hasText: "Wolves of the North" }).click();
  await legal(page).waitFor();
  await page.getByRole("button", { name: "Begin a game with it" }).click();
  await page
    .locator("#army-0 option:checked", { hasText: "Wolves of the North" })
    .waitFor({ state: "attached" });
  await page.locator(".seat-army p", { hasText: "Robb Stark, The Wolf Lord" }).waitFor();
  await page.locator(".new .large").click();
  await page.locator(".question[data-asked]").waitFor();
  expect(await page.locator("body").innerText()).toContain("Grey Wind");
  expect(faults).toEqual([]);
  await page.goto(`${folder.url}#/army/miniatures`);
  await page.getByRole("button", { name: "Delete Wolves of the North" }).click();
  await expect.poll(() => page.getByText("Wolves of the North").count()).toBe(0);
  await page.context().close();
});

test.each(["with a server", "without one"])(
  "from the first screen to the first activation in three clicks, %s",
  async (how) => {
    const { page, faults } = await openPage(browser);
    await page.goto(how === "with a server" ? server.url : folder.url);
    await page.locator('.games a[href="#/new/miniatures"]').click();
    await page.locator(".new .large").click();
    const asked = page.locator(".question[data-asked]");
    await asked.waitFor();
    await expect.poll(() => asked.innerText()).toMatch(/activate|unit/i);
    await asked.locator(".options button").first().click();
    await page.locator(".story").waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test("an army that a table would refuse is told before, in words", async () => {
  const { page, faults } = await openPage(browser);
  await page.goto(`${folder.url}#/new/miniatures`);
  await page.locator("#army-0").selectOption("ready stark-40");
  await page.locator(".new details summary").click();
  await page.locator('.choices [name="size"]').fill("30");
  await page
    .locator(".seat-army .against", { hasText: "The army costs 40 points, more than the 30 of this game." })
    .waitFor();
  expect(await page.locator(".new .large").isDisabled()).toBe(true);
  await page.locator("#army-0").selectOption("random");
  await expect.poll(() => page.locator(".new .large").isDisabled()).toBe(false);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a server tells an illegal army in the language of whoever wished it", async () => {
  const { page } = await openPage(browser, desktop, "fr");
  await page.goto(server.url);
  const said = await page.evaluate(async () => {
    const post = (path: string, body: unknown) =>
      fetch(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Accept-Language": "fr" },
        body: JSON.stringify(body),
      });
    await post("api/guests", { name: "Anne" });
    const options = { seats: [{ army: { line: "stark: red-cloaks+robb-stark-wolf-lord" } }, {}] };
    const answer = await post("api/tables", { game: "miniatures", chairs: ["me", "random"], options });
    return (await answer.json()) as { error: { message: string; clause: string } };
  });
  expect(said.error.message).toContain("appartient à une autre faction");
  expect(said.error.clause).toBe("miniatures.army.faction-or-neutral");
  await page.context().close();
});

test("an account has its armies on another device", async () => {
  const { page, faults } = await openPage(browser);
  const account = `keeper ${Date.now()}`;
  await page.goto(server.url);
  await page.locator(".account input[name=username]").fill(account);
  await page.locator(".account input[name=password]").fill("open sesame");
  await page.locator("#sign-up").click();
  await page.locator("#sign-up").waitFor({ state: "detached" });
  await build(page, server.url);
  await page.getByLabel("Name", { exact: true }).fill("Wolves everywhere");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved in this browser and in your account.").waitFor();
  const other = await openPage(browser);
  await other.page.goto(server.url);
  await other.page.locator(".account input[name=username]").fill(account);
  await other.page.locator(".account input[name=password]").fill("open sesame");
  await other.page.getByRole("button", { name: "Sign in", exact: true }).click();
  await other.page.locator("#sign-up").waitFor({ state: "detached" });
  await other.page.goto(`${server.url}#/army/miniatures`);
  await other.page.locator(".tables a", { hasText: "Wolves everywhere" }).click();
  await legal(other.page).waitFor();
  expect([...faults, ...other.faults]).toEqual([]);
  await other.page.context().close();
  await page.context().close();
});

test("by keyboard alone, on a phone, in both themes, and nothing that a screen reader would miss", async () => {
  for (const colorScheme of ["light", "dark"] as const) {
    const { page, faults } = await openPage(browser, phone, "en", true);
    await page.emulateMedia({ colorScheme });
    await page.goto(`${folder.url}#/army/miniatures/40/${encodeURIComponent("stark: stark-bowmen")}`);
    await page.locator(".verdict li").first().waitFor();
    await page.getByRole("button", { name: "Add Stark Outriders" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".roster > li").count()).toBe(2);
    await page.getByLabel("Attach somebody to Stark Bowmen").selectOption("robb-stark-wolf-lord");
    await legal(page).waitFor();
    await page.locator(".cards summary").first().focus();
    await page.keyboard.press("Enter");
    expect(await page.locator(".cards .words").first().isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    for (const address of [page.url(), `${folder.url}#/army/miniatures`]) {
      await page.goto(address);
      await page.locator("main.army").waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  }
});
