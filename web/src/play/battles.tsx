import "../boards/boards.css";
import "../boards/battles/battles.css";
import { Roll, rollOf } from "../boards/battles/Dice";
import { Arms, OrderToken } from "../boards/battles/Tokens";
import { faces, type Face, type House, type Tokens } from "../boards/battles/types";
import type { Text } from "../boards/board";
import type { Event } from "../table/messages";

export { BattlesMap } from "../boards/battles/BattlesMap";
export { BattlesPanel } from "../boards/battles/BattlesPanel";
export { BattlesSign } from "../boards/battles/Sign";

/** Events that tell of one die each. */
const singles = ["order-rolled", "dogs-rank", "not-put-out"];

/** The dice an event tells of. */
export function diceOf({ name, args }: Pick<Event, "name" | "args">): Face[] {
  if (name === "rolled") {
    const counts: Tokens = {};
    for (const face of faces) {
      counts[face] = args.find((arg) => arg.name === face)?.value ?? 0;
    }
    return rollOf(counts);
  }
  const shown = faces.find((face) => args.some(({ word }) => word === face));
  return shown && singles.includes(name) ? [shown] : [];
}

/** The dice of the roll that is told; order dice one after the other until all lie there. */
export function Rolled({ told, text }: { told: readonly Event[]; text: Text }) {
  const now = told.at(-1);
  const from = told.findLastIndex(({ name }) => name !== now?.name) + 1;
  const dice = (now?.name === "order-rolled" ? told.slice(from) : now ? [now] : []).flatMap(diceOf);
  return (
    dice.length > 0 && (
      <div className="rolled">
        <Roll roll={dice} text={text} />
      </div>
    )
  );
}

export function Emblem({ seat }: { seat: string }) {
  return <Arms house={seat as House} />;
}

/** An order token beside its name; other tokens have no drawing. */
export function Order({ word }: { word: string }) {
  const face = faces.find((one) => one === word);
  return face && <OrderToken face={face} />;
}
