import icons from "../../icons/thrones.json";
import { drawn } from "../icon";

export type IconName = keyof typeof icons;

const sigils: Record<string, IconName> = {
  stark: "wolf-head",
  lannister: "lion",
  baratheon: "stag-head",
  tyrell: "rose",
  greyjoy: "giant-squid",
};

/** The icon that stands for a house wherever its colour does. */
export function sigilOf(house: string): IconName {
  return sigils[house] ?? "checked-shield";
}

export const { Glyph, Icon } = drawn(icons);

const SHIELD = "M-11 -13H11V0C11 8 5 12 0 15C-5 12 -11 8 -11 0Z";

/** A house's arms, where its units stand or its crest lies. */
export function Shield({ house, x, y, scale = 1 }: { house: string; x: number; y: number; scale?: number }) {
  return (
    <g className={`shield house-${house}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={SHIELD} />
      <Glyph icon={sigilOf(house)} x={0} y={-0.5} size={18} />
    </g>
  );
}

/** A house's arms among words. */
export function Arms({ house }: { house: string }) {
  return (
    <svg className={`arms house-${house}`} viewBox="-12 -14 24 30" aria-hidden="true">
      <path d={SHIELD} />
      <Glyph icon={sigilOf(house)} x={0} y={-0.5} size={18} />
    </svg>
  );
}

/** The hatchings by which a house's lands are told apart without colour. */
export function Hatchings() {
  return (
    <>
      <pattern
        id="hatch-stark"
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="house-stark" d="M0 7H14" />
      </pattern>
      <pattern id="hatch-lannister" width="14" height="14" patternUnits="userSpaceOnUse">
        <path className="house-lannister" d="M7 0V14" />
      </pattern>
      <pattern
        id="hatch-baratheon"
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(30)"
      >
        <circle className="house-baratheon" cx="7" cy="7" r="2.4" />
      </pattern>
      <pattern
        id="hatch-tyrell"
        width="16"
        height="16"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="house-tyrell" d="M0 8H16M8 0V16" />
      </pattern>
      <pattern id="hatch-greyjoy" width="20" height="14" patternUnits="userSpaceOnUse">
        <path className="house-greyjoy" d="M0 7Q5 1 10 7T20 7" />
      </pattern>
    </>
  );
}
