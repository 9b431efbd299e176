import type { About, Mark, Text } from "../board";
import type { RegionView, ThronesContent, ThronesView } from "./types";

/** What a unit counts in battle. */
const STRENGTH = { footman: 1, knight: 2, ship: 1 } as const;

/** What there is to know of something in the realm, in sentences. */
export function aboutThrones(
  { kind, word }: Mark,
  view: ThronesView,
  content: ThronesContent,
  text: Text,
): About | null {
  switch (kind) {
    case "region":
      return aboutRegion(word, view, content, text);
    case "track":
      return { title: text(`track.${word}`), lines: [text(`about.thrones.track.${word}`)] };
    case "seat":
      return aboutHouse(word, view, content, text);
    case "character": {
      const card = content.characters.characters.find(({ id }) => id === word);
      return card
        ? {
            title: text(`character.${word}`),
            lines: [
              text("about.thrones.character", {
                strength: card.strength,
                swords: card.swords,
                towers: card.towers,
              }),
              ...(card.ability === undefined ? [] : [text(`character.${word}.text`)]),
            ],
          }
        : null;
    }
    case "westeros":
    case "order":
      return { title: text(`${kind}.${word}`), lines: [text(`${kind}.${word}.text`)] };
    default:
      return null;
  }
}

function aboutRegion(id: string, view: ThronesView, content: ThronesContent, text: Text): About | null {
  const facts = content.map.regions.find((region) => region.id === id);
  if (!facts) {
    return null;
  }
  const here: RegionView = view.regions[id] ?? {};
  const lines: string[] = [];
  const house = view.control[id] ?? (facts.kind === "sea" ? undefined : here.house);
  if (facts.kind === "sea") {
    lines.push(text("about.thrones.sea"));
  } else {
    lines.push(
      house === undefined
        ? text("about.thrones.free")
        : text("about.thrones.held", { house: text(`seat.${house}`) }),
    );
  }
  if (facts.castle !== "none") {
    lines.push(text(`about.thrones.${facts.castle}`));
  }
  if (facts.barrels > 0) {
    lines.push(text("about.thrones.barrels", { n: facts.barrels }));
  }
  if (facts.crowns > 0) {
    lines.push(text("about.thrones.crowns", { n: facts.crowns }));
  }
  const troops = [
    ["knight", here.knights, here["tired-knights"]],
    ["footman", here.footmen, here["tired-footmen"]],
    ["ship", here.ships, here["tired-ships"]],
  ] as const;
  for (const [unit, n = 0, tired = 0] of troops) {
    const what = (many: number) => text(many > 1 ? `unit.${unit}.many` : `unit.${unit}`);
    if (n > 0) {
      lines.push(text("about.thrones.units", { n, what: what(n), strength: n * STRENGTH[unit] }));
    }
    if (tired > 0) {
      lines.push(text("about.thrones.tired", { n: tired, what: what(tired) }));
    }
  }
  if (here.order !== undefined) {
    lines.push(
      text("about.thrones.order", {
        order: text(`order.${here.order}`),
        says: text(`order.${here.order}.text`),
      }),
    );
  }
  if (here.crest !== undefined) {
    lines.push(text("about.thrones.crest", { house: text(`seat.${here.crest}`) }));
  }
  if (here.neutral !== undefined) {
    lines.push(text("about.thrones.neutral", { n: here.neutral }));
  }
  if (facts["home-of"] !== undefined) {
    lines.push(text("about.thrones.home", { house: text(`seat.${facts["home-of"]}`) }));
  }
  return { title: text(`region.${id}`), lines };
}

function aboutHouse(word: string, view: ThronesView, content: ThronesContent, text: Text): About | null {
  const house = view.houses[word];
  if (!house) {
    return null;
  }
  const { setups } = content.houses;
  const of = setups.find(({ players }) => players === view.seats)?.["castles-to-win"] ?? 0;
  const crests = view.crests[word];
  return {
    title: text(`seat.${word}`),
    lines: [
      text("board.thrones.castles", { n: house.castles, of }),
      text("board.thrones.barrels-held", { n: house.barrels }),
      crests === undefined
        ? text("board.thrones.crests-hidden")
        : text("board.thrones.crests", { n: crests }),
      text("board.thrones.stars", { n: house.stars }),
    ],
  };
}
