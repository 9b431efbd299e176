import { useEffect, useRef } from "react";
import { link } from "../app/route";
import type { Scene } from "./context";

/** The text of a clause, over the page. */
export function RuleDialog({
  scene,
  clause,
  onClose,
}: {
  scene: Pick<Scene, "book" | "text" | "words">;
  clause: string;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { text, words, book } = scene;
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const found = book.clauses[clause];
  // The rules of the house are in no rulebook.
  const house = !found && clause.startsWith("table.");
  return (
    <dialog
      ref={dialog}
      className="rule"
      aria-label={text("rule.title")}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) {
          dialog.current.close();
        }
      }}
    >
      <div>
        <h2>{text("rule.title")}</h2>
        <p className="clause">{found ? words(found) : house ? text(`clause.${clause}`) : clause}</p>
        {!house && <p className="id">{clause}</p>}
        <div className="answers">
          <button type="button" className="main" onClick={() => dialog.current?.close()}>
            {text("close")}
          </button>
          {!house && (
            <a
              className="button quiet"
              href={link("rules", book.game, clause)}
              target="_blank"
              rel="noreferrer"
            >
              {text("rule.in-book")}
            </a>
          )}
        </div>
      </div>
    </dialog>
  );
}
