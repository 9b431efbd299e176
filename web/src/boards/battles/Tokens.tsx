import icons from "../../icons/battles.json";
import { drawn } from "../icon";
import { edge, hexOf, directionTo, middle } from "./hexes";
import { ranks, type Engagement, type Face, type House, type Rank, type UnitFacts } from "./types";

export type IconName = keyof typeof icons;

export const { Glyph, Icon } = drawn(icons);

const sigils: Record<House, IconName> = { stark: "wolf-head", lannister: "lion" };

/** A round shield for Stark, a pointed one for Lannister: never told by colour alone. */
const shields: Record<House, string> = {
  stark: "M0 -14.5A14.5 14.5 0 0 1 0 14.5A14.5 14.5 0 0 1 0 -14.5Z",
  lannister: "M-13 -13.5H13V1C13 9 6 13 0 16C-6 13 -13 9 -13 1Z",
};

/** A House's arms on the board. */
export function Shield({
  house,
  x = 0,
  y = 0,
  scale = 1,
}: {
  house: House;
  x?: number;
  y?: number;
  scale?: number;
}) {
  return (
    <g className={`arms-of ${house}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="arms-field" d={shields[house]} />
      <Glyph className="arms-sign" icon={sigils[house]} x={0} y={-0.2} size={19} />
    </g>
  );
}

/** The same among words. */
export function Arms({ house }: { house: House }) {
  return (
    <svg className={`arms-of in-words ${house}`} viewBox="-16 -16 32 33" aria-hidden="true">
      <path className="arms-field" d={shields[house]} />
      <Glyph className="arms-sign" icon={sigils[house]} x={0} y={-0.2} size={19} />
    </svg>
  );
}

/** One, two or three chevrons: the rank without its colour. */
export function chevrons(rank: Rank, wide: number, apart: number): string {
  const count = ranks.indexOf(rank) + 1;
  return Array.from({ length: count }, (_, i) => {
    const y = (i - (count - 1) / 2) * apart;
    return `M${-wide} ${y + wide * 0.32}L0 ${y - wide * 0.32}L${wide} ${y + wide * 0.32}`;
  }).join("");
}

/**
 * A unit's banner: its rank by colour and chevrons, its House by the cut and the sign. It flies to the right until the
 * unit has been activated; then it is turned and shows its dark side.
 */
export function Banner({
  house,
  rank,
  spent,
  lead,
}: {
  house: House;
  rank: Rank;
  spent: boolean;
  lead: boolean;
}) {
  const cloth = house === "stark" ? "M0 -55H27V-24H0Z" : "M0 -55H30L23.5 -39.5L30 -24H0Z";
  return (
    <g
      className={`banner ${house} rank-${rank}${spent ? " spent" : ""}`}
      transform={spent ? "scale(-1 1)" : undefined}
    >
      <path className="pole" d="M0 12V-58" />
      <path className="cloth" d={cloth} />
      <g transform={spent ? "translate(13 0) scale(-1 1) translate(-13 0)" : undefined}>
        <path className="hoist" d={spent ? "M0 0" : "M1.4 -53.4H9.6V-25.6H1.4Z"} />
        <path
          className="rank"
          d={chevrons(rank, 6.6, 7.6)}
          transform={`translate(${spent ? 13 : 17.4} -39.5)`}
        />
      </g>
      <circle className={lead ? "finial lead" : "finial"} cx="0" cy="-59" r={lead ? 4.2 : 2.4} />
    </g>
  );
}

/** What a unit is, as one sign. */
export function signOf({ id, class: of }: Pick<UnitFacts, "id" | "class">): IconName {
  if (of === "cavalry") {
    return "cavalry";
  }
  if (of === "ranged") {
    return "pocket-bow";
  }
  return id === "stark-kennelmasters"
    ? "hound"
    : id === "lannister-heavy-infantry"
      ? "visored-helm"
      : id === "lannisport-guards"
        ? "spears"
        : "battle-axe";
}

/** The engagement token on the side between two hexes, with its owner's arms. */
export function Clasp({ engagement }: { engagement: Engagement }) {
  const [at, other] = [hexOf(engagement.at), hexOf(engagement.with)];
  const way = directionTo(at, other);
  if (way < 0) {
    return null;
  }
  const [x, y] = edge(at, way);
  const [mx, my] = middle(at);
  const turn = (Math.atan2(y - my, x - mx) * 180) / Math.PI;
  return (
    <g className={`clasp ${engagement.token}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g transform={`rotate(${turn.toFixed(0)})`}>
        <path className="blades" d={BLADES} />
        <path className="blades" d={BLADES} transform="scale(-1 1)" />
      </g>
      <Shield house={engagement.token} scale={0.98} />
    </g>
  );
}

const BLADES =
  "M-30 -17L-26.4 -17.8L22 9.6L25.8 6.2L27.4 8.6L24.4 11.4L29.6 14.6L27.8 17.6L22.6 14.6L21.4 18.4L18.6 17.4L19.8 12.6L-28.6 -14.6Z";

/** A fire, higher with its level. */
export function Fire({ x, y, level }: { x: number; y: number; level: number }) {
  const places = [
    [-30, 26],
    [31, 22],
    [-2, 46],
    [12, -20],
  ] as const;
  return (
    <g className="fire" transform={`translate(${x} ${y})`}>
      {places.slice(0, Math.max(1, level)).map(([fx, fy], i) => (
        <g key={i} transform={`translate(${fx} ${fy}) scale(${i === 0 ? 1.15 : 0.95})`}>
          <path
            className="flame"
            d="M0 4C-10 4 -13 -5 -9 -12C-8 -8 -6 -8 -5 -9C-6 -16 -1 -20 1 -27C6 -21 6 -17 5 -13C8 -14 8 -17 8 -19C13 -12 13 4 0 4Z"
          />
          <path className="flame-core" d="M0 3C-5 3 -7 -3 -4 -8C-2 -5 -1 -9 1 -14C5 -8 7 3 0 3Z" />
        </g>
      ))}
      <g className="level" transform="translate(-38 -22)">
        <path d="M0 -11L9.5 -5.5V5.5L0 11L-9.5 5.5V-5.5Z" />
        <text y="5.4">{level}</text>
      </g>
    </g>
  );
}

const faceIcons: Partial<Record<Face, IconName>> = { valor: "mailed-fist", morale: "flying-flag" };

/** What a face of the die shows, about a point: a shield with chevrons, a fist, a flag. */
export function FaceSign({ face, size }: { face: Face; size: number }) {
  const icon = faceIcons[face];
  return icon ? (
    <Glyph className={`face-sign face-${face}`} icon={icon} x={0} y={0} size={size} />
  ) : (
    <g className={`face-sign face-${face}`} transform={`scale(${size / 32})`}>
      <path className="face-shield" d="M-13 -14.5H13V1C13 9 6 13.5 0 16.5C-6 13.5 -13 9 -13 1Z" />
      <path className="face-rank" d={chevrons(face as Rank, 6.6, 7)} transform="translate(0 -1.4)" />
    </g>
  );
}

/** An order token: a die of eight that has come to lie on this face. */
export function OrderToken({ face }: { face: Face }) {
  return (
    <svg className={`order-token face-${face}`} viewBox="-30 -30 60 60" aria-hidden="true">
      <path className="die-rim" d="M0 -28L25 -14V14L0 28L-25 14V-14Z" />
      <path className="die-facet" d="M0 -28L25 14H-25Z" />
      <path className="die-ridge" d="M0 -28L25 -14L25 14M0 28L25 14H-25L0 28M-25 14V-14L0 -28" />
      <g transform="translate(0 1)">
        <FaceSign face={face} size={26} />
      </g>
    </svg>
  );
}
