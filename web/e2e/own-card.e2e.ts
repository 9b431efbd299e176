/** A card of one's own, exactly as docs/effects.md shows it: its files served with `--pack`, played on the page. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { desktop, lookAt, openBrowser, openPage, openServer, phone, type Open } from "./house";
import { typeset } from "../src/app/french";

const document = readFileSync(fileURLToPath(new URL("../../docs/effects.md", import.meta.url)), "utf8");
const folder = mkdtempSync(join(tmpdir(), "banneret-"));
const [, english = "", french = ""] = (/reads \*(.*?)\* and \*(.*?)\*/s.exec(document) ?? []).map((words) =>
  words.replaceAll(/\s+/g, " "),
);

let browser: Browser;
let server: Open;
/** The position of the card's case. */
let start: unknown;

beforeAll(async () => {
  for (const [, path = "", text = ""] of document.matchAll(/```yaml (my-pack\/\S+)\n(.*?)```/gs)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    if (path.startsWith("my-pack/cases/")) {
      start = (parse(text) as { cases: { given: unknown }[] }).cases[0]?.given;
    }
  }
  expect(document).toContain("./banneret serve --pack my-pack\n");
  [browser, server] = await Promise.all([openBrowser(), openServer("", ["--pack", join(folder, "my-pack")])]);
});

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a table that goes on from the case's position, against a bot. */
async function openTable(page: Page) {
  await page.goto(server.url);
  const table = await page.evaluate(async (position) => {
    const post = async (path: string, body: unknown) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      if (!answer.ok) {
        throw new Error(await answer.text());
      }
      return (await answer.json()) as { id: string };
    };
    const { games } = (await (await fetch("api/games")).json()) as {
      games: { id: string; edition: number; content: string }[];
    };
    const { edition, content } = games.find(({ id }) => id === "battue") ?? {};
    const head = { format: 1, game: "battue", edition, content, seats: 2, options: {} };
    const record = { ...head, start: position, entries: [{ begin: true }] };
    await post("api/guests", { name: "Anna" });
    return post("api/tables", { game: "battue", chairs: ["me", "greedy"], record });
  }, start);
  await page.goto(`${server.url}#/table/${table.id}`);
  await page.reload();
}

test.each([
  ["en", desktop, "Night Raid", english, "Red plays Night Raid."],
  ["fr", phone, "Raid nocturne", french, "Rouge joue Raid nocturne."],
] as const)(
  "it is in the hand with its words, and does what they say: %s",
  async (locale, size, name, words, told) => {
    expect(words).not.toBe("");
    const { page, faults } = await openPage(browser, size, locale);
    await openTable(page);
    const play = page.locator(".question[data-asked] li", {
      has: page.locator('[data-option^="play night-raid"]'),
    });
    await play.getByText(words).waitFor();
    await page.locator("#tab-table").click();
    const card = page.locator(".hand .loot-card", { hasText: name });
    await card.waitFor();
    expect(await card.textContent()).toContain(typeset(locale, words));
    expect(await lookAt(page, `own-card-${locale}`)).toEqual([]);
    await page.locator("#tab-story").click();
    await play.locator("button[data-option]").click();
    await page.locator(".question .answers .main:enabled").click();
    await page.locator(".story .entry", { hasText: told }).waitFor();
    // Two of the four warriors are gone, and no reinforcements may be called.
    const gate = page.locator('[data-spot$=" gate-s"]').first();
    await expect.poll(() => gate.getAttribute("aria-label")).toMatch(/horde (of Blue|de Bleu)\s?: 2$/);
    expect(await page.locator('button[data-option^="call"]').count()).toBe(0);
    expect(await page.locator(".question .prompt").innerText()).toMatch(/Which horde moves|Quelle horde/);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);
