import "../boards/boards.css";
import "../boards/battue/battue.css";
import { Dice } from "../boards/battue/BattueBoard";
import { BattueMap } from "../boards/battue/BattueMap";
import { Badge } from "../boards/battue/Tokens";
import type { BattueProps, Colour } from "../boards/battue/types";

export { BattuePanel } from "../boards/battue/BattuePanel";

export function City(props: BattueProps) {
  return (
    <div className="city">
      <BattueMap {...props} />
      <Dice {...props} />
    </div>
  );
}

export function Emblem({ seat }: { seat: string }) {
  return <Badge colour={seat as Colour} />;
}
