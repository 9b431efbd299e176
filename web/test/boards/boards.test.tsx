import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BattlesBoard } from "../../src/boards/battles/BattlesBoard";
import type { BattlesContent, BattlesView } from "../../src/boards/battles/types";
import { BattueBoard } from "../../src/boards/battue/BattueBoard";
import type { BattueContent, BattueView } from "../../src/boards/battue/types";
import { MiniaturesBoard } from "../../src/boards/miniatures/MiniaturesBoard";
import type { MiniaturesContent, MiniaturesView } from "../../src/boards/miniatures/types";
import { ThronesBoard } from "../../src/boards/thrones/ThronesBoard";
import type { ThronesContent, ThronesProps, ThronesView } from "../../src/boards/thrones/types";
import { Page, said } from "./page";
import { boardTexts, contentOf, samples, textOf, type Sample } from "./table";

const thrones = contentOf("thrones") as ThronesContent;
const battue = contentOf("battue") as BattueContent;
const battles = contentOf("battles") as BattlesContent;
const miniatures = contentOf("miniatures") as MiniaturesContent;

function shared(game: string, sample: Sample, language: string) {
  return {
    text: textOf(game, language),
    targets: sample.targets ?? [],
    awaited: sample.awaited,
    selected: [],
    hovered: [],
    onPick: () => undefined,
    onHover: () => undefined,
  };
}

function drawThrones(sample: Sample, language = "en", more: Partial<ThronesProps> = {}): Page {
  const props = {
    ...shared("thrones", sample, language),
    view: sample.view as ThronesView,
    content: thrones,
    ...more,
  };
  return new Page(renderToStaticMarkup(<ThronesBoard {...props} />));
}

function drawBattue(sample: Sample, language = "en"): Page {
  const props = { ...shared("battue", sample, language), view: sample.view as BattueView, content: battue };
  return new Page(renderToStaticMarkup(<BattueBoard {...props} />));
}

function drawBattles(sample: Sample, language = "en"): Page {
  const props = {
    ...shared("battles", sample, language),
    view: sample.view as BattlesView,
    content: battles,
  };
  return new Page(renderToStaticMarkup(<BattlesBoard {...props} />));
}

function drawMiniatures(sample: Sample, language = "en"): Page {
  const props = {
    ...shared("miniatures", sample, language),
    view: sample.view as MiniaturesView,
    content: miniatures,
  };
  return new Page(renderToStaticMarkup(<MiniaturesBoard {...props} />));
}

/** The kinds of thing that lie on the table; the others, such as numbers of units, are only listed. */
const onTable = {
  thrones: ["region", "character", "seat"],
  battue: ["place", "edge", "loot", "seat"],
  battles: ["hex", "card", "seat"],
  miniatures: ["unit", "piece", "token", "card", "zone", "ncu", "face", "siege-card"],
};

describe.each([
  ["thrones", drawThrones],
  ["battue", drawBattue],
  ["battles", drawBattles],
  ["miniatures", drawMiniatures],
] as const)("the board of %s", (game, draw) => {
  it.each(samples(game))(
    "draws %s in both languages, with no text missing and nothing nameless",
    (_, sample) => {
      for (const language of ["en", "fr"]) {
        const drawings = draw(sample, language).tags.filter(
          ({ tag, has }) => tag === "svg" || has.role === "img" || has.role === "button",
        );
        expect(drawings.length).toBeGreaterThan(40);
        expect(drawings.filter(({ has }) => !has["aria-label"] && has["aria-hidden"] !== "true")).toEqual([]);
      }
    },
  );

  it.each(samples(game))(
    "makes what may be picked in %s a button that has a name, and nothing else",
    (_, sample) => {
      const page = draw(sample);
      const targets = (sample.targets ?? []).filter(({ kind }) => onTable[game].includes(kind));
      for (const target of targets) {
        expect(page.spots(target), `${target.kind} ${target.word}`).not.toEqual([]);
        for (const { tag, has } of page.spots(target)) {
          expect(has["data-target"]).toBe("true");
          expect(tag === "button" || (has.role === "button" && has.tabindex === "0")).toBe(true);
          expect(tag === "button" ? said(page, target) : has["aria-label"]).toBeTruthy();
        }
      }
      const named = (sample.targets ?? []).map(({ kind, word }) => `${kind} ${word}`);
      const pickable = page.tags
        .filter(({ has }) => has["data-target"] !== undefined)
        .map(({ has }) => has["data-spot"] ?? "");
      expect(pickable.filter((word) => !named.includes(word))).toEqual([]);
    },
  );
});

function sampleOf(game: string, name: string): Sample {
  const found = samples(game).find(([own]) => own === name);
  if (!found) {
    throw new Error(`no sample ${name}`);
  }
  return found[1];
}

