import { useMemo } from "react";
import { Sheet } from "../Sheet";
import { Spot } from "../Spot";
import type { Marks, Text } from "../board";
import { lines } from "../words";
import { Glyph, Hatchings, Shield, sigilOf } from "./Heraldry";
import { HiddenOrder, Neutral, OrderToken, Troop, piecesOf, widthOf, type PieceKind } from "./Pieces";
import {
  bridges,
  drawnLines,
  frame,
  groundOf,
  height,
  lanes,
  outlines,
  placesOf,
  shallows,
  terrain,
  width,
  type Point,
} from "./map";
import type { MarchView, RegionFacts, RegionView, ThronesProps } from "./types";

/** The map with all that stands on it. */
export function ThronesMap(props: ThronesProps) {
  const { view, content, text } = props;
  const marks: Marks = props;
  const regions = content.map.regions;
  return (
    <Sheet
      width={width}
      height={height}
      label={text("board.thrones.map")}
      text={text}
      className="thrones-map"
    >
      <Ground content={content} />
      <g className="tints">
        {Object.entries(view.control).map(([region, house]) => (
          <g key={region} className={`tint house-${house}`} clipPath={`url(#clip-${region})`}>
            <Outline of={region} className="wash" />
            <Outline of={region} fill={`url(#hatch-${house})`} />
            <Outline of={region} className="rim" />
          </g>
        ))}
      </g>
      <g className="spots">
        {regions.map(({ id, kind }) => (
          <Spot key={id} marks={marks} kind="region" word={id} name={describe(id, props)} className={kind}>
            <Outline of={id} className="glow" />
            <Outline of={id} className="edge" />
          </Spot>
        ))}
      </g>
      <Lines lanesOpen={view.options?.oldtown !== "no"} />
      <g className="printed">
        {regions.map((region) => (
          <Printed key={region.id} region={region} text={text} />
        ))}
      </g>
      {view.march?.to !== undefined && (
        <g className="clash" aria-hidden="true">
          <Outline of={view.march.to} />
        </g>
      )}
      <g className="standing" aria-hidden="true">
        {regions.map(({ id }) => (
          <Standing key={id} id={id} {...props} />
        ))}
        {view.march && <March march={view.march} />}
      </g>
    </Sheet>
  );
}

/** A region's outline, which is in the page but once. */
function Outline({ of, className, fill }: { of: string; className?: string; fill?: string }) {
  return <use href={`#outline-${of}`} className={className} fill={fill} />;
}

/** What never changes: sea, land, coasts. */
function Ground({ content }: Pick<ThronesProps, "content">) {
  const land = useMemo(
    () => content.map.regions.filter(({ kind }) => kind === "land").map(({ id }) => id),
    [content],
  );
  return (
    <g className="ground" aria-hidden="true">
      <defs>
        <Hatchings />
        <pattern id="waves" width="132" height="92" patternUnits="userSpaceOnUse">
          <path d="M12 20q7 -7 14 0t14 0M78 66q7 -7 14 0t14 0t14 0" />
        </pattern>
        {Object.entries(outlines).map(([id, path]) => (
          <path key={id} id={`outline-${id}`} d={path} fillRule="evenodd" />
        ))}
        {land.map((id) => (
          <clipPath key={id} id={`clip-${id}`}>
            <Outline of={id} />
          </clipPath>
        ))}
      </defs>
      <rect className="sea" {...frame} />
      <rect fill="url(#waves)" {...frame} />
      <g className="shore">
        <path d={shallows} />
        <path d={shallows} />
      </g>
      {[...land, "beyond"].map((id) => (
        <Outline key={id} of={id} className={`ground-${groundOf(id)}`} />
      ))}
      <Outline of="beyond" className="unknown" />
      <path className="peak" d={scattered(PEAK, terrain.peak)} />
      <path className="slope" d={scattered(SLOPE, terrain.peak)} />
      <path className="tree" d={scattered(TREE, terrain.tree)} />
      <path className="reed" d={scattered(REED, terrain.reed)} />
      <g className="rose" transform="translate(110 108)">
        <circle r="44" />
        <circle r="36" />
        <path d="M0 -62L9 -9L0 0ZM62 0L9 9L0 0ZM0 62L-9 9L0 0ZM-62 0L-9 -9L0 0Z" />
        <path className="pale" d="M0 -62L-9 -9L0 0ZM62 0L9 -9L0 0ZM0 62L9 9L0 0ZM-62 0L-9 9L0 0Z" />
      </g>
    </g>
  );
}

