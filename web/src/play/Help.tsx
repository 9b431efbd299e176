import { Suspense } from "react";
import { link } from "../app/route";
import type { State, Worded } from "../table/messages";
import { boards, phaseNow } from "./boards";
import { useScene } from "./context";

/** The aim of the game, what each phase is for, what the figures mean, and the way to the rules. */
export function Help({ state }: { state: State }) {
  const { game, text, words, book } = useScene();
  const board = boards[game.id];
  if (!board) {
    return null;
  }
  const goal = board.goal?.(state.view, book.content);
  const now = phaseNow(board, state);
  const phases = now === "" || board.phases.includes(now) ? board.phases : [now, ...board.phases];
  return (
    <div className="help">
      <h3>{text("help.aim")}</h3>
      {goal && (
        <p className="goal">
          <b>{words(goal as Worded)}</b>
        </p>
      )}
      <p>{text(`aim.${game.id}`)}</p>
      <h3>{text("help.phases")}</h3>
      <dl>
        {phases.map((phase) => (
          <div key={phase} data-now={phase === now || undefined}>
            <dt>{text(`phase.${phase}`)}</dt>
            <dd>{text(`help.${game.id}.${phase}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{text("help.figures")}</h3>
      <ul className="legend">
        {board.legend.map((sign) => (
          <li key={sign}>
            <Suspense fallback={null}>
              <board.Sign sign={sign} />
            </Suspense>
            <span>{text(`legend.${game.id}.${sign}`)}</span>
          </li>
        ))}
      </ul>
      <a href={link("rules", game.id)}>{text("help.rules")}</a>
    </div>
  );
}
