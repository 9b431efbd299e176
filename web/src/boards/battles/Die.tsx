import type { CSSProperties } from "react";
import { FaceSign } from "./Tokens";
import type { Face } from "./types";

/** The eight sides: three green, two blue, one of each of the others. */
const SIDES: readonly Face[] = ["green", "blue", "green", "valor", "red", "green", "blue", "morale"];

/** How far a side leans from upright. */
const LEAN = 35.264;

/** How the die lies when a side is in front; four sides above, four below. */
function rest(side: number): string {
  return `rotateX(${side < 4 ? -LEAN : LEAN}deg) rotateY(${-(45 + (side % 4) * 90)}deg)`;
}

/** A die of eight that rolls whenever it is given another key, and comes to rest on its face. */
export function Die({ face, name, turn = 0 }: { face: Face; name: string; turn?: number }) {
  const on = SIDES.flatMap((side, i) => (side === face ? [i] : []));
  const front = on[turn % on.length] ?? 0;
  return (
    <span className="die8" role="img" aria-label={name}>
      <span className="octa" style={{ "--rest": rest(front), "--spin": turn % 3 } as CSSProperties}>
        {SIDES.map((side, i) => (
          <svg
            key={i}
            aria-hidden="true"
            className={`octa-side face-${side}`}
            data-front={i === front || undefined}
            viewBox="-50 -57.7 100 86.6"
            style={{
              transform: `rotateY(${45 + (i % 4) * 90}deg) rotateX(${i < 4 ? LEAN : -LEAN}deg) translateZ(var(--deep))${i < 4 ? "" : " rotateZ(180deg)"}`,
            }}
          >
            <path className="octa-face" d="M0 -57.7L50 28.9H-50Z" />
            <g transform={i < 4 ? undefined : "rotate(180)"}>
              <FaceSign face={side} size={40} />
            </g>
          </svg>
        ))}
      </span>
    </span>
  );
}
