import type { BoardProps } from "../board";

export const houses = ["stark", "lannister"] as const;
export type House = (typeof houses)[number];

export const ranks = ["green", "blue", "red"] as const;
export type Rank = (typeof ranks)[number];

/** The faces of the die, which are the kinds of order token too. */
export const faces = ["green", "blue", "red", "valor", "morale"] as const;
export type Face = (typeof faces)[number];

export type Tokens = Partial<Record<Face, number>>;

/** A unit by the hex it stands in. */
export interface UnitView {
  unit: string;
  rank?: Rank;
  figures?: number;
  commander?: string;
  /** It has been activated: its banner is turned. */
  spent?: boolean;
  did?: string[];
}

/** Two units with an engagement token on the side between them. */
export interface Engagement {
  at: string;
  with: string;
  token: House;
}

export interface CommanderView {
  tokens?: number;
  committed?: boolean;
  captured?: boolean;
}

export interface AttackView {
  kind?: string;
  attacker?: string;
  target?: string;
  dice?: number;
  faces?: Tokens;
}

/** What a seat sees of the field. */
export interface BattlesView {
  seats: number;
  options?: { battle?: string | PlanFacts };
  round: { number: number; first?: House; active?: House };
  passed?: House[];
  momentum?: House;
  morale?: number;
  points?: Partial<Record<House, number>>;
  /** The ground now: a sign for each hex, in rows. */
  map: string[];
  fire?: Record<string, number>;
  units?: Record<string, UnitView>;
  engaged?: Engagement[];
  control?: Record<string, House>;
  pools?: Partial<Record<House, Tokens>>;
  command?: Partial<Record<House, number>>;
  commanders?: Record<string, CommanderView>;
  discards?: string[];
  turn?: { card?: string; commander?: string; mover?: string };
  attack?: AttackView;
  /** Effects in force, by the card or the commander they come from. */
  lasting?: { effect: string; owner: House; until: string; target?: string }[];
  /** How many cards each House has in its deck and in its hand. */
  decks?: Partial<Record<House, { deck: number; hand: number }>>;
  seat?: House;
  hand?: Record<string, number>;
  known?: Partial<Record<House, Record<string, number>>>;
  /** Strategy tokens that lie face down, and those found out to count, with their holders. */
  "face-down"?: string[];
  strategic?: Record<string, House>;
  archers?: string[];
  "on-the-field"?: string[];
  "edmure-with"?: string;
  edmure?: Record<string, string>;
  catapults?: Record<string, string>;
  guards?: Record<string, Tokens>;
  "guards-left"?: Tokens;
  breach?: Tokens;
  stock?: Partial<Record<House, StockView>>;
}

/** What a House has yet to set up in a skirmish. */
export interface StockView {
  terrain?: Record<string, number>;
  units?: Record<string, number>;
  commanders?: string[];
}

export interface TerrainFacts {
  id: string;
  sign: string;
  move: "free" | "stop" | "impassable" | "road" | "ford";
  "blocks-sight"?: boolean;
  "blocks-war-dogs"?: boolean;
  burn?: number;
  "lies-on"?: string;
  "dice-against"?: number;
  "dice-from"?: number;
  "ranged-dice-from"?: number;
  "counter-dice-from"?: number;
  cover?: number;
  "no-follow-up"?: boolean;
  height?: boolean;
  forest?: boolean;
}

export interface BoardFacts {
  id: string;
  rows: number;
  columns: number;
}

export interface OrderFacts {
  options: { move: number; attack: boolean }[];
  dice: number;
}

export type UnitClass = "infantry" | "cavalry" | "ranged";

export interface UnitFacts {
  id: string;
  house: House;
  class: UnitClass;
  strength: number;
  range: number;
  "no-valor"?: boolean;
  keywords?: Record<string, number | boolean>;
  orders: Record<Rank, OrderFacts>;
}

export interface CommanderFacts {
  id: string;
  figure: string;
  house: House;
  unit: string;
  limit: number;
  capture: number;
}

export interface CardFacts {
  id: string;
  house: House;
  /** The figure whose card it is; a basic card has none. */
  commander?: string;
  commands: { cost: number; do?: unknown }[];
  tactic?: { when: string | string[]; if?: string | string[] };
}

/** Words that stand in the content itself. */
export type Worded = Partial<Record<string, string>>;

export interface ObjectiveFacts {
  id: string;
  at: string;
  start?: House;
  control?: "marker" | "occupy";
  name?: Worded;
}

export interface SpecialRule {
  kind: string;
  text?: Worded;
  house?: House;
  hexes?: string[];
  id?: string;
  at?: string;
}

export interface ScoreFacts {
  event: string;
  stark?: Record<string, number>;
  lannister?: Record<string, number>;
}

/** A battle's plan, or a skirmish's card. */
export interface PlanFacts {
  id?: string;
  number?: number;
  name?: Worded;
  text?: Worded;
  board: string;
  values: { rounds: number; command: number; order: number; leadership: number };
  morale: Record<House, string | number>;
  commanders?: Partial<Record<House, string[]>> | { most: number; value: number };
  objectives?: ObjectiveFacts[];
  "special-rules"?: SpecialRule[];
  victory: { mode: "points" | "condition"; winner?: House; points?: ScoreFacts[]; text?: Worded };
}

/** The packs of the game, a field for each file. */
export interface BattlesContent {
  board: {
    boards: BoardFacts[];
    terrain: TerrainFacts[];
    morale: Record<"green" | "yellow" | "red", number>;
  };
  units: { units: UnitFacts[] };
  commanders: { commanders: CommanderFacts[] };
  cards: { cards: CardFacts[] };
  battles: { battles: PlanFacts[] };
  skirmish: { skirmishes: PlanFacts[] };
}

export type BattlesProps = BoardProps<BattlesView, BattlesContent>;
