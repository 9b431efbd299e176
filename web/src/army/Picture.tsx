import { drawn } from "../boards/icon";
import paths from "../icons/army.json";
import type { AttachmentCard, UnitCard } from "./army";

const { Icon } = drawn(paths);
type Name = keyof typeof paths;

const emblems: Readonly<Record<string, Name>> = {
  stark: "wolf-head",
  lannister: "lion",
  baratheon: "stag-head",
  "nights-watch": "raven",
  "free-folk": "mammoth",
  neutral: "tattered-banner",
};

/** What a weapon looks like, by the words of its name. */
const weapons: readonly [RegExp, Name][] = [
  [/crossbow|bolt/, "crossbow"],
  [/bow|arrow|volley/, "pocket-bow"],
  [/wildfire|fire/, "flame"],
  [/hammer|champion/, "warhammer"],
  [/halberd/, "halberd"],
  [/axe|executioner/, "battle-axe"],
  [/spear|lance/, "spears"],
];

/** The sign of a faction. */
export function Emblem({ faction }: { faction: string }) {
  return <Icon icon={emblems[faction] ?? "tattered-banner"} />;
}

function signOf(card: UnitCard): Name {
  switch (card.type) {
    case "cavalry":
      return "cavalry";
    case "monster":
      return card.tray === "solo-large" ? "giant" : "hound";
    case "war-machine":
      return "catapult";
    default: {
      const [first] = card.attacks;
      return weapons.find(([words]) => words.test(first?.name ?? ""))?.[1] ?? "broadsword";
    }
  }
}

/** The places of figures on a tray: how many in a rank, and how many ranks. */
const trays: Readonly<Record<string, readonly [number, number]>> = {
  infantry: [4, 3],
  cavalry: [2, 2],
};

/** A unit from above: its tray with its figures, and what it fights with. */
export function UnitPicture({ card }: { card: UnitCard }) {
  const [files, ranks] = trays[card.tray] ?? [1, 1];
  return (
    <span className={`picture ${card.faction}`} aria-hidden="true">
      <Icon icon={signOf(card)} />
      <svg className="tray" viewBox="0 0 40 30">
        <rect x="0.5" y="0.5" width="39" height="29" rx="2" />
        {Array.from({ length: files * ranks }, (_, at) => (
          <circle
            key={at}
            cx={((at % files) + 0.5) * (40 / files)}
            cy={(Math.floor(at / files) + 0.5) * (30 / ranks)}
            r={files === 1 ? 9 : files === 2 ? 5 : 3}
          />
        ))}
      </svg>
    </span>
  );
}

/** Somebody who joins a unit; a commander has a crown. */
export function AttachmentPicture({ card }: { card: AttachmentCard }) {
  return (
    <span className={`picture person ${card.faction}`} aria-hidden="true">
      <Icon icon={card.commander ? "queen-crown" : card.type === "cavalry" ? "cavalry" : "visored-helm"} />
    </span>
  );
}

/** Somebody who stays away from the field. */
export function NcuPicture({ faction }: { faction: string }) {
  return (
    <span className={`picture person ${faction}`} aria-hidden="true">
      <Icon icon="scroll-unfurled" />
    </span>
  );
}
