import { memo, useMemo } from "react";
import { DIRECTIONS, ROW, SIDE, WIDE, all, extent, middle, neighbour, outline, word, xy } from "./hexes";
import type { Ground as GroundFacts } from "./plan";
import { chanceOf, netOf, pools, ribbon } from "./ribbon";
import { WATER, midway, roadNet, turnOf } from "./roads";
import { blob, trees, tufts, waves } from "./scatter";

/** All that lies on the board before anybody stands there. */
export const Ground = memo(function Ground({
  ground,
  stood,
}: {
  ground: GroundFacts;
  stood: ReadonlySet<string>;
}) {
  const { size } = ground;
  const { width, height } = extent(size);
  return (
    <g className="ground" aria-hidden="true" clipPath="url(#field-clip)">
      <defs>
        <clipPath id="field-clip">
          <rect width={width} height={height} rx="10" />
        </clipPath>
        <Trees />
      </defs>
      <rect className="plain" width={width} height={height} />
      <Meadow ground={ground} />
      <Hills ground={ground} />
      <Water ground={ground} />
      <Roads ground={ground} />
      <Crossings ground={ground} />
      <path
        className="grid"
        d={all(size)
          .map((hex) => outline(hex))
          .join("")}
      />
      <Beyond rows={size.rows} width={width} />
      <Wood ground={ground} stood={stood} />
      <Works ground={ground} stood={stood} />
    </g>
  );
});

/** Open ground: patches of colour, tufts, and what fire has left. */
function Meadow({ ground }: { ground: GroundFacts }) {
  const drawn = useMemo(() => {
    const every = all(ground.size);
    const patch = (shade: number) =>
      every
        .filter((hex) => Math.floor(chanceOf(hex, 2)() * 4) === shade)
        .map((hex) => blob(hex, 84, 6))
        .join("");
    const ash = ground.of("devastation");
    return {
      light: patch(0),
      dark: patch(1),
      fields: ground
        .of("building")
        .map((hex) => blob(hex, 47, 4))
        .join(""),
      floor: ground
        .of("forest", "forest-road", "forest-river")
        .map((hex) => blob(hex, 56, 7))
        .join(""),
      ash: ash.map((hex) => blob(hex, 45, 4)).join(""),
      soot: ash.map((hex) => blob(hex, 30, 9)).join(""),
      ...tufts(ground.of("plains", "tent", "palisade", "siege-tower")),
    };
  }, [ground]);
  return (
    <>
      <path className="patch-light" d={drawn.light} />
      <path className="patch-dark" d={drawn.dark} />
      <path className="grass" d={drawn.grass} />
      <path className="stones" d={drawn.stones} />
      <path className="farmland" d={drawn.fields} />
      <path className="wood-floor" d={drawn.floor} />
      <path className="ash" d={drawn.ash} />
      <path className="soot" d={drawn.soot} />
    </>
  );
}

/** Hills: contours that join, lighter toward the top, with hachures on the side away from the light. */
function Hills({ ground }: { ground: GroundFacts }) {
  const drawn = useMemo(() => {
    const hills = ground.of("hill");
    const words = new Set(hills.map(word));
    const links = hills
      .flatMap((hex) =>
        DIRECTIONS.slice(0, 3)
          .filter((way) => words.has(word(neighbour(hex, way))))
          .map((way) => `M${xy(middle(hex))}L${xy(middle(neighbour(hex, way)))}`),
      )
      .join("");
    const hatch = hills
      .map((hex) => {
        const [x, y] = middle(hex);
        const chance = chanceOf(hex, 12);
        return Array.from({ length: 13 }, (_, i) => {
          const angle = -0.35 + i * 0.19;
          const near = 31 + chance() * 3;
          const far = near + 8 + chance() * 5;
          const [c, s] = [Math.cos(angle), Math.sin(angle) * 0.92];
          return `M${(x + near * c).toFixed(1)} ${(y - 3 + near * s).toFixed(1)}L${(x + far * c).toFixed(1)} ${(y - 2 + far * s).toFixed(1)}`;
        }).join("");
      })
      .join("");
    const ring = (radius: number, salt: number, up: number) =>
      hills.map((hex) => blob(hex, radius, salt, [-up * 0.5, -up])).join("");
    return { links, hatch, low: ring(47, 1, 0), middle: ring(35, 2, 4), high: ring(21, 3, 9) };
  }, [ground]);
  return (
    <g className="hills">
      <path className="hill-shade" d={drawn.low} transform="translate(3 5)" />
      <path className="hill-link" d={drawn.links} />
      <path className="hill-low" d={drawn.low} />
      <path className="hatch" d={drawn.hatch} />
      <path className="hill-ridge" d={drawn.links} transform="translate(-2 -4)" />
      <path className="hill-middle" d={drawn.middle} />
      <path className="hill-high" d={drawn.high} />
    </g>
  );
}

