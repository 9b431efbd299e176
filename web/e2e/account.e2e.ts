/** An account on the page: codes to come back with, sessions, and the way back itself. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { desktop, lookAt, openPage, phone, settle } from "./house";
import { browser, server } from "./open";

test("codes are made, another session is ended, and a code lets one back in with the guest's game", async () => {
  const { page, faults } = await openPage(browser, phone, "fr", true);
  await page.goto(server.url);
  await page.locator(".account input[name=username]").fill("Colette");
  await page.locator(".account input[name=password]").fill("correct horse");
  await page.locator("#sign-up").click();
  await page.locator("#sign-up").waitFor({ state: "detached" });
  await page.locator(".recovery summary").click();
  await page.locator(".recovery input[name=password]").fill("correct horse");
  await page.locator(".recovery button[type=submit]").click();
  await page.locator(".codes li").first().waitFor();
  const code = await page.locator(".codes li").first().innerText();
  expect(await page.locator(".codes li").count()).toBe(8);
  await page.locator(".recovery").scrollIntoViewIfNeeded();
  expect(await lookAt(page, "recovery-phone-fr")).toEqual([]);

  const other = await openPage(browser, desktop, "en");
  await settle(other.page, server.url, "battue", ["me", "greedy"], { setup: "quick" });
  await other.page.locator(".question[data-asked]").waitFor();
  const table = new URL(other.page.url()).hash;
  await other.page.goto(`${server.url}#/`);
  await other.page.locator(".forgotten summary").click();
  const back = other.page.locator(".forgotten form").last();
  await back.locator("input[name=account]").fill("colette");
  await back.locator("input[name=code]").fill(code.toUpperCase());
  await back.locator("input[name=after]").fill("another horse");
  await other.page.locator(".forgotten").scrollIntoViewIfNeeded();
  expect(await lookAt(other.page, "forgotten-desktop-en")).toEqual([]);
  await back.locator("button[type=submit]").last().click();
  await other.page.getByText("Signed in as colette.").waitFor();
  await other.page.locator(`.tables a[href="${table}"]`).waitFor();

  await page.reload();
  await page.locator(".account input[name=username]").fill("colette");
  await page.locator(".account input[name=password]").fill("another horse");
  await page.locator(".account button[type=submit]").first().click();
  await page.locator(".sessions summary").click();
  await expect.poll(() => page.locator(".sessions li").count()).toBe(2);
  expect(await lookAt(page, "sessions-phone-fr")).toEqual([]);
  await page.locator(".sessions li button").click();
  await expect.poll(() => page.locator(".sessions li").count()).toBe(1);
  await other.page.reload();
  await other.page.locator("#sign-up").waitFor();

  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger tout ce qui est gardé de moi" }).click();
  const data = readFileSync(await (await file).path(), "utf8");
  expect(JSON.parse(data)).toMatchObject({ person: [{ account: "colette" }] });
  expect([...faults, ...other.faults]).toEqual([]);
  await page.context().close();
  await other.page.context().close();
});
