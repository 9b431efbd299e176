import { Flag, Glyph, Horde, Values } from "./Tokens";

/** A sign of the board, drawn small beside what it means. */
export function BattueSign({ sign }: { sign: string }) {
  return (
    <svg className={`legend-sign sign-${sign}`} viewBox="-20 -20 40 40" aria-hidden="true">
      <Drawn sign={sign} />
    </svg>
  );
}

function Drawn({ sign }: { sign: string }) {
  switch (sign) {
    case "defence":
    case "loot":
    case "points": {
      const at = { defence: 25, loot: 0, points: -25 }[sign];
      return <Values defence={3} loot={2} vp={1} x={at * 1.3} y={0} scale={1.3} />;
    }
    case "horde":
      return <Horde colour="red" count={6} x={-4} y={-2} scale={0.72} />;
    case "flag":
      return <Flag colour="red" x={-14} y={18} />;
    case "face-down":
      return (
        <>
          <path className="roof-n" d="M-18 -18H18L8 -6H-8Z" />
          <path className="roof-e" d="M18 -18V18L8 6V-6Z" />
          <path className="roof-s" d="M-18 18H18L8 6H-8Z" />
          <path className="roof-w" d="M-18 -18V18L-8 6V-6Z" />
          <path className="court" d="M-8 -6H8V6H-8Z" />
        </>
      );
    case "mixed":
      return <Glyph className="mixed" icon="laurels" x={0} y={0} size={34} />;
    case "event":
      return <Glyph className="event-eye" icon="semi-closed-eye" x={0} y={0} size={32} />;
    case "warrior":
      return <Glyph className="warrior-sign" icon="cavalry" x={0} y={0} size={32} />;
    default:
      return <path className={`sample-${sign}`} d="M-16 -12H16V12H-16Z" />;
  }
}
