import type { About, Mark, Text } from "../board";
import { hexOf } from "./hexes";
import { groundOf, holderOf, planOf, troopAt } from "./plan";
import { faces, houses, type BattlesContent, type BattlesView, type House } from "./types";
import { objectiveName, sentences, tokenAt } from "./words";

/** What there is to know of something on the field, in sentences; a unit has a card of its own. */
export function aboutBattles(
  { kind, word }: Mark,
  view: BattlesView,
  content: BattlesContent,
  text: Text,
): About | null {
  switch (kind) {
    case "hex":
      return troopAt(word, view, content) ? null : aboutHex(word, view, content, text);
    case "token":
      return faces.some((face) => face === word)
        ? { title: text(`token.${word}`), lines: [text(`about.battles.token.${word}`)] }
        : null;
    case "card":
      return aboutCard(word, content, text);
    case "seat":
      return houses.some((house) => house === word) ? aboutHouse(word as House, view, text) : null;
    default:
      return null;
  }
}

function aboutHex(at: string, view: BattlesView, content: BattlesContent, text: Text): About {
  const terrain = groundOf(view.map, content.board.terrain).at(hexOf(at))?.id ?? "plains";
  const lines = [text(`terrain.${terrain}.text`)];
  for (const objective of (planOf(view, content)?.objectives ?? []).filter((one) => one.at === at)) {
    const holder = holderOf(objective.id, view, content);
    const what = objectiveName(objective, content, text);
    lines.push(
      holder === undefined
        ? text("about.battles.objective-free", { what })
        : text("about.battles.objective", { what, house: text(`seat.${holder}`) }),
    );
  }
  const lying = tokenAt(at, view, content);
  if (lying !== undefined) {
    lines.push(text("about.battles.lying", { what: text(`board.battles.lying.${lying}`) }));
  }
  const fire = view.fire?.[at];
  if (fire !== undefined) {
    lines.push(text("about.battles.fire", { n: fire }));
  }
  return { title: text("about.battles.hex", { terrain: text(`terrain.${terrain}`), where: at }), lines };
}

function aboutCard(id: string, content: BattlesContent, text: Text): About {
  const card = content.cards.cards.find((one) => one.id === id);
  const whose = content.commanders.commanders.find(({ figure }) => figure === card?.commander);
  return {
    title: text(`card.${id}`),
    lines: [
      ...(whose ? [text("about.battles.card-of", { who: text(`commander.${whose.id}`) })] : []),
      ...sentences(text(`card.${id}.text`)),
    ],
  };
}

function aboutHouse(house: House, view: BattlesView, text: Text): About {
  const cards = view.decks?.[house];
  return {
    title: text(`seat.${house}`),
    lines: [
      text("about.battles.command", { n: view.command?.[house] ?? 0 }),
      ...(cards === undefined ? [] : [text("about.battles.cards", { n: cards.hand, deck: cards.deck })]),
      text("about.battles.points", { n: view.points?.[house] ?? 0 }),
    ],
  };
}
