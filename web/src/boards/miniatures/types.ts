import type { BoardProps } from "../board";
import type { Placing } from "../../place/placing";

export const seats = ["red", "blue", "green", "gold"] as const;
export type Seat = (typeof seats)[number];

export const zones = ["crown", "wealth", "tactics", "combat", "maneuver"] as const;
export type Zone = (typeof zones)[number];

export const conditions = ["panicked", "vulnerable", "weakened"] as const;
export type Condition = (typeof conditions)[number];

export const sides = ["front", "right", "rear", "left"] as const;
export type Side = (typeof sides)[number];

/** A unit by its name, such as red-1. Its place is `24 20.5 90`, `beside` or `destroyed`. */
export interface UnitView {
  card: string;
  at?: string;
  attachment?: string;
  figures?: number;
  hurt?: number;
  conditions?: Condition[];
  activated?: boolean;
  "orders-used"?: string[];
  attached?: string[];
  faith?: number;
  marked?: boolean;
  bounty?: number;
  attacked?: boolean;
  falling?: boolean;
  flanking?: boolean;
}

export interface TokenView {
  at?: string;
  "held-by"?: string;
  card?: string;
  pile?: string;
}

/** Levels of what is being resolved, the innermost last. */
export const levels = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;
type Rows<Row> = Partial<Record<(typeof levels)[number], Row>>;

export interface AttackView {
  attacker?: string;
  defender?: string;
  weapon?: number;
  arc?: Side;
  marks?: string[];
  /** By face, and by face with `-again` for dice that were rolled a second time. */
  dice?: Record<string, number>;
  hits?: number;
  blocked?: number;
  wounds?: number;
}

export interface ChargeView {
  charger?: string;
  target?: string;
  arc?: Side;
  die?: number;
  disorderly?: boolean;
}

export interface TestView {
  unit?: string;
  kind?: "panic" | "morale";
  modifier?: number;
  dice?: Partial<Record<"one" | "two" | "d3", number>>;
  result?: "open" | "passed" | "failed";
}

export interface ArmyView {
  faction: string;
  commander?: string;
  ncus?: string[];
  "ncus-activated"?: string[];
}

/** An effect in force: what it comes from, whose it is, whom it is about, how long it lasts. */
export interface LastingView {
  owner?: Seat;
  target?: string;
  until?: string;
  [source: string]: string | number | undefined;
}

/** What a seat sees of the table. */
export interface MiniaturesView {
  seats: number;
  options?: { mode?: string; size?: number; table?: "standard" | "large"; sides?: string };
  round: {
    number: number;
    first?: Seat;
    active?: Seat;
    unit?: string;
    ncu?: string;
    swapped?: boolean;
    "chose-zone"?: Seat;
  };
  corners?: Partial<Record<Seat, { corner?: string }>>;
  points?: Partial<Record<Seat, number>>;
  armies: Partial<Record<Seat, ArmyView>>;
  zones?: Partial<Record<Zone, { seat?: Seat; ncu?: string }>>;
  units?: Record<string, UnitView>;
  terrain?: Record<string, { kind: string; at: string }>;
  objectives?: Record<string, TokenView>;
  "open-missions"?: string[];
  missions?: Partial<Record<Seat, { shown?: string[]; unit?: string; objective?: string }>>;
  "mission-discards"?: Record<string, unknown>;
  siege?: { defender?: Seat; used?: string[]; tokens?: Record<string, number> };
  discards?: Partial<Record<Seat, Record<string, number>>>;
  decks?: Partial<Record<Seat, { deck?: number; hand?: number }>>;
  lasting?: LastingView[];
  attacks?: number;
  attack?: Rows<AttackView>;
  charges?: number;
  charge?: Rows<ChargeView>;
  tests?: number;
  test?: Rows<TestView>;
  seat?: Seat;
  hand?: Record<string, number>;
  "mission-hand"?: Record<string, number>;
  "chosen-mission-hand"?: Record<string, number>;
  "siege-hand"?: Record<string, number>;
  known?: Partial<Record<Seat, Record<string, number>>>;
}

export interface TrayFacts {
  id: string;
  width: number;
  depth: number;
  ranks: number;
  files: number;
  /** From straight ahead to where its arcs part, in hundredths of a degree. */
  ray: number;
}

export interface TerrainFacts {
  id: string;
  keywords: string[];
  shape: "oval" | "box";
  width: number;
  depth: number;
}

export interface AttackFacts {
  name: string;
  kind: "melee" | "ranged";
  range?: "short" | "long";
  hit: number;
  dice: number[];
}

export interface UnitFacts {
  id: string;
  faction: string;
  type: string;
  tray: string;
  figures: number;
  wounds: number;
  speed: number;
  defence: number;
  morale: number;
  cost: number;
  attacks?: AttackFacts[];
  abilities?: string[];
}

export interface AttachmentFacts {
  id: string;
  faction?: string;
  commander?: boolean;
  abilities?: string[];
}

export interface NcuFacts {
  id: string;
  faction: string;
  abilities?: string[];
}

export interface ModeFacts {
  id: string;
  zones: number;
  siege?: { zone: number };
  "more-points"?: number;
}

export interface MiniaturesContent {
  table: {
    table: { width: number; depth: number; large: number };
    ranges: { short: number; long: number };
    objective: { radius: number };
    trays: TrayFacts[];
    terrain: TerrainFacts[];
  };
  units: { units: UnitFacts[] };
  attachments: { attachments: AttachmentFacts[] };
  ncus: { ncus: NcuFacts[] };
  modes: { corners: number; modes: ModeFacts[] };
}

export type MiniaturesProps = BoardProps<MiniaturesView, MiniaturesContent> & {
  placing?: Placing | null;
};
