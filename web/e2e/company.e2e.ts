/** People on the page: friends, an invitation by name, a profile, and one whose talk is not heard. */
import { expect, test } from "vitest";
import { desktop, lookAt, openPage, phone, settle, type Screen } from "./house";
import { browser, server } from "./open";

async function account(screen: Screen, name: string): Promise<void> {
  const { page } = screen;
  await page.goto(server.url);
  await page.locator(".account input[name=username]").fill(name);
  await page.locator(".account input[name=password]").fill("correct horse");
  await page.locator("#sign-up").click();
  await page.locator("#sign-up").waitFor({ state: "detached" });
}

test("two become friends, one invites the other by name, and a profile says how it ended", async () => {
  const elinor = await openPage(browser, phone, "fr", true);
  const florian = await openPage(browser, desktop, "en");
  await account(elinor, "elinor");
  await account(florian, "florian");
  await elinor.page.locator(".friends input[name=friend]").fill("Florian");
  await elinor.page.locator(".friends form button").click();
  await elinor.page.locator(".people a", { hasText: "florian" }).waitFor();
  await florian.page.reload();
  await florian.page.getByRole("button", { name: "Say yes: elinor" }).click();
  await florian.page.locator(".people a", { hasText: "elinor" }).waitFor();
  expect(await lookAt(florian.page, "friends-desktop-en")).toEqual([]);

  await settle(elinor.page, server.url, "battue", ["me", "friend"], { setup: "quick" });
  await elinor.page.locator("#invited").fill("florian");
  await elinor.page.getByRole("button", { name: "Inviter par nom de compte" }).click();
  await elinor.page.getByText("florian est invité.").waitFor();
  expect(await lookAt(elinor.page, "invite-phone-fr")).toEqual([]);
  await florian.page.locator("#invitations").waitFor();
  await florian.page.locator("section[aria-labelledby=invitations] .tables a").click();
  await florian.page.locator(".gathering button.main").click();
  await elinor.page.locator(".question").first().waitFor();
  const table = new URL(elinor.page.url()).hash.split("/")[2] ?? "";
  await florian.page.evaluate(
    (id) =>
      fetch(`api/tables/${id}/resign`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ id: "r1" }),
      }),
    table,
  );
  await elinor.page.locator(".over").waitFor();
  for (const [screen, name] of [
    [elinor, "profile-phone-fr"],
    [florian, "profile-desktop-en"],
  ] as const) {
    await screen.page.goto(`${server.url}#/person/elinor`);
    await screen.page.locator(".profile table").waitFor();
    expect(await screen.page.locator(".profile tbody tr td").last().innerText()).toBe("1");
    expect(await lookAt(screen.page, name)).toEqual([]);
  }
  await florian.page.getByRole("button", { name: "Block" }).click();
  await florian.page.getByRole("button", { name: "Unblock" }).waitFor();
  expect([...elinor.faults, ...florian.faults]).toEqual([]);
  await elinor.page.context().close();
  await florian.page.context().close();
});
