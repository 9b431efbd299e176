/** Lessons are played in the page with no server: by their own lines, by wrong ones, and from a file of one's own. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { desktop, openPage, phone } from "./house";
import { browser, folder, server } from "./open";
import { typeset } from "../src/app/french";

interface Step {
  name: string;
  learn: { seat: string; title: Record<"en" | "fr", string>; solved: Record<"en" | "fr", string> };
  play: Record<string, unknown>[];
}

function stepsOf(game: string, lesson: string): Step[] {
  const file = `../../games/${game}/src/main/resources/banneret/${game}/lessons/${lesson}.yaml`;
  const text = readFileSync(resolve(import.meta.dirname, file), "utf8");
  return (parse(text) as { cases: Step[] }).cases;
}

/** Says a line by clicking its words one after the other. */
async function say(page: Page, line: string) {
  const asked = page.locator(".question[data-asked]");
  for (let rest = line; rest !== "";) {
    await asked.locator(".options button:enabled, .answers .main:enabled").first().waitFor();
    const phrases = await page
      .locator(".options button")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-option") ?? ""));
    const next = phrases
      .filter((phrase) => rest === phrase || rest.startsWith(`${phrase} `))
      .sort((a, b) => b.length - a.length)[0];
    if (next === undefined) {
      break; // What is left was forced.
    }
    rest = rest.slice(next.length).trim();
    await page.locator(`.options button[data-option="${next}"]`).click();
    await page.waitForTimeout(30);
  }
  await asked.locator(".answers .main:enabled").click();
  await expect.poll(() => page.locator(".said-so-far").count()).toBe(0);
}

for (const [game, size, locale] of [
  ["battue", desktop, "en"],
  ["thrones", phone, "fr"],
  ["battles", phone, "en"],
] as const) {
  test(`the first game of ${game} is played through by its own lines, ${size.width} wide, ${locale}`, async () => {
    const { page, faults } = await openPage(browser, size, locale);
    await page.goto(folder.url);
    const name = locale === "en" ? "Learn to play" : "Apprendre à jouer";
    await page.locator(`a[href="#/learn/${game}"]`, { hasText: name }).click();
    await page.locator('[data-lesson="first-game"] .button').click();
    const steps = stepsOf(game, "first-game");
    expect(steps.length).toBeGreaterThanOrEqual(8);
    for (const step of steps) {
      await page.locator(".lesson h2", { hasText: step.learn.title[locale] }).waitFor();
      for (const said of step.play) {
        const line = said[step.learn.seat];
        if (typeof line === "string") {
          await say(page, line);
        }
      }
      await page.locator('.verdict[data-verdict="solved"]').waitFor();
      const verdict = await page.locator(".verdict").innerText();
      expect(verdict).toContain(typeset(locale, step.learn.solved[locale]));
      expect(await page.locator("body").innerText()).not.toContain("‹");
      await page.locator(".verdict .main").click();
    }
    await page.locator(".learn").waitFor();
    expect(await page.locator('[data-lesson="first-game"] li[data-solved]').count()).toBe(steps.length);
    expect(faults).toEqual([]);
    await page.context().close();
  });
}

test("a refusal says what it means, a wrong answer is missed and tried again, and the solution is shown on request", async () => {
  const { page, faults } = await openPage(browser);
  await page.goto(`${server.url}#/learn/battue/first-game/2`);
  await page.locator('.options button[data-option="move gate-n"]').click();
  await page.locator('.options button[data-option="to s02"]').waitFor();
  await page.locator('[data-spot="place l02"]').click();
  await page.getByText("Warriors move to a neighbouring tile, no farther.").waitFor();
  await page.goto(`${server.url}#/learn/battue/puzzles/1`);
  await say(page, "move gate-n to s02 with 8");
  await page.locator('.verdict[data-verdict="missed"]').waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".question[data-asked]").waitFor();
  await page.getByRole("button", { name: "Show me" }).click();
  await page.locator('.verdict[data-verdict="solved"]').waitFor();
  // What was shown does not count as solved.
  await page.goto(`${server.url}#/learn/battue`);
  await page.locator(".learn").waitFor();
  expect(await page.locator("li[data-solved]").count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a lesson of one's own is opened from a file, and a broken one is told where it is broken", async () => {
  const { page, faults } = await openPage(browser);
  await page.goto(`${folder.url}#/learn/thrones`);
  const lesson = (line: string) => `
game: battue
lesson: {kind: guided, title: {en: Mine, fr: Le mien}, about: {en: One step., fr: Un pas.}}
cases:
  - name: One step
    learn:
      seat: red
      title: {en: Just move, fr: Bougez}
      try: {en: Move., fr: Bougez.}
      look: {en: Look., fr: Regardez.}
      solved: {en: You moved., fr: Vous avez bougé.}
    given:
      seats: 2
      turn: {phase: move}
      board: {gate-n: {flag: red, red: 6}, s02: {tile: taberna, flag: red}}
      camps: {blue: {edge: south, facing: gate-s, warriors: 6}}
    play:
      - red: ${line}
    expect: {facts: {board: {s02: {red: 6}}}}
`;
  const open = (text: string) =>
    page.setInputFiles("#lesson-file", {
      name: "mine.yaml",
      mimeType: "text/yaml",
      buffer: Buffer.from(text),
    });
  await open(lesson("move gate-n to s02 with 6").replace("gate-n: {flag", "gate-q: {flag"));
  await page.getByRole("alert").getByText("gate-q").waitFor();
  await open(lesson("move gate-n to s02 with 6"));
  await page.locator('[data-lesson="mine"] .button').click();
  await say(page, "move gate-n to s02 with 6");
  await page.getByText("You moved.").waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
