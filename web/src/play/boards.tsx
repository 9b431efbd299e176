/** The games' boards. This is the only place of the page that knows games by name. */
import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { BoardProps } from "../boards/board";
import type { Saying } from "../table/messages";

export type AnyBoardProps = BoardProps<unknown, unknown> & {
  /** What has been said of a line and is not in the view yet. */
  said?: readonly Saying[];
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

const battue = () => import("./battue");
const thrones = () => import("./thrones");

export const boards: Readonly<Record<string, Parts>> = {
  battue: {
    Map: lazy(async () => ({ default: (await battue()).City as ComponentType<AnyBoardProps> })),
    Panel: lazy(async () => ({ default: (await battue()).BattuePanel as ComponentType<AnyBoardProps> })),
    Emblem: lazy(async () => ({ default: (await battue()).Emblem })),
    tokens: {},
  },
  thrones: {
    Map: lazy(async () => {
      const { ThronesMap } = await thrones();
      const Drawn = ThronesMap as ComponentType<AnyBoardProps & { laid: Record<string, string> }>;
      return { default: (props: AnyBoardProps) => <Drawn {...props} laid={laid(props.said)} /> };
    }),
    Panel: lazy(async () => ({ default: (await thrones()).ThronesPanel as ComponentType<AnyBoardProps> })),
    Emblem: lazy(async () => ({ default: (await thrones()).Emblem })),
    tokens: { order: lazy(async () => ({ default: (await thrones()).Order })) },
  },
};
