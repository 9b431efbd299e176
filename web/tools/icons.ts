/** Copies the icons the page uses out of the game-icons.net set: `npm run icons`. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const wanted = {
  thrones: `
    wolf-head lion stag-head rose giant-squid stone-throne broadsword raven barrel queen-crown white-tower crossed-swords
    shaking-hands torch checked-shield mammoth scroll-unfurled`,
  battue: `
    horse-head cavalry barracks-tent chest shield laurels semi-closed-eye card-draw card-discard
    byzantin-temple focused-lightning book-pile owl stone-tablet public-speaker scales chariot arena water-splash
    drama-masks laurel-crown centurion-helmet eagle-emblem trireme grain-bundle archery-target gold-stack coins spears
    gladius steak bookshelf archive-register lyre fire-shrine pocket-bow bubbles water-fountain greek-temple caduceus
    prisoner stable ancient-columns rolled-cloth painted-pottery sewing-string sandal anvil ring amphora bed cauldron
    bread clothesline candles fruit-tree well india-gate fire-bowl claw-hammer stone-bust`,
  battles: `
    wolf-head lion crossed-swords mailed-fist flying-flag tattered-banner cavalry hound pocket-bow battle-axe spears
    visored-helm laurels card-draw card-discard skull-crossed-bones walking-boot hood catapult prisoner`,
  miniatures: `
    wolf-head lion stag-head raven mammoth two-coins queen-crown coins scroll-unfurled crossed-swords walking-boot
    screaming cracked-shield shattered-sword visored-helm card-draw card-discard laurels flying-flag hood pocket-bow
    semi-closed-eye skull-crossed-bones wax-seal castle`,
  army: `
    wolf-head lion stag-head raven mammoth tattered-banner broadsword battle-axe warhammer halberd spears pocket-bow crossbow
    flame cavalry hound giant catapult visored-helm queen-crown scroll-unfurled`,
  // Those on the first screen, so that it need not load the boards'.
  vignettes: `
    crossed-swords wolf-head cavalry tattered-banner lion byzantin-temple centurion-helmet gladius chest laurels
    stone-throne stag-head rose giant-squid`,
};

const set = new URL("../node_modules/game-icons-transparent/svgs/", import.meta.url);
const author = new Map<string, string>();
for (const folder of readdirSync(set)) {
  for (const file of readdirSync(new URL(folder, set))) {
    author.set(file.replace(".svg", ""), folder);
  }
}

/** A tenth of a unit of 512 is finer than any screen; arcs are left alone, as their flags may touch numbers. */
function rounded(path: string): string {
  if (/[aA]/.test(path)) {
    return path;
  }
  let out = "";
  for (const [word] of path.matchAll(/[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?/g)) {
    const short = /[a-zA-Z]/.test(word)
      ? word
      : String(Math.round(Number(word) * 10) / 10).replace(/^(-?)0\./, "$1.");
    out += /\d$/.test(out) && /^[\d.]/.test(short) ? ` ${short}` : short;
  }
  return out;
}

const out = new URL("../src/icons/", import.meta.url);
const credits = new Map<string, string[]>();
for (const [game, names] of Object.entries(wanted)) {
  const paths: Record<string, string> = {};
  for (const name of names.trim().split(/\s+/).sort()) {
    const by = author.get(name);
    if (by === undefined) {
      throw new Error(`there is no icon ${name}`);
    }
    const svg = readFileSync(new URL(`${by}/${name}.svg`, set), "utf8");
    paths[name] = rounded([...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join(""));
    credits.set(by, [...(credits.get(by) ?? []), name]);
  }
  writeFileSync(new URL(`${game}.json`, out), `${JSON.stringify(paths, null, 1)}\n`);
}
const lines = [...credits].sort().map(([by, names]) => `${by}: ${[...new Set(names)].sort().join(", ")}`);
writeFileSync(
  new URL("CREDITS", out),
  `Icons from https://game-icons.net under CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/), by author. Their outlines\nwere rounded; size and colour are ours.\n\n${lines.join("\n")}\n`,
);
