import type { Troop } from "./plan";
import type { House } from "./types";

/** A figure is painted in parts, the farthest first; each stands with its feet on the point. */
type Part = readonly [paint: string, outline: string];

const round = (x: number, y: number, r: number, flat = 1) =>
  `M${x - r} ${y}a${r} ${r * flat} 0 1 0 ${2 * r} 0a${r} ${r * flat} 0 1 0 ${-2 * r} 0Z`;

const legs = "M-6.5 0L-5.5 -13H5.5L6.8 0H2.2L0 -8.5L-2 0Z";
const coat = "M-6.2 -7.5C-7.6 -18 -6.2 -25 -3.6 -28.4H3.6C6.4 -25 7.6 -18 6.2 -7.5Q0 -5 -6.2 -7.5Z";
const belt = "M-6.7 -13.4H6.7V-10.8H-6.7Z";

const warHost: readonly Part[] = [
  ["cloak", "M-10 -4C-13 -18 -9 -29 -3 -31H4C10 -28 12 -16 10 -5L6 -7L3 -4L0 -7L-3 -4L-6 -7Z"],
  ["leather", legs],
  ["cloth", coat],
  ["leather", belt],
  ["skin", round(0, -33.4, 4.6)],
  ["hair", "M-4.6 -33.4C-4.8 -26.6 4.8 -26.6 4.6 -33.4Q0 -30.6 -4.6 -33.4Z"],
  ["metal", "M-5.4 -33.4C-5.8 -41.4 5.8 -41.4 5.4 -33.4L1.2 -34.2V-31.4H-1.2V-34.2Z"],
  [
    "fur",
    "M-8.6 -25.4Q0 -31.4 8.6 -25.4L7.6 -21.8L4.8 -24L2.2 -21.4L0 -23.8L-2.2 -21.4L-4.8 -24L-7.6 -21.8Z",
  ],
  ["wood", "M9.4 -1L11.4 -1L13 -44L11 -44Z"],
  ["metal", "M12.6 -43C17 -46 22.4 -43 23 -36.6C19.8 -38.6 16 -38 12.4 -34.6Z"],
  ["skin", round(10.4, -17, 2.4)],
  ["trim", round(-7, -16, 8.4)],
  ["cloth", round(-7, -16, 6.2)],
  ["metal", round(-7, -16, 2.3)],
];

const guard: readonly Part[] = [
  ["cloak", "M-9.4 -2C-11.6 -16 -9.4 -27 -4 -30.4H4C9.4 -27 11.6 -16 9.4 -2Q0 -5 -9.4 -2Z"],
  ["leather", legs],
  ["cloth", coat],
  ["trim", belt],
  ["cloth", "M-1 -38C-2 -45 4 -48 9 -43.4C6 -43.4 4 -41 2.4 -37.4Z"],
  ["metal", "M-5.2 -31.4C-5.4 -40.4 5.4 -40.4 5.2 -31.4V-28.2Q0 -26 -5.2 -28.2Z"],
  ["dark", "M-3.6 -34H3.6V-32H-3.6Z"],
  ["wood", "M10 0H11.8V-44H10Z"],
  ["metal", "M10.9 -54L14 -46L10.9 -42.4L7.8 -46Z"],
  ["skin", round(10.9, -17, 2.4)],
  ["trim", "M-15 -25.4H-.6V-15C-.6 -8.6 -5 -5.2 -7.8 -3.6C-10.6 -5.2 -15 -8.6 -15 -15Z"],
  ["cloth", "M-12.9 -23.4H-2.7V-15C-2.7 -10 -5.8 -7.4 -7.8 -6.2C-9.8 -7.4 -12.9 -10 -12.9 -15Z"],
  ["trim", "M-7.8 -20.6L-4.6 -15.6L-7.8 -10.6L-11 -15.6Z"],
];