const PEAK = "m-15 8l11 -17l5 7l4 -4l10 14z";
const SLOPE = "m-4 -9l3 6l-3 3l4 8m5 -12l2 5l-2 2l2 5";
const TREE = "m0 -12l6 9h-3l5 7h-16l5 -7h-3zm-1 16v4h2v-4z";
const REED = "m-6 6q0 -8 -3 -12m3 12v-14m0 14q0 -8 4 -11m6 11q0 -8 -3 -11m3 11v-13m0 13q0 -7 4 -10";

/** The same small drawing at many places. */
function scattered(shape: string, at: readonly Point[]): string {
  return at.map((point) => `M${point.join(" ")}${shape}`).join("");
}

/** Borders, coasts, rivers, bridges, the Wall, and the ways of ships. */
function Lines({ lanesOpen }: { lanesOpen: boolean }) {
  const of = (...kinds: string[]) =>
    drawnLines
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ path }) => path)
      .join("");
  return (
    <g className="lines" aria-hidden="true">
      <path className="line-sea" d={of("sea")} />
      <path className="line-border" d={of("border")} />
      <path className="line-coast" d={of("coast")} />
      <path className="line-bank" d={of("river")} />
      <path className="line-river" d={of("river")} />
      <path className="line-wall" d={of("wall")} />
      <path className="line-wall-top" d={of("wall")} />
      {bridges.map(({ at, turn }) => (
        <g
          key={at.join(" ")}
          className="bridge"
          transform={`translate(${at.join(" ")}) rotate(${turn + 90})`}
        >
          <path className="road" d="M-20 0H20" />
          <path d="M-20 -7Q0 -11 20 -7M-20 7Q0 11 20 7" />
          <path d="M-20 -11V-4M20 -11V-4M-20 11V4M20 11V4M-7 -9V9M7 -9V9" />
        </g>
      ))}
      {lanesOpen &&
        lanes.map(({ from, to, between }) => (
          <g key={between.join(" ")} className="lane">
            <path d={`M${from.join(" ")}L${to.join(" ")}`} />
            <circle cx={from[0]} cy={from[1]} r="5" />
            <circle cx={to[0]} cy={to[1]} r="5" />
          </g>
        ))}
    </g>
  );
}

/** What is printed on the map: the name, the castle, barrels, crowns, a home's arms. */
function Printed({ region, text }: { region: RegionFacts; text: Text }) {
  const [x, y] = placesOf(region.id).name;
  const rows = lines(text(`region.${region.id}`), region.kind === "sea" ? 12 : 14);
  const marks = [
    ...(region.castle === "none" ? [] : [region.castle]),
    ...Array.from({ length: region.barrels }, () => "barrel" as const),
    ...Array.from({ length: region.crowns }, () => "crown" as const),
  ];
  const widths = marks.map((mark) => (mark === "fortress" ? 32 : mark === "city" ? 22 : 19));
  let at = x - widths.reduce((sum, wide) => sum + wide, 0) / 2;
  return (
    <g className={`region-${region.kind}`} aria-hidden="true">
      <text className="name" x={x} y={y}>
        {rows.map((row, i) => (
          <tspan key={row} x={x} dy={i === 0 ? `${-0.98 * (rows.length - 1)}em` : "0.98em"}>
            {row}
          </tspan>
        ))}
      </text>
      {marks.map((mark, i) => {
        const middle = at + (widths[i] ?? 0) / 2;
        at += widths[i] ?? 0;
        return mark === "barrel" || mark === "crown" ? (
          <Glyph
            key={i}
            className={mark}
            icon={mark === "barrel" ? "barrel" : "queen-crown"}
            x={middle}
            y={y + 17}
            size={19}
          />
        ) : (
          <Castle key={i} kind={mark} x={middle} y={y + 27} />
        );
      })}
      {region["home-of"] !== undefined && (
        <Glyph
          className={`home house-${region["home-of"]}`}
          icon={sigilOf(region["home-of"])}
          x={at + 13}
          y={y + 16}
          size={21}
        />
      )}
    </g>
  );
}

