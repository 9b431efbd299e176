import { useMemo } from "react";
import { Sheet } from "../Sheet";
import { Spot } from "../Spot";
import { has, type Marks } from "../board";
import { Flag, Glyph, Horde, Values, buildingOf } from "./Tokens";
import { lines } from "../words";
import { CELL, STEPPE, corner, layout, middle, outline, roofs, type Point } from "./shape";
import { colours, type BattueProps, type Colour, type SpaceFacts, type SpaceView } from "./types";

/** The walled city, the camps before it, and all that stands there. */
export function BattueMap(props: BattueProps) {
  const { view, content, text } = props;
  const marks: Marks = props;
  const { columns, rows } = content.board.grid;
  const width = columns * CELL + 2 * STEPPE;
  const height = rows * CELL + 2 * STEPPE;
  return (
    <Sheet width={width} height={height} label={text("board.battue.map")} text={text} className="battue-map">
      <Steppe width={width} height={height} />
      {Object.keys(content.board.edges).map((edge) => (
        <Spot
          key={edge}
          marks={marks}
          kind="edge"
          word={edge}
          name={text(`edge.${edge}`)}
          className="edge-spot"
        >
          <EdgeZone
            edge={edge}
            width={width}
            height={height}
            label={has(marks.targets, "edge", edge) ? text(`edge.${edge}`) : ""}
          />
        </Spot>
      ))}
      <rect
        className="streets"
        x={STEPPE + 8}
        y={STEPPE + 8}
        width={width - 2 * STEPPE - 16}
        height={height - 2 * STEPPE - 16}
      />
      {content.board.spaces.map((space) => (
        <Space key={space.id} space={space} {...props} />
      ))}
      {colours.map((colour) => (
        <Camp key={colour} colour={colour} {...props} />
      ))}
      {view.battle?.space !== undefined && (
        <Clash space={content.board.spaces.find(({ id }) => id === view.battle?.space)} />
      )}
    </Sheet>
  );
}

function Steppe({ width, height }: { width: number; height: number }) {
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id="grass" width="90" height="70" patternUnits="userSpaceOnUse">
          <path d="M10 24l3 -9m0 9v-11m0 11l4 -8M58 58l3 -9m0 9v-11m0 11l4 -8M70 20l2 -6m0 6l3 -6" />
        </pattern>
        <pattern id="bricks" width="36" height="24" patternUnits="userSpaceOnUse">
          <path d="M0 0H36M0 12H36M9 0V12M27 12V24" />
        </pattern>
      </defs>
      <rect className="steppe" x={-width} y={-height} width={3 * width} height={3 * height} />
      <rect fill="url(#grass)" x={-width} y={-height} width={3 * width} height={3 * height} />
      <path
        className="road"
        d={`M${width / 2} ${-height}V${STEPPE}M${width / 2} ${height - STEPPE}V${2 * height}M${-width} ${height / 2}H${STEPPE}M${width - STEPPE} ${height / 2}H${2 * width}`}
      />
    </g>
  );
}

function EdgeZone({
  edge,
  width,
  height,
  label,
}: {
  edge: string;
  width: number;
  height: number;
  label: string;
}) {
  const long = width - 2 * STEPPE;
  const zones: Record<string, [x: number, y: number, w: number, h: number]> = {
    north: [STEPPE, 8, long, STEPPE - 22],
    south: [STEPPE, height - STEPPE + 14, long, STEPPE - 22],
    west: [8, STEPPE, STEPPE - 22, height - 2 * STEPPE],
    east: [width - STEPPE + 14, STEPPE, STEPPE - 22, height - 2 * STEPPE],
  };
  const [x, y, w, h] = zones[edge] ?? [0, 0, 0, 0];
  return (
    <>
      <rect className="zone" x={x} y={y} width={w} height={h} rx="16" />
      {label !== "" && (
        <text
          className="edge-name"
          x={x + w / 2}
          y={y + h / 2 + 8}
          transform={w < h ? `rotate(-90 ${x + w / 2} ${y + h / 2})` : undefined}
        >
          {label}
        </text>
      )}
    </>
  );
}

