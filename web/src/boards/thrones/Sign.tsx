import { Glyph, Shield, type IconName } from "./Heraldry";
import { Neutral, OrderToken, Piece } from "./Pieces";
import { CITY, FORTRESS } from "./ThronesMap";
import type { OrderFacts } from "./types";

const icons: Readonly<Record<string, IconName>> = {
  barrels: "barrel",
  crowns: "queen-crown",
  wildlings: "mammoth",
  throne: "stone-throne",
  fiefs: "broadsword",
  court: "raven",
};

/** A sign of the map, drawn small beside what it means. */
export function ThronesSign({ sign }: { sign: string }) {
  return (
    <svg
      className={`legend-sign thrones-map house-lannister sign-${sign}`}
      viewBox="-24 -24 48 48"
      aria-hidden="true"
    >
      <Drawn sign={sign} />
    </svg>
  );
}

function Drawn({ sign }: { sign: string }) {
  const icon = icons[sign];
  if (icon) {
    return <Glyph className="printed" icon={icon} x={0} y={0} size={34} />;
  }
  switch (sign) {
    case "city":
    case "fortress":
      return <path className="castle" d={sign === "city" ? CITY : FORTRESS} transform="scale(1.4)" />;
    case "footman":
    case "knight":
    case "ship":
      return (
        <g className="troop house-lannister">
          <Piece kind={sign} x={0} y={17} />
        </g>
      );
    case "tired":
      return (
        <g className="troop house-lannister">
          <Piece kind="footman" x={0} y={4} tired />
        </g>
      );
    case "crests":
      return (
        <g className="crest house-lannister">
          <circle r="18" />
          <Shield house="lannister" x={0} y={0} scale={0.92} />
        </g>
      );
    case "neutral":
      return <Neutral strength={5} x={0} y={0} />;
    case "star":
      return <OrderToken order={{ id: "", kind: "march", value: 1, star: true }} x={0} y={2} />;
    case "march":
    case "support":
    case "raid":
    case "consolidate":
    case "defend": {
      const order: OrderFacts = { id: sign, kind: sign, value: sign === "defend" ? 1 : 0, star: false };
      return <OrderToken order={order} x={0} y={0} />;
    }
    default:
      return <path className={`sample-${sign}`} d="M-18 -13H18V13H-18Z" />;
  }
}