describe("Thrones", () => {
  const sample = sampleOf("thrones", "thrones-5 place-orders");

  it("shows one's own orders face up, and of others only that they are in", () => {
    const page = drawThrones(sample, "en", { laid: { winterfell: "march+1" }, sealed: ["lannister"] });
    expect(page.of("order", "order-march", "draft")).toHaveLength(1);
    expect(page.of("order", "hidden", "house-lannister")).toHaveLength(3);
    expect(page.of("order")).toHaveLength(4);
    expect(page.spots({ kind: "region", word: "winterfell" })[0]?.has["aria-label"]).toContain("March +1");
    expect(page.spots({ kind: "region", word: "lannisport" })[0]?.has["aria-label"]).toContain(
      "an order face down",
    );
  });

  it("tells houses apart by arms, never by colour alone", () => {
    const { markup } = drawThrones(sample);
    const arms = new Map<string, Set<string>>();
    for (const [, house = "", drawn = ""] of markup.matchAll(
      /class="(?:shield|arms) house-(\w+)"[^>]*><path[^>]*><\/path><path d="([^"]*)"/g,
    )) {
      arms.set(house, (arms.get(house) ?? new Set()).add(drawn));
    }
    expect([...arms.values()].map((drawings) => drawings.size)).toEqual([1, 1, 1, 1, 1]);
    expect(new Set([...arms.values()].flatMap((drawings) => [...drawings])).size).toBe(5);
  });

  it("lays tired units down and shows the strength of neutral forces", () => {
    const view = structuredClone(sample.view) as ThronesView;
    view.regions.riverrun = { house: "lannister", knights: 1, "tired-footmen": 2 };
    const page = drawThrones({ ...sample, view });
    expect(page.of("piece", "tired")).toHaveLength(2);
    expect(page.of("neutral")).toHaveLength(3);
    expect(page.spots({ kind: "region", word: "the-eyrie" })[0]?.has["aria-label"]).toContain(
      "a neutral force of 6",
    );
  });

  it("draws no lane to Oldtown where the borders are closed", () => {
    const view = { ...(sample.view as ThronesView), options: { oldtown: "no" } };
    expect(drawThrones(sample).of("lane")).toHaveLength(1);
    expect(drawThrones({ ...sample, view }).of("lane")).toHaveLength(0);
  });
});

describe("Battue", () => {
  it("shows a die for each roll of the battle, resting on its value", () => {
    const dice = drawBattue(sampleOf("battue", "battue-3 fight-on-or-retreat")).of("die");
    expect(dice.map(({ has }) => has["aria-label"])).toEqual(["attack die: 4", "defence die: 6"]);
  });

  it("shows face-down tiles, bare slots and tiles that have been turned up for what they are", () => {
    const sample = sampleOf("battue", "battue-2 place-tile");
    const bare = (sample.view as BattueView).bare?.length ?? 0;
    const laid = drawBattue(sample);
    expect(bare).toBeGreaterThan(0);
    expect(laid.of("space", "bare")).toHaveLength(bare);
    expect(laid.of("space", "down")).toHaveLength(37 - bare);
    const fought = drawBattue(sampleOf("battue", "battue-3 fight-on-or-retreat"));
    expect(fought.of("space", "up")).toHaveLength(9);
    expect(fought.spots({ kind: "place", word: "l01" })[0]?.has["aria-label"]).toContain(
      "defence 6, loot 2, points 4",
    );
  });
});

describe("Miniatures", () => {
  const page = drawMiniatures(sampleOf("miniatures", "miniatures-2 castle"));

  it("lets ranks fall figure by figure, and shows the wounds of who has several", () => {
    const gaps = page.of("gap");
    expect(gaps).toHaveLength(5 + 1);
    expect(page.markup).toMatch(/class="wounds-left"[^>]*><path[^>]*><\/path><text[^>]*>8</);
    expect(page.markup).toMatch(/class="wounds-left"[^>]*><path[^>]*><\/path><text[^>]*>2</);
  });

  it("tells seats, commanders, conditions and activation by shape, not by colour alone", () => {
    const shapes = (name: string) =>
      new Set([...page.markup.matchAll(new RegExp(`class="${name}" d="([^"]*)"`, "g"))].map(([, d]) => d));
    expect(shapes("seat-sign").size).toBe(2);
    expect(shapes("condition-shape").size).toBe(3);
    expect(page.of("man", "commander")).toHaveLength(2);
    expect(page.of("spent-sign")).toHaveLength(1);
  });

  it("joins trays that touch, and says whom a unit is engaged with", () => {
    expect(page.of("seam")).toHaveLength(1);
    expect(page.spots({ kind: "unit", word: "red-1" })[0]?.has["aria-label"]).toContain(
      "engaged with Blue 1",
    );
  });

  it("shows the dice of the attack, those rolled again too, each face to be picked at once", () => {
    expect(page.of("die6")).toHaveLength(4);
  });
});

describe("the boards' texts", () => {
  it("are the same in French and English, gaps included", () => {
    const [en, fr] = [boardTexts("en"), boardTexts("fr")];
    const gaps = (texts: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [
          key,
          [...text.matchAll(/\{[\w-]+\}/g)].map(String).sort(),
        ]),
      );
    expect(gaps(fr)).toEqual(gaps(en));
  });
});
