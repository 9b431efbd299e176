import "./place.css";
import { useRef } from "react";
import { useScene } from "../play/context";
import { Measures } from "./Measures";
import type { Placing } from "./placing";
import { readPose } from "./pose";

const TURNS = [1500, 100, -100, -1500] as const;
const narrow = "(max-width: 760px)";

/** What is being placed, in words: what it uses, why not there, how to turn it, and good places to pick from. */
export function PlacePanel({ placing, busy }: { placing: Placing; busy: boolean }) {
  const { text, words, cite, book } = useScene();
  const { fit, options } = placing;
  const main = useRef<HTMLButtonElement>(null);
  const refusal = fit?.refusal;
  const rule = book.clauses[refusal?.clause ?? ""];
  return (
    <div className="placing">
      <Measures fit={fit} words={words} />
      <div className="turns" role="group" aria-label={text("place.turn")}>
        {TURNS.map((by) => (
          <button
            key={by}
            type="button"
            data-turn={by}
            aria-label={text(by > 0 ? "place.left" : "place.right", { n: Math.abs(by) / 100 })}
            onClick={() => {
              placing.turn(by);
            }}
          >
            {by > 0 ? `↺ ${by / 100}°` : `${-by / 100}° ↻`}
          </button>
        ))}
      </div>
      <div className="answers">
        <button ref={main} type="button" className="main" disabled={busy} onClick={placing.confirm}>
          {text("place.here")}
        </button>
        <button type="button" className="quiet" onClick={placing.reset}>
          {text("place.reset")}
        </button>
      </div>
      <div className="why-not" role="status">
        {refusal && (
          <>
            <p>
              {words(rule ?? refusal.text)} {text("place.snapped")}
            </p>
            {refusal.clause !== undefined && (
              <button
                type="button"
                className="link"
                onClick={() => {
                  cite(refusal.clause ?? "");
                }}
              >
                {text("rule.read")}
              </button>
            )}
          </>
        )}
      </div>
      <details className="good-places" open={!matchMedia(narrow).matches}>
        <summary>{text("place.list", { n: options.length })}</summary>
        <ul className="options">
          {options.map(({ phrase, saying }) => {
            const pose = readPose(phrase);
            return (
              <li key={phrase}>
                <button
                  type="button"
                  data-option={phrase}
                  disabled={busy}
                  onClick={() => {
                    if (pose) {
                      placing.hold(pose);
                      placing.lay();
                      main.current?.focus({ preventScroll: true });
                    }
                  }}
                >
                  <span>{words(saying.text)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </details>
      <p className="place-help">{text("place.help")}</p>
    </div>
  );
}
