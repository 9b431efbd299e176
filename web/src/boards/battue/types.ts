import type { BoardProps } from "../board";

export const colours = ["red", "blue", "green", "gold"] as const;
export type Colour = (typeof colours)[number];

/** What lies on a space: the tile that is face up, the flag of its controller, warriors by colour. */
export type SpaceView = { tile?: string; flag?: Colour } & Partial<Record<Colour, number>>;

export interface PlayerView {
  reserve: number;
  warriors: number;
  flags: number;
  cards: number;
  "tile-points": number;
  "chest-points": number;
}

export type Counts = Record<string, number>;
export type Chest = Record<string, number | Counts>;

export interface BattleView {
  space?: string;
  revealed?: string;
  event?: string;
  defender?: Colour;
  round?: number;
  "attack-die"?: number;
  "defence-die"?: number;
  loser?: Colour;
}

/** What a seat sees of the city. */
export interface BattueView {
  seats: number;
  turn: { active: Colour; first: Colour; round: number };
  placed?: number;
  board: Record<string, SpaceView>;
  mixed: string[];
  bare?: string[];
  camps?: Partial<Record<Colour, { edge: string; facing: string; warriors: number }>>;
  out?: Colour[];
  played?: string;
  discards?: Counts;
  chests?: Partial<Record<Colour, Chest>>;
  battle?: BattleView;
  lasting?: { card?: string; event?: string; owner: Colour; until: string }[];
  players: Record<string, PlayerView>;
  "loot-pile": number;
  "event-pile": number;
  seat?: Colour;
  hand?: Counts;
  "loot-top"?: string[];
  "event-top"?: string[];
  known?: Partial<Record<Colour, Counts>>;
}

export interface SpaceFacts {
  id: string;
  kind: "tower" | "wall" | "gate" | "slot";
  size?: "palace" | "large" | "medium" | "small";
  edges?: string[];
  defence?: number;
  loot?: number;
  vp?: number;
  cells: [number, number][];
}

export interface TileFacts {
  id: string;
  size: string;
  defence: number;
  loot: number;
  vp: number;
  event: boolean;
  warrior: boolean;
}

export interface CardFacts {
  id: string;
  timing?: string[];
  vp?: number;
}

/** The packs of the game, a field for each file. */
export interface BattueContent {
  board: { grid: { columns: number; rows: number }; edges: Record<string, string[]>; spaces: SpaceFacts[] };
  tiles: { tiles: TileFacts[] };
  loot: { cards: CardFacts[] };
  events: { cards: CardFacts[] };
}

export type BattueProps = BoardProps<BattueView, BattueContent>;
