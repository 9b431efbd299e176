/** The page's own words: complete in both languages, and all that the code asks for. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

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