const heavy: readonly Part[] = [
  ["cloak", "M-11 -1C-13.6 -16 -11 -28 -5 -31H5C11 -28 13.6 -16 11 -1Q0 -4.4 -11 -1Z"],
  ["metal", "M-8.4 0L-7.4 -13H7.4L8.6 0H2.8L0 -8L-2.8 0Z"],
  ["metal", "M-9.6 -8.4C-11 -20 -9 -27 -5 -29.6H5C9 -27 11 -20 9.6 -8.4Q0 -4.6 -9.6 -8.4Z"],
  ["cloth", "M-4.4 -28.6H4.4L5.6 -5.6Q0 -3.4 -5.6 -5.6Z"],
  ["trim", "M-9.6 -13H9.6V-10.4H-9.6Z"],
  ["steel", round(-9.4, -25, 4.6)],
  ["steel", round(9.4, -25, 4.6)],
  ["wood", "M12.6 1H14.6V-47H12.6Z"],
  ["metal", "M14.2 -46C21 -47.6 24 -38.6 20 -31.6L14.2 -35.4ZM13 -36L7.6 -39.4L13 -43Z"],
  ["steel", "M-6.4 -29.6V-37.6Q0 -43.4 6.4 -37.6V-29.6Q0 -26 -6.4 -29.6Z"],
  ["trim", "M-1 -40.4H1V-28.4H-1Z"],
  ["dark", "M-5 -36H5V-33.6H-5Z"],
  ["trim", "M-18.4 -27.4Q-11.4 -31 -4.4 -27.4V-3.4Q-11.4 .4 -18.4 -3.4Z"],
  ["cloth", "M-16.2 -25.8Q-11.4 -28.2 -6.6 -25.8V-5Q-11.4 -2.4 -16.2 -5Z"],
  ["trim", "M-12.4 -24.6H-10.4V-6H-12.4ZM-15.4 -17.6H-7.4V-15.4H-15.4Z"],
];

const bow: readonly Part[] = [
  ["string", "M10 -46L-.6 -26L10 -6"],
  ["bow", "M10 -46C21.6 -38 21.6 -14 10 -6"],
  ["string", "M-3 -26H23"],
  ["metal", "M21.4 -28.8L27.4 -26L21.4 -23.2Z"],
];

const quiver: readonly Part[] = [
  ["trim", "M-13 -38L-10.6 -31L-7 -31.6L-7.6 -39Z"],
  ["leather", "M-12.6 -31L-6.4 -32.2L-3.8 -15L-9 -14Z"],
];

const northernArcher: readonly Part[] = [
  ...quiver,
  ["leather", legs],
  ["cloth", coat],
  ["leather", belt],
  ["skin", round(2, -33, 4.4)],
  [
    "cloak",
    "M-7.4 -24.6C-8.6 -38 -3 -43.4 4.6 -39.6C2 -38.4 .4 -36 .6 -32.6C.8 -28.4 4 -26.6 7 -25Q0 -21 -7.4 -24.6Z",
  ],
  ...bow.slice(0, 2),
  ["cloak", "M-4 -28.4L15.6 -27.6V-24.4L-4 -23.6Z"],
  ["skin", round(16.4, -26, 2.3)],
  ...bow.slice(2),
];

const westernArcher: readonly Part[] = [
  ...quiver,
  ["leather", legs],
  ["cloth", coat],
  ["trim", belt],
  ["skin", round(0.6, -32, 4.4)],
  ["metal", "M-9.4 -34.2Q0 -30.6 10 -34.2L5.6 -36.4C5.4 -43 -5 -43 -5 -36.4Z"],
  ...bow.slice(0, 2),
  ["cloak", "M-4 -28.4L15.6 -27.6V-24.4L-4 -23.6Z"],
  ["skin", round(16.4, -26, 2.3)],
  ...bow.slice(2),
];

