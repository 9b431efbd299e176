import type { BoardProps } from "../board";

/** What stands in a region. */
export interface RegionView {
  house?: string;
  footmen?: number;
  knights?: number;
  ships?: number;
  "tired-footmen"?: number;
  "tired-knights"?: number;
  "tired-ships"?: number;
  crest?: string;
  order?: string;
  neutral?: number;
  points?: number;
  supports?: string;
}

export type Troops = Pick<RegionView, "footmen" | "knights" | "ships">;

/** A march or battle in progress. */
export interface MarchView {
  from?: string;
  sent?: Record<string, Troops>;
  to?: string;
  attacker?: string;
  defender?: string;
  "attacking-footmen"?: number;
  "attacking-knights"?: number;
  "attacking-ships"?: number;
  order?: string;
  "attacker-plays"?: string;
  "defender-plays"?: string;
  blade?: string;
  winner?: string;
}

export type Track = "throne" | "fiefs" | "court";

/** What a seat sees of the realm. */
export interface ThronesView {
  seats: number;
  options?: { oldtown?: string };
  turn: { number: number; rank: number };
  threat: number;
  bans: string[];
  tracks: Record<Track, string[]>;
  tokens: { throne: string; blade: string; raven: string };
  "blade-used"?: boolean;
  crests: Record<string, number>;
  supply: Record<string, number>;
  hands: Record<string, string[]>;
  bids?: Record<string, number>;
  regions: Record<string, RegionView>;
  revealed?: Record<string, string>;
  march?: MarchView;
  houses: Record<string, { castles: number; barrels: number; stars: number }>;
  control: Record<string, string>;
  seat?: string;
}

export interface RegionFacts {
  id: string;
  kind: "land" | "sea";
  castle: "none" | "city" | "fortress";
  barrels: number;
  crowns: number;
  "home-of"?: string;
}

export interface OrderFacts {
  id: string;
  kind: "march" | "support" | "raid" | "consolidate" | "defend";
  value: number;
  star: boolean;
}

export interface CharacterFacts {
  id: string;
  house: string;
  strength: number;
  swords: number;
  towers: number;
  ability?: string;
}

/** The packs of the game, a field for each file. */
export interface ThronesContent {
  map: { regions: RegionFacts[] };
  houses: { houses: { id: string }[]; setups: { players: number; "castles-to-win": number }[] };
  characters: { characters: CharacterFacts[] };
  westeros: { decks: { card: string; mammoth: boolean }[][] };
  tables: {
    turns: number;
    supply: number[][];
    "court-stars": number[];
    wildlings: number[];
    orders: OrderFacts[];
  };
}

export interface ThronesProps extends BoardProps<ThronesView, ThronesContent> {
  /** Orders that are laid and not yet in the view: one's own, while they may still be revised. */
  laid?: Readonly<Record<string, string>>;
  /** Houses whose orders are in, face down. */
  sealed?: readonly string[];
}