/** One space: a part of the wall, or a slot with its tile face down or up. */
function Space({ space, ...props }: BattueProps & { space: SpaceFacts }) {
  const { view, content, text } = props;
  const here: SpaceView = view.board[space.id] ?? {};
  const tile = content.tiles.tiles.find(({ id }) => id === here.tile);
  const bare = view.bare?.includes(space.id) ?? false;
  const places = useMemo(() => layout(space), [space]);
  const wall = space.kind !== "slot";
  const face = wall ? `wall ${space.kind}` : bare ? "bare" : tile ? "up" : "down";
  const path = useMemo(() => outline(space.cells, wall ? 3 : 4, wall ? 6 : 11), [space, wall]);
  const values = wall ? space : tile;
  const building = tile?.id ?? (face === "down" && space.size === "palace" ? "palace" : undefined);
  const name = wall ? text(`place.${space.id}`) : tile ? text(`tile.${tile.id}`) : "";
  return (
    <g className={`space ${face} ${space.size ?? ""}${here.flag ? ` held player-${here.flag}` : ""}`}>
      <Spot marks={props} kind="place" word={space.id} name={describe(space, props)} className="site">
        <path className="face" d={path} />
        {wall && <Battlements space={space} />}
        {face === "down" && <Roofs space={space} />}
        {wall && <path className="brick" d={path} fill="url(#bricks)" />}
        {building !== undefined && (
          <Glyph
            className="building"
            icon={buildingOf(building)}
            x={places.building[0]}
            y={places.building[1]}
            size={places.drawn}
          />
        )}
        {here.flag && <path className="ring" d={path} />}
        <path className="mark" d={path} />
      </Spot>
      <g className="furniture" aria-hidden="true">
        {face === "down" && view.mixed.includes(space.id) && (
          <Glyph className="mixed" icon="laurels" x={places.building[0]} y={places.building[1]} size={52} />
        )}
        {!wall && places.code && (
          <text className="code" x={places.code[0]} y={places.code[1]}>
            {space.id}
          </text>
        )}
        {name !== "" && <Name name={name} at={places.name} room={places.room} type={places.type} />}
        {values?.defence !== undefined && (
          <Values
            defence={values.defence}
            loot={values.loot ?? 0}
            vp={values.vp ?? 0}
            x={places.values[0]}
            y={places.values[1]}
            scale={space.size === "large" || space.size === "palace" ? 1.2 : 1}
          />
        )}
        {tile?.event && (
          <Glyph
            className="event-eye"
            icon="semi-closed-eye"
            x={places.signs[0]}
            y={places.signs[1]}
            size={24}
          />
        )}
        {tile?.warrior && (
          <Glyph
            className="warrior-sign"
            icon="cavalry"
            x={places.signs[0] + (tile.event ? 26 : 0)}
            y={places.signs[1]}
            size={25}
          />
        )}
        {here.flag && <Flag colour={here.flag} x={places.flag[0]} y={places.flag[1]} />}
        <Hordes here={here} at={places.horde} />
      </g>
    </g>
  );
}

/** Houses seen from above: a tile that is face down. */
function Roofs({ space }: { space: SpaceFacts }) {
  const paths = useMemo(() => roofs(space.cells), [space]);
  return (
    <>
      <path className="roof-n" d={paths.n} />
      <path className="roof-e" d={paths.e} />
      <path className="roof-s" d={paths.s} />
      <path className="roof-w" d={paths.w} />
      <path className="court" d={paths.court} />
    </>
  );
}

/** A letter is about half as wide as it is high. */
const LETTER = 0.47;

function Name({ name, at: [x, y], room, type }: { name: string; at: Point; room: number; type: number }) {
  const rows = lines(name, Math.floor(room / (type * LETTER)));
  const size = Math.min(type, room / (LETTER * Math.max(...rows.map((row) => row.length))));
  return (
    <text className="space-name" x={x} y={y} fontSize={size}>
      {rows.map((row, i) => (
        <tspan key={row} x={x} dy={i === 0 ? 0 : size * 0.95}>
          {row}
        </tspan>
      ))}
    </text>
  );
}

function Hordes({ here, at: [x, y] }: { here: SpaceView; at: Point }) {
  const there = colours.filter((colour) => (here[colour] ?? 0) > 0);
  return there.map((colour, i) => (
    <Horde
      key={colour}
      colour={colour}
      count={here[colour] ?? 0}
      x={x - (there.length - 1 - i) * 46}
      y={y}
      scale={1.08}
    />
  ));
}

