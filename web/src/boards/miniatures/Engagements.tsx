import { memo } from "react";
import { drawn } from "../../place/pose";
import { innermost, type Touch, type Troop } from "./field";
import { Glyph } from "./Tokens";
import type { MiniaturesView } from "./types";

/** Where trays of enemies touch: a bright seam with crossed swords. And who strikes or charges at whom right now. */
export const Engagements = memo(function Engagements({
  touches,
  view,
  army,
  depth,
}: {
  touches: readonly Touch[];
  view: MiniaturesView;
  army: readonly Troop[];
  depth: number;
}) {
  const attack = innermost(view.attack);
  const charge = innermost(view.charge);
  const [from, to] =
    attack?.attacker !== undefined ? [attack.attacker, attack.defender] : [charge?.charger, charge?.target];
  const one = army.find(({ id }) => id === from)?.pose;
  const other = army.find(({ id }) => id === to)?.pose;
  return (
    <g className="engagements" aria-hidden="true">
      {touches.map((touch) => {
        const [a, b] = [drawn(touch.from, depth), drawn(touch.to, depth)];
        return (
          <g key={`${touch.one.id} ${touch.other.id}`}>
            <line className="seam" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
            <g
              className="clash"
              transform={`translate(${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)})`}
            >
              <circle r="6.4" />
              <Glyph icon="crossed-swords" x={0} y={0} size={9.4} />
            </g>
          </g>
        );
      })}
      {one && other && <Strike from={drawn(one, depth)} to={drawn(other, depth)} />}
    </g>
  );
});

/** An arrow from who acts to whom. */
function Strike({ from, to }: { from: { x: number; y: number }; to: { x: number; y: number } }) {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const tip = { x: to.x - ux * 10, y: to.y - uy * 10 };
  const line = `M${(from.x + ux * 8).toFixed(1)} ${(from.y + uy * 8).toFixed(1)}L${tip.x.toFixed(1)} ${tip.y.toFixed(1)}`;
  const turn = (Math.atan2(uy, ux) * 180) / Math.PI;
  return (
    <g className="strike">
      <path className="strike-back" d={line} />
      <path className="strike-line" d={line} />
      <path
        className="strike-head"
        d="M7 0L-6 -6.5L-3 0L-6 6.5Z"
        transform={`translate(${tip.x.toFixed(1)} ${tip.y.toFixed(1)}) rotate(${turn.toFixed(0)})`}
      />
    </g>
  );
}
