import type { UnitFacts } from "./types";

/** What a figure carries or is: so it is drawn. */
export type Kit =
  | "sword"
  | "shield"
  | "axe"
  | "greatsword"
  | "hammer"
  | "spear"
  | "bow"
  | "orb"
  | "rider"
  | "lancer"
  | "wolf"
  | "giant"
  | "machine";

/** By the names of their weapons; the first that fits. */
const byWeapon: readonly (readonly [RegExp, Kit])[] = [
  [/bow|volley/, "bow"],
  [/wildfire|orb/, "orb"],
  [/spear|halberd|pike/, "spear"],
  [/axe|executioner|cleaver|club/, "axe"],
  [/hammer|flail|mace/, "hammer"],
  [/greatsword|two-handed/, "greatsword"],
];

export function kitOf({ type, tray, id, attacks = [], defence }: UnitFacts): Kit {
  const weapons = attacks.map(({ name }) => name).join(" ");
  if (type === "cavalry" || tray === "cavalry") {
    return /lance|wrath/.test(weapons) ? "lancer" : "rider";
  }
  if (id.includes("giant")) {
    return "giant";
  }
  if (/scorpion|bolt-thrower/.test(`${id} ${weapons}`)) {
    return "machine";
  }
  if (tray === "solo-small" || weapons.includes("tooth")) {
    return "wolf";
  }
  return byWeapon.find(([name]) => name.test(weapons))?.[1] ?? (defence <= 3 ? "shield" : "sword");
}

const Man = () => (
  <>
    <path className="cloak" d="M-3.9 .3C-4 2.6-2.4 4.5 0 4.5S4 2.6 3.9 .3C2.6-.9-2.6-.9-3.9 .3Z" />
    <ellipse className="mail" rx="3.9" ry="2" />
    <circle className="helm" cy="-.25" r="1.75" />
    <path className="shine" d="M-1 -.8A1.4 1.4 0 0 1 .5 -1.6" />
  </>
);

const Horse = () => (
  <>
    <path
      className="horse"
      d="M0 -11C1.4 -11 1.9 -8.6 1.7 -7.4C3.2 -6 3.5 -2 3.3 2C3.2 5.5 2.4 8.2 0 8.4C-2.4 8.2-3.2 5.5-3.3 2C-3.5-2-3.2-6-1.7-7.4C-1.9-8.6-1.4-11 0-11Z"
    />
    <path className="mane" d="M0 -9.5V-4M0 8.2Q1.6 10 .2 12" />
    <path className="cloth" d="M-3.5 -1.2H3.5V4.6H-3.5Z" />
  </>
);

/** The figures from above, looking up, in tenths of an inch; each is in the page once. */
export function FigureShapes() {
  return (
    <defs>
      <g id="mini-sword">
        <path className="steel" d="M4.2 1V-5.6" />
        <path className="hilt" d="M3.1 -.7H5.3" />
        <Man />
      </g>
      <g id="mini-shield">
        <path className="steel" d="M4.2 1V-5.2" />
        <Man />
        <path className="shield" d="M-5.3 -3.2Q-2.9 -4.4 -.6 -3.2L-1 -2Q-2.9 -2.8 -4.9 -2Z" />
      </g>
      <g id="mini-axe">
        <path className="shaft" d="M4 2.6V-5" />
        <path className="blade" d="M4 -5.6C6.4 -5.8 6.7 -2.8 4.2 -2.6L4 -3.3Z" />
        <Man />
      </g>
      <g id="mini-greatsword">
        <path className="steel wide" d="M3.6 3V-7.6" />
        <path className="hilt" d="M2 .3H5.2" />
        <Man />
      </g>
      <g id="mini-hammer">
        <path className="shaft" d="M4 2.6V-4.4" />
        <path className="blade" d="M2.2 -6.2H6V-4H2.2Z" />
        <Man />
      </g>
      <g id="mini-spear">
        <path className="shaft" d="M3.7 4.4V-8" />
        <path className="blade" d="M3.7 -10.4L4.6 -7.6H2.8Z" />
        <Man />
      </g>
      <g id="mini-bow">
        <path className="bow" d="M-5.4 -1.5Q0 -7.8 5.4 -1.5" />
        <path className="string" d="M-5.4 -1.5H5.4M0 -.4V-7" />
        <Man />
      </g>
      <g id="mini-orb">
        <Man />
        <circle className="orb" cx="3.9" cy="-3.2" r="1.7" />
      </g>
      <g id="mini-rider">
        <Horse />
        <g transform="translate(0 1.2)">
          <path className="steel" d="M4.2 1V-6" />
          <Man />
        </g>
      </g>
      <g id="mini-lancer">
        <Horse />
        <g transform="translate(0 1.2)">
          <path className="shaft" d="M3.8 4V-13" />
          <path className="blade" d="M3.8 -16L4.7 -12.6H2.9Z" />
          <Man />
          <path className="shield" d="M-5.6 -2.6Q-3.4 -3.8 -1.4 -2.6L-1.8 -1.3Q-3.4 -2 -5.2 -1.3Z" />
        </g>
      </g>
      <g id="mini-wolf">
        <path
          className="fur"
          d="M0 -10.4L1.3 -8.6L3 -9.4L2.9 -6.6C3.6 -5.4 3.8 -4 3.4 -2.6C3.8 1.6 3.2 5 1.6 6.6C1.2 9 1.4 10.6 .3 12.6C-1.4 10.8-1 8.6-1.6 6.6C-3.2 5-3.8 1.6-3.4-2.6C-3.8-4-3.6-5.4-2.9-6.6L-3-9.4L-1.3-8.6Z"
        />
        <path className="mane" d="M0 -5V6M-1.6 -7.4H-1M1.6 -7.4H1" />
      </g>
      <g id="mini-giant">
        <path className="shaft wide" d="M8.6 8V-15" />
        <path className="fur" d="M-9 1C-9.4 7-5 11 0 11S9.4 7 9 1C6-2.4-6-2.4-9 1Z" />
        <ellipse className="skin" rx="9" ry="4.4" cy="-.6" />
        <circle className="hair" cy="-1.4" r="4.1" />
      </g>
      <g id="mini-machine">
        <path className="shaft wide" d="M-6 12L0 -4L6 12M0 12V-14" />
        <path className="bow wide" d="M-11 -3Q0 -13 11 -3" />
        <path className="string" d="M-11 -3L0 3L11 -3" />
        <path className="blade" d="M0 -18L1.4 -13H-1.4Z" />
        <g transform="translate(-7 5) scale(.8)">
          <Man />
        </g>
        <g transform="translate(7 5) scale(.8)">
          <Man />
        </g>
      </g>
    </defs>
  );
}

export function Figure({ kit }: { kit: Kit }) {
  return <use href={`#mini-${kit}`} className="figure" />;
}