const horse: readonly Part[] = [
  ["mane", "M-19 -17C-26 -17 -26 -8 -24 -2C-21.6 -7 -21 -12 -18 -13.4Z"],
  ["mane", "M7.6 -9L10.6 0H14L12.4 -10ZM-14 -9L-11.4 0H-8L-8.6 -10Z"],
  [
    "horse",
    "M-18.6 -12C-20 -19.6 -15 -22.4 -8 -21.8L6 -21.2C9 -21.2 11 -23.4 13 -27.4L16.2 -34L18.4 -32.8L19.4 -36L21.2 -32C24.4 -29.4 27.4 -26.2 28 -23.4L25.2 -21.2L20.6 -23.6C19.4 -20.4 18.8 -16.6 16.6 -13L21.8 -7.6L18.6 -1.4L15.8 -2.6L17.4 -7L11.8 -10.4C6 -8.4 -4 -8.4 -9 -9.8L-14.4 -7.4L-16.4 0H-20L-18.8 -7.6Z",
  ],
  ["mane", "M9 -22.2C11.2 -25.4 13.4 -30.4 16.4 -34.4L14.4 -35C10.6 -31.6 7.6 -27 6 -21.6Z"],
];

const rider: readonly Part[] = [
  ["leather", "M-4 -24H4.4L7.6 -13.4L9.4 -8.6H4L.4 -14.4Z"],
  ["cloth", "M-6.4 -21C-7.6 -30 -5.4 -36 -2.4 -38H3.4C6.4 -36 7.4 -30 5.8 -21Q0 -18.6 -6.4 -21Z"],
];

const winterfellRider: readonly Part[] = [
  ...horse,
  ["cloak", "M-2 -38.6C-11 -38 -16.4 -28 -17 -17C-12.4 -20.6 -9 -20.6 -5 -19.6Z"],
  ...rider,
  ["skin", round(0.6, -41.6, 4.2)],
  ["metal", "M-4.6 -41.6C-4.8 -49 5.8 -49 5.6 -41.6L1.6 -42.4V-39.8H-.4V-42.4Z"],
  ["fur", "M-7.4 -34.4Q0 -40 7.4 -34.4L6.4 -31L3.8 -33.2L1 -30.6L-1.6 -33.2L-4 -30.8L-6.4 -31.6Z"],
  ["cloth", "M2 -34.6L12.4 -33L13.2 -36.2L3.4 -38Z"],
  ["metal", "M12 -32.6L13.6 -32.2L20.6 -54L17.4 -53Z"],
  ["trim", "M9.6 -34.6L16.4 -32.4L15.8 -30.6L9 -32.8Z"],
];

const castralCavalier: readonly Part[] = [
  ...horse,
  [
    "cloth",
    "M-18 -20C-14 -22.4 -8 -22.4 6 -21.6C9 -22 11 -24 13 -28L17 -24C17 -18 16 -13 14 -6Q8 -9 0 -5.6Q-8 -9.4 -18 -6Z",
  ],
  ["trim", "M-18.2 -8.6Q-8 -12 0 -8.2Q8 -11.6 14.8 -8.8L14 -6Q8 -9 0 -5.6Q-8 -9.4 -18 -6Z"],
  ["metal", "M17.4 -33.6L21.2 -32C24.4 -29.4 27.4 -26.2 28 -23.4L25.2 -21.2L21 -24.4Z"],
  ["cloak", "M-2 -38.6C-10 -38 -15 -29 -15.6 -19C-11.4 -21.6 -8 -21.6 -5 -20.6Z"],
  ...rider,
  ["cloth", "M-.6 -48C-3 -54 3 -57.6 8 -53.4C5 -53.4 3.6 -51 2.6 -47.6Z"],
  ["metal", "M-4.4 -38.4V-44.6C-4 -50.4 5.4 -50.4 5.8 -44.6V-38.4Q.6 -36 -4.4 -38.4Z"],
  ["dark", "M0 -44.4H5.6V-42.4H0Z"],
  ["wood", "M-11 -24.6L-10.4 -22.8L31 -40.8L30.4 -42.4Z"],
  ["metal", "M29.6 -43.4L37.6 -44.6L31.4 -39.6Z"],
  ["trim", "M20 -39.4L24.4 -47.4L12.6 -43.4L16 -40L14 -35.4Z"],
  ["skin", round(6.6, -31, 2.4)],
];

