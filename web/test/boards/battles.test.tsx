// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BattlesBoard } from "../../src/boards/battles/BattlesBoard";
import { BattlesMap } from "../../src/boards/battles/BattlesMap";
import { BattlesPanel } from "../../src/boards/battles/BattlesPanel";
import { neighbour, opposite, word } from "../../src/boards/battles/hexes";
import { groundOf, planOf, troopAt } from "../../src/boards/battles/plan";
import { reachOf, sightOf } from "../../src/boards/battles/reach";
import { across, netOf } from "../../src/boards/battles/ribbon";
import { WATER, roadNet } from "../../src/boards/battles/roads";
import type { BattlesContent, BattlesProps, BattlesView, PlanFacts } from "../../src/boards/battles/types";
import { Rolled } from "../../src/play/battles";
import type { Event } from "../../src/table/messages";
import { Page } from "./page";
import { contentOf, samples, textOf } from "./table";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.ResizeObserver = class {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
};

const content = contentOf("battles") as BattlesContent;
const text = textOf("battles", "en");

function viewOf(moment: string): BattlesView {
  const [, sample] = samples("battles").find(([name]) => name === `battles-2 ${moment}`)!;
  return structuredClone(sample.view) as BattlesView;
}

function propsOf(view: BattlesView): BattlesProps {
  return {
    view,
    content,
    text,
    targets: [],
    selected: [],
    hovered: [],
    awaited: [],
    onPick: () => undefined,
    onHover: () => undefined,
  };
}

const draw = (view: BattlesView) => new Page(renderToStaticMarkup(<BattlesBoard {...propsOf(view)} />));
const drawPanel = (view: BattlesView) => new Page(renderToStaticMarkup(<BattlesPanel {...propsOf(view)} />));

