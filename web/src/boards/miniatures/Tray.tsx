import { memo } from "react";
import { INCH } from "../../place/pose";
import type { Troop } from "./field";
import { Figure, kitOf } from "./Figures";
import { STAR } from "./Objectives";
import { Glyph, conditionIcons, seatShapes } from "./Tokens";
import { conditions, type Condition } from "./types";

/** Thousandths of an inch in units of the drawing. */
const unit = (thousandths: number) => (thousandths * INCH) / 1000;

/** The place of each figure on its tray, from the front left one on; front is up. */
export function standing({ tray }: Troop): [number, number][] {
  const [wide, deep] = [unit(tray.width), unit(tray.depth)];
  return Array.from({ length: tray.ranks * tray.files }, (_, i) => {
    const [rank, file] = [Math.floor(i / tray.files), i % tray.files];
    return [(wide * (file + 0.5)) / tray.files - wide / 2, (deep * (rank + 0.5)) / tray.ranks - deep / 2];
  });
}

/** A tray from above with the figures that are left; it lies at the origin and looks up. */
export const TrayDrawn = memo(
  function TrayDrawn({ troop }: { troop: Troop }) {
    const { tray, facts, figures, attachment, isLed } = troop;
    const [wide, deep] = [unit(tray.width), unit(tray.depth)];
    const kit = kitOf(facts);
    const places = standing(troop);
    // The attachment stands in the middle of the front rank, and falls last.
    const lead = attachment ? Math.floor((tray.files - 1) / 2) : -1;
    const mounted = tray.files === 2;
    const base = mounted ? { rx: 7, ry: 11.4 } : { rx: 5.7, ry: 5.7 };
    if (troop.isWall) {
      return <Wall wide={wide} deep={deep} />;
    }
    return (
      <>
        <rect
          className="tray-shadow"
          x={-wide / 2 + 1}
          y={-deep / 2 + 1.4}
          width={wide}
          height={deep}
          rx="1.6"
        />
        <rect className="tray-base" x={-wide / 2} y={-deep / 2} width={wide} height={deep} rx="1.2" />
        <path
          className="tray-front"
          d={`M${-wide / 2} ${-deep / 2}H${wide / 2}V${-deep / 2 + 2.2}H4L0 ${-deep / 2 - 2.6}L-4 ${-deep / 2 + 2.2}H${-wide / 2}Z`}
        />
        {places.map(([x, y], i) => {
          const stands = i < figures;
          return (
            <g
              key={i}
              className={stands ? (i === lead ? (isLed ? "man commander" : "man attachment") : "man") : "gap"}
              transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
            >
              {tray.files > 1 &&
                (i === lead && stands ? (
                  <path className="man-base" d={isLed ? STAR_BASE : OCTAGON} />
                ) : (
                  <ellipse className="man-base" {...base} />
                ))}
              {stands && (
                <g transform={mounted ? "scale(1.18)" : tray.files === 1 ? "scale(1.25)" : undefined}>
                  <Figure kit={i === lead && tray.files === 4 ? "greatsword" : kit} />
                </g>
              )}
              {stands && i === lead && isLed && <path className="crown" d={CROWN} />}
            </g>
          );
        })}
        {tray.files === 1 && isLed && <path className="crown" d={CROWN} />}
      </>
    );
  },
  ({ troop: a }, { troop: b }) =>
    a.id === b.id &&
    a.figures === b.figures &&
    a.isLed === b.isLed &&
    a.attachment === b.attachment &&
    a.facts === b.facts,
);

const OCTAGON = "M-2.6 -6.2H2.6L6.2 -2.6V2.6L2.6 6.2H-2.6L-6.2 2.6V-2.6Z";
const STAR_BASE =
  "M0 -8L2.3 -5.6L5.7 -5.7L5.6 -2.3L8 0L5.6 2.3L5.7 5.7L2.3 5.6L0 8L-2.3 5.6L-5.7 5.7L-5.6 2.3L-8 0L-5.6 -2.3L-5.7 -5.7L-2.3 -5.6Z";
