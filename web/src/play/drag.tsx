import { useRef, useState, type PointerEvent } from "react";
import type { Mark } from "../boards/board";
import type { Option } from "../table/messages";

/** A click that strays so little is a click. */
const CLICK = 6;

/** What a board shows at a point of the screen. */
function markAt(x: number, y: number): Mark | null {
  const [kind, word] =
    document.elementFromPoint(x, y)?.closest("[data-spot]")?.getAttribute("data-spot")?.split(" ") ?? [];
  return kind === undefined || word === undefined ? null : { kind, word };
}

/** Options that are dragged onto the board with a mouse or a pen; fingers tap, since they scroll. */
export function useDrag(drop: (option: Option, mark: Mark) => void, hover: (marks: readonly Mark[]) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const [at, setAt] = useState<{ option: Option; x: number; y: number } | null>(null);
  const end = () => {
    from.current = null;
    setAt(null);
  };
  const handlers = (option: Option) => ({
    onPointerDown: ({ pointerType, button, clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
      dragged.current = false;
      if (pointerType !== "touch" && button === 0) {
        currentTarget.setPointerCapture(pointerId);
        from.current = { x: clientX, y: clientY };
      }
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      const start = from.current;
      if (start && (at || Math.hypot(x - start.x, y - start.y) > CLICK)) {
        dragged.current = true;
        setAt({ option, x, y });
        const mark = markAt(x, y);
        hover(mark ? [mark] : []);
      }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const mark = at && markAt(clientX, clientY);
      end();
      if (mark) {
        drop(option, mark);
      }
    },
    onPointerCancel: end,
  });
  /** True if what looks like a click was the end of a drag. */
  const wasDrag = () => dragged.current;
  return { handlers, at, wasDrag };
}
