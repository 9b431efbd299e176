import { Base, Figure } from "./Figures";
import { Banner, Clasp, FaceSign, Fire, Glyph, Shield, type IconName } from "./Tokens";
import { STAR } from "./Lying";
import { edge, hexOf } from "./hexes";

const CLASPED = { at: "0-0", with: "0-1", token: "stark" } as const;

const icons: Readonly<Record<string, IconName>> = {
  "may-march": "walking-boot",
  "may-strike": "crossed-swords",
};

/** A sign of the field, drawn small beside what it means. */
export function BattlesSign({ sign }: { sign: string }) {
  return (
    <svg className={`legend-sign battles-map stark sign-${sign}`} viewBox="-24 -24 48 48" aria-hidden="true">
      <Drawn sign={sign} />
    </svg>
  );
}

function Drawn({ sign }: { sign: string }) {
  const badge = icons[sign];
  if (badge) {
    return (
      <g className={`badge-of ${sign}`}>
        <circle r="18" />
        <Glyph icon={badge} x={0} y={0} size={25} />
      </g>
    );
  }
  switch (sign) {
    case "unit":
      return (
        <>
          <Standing house="stark" unit="war-host" x={-11} />
          <Standing house="lannister" unit="lannisport-guards" x={12} />
        </>
      );
    case "banner":
    case "spent":
      return (
        <g
          className={sign === "spent" ? "unit spent stark" : "unit stark"}
          transform={`translate(${sign === "spent" ? 12 : -12} 34) scale(0.9)`}
        >
          <Banner house="stark" rank="blue" spent={sign === "spent"} lead={false} />
        </g>
      );
    case "engaged": {
      const [x, y] = edge(hexOf(CLASPED.at), 1);
      return (
        <g transform={`scale(0.76) translate(${-x} ${-y})`}>
          <Clasp engagement={CLASPED} />
        </g>
      );
    }
    case "commander":
      return (
        <g transform="translate(0 18) scale(0.9)">
          <Base house="stark" wide={13} lead />
          <Figure unit="war-host" />
        </g>
      );
    case "objective":
      return (
        <g className="objective stark">
          <path className="objective-star" d={STAR} transform="scale(1.5)" />
          <Shield house="stark" scale={0.9} />
        </g>
      );
    case "fire":
      return (
        <g transform="scale(0.62) translate(14 0)">
          <Fire x={0} y={0} level={2} />
        </g>
      );
    case "dice":
      return (
        <>
          {(["green", "valor", "morale"] as const).map((face, i) => (
            <g
              key={face}
              className={`face-${face}`}
              transform={`translate(${(i - 1) * 15.5} ${i === 1 ? -9 : 8})`}
            >
              <FaceSign face={face} size={17} />
            </g>
          ))}
        </>
      );
    case "zone":
      return <path className="zone-line" d={HEXAGON} />;
    case "reach":
      return (
        <>
          <path className="reach-attack" d={HEXAGON} transform="translate(-11 0) scale(0.5)" />
          <path className="reach-move" d={HEXAGON} transform="translate(12 0) scale(0.5)" />
        </>
      );
    case "sight":
      return (
        <>
          <g className="sight-line clear">
            <path d="M-20 -8H20" />
          </g>
          <g className="sight-line">
            <path d="M-20 9H20" />
            <path className="cross" d="M-5 4l10 10m0 -10l-10 10" />
          </g>
        </>
      );
    default:
      return <path className={`sample-${sign}`} d="M-18 -13H18V13H-18Z" />;
  }
}

const HEXAGON = "M0 -20L17.3 -10V10L0 20L-17.3 10V-10Z";

function Standing({
  house,
  unit,
  x,
}: {
  house: "stark" | "lannister";
  unit: "war-host" | "lannisport-guards";
  x: number;
}) {
  return (
    <g className={house} transform={`translate(${x} 17) scale(0.72)`}>
      <Base house={house} wide={11} lead={false} />
      <Figure unit={unit} />
    </g>
  );
}
