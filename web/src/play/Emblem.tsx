import { Suspense } from "react";
import { boards } from "./boards";
import { seatWord, useScene } from "./context";

/** The mark of a seat, wherever it is spoken of. */
export function Emblem({ seat }: { seat: number }) {
  const scene = useScene();
  const Mark = boards[scene.game.id]?.Emblem;
  return (
    <span className="emblem">
      <Suspense fallback={null}>{Mark && <Mark seat={seatWord(scene, seat)} />}</Suspense>
    </span>
  );
}
