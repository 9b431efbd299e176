import { Suspense } from "react";
import type { Saying } from "../table/messages";
import { boards } from "./boards";
import { useScene } from "./context";
import { marksOf } from "./marks";

/** What a saying points at, drawn as it lies on the board, where the game has a drawing for it. */
export function Tokens({ saying }: { saying: Saying }) {
  const { game, book } = useScene();
  return marksOf(saying).map(({ kind, word }) => {
    const Drawn = boards[game.id]?.tokens[kind];
    return (
      Drawn && (
        <Suspense key={`${kind} ${word}`} fallback={null}>
          <Drawn word={word} content={book.content} />
        </Suspense>
      )
    );
  });
}
