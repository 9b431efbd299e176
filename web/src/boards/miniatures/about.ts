import type { About, Mark, Text } from "../board";
import { zones, type MiniaturesContent, type MiniaturesView } from "./types";

/** What there is to know of something on the table, in sentences; a unit on the field has a card of its own. */
export function aboutMiniatures(
  { kind, word }: Mark,
  view: MiniaturesView,
  content: MiniaturesContent,
  text: Text,
): About | null {
  switch (kind) {
    case "piece":
      return aboutTerrain(view.terrain?.[word]?.kind ?? "", content, text);
    case "terrain":
      return aboutTerrain(word, content, text);
    case "token": {
      const token = view.objectives?.[word];
      return (
        (token && {
          title: token.card
            ? `${text(`token.${word}`)}: ${text(`objective.${token.card}`)}`
            : text(`token.${word}`),
          lines: [
            ...(token.card ? [text(`objective.${token.card}.text`)] : []),
            token["held-by"]
              ? text("board.miniatures.held-by", { who: text(`unit.${token["held-by"]}`) })
              : text("board.miniatures.held-by-nobody"),
          ],
        }) ??
        null
      );
    }
    case "zone": {
      const taken = view.zones?.[zones.find((one) => one === word) ?? "crown"];
      return {
        title: text(`zone.${word}`),
        lines: [
          text(`zone.${word}.text`),
          ...(taken?.seat
            ? [[text(`seat.${taken.seat}`), ...(taken.ncu ? [text(`ncu.${taken.ncu}`)] : [])].join(": ")]
            : []),
        ],
      };
    }
    case "card":
    case "ncu":
    case "mission":
    case "siege-card":
    case "ability":
    case "objective":
      return { title: text(`${kind}.${word}`), lines: [text(`${kind}.${word}.text`)] };
    case "condition":
      return { title: text(`condition.${word}`), lines: [text(`board.miniatures.condition.${word}`)] };
    default:
      return null;
  }
}

function aboutTerrain(kind: string, content: MiniaturesContent, text: Text): About | null {
  const facts = content.table.terrain.find(({ id }) => id === kind);
  return facts
    ? {
        title: text(`terrain.${kind}`),
        lines: facts.keywords.map((keyword) => text(`board.miniatures.keyword.${keyword}`)),
      }
    : null;
}