/** Merlons along the outer side, a tower's round, a gate's arch. */
function Battlements({ space: { kind, cells } }: { space: SpaceFacts }) {
  const first = cells[0] ?? [0, 0];
  const last = cells[cells.length - 1] ?? first;
  if (kind === "tower") {
    const bend = cells.find(([x, y]) => (x === 0 || x === 13) && (y === 0 || y === 13)) ?? first;
    const [x, y] = middle(bend);
    return (
      <g className="keep">
        <circle cx={x} cy={y} r="58" />
        <circle className="merlons" cx={x} cy={y} r="55" />
        <circle className="floor" cx={x} cy={y} r="47" />
      </g>
    );
  }
  const [x1, y1] = corner(first);
  const [x2, y2] = corner([last[0] + 1, last[1] + 1]);
  const across = y2 - y1 < x2 - x1 || first[1] === last[1];
  const outer: [number, number, number, number] = across
    ? [x1 + 8, first[1] === 0 ? y1 + 2 : y2 - 2, x2 - 8, first[1] === 0 ? y1 + 2 : y2 - 2]
    : [first[0] === 0 ? x1 + 2 : x2 - 2, y1 + 8, first[0] === 0 ? x1 + 2 : x2 - 2, y2 - 8];
  const [ax, ay, bx, by] = outer;
  if (kind === "gate") {
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    const turn = across ? (first[1] === 0 ? 0 : 180) : first[0] === 0 ? -90 : 90;
    return (
      <g className="arch" transform={`translate(${mx} ${my}) rotate(${turn})`}>
        <path className="turret" d="M-58 12V-14H-32V12ZM32 12V-14H58V12Z" />
        <path className="door" d="M-26 12V-2A26 16 0 0 1 26 -2V12Z" />
        <path className="grate" d="M-16 12V-8M-6 12V-13M6 12V-13M16 12V-8M-25 1H25" />
      </g>
    );
  }
  return <path className="merlons" d={`M${ax} ${ay}L${bx} ${by}`} />;
}

/** A camp stands before the space it faces. */
function Camp({ colour, ...props }: BattueProps & { colour: Colour }) {
  const { view, content, text } = props;
  const camp = view.camps?.[colour];
  const facing = content.board.spaces.find(({ id }) => id === camp?.facing);
  if (!camp || !facing) {
    return null;
  }
  const word = `camp-${camp.edge}`;
  const [x, y] = before(facing, camp.edge);
  if (camp.warriors === 0 && !has(props.targets, "place", word)) {
    return <Glyph className={`tent left player-${colour}`} icon="barracks-tent" x={x} y={y} size={44} />;
  }
  const name = `${text(`place.${word}`)}, ${text("board.battue.horde", { who: text(`seat.${colour}`), n: camp.warriors })}`;
  return (
    <g className={`player-${colour}`}>
      <Spot marks={props} kind="place" word={word} name={name} className="camp">
        <circle className="mark" cx={x} cy={y} r="46" />
        <Glyph className="tent" icon="barracks-tent" x={x - 14} y={y - 6} size={60} />
      </Spot>
      <g className="furniture" aria-hidden="true">
        <Horde colour={colour} count={camp.warriors} x={x + 20} y={y + 14} scale={1.05} />
      </g>
    </g>
  );
}

/** A place outside an edge, before one of its spaces. */
function before({ cells }: SpaceFacts, edge: string): Point {
  const outermost = cells.filter(([x, y]) =>
    edge === "north" ? y === 0 : edge === "south" ? y === 13 : edge === "west" ? x === 0 : x === 13,
  );
  const points = outermost.map(middle);
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length;
  const off = CELL / 2 + STEPPE / 2;
  return edge === "north"
    ? [x, y - off]
    : edge === "south"
      ? [x, y + off]
      : edge === "west"
        ? [x - off, y]
        : [x + off, y];
}

/** Shows where a battle rages. */
function Clash({ space }: { space: SpaceFacts | undefined }) {
  return space ? <path className="clash" d={outline(space.cells, 1, 12)} aria-hidden="true" /> : null;
}

/** What a screen reader says of a space. */
function describe(space: SpaceFacts, { view, content, text }: BattueProps): string {
  const here: SpaceView = view.board[space.id] ?? {};
  const tile = content.tiles.tiles.find(({ id }) => id === here.tile);
  const values = space.kind === "slot" ? tile : space;
  const parts = [text(`place.${space.id}`)];
  if (space.kind !== "slot") {
    parts.push(text(`kind.${space.kind}`));
  } else if (tile) {
    parts.push(text(`tile.${tile.id}`));
  } else {
    parts.push(
      text(view.bare?.includes(space.id) ? "board.battue.bare" : "board.battue.face-down", {
        size: text(`size.${space.size ?? "small"}`),
      }),
    );
    if (view.mixed.includes(space.id)) {
      parts.push(text("board.battue.mixed"));
    }
  }
  if (values?.defence !== undefined) {
    parts.push(
      text("board.battue.values", { defence: values.defence, loot: values.loot ?? 0, vp: values.vp ?? 0 }),
    );
  }
  if (tile?.event) {
    parts.push(text("board.battue.event-icon"));
  }
  if (tile?.warrior) {
    parts.push(text("board.battue.warrior-icon"));
  }
  if (here.flag) {
    parts.push(text("board.battue.flag", { who: text(`seat.${here.flag}`) }));
  }
  for (const colour of colours) {
    const n = here[colour];
    if (n) {
      parts.push(text("board.battue.horde", { who: text(`seat.${colour}`), n }));
    }
  }
  return parts.join(", ");
}
