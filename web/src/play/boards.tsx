/** The games' boards. This is the only place of the page that knows games by name. */
import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { aboutBattles } from "../boards/battles/about";
import { holderOf, planOf } from "../boards/battles/plan";
import type { BattlesContent, BattlesView, House } from "../boards/battles/types";
import { aboutBattue } from "../boards/battue/about";
import type { About, BoardProps, Mark, Text } from "../boards/board";
import { aboutMiniatures } from "../boards/miniatures/about";
import { toWin } from "../boards/miniatures/points";
import type { MiniaturesContent, MiniaturesView, Seat } from "../boards/miniatures/types";
import { aboutThrones } from "../boards/thrones/about";
import type { BattueContent, BattueView } from "../boards/battue/types";
import type { Event, Saying, State } from "../table/messages";
import type { Placing } from "../place/placing";
import type { ThronesContent, ThronesView } from "../boards/thrones/types";
import type { Renamed } from "./naming";

export type AnyBoardProps = BoardProps<unknown, unknown> & {
  /** What has been said of a line and is not in the view yet. */
  said?: readonly Saying[];
  /** What is being placed on an open table, if anything is. */
  placing?: Placing | null;
  /** Seats whose sealed line is in. */
  sealed?: readonly string[];
};

type Part = LazyExoticComponent<ComponentType<AnyBoardProps>>;
type Emblem = LazyExoticComponent<ComponentType<{ seat: string }>>;

interface Parts {
  /** The drawing. */
  Map: Part;
  /** What lies beside it. */
  Panel: Part;
  /** The mark of a seat. */
  Emblem: Emblem;
  /** What a seat has of what wins the game. */
  score: (view: unknown, seat: string, content: unknown, text: Text) => { shown: string; name: string };
  /** The round in words. */
  round: (view: unknown, content: unknown, text: Text) => string;
  /** The phases of a turn in order, and the one that a step belongs to. */
  phases: readonly string[];
  phaseOf: (step: string, view: unknown) => string;
  /** The signs on the board that are explained, in this order, and how each looks. */
  legend: readonly string[];
  Sign: LazyExoticComponent<ComponentType<{ sign: string }>>;
  /** What there is to know of something on the table. */
  about: (mark: Mark, view: unknown, content: unknown, text: Text) => About | null;
  /** Steps at which the other players must not see the screen. */
  isSecret: (step: string, view: unknown) => boolean;
  /** Options that end or leave out something, by key: they come first and need no second click. */
  passes: (step: string) => readonly string[];
  /** Options that are carried out at once, since they can be taken back. */
  quick?: readonly string[];
  /** Steps whose rest may be left to chance. */
  random?: readonly string[];
  /** Kinds of mark that are cards: what they say is shown wherever they are spoken of. */
  cards: readonly string[];
  /** What else stands on a card. */
  figures?: (mark: Mark, content: unknown, text: Text) => string;
  /** What events bring onto the table that the board does not keep: dice. */
  Happening?: LazyExoticComponent<ComponentType<{ told: readonly Event[]; text: Text }>>;
  /** Where many options may be said: what several share, and what is left to say of this one. */
  shared?: (saying: Saying, text: Text) => { title: string; says?: string; label: string } | null;
  /** True if chairs are seats in their order. */
  seated?: boolean;
  /** The option that is settled first, and what there is to say of a value. */
  choice?: { option: string; about: (value: string, content: unknown) => Partial<Record<string, string>>[] };
  /** What wins this very table, where that differs from one to the next. */
  goal?: (view: unknown, content: unknown) => Partial<Record<string, string>> | undefined;
  /** True if whoever can only pass is not asked where no other person plays, who could learn something from that. */
  passesAlone?: boolean;
  /** Leaves out of a line of the story what says nothing. */
  tidy?: (words: string) => string;
  /** What has another name since more is known of it. */
  renamed?: (view: unknown) => Renamed[];
  /** What options point at, drawn small, by kind of mark. */
  tokens: Readonly<Record<string, LazyExoticComponent<ComponentType<{ word: string; content: unknown }>>>>;
}

