/** The page's own words: complete in both languages, and all that the code asks for. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { book } from "../build/games";
import { bound } from "../src/app/french";
import { boards } from "../src/play/boards";

const source = new URL("../src", import.meta.url).pathname;
const read = (file: string) => JSON.parse(readFileSync(join(source, file), "utf8")) as Record<string, string>;
const blanks = (text = "") => [...text.matchAll(/\{[\w-]+\}/g)].map(([blank]) => blank).sort();

test("English and French have the same texts with the same blanks", () => {
  const en = read("text/en.json");
  const fr = read("text/fr.json");
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(en)) {
    expect(blanks(fr[key]), key).toEqual(blanks(text));
  }
});

test("every text that the page asks for by name is there", () => {
  const known = { ...read("text/en.json"), ...read("boards/text/en.json") };
  const asked = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(source, file), "utf8").matchAll(/\btext\("([\w.-]+)"/g)])
    .map(([, key]) => key ?? "");
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => !(key in known))).toEqual([]);
});

test("texts whose keys are made from a name are there for every name: bots, options, chapters, phases, seats", async () => {
  const own = { ...read("text/en.json"), ...read("boards/text/en.json") };
  const { default: catalogue } = await import("games:all");
  const needed = catalogue.bots.map((bot) => `bot.${bot}`);
  for (const game of catalogue.games) {
    const { texts, clauses } = book(game.id);
    const known = { ...texts.en, ...own };
    const { phases = [], legend = [] } = boards[game.id] ?? {};
    const options = game.options.flatMap(({ name, values }) => [
      `setup.${game.id}.${name}`,
      ...values.map((value) =>
        /^\d+$/.test(value)
          ? value === "0"
            ? `setup.${game.id}.${name}.0`
            : "number"
          : `setup.value.${value}`,
      ),
    ]);
    const keys = [
      ...needed,
      ...options,
      `about.${game.id}`,
      ...Object.keys(clauses).map((id) => `chapter.${id.split(".")[1] ?? ""}`),
      ...phases.flatMap((phase) => [`phase.${phase}`, `help.${game.id}.${phase}`]),
      ...legend.map((figure) => `legend.${game.id}.${figure}`),
      `aim.${game.id}`,
      ...game.seatNames.map((seat) => `seat.${seat}`),
    ];
    expect(keys.filter((key) => !(key in known))).toEqual([]);
  }
});

test("no line of French breaks before a colon or inside of quotation marks", () => {
  expect(bound("Bord nord : dé 1 ; « six » ? Oui !")).toBe(
    "Bord nord\u00A0: dé 1\u00A0; «\u00A0six\u00A0»\u00A0? Oui\u00A0!",
  );
  expect(bound("a: b")).toBe("a: b");
});
