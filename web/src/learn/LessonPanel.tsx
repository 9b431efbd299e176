import { useEffect } from "react";
import { link } from "../app/route";
import { useScene } from "../play/context";
import type { Verdict } from "../table/messages";
import type { Trying } from "./LessonScreen";
import { isWide } from "./wide";

/** What to try and what to look for. */
export function LessonPanel({ trying }: { trying: Trying }) {
  const { text, words } = useScene();
  const { words: said, guided, index, count } = trying;
  return (
    <section className="lesson" aria-label={text("learn.label")}>
      <header>
        <p className="whose">{text(guided ? "learn.step" : "learn.puzzle", { n: index + 1, of: count })}</p>
        <a className="link" href={link("learn", trying.game)}>
          {text("learn.all")}
        </a>
      </header>
      <h2>{words(said.title)}</h2>
      <p className="try">{words(said.try)}</p>
      <details open={isWide()}>
        <summary>{text("learn.look")}</summary>
        <p>{words(said.look)}</p>
      </details>
      <div className="answers">
        <button type="button" className="quiet" onClick={trying.again}>
          {text("learn.again")}
        </button>
        <button type="button" className="quiet" onClick={trying.show}>
          {text(trying.shown === 0 ? "learn.show" : "learn.show-more")}
        </button>
      </div>
    </section>
  );
}

/** What came of it, and the way on. */
export function LessonVerdict({ trying, verdict }: { trying: Trying; verdict: Exclude<Verdict, "open"> }) {
  const { text, words } = useScene();
  const { words: said, game, name, index, count, solved } = trying;
  useEffect(() => {
    if (verdict === "solved") {
      solved();
    }
  }, [verdict, solved]);
  const last = index + 1 >= count;
  return (
    <section className="lesson verdict" data-verdict={verdict} role="status">
      <h2>{text(verdict === "solved" ? "learn.well" : "learn.missed")}</h2>
      <p className="try">
        {verdict === "solved" ? words(said.solved) : said.missed ? words(said.missed) : words(said.look)}
      </p>
      <div className="answers">
        {verdict === "solved" ? (
          <>
            <a
              className="button main"
              href={last ? link("learn", game) : link("learn", game, name, index + 2)}
            >
              {text(last ? "learn.finish" : "learn.next")}
            </a>
            <button type="button" className="quiet" onClick={trying.again}>
              {text("learn.again")}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="main" onClick={trying.again}>
              {text("learn.try-again")}
            </button>
            <button type="button" className="quiet" onClick={trying.show}>
              {text("learn.show")}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