function Water({ ground }: { ground: GroundFacts }) {
  const drawn = useMemo(() => {
    const net = netOf(ground.of(...WATER), ground.size, true);
    return { line: ribbon(net, 9), pools: pools(net), waves: waves(ground.of("river", "forest-river")) };
  }, [ground]);
  return (
    <g className="water">
      <path className="bank" d={drawn.line} />
      <path className="bank" d={drawn.pools} />
      <path className="deep" d={drawn.line} />
      <path className="deep pool" d={drawn.pools} />
      <path className="shallow" d={drawn.line} />
      <path className="waves" d={drawn.waves} />
    </g>
  );
}

function Roads({ ground }: { ground: GroundFacts }) {
  const line = useMemo(() => ribbon(roadNet(ground), 3), [ground]);
  return (
    <>
      <path className="road-edge" d={line} />
      <path className="road" d={line} />
      <path className="ruts" d={line} />
    </>
  );
}

function Crossings({ ground }: { ground: GroundFacts }) {
  const drawn = useMemo(() => {
    const roads = roadNet(ground);
    const river = netOf(ground.of(...WATER), ground.size, true);
    return ground.of("ford", "wooden-bridge", "stone-bridge").map((hex) => ({
      hex,
      kind: ground.at(hex)?.id,
      turn: turnOf(hex, roads, river),
      at: midway(hex, roads),
    }));
  }, [ground]);
  return drawn.map(({ hex, kind, turn, at: [x, y] }) => {
    return (
      <g
        key={word(hex)}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
        className={kind}
      >
        {kind === "ford" ? (
          <>
            <path
              className="sand"
              d="M-50 -16C-42 -24 -34 -22 -26 -19H26C34 -23 44 -22 50 -15V15C42 23 34 22 26 19H-26C-34 23 -44 22 -50 16Z"
            />
            <path
              className="shoal"
              d="M-33 -19Q-16 -25 0 -20T33 -19Q27 0 33 19Q16 25 0 20T-33 19Q-27 0 -33 -19Z"
            />
            <path
              className="ripple"
              d="M-30 -9q5 -4 10 0t10 0M2 -13q5 -4 10 0t10 0M-16 2q5 -4 10 0t10 0M12 6q5 -4 10 0t10 0M-36 11q5 -4 10 0t10 0"
            />
            <path
              className="step"
              d="M-42 -2a6 4.5 0 1 0 12 0a6 4.5 0 1 0 -12 0M-25 3a6.5 5 0 1 0 13 0a6.5 5 0 1 0 -13 0M-7 -3a6 4.5 0 1 0 12 0a6 4.5 0 1 0 -12 0M10 2a6.5 5 0 1 0 13 0a6.5 5 0 1 0 -13 0M28 -2a6 4.5 0 1 0 12 0a6 4.5 0 1 0 -12 0"
            />
          </>
        ) : (
          <>
            <path className="bridge-shade" d="M-47 20H47V26H-47Z" />
            <path className="deck" d="M-50 -19H50V19H-50Z" />
            <path className="planks" d={PLANKS} />
            <path className="rail" d="M-52 -20H52M-52 20H52" />
            <path
              className="posts"
              d="M-46 -20v-.1M-15 -20v-.1M15 -20v-.1M46 -20v-.1M-46 20v-.1M-15 20v-.1M15 20v-.1M46 20v-.1"
            />
          </>
        )}
      </g>
    );
  });
}

const PLANKS = Array.from({ length: 13 }, (_, i) => `M${-45 + i * 7.5} -18V18`).join("");

