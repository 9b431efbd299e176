import icons from "../../icons/miniatures.json";
import { drawn } from "../icon";
import type { Condition, Seat, Zone } from "./types";

export type IconName = keyof typeof icons;

export const { Glyph, Icon } = drawn<IconName>(icons);

export const factionIcons: Readonly<Record<string, IconName>> = {
  stark: "wolf-head",
  lannister: "lion",
  baratheon: "stag-head",
  "nights-watch": "raven",
  "free-folk": "mammoth",
  neutral: "two-coins",
};

export const zoneIcons: Readonly<Record<Zone, IconName>> = {
  crown: "queen-crown",
  wealth: "coins",
  tactics: "scroll-unfurled",
  combat: "crossed-swords",
  maneuver: "walking-boot",
};

export const conditionIcons: Readonly<Record<Condition, IconName>> = {
  panicked: "screaming",
  vulnerable: "cracked-shield",
  weakened: "shattered-sword",
};

/** The shape of a seat's counters: so seats are told apart without their colours. */
export const seatShapes: Readonly<Record<Seat, string>> = {
  red: "M0 -6A6 6 0 1 1 0 6A6 6 0 1 1 0 -6Z",
  blue: "M-5.4 -5.4H5.4V5.4H-5.4Z",
  green: "M0 -7L6.6 4.9H-6.6Z",
  gold: "M0 -7.2L7.2 0L0 7.2L-7.2 0Z",
};

/** The mark of a seat: its shape, in its colour. */
export function SeatMark({ seat }: { seat: Seat }) {
  return (
    <svg className="seat-mark" data-seat={seat} viewBox="-8 -8 16 16" aria-hidden="true">
      <path className="seat-sign" d={seatShapes[seat]} />
    </svg>
  );
}