const kennelmaster: readonly Part[] = [
  ["cloak", "M-19 -4C-22 -18 -18 -29 -12 -31H-6C-1 -28 1 -16 0 -5L-4 -7L-7 -4L-10 -7L-13 -4L-16 -7Z"],
  ["leather", "M-15.5 0L-14.5 -13H-4.5L-3.2 0H-7.8L-10 -8.5L-12 0Z"],
  [
    "cloth",
    "M-16.2 -7.5C-17.6 -18 -16.2 -25 -13.6 -28.4H-6.4C-3.6 -25 -2.4 -18 -3.8 -7.5Q-10 -5 -16.2 -7.5Z",
  ],
  ["leather", "M-16.7 -13.4H-3.3V-10.8H-16.7Z"],
  ["skin", round(-9.6, -33.4, 4.6)],
  [
    "hair",
    "M-14.2 -33.4C-14.6 -41.6 -4.8 -41.8 -5 -34.4Q-9.6 -37.6 -14.2 -33.4ZM-13.8 -32C-13.6 -27 -5.4 -27 -5.2 -32Q-9.6 -30 -13.8 -32Z",
  ],
  ["wood", "M-22.4 0H-20.6L-19.4 -46H-21.2Z"],
  ["skin", round(-20.4, -19, 2.3)],
  ["string", "M-2 -18Q8 -12 18.6 -13.4"],
  ["skin", round(-2, -18, 2.3)],
  [
    "hound",
    "M0 0L1 -7.6C-2 -8 -5 -10 -5 -15L-3 -15C-2.4 -12 -.6 -11.2 2 -11.4L15 -11.8C16.4 -15 18.6 -16.8 20.6 -16.8L20 -20.6L23.6 -17.2C26.6 -16.6 29.4 -14.8 30.4 -12.8L27.4 -10.8L22.6 -10.6C21.4 -8 21.4 -6 21.8 0H18.6L17 -6.6H8.4L5.8 -4.4L5.4 0H2.8L3 -3.6Z",
  ],
  ["trim", "M16.2 -14.2L18 -16L21.4 -10.8L18.8 -9.8Z"],
];

/** What a commander wears over the figure of his unit. */
const mantles: Record<"foot" | "mounted", readonly Part[]> = {
  foot: [["mantle", "M-5 -30C-15 -27 -20 -12 -19 2Q-8 -2 0 2Q8 -2 17 2C18 -14 12 -27 5 -30Z"]],
  mounted: [["mantle", "M-2 -40C-15 -39 -25 -27 -28 -12Q-20 -15 -14 -11L-4 -19Z"]],
};

const crests: Record<"foot" | "mounted", readonly Part[]> = {
  foot: [["gold", "M-6 -37L-7.4 -44L-3.6 -41.4L0 -46L3.6 -41.4L7.4 -44L6 -37Z"]],
  mounted: [["gold", "M-4.8 -45.4L-6.2 -52L-2.6 -49.6L.8 -54L4.2 -49.6L7.6 -52L6.2 -45.4Z"]],
};

const figures: Readonly<Record<string, readonly Part[]>> = {
  "war-host": warHost,
  "winterfell-riders": winterfellRider,
  "northern-archers": northernArcher,
  "stark-kennelmasters": kennelmaster,
  "lannisport-guards": guard,
  "casterly-rock-cavalry": castralCavalier,
  "westerlands-archers": westernArcher,
  "lannister-heavy-infantry": heavy,
};

const paint = (parts: readonly Part[]) =>
  parts.map(([of, d], i) => <path key={i} className={`p-${of}`} d={d} />);

