/** What tests and samples share: the games' packs and texts as the page gets them. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import books from "games:books";
import { parse } from "yaml";
import type { Mark, Text } from "../../src/boards/board";

const here = import.meta.dirname;

function resources(game: string): string {
  return join(here, "../../../games", game, "src/main/resources/banneret", game);
}

/** A copy beside the samples, for a game whose own module is not there. */
function copied(game: string, file: string): unknown {
  return JSON.parse(readFileSync(join(here, game, file), "utf8"));
}

export function contentOf(game: string): unknown {
  const folder = resources(game);
  if (!existsSync(folder)) {
    return copied(game, "content.json");
  }
  const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
  return Object.fromEntries(
    files.map((file) => [file.replace(".yaml", ""), parse(readFileSync(join(folder, file), "utf8"))]),
  );
}

function readJson(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
}

export function boardTexts(language: string): Record<string, string> {
  return readJson(join(here, `../../src/boards/text/${language}.json`));
}

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The games' texts as the page gets them. */
const bookTexts = Object.fromEntries(
  await Promise.all(
    Object.entries(books).map(async ([game, load]) => [game, (await load()).default.texts as Texts] as const),
  ),
);

/** Texts that are not there, or have a gap that nothing fills, are errors. */
export function textOf(game: string, language: string): Text {
  const own = bookTexts[game] ?? (copied(game, "texts.json") as Texts);
  const all = { ...own[language], ...boardTexts(language) };
  return (key, fill = {}) => {
    const text = all[key];
    if (text === undefined) {
      throw new Error(`there is no text ${key} in ${language}`);
    }
    return text.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => {
      if (fill[name] === undefined) {
        throw new Error(`nothing fills {${name}} of ${key}`);
      }
      return String(fill[name]);
    });
  };
}

export interface Sample {
  awaited: string[];
  targets?: Mark[];
  view: unknown;
}

/** What seats saw in games that bots played, by game, number of seats and moment. */
export function samples(game: string): [name: string, sample: Sample][] {
  const folder = join(here, "samples");
  return readdirSync(folder)
    .filter((file) => file.startsWith(game))
    .flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, Sample>).map(
        ([moment, sample]): [string, Sample] => [`${file.replace(".json", "")} ${moment}`, sample],
      ),
    );
}
