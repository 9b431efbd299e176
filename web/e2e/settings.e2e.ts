/** What is settled in the menu does what it says, in the files as they are built. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, settle } from "./house";
import { browser, folder } from "./open";

/** How bright a colour is, from 0 to 255. */
const brightness = (colour: string) => {
  const parts = [...colour.matchAll(/[\d.]+/g)].slice(0, 3).map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / 3;
};

/** The colours behind the page, the desk and the board. */
const colours = (page: Page) =>
  page.evaluate(() =>
    ["html", ".desk", ".sheet"].map((part) => {
      const node = document.querySelector(part);
      return node ? getComputedStyle(node).backgroundColor : "";
    }),
  );

test("the theme that is set holds, whatever the device prefers, on the page and on every board", async () => {
  const { page, faults } = await openPage(browser);
  for (const game of ["battue", "thrones", "battles"]) {
    await settle(page, folder.url, game, game === "thrones" ? ["me", "greedy", "greedy"] : ["me", "greedy"]);
    await page.locator(".sheet :is(.spots, .space, .hexes)").first().waitFor();
    for (const device of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: device });
      for (const theme of ["light", "dark"]) {
        await page.locator(".more").click();
        await page.locator("#settings select").first().selectOption(theme);
        await page.keyboard.press("Escape");
        const isSo = async () => {
          const parts = (await colours(page)).map(brightness);
          return parts.every((part) => (theme === "light" ? part > 140 : part < 90))
            ? theme
            : parts.join(" ");
        };
        await expect.poll(isSo).toBe(theme);
      }
    }
  }
  expect(faults).toEqual([]);
  await page.context().close();
});
