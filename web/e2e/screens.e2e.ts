/**
 * Every screen, looked at by axe in both themes, on a desktop and on a phone. With PICTURES=FOLDER it also leaves
 * pictures there, in every theme, size and language.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, lookAt, openPage, phone, pictures, play, settle } from "./house";
import { browser, server } from "./open";

const sizes = { desktop, phone };
const looks = [
  { size: "desktop", theme: "light", locale: "en" },
  { size: "phone", theme: "dark", locale: "fr" },
  ...(pictures === undefined
    ? []
    : ([
        { size: "desktop", theme: "dark", locale: "fr" },
        { size: "phone", theme: "light", locale: "en" },
      ] as const)),
] as const;

type Look = (name: string) => Promise<void>;

async function homeAndRules(page: Page, look: Look) {
  await page.goto(server.url);
  await page.locator(".games").waitFor();
  await look("home");
  await page.locator(".more").click();
  await look("settings");
  await page.keyboard.press("Escape");
  await page.goto(`${server.url}#/rules/thrones/thrones.planning.orders-need-a-unit`);
  await page.locator(".rule-book section").first().waitFor();
  await look("rules");
}

async function friends(page: Page, look: Look) {
  await page.goto(`${server.url}#/new/thrones`);
  await page.locator(".new details summary").click();
  await look("new");
  await settle(page, server.url, "thrones", ["me", "friend", "greedy"]);
  const invite = await page.locator("#invite").inputValue();
  await look("gathering");
  const guest = await openPage(browser);
  await guest.page.goto(invite);
  await guest.page.locator(".gathering .main").click();
  await page.locator(".question .options").first().waitFor();
  await look("thrones");
  await page.locator('[data-spot="region castle-black"]').first().click();
  await page.locator(".refusal").waitFor();
  await look("refusal");
  await page.locator(".refusal .link").click();
  await page.getByRole("dialog").waitFor();
  await look("rule");
  await page.keyboard.press("Escape");
  await page.locator("#tab-table").click();
  await page.locator(".tab-panel .panel").waitFor();
  await look("thrones-table");
  await page.locator("#tab-chat").click();
  await page.locator(".chat form input").fill("Peace until turn three?");
  await page.locator(".chat select").selectOption({ index: 1 });
  await page.locator(".chat form .main").click();
  await page.locator(".chat .lines b").first().waitFor();
  await look("chat");
  await page.locator("#tab-story").click();
  const away = page.url();
  await page.goto(server.url);
  await play(
    [guest.page],
    1,
    async () => (await guest.page.locator(".question[data-asked] .main").count()) > 0,
  );
  await page.goto(away);
  await page.locator(".question .options").first().waitFor();
  await play([page, guest.page], 2, async () => (await page.locator(".reckoning").count()) > 0);
  await look("battle");
  await page.locator(".story .event button").last().click();
  await look("story-opened");
  await page.locator(".tabs a").click();
  await page.locator(".transport").waitFor();
  await look("replay");
  await guest.page.context().close();
}

async function oneScreen(page: Page, look: Look) {
  await settle(page, server.url, "battue", ["me", "me", "greedy"], { setup: "quick", rounds: "20" }, true);
  await page.locator(".hand-over, .question").first().waitFor();
  await play([page], 3, async () => (await page.locator(".hand-over").count()) > 0);
  await look("hand-over");
  await play([page], 4, async () => (await page.locator(".event[data-event=round-won]").count()) > 0);
  await play([page], 5, async () => (await page.locator(".question[data-asked] .options").count()) > 0);
  await look("battue");
  await page.locator("#tab-table").click();
  await page.locator(".tab-panel .panel").waitFor();
  await look("battue-table");
  await page.goto(server.url);
  await page.locator(".tables a").first().waitFor();
  await look("my-games");
}

for (const { size, theme, locale } of looks) {
  test(`every screen has roles, names and contrast: ${size}, ${theme}, ${locale}`, async () => {
    const { page, faults } = await openPage(browser, sizes[size], locale);
    await page.emulateMedia({ colorScheme: theme });
    const found: string[] = [];
    const look: Look = async (name) => {
      found.push(...(await lookAt(page, `${name}-${size}-${theme}-${locale}`)));
    };
    for (const part of [homeAndRules, friends, oneScreen]) {
      await part(page, look);
    }
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
}
