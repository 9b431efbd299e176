/** Pictures of the boards in the gallery: `npm run dev`, then `npm run look -- URL FOLDER [NAME…]`. */
import { mkdirSync } from "node:fs";
import { openBrowser } from "../e2e/house";

const [url = "http://localhost:5173", folder = "target/look", ...names] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const scenes = [
  "thrones/5/place-orders",
  "thrones/5/march-from",
  "thrones/5/choose-character",
  "thrones/5/recruit",
  "thrones/4/bid-for-influence",
  "thrones/3/send",
  "battue/4/move-from",
  "battue/3/fight-on-or-retreat",
  "battue/4/choose-edge",
  "battue/2/end-cards",
  "battue/2/place-tile",
];
const screens = [
  { name: "desktop", width: 1280, height: 800, scale: 1 },
  { name: "phone", width: 390, height: 844, scale: 2 },
];

const browser = await openBrowser();
for (const { name, width, height, scale } of screens) {
  for (const theme of ["light", "dark"] as const) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: theme,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(180_000);
    page.on("console", (message) => {
      if (message.type() === "error") {
        console.log(message.text());
      }
    });
    for (const scene of scenes) {
      for (const language of theme === "light" ? ["en"] : ["fr"]) {
        const file = `${scene.replaceAll("/", "-")}-${name}-${theme}-${language}`;
        if (names.length === 0 || names.some((wanted) => file.includes(wanted))) {
          await page.goto(`${url}/dev/gallery.html#${scene}?lang=${language}&theme=${theme}`);
          await page.reload();
          await page.waitForTimeout(1400);
          await page.screenshot({ path: `${folder}/${file}.png` });
          console.log(`${folder}/${file}.png`);
        }
      }
    }
    await context.close();
  }
}
await browser.close();