export const CITY =
  "M-8 0V-15H-9.5V-22H-6V-19H-2V-22H2V-19H6V-22H9.5V-15H8V0H2.5V-5A2.5 2.5 0 0 0 -2.5 -5V0Z";
export const FORTRESS =
  "M-15 0V-13H-16V-19H-13.5V-16.5H-11.5V-19H-9V-13H-7V-18H-8V-26H-5.5V-23H-1.6V-26H1.6V-23H5.5V-26H8V-18H7V-13H9V-19H11.5V-16.5H13.5V-19H16V-13H15V0H3.5V-6A3.5 3.5 0 0 0 -3.5 -6V0Z";

function Castle({ kind, x, y }: { kind: "city" | "fortress"; x: number; y: number }) {
  return <path className="castle" d={kind === "city" ? CITY : FORTRESS} transform={`translate(${x} ${y})`} />;
}

/** What stands in a region now. */
function Standing({ id, view, content, laid, sealed }: ThronesProps & { id: string }) {
  const here = view.regions[id] ?? {};
  const { units, order } = placesOf(id);
  const [x, y] = units;
  const pieces = piecesOf(here);
  const drafted = laid?.[id];
  const word = here.order ?? drafted;
  const token = content.tables.orders.find((facts) => facts.id === word);
  const down = !token && here.house !== undefined && sealed?.includes(here.house);
  const half = pieces.length > 0 ? widthOf(pieces) / 2 : 0;
  const shift = order || (!token && !down) ? 0 : -25;
  const place = order ?? ([x + half + shift + 26, y - 18] as const);
  return (
    <>
      {here.house !== undefined && pieces.length > 0 && (
        <Troop house={here.house} pieces={pieces} x={x + shift} y={y} />
      )}
      {here.crest !== undefined && here.house === undefined && <Crest house={here.crest} x={x} y={y - 16} />}
      {here.crest !== undefined && here.house !== undefined && (
        <Crest house={here.crest} x={x - half + shift - 13} y={y - 10} small />
      )}
      {here.neutral !== undefined && <Neutral strength={here.neutral} x={x} y={y - 14} />}
      {token && <OrderToken order={token} x={place[0]} y={place[1]} draft={here.order === undefined} />}
      {here.supports !== undefined && (
        <Side supports={here.supports} march={view.march} x={place[0] - 18} y={place[1] + 14} />
      )}
      {here.points !== undefined && (
        <Muster points={here.points} x={placesOf(id).name[0]} y={placesOf(id).name[1] + 14} />
      )}
      {down && here.house !== undefined && <HiddenOrder house={here.house} x={place[0]} y={place[1]} />}
    </>
  );
}

/** Whom a support order helps in the battle. */
function Side({
  supports,
  march,
  x,
  y,
}: {
  supports: string;
  march: MarchView | undefined;
  x: number;
  y: number;
}) {
  const house =
    supports === "attacker" ? march?.attacker : supports === "defender" ? march?.defender : undefined;
  return (
    <g className="side">
      {house === undefined ? (
        <path
          className="none"
          d={`M${x - 7} ${y - 7}L${x + 7} ${y + 7}M${x - 7} ${y + 7}L${x + 7} ${y - 7}`}
        />
      ) : (
        <Shield house={house} x={x} y={y} scale={0.72} />
      )}
    </g>
  );
}

/** Mustering points that are left in a castle. */
function Muster({ points, x, y }: { points: number; x: number; y: number }) {
  return (
    <g className="muster" transform={`translate(${x - 62} ${y})`}>
      <circle r="12" />
      <text y="5.5">+{points}</text>
    </g>
  );
}

/** A crest that holds a region. */
function Crest({ house, x, y, small }: { house: string; x: number; y: number; small?: boolean }) {
  return (
    <g className={`crest house-${house}`}>
      <circle cx={x} cy={y} r={small ? 12 : 18} />
      <Shield house={house} x={x} y={y} scale={small ? 0.62 : 0.92} />
    </g>
  );
}

