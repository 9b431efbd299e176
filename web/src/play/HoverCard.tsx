import { useEffect, useRef, useState, type RefObject } from "react";
import type { About, Mark } from "../boards/board";
import { useScene } from "./context";

/** The pointer rests so long before a card comes, in milliseconds. */
const REST = 350;
const MARGIN = 12;

interface Over {
  mark: Mark;
  x: number;
  y: number;
}

/** What a pointer is on, by the name that boards and panels give their parts. */
function markAt(target: EventTarget | null): Mark | null {
  const spot = target instanceof Element ? target.closest("[data-spot]") : null;
  const [kind, word] = spot?.getAttribute("data-spot")?.split(" ") ?? [];
  return kind === undefined || word === undefined ? null : { kind, word };
}

/**
 * Says what something on the board is when a mouse rests on it, or when a finger taps what cannot be picked now. It is
 * in nobody's way: it hears no pointer, and goes with the next move.
 */
export function HoverCard({
  within,
  about,
}: {
  within: RefObject<HTMLElement | null>;
  about: (mark: Mark) => About | null;
}) {
  const { text } = useScene();
  const [over, setOver] = useState<Over | null>(null);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = within.current;
    let timer = 0;
    const hide = () => {
      clearTimeout(timer);
      setOver(null);
    };
    const moved = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.buttons > 0) {
        return;
      }
      hide();
      const mark = markAt(event.target);
      if (mark) {
        const { clientX: x, clientY: y } = event;
        timer = window.setTimeout(() => {
          setOver({ mark, x, y });
        }, REST);
      }
    };
    const tapped = (event: PointerEvent) => {
      if (event.pointerType === "mouse") {
        return;
      }
      const mark = markAt(event.target);
      const isTarget = event.target instanceof Element && event.target.closest("[data-target]") !== null;
      setOver(mark && !isTarget ? { mark, x: event.clientX, y: event.clientY } : null);
    };
    frame?.addEventListener("pointermove", moved);
    frame?.addEventListener("pointerleave", hide);
    frame?.addEventListener("pointerdown", hide);
    frame?.addEventListener("pointerup", tapped);
    frame?.addEventListener("wheel", hide, { passive: true });
    return () => {
      hide();
      frame?.removeEventListener("pointermove", moved);
      frame?.removeEventListener("pointerleave", hide);
      frame?.removeEventListener("pointerdown", hide);
      frame?.removeEventListener("pointerup", tapped);
      frame?.removeEventListener("wheel", hide);
    };
  }, [within]);
  useEffect(() => {
    const node = card.current;
    if (node && over) {
      const { width, height } = node.getBoundingClientRect();
      const right = over.x + MARGIN + width > innerWidth;
      const below = over.y + MARGIN + height > innerHeight;
      node.style.left = `${Math.max(4, right ? over.x - MARGIN - width : over.x + MARGIN)}px`;
      node.style.top = `${Math.max(4, below ? over.y - MARGIN - height : over.y + MARGIN)}px`;
    }
  }, [over]);
  const said = over && about(over.mark);
  return (
    said && (
      <div ref={card} className="hover-card" role="tooltip" aria-label={text("hover.about")}>
        <b>{said.title}</b>
        <ul>
          {said.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    )
  );
}
