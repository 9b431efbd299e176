/** How I am told that a game waits: what is settled stays, and a link that is no longer good says so. */
import { expect, test } from "vitest";
import { lookAt, openPage, phone } from "./house";
import { browser, server } from "./open";

test("quiet hours are kept, and nothing is offered that this server or browser cannot do", async () => {
  const { page, faults } = await openPage(browser, phone, "fr", true);
  await page.goto(server.url);
  await page.locator(".account input[name=username]").fill("alerta");
  await page.locator(".account input[name=password]").fill("correct horse");
  await page.locator("#sign-up").click();
  await page.locator("#sign-up").waitFor({ state: "detached" });
  const alerts = page.locator(".alerts");
  await alerts.locator("summary").click();
  expect(await alerts.locator("input[type=email]").count()).toBe(0);
  await alerts.locator("input[name=quiet-from]").fill("22:30");
  await alerts.locator("input[name=quiet-until]").fill("07:00");
  await alerts.getByRole("button", { name: "Garder" }).click();
  await expect.poll(() => alerts.locator("button[type=submit]").isEnabled()).toBe(true);
  expect(await lookAt(page, "alerts-phone-fr")).toEqual([]);
  await page.reload();
  await alerts.locator("summary").click();
  expect(await alerts.locator("input[name=quiet-from]").inputValue()).toBe("22:30");
  expect(await alerts.locator("input[name=quiet-until]").inputValue()).toBe("07:00");
  await page.goto(`${server.url}#/unsubscribe/nothing`);
  await page.getByRole("button", { name: "Plus de courriels" }).click();
  await page.getByText("Ce lien n’est plus valable").waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
