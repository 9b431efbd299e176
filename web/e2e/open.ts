/** What every file of tests has open: Chromium, the real server, and the page alone on a file server. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser, openFolder, openServer, type Open } from "./house";

export let browser: Browser;
export let server: Open;
export let folder: Open;

beforeAll(async () => {
  [browser, server, folder] = await Promise.all([openBrowser(), openServer(), openFolder()]);
});

afterAll(async () => {
  await browser.close();
  await Promise.all([server.close(), folder.close()]);
});