/** Orders that are laid and may still be revised, by region. */
function laid(said: readonly Saying[] = []): Record<string, string> {
  return Object.fromEntries(
    said.flatMap(({ args }) => {
      const region = args.find((arg) => arg.kind === "region")?.word;
      const order = args.find((arg) => arg.kind === "order")?.word;
      return region === undefined || order === undefined ? [] : [[region, order]];
    }),
  );
}

const battuePhases: Readonly<Record<string, string>> = {
  "place-tile": "set-up",
  "choose-edge": "set-up",
  "face-space": "set-up",
  "start-cards": "start",
  "aim-card": "start",
  "steal-card": "start",
  "put-back": "start",
  "next-share": "start",
  "call-reinforcements": "reinforce",
  "move-from": "move",
  "move-to": "move",
  "move-count": "move",
  "end-cards": "end",
  "discard-to-limit": "end",
  "discard-for-cards": "end",
  "discard-for-warriors": "end",
  "place-ally": "end",
};

const thronesPhases: Readonly<Record<string, string>> = {
  "place-orders": "planning",
  raven: "planning",
  "raid-from": "raids",
  "raid-target": "raids",
  "march-from": "marches",
  send: "marches",
  "leave-crest": "marches",
  "bid-for-influence": "westeros",
  "bid-for-watch": "westeros",
  recruit: "westeros",
  "pay-wildlings": "westeros",
};

/** The steps of a battle that do not belong to the command phase. */
const battlesPhases: Readonly<Record<string, string>> = {
  "choose-commanders": "set-up",
  "lay-terrain": "set-up",
  "place-commander": "set-up",
  "place-unit": "set-up",
  "hide-archers": "set-up",
  "guard-palisade": "set-up",
  "break-palisade": "set-up",
  "aim-catapult": "set-up",
  "hide-edmure": "set-up",
  move: "move",
  "move-to": "move",
  "free-move": "move",
  "take-edmure": "move",
  attack: "attack",
  "parting-blow": "attack",
  "re-roll": "attack",
  "stand-firm": "attack",
  retreat: "attack",
  "counter-attack": "attack",
  "follow-up": "attack",
  "attack-next": "attack",
  "name-colour": "attack",
  "commit-target-declared": "attack",
  "commit-before-roll": "attack",
  "commit-after-roll": "attack",
  "commit-before-losses": "attack",
  "commit-after-attack": "attack",
  "commit-eliminates": "attack",
  "commit-fire-lit": "attack",
  "keep-card": "regroup",
  "keep-token": "regroup",
  recover: "regroup",
  spread: "regroup",
};

/** A turn offers each token for each unit, and each card to each commander. */
function sharedInBattles({ key, args }: Saying, text: Text) {
  const word = (kind: string) => args.find((arg) => arg.kind === kind)?.word ?? "";
  // A hyphen that no line breaks at.
  const unit = `${text(`unit.${word("unit")}.short`)} ${word("hex").replace("-", "\u2011")}`;
  switch (key) {
    case "option.turn.use":
    case "option.turn.two":
    case "option.turn.freely":
    case "option.turn.rally":
      return {
        title: text(`board.battles.${key}`, { token: text(`token.${word("token") || "morale"}.a`) }),
        label: unit,
      };
    case "option.turn.play":
      return {
        title: text(`board.battles.${key}`, { card: text(`card.${word("card")}`) }),
        says: text(`card.${word("card")}.text`),
        label: text(`commander.${word("commander")}`),
      };
    default:
      return null;
  }
}

/** The steps of Miniatures by the phase they belong to; moments go by what they are about. */
const miniaturesPhases: readonly (readonly [RegExp, string])[] = [
  [
    /^(choose-(zone|corner|role|terrain)|first-player|terrain|lay-terrain|place-objective|deploy|deploy-at|mark|at-battle-begins)$/,
    "set-up",
  ],
  [/attack|defence|test|melee-target|shoot-at|healed|destroyed|panic|condition|wound/, "combat"],
  [/^(action|move|push|arrive|redeploy)|charge|stance|march|maneuver|retreat/, "action"],
  [/zone|ncu|aim|relieve|afflict|influence|silence|card-played/, "council"],
  [/discard|round-ends|objective|mission|pile/, "upkeep"],
];

