import { Figure, FigureShapes } from "./Figures";
import { STAR } from "./Objectives";
import { Glyph, seatShapes } from "./Tokens";
import { ConditionToken } from "./Tray";

/** A sign of the battlefield, drawn small beside what it means. */
export function MiniaturesSign({ sign }: { sign: string }) {
  return (
    <svg className={`legend-sign mini-map sign-${sign}`} viewBox="-24 -24 48 48" aria-hidden="true">
      <Drawn sign={sign} />
    </svg>
  );
}

function Drawn({ sign }: { sign: string }) {
  switch (sign) {
    case "tray":
    case "gap":
      return (
        <g data-seat="red">
          <FigureShapes />
          <rect className="tray-base" x="-21" y="-14" width="42" height="30" />
          <path className="tray-front" d="M-21 -14H21V-11H5L0 -18L-5 -11H-21Z" />
          <g className="man" transform="translate(-10 2) scale(1.4)">
            <ellipse className="man-base" rx="5.7" ry="5.7" />
            <Figure kit="sword" />
          </g>
          <g className={sign === "gap" ? "gap" : "man"} transform="translate(10 2) scale(1.4)">
            <ellipse className="man-base" rx="5.7" ry="5.7" />
            {sign === "tray" && <Figure kit="sword" />}
          </g>
        </g>
      );
    case "seats":
      return (
        <>
          {(["red", "blue", "green", "gold"] as const).map((seat, i) => (
            <path
              key={seat}
              className="seat-sign"
              data-seat={seat}
              d={seatShapes[seat]}
              transform={`translate(${i % 2 === 0 ? -10 : 10} ${i < 2 ? -10 : 10}) scale(1.2)`}
            />
          ))}
        </>
      );
    case "commander":
      return <path className="led" d="M-6 4L-7 -4L-3 -.6L0 -5.4L3 -.6L7 -4L6 4Z" transform="scale(2.4)" />;
    case "spent":
      return (
        <g className="spent-sign" transform="scale(2.2)">
          <circle r="6" />
          <path d="M-3 .2L-.8 2.6L3.2 -2.4" />
        </g>
      );
    case "panicked":
    case "vulnerable":
    case "weakened":
      return (
        <g transform="scale(2.4)">
          <ConditionToken condition={sign} />
        </g>
      );
    case "engaged":
      return (
        <g className="engagements">
          <line className="seam" x1="-22" x2="22" />
          <g className="clash" transform="scale(2)">
            <circle r="6.4" />
            <Glyph icon="crossed-swords" x={0} y={0} size={9.4} />
          </g>
        </g>
      );
    case "objective":
      return (
        <g className="objective" transform="scale(2.4)">
          <circle className="objective-disc" r="6.9" />
          <path className="objective-star" d={STAR} transform="scale(.4)" />
        </g>
      );
    default:
      return <path className={`sample-${sign}`} d="M-18 -13H18V13H-18Z" />;
  }
}
