import "./place.css";
import { useLayoutEffect, useRef } from "react";
import { useScene } from "../play/context";
import { Measures } from "./Measures";
import type { Placing } from "./placing";

/** Beside the ghost: why it may not lie where it is held, and what its place would use. */
export function PlaceNote({ placing }: { placing: Placing }) {
  const { words, book } = useScene();
  const { fit, held } = placing;
  const rule = book.clauses[fit?.refusal?.clause ?? ""];
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = note.current;
    const frame = box?.parentElement?.getBoundingClientRect();
    const ghost = box?.parentElement?.querySelector(".ghost-shape")?.getBoundingClientRect();
    if (box && frame && ghost) {
      const { offsetWidth: width, offsetHeight: height } = box;
      const right = ghost.right - frame.left + 10;
      const left = ghost.left - frame.left - width - 10;
      const beside = right + width < frame.width || left > 0;
      const high = (ghost.top + ghost.bottom) / 2 - frame.top < frame.height / 2;
      const x = right + width < frame.width ? right : beside ? left : 8;
      // Where there is no room beside it, it keeps to the other half.
      const y = beside ? ghost.top - frame.top : high ? frame.height - height - 8 : 8;
      box.style.left = `${x}px`;
      box.style.top = `${Math.max(8, Math.min(y, frame.height - height - 8))}px`;
    }
  });
  if (!held || !fit || (!fit.refusal && !fit.measures?.length)) {
    return null;
  }
  return (
    <div ref={note} className="place-note" aria-hidden="true">
      {fit.refusal && <p>{words(rule ?? fit.refusal.text)}</p>}
      <Measures fit={fit} words={words} />
    </div>
  );
}
