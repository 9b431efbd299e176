import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import type { Text } from "../boards/board";
import type { Placing } from "./placing";
import { ahead, drawn, fast, laid, polygon, pose, readPose, towards, type Point } from "./pose";

const DEGREE = 100;
/** A notch of the wheel or a key turns so far, finely so far. */
const NOTCH = 5 * DEGREE;
const FINE = DEGREE;
/** An arrow moves so far, finely so far. */
const STEP = 250;
const SMALL = 50;

/**
 * What is being placed, as a layer of any drawing of an open table. It follows the mouse, is dragged by mouse or finger,
 * turns by its handle, the wheel and keys, and lies where the rules let it.
 */
export function Ghost({
  placing,
  seat,
  text,
  shape,
}: {
  placing: Placing;
  seat: number;
  text: Text;
  /** What it looks like at the origin, looking up; without it only its outline is drawn. */
  shape?: ReactNode;
}) {
  const { placement, wish, pose: at, fit, held, fresh } = placing;
  const { ground, outline } = placement;
  const from = readPose(placement.from ?? "");
  const { depth } = ground;
  const layer = useRef<SVGGElement>(null);
  const drag = useRef<{ pointer: number; off: Point; turns: boolean } | null>(null);
  const latest = useRef(placing);
  useEffect(() => {
    latest.current = placing;
  });

  // The drawing below zooms and pans by these; while something is placed they are for that.
  useEffect(() => {
    const node = layer.current;
    if (!node) {
      return;
    }
    const keep = (event: Event) => {
      event.stopPropagation();
    };
    const touch = (event: TouchEvent) => {
      if (event.touches.length < 2) {
        event.stopPropagation();
      } else {
        drag.current = null;
        latest.current.lay();
      }
    };
    const wheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) {
        return; // That is a pinch: it zooms.
      }
      event.preventDefault();
      event.stopPropagation();
      const by = event.shiftKey ? FINE : NOTCH;
      latest.current.turn((event.deltaY || event.deltaX) < 0 ? by : -by);
    };
    node.addEventListener("mousedown", keep);
    node.addEventListener("touchstart", touch, { passive: true });
    node.addEventListener("wheel", wheel, { passive: false });
    return () => {
      node.removeEventListener("mousedown", keep);
      node.removeEventListener("touchstart", touch);
      node.removeEventListener("wheel", wheel);
    };
  }, []);

  const pointAt = ({ clientX, clientY }: PointerEvent): Point | null => {
    const matrix = layer.current?.getScreenCTM()?.inverse();
    return matrix ? laid(new DOMPoint(clientX, clientY).matrixTransform(matrix), depth) : null;
  };
  const follow = (event: PointerEvent) => {
    const point = pointAt(event);
    const grip = drag.current;
    if (!point) {
      return;
    }
    if (grip?.turns) {
      placing.hold(pose(at.x, at.y, towards(at, point)));
    } else if (grip) {
      placing.hold(pose(point.x - grip.off.x, point.y - grip.off.y, wish.turn));
    } else if (fresh && event.pointerType === "mouse") {
      placing.show(pose(point.x, point.y, wish.turn));
    }
  };
  const onPointerDown = (event: PointerEvent) => {
    const point = pointAt(event);
    const target = event.target as Element;
    if (!point || event.button !== 0 || drag.current) {
      return;
    }
    const turns = target.closest(".ghost-handle") !== null;
    const grips = target.closest(".ghost-shape") !== null && !fresh;
    const off = grips ? { x: point.x - at.x, y: point.y - at.y } : { x: 0, y: 0 };
    drag.current = { pointer: event.pointerId, off, turns };
    layer.current?.setPointerCapture(event.pointerId);
    layer.current?.focus({ preventScroll: true });
    if (!turns) {
      placing.hold(pose(point.x - off.x, point.y - off.y, wish.turn));
    }
  };
  const onPointerUp = (event: PointerEvent) => {
    if (drag.current?.pointer === event.pointerId) {
      drag.current = null;
      placing.lay();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? SMALL : STEP;
    const notch = event.shiftKey ? FINE : NOTCH;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => {
        placing.move(-step, 0);
      },
      ArrowRight: () => {
        placing.move(step, 0);
      },
      ArrowUp: () => {
        placing.move(0, step);
      },
      ArrowDown: () => {
        placing.move(0, -step);
      },
      q: () => {
        placing.turn(notch);
      },
      e: () => {
        placing.turn(-notch);
      },
      Enter: placing.confirm,
      Escape: placing.reset,
    };
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      act();
    }
  };

  const size = drawn({ x: ground.width, y: 0 }, depth);
  const centre = drawn(at, depth);
  const front = drawn(fast(at, [ahead(outline), 0]), depth);
  const handle = drawn(fast(at, [ahead(outline) + 1_100, 0]), depth);
  const start = from ? drawn(from, depth) : null;
  const apart = fit?.refusal !== undefined && held;
  return (
    <g
      ref={layer}
      className="ghost"
      data-seat={seat}
      data-held={held || undefined}
      data-refused={apart || undefined}
      data-settled={placing.settled || undefined}
      data-pose={fit?.pose}
      role="application"
      aria-label={text("place.board")}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={follow}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onPointerLeave={() => {
        if (fresh && !drag.current) {
          placing.show(null);
        }
      }}
      onKeyDown={onKeyDown}
    >
      <rect className="ghost-ground" width={size.x} height={size.y} />
      {placement.area && (
        <svg width={size.x} height={size.y} aria-hidden="true">
          <polygon className="ghost-area" points={polygon(placement.area, { x: 0, y: 0, turn: 0 }, depth)} />
        </svg>
      )}
      {start && from && (
        <>
          <polygon className="ghost-from" points={polygon(outline, from, depth)} />
          <line className="ghost-way" x1={start.x} y1={start.y} x2={centre.x} y2={centre.y} />
        </>
      )}
      {apart && <polygon className="ghost-wish" points={polygon(outline, wish, depth)} />}
      <g className="ghost-shape">
        {shape !== undefined && (
          <g
            transform={`translate(${centre.x.toFixed(2)} ${centre.y.toFixed(2)}) rotate(${(90 - at.turn / 100).toFixed(2)})`}
          >
            {shape}
          </g>
        )}
        <polygon data-bare={shape === undefined || undefined} points={polygon(outline, at, depth)} />
        <line x1={centre.x} y1={centre.y} x2={front.x} y2={front.y} />
      </g>
      <g className="ghost-handle">
        <title>{text("place.handle")}</title>
        <line x1={front.x} y1={front.y} x2={handle.x} y2={handle.y} />
        <circle className="ghost-grip" cx={handle.x} cy={handle.y} />
        <circle className="ghost-knob" cx={handle.x} cy={handle.y} />
      </g>
    </g>
  );
}
