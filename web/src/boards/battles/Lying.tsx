import { hexOf, middle, outline, type Hex } from "./hexes";
import { FaceSign, Glyph, Shield, type IconName } from "./Tokens";
import { faces, type House, type Tokens } from "./types";
import type { LyingToken } from "./words";

/** A place that counts: a ring about its hex, and the shield of who holds it. */
export function Objective({ at, holder }: { at: string; holder: House | undefined }) {
  const hex = hexOf(at);
  const [x, y] = middle(hex);
  return (
    <g className={`objective ${holder ?? "free"}`} aria-hidden="true">
      <path className="objective-ring" d={outline(hex, 0.86)} />
      <path className="objective-inner" d={outline(hex, 0.79)} />
      <g transform={`translate(${x + 37} ${y - 21})`}>
        <path className="objective-star" d={STAR} transform="scale(1.5)" />
        {holder && <Shield house={holder} scale={0.92} />}
      </g>
    </g>
  );
}

export const STAR =
  "M0 -14L3.6 -4.6L13.6 -4.3L5.7 1.8L8.4 11.4L0 5.8L-8.4 11.4L-5.7 1.8L-13.6 -4.3L-3.6 -4.6Z";

const icons: Partial<Record<LyingToken, IconName>> = {
  strategy: "visored-helm",
  archers: "pocket-bow",
  catelyn: "hood",
  edmure: "prisoner",
  "edmure-hidden": "prisoner",
  catapult: "catapult",
};

/** A token of the plan's special rules; in a corner where somebody stands. */
export function Lying({
  hex,
  token,
  stood,
  guards,
  colour,
}: {
  hex: Hex;
  token: LyingToken;
  stood: boolean;
  guards: Tokens | undefined;
  colour: string | undefined;
}) {
  const [x, y] = middle(hex);
  const icon = icons[token];
  const [dx, dy, scale] = stood || token === "guards" ? [36, -24, 0.8] : [0, 0, 1.3];
  if (token === "guards") {
    return <Guards x={x} y={y - 32} guards={guards ?? {}} />;
  }
  if (token === "exit") {
    return (
      <path
        className="exit"
        d="M-16 34V48H-27L0 62L27 48H16V34Z"
        transform={`translate(${x} ${y}) scale(1 ${hex[0] === 0 ? -1 : 1})`}
      />
    );
  }
  return (
    <g
      className={`lying ${token} colour-${colour ?? "none"}`}
      transform={`translate(${x + dx} ${y + dy}) scale(${scale})`}
    >
      <circle r="17" />
      {icon && <Glyph icon={icon} x={0} y={0} size={24} />}
      {token.startsWith("strategic") && <path className="objective-star" d={STAR} />}
      {token === "strategic-stark" && <Shield house="stark" scale={0.8} />}
      {token === "strategic-lannister" && <Shield house="lannister" scale={0.8} />}
      {token === "edmure-hidden" && <text y="6">?</text>}
    </g>
  );
}

/** The order tokens that guard a palisade. */
function Guards({ x, y, guards }: { x: number; y: number; guards: Tokens }) {
  const all = faces.flatMap((face) => Array.from({ length: guards[face] ?? 0 }, () => face));
  return (
    <g transform={`translate(${x - (all.length - 1) * 9} ${y})`}>
      {all.map((face, i) => (
        <g key={i} className="guard" transform={`translate(${i * 18} 0)`}>
          <circle r="10" />
          <FaceSign face={face} size={13} />
        </g>
      ))}
    </g>
  );
}
