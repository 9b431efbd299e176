import { drawn, INCH } from "../../place/pose";
import { readAt, seatOf } from "./field";
import { seatShapes } from "./Tokens";
import type { TokenView } from "./types";

export const STAR =
  "M0 -14L3.6 -4.6L13.6 -4.3L5.7 1.8L8.4 11.4L0 5.8L-8.4 11.4L-5.7 1.8L-13.6 -4.3L-3.6 -4.6Z";

/** An objective on the table, and the sign of who holds it. */
export function Objective({
  id,
  token,
  radius,
  depth,
}: {
  id: string;
  token: TokenView;
  radius: number;
  depth: number;
}) {
  const at = readAt(token.at);
  if (!at) {
    return null;
  }
  const { x, y } = drawn(at, depth);
  const r = (radius * INCH) / 1000;
  const holder = token["held-by"];
  return (
    <g
      className="objective"
      data-seat={holder && seatOf(holder)}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    >
      <circle className="objective-shade" r={r} cx=".6" cy=".9" />
      <circle className="objective-disc" r={r} />
      <path className="objective-star" d={STAR} transform={`scale(${(r / 17).toFixed(3)})`} />
      <text className="objective-number" y="1.9">
        {id.replace("objective-", "")}
      </text>
      {holder && (
        <g transform={`translate(${(r * 0.8).toFixed(1)} ${(-r * 0.8).toFixed(1)}) scale(.55)`}>
          <path className="seat-sign" d={seatShapes[seatOf(holder)]} />
        </g>
      )}
    </g>
  );
}
