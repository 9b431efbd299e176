import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { drawn, INCH, laid, type Point } from "../../place/pose";
import type { Text } from "../board";
import { cornersOf, sizeOf, troops, type Troop } from "./field";
import type { MiniaturesContent, MiniaturesView } from "./types";
import { length } from "./words";

interface Measured {
  from: Point;
  to: Point;
}

const NOWHERE: Point = { x: 0, y: 0 };

/** The point of a segment that is nearest to another. */
function onSegment(p: Point, a: Point, b: Point): Point {
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1;
  const far = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / square));
  return { x: a.x + (b.x - a.x) * far, y: a.y + (b.y - a.y) * far };
}

const gap = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function holds(corners: readonly Point[], p: Point): boolean {
  return corners.every((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) <= 0;
  });
}

/** The nearest points of two outlines; a point alone is an outline too. */
function nearest(one: readonly Point[], other: readonly Point[]): Measured {
  let best: Measured = { from: one[0] ?? NOWHERE, to: other[0] ?? NOWHERE };
  const take = (from: Point, to: Point) => {
    if (gap(from, to) < gap(best.from, best.to)) {
      best = { from, to };
    }
  };
  one.forEach((a, i) => {
    other.forEach((b, j) => {
      take(a, onSegment(a, b, other[(j + 1) % other.length] ?? b));
      take(onSegment(b, a, one[(i + 1) % one.length] ?? a), b);
    });
  });
  return best;
}

/** Measures from where a pointer goes down to where it is: from edge to edge where these are trays. */
export function Ruler({
  view,
  content,
  text,
}: {
  view: MiniaturesView;
  content: MiniaturesContent;
  text: Text;
}) {
  const { width, depth } = sizeOf(view, content);
  const layer = useRef<SVGGElement>(null);
  const [ends, setEnds] = useState<Measured | null>(null);
  const [holding, setHolding] = useState(false);
  // The drawing below pans by these; while something is measured they are for that.
  useEffect(() => {
    const node = layer.current;
    const keep = (event: Event) => {
      event.stopPropagation();
    };
    node?.addEventListener("mousedown", keep);
    node?.addEventListener("touchstart", keep, { passive: true });
    return () => {
      node?.removeEventListener("mousedown", keep);
      node?.removeEventListener("touchstart", keep);
    };
  }, []);
  const standing = troops(view, content).flatMap((troop): { troop: Troop; corners: Point[] }[] =>
    troop.pose ? [{ troop, corners: cornersOf(troop.tray, troop.pose) }] : [],
  );
  const at = ({ clientX, clientY }: PointerEvent): Point | null => {
    const matrix = layer.current?.getScreenCTM()?.inverse();
    return matrix ? laid(new DOMPoint(clientX, clientY).matrixTransform(matrix), depth) : null;
  };
  const outlineAt = (point: Point) =>
    standing.find(({ corners }) => holds(corners, point))?.corners ?? [point];
  const keys = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      setEnds(null);
    }
  };
  const line = ends && nearest(outlineAt(ends.from), outlineAt(ends.to));
  const [a, b] = line ? [drawn(line.from, depth), drawn(line.to, depth)] : [NOWHERE, NOWHERE];
  return (
    <g
      ref={layer}
      className="ruler"
      role="application"
      aria-label={text("board.miniatures.ruler-how")}
      onKeyDown={keys}
      onPointerDown={(event) => {
        const point = at(event);
        if (point) {
          layer.current?.setPointerCapture(event.pointerId);
          setEnds({ from: point, to: point });
          setHolding(true);
        }
      }}
      onPointerMove={(event) => {
        const point = holding && at(event);
        if (point && ends) {
          setEnds({ from: ends.from, to: point });
        }
      }}
      onPointerUp={() => {
        setHolding(false);
      }}
    >
      <rect className="ruler-ground" width={(width * INCH) / 1000} height={(depth * INCH) / 1000} />
      {line && (
        <>
          <line className="ruler-back" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
          <line className="ruler-line" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
          <circle className="ruler-end" cx={a.x} cy={a.y} />
          <circle className="ruler-end" cx={b.x} cy={b.y} />
          <text className="ruler-words" x={(a.x + b.x) / 2} y={(a.y + b.y) / 2}>
            {length(gap(line.from, line.to), text)}
          </text>
        </>
      )}
    </g>
  );
}
