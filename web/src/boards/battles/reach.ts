/** What a unit's card and the ground say of how far it comes and sees: for the eye only, cards may change all of it. */
import { distance, neighbour, sees, trace, word, within, DIRECTIONS, type Hex } from "./hexes";
import { troopAt, type Ground, type Troop } from "./plan";
import type { BattlesContent, BattlesView, TerrainFacts } from "./types";

/** Hexes a unit may move to: and attack from there, or only move. */
export interface Reach {
  attack: Hex[];
  move: Hex[];
}

/** What is left of a move that enters this ground, or -1 if it cannot. */
function entering(ground: TerrainFacts | undefined, left: number, mounted: boolean): number {
  if (!ground || ground.move === "impassable" || left < 1) {
    return -1;
  }
  if (ground.move === "stop" || (ground.move === "ford" && !mounted)) {
    return 0;
  }
  return ground.move === "ford" ? Math.max(0, left - 2) : left - 1;
}

/** Everywhere within so many hexes; a move along a road alone goes one farther. */
function flood(
  ground: Ground,
  from: Hex,
  most: number,
  mounted: boolean,
  free: (hex: Hex) => boolean,
): Hex[] {
  const found = new Map<string, Hex>();
  const best = new Map<string, number>();
  const queue: { hex: Hex; left: number; road: boolean }[] = [
    { hex: from, left: most, road: ground.at(from)?.move === "road" },
  ];
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { hex, left, road } = step;
    for (const way of DIRECTIONS) {
      const next = neighbour(hex, way);
      const facts = ground.at(next);
      const onRoad = road && facts?.move === "road";
      // The last hex of a move by road may be any.
      const room = left === 0 && road && hex !== from ? 1 : left;
      const rest = free(next) ? entering(facts, room, mounted) : -1;
      const key = `${word(next)} ${onRoad}`;
      if (rest >= 0 && rest > (best.get(key) ?? -1)) {
        best.set(key, rest);
        found.set(word(next), next);
        const extra = room === 1 && left === 0;
        queue.push({ hex: next, left: rest, road: onRoad && !extra });
      }
    }
  }
  found.delete(word(from));
  return [...found.values()];
}

export function reachOf(troop: Troop, ground: Ground, view: BattlesView): Reach {
  const { options } = troop.facts.orders[troop.rank];
  const most = (attack: boolean) =>
    Math.max(0, ...options.filter((option) => option.attack === attack).map(({ move }) => move));
  const free = (hex: Hex) => view.units?.[word(hex)] === undefined;
  const mounted = troop.facts.class === "cavalry";
  const attack = flood(ground, troop.hex, most(true), mounted, free);
  const near = new Set(attack.map(word));
  const move = flood(ground, troop.hex, most(false), mounted, free).filter((hex) => !near.has(word(hex)));
  return { attack, move };
}

/** What a ranged unit, or hounds, could shoot at. */
export interface Sight {
  least: number;
  most: number;
  seen: Hex[];
  hidden: Hex[];
  /** Enemy units within range: seen, or hidden by what stands at `by`. */
  lines: { to: Hex; clear: boolean; by?: Hex }[];
}

const DOGS = { least: 2, most: 3 };

export function sightOf(
  troop: Troop,
  ground: Ground,
  view: BattlesView,
  content: BattlesContent,
): Sight | undefined {
  const dogs = troop.facts.keywords?.["war-dogs"] !== undefined;
  if (troop.facts.range < 2 && !dogs) {
    return undefined;
  }
  const { least, most } = dogs ? DOGS : { least: 1, most: troop.facts.range };
  const above = ground.at(troop.hex)?.height === true;
  const blocks = (hex: Hex) => {
    const facts = ground.at(hex);
    const there = troopAt(word(hex), view, content);
    const unit = there !== undefined && (dogs ? there.house !== troop.house : !above);
    return facts?.["blocks-sight"] === true || (dogs && facts?.["blocks-war-dogs"] === true) || unit;
  };
  const near = within(ground.size, troop.hex, most).filter((hex) => distance(troop.hex, hex) >= least);
  const clear = (hex: Hex) => sees(troop.hex, hex, blocks);
  return {
    least,
    most,
    seen: near.filter(clear),
    hidden: near.filter((hex) => !clear(hex)),
    lines: near
      .filter((hex) => {
        const there = troopAt(word(hex), view, content);
        return there !== undefined && there.house !== troop.house;
      })
      .map((to) => {
        const by = trace(troop.hex, to, true).find(blocks);
        return clear(to) || !by ? { to, clear: clear(to) } : { to, clear: false, by };
      }),
  };
}