const CROWN = "M-2.3 .9L-2.6 -1.7L-1.2 -.6L0 -2.2L1.2 -.6L2.6 -1.7L2.3 .9Z";

/** A castle wall: its walk between merlons. */
function Wall({ wide, deep }: { wide: number; deep: number }) {
  const merlons = Math.floor(wide / 5);
  return (
    <>
      <rect className="tray-shadow" x={-wide / 2 + 1} y={-deep / 2 + 1.6} width={wide} height={deep} />
      <rect className="stone" x={-wide / 2} y={-deep / 2} width={wide} height={deep} />
      <path
        className="joints"
        d={`M${-wide / 2} 0H${wide / 2}M${-wide / 4} ${-deep / 2}V${deep / 2}M${wide / 4} ${-deep / 2}V${deep / 2}`}
      />
      {Array.from({ length: merlons }, (_, i) => (
        <rect
          key={i}
          className="merlon"
          x={-wide / 2 + (i + 0.2) * (wide / merlons)}
          y={-deep / 2}
          width={(wide / merlons) * 0.6}
          height={4.2}
        />
      ))}
      <path
        className="tray-front"
        d={`M${-wide / 2} ${-deep / 2}H${wide / 2}V${-deep / 2 + 1.4}H${-wide / 2}Z`}
      />
    </>
  );
}

/** How far the counters stand from the middle, and how large they are drawn whatever the zoom: see `--unit`. */
export const Counters = memo(function Counters({
  troop,
  x,
  y,
  carried,
}: {
  troop: Troop;
  x: number;
  y: number;
  carried: boolean;
}) {
  const { seat, view, facts, figures, number, isLed } = troop;
  const own = conditions.filter((one) => view.conditions?.includes(one));
  return (
    <g className="counters" transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
      <g className="counter-scale">
        <path className="seat-sign" d={seatShapes[seat]} transform="scale(1.45)" />
        <text className="seat-number" y={seat === "green" ? 4.6 : 3.4}>
          {number}
        </text>
        {facts.wounds > 1 && (
          <g className="wounds-left" transform="translate(-16 0)">
            <path d="M0 6.6L-6.2 .4A3.6 3.6 0 0 1 0 -4A3.6 3.6 0 0 1 6.2 .4Z" />
            <text y="2.6">{facts.wounds * figures - (view.hurt ?? 0)}</text>
          </g>
        )}
        {isLed && <path className="led" d={BIG_CROWN} transform="translate(0 -13)" />}
        {carried && (
          <g className="objective" transform="translate(-15 -13)">
            <circle className="objective-disc" r="6.6" />
            <path className="objective-star" d={STAR} transform="scale(.38)" />
          </g>
        )}
        {view.activated && (
          <g className="spent-sign" transform="translate(15 0)">
            <circle r="6" />
            <path d="M-3 .2L-.8 2.6L3.2 -2.4" />
          </g>
        )}
        {own.map((one, i) => (
          <ConditionToken key={one} condition={one} x={(i - (own.length - 1) / 2) * 14} y={15} />
        ))}
      </g>
    </g>
  );
});

const BIG_CROWN = "M-6 4L-7 -4L-3 -.6L0 -5.4L3 -.6L7 -4L6 4Z";

const conditionShapes: Readonly<Record<Condition, string>> = {
  panicked: "M0 -7.4L7.4 5.8H-7.4Z",
  vulnerable: "M-6.2 -6H6.2V0Q6.2 5 0 7.4Q-6.2 5 -6.2 0Z",
  weakened: "M-3 -6.8H3L6.8 -3V3L3 6.8H-3L-6.8 3V-3Z",
};

export function ConditionToken({
  condition,
  x = 0,
  y = 0,
}: {
  condition: Condition;
  x?: number;
  y?: number;
}) {
  return (
    <g className={`condition ${condition}`} transform={`translate(${x} ${y})`}>
      <path className="condition-shape" d={conditionShapes[condition]} />
      <Glyph icon={conditionIcons[condition]} x={0} y={condition === "panicked" ? 1.6 : 0} size={8.4} />
    </g>
  );
}
