import "../boards.css";
import "./battles.css";
import { BattlesMap } from "./BattlesMap";
import { BattlesPanel } from "./BattlesPanel";
import type { BattlesProps } from "./types";

/** The whole table: the field, the dice, and beside or below them the two command boards and the hand. */
export function BattlesBoard(props: BattlesProps) {
  return (
    <div className="board battles-board">
      <div className="board-inner">
        <BattlesMap {...props} />
        <BattlesPanel {...props} />
      </div>
    </div>
  );
}