/** Where a march goes, and who goes with it. */
function March({ march }: { march: MarchView }) {
  const { from, to, attacker } = march;
  const sent = Object.entries(march.sent ?? {});
  const attacking = {
    footmen: march["attacking-footmen"] ?? 0,
    knights: march["attacking-knights"] ?? 0,
    ships: march["attacking-ships"] ?? 0,
  };
  const ways =
    to !== undefined ? [...sent.filter(([region]) => region !== to), [to, attacking] as const] : sent;
  if (from === undefined) {
    return null;
  }
  return (
    <g className={`march${attacker === undefined ? "" : ` house-${attacker}`}`}>
      {ways.map(([region, troops]) => {
        const start = centre(from);
        const end = centre(region);
        const pieces = piecesOf(troops);
        return (
          <g key={region}>
            <Arrow from={start} to={end} />
            {pieces.length > 0 && attacker !== undefined && (
              <Troop
                house={attacker}
                pieces={pieces}
                x={start[0] + (end[0] - start[0]) * 0.5}
                y={start[1] + (end[1] - start[1]) * 0.5 + 14}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

function centre(region: string): Point {
  const [x, y] = placesOf(region).units;
  return [x, y - 16];
}

function Arrow({ from, to }: { from: Point; to: Point }) {
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const end = Math.max(40, size - 34);
  return (
    <path
      className="arrow"
      transform={`translate(${from.join(" ")}) rotate(${turn})`}
      d={`M24 -5L${end - 26} -9V-20L${end} 0L${end - 26} 20V9L24 5Z`}
    />
  );
}

/** What a screen reader says of a region. */
function describe(id: string, { view, content, text, laid, sealed }: ThronesProps): string {
  const here: RegionView = view.regions[id] ?? {};
  const facts = content.map.regions.find((region) => region.id === id);
  const parts: string[] = [text(`region.${id}`)];
  const house = view.control[id] ?? here.house;
  if (facts && facts.castle !== "none") {
    parts.push(text(`castle.${facts.castle}`));
  }
  if (house !== undefined) {
    parts.push(text("board.thrones.controlled", { house: text(`seat.${house}`) }));
  }
  const count = (kind: PieceKind, n: number | undefined, key: string) => {
    if (n) {
      parts.push(text(key, { n, what: text(n > 1 ? `unit.${kind}.many` : `unit.${kind}`) }));
    }
  };
  count("knight", here.knights, "board.thrones.count");
  count("footman", here.footmen, "board.thrones.count");
  count("ship", here.ships, "board.thrones.count");
  count("knight", here["tired-knights"], "board.thrones.tired");
  count("footman", here["tired-footmen"], "board.thrones.tired");
  count("ship", here["tired-ships"], "board.thrones.tired");
  const order = here.order ?? laid?.[id];
  if (order !== undefined) {
    parts.push(text("board.thrones.order", { order: text(`order.${order}`) }));
  } else if (here.house !== undefined && sealed?.includes(here.house)) {
    parts.push(text("board.thrones.order-hidden"));
  }
  if (here.points !== undefined) {
    parts.push(text("board.thrones.points", { n: here.points }));
  }
  if (here.supports !== undefined) {
    const side =
      here.supports === "attacker"
        ? view.march?.attacker
        : here.supports === "defender"
          ? view.march?.defender
          : undefined;
    parts.push(text("board.thrones.supports", { who: text(`seat.${side ?? "none"}`) }));
  }
  if (here.crest !== undefined) {
    parts.push(text("board.thrones.crest", { house: text(`seat.${here.crest}`) }));
  }
  if (here.neutral !== undefined) {
    parts.push(text("board.thrones.neutral", { n: here.neutral }));
  }
  if (facts?.barrels) {
    parts.push(text("board.thrones.barrels", { n: facts.barrels }));
  }
  if (facts?.crowns) {
    parts.push(text("board.thrones.crowns", { n: facts.crowns }));
  }
  return parts.join(", ");
}
