/** The games' content, texts and clauses for the page alone, as the server would tell them. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const engineFile = resolve(
  process.env.BANNERET_ENGINE ?? resolve(root, "browser/target/javascript/banneret.mjs"),
);
const languages = ["en", "fr"];
/** Beside the content in a game's folder: its ledger, which tests prove it, and how its reader opens. */
const notContent = ["rules", "covering", "reader"];

interface Ledger {
  clauses: { id: string; en: string; fr: string }[];
  ambiguities?: Record<string, string>[];
}

interface Engine {
  billing: (book: unknown) => string;
  cardTexts: (book: unknown) => string;
  botNames: () => string[];
}

/** A game that is only for tests, if the page is built with it: the name of its module. */
const forTests = process.env.BANNERET_TEST_GAME;
const module = (game: string) => (game === forTests ? game : `games/${game}`);
const folder = (game: string) => resolve(root, `${module(game)}/src/main/resources/banneret/${game}`);
const json = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
const yaml = (file: string) => parse(readFileSync(file, "utf8")) as unknown;

/** The games that the page has a board for. */
export function gameIds(): string[] {
  const service = "src/main/resources/META-INF/services/banneret.kernel.game.Title";
  const ids = readdirSync(resolve(root, "games")).filter(
    (id) =>
      existsSync(resolve(root, "games", id, service)) && existsSync(resolve(root, "web/src/boards", id)),
  );
  return forTests === undefined ? ids : [...ids, forTests];
}

/** A game's content, a field for each file, its texts and its clauses. */
export function book(game: string) {
  const files = readdirSync(folder(game))
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.replace(/\.yaml$/, ""))
    .filter((name) => !notContent.includes(name));
  const texts = (language: string) => ({
    ...json(resolve(root, `play/src/main/resources/banneret/play/text/${language}.json`)),
    ...json(resolve(folder(game), `text/${language}.json`)),
  });
  const ledger = yaml(resolve(folder(game), "rules.yaml")) as Ledger;
  const clauses: Record<string, { en: string; fr: string }> = {};
  for (const { id, en, fr } of ledger.clauses) {
    clauses[id] = { en, fr };
  }
  for (const ruling of ledger.ambiguities ?? []) {
    const question = ruling.problem ?? ruling.question ?? "";
    const answer = ruling.ruling ?? "";
    clauses[ruling.id ?? ""] = {
      en: `${question} ${answer}`,
      fr: `${ruling["question-fr"] ?? question} ${ruling["ruling-fr"] ?? answer}`,
    };
  }
  return {
    game,
    content: Object.fromEntries(files.map((name) => [name, yaml(resolve(folder(game), `${name}.yaml`))])),
    texts: Object.fromEntries(languages.map((language) => [language, texts(language)])),
    clauses,
  };
}

/** The lessons that a game brings along, in this order, as far as it has them. */
const lessonFiles = ["first-game", "puzzles"];

/** Where nothing stands, a tree has a sign of its own. */
function withGaps(tree: unknown): unknown {
  if (tree === null) {
    return "~";
  }
  if (Array.isArray(tree)) {
    return tree.map(withGaps);
  }
  return typeof tree === "object"
    ? Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, withGaps(value)]))
    : tree;
}

function lessons(game: string) {
  const file = (name: string) => resolve(folder(game), `lessons/${name}.yaml`);
  const found = lessonFiles.filter((name) => existsSync(file(name)));
  return Object.fromEntries(found.map((name) => [name, withGaps(yaml(file(name)))]));
}

async function loadEngine(): Promise<Engine> {
  if (!existsSync(engineFile)) {
    throw new Error(`${engineFile} is missing: build the module "browser" first.`);
  }
  return (await import(pathToFileURL(engineFile).href)) as Engine;
}

/** A book in which every card says its own numbers; the engine reads them from what the card does. */
async function printedBook(game: string) {
  const engine = await loadEngine();
  const plain = book(game);
  const cards = JSON.parse(engine.cardTexts(plain)) as Record<string, Record<string, string>>;
  const texts = languages.map((language) => [language, { ...plain.texts[language], ...cards[language] }]);
  return { ...plain, texts: Object.fromEntries(texts) as typeof plain.texts };
}

/** What GET /api/games would answer; the engine itself says it. */
async function catalogue() {
  const engine = await loadEngine();
  const games = gameIds().map((game) => JSON.parse(engine.billing(book(game))) as unknown);
  return { games, bots: engine.botNames(), languages };
}

const prefix = "games:";

/**
 * `games:all` is the catalogue, `games:books` how each book is loaded, `games:book/battue` one of them; so are
 * `games:lessons` and `games:lesson/battue`. `games:readers` is how the readers of the rules open.
 */
export function games(): Plugin {
  const source = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
  return {
    name: "games",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: async (id) => {
      if (!id.startsWith(`\0${prefix}`)) {
        return null;
      }
      const what = id.slice(prefix.length + 1);
      if (what === "books" || what === "lessons") {
        const one = what.slice(0, -1);
        const those =
          what === "books" ? gameIds() : gameIds().filter((game) => Object.keys(lessons(game)).length > 0);
        const all = those.map((game) => `${game}: () => import("games:${one}/${game}")`);
        return `export default { ${all.join(", ")} };`;
      }
      if (what === "readers") {
        const files = gameIds().filter((game) => existsSync(resolve(folder(game), "reader.yaml")));
        const all = files.map((game) => [game, yaml(resolve(folder(game), "reader.yaml"))] as const);
        return source(Object.fromEntries(all));
      }
      if (what.startsWith("lesson/")) {
        return source(lessons(what.replace("lesson/", "")));
      }
      return source(what === "all" ? await catalogue() : await printedBook(what.replace("book/", "")));
    },
  };
}
