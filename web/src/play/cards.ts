import type { Mark } from "../boards/board";
import type { Saying } from "../table/messages";
import { boards } from "./boards";
import type { Scene } from "./context";
import { marksOf } from "./marks";

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

/** A card as it lies face up: its name, its figures, what it says. */
export interface Face {
  mark: Mark;
  name: string;
  figures: string;
  says: string;
}

/** The cards that a saying speaks of. */
export function facesOf(scene: Pick<Scene, "book" | "text" | "game">, saying: Saying): Face[] {
  const game = boards[scene.game.id];
  return marksOf(saying)
    .filter(({ kind }) => game?.cards.includes(kind))
    .map((mark) => ({
      mark,
      name: scene.text(`${mark.kind}.${mark.word}`),
      figures: game?.figures?.(mark, scene.book.content, scene.text) ?? "",
      says: cardText(scene, mark),
    }));
}
