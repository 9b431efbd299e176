import "../boards.css";
import "./thrones.css";
import { ThronesMap } from "./ThronesMap";
import { ThronesPanel } from "./ThronesPanel";
import type { ThronesProps } from "./types";

/** The whole table: the map, and beside or below it the tracks and the cards. */
export function ThronesBoard(props: ThronesProps) {
  return (
    <div className="board thrones-board">
      <div className="board-inner">
        <ThronesMap {...props} />
        <ThronesPanel {...props} />
      </div>
    </div>
  );
}
