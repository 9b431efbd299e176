/** What is said, in the names that are known by now. */
import { expect, test } from "vitest";
import { book } from "../build/games";
import { named, renaming, spokenOf } from "../src/play/naming";
import type { Saying } from "../src/table/messages";

const { en, fr } = book("battue").texts as Record<"en" | "fr", Record<string, string>>;
const known = [{ from: "place.l02", to: "tile.circus" }];

test("a site is called by its tile once that is known", () => {
  const say = renaming(en, known);
  expect(say("Red takes site l02 and plants a flag.")).toBe("Red takes the Circus and plants a flag.");
  expect(say("site l02: 3 warriors")).toBe("Circus: 3 warriors");
  expect(say("Red leads 2 warriors from site l01 to site l02.")).toBe(
    "Red leads 2 warriors from site l01 to the Circus.",
  );
});

test("it is so in French, with its article", () => {
  const say = renaming(fr, known);
  expect(say("Rouge prend l'îlot l02 et y plante un drapeau.")).toBe(
    "Rouge prend le Circus et y plante un drapeau.",
  );
  expect(say("Rouge mène un guerrier de l'îlot l02 vers l'îlot l03.")).toBe(
    "Rouge mène un guerrier du Circus vers l'îlot l03.",
  );
});

test("a line that says which tile it is keeps the site's own name", () => {
  const line = "Red turns up the tile on site l02: Circus!";
  expect(renaming(en, known)(line)).toBe(line);
});

const dealt: Saying = {
  key: "event.house-dealt",
  args: [
    { name: "chair", kind: "number", value: 2 },
    { name: "who", kind: "seat", value: 0, word: "stark" },
  ],
  text: { en: "The player in chair 2 leads house Stark.", fr: "" },
};

test("a chair is called by who sits there", () => {
  const texts = { "event.house-dealt.named": "{player} leads house {who}." };
  const text = (key: string, fill: Readonly<Record<string, string | number>> = {}) =>
    key in texts ? `${fill.player} leads house ${fill.who}.` : "Stark";
  const players = ["Anna", "Zoé"];
  expect(named(dealt, texts, text, (chair) => players[chair] ?? "")).toBe("Zoé leads house Stark.");
  expect(named(dealt, {}, text, () => "Zoé")).toBeNull();
  expect(named({ ...dealt, args: dealt.args.slice(1) }, texts, text, () => "")).toBeNull();
});

test("the emblem beside a line is that of whom it speaks of", () => {
  expect(spokenOf(dealt, ["lannister", "stark"])).toBe(1);
  expect(spokenOf({ ...dealt, args: [] }, ["stark"])).toBe(-1);
});
