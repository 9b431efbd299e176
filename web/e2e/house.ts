/** What the tests of the whole page share: the real server, a plain file server, Chromium, and a player. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { chromium, type Browser, type Page } from "playwright-core";

const root = fileURLToPath(new URL("../..", import.meta.url));
const built = resolve(root, "cli/target/banneret/lib");
/** When a page was built. */
const age = (folder: string) => statSync(join(folder, "index.html"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const [newest = ""] = ["web/target/classes", "web/target/quick/classes"]
  .map((classes) => resolve(root, classes, "banneret/web"))
  .sort((one, other) => age(other) - age(one));
const pageFolder = process.env.BANNERET_PAGE ?? newest;

/** Runs the banneret command; it must be built. */
export function banneret(...args: string[]): ChildProcess {
  return banneretWith("", ...args);
}

/** The same with more classes, such as a game that is only for tests. */
function banneretWith(classes: string, ...args: string[]): ChildProcess {
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, "bin/java") : "java";
  const path = [join(built, "*"), ...(classes === "" ? [] : [classes])].join(delimiter);
  const options = ["-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED", "-cp", path];
  return spawn(java, [...options, "banneret.cli.Banneret", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

export interface Open {
  url: string;
  close: () => Promise<void>;
}

/** The real server with a database of its own, and the page under test; `more` are further options of `serve`. */
export async function openServer(classes = "", more: string[] = []): Promise<Open> {
  const data = mkdtempSync(join(tmpdir(), "banneret-"));
  const port = ["--port", "0", "--host", "127.0.0.1"];
  const page = ["--page", pageFolder];
  const settled = ["--data", data, "--unlimited", "--lang", "en", ...more];
  const server = banneretWith(classes, "serve", ...port, ...page, ...settled);
  const url = await new Promise<string>((done, failed) => {
    let printed = "";
    server.stdout?.on("data", (more: Buffer) => {
      printed += more.toString();
      const found = /http:\/\/localhost:\d+\//.exec(printed);
      if (found) {
        done(found[0]);
      }
    });
    server.on("exit", () => {
      failed(new Error(`the server did not open: ${printed}`));
    });
  });
  return {
    url,
    close: () =>
      new Promise((done) => {
        server.on("exit", () => {
          rmSync(data, { recursive: true, force: true });
          done();
        });
        server.kill();
      }),
  };
}

/** What a command prints. */
export function printed(command: ChildProcess): Promise<string> {
  return new Promise((done) => {
    let text = "";
    command.stdout?.on("data", (more: Buffer) => {
      text += more.toString();
    });
    command.on("close", () => {
      done(text);
    });
  });
}

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
};

/**
 * The built page from a plain file server, in a folder below its root.
 *
 * @param newer true once it is to serve a newer build, which differs in its worker alone
 */
export function openFolder(newer = () => false): Promise<Open> {
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://any").pathname.replace(/^\/games\//, "/");
    const file = join(pageFolder, path === "/" ? "index.html" : path);
    if (!file.startsWith(pageFolder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" });
    const content = readFileSync(file);
    response.end(path === "/sw.js" && newer() ? `// Newer.\n${content.toString()}` : content);
  });
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      done({
        url: `http://127.0.0.1:${port}/games/`,
        close: () =>
          new Promise((closed) => {
            server.closeAllConnections();
            server.close(() => {
              closed();
            });
          }),
      });
    });
  });
}

export function openBrowser(): Promise<Browser> {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const executablePath =
    process.env.CHROMIUM ??
    ["chromium", "chromium-browser", "google-chrome"]
      .flatMap((name) => folders.map((folder) => join(folder, name)))
      .find((path) => existsSync(path));
  // Where there is none Playwright takes its own.
  return chromium.launch({ args: ["--no-sandbox"], ...(executablePath ? { executablePath } : {}) });
}

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

export interface Screen {
  page: Page;
  /** What went wrong on the page. */
  faults: string[];
}

/** A page of its own, as another person's browser would open it. Bots play at once, by counting. */
export async function openPage(
  browser: Browser,
  viewport = desktop,
  locale = "en",
  hasTouch = false,
  serviceWorkers: "allow" | "block" = "block",
): Promise<Screen> {
  const context = await browser.newContext({
    serviceWorkers, // One that keeps files would hide from tests what the page asks for.
    viewport,
    locale,
    hasTouch,
    isMobile: hasTouch,
    acceptDownloads: true,
    reducedMotion: "reduce",
  });
  await context.addInitScript(() => {
    const key = "banneret.settings";
    if (location.protocol === "http:" && localStorage.getItem(key) === null) {
      const language = navigator.language.startsWith("fr") ? "fr" : "en";
      localStorage.setItem(key, JSON.stringify({ pace: 0, language, programs: true }));
    }
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
      faults.push(message.text());
    }
  });
  return { page, faults };
}

/** Numbers that are the same in every run. */
export function luck(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Does the next thing a person at this screen would do; false if there is nothing to do but wait. */
export function act(page: Page, pick: (below: number) => number): Promise<boolean> {
  return page.evaluate(
    (number) => {
      const sure = document.querySelector<HTMLElement>(".hand-over .main, .question .answers .main:enabled");
      const options = document.querySelectorAll<HTMLElement>(".question[data-asked] .options button:enabled");
      const next = sure ?? options[number % options.length];
      next?.click();
      return next !== undefined;
    },
    pick(2 ** 30),
  );
}

/** Plays at several screens until the game is over at the first, or something else is so. */
export async function play(
  pages: readonly Page[],
  seed: number,
  enough?: () => Promise<boolean>,
): Promise<void> {
  const pick = luck(seed);
  const [first] = pages;
  for (let step = 0; first && step < 20_000; step++) {
    if ((await first.locator(".over").count()) > 0 || (await enough?.())) {
      return;
    }
    let acted = false;
    for (const page of pages) {
      acted = (await act(page, pick)) || acted;
    }
    await first.waitForTimeout(acted ? 10 : 60);
  }
  throw new Error("the game does not end");
}

/** Settles a new game: who sits in each chair, options, and whether it stays in the page alone. */
export async function settle(
  page: Page,
  url: string,
  game: string,
  chairs: string[],
  options: Record<string, string> = {},
  here = false,
) {
  await page.goto(`${url}#/new/${game}`);
  await page.locator(".new").waitFor();
  while ((await page.locator(".chairs li").count()) < chairs.length) {
    await page.getByRole("button", { name: /Add a player|Ajouter un joueur/ }).click();
  }
  for (const [index, sitter] of chairs.entries()) {
    await page.selectOption(`#chair-${index}`, sitter);
  }
  // Everything is laid out by those who play, and not by a bot.
  const opening = page.locator('.new input[name="opening"]');
  if ((await opening.count()) > 0) {
    await opening.uncheck();
  }
  if (here || Object.keys(options).length > 0) {
    await page.locator(".new details summary").click();
    if (here) {
      await page.locator(".choices .check input").check();
    }
    for (const [name, value] of Object.entries(options)) {
      const field = page.locator(`.choices [name="${name}"]`);
      await ((await field.getAttribute("type")) === "number" ? field.fill(value) : field.selectOption(value));
    }
  }
  await page.locator(".new .large").click();
}

/** Where pictures of screens go, if they are wanted. */
export const pictures = process.env.PICTURES;

/** Takes a picture of a screen, if they are wanted, and returns what axe finds wrong with it. */
export async function lookAt(page: Page, name: string): Promise<string[]> {
  if (pictures !== undefined) {
    mkdirSync(pictures, { recursive: true });
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(pictures, `${name}.png`) });
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${name}: ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
}