/** The markup of one unit's drawing. */
function unitAt(page: Page, at: string): string {
  const found = page.markup.split(/(?=<g class="unit )/).find((part) => part.includes(`data-unit="${at}"`));
  expect(found, at).toBeDefined();
  return found!.split(/<text class="leader"|<g class="(?:fire|strike|clasp)/)[0]!;
}

const count = (markup: string, what: RegExp) => markup.match(what)?.length ?? 0;

describe("units", () => {
  const view = viewOf("attack");
  const page = draw(view);

  it("have a figure for each one left, and empty bases for those that fell", () => {
    for (const [at, unit] of Object.entries(view.units!)) {
      const { facts, figures } = troopAt(at, view, content)!;
      const drawn = unitAt(page, at);
      expect(count(drawn, /class="figure"/g), at).toBe(facts.strength);
      expect(count(drawn, /data-fallen/g), at).toBe(facts.strength - figures);
      expect(count(drawn, new RegExp(`#figure-${unit.unit}"`, "g")), at).toBe(facts.strength);
    }
  });

  it("show their rank by chevrons as well as by colour", () => {
    for (const [at, { rank = "green" }] of Object.entries(view.units!)) {
      const [, chevrons = ""] = /class="rank" d="([^"]*)"/.exec(unitAt(page, at))!;
      expect(count(chevrons, /M/g), at).toBe(["green", "blue", "red"].indexOf(rank) + 1);
    }
  });

  it("turn their banners once they have been activated", () => {
    for (const [at, { spent = false }] of Object.entries(view.units!)) {
      expect(/class="banner [^"]*spent" transform="scale\(-1 1\)"/.test(unitAt(page, at)), at).toBe(spent);
    }
  });

  it("mark their commander, who is the last to fall, and say his name", () => {
    const drawn = unitAt(page, "4-4");
    expect(drawn).toContain("base lead");
    expect(drawn).toContain("#crest-foot");
    expect(drawn).not.toMatch(/data-fallen="true"[^>]*><ellipse[^>]*><\/ellipse><path class="base lead"/);
    expect(page.markup).toMatch(/class="leader"[^>]*>Maege</);
    expect(unitAt(page, "3-3")).not.toContain("base lead");
  });

  it("are told apart by House without colour: by their bases, their banners and their counters", () => {
    const [stark, lannister] = [unitAt(page, "3-10"), unitAt(page, "7-8")];
    for (const part of ["base", "cloth", "counter"]) {
      const shape = (drawn: string) => new RegExp(`class="${part}" d="([^"]*)"`).exec(drawn)?.[1];
      expect(shape(stark)).toBeDefined();
      expect(shape(stark)).not.toBe(shape(lannister));
    }
  });

  it("are read out with rank, figures, commander, state and opponent", () => {
    const [hex] = page.spots({ kind: "hex", word: "4-4" });
    expect(hex?.has["aria-label"]).toBe(
      "4-4, Plains, Maege Mormont, War Host of the North, Stark, blue, figures: 3 of 4, ordered, may attack, engaged with 5-4",
    );
  });
});

describe("the field", () => {
  it("has a token with its owner's arms on each side between engaged units", () => {
    const page = draw(viewOf("attack"));
    expect(page.of("clasp", "stark")).toHaveLength(1);
    expect(page.of("clasp", "lannister")).toHaveLength(1);
    expect(page.of("clasp", "stark")[0]?.has.transform).toBe("translate(475.0 447.4)");
  });

  it("shows fires with their level, and who holds each objective", () => {
    const page = draw(viewOf("attack"));
    expect(page.of("fire")).toHaveLength(3);
    expect(
      [...page.markup.matchAll(/class="level"[^>]*><path[^>]*><\/path><text[^>]*>(\d)/g)].map(([, n]) => n),
    ).toEqual(["2", "1", "3"]);
    expect(page.of("objective", "stark")).toHaveLength(1);
    expect(page.of("objective", "lannister")).toHaveLength(1);
    const [bank] = page.spots({ kind: "hex", word: "5-10" });
    expect(bank?.has["aria-label"]).toBe("5-10, Plains, South bank, held by Lannister");
  });

  it("gives an objective that must be occupied to whoever stands there", () => {
    const view = viewOf("turn-b");
    const bridge = planOf(view, content)!.objectives!.find(({ control }) => control === "occupy")!;
    expect(draw(view).of("objective", "free")).toHaveLength(2);
    view.units![bridge.at] = { unit: "war-host" };
    expect(draw(view).of("objective", "free")).toHaveLength(1);
  });

  it.each(content.battles.battles.map((plan): [string, PlanFacts] => [plan.id ?? "", plan]))(
    "of %s has roads that join up, and rivers that go on over the edge",
    (_, plan) => {
      const { map } = plan as PlanFacts & { map: string[] };
      const ground = groundOf(map, content.board.terrain);
      const roads = roadNet(ground);
      const ends = [...roads.values()].filter(({ ways }) => ways.length < 2);
      expect(ends.map(({ hex }) => word(hex))).toEqual(plan.id === "razing-the-red-fork" ? ["6-8"] : []);
      for (const { hex, ways, out } of roads.values()) {
        for (const way of ways.filter((one) => !out.includes(one))) {
          expect(roads.get(word(neighbour(hex, way)))?.ways, word(hex)).toContain(opposite(way));
        }
      }
      const river = netOf(ground.of(...WATER), ground.size, true);
      for (const { hex, ways } of river.values()) {
        expect(across(ways), word(hex)).toBeDefined();
      }
    },
  );

  it("has a drawing for each kind of ground", () => {
    const page = draw(viewOf("own-plan"));
    const view = viewOf("own-plan");
    const { of } = groundOf(view.map, content.board.terrain);
    for (const kind of ["ford", "wooden-bridge", "stone-bridge", "palisade", "siege-tower"]) {
      expect(of(kind).length, kind).toBeGreaterThan(0);
      expect(page.of(kind), kind).toHaveLength(of(kind).length);
    }
    expect(page.of("pavilion")).toHaveLength(of("tent").length);
    expect(page.of("village")).toHaveLength(of("building").length);
    expect(page.of("stumps")).toHaveLength(of("devastation").length);
    for (const shape of ["hill-low", "wood-floor", "deep", "road"]) {
      expect(page.of(shape)[0]?.has.d, shape).toMatch(/^M/);
    }
  });

  it("shows what a plan brings: ways out, strategy tokens, rows that score", () => {
    expect(draw(viewOf("ambush")).of("exit")).toHaveLength(3);
    const fork = draw(viewOf("strategy"));
    expect(fork.of("lying", "strategy")).toHaveLength(5);
    expect(fork.of("lying", "strategic-stark")).toHaveLength(1);
    expect(draw(viewOf("remnant")).of("row-points", "lannister")).toHaveLength(6);
  });
});

describe("reach and sight", () => {
  const view = viewOf("turn");
  const ground = groundOf(view.map, content.board.terrain);
  const reach = (at: string, own = view) => {
    const { attack, move } = reachOf(troopAt(at, own, content)!, ground, own);
    return { attack: attack.map(word), move: move.map(word) };
  };

  it("go as far as the unit's card says, around units and never into a river", () => {
    const { attack, move } = reach("3-4");
    expect(attack.sort()).toEqual(["3-3", "3-5", "4-4", "4-5", "2-5"].sort());
    expect(move).toContain("5-4");
    expect(move).not.toContain("2-4");
    expect(reach("7-4").attack).not.toContain("6-7");
  });

  it("go one hex farther along a road, if the unit stands on it", () => {
    const own = { ...view, units: { "8-3": { unit: "lannisport-guards", rank: "red" as const } } };
    expect(reach("8-3", own).attack).toContain("6-3");
    const beside = { ...view, units: { "8-4": { unit: "lannisport-guards", rank: "red" as const } } };
    expect(reach("8-4", beside).attack).toHaveLength(6);
  });

  it("stop foot in woods and fords, and cost a rider a hex", () => {
    const foot = { ...view, units: { "3-5": { unit: "war-host", rank: "green" as const } } };
    expect(reach("3-5", foot).attack).toContain("3-6");
    expect(reach("3-5", foot).attack).not.toContain("3-7");
    const rider = { ...view, units: { "3-5": { unit: "winterfell-riders", rank: "blue" as const } } };
    expect(reach("3-5", rider).attack).toContain("3-7");
    expect(reach("3-5", rider).attack).not.toContain("3-8");
  });

  it("show archers whom they see, and what hides the others", () => {
    const own: BattlesView = {
      ...view,
      units: {
        "4-12": { unit: "northern-archers" },
        "4-9": { unit: "lannisport-guards" },
        "4-14": { unit: "lannisport-guards" },
        "7-12": { unit: "lannisport-guards" },
      },
    };
    const sight = sightOf(troopAt("4-12", own, content)!, ground, own, content)!;
    const lines = Object.fromEntries(
      sight.lines.map(({ to, clear, by }) => [word(to), [clear, by && word(by)]]),
    );
    expect(lines).toEqual({
      "4-9": [false, "4-11"],
      "4-14": [true, undefined],
      "7-12": [true, undefined],
    });
    expect(sightOf(troopAt("1-3", view, content)!, ground, view, content)).toBeUndefined();
  });

  it("are drawn for the unit that the pointer is on, with its card, and gone when it leaves", () => {
    const box = document.createElement("div");
    document.body.append(box);
    const root = createRoot(box);
    act(() => {
      root.render(<BattlesBoard {...propsOf(view)} />);
    });
    const over = (at: string, type: string) => {
      act(() => {
        const hex = box.querySelector(`.hexes [data-spot="hex ${at}"]`)!;
        hex.dispatchEvent(new MouseEvent(type, { bubbles: true }));
      });
    };
    over("2-10", "pointerover");
    expect(box.querySelector(".zone-line")).not.toBeNull();
    expect(box.querySelector(".unit-card")?.textContent).toContain("Rickard Karstark");
    expect(box.querySelector(".unit-card")?.textContent).toContain("Pursue 2");
    over("2-10", "pointerout");
    expect(box.querySelector(".unit-card")).toBeNull();
    over("1-9", "pointerover");
    expect(box.querySelector(".zone-line")).toBeNull();
    expect(box.querySelector(".range-line")).not.toBeNull();
    act(() => {
      root.unmount();
    });
  });
});

describe("over and under the field", () => {
  const page = new Page(renderToStaticMarkup(<BattlesMap {...propsOf(viewOf("turn"))} />));

  it("lie the morale track and what both Houses can act with", () => {
    expect(page.of("morale-track")).toHaveLength(1);
    expect(page.of("means", "stark")).toHaveLength(1);
    expect(page.of("means", "lannister")).toHaveLength(1);
  });

  it("lie one's own cards, to be picked there, and none of the other's", () => {
    expect(page.of("hand-chip")).toHaveLength(3);
    expect(page.of("hand-chip").every(({ has }) => has["data-spot"]?.startsWith("card "))).toBe(true);
  });

  it("the unit looked at says what an attack would do, before it is declared", () => {
    const [at = ""] = Object.keys(viewOf("turn").units!);
    const offers = [
      { key: "option.attack", marks: [{ kind: "hex", word: at }], text: { en: "2 dice, hit 61%", fr: "" } },
      { key: "option.declare.order", marks: [{ kind: "hex", word: at }], text: { en: "elsewhere", fr: "" } },
    ];
    const props = { ...propsOf(viewOf("turn")), offers, hovered: [{ kind: "hex", word: at }] };
    const targets = [{ kind: "hex", word: at }];
    const { markup } = new Page(renderToStaticMarkup(<BattlesMap {...props} targets={targets} />));
    expect(markup).toContain("<li>2 dice, hit 61%</li>");
    expect(markup).not.toContain("elsewhere");
  });
});

describe("the panel", () => {
  it("has the morale marker on its space, and the breaks and the Rout of the plan", () => {
    const page = drawPanel(viewOf("re-roll"));
    expect(page.markup).toContain("translate(-100px, 0)");
    expect(page.of("break")).toHaveLength(4);
    expect(page.of("rout")).toHaveLength(2);
    expect(drawPanel(viewOf("turn-b")).of("rout")).toHaveLength(1);
    expect(page.markup).toContain("Stark is losing heart: 5 (green)");
  });

  it("lays order tokens out as dice, command tokens on boards and commanders, and turns committed cards", () => {
    const view = viewOf("re-roll");
    const page = drawPanel(view);
    expect(page.of("order-token", "face-blue")).toHaveLength(2);
    expect(page.of("command-token", "stark")).toHaveLength(2);
    expect(page.of("command-token", "lannister")).toHaveLength(3);
    expect(page.of("slot")).toHaveLength(2 + 1 + 2 + 2);
    expect(page.of("commander-card", "committed")).toHaveLength(1);
    expect(drawPanel(viewOf("siege")).of("commander-card", "captured")).toHaveLength(1);
  });

  it("shows one's own cards with their words, and of the other's only how many", () => {
    const page = drawPanel(viewOf("turn"));
    expect(page.of("command-card")).toHaveLength(3);
    expect(page.markup).toContain("<p>1 token: activate 1 cavalry unit.</p>");
    expect(page.markup).toContain("Lannister, command tokens: 3, cards in hand: 3, cards in the deck: 17");
  });

  it("counts the rounds and says what wins", () => {
    const page = drawPanel(viewOf("re-roll"));
    expect(page.tags.filter(({ has }) => has["data-now"] !== undefined)).toHaveLength(1);
    expect(page.tags.filter(({ has }) => has["data-past"] !== undefined)).toHaveLength(2);
    expect(page.markup).toContain("Lannister wins if it controls both banks");
  });
});

describe("dice", () => {
  const event = (name: string, args: Event["args"]): Event => ({
    name,
    key: "",
    clause: "",
    args,
    text: { en: "", fr: "" },
  });
  const number = (name: string, value: number) => ({ name, kind: "number", value });
  const cast = (...told: Event[]) => {
    const page = new Page(renderToStaticMarkup(<Rolled told={told} text={text} />));
    return page.of("die8").map(({ has }) => has["aria-label"]);
  };

  it("of an attack lie on the field, each resting on its face", () => {
    const page = draw(viewOf("re-roll"));
    expect(page.of("die8").map(({ has }) => has["aria-label"])).toEqual([
      "die: green shield",
      "die: blue shield",
      "die: valor",
      "die: morale",
    ]);
    const fronts = page.tags.filter(({ has }) => has["data-front"] !== undefined).map(({ has }) => has.class);
    expect(fronts).toEqual(["green", "blue", "valor", "morale"].map((face) => `octa-side face-${face}`));
  });

  it("are seen to roll when a roll is told", () => {
    const rolled = event("rolled", [
      number("green", 2),
      number("blue", 0),
      number("red", 0),
      number("valor", 1),
      number("morale", 0),
    ]);
    expect(cast(rolled)).toEqual(["die: green shield", "die: green shield", "die: valor"]);
    expect(cast(rolled, event("hits", [number("n", 2)]))).toEqual([]);
  });

  it("for orders come one by one and stay until the last has come", () => {
    const order = (word: string) => event("order-rolled", [{ name: "token", kind: "token", value: 0, word }]);
    expect(cast(event("round-begins", [number("n", 1)]), order("red"), order("morale"))).toEqual([
      "die: red shield",
      "die: morale",
    ]);
  });
});
