import type { Book } from "../table/messages";
import type { Review } from "../table/review";

/** An army as somebody makes it up: its lines in their order. */
export interface Army {
  faction: string;
  units: { unit: string; attachment?: string }[];
  ncus: string[];
}

/** What the engine says of an army. */
export interface ArmyAbout {
  line: string;
  faction: string;
  commander?: string;
  size: number;
  cost: number;
  /** How many of its points are neutral. */
  neutral: number;
  units: { unit: string; cost: number; attachment?: string; attachmentCost?: number }[];
  ncus: { ncu: string; cost: number }[];
  deck: { card: string; copies: number }[];
  offers: Offer[];
}

/** Something that could be added, and the clause against it if there is one. */
export interface Offer {
  unit?: string;
  ncu?: string;
  attachment?: string;
  /** The unit that the attachment would join, by its place. */
  at?: number;
  cost: number;
  clause?: string;
}

export type ArmyReview = Review<ArmyAbout>;

interface Card {
  id: string;
  faction: string;
  cost: number;
  loyalty?: string;
}

export interface UnitCard extends Card {
  type: string;
  tray: string;
  figures: number;
  wounds: number;
  speed: number;
  defence: number;
  morale: number;
  attacks: { name: string; kind: "melee" | "ranged"; range?: string; hit: number; dice: number[] }[];
  abilities: string[];
  requires?: string;
  limit?: number;
  pairs?: boolean;
}

export interface AttachmentCard extends Card {
  type: string;
  commander?: boolean;
  abilities: string[];
  cards?: string[];
}

export type NcuCard = Card;

export interface ReadyMade {
  id: string;
  faction: string;
  size: number;
  commander: string;
  units: Army["units"];
  ncus?: string[];
}

/** All cards that armies are made of, by id. */
export interface Cards {
  units: ReadonlyMap<string, UnitCard>;
  attachments: ReadonlyMap<string, AttachmentCard>;
  ncus: ReadonlyMap<string, NcuCard>;
  ready: readonly ReadyMade[];
}

interface Content {
  units: { units: UnitCard[] };
  attachments: { attachments: AttachmentCard[] };
  ncus: { ncus: NcuCard[] };
  armies: { armies: ReadyMade[] };
}

const byId = <Kind extends { id: string }>(all: readonly Kind[]) => new Map(all.map((one) => [one.id, one]));

export function cardsOf(book: Book): Cards {
  const content = book.content as Content;
  return {
    units: byId(content.units.units),
    attachments: byId(content.attachments.attachments),
    ncus: byId(content.ncus.ncus),
    ready: content.armies.armies,
  };
}

export const FACTIONS = ["stark", "lannister", "baratheon", "nights-watch", "free-folk", "neutral"] as const;

/** Points of an army. */
export const SIZES = { low: 20, usual: 40, high: 60 };

export const empty = (faction: string): Army => ({ faction, units: [], ncus: [] });

/** An army in one line of text: `stark: stark-bowmen+umber-champion, grey-wind; catelyn-stark`. */
export function lineOf({ faction, units, ncus }: Army): string {
  const trays = units.map(({ unit, attachment }) =>
    attachment === undefined ? unit : `${unit}+${attachment}`,
  );
  return `${faction}: ${trays.join(", ")}${ncus.length > 0 ? `; ${ncus.join(", ")}` : ""}`.trim();
}

const words = (list: string) =>
  list
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** The army of a line of text, or nothing if it is no such line; its words may still be unknown. */
export function armyOf(line: string): Army | null {
  const [, faction = "", rest = ""] = /^\s*([\w-]+)\s*:(.*)$/s.exec(line) ?? [];
  const [trays = "", ncus = "", more] = rest.split(";");
  const units = words(trays).map((tray) => tray.split("+").map((word) => word.trim()));
  if (faction === "" || more !== undefined || units.some((parts) => parts.length > 2 || parts.includes(""))) {
    return null;
  }
  return {
    faction,
    units: units.map(([unit = "", attachment]) =>
      attachment === undefined ? { unit } : { unit, attachment },
    ),
    ncus: words(ncus),
  };
}

/** A ready-made army as one that may be changed. */
export const armyOfReady = ({ faction, units, ncus = [] }: ReadyMade): Army => ({ faction, units, ncus });

const put = <Kind>(list: readonly Kind[], index: number, one: Kind) =>
  list.map((other, at) => (at === index ? one : other));

const without = <Kind>(list: readonly Kind[], index: number) => list.filter((_, at) => at !== index);

export function addUnit(army: Army, card: UnitCard): Army {
  const count = army.units.filter(({ unit }) => unit === card.id).length;
  const added = Array.from({ length: card.pairs && count % 2 === 0 ? 2 : 1 }, () => ({ unit: card.id }));
  return { ...army, units: [...army.units, ...added] };
}

/** Somebody joins a unit; nobody does with an empty name. */
export function attach(army: Army, index: number, attachment: string): Army {
  const unit = army.units[index]?.unit ?? "";
  return {
    ...army,
    units: put(army.units, index, attachment === "" ? { unit } : { unit, attachment }),
  };
}

export const removeUnit = (army: Army, index: number): Army => ({
  ...army,
  units: without(army.units, index),
});

export const addNcu = (army: Army, ncu: string): Army => ({ ...army, ncus: [...army.ncus, ncu] });

export const removeNcu = (army: Army, index: number): Army => ({ ...army, ncus: without(army.ncus, index) });