/** The half hexes at the ends of odd rows are no part of the field. */
function Beyond({ rows, width }: { rows: number; width: number }) {
  const half = Array.from({ length: rows }, (_, row) => row)
    .filter((row) => row % 2 === 1)
    .flatMap((row) => {
      const y = SIDE + ROW * row;
      return [0, width].map((x) => {
        const inner = x === 0 ? WIDE / 2 : width - WIDE / 2;
        return `M${x} ${y - SIDE}L${inner} ${y - SIDE / 2}V${y + SIDE / 2}L${x} ${y + SIDE}Z`;
      });
    });
  return <path className="beyond" d={half.join("")} />;
}

function Wood({ ground, stood }: { ground: GroundFacts; stood: ReadonlySet<string> }) {
  const all = useMemo(() => {
    const woods = ground.of("forest", "forest-road", "forest-river");
    const roads = new Set(ground.of("forest-road", "forest-river").map(word));
    return trees(woods, new Set([...stood, ...roads]));
  }, [ground, stood]);
  return (
    <g className="wood">
      {all.map(({ x, y, kind, scale }, i) => (
        <use
          key={i}
          href={`#tree-${kind}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})`}
        />
      ))}
    </g>
  );
}

/** Four kinds of tree, each standing on its point. */
function Trees() {
  const firs = [
    "M0 -31L7 -20H4L10 -11H6L12 -2H-12L-6 -11H-10L-4 -20H-7Z",
    "M0 -26L6 -16H3.5L9 -7H5.5L10 -1H-10L-5.5 -7H-9L-3.5 -16H-6Z",
  ];
  const oaks = [
    "M-2 -3C-13 -2 -15 -12 -9 -15C-11 -24 0 -28 5 -22C13 -22 15 -12 10 -9C10 -3 4 -2 -2 -3Z",
    "M-1 -3C-10 -2 -13 -9 -9 -13C-9 -20 -1 -23 4 -19C10 -19 13 -11 9 -7C7 -3 3 -2 -1 -3Z",
  ];
  const lights = [
    "M0 -31L-7 -20H-4L-10 -11H-6L-12 -2H-3L-1 -14Z",
    "M0 -26L-6 -16H-3.5L-9 -7H-5.5L-10 -1H-3L-1 -12Z",
    "M-8 -14C-10 -22 -1 -26 4 -21C-1 -20 -3 -15 -8 -14Z",
    "M-8 -12C-8 -19 -1 -21 3 -18C-1 -17 -3 -13 -8 -12Z",
  ];
  return [...firs, ...oaks].map((crown, i) => (
    <g key={i} id={`tree-${i}`} className={i < 2 ? "fir" : "oak"}>
      <ellipse className="tree-shade" cx="3" cy="0" rx="11" ry="4" />
      <path className="trunk" d="M-1.6 1L-1 -6H1L1.6 1Z" />
      <path className="leaf" d={crown} />
      <path className="leaf-light" d={lights[i]} />
    </g>
  ));
}

