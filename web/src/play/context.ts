import { createContext, useContext } from "react";
import type { Mark, Text } from "../boards/board";
import type { Book, GameInfo, TableInfo, Worded } from "../table/messages";

/** What all parts of a table's screen share. */
export interface Scene {
  book: Book;
  game: GameInfo;
  text: Text;
  words: (worded: Worded) => string;
  table: TableInfo | null;
  hover: (marks: readonly Mark[]) => void;
  /** Opens the text of a clause. */
  cite: (clause: string) => void;
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

interface Facts {
  id?: string;
}

/** What a card says, with the figures that its pack gives it; nothing if it says nothing. */
export function cardText({ book, text }: Pick<Scene, "book" | "text">, { kind, word }: Mark): string {
  const key = `${kind}.${word}.text`;
  if (book.texts.en[key] === undefined) {
    return "";
  }
  const lists = Object.values(book.content as Record<string, object>).flatMap(
    (pack) => Object.values(pack).filter(Array.isArray) as Facts[][],
  );
  const facts = lists.flat().find(({ id }) => id === word);
  return text(key, { ...facts });
}

/** The word of a seat: a colour, a house. */
export function seatWord(scene: Pick<Scene, "game">, seat: number): string {
  return scene.game.seatNames[seat] ?? String(seat);
}

/** A seat's name in words. */
export function seatName(scene: Pick<Scene, "game" | "text">, seat: number): string {
  return scene.text(`seat.${seatWord(scene, seat)}`);
}

/** Who holds a seat: a person's name, or a bot of a level. */
export function holder(scene: Pick<Scene, "table" | "text">, seat: number): string {
  const chair = scene.table?.chairs.find((one) => one.seat === seat);
  if (chair?.bot !== undefined) {
    return scene.text("seat.bot", { level: scene.text(`bot.${chair.bot}`) });
  }
  return chair?.name ?? "";
}
