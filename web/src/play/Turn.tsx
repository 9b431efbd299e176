import type { State } from "../table/messages";
import { boards, phaseNow } from "./boards";
import { useScene } from "./context";

/** The round, and which phase of it the game is in. */
export function Turn({ state }: { state: State }) {
  const { game, book, text } = useScene();
  const board = boards[game.id];
  if (!board || state.over) {
    return null;
  }
  const now = phaseNow(board, state);
  const phases = now === "" || board.phases.includes(now) ? board.phases : [now];
  return (
    <div className="turn">
      <b>{board.round(state.view, book.content, text)}</b>
      <ol aria-label={text("turn.phases")}>
        {phases.map((phase) => (
          <li key={phase} aria-current={phase === now ? "step" : undefined}>
            {text(`phase.${phase}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
