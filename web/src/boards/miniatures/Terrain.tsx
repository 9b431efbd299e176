import { memo } from "react";
import { drawn, INCH } from "../../place/pose";
import { scatter } from "./scatter";
import type { Piece } from "./field";

const unit = (thousandths: number) => (thousandths * INCH) / 1000;

/** A piece of terrain, as it is seen from above; always the same for the same piece. */
export const TerrainDrawn = memo(
  function TerrainDrawn({ piece, depth }: { piece: Piece; depth: number }) {
    const { x, y } = drawn(piece.pose, depth);
    return (
      <g
        className={`terrain terrain-${piece.kind}`}
        transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${(90 - piece.pose.turn / 100).toFixed(2)})`}
      >
        <TerrainShape
          kind={piece.kind}
          wide={unit(piece.facts.width)}
          deep={unit(piece.facts.depth)}
          seed={piece.id}
        />
      </g>
    );
  },
  ({ piece: a, depth: from }, { piece: b, depth: to }) =>
    a.id === b.id &&
    a.kind === b.kind &&
    a.pose.x === b.pose.x &&
    a.pose.y === b.pose.y &&
    a.pose.turn === b.pose.turn &&
    from === to,
);

/** The same at the origin: for what is being laid, and for the legend. */
export function TerrainShape({
  kind,
  wide,
  deep,
  seed,
}: {
  kind: string;
  wide: number;
  deep: number;
  seed: string;
}) {
  const spots = (count: number, inset: number) => scatter(seed, count, wide / 2 - inset, deep / 2 - inset);
  switch (kind) {
    case "forest":
      return (
        <>
          <ellipse className="floor" rx={wide / 2} ry={deep / 2} />
          {spots(22, 5).map(([x, y, r], i) => (
            <g key={i} transform={`translate(${x} ${y})`}>
              <circle className="tree-shade" r={5 + 2 * r} cx="1" cy="1.2" />
              <path className={`tree tone-${i % 3}`} d={crown(5 + 2 * r, i)} />
            </g>
          ))}
        </>
      );
    case "bog":
      return (
        <>
          <ellipse className="floor" rx={wide / 2} ry={deep / 2} />
          {spots(9, 10).map(([x, y, r], i) => (
            <ellipse key={i} className="pool" cx={x} cy={y} rx={7 + 5 * r} ry={3 + 2.4 * r} />
          ))}
          {spots(34, 3).map(([x, y, r], i) => (
            <path
              key={i}
              className="reed"
              d={`M${x} ${y}v${-2.4 - 2 * r}M${x} ${y}l-1.4 ${-1.8 - r}M${x} ${y}l1.4 ${-1.8 - r}`}
            />
          ))}
        </>
      );
    case "corpse-pile":
      return (
        <>
          <ellipse className="floor" rx={wide / 2} ry={deep / 2} />
          {spots(16, 4).map(([x, y, r], i) => (
            <g key={i} transform={`translate(${x} ${y}) rotate(${Math.round(r * 360)})`}>
              <ellipse className={`fallen tone-${i % 3}`} rx="3.6" ry="1.5" />
              <circle className="skull" cx="4.2" r="1.2" />
              {i % 4 === 0 && <path className="lost-blade" d="M-5 2L4 5" />}
            </g>
          ))}
        </>
      );
    case "weirwood":
      return (
        <>
          <ellipse className="floor" rx={wide / 2} ry={deep / 2} />
          <path className="roots" d="M0 0L-12 7M0 0L13 6M0 0L-9 -9M0 0L10 -8M0 0L1 12" />
          {spots(15, 4).map(([x, y, r], i) => (
            <path
              key={i}
              className={`tree tone-${i % 3}`}
              d={crown(3.6 + 2 * r, i)}
              transform={`translate(${x} ${y})`}
            />
          ))}
          <circle className="trunk" r="3.4" />
          <path className="face" d="M-1.5 -.8L-.5 -.3M1.5 -.8L.5 -.3M-1 1.5Q0 2.3 1 1.5" />
        </>
      );
    case "stakes":
      return (
        <>
          <rect className="floor" x={-wide / 2} y={-deep / 2} width={wide} height={deep} rx="2" />
          {along(wide, 4.2).map((x, i) => (
            <path
              key={i}
              className="stake"
              d={`M${x - 1.1} ${deep / 2 - 1}L${x} ${-deep / 2}L${x + 1.1} ${deep / 2 - 1}Z`}
            />
          ))}
          <path className="beam" d={`M${-wide / 2 + 1} ${deep / 4}H${wide / 2 - 1}`} />
        </>
      );
    case "hedge":
      return (
        <>
          <rect className="tree-shade" x={-wide / 2} y={-deep / 2 + 1} width={wide} height={deep} rx="4" />
          {along(wide, 5.2).map((x, i) => (
            <path
              key={i}
              className={`tree tone-${i % 3}`}
              d={crown(5.4, i)}
              transform={`translate(${x} ${i % 2 === 0 ? -0.8 : 0.8})`}
            />
          ))}
        </>
      );
    case "low-wall":
    case "ruined-wall":
      return (
        <>
          <rect
            className="tree-shade"
            x={-wide / 2}
            y={-deep / 2 + 1.4}
            width={wide}
            height={deep - 1}
            rx="1"
          />
          {along(wide, 6).map((x, i) =>
            kind === "ruined-wall" && i % 3 === 1 ? (
              <path
                key={i}
                className="rubble"
                d={`M${x - 2} 2l1.6 -2.4l1.8 1.2zM${x + 0.6} -1l1.8 -1.2l.8 2z`}
              />
            ) : (
              <g key={i} className="stones">
                <rect x={x - 2.8} y={-deep / 2 + 0.6} width="5.6" height={deep / 2 - 0.9} rx=".9" />
                <rect x={x - 2.8 + (i % 2)} y={0.2} width="5.2" height={deep / 2 - 0.9} rx=".9" />
              </g>
            ),
          )}
        </>
      );
    case "palisade":
      return (
        <>
          <rect className="tree-shade" x={-wide / 2} y={-deep / 2 + 1.6} width={wide} height={deep} rx="1" />
          {along(wide, 3.3).map((x, i) => (
            <g key={i}>
              <rect
                className={`log tone-${i % 3}`}
                x={x - 1.6}
                y={-deep / 2}
                width="3.2"
                height={deep}
                rx="1.5"
              />
              <circle className="log-end" cx={x} cy={-deep / 2 + 1.8} r="1.1" />
            </g>
          ))}
          <path className="beam" d={`M${-wide / 2} 1.6H${wide / 2}`} />
        </>
      );
    default:
      return <rect className="floor" x={-wide / 2} y={-deep / 2} width={wide} height={deep} rx="2" />;
  }
}

/** A crown of leaves with so many lobes. */
function crown(r: number, turn: number): string {
  const lobes = 7;
  const points = Array.from({ length: lobes }, (_, i) => {
    const angle = ((i + turn * 0.37) / lobes) * 2 * Math.PI;
    return [Math.cos(angle) * r, Math.sin(angle) * r] as const;
  });
  const [first] = points;
  const lobe = (r * 0.52).toFixed(1);
  return `M${first?.[0].toFixed(1)} ${first?.[1].toFixed(1)}${[...points.slice(1), first]
    .map((point) => `A${lobe} ${lobe} 0 0 1 ${point?.[0].toFixed(1)} ${point?.[1].toFixed(1)}`)
    .join("")}Z`;
}

/** Places in a row, so far apart. */
function along(wide: number, step: number): number[] {
  const count = Math.floor(wide / step);
  return Array.from({ length: count }, (_, i) => Number((((i + 0.5) / count - 0.5) * wide).toFixed(1)));
}
