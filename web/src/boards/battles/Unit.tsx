import { memo } from "react";
import type { Text } from "../board";
import { Figures } from "./Figures";
import { middle } from "./hexes";
import type { Troop } from "./plan";
import { Banner, Glyph, chevrons, signOf, type IconName } from "./Tokens";

/** What is still to come for a unit this turn. */
function badgeOf(did: readonly string[]): { icon: IconName; kind: string } | undefined {
  const may = did.includes("may-attack") && !did.includes("attacked");
  if (did.includes("ordered") && !did.includes("moved") && !did.includes("attacked")) {
    return { icon: may ? "crossed-swords" : "walking-boot", kind: may ? "may-strike" : "may-march" };
  }
  return may ? { icon: "crossed-swords", kind: "may-strike" } : undefined;
}

/** A unit in its hex: figures and banner; from afar, where figures would be specks, one counter. */
export const Unit = memo(function Unit({ troop }: { troop: Troop }) {
  const { view, rank, house, commander, figures } = troop;
  const [x, y] = middle(troop.hex);
  const badge = badgeOf(view.did ?? []);
  const spent = view.spent === true;
  return (
    <g
      className={`unit ${house}${spent ? " spent" : ""}`}
      data-unit={troop.at}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    >
      <g className="near">
        <Banner house={house} rank={rank} spent={spent} lead={commander !== undefined} />
        <Figures troop={troop} />
        {badge && (
          <g className={`badge-of ${badge.kind}`} transform="translate(38 20)">
            <circle r="11" />
            <Glyph icon={badge.icon} x={0} y={0} size={15} />
          </g>
        )}
      </g>
      <Counter troop={troop} strength={figures} spent={spent} />
    </g>
  );
});

/** The name of the commander who leads a unit, over all that stands about it. */
export function Leader({ troop, text }: { troop: Troop; text: Text }) {
  const [x, y] = middle(troop.hex);
  return (
    troop.commander && (
      <text className="leader" x={x} y={y + 57}>
        {text(`commander.${troop.commander.id}`).split(" ")[0]}
      </text>
    )
  );
}

/** The cut of a counter is its House's. */
const counters = {
  stark: "M0 -38A38 38 0 0 1 0 38A38 38 0 0 1 0 -38Z",
  lannister: "M-33 -35H33V6C33 24 16 34 0 42C-16 34 -33 24 -33 6Z",
};

function Counter({ troop, strength, spent }: { troop: Troop; strength: number; spent: boolean }) {
  const { facts, house, rank, commander } = troop;
  return (
    <g className="far">
      {commander && <path className="counter-lead" d={counters[house]} transform="scale(1.2)" />}
      <path className="counter" d={counters[house]} />
      <Glyph className="counter-sign" icon={signOf(facts)} x={0} y={-10} size={42} />
      <g className={`counter-rank rank-${rank}${spent ? " spent" : ""}`} transform="translate(0 20)">
        <rect x="-24" y="-10" width="48" height="19" rx="4" />
        <path d={chevrons(rank, 6, 6)} transform="translate(-12 0)" />
        <text x="11" y="6.6">
          {strength}
        </text>
      </g>
    </g>
  );
}
