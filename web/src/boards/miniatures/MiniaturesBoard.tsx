import "../boards.css";
import "./miniatures.css";
import { MiniaturesMap } from "./MiniaturesMap";
import { MiniaturesPanel } from "./MiniaturesPanel";
import type { MiniaturesProps } from "./types";

/** The battlefield with all that lies beside it. */
export function MiniaturesBoard(props: MiniaturesProps) {
  return (
    <div className="board miniatures">
      <div className="board-inner">
        <MiniaturesMap {...props} />
        <MiniaturesPanel {...props} />
      </div>
    </div>
  );
}
