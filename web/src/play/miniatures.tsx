import "../boards/boards.css";
import "../boards/miniatures/miniatures.css";
import type { Text } from "../boards/board";
import { faces, Roll, valueOf } from "../boards/miniatures/Dice";
import { seatOf } from "../boards/miniatures/field";
import { Icon, SeatMark, zoneIcons } from "../boards/miniatures/Tokens";
import { ConditionToken } from "../boards/miniatures/Tray";
import { conditions, zones, type Seat } from "../boards/miniatures/types";
import type { Event } from "../table/messages";

export { MiniaturesMap } from "../boards/miniatures/MiniaturesMap";
export { MiniaturesPanel } from "../boards/miniatures/MiniaturesPanel";
export { MiniaturesSign } from "../boards/miniatures/Sign";

/** Events that tell of one die each. */
const singles = ["charge-rolled", "retreat-rolled", "rolled-off", "bombarded"];

/** The dice an event tells of. */
export function diceOf({ name, args }: Pick<Event, "name" | "args">): number[] {
  const value = (wanted: string) => args.find((arg) => arg.name === wanted)?.value ?? 0;
  if (name === "rolled") {
    return faces.toReversed().flatMap((face) => Array.from({ length: value(face) }, () => valueOf(face)));
  }
  if (name === "test-rolled" || name === "panic-rolled") {
    return ["one", "two", "d3"].map(value).filter((n) => n > 0);
  }
  return singles.includes(name) && value("n") > 0 && value("n") <= 6 ? [value("n")] : [];
}

/** The dice of the roll that is told. */
export function Rolled({ told, text }: { told: readonly Event[]; text: Text }) {
  const now = told.at(-1);
  const dice = now ? diceOf(now) : [];
  return (
    dice.length > 0 && (
      <div className="rolled mini-rolled">
        <Roll values={dice} text={text} />
      </div>
    )
  );
}

export function Emblem({ seat }: { seat: string }) {
  return <SeatMark seat={seat as Seat} />;
}

export function ZoneSign({ word }: { word: string }) {
  const zone = zones.find((one) => one === word);
  return zone && <Icon icon={zoneIcons[zone]} />;
}

export function ConditionSign({ word }: { word: string }) {
  const condition = conditions.find((one) => one === word);
  return (
    condition && (
      <svg className="icon condition-sign" viewBox="-9 -9 18 18" aria-hidden="true">
        <ConditionToken condition={condition} />
      </svg>
    )
  );
}

export function UnitSign({ word }: { word: string }) {
  return <SeatMark seat={seatOf(word)} />;
}
