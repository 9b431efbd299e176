/** What is read out of a hex, a unit and what lies there. */
import type { Text } from "../board";
import { word, type Hex } from "./hexes";
import { holderOf, opponentOf, planOf, troopAt, worded, type Ground, type Troop } from "./plan";
import type { BattlesContent, BattlesView, ObjectiveFacts } from "./types";

export function unitName({ facts, commander }: Troop, text: Text): string {
  const unit = text(`unit.${facts.id}`);
  return commander ? `${text(`commander.${commander.id}`)}, ${unit}` : unit;
}

/** A unit in one sentence: what, whose, rank, figures, state. */
export function sayUnit(troop: Troop, view: BattlesView, text: Text): string {
  const opponent = opponentOf(troop.at, view);
  return [
    unitName(troop, text),
    text(`seat.${troop.house}`),
    text(`rank.${troop.rank}.f`),
    text("board.battles.figures", { n: troop.figures, of: troop.facts.strength }),
    ...(troop.view.spent ? [text("board.battles.spent")] : []),
    ...(troop.view.did ?? [])
      .filter((deed) => deed in DEEDS)
      .map((deed) => text(`board.battles.did.${deed}`)),
    ...(opponent === undefined ? [] : [text("board.battles.engaged-with", { where: opponent })]),
  ].join(", ");
}

/** The deeds of a turn that are shown. */
export const DEEDS = { ordered: true, moved: true, "may-attack": true, attacked: true } as const;

/** A place that counts; one of a player's own plan may have no name. */
export function objectiveName({ id, name }: ObjectiveFacts, content: BattlesContent, text: Text): string {
  const own = worded(name, text);
  const known = content.battles.battles.some(({ objectives = [] }) =>
    objectives.some((one) => one.id === id),
  );
  return own !== "" ? own : text(known ? `objective.${id}` : "board.battles.objective");
}

/** A hex with all that lies and stands there. */
export function sayHex(
  hex: Hex,
  ground: Ground,
  view: BattlesView,
  content: BattlesContent,
  text: Text,
): string {
  const at = word(hex);
  const troop = troopAt(at, view, content);
  const plan = planOf(view, content);
  const fire = view.fire?.[at];
  const token = tokenAt(at, view, content);
  const objectives = (plan?.objectives ?? []).filter((one) => one.at === at);
  return [
    at,
    text(`terrain.${ground.at(hex)?.id ?? "plains"}`),
    ...objectives.map((one) => {
      const holder = holderOf(one.id, view, content);
      const name = objectiveName(one, content, text);
      return holder ? text("board.battles.held", { what: name, house: text(`seat.${holder}`) }) : name;
    }),
    ...(token === undefined ? [] : [text(`board.battles.lying.${token}`)]),
    ...(fire === undefined ? [] : [text("board.battles.fire", { n: fire })]),
    ...(troop ? [sayUnit(troop, view, text)] : []),
  ].join(", ");
}

export type LyingToken =
  | "strategy"
  | "strategic-stark"
  | "strategic-lannister"
  | "strategic"
  | "archers"
  | "catelyn"
  | "edmure"
  | "edmure-hidden"
  | "catapult"
  | "guards"
  | "exit";

/** A token of the plan's special rules that lies in a hex. */
export function tokenAt(at: string, view: BattlesView, content: BattlesContent): LyingToken | undefined {
  if (view["face-down"]?.includes(at)) {
    return "strategy";
  }
  const found = view.strategic?.[at];
  if (view.strategic && at in view.strategic) {
    return found ? `strategic-${found}` : "strategic";
  }
  if (view.archers?.includes(at)) {
    return "archers";
  }
  const edmure = view.edmure?.[at];
  if (view["edmure-with"] === at || edmure === "edmure") {
    return "edmure";
  }
  if (edmure !== undefined) {
    return "edmure-hidden";
  }
  if (view.catapults?.[at] !== undefined) {
    return "catapult";
  }
  if (view.guards?.[at] !== undefined) {
    return "guards";
  }
  const rules = planOf(view, content)?.["special-rules"] ?? [];
  const piece = rules.find((rule) => rule.kind === "token" && rule.at === at)?.id;
  if (piece === "catelyn" && view["on-the-field"]?.includes(piece)) {
    return "catelyn";
  }
  return rules.some((rule) => rule.kind === "exit" && rule.hexes?.includes(at)) ? "exit" : undefined;
}

/** One line for each sentence: each command, and the tactic. */
export function sentences(says: string): string[] {
  return says.split(/(?<=\.) /);
}
