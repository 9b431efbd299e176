import { memo } from "react";
import { INCH } from "../../place/pose";
import type { Text } from "../board";
import type { ZoneBox } from "./field";
import { scatter } from "./scatter";
import { seatShapes } from "./Tokens";

const BOLD = 6;

const unit = (thousandths: number) => (thousandths * INCH) / 1000;

/** The table itself: turf, a faint mark every six inches, and the frame that counts them. */
export const Ground = memo(function Ground({ width, depth }: { width: number; depth: number }) {
  const [wide, deep] = [unit(width), unit(depth)];
  const lines = (length: number) =>
    Array.from({ length: Math.floor(length / (BOLD * 1000)) + 1 }, (_, i) => i * BOLD);
  return (
    <g className="mini-ground" aria-hidden="true">
      <rect className="frame" x="-16" y="-16" width={wide + 32} height={deep + 32} rx="5" />
      <rect className="turf" width={wide} height={deep} />
      <g className="tufts">
        {scatter(`${wide}`, 150, wide * 0.7, deep * 0.7)
          .map(([x, y, r]) => [x + wide / 2, y + deep / 2, r] as const)
          .filter(([x, y]) => x > 4 && y > 6 && x < wide - 4 && y < deep - 4)
          .map(([x, y, r], i) => (
            <path
              key={i}
              className={`tuft tone-${i % 3}`}
              d={`M${x} ${y}l-1.6 ${-2 - 2 * r}M${x} ${y}v${-2.8 - 2 * r}M${x} ${y}l1.6 ${-2 - 2 * r}`}
            />
          ))}
      </g>
      <path
        className="inches"
        d={[
          ...lines(width).map((inch) => `M${inch * INCH} 0V${deep}`),
          ...lines(depth).map((inch) => `M0 ${deep - inch * INCH}H${wide}`),
        ].join("")}
      />
      <rect className="edge" width={wide} height={deep} />
      {lines(width).map((inch) => (
        <text key={`x${inch}`} className="inch" x={inch * INCH} y={deep + 11}>
          {inch}
        </text>
      ))}
      {lines(depth)
        .slice(1)
        .map((inch) => (
          <text key={`y${inch}`} className="inch" x={-8} y={deep - inch * INCH + 3}>
            {inch}
          </text>
        ))}
    </g>
  );
});

/** Where armies are deployed; plain while that is settled, a line only afterwards. */
export const Zones = memo(
  function Zones({
    zones,
    depth,
    now,
    text,
  }: {
    zones: readonly ZoneBox[];
    depth: number;
    now: boolean;
    text: Text;
  }) {
    return (
      <g className="deployment" data-now={now || undefined}>
        {zones.map((zone) => {
          const x = unit(zone.x);
          const y = unit(depth - zone.y - zone.depth);
          const near = zone.y === 0;
          const [wide, deep] = [unit(zone.width), unit(zone.depth)];
          return (
            <g key={`${zone.x} ${zone.y}`} data-seat={zone.owners[0]}>
              <rect
                className="zone"
                x={x}
                y={y}
                width={wide}
                height={deep}
                role={now ? "img" : undefined}
                aria-label={
                  now
                    ? text("board.miniatures.zone-of", {
                        who: zone.owners.map((seat) => text(`seat.${seat}`)).join(", ") || "–",
                      })
                    : undefined
                }
                aria-hidden={now ? undefined : true}
              />
              {zone.owners.map((seat, i) => (
                <path
                  key={seat}
                  className="seat-sign"
                  d={seatShapes[seat]}
                  data-seat={seat}
                  transform={`translate(${x + 11 + 18 * i} ${near ? y + deep - 11 : y + 11})`}
                />
              ))}
            </g>
          );
        })}
      </g>
    );
  },
  (a, b) =>
    a.now === b.now &&
    a.depth === b.depth &&
    a.text === b.text &&
    JSON.stringify(a.zones) === JSON.stringify(b.zones),
);
