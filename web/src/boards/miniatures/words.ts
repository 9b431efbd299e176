import type { Text } from "../board";
import { readAt, touches, troops, type Troop } from "./field";
import { conditions, type MiniaturesContent, type MiniaturesView, type TokenView } from "./types";

/** Thousandths of an inch as a person says them. */
export function length(thousandths: number, text: Text): string {
  const number = Math.round(thousandths / 100) / 10;
  return `${number.toLocaleString(text("board.language"), { maximumFractionDigits: 1 })}″`;
}

/** The unit's own name: what stands on its card. */
export function cardName({ view }: Troop, text: Text): string {
  return text(`unit-card.${view.card}`);
}

/** The first part of the name of a person: before what he is called. */
export function shortName(name: string): string {
  return name.split(",")[0] ?? name;
}

/** How many figures and wounds a unit has left, in words. */
export function strength({ figures, facts, view }: Troop, text: Text): string {
  const left = text("board.miniatures.figures", { n: figures, of: facts.figures });
  const wounds = facts.wounds * figures - (view.hurt ?? 0);
  return facts.wounds > 1 ? `${left}, ${text("board.miniatures.wounds-left", { n: wounds })}` : left;
}

/** What is so of a unit now. */
export function stateOf(
  troop: Troop,
  view: MiniaturesView,
  content: MiniaturesContent,
  text: Text,
): string[] {
  const army = troops(view, content);
  const held = touches(view, army).flatMap(({ one, other }) =>
    one.id === troop.id ? [other] : other.id === troop.id ? [one] : [],
  );
  const where = troop.view.at ?? "beside";
  return [
    ...(where === "destroyed" || where === "beside" ? [text(`board.miniatures.${where}`)] : []),
    ...(troop.view.activated ? [text("board.miniatures.activated")] : []),
    ...conditions
      .filter((one) => troop.view.conditions?.includes(one))
      .map((one) => text(`condition.${one}`)),
    ...held.map(({ id }) => text("board.miniatures.engaged-with", { who: text(`unit.${id}`) })),
    ...(troop.view.faith ? [text("board.miniatures.faith", { n: troop.view.faith })] : []),
    ...(troop.view.marked ? [text("board.miniatures.marked")] : []),
    ...(troop.view.bounty ? [text("board.miniatures.bounty", { n: troop.view.bounty })] : []),
    ...(troop.view.attached ?? []).map((card) => text(`card.${card}`)),
  ];
}

/** All about a unit in one sentence, for whoever hears the table. */
export function sayTroop(troop: Troop, view: MiniaturesView, content: MiniaturesContent, text: Text): string {
  const who = text("board.miniatures.unit-is", {
    unit: text(`unit.${troop.id}`),
    card: cardName(troop, text),
  });
  const with_ = troop.attachment ? [text(`attachment.${troop.attachment.id}`)] : [];
  const at = troop.pose
    ? [
        text("board.miniatures.stands", {
          x: length(troop.pose.x, text),
          y: length(troop.pose.y, text),
          turn: Math.round(troop.pose.turn / 100),
        }),
      ]
    : [];
  return [who, ...with_, strength(troop, text), ...stateOf(troop, view, content, text), ...at].join(", ");
}

export function sayToken(id: string, token: TokenView, text: Text): string {
  const at = readAt(token.at);
  return [
    text(`token.${id}`),
    ...(token.card ? [text(`objective.${token.card}`)] : []),
    ...(token["held-by"]
      ? [text("board.miniatures.held-by", { who: text(`unit.${token["held-by"]}`) })]
      : []),
    ...(at ? [text("board.miniatures.lies", { x: length(at.x, text), y: length(at.y, text) })] : []),
  ].join(", ");
}
