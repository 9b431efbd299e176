import "../boards/boards.css";
import "./place.css";
import type { AnyBoardProps } from "../play/boards";
import { useScene } from "../play/context";
import { Sheet } from "../boards/Sheet";
import type { Ground, Lying } from "../table/messages";
import { Ghost } from "./Ghost";
import { PlaceNote } from "./PlaceNote";
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
      {placing && <PlaceNote placing={placing} />}
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
