/** The games' content, texts and clauses for the page alone, as the server would tell them. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const engineFile =
  process.env.BANNERET_ENGINE ?? resolve(root, "browser/target/javascript/banneret.mjs");
const languages = ["en", "fr"];
/** Beside the content in a game's folder: its ledger, and which tests prove it. */
const notContent = ["rules", "covering"];

interface Ledger {
  clauses: { id: string; en: string; fr: string }[];
  ambiguities?: Record<string, string>[];
}

interface Engine {
  billing: (book: unknown) => string;
  botNames: () => string[];
}

const folder = (game: string) => resolve(root, `games/${game}/src/main/resources/banneret/${game}`);
const json = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
const yaml = (file: string) => parse(readFileSync(file, "utf8")) as unknown;

export function gameIds(): string[] {
  return readdirSync(resolve(root, "games")).filter((id) => existsSync(resolve(folder(id), "rules.yaml")));
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

/** What GET /api/games would answer; the engine itself says it. */
async function catalogue() {
  if (!existsSync(engineFile)) {
    throw new Error(`${engineFile} is missing: build the module "browser" first.`);
  }
  const engine = (await import(pathToFileURL(engineFile).href)) as Engine;
  const games = gameIds().map((game) => JSON.parse(engine.billing(book(game))) as unknown);
  return { games, bots: engine.botNames(), languages };
}

const prefix = "games:";

/** `games:all` is the catalogue, `games:book/battue` a book. */
export function games(): Plugin {
  const module = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
  return {
    name: "games",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: async (id) => {
      if (!id.startsWith(`\0${prefix}`)) {
        return null;
      }
      const what = id.slice(prefix.length + 1);
      return module(what === "all" ? await catalogue() : book(what.replace("book/", "")));
    },
  };
}
