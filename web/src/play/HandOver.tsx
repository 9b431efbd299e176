import { useEffect, useRef } from "react";
import { Emblem } from "./Emblem";
import { holder, seatName, useScene } from "./context";

/** Hides the table until the next player holds the screen. */
export function HandOver({ seat, onTake }: { seat: number; onTake: () => void }) {
  const scene = useScene();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, [seat]);
  return (
    <main className="hand-over">
      <Emblem seat={seat} />
      <h1>{scene.text("hand-over.title", { seat: seatName(scene, seat), who: holder(scene, seat) })}</h1>
      <p>{scene.text("hand-over.why")}</p>
      <button ref={button} type="button" className="main" onClick={onTake}>
        {scene.text("hand-over.take", { seat: seatName(scene, seat) })}
      </button>
    </main>
  );
}
