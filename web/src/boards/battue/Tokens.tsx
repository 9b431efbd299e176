import icons from "../../icons/battue.json";
import { drawn } from "../icon";
import type { Colour } from "./types";

export type IconName = keyof typeof icons;

export const { Glyph, Icon } = drawn(icons);

/** Each colour has a shape of its own, so that it is never told by colour alone. */
const badges: Record<Colour, string> = {
  red: "M0 -21A21 21 0 0 1 0 21A21 21 0 0 1 0 -21Z",
  blue: "M-16 -19H16Q19 -19 19 -16V16Q19 19 16 19H-16Q-19 19 -19 16V-16Q-19 -19 -16 -19Z",
  green: "M-3 -23Q0 -27 3 -23L23 15Q25 20 20 20H-20Q-25 20 -23 15Z",
  gold: "M-3 -24Q0 -27 3 -24L24 -3Q27 0 24 3L3 24Q0 27 -3 24L-24 3Q-27 0 -24 -3Z",
};

/** A colour's shape among words. */
export function Badge({ colour }: { colour: Colour }) {
  return (
    <svg className={`badge player-${colour}`} viewBox="-28 -28 56 56" aria-hidden="true">
      <path d={badges[colour]} />
    </svg>
  );
}

/** A horde: its colour and shape, a horse's head, how many warriors. */
export function Horde({
  colour,
  count,
  x,
  y,
  scale = 1,
}: {
  colour: Colour;
  count: number;
  x: number;
  y: number;
  scale?: number;
}) {
  return (
    <g className={`horde player-${colour}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="badge-shape" d={badges[colour]} />
      <Glyph className="horse" icon="horse-head" x={-7} y={colour === "green" ? 6 : 0} size={24} />
      <circle className="count-disc" cx="14" cy="11" r="13" />
      <text className="count" x="14" y="17.5">
        {count}
      </text>
    </g>
  );
}

/** A flag on its pole, with its colour's shape; the point is the pole's foot. */
export function Flag({ colour, x, y }: { colour: Colour; x: number; y: number }) {
  return (
    <g className={`flag player-${colour}`} transform={`translate(${x} ${y})`}>
      <path className="pole" d="M0 0V-38" />
      <path className="cloth" d="M0 -38Q10 -42 17 -37T32 -37V-17Q24 -13 16 -17T0 -17Z" />
      <path className="sign" d={badges[colour]} transform="translate(15 -27) scale(0.3)" />
    </g>
  );
}

/** Defence, loot and points of a space. */
export function Values({
  defence,
  loot,
  vp,
  x,
  y,
  scale = 1,
}: {
  defence: number;
  loot: number;
  vp: number;
  x: number;
  y: number;
  scale?: number;
}) {
  return (
    <g className="values" transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className="defence" transform="translate(-25 0)">
        <path d="M-11 -11H11V1C11 8 5 11 0 13C-5 11 -11 8 -11 1Z" />
        <text y="5.5">{defence}</text>
      </g>
      <g className="loot">
        <path d="M-11 -4Q-11 -11 -4 -11H4Q11 -11 11 -4V11H-11Z" />
        <path className="band" d="M-11 -3H-8M8 -3H11" />
        <text y="6">{loot}</text>
      </g>
      <g className="points" transform="translate(25 0)">
        <circle r="12" />
        <text y="5.5">{vp}</text>
      </g>
    </g>
  );
}

/** Which building a tile shows. */
const buildings: Record<string, IconName> = {
  palace: "byzantin-temple",
  "templum-jupiter": "focused-lightning",
  universitas: "book-pile",
  "templum-minerva": "owl",
  schola: "stone-tablet",
  "forum-magnum": "public-speaker",
  basilica: "scales",
  circus: "chariot",
  amphitheatrum: "arena",
  thermae: "water-splash",
  theatrum: "drama-masks",
  curia: "laurel-crown",
  "castra-urbana": "centurion-helmet",
  praetorium: "eagle-emblem",
  emporium: "trireme",
  horrea: "grain-bundle",
  campus: "archery-target",
  aerarium: "gold-stack",
  moneta: "coins",
  armamentarium: "spears",
  "ludus-gladiatorius": "gladius",
  macellum: "steak",
  bibliotheca: "bookshelf",
  tabularium: "archive-register",
  odeum: "lyre",
  "templum-vestae": "fire-shrine",
  "templum-dianae": "pocket-bow",
  balneum: "bubbles",
  nymphaeum: "water-fountain",
  "domus-senatoris": "greek-temple",
  valetudinarium: "caduceus",
  carcer: "prisoner",
  stabula: "stable",
  porticus: "ancient-columns",
  "insula-fullonum": "rolled-cloth",
  "insula-figulorum": "painted-pottery",
  "insula-textorum": "sewing-string",
  "insula-sutorum": "sandal",
  "insula-fabrorum": "anvil",
  "insula-aurificum": "ring",
  taberna: "amphora",
  caupona: "bed",
  popina: "cauldron",
  pistrinum: "bread",
  fullonica: "clothesline",
  sacellum: "candles",
  hortus: "fruit-tree",
  cisterna: "well",
  arcus: "india-gate",
  "statio-vigilum": "fire-bowl",
  officina: "claw-hammer",
  lararium: "stone-bust",
};

export function buildingOf(tile: string): IconName {
  return buildings[tile] ?? "greek-temple";
}