/** Every figure once, to be used wherever one stands. */
export function FigureShapes() {
  return (
    <defs>
      {Object.entries(figures).map(([id, parts]) => (
        <g key={id} id={`figure-${id}`}>
          {paint(parts)}
        </g>
      ))}
      {(["foot", "mounted"] as const).map((seat) => (
        <g key={seat} id={`mantle-${seat}`}>
          {paint(mantles[seat])}
        </g>
      ))}
      {(["foot", "mounted"] as const).map((seat) => (
        <g key={seat} id={`crest-${seat}`}>
          {paint(crests[seat])}
        </g>
      ))}
    </defs>
  );
}

/** One figure by itself, where no field is drawn that has its shape. */
export function Figure({ unit }: { unit: string }) {
  return <g className="alone">{paint(figures[unit] ?? warHost)}</g>;
}

export const figureOf = (unit: string) => (unit in figures ? unit : "war-host");

type Place = readonly [x: number, y: number];

/** Where the figures of a unit stand, the first to fall last; a commander is always the first. */
const foot: readonly Place[] = [
  [-13, 41],
  [19, 38],
  [-21, 15],
  [15, 11],
];
const horsed: readonly Place[] = [
  [-20, 40],
  [23, 37],
  [2, 10],
];
const hounds: readonly Place[] = [
  [-18, 40],
  [22, 37],
  [2, 11],
];

/** The places of a unit's figures; more than the drawing has room for stand in rows of three. */
export function placesOf(unit: string, unitClass: string, strength: number): readonly Place[] {
  const own = unitClass === "cavalry" ? horsed : unit === "stark-kennelmasters" ? hounds : foot;
  return strength <= own.length
    ? own.slice(0, strength)
    : Array.from({ length: strength }, (_, i): Place => [-24 + (i % 3) * 24, 42 - Math.floor(i / 3) * 20]);
}

/** Round bases for Stark, square ones for Lannister. */
export function Base({ house, wide, lead }: { house: House; wide: number; lead: boolean }) {
  const [w, h] = [wide, 5.4];
  const shape =
    house === "stark"
      ? `M${-w} 0a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0Z`
      : `M${-w + 2} ${-h}H${w - 2}L${w + 1} ${h}H${-w - 1}Z`;
  return (
    <>
      <ellipse className="figure-shade" cx="3" cy="2.5" rx={w + 3} ry={h + 1} />
      <path className={lead ? "base lead" : "base"} d={shape} />
    </>
  );
}

/** A unit's figures; those that fell have left their bases. */
export function Figures({ troop }: { troop: Troop }) {
  const { facts, figures: standing, commander, house } = troop;
  const places = placesOf(facts.id, facts.class, facts.strength);
  const mounted = facts.class === "cavalry";
  const wide = mounted ? 19 : facts.id === "stark-kennelmasters" ? 17 : 11;
  const scale = mounted ? 0.78 : facts.id === "stark-kennelmasters" ? 0.84 : 0.86;
  const seat = mounted ? "mounted" : "foot";
  return (
    <g className="figures">
      {places
        .map(([x, y], i) => ({ x, y, i }))
        .sort((one, other) => one.y - other.y)
        .map(({ x, y, i }) => {
          const lead = commander !== undefined && i === 0;
          const size = lead ? scale * 1.16 : scale;
          return (
            <g
              key={i}
              className="figure"
              data-fallen={i >= standing || undefined}
              transform={`translate(${x} ${y}) scale(${size.toFixed(2)})`}
            >
              <Base house={house} wide={wide} lead={lead} />
              <g className="upright">
                {lead && <use href={`#mantle-${seat}`} />}
                <use href={`#figure-${figureOf(facts.id)}`} />
                {lead && <use href={`#crest-${seat}`} />}
              </g>
            </g>
          );
        })}
    </g>
  );
}
