import "../boards/boards.css";
import "../boards/battue/battue.css";
import { Dice } from "../boards/battue/BattueBoard";
import { Die } from "../boards/battue/Die";
import { BattueMap } from "../boards/battue/BattueMap";
import { Badge } from "../boards/battue/Tokens";
import type { BattueProps, Colour } from "../boards/battue/types";
import type { Text } from "../boards/board";
import type { Event } from "../table/messages";

export { BattueSign } from "../boards/battue/Sign";
export { BattuePanel } from "../boards/battue/BattuePanel";

export function City(props: BattueProps) {
  return (
    <div className="city">
      <BattueMap {...props} />
      <Dice {...props} />
    </div>
  );
}

/** The dice of the round that is told: those after the last result. */
export function Rolled({ told, text }: { told: readonly Event[]; text: Text }) {
  const fresh = told.slice(told.slice(0, -1).findLastIndex(({ sums }) => sums) + 1);
  const dice = fresh.flatMap(({ args }) => {
    const die = args.find(({ name }) => name === "die")?.value;
    const who = args.find(({ kind }) => kind === "seat")?.word ?? "";
    return die === undefined ? [] : [{ die, who }];
  });
  return (
    dice.length > 0 && (
      <div className="rolled">
        {dice.map(({ die, who }, index) => (
          <Die
            key={index}
            value={die}
            name={text("board.battue.die", { n: die })}
            className={`player-${who}`}
          />
        ))}
      </div>
    )
  );
}

export function Emblem({ seat }: { seat: string }) {
  return <Badge colour={seat as Colour} />;
}
