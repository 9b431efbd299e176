import { select, type Selection } from "d3-selection";
import { zoom, zoomIdentity, type ZoomBehavior } from "d3-zoom";
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import type { Text } from "./board";

interface Props {
  width: number;
  height: number;
  /** What a screen reader calls it. */
  label: string;
  text: Text;
  className: string;
  children: ReactNode;
}

const CLOSEST = 7;
const STEP = 1.3;
const MARGIN = 24;

interface Hold {
  svg: Selection<SVGSVGElement, unknown, null, undefined>;
  zoom: ZoomBehavior<SVGSVGElement, unknown>;
}

/**
 * A large drawing in a small frame: zoom and pan by wheel, drag, pinch, keys and buttons. Moving about renders nothing
 * anew; the drawing learns from --unit how many of its units a pixel takes, so that names stay legible.
 */
export function Sheet({ width, height, label, text, className, children }: Props) {
  const frame = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const hold = useRef<Hold>(null);

  useEffect(() => {
    const node = frame.current;
    if (!node) {
      return;
    }
    let scale = 1;
    const measure = () => {
      const box = node.getBoundingClientRect();
      const fit = Math.min(box.width / width, box.height / height);
      if (fit > 0) {
        node.style.setProperty("--unit", (1 / (fit * scale)).toFixed(4));
      }
    };
    const behaviour = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, CLOSEST])
      .translateExtent([
        [0, 0],
        [width, height],
      ])
      .clickDistance(6)
      .on("zoom", ({ transform }: { transform: { k: number; toString: () => string } }) => {
        layer.current?.setAttribute("transform", transform.toString());
        if (transform.k !== scale) {
          scale = transform.k;
          measure();
        }
      });
    const svg = select(node);
    svg.call(behaviour).on("dblclick.zoom", null);
    hold.current = { svg, zoom: behaviour };
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => {
      watch.disconnect();
      svg.on(".zoom", null);
      hold.current = null;
    };
  }, [width, height]);

  const closer = (by: number) => {
    hold.current?.zoom.scaleBy(hold.current.svg, by);
  };
  const whole = () => {
    hold.current?.zoom.transform(hold.current.svg, zoomIdentity);
  };
  const move = (x: number, y: number) => {
    hold.current?.zoom.translateBy(hold.current.svg, x * width * 0.08, y * width * 0.08);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      "+": () => {
        closer(STEP);
      },
      "=": () => {
        closer(STEP);
      },
      "-": () => {
        closer(1 / STEP);
      },
      "0": whole,
      ArrowLeft: () => {
        move(1, 0);
      },
      ArrowRight: () => {
        move(-1, 0);
      },
      ArrowUp: () => {
        move(0, 1);
      },
      ArrowDown: () => {
        move(0, -1);
      },
    };
    const act = acts[event.key];
    if (act && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      act();
    }
  };

  /** Whatever the keyboard comes to is brought into the frame. */
  const onFocus = (event: FocusEvent) => {
    const node = frame.current;
    if (!node || !hold.current || event.target === node || !event.target.matches(":focus-visible")) {
      return;
    }
    const outer = node.getBoundingClientRect();
    const inner = event.target.getBoundingClientRect();
    const x = (inner.left + inner.right) / 2;
    const y = (inner.top + inner.bottom) / 2;
    if (
      x < outer.left + MARGIN ||
      x > outer.right - MARGIN ||
      y < outer.top + MARGIN ||
      y > outer.bottom - MARGIN
    ) {
      const at = new DOMPoint(x, y).matrixTransform(layer.current?.getScreenCTM()?.inverse());
      hold.current.zoom.translateTo(hold.current.svg, at.x, at.y);
    }
  };

  return (
    <div className={`sheet ${className}`}>
      <svg
        ref={frame}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <g ref={layer}>{children}</g>
      </svg>
      <div className="sheet-tools">
        <button
          type="button"
          title={text("board.closer")}
          aria-label={text("board.closer")}
          onClick={() => {
            closer(STEP);
          }}
        >
          +
        </button>
        <button
          type="button"
          title={text("board.farther")}
          aria-label={text("board.farther")}
          onClick={() => {
            closer(1 / STEP);
          }}
        >
          −
        </button>
        <button type="button" title={text("board.whole")} aria-label={text("board.whole")} onClick={whole}>
          ⤢
        </button>
      </div>
    </div>
  );
}
