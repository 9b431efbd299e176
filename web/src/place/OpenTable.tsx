import "../boards/boards.css";
import "./place.css";
import { useLayoutEffect, useRef } from "react";
import type { AnyBoardProps } from "../play/boards";
import { useScene } from "../play/context";
import { Sheet } from "../boards/Sheet";
import type { Ground, Lying } from "../table/messages";
import { Ghost } from "./Ghost";
import { Measures } from "./Measures";
import type { Placing } from "./placing";
import { drawn, INCH, polygon, readPose } from "./pose";

/** Lines of the grid, bolder every so many inches. */
const BOLD = 6;

/** An open table as any game has it: its ground, what lies there, and what is being placed. */
export function OpenTable({ view, text, placing, awaited }: AnyBoardProps) {
  const { game } = useScene();
  const ground = placing?.placement.ground ?? (view as { ground?: Ground }).ground;
  if (!ground) {
    return null;
  }
  const size = drawn({ x: ground.width, y: 0 }, ground.depth);
  const inches = (length: number) => Array.from({ length: Math.ceil(length / 1000) }, (_, inch) => inch);
  return (
    <div className="open-table">
      <Sheet width={size.x} height={size.y} label={text("place.table")} text={text} className="open">
        <rect className="ground" width={size.x} height={size.y} />
        <g className="grid" aria-hidden="true">
          {inches(ground.width).map((inch) => (
            <line
              key={`x${inch}`}
              data-bold={inch % BOLD === 0 || undefined}
              x1={inch * INCH}
              x2={inch * INCH}
              y2={size.y}
            />
          ))}
          {inches(ground.depth).map((inch) => (
            <line
              key={`y${inch}`}
              data-bold={inch % BOLD === 0 || undefined}
              x2={size.x}
              y1={size.y - inch * INCH}
              y2={size.y - inch * INCH}
            />
          ))}
        </g>
        {ground.lying.map((one) => (
          <Piece
            key={`${one.kind} ${one.word}`}
            piece={one}
            depth={ground.depth}
            seat={game.seatNames.indexOf(one.word)}
            name={text(`${one.kind}.${one.word}`)}
          />
        ))}
        {placing && <Ghost placing={placing} seat={game.seatNames.indexOf(awaited[0] ?? "")} text={text} />}
      </Sheet>
      {placing && <Note placing={placing} />}
    </div>
  );
}

function Piece({ piece, depth, seat, name }: { piece: Lying; depth: number; seat: number; name: string }) {
  const at = readPose(piece.pose);
  if (!at) {
    return null;
  }
  const centre = drawn(at, depth);
  return (
    <g className="piece" role="img" aria-label={name} data-seat={seat < 0 ? undefined : seat}>
      <polygon points={polygon(piece.outline, at, depth)} />
      <text x={centre.x} y={centre.y} textAnchor="middle" dominantBaseline="central">
        {name}
      </text>
    </g>
  );
}

/** Beside the ghost: why it may not lie where it is held, and what its place would use. */
function Note({ placing }: { placing: Placing }) {
  const { words, book } = useScene();
  const { fit, held } = placing;
  const rule = book.clauses[fit?.refusal?.clause ?? ""];
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = note.current;
    const frame = box?.parentElement?.getBoundingClientRect();
    const ghost = box?.parentElement?.querySelector(".ghost-shape")?.getBoundingClientRect();
    if (box && frame && ghost) {
      const { offsetWidth: width, offsetHeight: height } = box;
      const right = ghost.right - frame.left + 10;
      const left = ghost.left - frame.left - width - 10;
      const beside = right + width < frame.width || left > 0;
      const high = (ghost.top + ghost.bottom) / 2 - frame.top < frame.height / 2;
      const x = right + width < frame.width ? right : beside ? left : 8;
      // Where there is no room beside it, it keeps to the other half.
      const y = beside ? ghost.top - frame.top : high ? frame.height - height - 8 : 8;
      box.style.left = `${x}px`;
      box.style.top = `${Math.max(8, Math.min(y, frame.height - height - 8))}px`;
    }
  });
  if (!held || !fit || (!fit.refusal && !fit.measures?.length)) {
    return null;
  }
  return (
    <div ref={note} className="place-note" aria-hidden="true">
      {fit.refusal && <p>{words(rule ?? fit.refusal.text)}</p>}
      <Measures fit={fit} words={words} />
    </div>
  );
}
