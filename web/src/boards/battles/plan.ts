import type { Text } from "../board";
import { all, hexOf, inside, type Hex, type Size } from "./hexes";
import {
  houses,
  type BattlesContent,
  type BattlesView,
  type CommanderFacts,
  type House,
  type PlanFacts,
  type Rank,
  type TerrainFacts,
  type UnitFacts,
  type UnitView,
  type Worded,
} from "./types";

/** The plan of the battle that is fought: one of the book's, or a player's own. */
export function planOf(view: BattlesView, content: BattlesContent): PlanFacts | undefined {
  const battle = view.options?.battle;
  if (typeof battle === "object") {
    return battle;
  }
  const plans = [...content.battles.battles, ...content.skirmish.skirmishes];
  return battle === undefined ? plans[0] : plans.find(({ id }) => id === battle);
}

/** How large the board is, as its map shows. */
export function sizeOf(view: Pick<BattlesView, "map">): Size {
  return { rows: view.map.length, columns: signs(view.map[0] ?? "").length };
}

const signs = (row: string) => row.replaceAll(" ", "");

/** The ground of each hex. */
export interface Ground {
  size: Size;
  at: (hex: Hex) => TerrainFacts | undefined;
  /** The hexes of these kinds. */
  of: (...kinds: string[]) => Hex[];
}

export function groundOf(map: readonly string[], terrain: readonly TerrainFacts[]): Ground {
  const size = sizeOf({ map: [...map] });
  const bySign = new Map(terrain.map((facts) => [facts.sign, facts]));
  const rows = map.map((row) => Array.from(signs(row), (sign) => bySign.get(sign)));
  const at = (hex: Hex) => (inside(size, hex) ? rows[hex[0]]?.[hex[1]] : undefined);
  return { size, at, of: (...kinds) => all(size).filter((hex) => kinds.includes(at(hex)?.id ?? "")) };
}

/** A unit with all that its cards say of it. */
export interface Troop {
  hex: Hex;
  at: string;
  view: UnitView;
  facts: UnitFacts;
  rank: Rank;
  house: House;
  figures: number;
  commander?: CommanderFacts;
}

export function troopAt(at: string, view: BattlesView, content: BattlesContent): Troop | undefined {
  const own = view.units?.[at];
  const facts = content.units.units.find(({ id }) => id === own?.unit);
  if (!own || !facts) {
    return undefined;
  }
  const commander = content.commanders.commanders.find(({ id }) => id === own.commander);
  return {
    hex: hexOf(at),
    at,
    view: own,
    facts,
    rank: own.rank ?? "green",
    house: facts.house,
    figures: own.figures ?? facts.strength,
    ...(commander ? { commander } : {}),
  };
}

/** All units, from the top of the board down. */
export function troops(view: BattlesView, content: BattlesContent): Troop[] {
  return Object.keys(view.units ?? {})
    .map((at) => troopAt(at, view, content))
    .filter((troop) => troop !== undefined)
    .sort((one, other) => one.hex[0] - other.hex[0] || one.hex[1] - other.hex[1]);
}

/** The commanders of a House who take part. */
export function commandersOf(house: House, view: BattlesView, content: BattlesContent): CommanderFacts[] {
  const planned = planOf(view, content)?.commanders;
  const listed = planned && !("most" in planned) ? (planned[house] ?? []) : [];
  const seen = [
    ...Object.keys(view.commanders ?? {}),
    ...Object.values(view.units ?? {}).map(({ commander }) => commander ?? ""),
    ...(view.stock?.[house]?.commanders ?? []),
  ];
  return content.commanders.commanders.filter(
    (facts) => facts.house === house && (listed.includes(facts.id) || seen.includes(facts.id)),
  );
}

/** Who holds an objective: by its marker, or by the unit that stands there. */
export function holderOf(id: string, view: BattlesView, content: BattlesContent): House | undefined {
  const objective = planOf(view, content)?.objectives?.find((one) => one.id === id);
  return objective?.control === "occupy" ? troopAt(objective.at, view, content)?.house : view.control?.[id];
}

export type Zone = "grey" | "green" | "yellow" | "red";

/** The zone of a space of the morale track. */
export function zoneOf(space: number, { morale }: BattlesContent["board"]): Zone {
  const far = Math.abs(space);
  return far >= morale.red ? "red" : far >= morale.yellow ? "yellow" : far >= morale.green ? "green" : "grey";
}

/** What stands in the content in both languages, in the reader's. */
export function worded(words: Worded | undefined, text: Text): string {
  return words?.[text("board.language")] ?? words?.en ?? "";
}

/** One's own House first, Stark for who only watches. */
export function ownFirst(view: BattlesView): readonly House[] {
  return view.seat === "lannister" ? ["lannister", "stark"] : houses;
}

/** Where an engaged unit's opponent stands. */
export function opponentOf(at: string, view: BattlesView): string | undefined {
  const found = view.engaged?.find((one) => one.at === at || one.with === at);
  return found && (found.at === at ? found.with : found.at);
}
