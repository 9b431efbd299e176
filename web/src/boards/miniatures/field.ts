/** What stands where: the units of a view with their facts, their trays, and who touches whom. */
import { fast, pose, type Outline, type Point, type Pose } from "../../place/pose";
import {
  levels,
  seats,
  sides,
  type AttachmentFacts,
  type MiniaturesContent,
  type MiniaturesView,
  type Seat,
  type Side,
  type TerrainFacts,
  type TrayFacts,
  type UnitFacts,
  type UnitView,
} from "./types";

const DEGREE = 100;
const INCH = 1000;

/** `24 20.5 90`: inches from the left, inches from the near edge, degrees; null for what lies nowhere. */
export function readAt(at: string | undefined): Pose | null {
  const [x, y, turn = 0] = (at ?? "").split(" ").map(Number);
  return x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y)
    ? null
    : pose(x * INCH, y * INCH, turn * DEGREE);
}

/** A unit with all that there is to know of it. */
export interface Troop {
  id: string;
  seat: Seat;
  /** What it is called on its tray: 3, or W1 for a wall. */
  number: string;
  view: UnitView;
  facts: UnitFacts;
  tray: TrayFacts;
  attachment: AttachmentFacts | undefined;
  isWall: boolean;
  isLed: boolean;
  figures: number;
  /** Where it stands; null beside the table. */
  pose: Pose | null;
}

export function seatOf(unit: string): Seat {
  return seats.find((seat) => unit.startsWith(`${seat}-`)) ?? "red";
}

export function troopOf(id: string, view: MiniaturesView, content: MiniaturesContent): Troop | undefined {
  const own = view.units?.[id];
  const facts = content.units.units.find((one) => one.id === own?.card);
  const tray = content.table.trays.find((one) => one.id === facts?.tray);
  if (!own || !facts || !tray) {
    return undefined;
  }
  const seat = seatOf(id);
  return {
    id,
    seat,
    number: id.replace(`${seat}-`, "").replace("wall-", "W"),
    view: own,
    facts,
    tray,
    attachment: content.attachments.attachments.find((one) => one.id === own.attachment),
    isWall: facts.type === "wall",
    isLed: own.attachment !== undefined && own.attachment === view.armies[seat]?.commander,
    figures: own.at === "destroyed" ? 0 : (own.figures ?? facts.figures),
    pose: readAt(own.at),
  };
}

export function troops(view: MiniaturesView, content: MiniaturesContent): Troop[] {
  return Object.keys(view.units ?? {}).flatMap((id) => troopOf(id, view, content) ?? []);
}

/** The corners of a tray that lies at `at 0 0 facing 0`, from the front left one on, with the clock. */
export function outlineOf({ width, depth }: Pick<TrayFacts, "width" | "depth">): Outline {
  return [
    [depth / 2, width / 2],
    [depth / 2, -width / 2],
    [-depth / 2, -width / 2],
    [-depth / 2, width / 2],
  ];
}

export function cornersOf(tray: Pick<TrayFacts, "width" | "depth">, at: Pose): Point[] {
  return outlineOf(tray).map((corner) => fast(at, corner));
}

export interface Piece {
  id: string;
  kind: string;
  facts: TerrainFacts;
  pose: Pose;
}

export function pieces(view: MiniaturesView, content: MiniaturesContent): Piece[] {
  return Object.entries(view.terrain ?? {}).flatMap(([id, { kind, at }]) => {
    const facts = content.table.terrain.find((one) => one.id === kind);
    const lies = readAt(at);
    return facts && lies ? [{ id, kind, facts, pose: lies }] : [];
  });
}

export function sizeOf(view: MiniaturesView, content: MiniaturesContent) {
  const { width, depth, large } = content.table.table;
  return { width: view.options?.table === "large" ? large : width, depth };
}

/** Two trays that touch along a side: by which of its sides each, and where on the table. */
export interface Touch {
  one: Troop;
  other: Troop;
  side: Side;
  from: Point;
  to: Point;
}

/** What rounding may leave between two trays that touch. */
const HAIR = 12;
/** Trays that share less than this only meet at a corner. */
const LEAST = 40;

function touching(one: Troop, other: Troop): Touch | null {
  if (!one.pose || !other.pose) {
    return null;
  }
  const theirs = cornersOf(other.tray, other.pose);
  const own = cornersOf(one.tray, one.pose);
  for (const [i, side] of sides.entries()) {
    const a = own[i];
    const b = own[(i + 1) % 4];
    if (!a || !b) {
      continue;
    }
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
    const along = (p: Point) => (p.x - a.x) * ux + (p.y - a.y) * uy;
    const off = (p: Point) => (p.x - a.x) * uy - (p.y - a.y) * ux;
    const near = theirs.filter((p) => Math.abs(off(p)) < HAIR).map(along);
    if (near.length >= 2) {
      const low = Math.max(0, Math.min(...near));
      const high = Math.min(long, Math.max(...near));
      if (high - low > LEAST) {
        const at = (far: number) => ({ x: a.x + ux * far, y: a.y + uy * far });
        return { one, other, side, from: at(low), to: at(high) };
      }
    }
  }
  return null;
}

/** Seats of one side do not fight each other. */
export function areEnemies(view: MiniaturesView, one: Seat, other: Seat): boolean {
  const apart = seats.indexOf(one) - seats.indexOf(other);
  return view.options?.sides === "teams" ? apart % 2 !== 0 : apart !== 0;
}

/** All trays of enemies that touch along a side: these units are engaged. */
export function touches(view: MiniaturesView, army: readonly Troop[]): Touch[] {
  return army.flatMap((one, i) =>
    army
      .slice(i + 1)
      .filter((other) => areEnemies(view, one.seat, other.seat))
      .flatMap((other) => touching(one, other) ?? []),
  );
}

/** The innermost of what is being resolved. */
export function innermost<Row>(
  rows: Partial<Record<(typeof levels)[number], Row>> | undefined,
): Row | undefined {
  const level = levels.findLast((one) => rows?.[one] !== undefined);
  return level && rows?.[level];
}

/** The deployment zones: from the left, from the near edge, how wide and deep, and whose they are. */
export interface ZoneBox {
  x: number;
  y: number;
  width: number;
  depth: number;
  owners: Seat[];
}

export function deployment(view: MiniaturesView, content: MiniaturesContent): ZoneBox[] {
  const { width, depth } = sizeOf(view, content);
  const mode = content.modes.modes.find(({ id }) => id === view.options?.mode) ?? content.modes.modes[0];
  const here = seats.slice(0, view.seats);
  if (!mode) {
    return [];
  }
  if (view.seats > 2 && view.options?.sides !== "teams") {
    const corner = content.modes.corners;
    return ["near-left", "near-right", "far-left", "far-right"].map((name) => ({
      x: name.endsWith("right") ? width - corner : 0,
      y: name.startsWith("far") ? depth - corner : 0,
      width: corner,
      depth: corner,
      owners: here.filter((seat) => view.corners?.[seat]?.corner === name),
    }));
  }
  const settled = view.round["chose-zone"] !== undefined || Object.keys(view.units ?? {}).length > 0;
  return [false, true].map((far) => {
    const owners = here.filter((_, i) => (i % 2 === 1) === (far !== (view.round.swapped ?? false)));
    const besieged = view.siege?.defender !== undefined && owners.includes(view.siege.defender);
    const deep = besieged ? (mode.siege?.zone ?? mode.zones) : mode.zones;
    return { x: 0, y: far ? depth - deep : 0, width, depth: deep, owners: settled ? owners : [] };
  });
}