const battles = () => import("./battles");
const miniatures = () => import("./miniatures");
const battue = () => import("./battue");
const thrones = () => import("./thrones");

/** The drawing of a game that has none of its own. */
export const OpenTable: Part = lazy(async () => ({
  default: (await import("../place/OpenTable")).OpenTable,
}));

export const boards: Readonly<Record<string, Parts>> = {
  battles: {
    Map: lazy(async () => ({ default: (await battles()).BattlesMap as ComponentType<AnyBoardProps> })),
    Panel: lazy(async () => ({ default: (await battles()).BattlesPanel as ComponentType<AnyBoardProps> })),
    Emblem: lazy(async () => ({ default: (await battles()).Emblem })),
    score: (seen, seat, packs, text) => {
      const [view, content] = [seen as BattlesView, packs as BattlesContent];
      const plan = planOf(view, content);
      const points = view.points?.[seat as House] ?? 0;
      if (plan?.victory.mode !== "condition" || !plan.objectives) {
        return { shown: String(points), name: text("board.battles.points", { n: points }) };
      }
      const of = plan.objectives.length;
      const n = plan.objectives.filter(({ id }) => holderOf(id, view, content) === seat).length;
      return { shown: `${n}/${of}`, name: text("board.battles.places", { n, of }) };
    },
    round: (view, content, text) => {
      const { number: n } = (view as BattlesView).round;
      const plan = planOf(view as BattlesView, content as BattlesContent);
      return text("board.battles.round", { n, of: plan?.values.rounds ?? n });
    },
    goal: (view, content) => planOf(view as BattlesView, content as BattlesContent)?.victory.text,
    shared: sharedInBattles,
    seated: true,
    choice: {
      option: "battle",
      about: (value, content) => {
        const { battles, skirmish } = content as BattlesContent;
        const plan = [...battles.battles, ...skirmish.skirmishes].find(({ id }) => id === value);
        return [plan?.text, plan?.victory.text].filter((words) => words !== undefined);
      },
    },
    phases: ["rally", "marshal", "command", "move", "attack", "regroup"],
    legend: [
      "unit",
      "banner",
      "spent",
      "may-march",
      "may-strike",
      "engaged",
      "commander",
      "zone",
      "reach",
      "sight",
      "objective",
      "fire",
      "dice",
      "target",
      "picked",
      "last",
    ],
    Sign: lazy(async () => ({ default: (await battles()).BattlesSign })),
    about: (mark, view, content, text) =>
      aboutBattles(mark, view as BattlesView, content as BattlesContent, text),
    phaseOf: (step) => battlesPhases[step] ?? "command",
    isSecret: (step, view) =>
      step === "choose-commanders" || Object.keys((view as BattlesView).hand ?? {}).length > 0,
    passes: (step) => [
      // Whoever passes a turn passes for the whole round, and is asked twice.
      ...(step.startsWith("commit-") ? ["option.pass"] : []),
      "option.declare.done",
      "option.move.none",
      "option.attack.none",
      "option.aim.none",
      "option.re-roll.keep",
      "option.choose-commanders.done",
      "option.lay-terrain.none",
      "option.break-palisade.none",
    ],
    quick: ["option.turn.use", "option.turn.two", "option.turn.freely", "option.move-to"],
    random: ["guard-palisade", "aim-catapult", "lay-terrain", "place-unit"],
    cards: ["card"],
    figures: ({ word }, content, text) => {
      const card = (content as BattlesContent).cards.cards.find(({ id }) => id === word);
      const whose = (content as BattlesContent).commanders.commanders.find(
        ({ figure }) => figure === card?.commander,
      );
      return whose ? text(`commander.${whose.id}`) : "";
    },
    Happening: lazy(async () => ({ default: (await battles()).Rolled })),
    tokens: { token: lazy(async () => ({ default: (await battles()).Order })) },
  },
  battue: {
    Map: lazy(async () => ({ default: (await battue()).City as ComponentType<AnyBoardProps> })),
    Panel: lazy(async () => ({ default: (await battue()).BattuePanel as ComponentType<AnyBoardProps> })),
    Emblem: lazy(async () => ({ default: (await battue()).Emblem })),
    score: (view, seat, _content, text) => {
      const player = (view as BattueView).players[seat];
      const [tiles, chest] = [player?.["tile-points"] ?? 0, player?.["chest-points"] ?? 0];
      return {
        shown: String(tiles + chest),
        name: text("board.battue.points", { n: tiles + chest, tiles, chest }),
      };
    },
    round: (view, _content, text) => text("board.battue.round", { n: (view as BattueView).turn.round }),
    phases: ["start", "reinforce", "move", "battles", "end"],
    legend: [
      "defence",
      "loot",
      "points",
      "horde",
      "flag",
      "face-down",
      "mixed",
      "event",
      "warrior",
      "target",
      "picked",
      "last",
    ],
    Sign: lazy(async () => ({ default: (await battue()).BattueSign })),
    about: (mark, view, content, text) =>
      aboutBattue(mark, view as BattueView, content as BattueContent, text),
    phaseOf: (step, view) =>
      (view as BattueView).battle?.space === undefined ? (battuePhases[step] ?? "battles") : "battles",
    isSecret: (_step, view) => Object.values((view as BattueView).players).some(({ cards }) => cards > 0),
    passes: () => [
      "option.call-reinforcements.done",
      "option.move-from.done",
      "option.pass",
      "option.enough",
    ],
    random: ["place-tile"],
    cards: ["loot", "event"],
    figures: ({ kind, word }, content, text) => {
      const { loot, events } = content as BattueContent;
      const card = (kind === "loot" ? loot : events).cards.find(({ id }) => id === word);
      const timing = (card?.timing ?? []).map((moment) => text(`timing.${moment}`));
      return timing.join(", ");
    },
    Happening: lazy(async () => ({ default: (await battue()).Rolled })),
    renamed: (view) =>
      Object.entries((view as BattueView).board).flatMap(([site, { tile }]) =>
        tile === undefined ? [] : [{ from: `place.${site}`, to: `tile.${tile}` }],
      ),
    tokens: {},
  },
  miniatures: {
    Map: lazy(async () => ({ default: (await miniatures()).MiniaturesMap as ComponentType<AnyBoardProps> })),
    Panel: lazy(async () => ({
      default: (await miniatures()).MiniaturesPanel as ComponentType<AnyBoardProps>,
    })),
    Emblem: lazy(async () => ({ default: (await miniatures()).Emblem })),
    score: (seen, seat, content, text) => {
      const view = seen as MiniaturesView;
      const n = view.points?.[seat as Seat] ?? 0;
      const of = toWin(view, content as MiniaturesContent);
      return { shown: `${n}/${of}`, name: text("board.miniatures.points-of", { n, of }) };
    },
    round: (view, _content, text) =>
      text("board.miniatures.round", { n: (view as MiniaturesView).round.number, of: 6 }),
    phases: ["activation", "action", "combat", "council", "upkeep"],
    phaseOf: (step) => miniaturesPhases.find(([steps]) => steps.test(step))?.[1] ?? "activation",
    legend: [
      "tray",
      "gap",
      "seats",
      "commander",
      "spent",
      "panicked",
      "vulnerable",
      "weakened",
      "engaged",
      "objective",
      "target",
      "picked",
      "last",
    ],
    Sign: lazy(async () => ({ default: (await miniatures()).MiniaturesSign })),
    about: (mark, view, content, text) =>
      aboutMiniatures(mark, view as MiniaturesView, content as MiniaturesContent, text),
    // Whoever shares a screen turns his cards up himself; only what is asked about them is for his eyes alone.
    isSecret: (step) => /^at-|discard|mission|siege|search|scout|fetch|return-card|vow|swear/.test(step),
    passes: () => [
      "option.pass",
      "option.aim.none",
      "option.bounty.none",
      "option.discard.enough",
      "option.re-roll-attack.keep",
      "option.re-roll-defence.keep",
      "option.re-roll-test.keep",
      "option.reveal-mission.keep",
      "option.wall-shoots.none",
    ],
    passesAlone: true,
    cards: ["card", "ability", "mission", "siege-card", "objective", "zone", "ncu"],
    Happening: lazy(async () => ({ default: (await miniatures()).Rolled })),
    // Faces that no die shows.
    tidy: (words) => words.replaceAll(/[1-6] × 0(, |(?=\.))/g, "").replace(/, \.$/, "."),
    tokens: {
      zone: lazy(async () => ({ default: (await miniatures()).ZoneSign })),
      condition: lazy(async () => ({ default: (await miniatures()).ConditionSign })),
      unit: lazy(async () => ({ default: (await miniatures()).UnitSign })),
    },
  },
  thrones: {
    Map: lazy(async () => {
      const { ThronesMap } = await thrones();
      const Drawn = ThronesMap as ComponentType<AnyBoardProps & { laid: Record<string, string> }>;
      return { default: (props: AnyBoardProps) => <Drawn {...props} laid={laid(props.said)} /> };
    }),
    Panel: lazy(async () => ({ default: (await thrones()).ThronesPanel as ComponentType<AnyBoardProps> })),
    Emblem: lazy(async () => ({ default: (await thrones()).Emblem })),
    score: (view, seat, content, text) => {
      const { houses, seats } = view as ThronesView;
      const { setups } = (content as ThronesContent).houses;
      const n = houses[seat]?.castles ?? 0;
      const of = setups.find(({ players }) => players === seats)?.["castles-to-win"] ?? 0;
      return { shown: `${n}/${of}`, name: text("board.thrones.castles", { n, of }) };
    },
    round: (view, content, text) =>
      text("board.thrones.turn", {
        n: (view as ThronesView).turn.number,
        of: (content as ThronesContent).tables.turns,
      }),
    phases: ["westeros", "planning", "raids", "marches", "battle", "consolidation"],
    legend: [
      "fortress",
      "city",
      "barrels",
      "crowns",
      "footman",
      "knight",
      "ship",
      "tired",
      "march",
      "support",
      "raid",
      "consolidate",
      "defend",
      "star",
      "crests",
      "neutral",
      "wildlings",
      "throne",
      "fiefs",
      "court",
      "target",
      "picked",
      "last",
    ],
    Sign: lazy(async () => ({ default: (await thrones()).ThronesSign })),
    about: (mark, view, content, text) =>
      aboutThrones(mark, view as ThronesView, content as ThronesContent, text),
    phaseOf: (step, view) => {
      const { march } = view as ThronesView;
      return (
        thronesPhases[step] ?? (march?.to === undefined ? "westeros" : march.defender ? "battle" : "marches")
      );
    },
    isSecret: (step) =>
      ["place-orders", "choose-character", "bid-for-influence", "bid-for-watch"].includes(step),
    passes: () => ["option.raven.stays", "option.recruit.done", "option.raid-target.nothing"],
    cards: ["character", "westeros"],
    figures: ({ kind, word }, content, text) => {
      const card = (content as ThronesContent).characters.characters.find(({ id }) => id === word);
      return kind === "character" && card
        ? [
            text("board.thrones.strength", { n: card.strength }),
            ...(card.swords > 0 ? [text("board.thrones.swords", { n: card.swords })] : []),
            ...(card.towers > 0 ? [text("board.thrones.towers", { n: card.towers })] : []),
          ].join(", ")
        : "";
    },
    tokens: { order: lazy(async () => ({ default: (await thrones()).Order })) },
  },
};

/** The phase of the turn that the game is in, or "" where there is none. */
export function phaseNow(board: Parts, state: State): string {
  return state.step === undefined || state.over ? "" : board.phaseOf(state.step, state.view);
}
