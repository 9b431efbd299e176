import { test } from "vitest";
import { act, luck, openBrowser, openFolder, openPage, settle, desktop, phone } from "../house";
const out = "/tmp/mini/pics";
test("look", async () => {
  const browser = await openBrowser();
  const folder = await openFolder();
  const want = (process.env.WANT ?? "").split(",").filter(Boolean);
  const view = process.env.PHONE ? phone : desktop;
  const { page, faults } = await openPage(browser, view, process.env.LANG2 ?? "en", !!process.env.PHONE);
  page.setDefaultTimeout(15000);
  if (process.env.DARK) await page.emulateMedia({ colorScheme: "dark" });
  await settle(page, folder.url, "miniatures", ["me", "greedy"], process.env.MINI ? { mode: process.env.MINI } : {});
  await page.locator(".question").waitFor();
  const pick = luck(Number(process.env.SEED ?? 5));
  const seen = new Set<string>();
  const t0 = Date.now();
  let n = 0;
  const most = Number(process.env.MOST ?? 150);
  const tag = process.env.TAG ?? "a";
  while (n < most && Date.now() - t0 < 240_000) {
    if ((await page.locator(".over").count()) > 0) { await page.screenshot({ path: `${out}/${tag}-over.png` }); break; }
    const prompt = (await page.locator(".question .prompt").count()) ? await page.locator(".question .prompt").first().innerText() : "";
    const kind = prompt.replace(/[^a-z ]/gi, "").split(" ").slice(0, 5).join("-").toLowerCase();
    if (prompt && !seen.has(kind) && (want.length === 0 || want.some((w) => kind.includes(w)))) {
      seen.add(kind);
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${out}/${tag}-${seen.size}-${kind}.png` });
    }
    const acted = await act(page, pick);
    if (acted) n++;
    await page.waitForTimeout(acted ? 15 : 80);
  }
  console.log("acts", n, "ms", Date.now() - t0, [...seen].join(" | "), "faults", faults.slice(0, 5));
  await page.screenshot({ path: `${out}/${tag}-last.png` });
  await browser.close();
  await folder.close();
}, 300_000);
