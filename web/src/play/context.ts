import { createContext, useContext } from "react";
import type { Mark, Text } from "../boards/board";
import type { Book, Chair, GameInfo, Saying, TableInfo, Worded } from "../table/messages";

/** What all parts of a table's screen share. */
export interface Scene {
  book: Book;
  game: GameInfo;
  text: Text;
  words: (worded: Worded) => string;
  /** A saying in words, with the names of players where it speaks of their chairs. */
  say: (saying: Saying) => string;
  table: TableInfo | null;
  hover: (marks: readonly Mark[]) => void;
  /** Opens the text of a clause. */
  cite: (clause: string) => void;
  /** What a refusal by a clause means, in the words of a lesson. */
  meanings?: Readonly<Record<string, Worded>>;
}

const Context = createContext<Scene | null>(null);
export const SceneProvider = Context.Provider;

export function useScene(): Scene {
  const scene = useContext(Context);
  if (!scene) {
    throw new Error("outside a table");
  }
  return scene;
}

/** The word of a seat: a colour, a house. */
export function seatWord(scene: Pick<Scene, "game">, seat: number): string {
  return scene.game.seatNames[seat] ?? String(seat);
}

/** A seat's name in words. */
export function seatName(scene: Pick<Scene, "game" | "text">, seat: number): string {
  return scene.text(`seat.${seatWord(scene, seat)}`);
}

/** Who sits in a chair: a person's name, or a bot of a level. */
export function sitter({ table, text }: Pick<Scene, "table" | "text">, chair: Chair | undefined): string {
  if (chair?.bot === "lesson") {
    return text("learn.other");
  }
  if (chair?.bot !== undefined) {
    return text("seat.bot", { level: text(`bot.${chair.bot}`) });
  }
  return chair?.name ?? (chair && table ? text("chair", { n: chair.chair + 1 }) : "");
}

/** Who holds a seat. */
export function holder(scene: Pick<Scene, "table" | "text">, seat: number): string {
  return sitter(
    scene,
    scene.table?.chairs.find((one) => one.seat === seat),
  );
}

/** True if other people sit at a table, elsewhere than at this screen. */
export function hasOthers(table: TableInfo | null): boolean {
  const own = table?.you?.chairs ?? [];
  return table?.chairs.some(({ bot, chair }) => bot === undefined && !own.includes(chair)) === true;
}
