/** The reader of the rules finds what people type, in the page's own words. */
import readers from "games:readers";
import books from "games:books";
import { expect, test } from "vitest";
import { finder } from "../src/rules/search";

/** How many clauses of a game are found. */
async function found(game: string, language: "en" | "fr", sought: string): Promise<string[]> {
  const book = (await books[game]?.())?.default;
  const isFound = finder(sought, readers[game]?.synonyms[language]);
  return Object.entries(book?.clauses ?? {})
    .filter(([, clause]) => isFound(clause[language] ?? ""))
    .map(([id]) => id);
}

test.each([
  ["thrones", "en", "castle", "thrones.muster.fortress-two-points"],
  ["thrones", "en", "how do I win", "thrones.victory.most-strongholds"],
  ["thrones", "fr", "sauvageons", "thrones.wildling.watch-wins-on-equal"],
  ["thrones", "fr", "ravitaillement", "thrones.supply.level-is-barrels"],
  ["thrones", "fr", "comment gagner ?", "thrones.victory.most-strongholds"],
  ["battue", "en", "How do I win?", "battue.end.most-points"],
  ["battue", "en", "flee", "battue.retreat.whole-horde"],
  ["battue", "fr", "château", "battue.tile.includes-walls"],
  ["battue", "fr", "soldats", "battue.component.warriors"],
  ["battles", "en", "How do I win?", "battles.overview.goal"],
  ["battles", "en", "opportunity", "battles.parting-blow.may"],
  ["battles", "fr", "jetons", "battles.marshal.order-pool"],
  ["battles", "fr", "riposte", "battles.counter.who"],
] as const)("%s, %s: %s", async (game, language, sought, clause) => {
  expect(await found(game, language, sought)).toContain(clause);
});

test("every synonym leads to a clause or to the overview, in its own language", async () => {
  for (const [game, reader] of Object.entries(readers)) {
    const book = (await books[game]?.())?.default;
    for (const language of ["en", "fr"] as const) {
      const texts = [
        ...Object.values(book?.clauses ?? {}).map((clause) => clause[language] ?? ""),
        ...reader.overview.map(({ text }) => text[language] ?? ""),
      ];
      const idle = Object.keys(reader.synonyms[language]).filter((word) => {
        const isFound = finder(word, reader.synonyms[language]);
        return !texts.some(isFound);
      });
      expect(idle, `${game}, ${language}`).toEqual([]);
    }
  }
});

test("words that ask and name nothing are passed over, and no word at all finds everything", () => {
  expect(finder("what is a horde")("A horde has eight at most.")).toBe(true);
  expect(finder("the horde retreats")("A horde has eight at most.")).toBe(false);
  expect(finder("")("anything")).toBe(true);
});