/** What people have built: houses, palisades, tents, siege towers; stumps where there was a wood. */
function Works({ ground, stood }: { ground: GroundFacts; stood: ReadonlySet<string> }) {
  const palisades = new Set(ground.of("palisade").map(word));
  return (
    <>
      {ground.of("devastation").map((hex) => {
        const [x, y] = middle(hex);
        return (
          <path
            key={word(hex)}
            className="stumps"
            transform={`translate(${x} ${y})`}
            d="M-32 -6l1 -9l2 3l2 -4l1 10zM20 -22l1 -8l2 3l2 -5l1 10zM26 22l1 -9l2 4l2 -3l1 8zM-22 28l1 -8l2 3l2 -5l1 10zM-6 -32l1 -8l2 4l2 -3l1 7z"
          />
        );
      })}
      {ground.of("building").map((hex) => {
        const [x, y] = middle(hex);
        return (
          <g key={word(hex)} className="village" transform={`translate(${x} ${y})`}>
            <House x={-33} y={-14} wide={25} />
            <House x={32} y={-17} wide={28} />
            <House x={-36} y={26} wide={22} />
            <House x={36} y={27} wide={24} />
            {!stood.has(word(hex)) && <House x={-2} y={12} wide={28} />}
          </g>
        );
      })}
      {ground.of("palisade").map((hex) => {
        const [x, y] = middle(hex);
        const east = palisades.has(word(neighbour(hex, 1)));
        const west = palisades.has(word(neighbour(hex, 4)));
        const [from, to] = [west ? -48 : -36, east ? 48 : 36];
        const stakes = Array.from({ length: Math.floor((to - from) / 8) + 1 }, (_, i) => from + i * 8);
        return (
          <g key={word(hex)} className="palisade" transform={`translate(${x} ${y})`}>
            <path className="stake-shade" d={`M${from - 3} 17H${to + 5}L${to + 11} 22H${from + 4}Z`} />
            <path
              className="stake"
              d={stakes
                .map(
                  (at, i) =>
                    `M${at - 3.6} 18V${i % 2 === 0 ? -12 : -9}L${at} ${i % 2 === 0 ? -20 : -17}L${at + 3.6} ${i % 2 === 0 ? -12 : -9}V18Z`,
                )
                .join("")}
            />
            <path className="lash" d={`M${from - 4} -3H${to + 4}M${from - 4} 9H${to + 4}`} />
          </g>
        );
      })}
      {ground.of("tent").map((hex) => {
        const [x, y] = middle(hex);
        const away = stood.has(word(hex));
        return (
          <g
            key={word(hex)}
            className="pavilion"
            transform={`translate(${away ? x - 30 : x} ${away ? y - 10 : y + 4}) scale(${away ? 0.62 : 1})`}
          >
            <ellipse className="tree-shade" cx="4" cy="20" rx="34" ry="8" />
            <path className="canvas" d="M-28 20V2L-32 0L0 -26L32 0L28 2V20Z" />
            <path
              className="stripes"
              d="M-14 20V1.6L-16 0L-4 -22.6L-5 0V20ZM14 20V1.6L16 0L4 -22.6L5 0V20Z"
            />
            <path className="flap" d="M-5 20L0 3L5 20Z" />
            <path className="hem" d="M-32 0Q-24 6 -16 0Q-8 6 0 0Q8 6 16 0Q24 6 32 0" />
            <path className="finial" d="M0 -26V-38L11 -34L0 -30" />
          </g>
        );
      })}
      {ground.of("siege-tower").map((hex) => {
        const [x, y] = middle(hex);
        return (
          <g key={word(hex)} className="siege-tower" transform={`translate(${x} ${y + 6})`}>
            <ellipse className="tree-shade" cx="6" cy="34" rx="34" ry="8" />
            <path className="frame" d="M-22 32L-16 -44H16L22 32Z" />
            <path className="boards" d="M-20.5 14H20.5M-19 -5H19M-17.5 -24H17.5M-8 -44L-11 32M8 -44L11 32" />
            <path className="battlement" d="M-20 -44V-54H-12V-49H-4V-54H4V-49H12V-54H20V-44Z" />
            <path className="window" d="M-5 -22V-34Q0 -39 5 -34V-22ZM-5 12V2Q0 -3 5 2V12Z" />
            <path
              className="wheel"
              d="M-24 34a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M8 34a8 8 0 1 0 16 0a8 8 0 1 0 -16 0"
            />
          </g>
        );
      })}
    </>
  );
}

/** A house seen from its corner: the point is the middle of its foot. */
function House({ x, y, wide }: { x: number; y: number; wide: number }) {
  const [w, deep] = [wide / 2, wide * 0.42];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="wall" d={`M${-w} 0V${-deep}L${-w * 0.35} ${-deep * 2.1}L${w * 0.3} ${-deep}V0Z`} />
      <path className="wall-side" d={`M${w * 0.3} 0V${-deep}H${w}V${-deep * 0.2}Z`} />
      <path
        className="roof"
        d={`M${-w * 0.35} ${-deep * 2.2}H${w * 0.45}L${w * 1.15} ${-deep * 0.85}H${w * 0.36}Z`}
      />
      <path
        className="eave"
        d={`M${-w * 1.12} ${-deep * 0.8}L${-w * 0.35} ${-deep * 2.2}L${w * 0.36} ${-deep * 0.85}`}
      />
      <path className="door" d={`M${-w * 0.52} 0V${-deep * 0.7}H${-w * 0.16}V0Z`} />
    </g>
  );
}
