import type { ReactNode } from "react";
import { has, type Marks } from "./board";
import { pointing } from "./pointing";

interface Props {
  marks: Marks;
  kind: string;
  word: string;
  /** What a screen reader says of it. */
  name: string;
  className?: string;
  children: ReactNode;
}

function hovering(marks: Marks, kind: string, word: string) {
  return pointing(
    () => {
      marks.onHover({ kind, word });
    },
    () => {
      marks.onHover(null);
    },
  );
}

/** Something on a board that may be pointed at and, when it is a target, picked with mouse, finger or keyboard. */
export function Spot({ marks, kind, word, name, className, children }: Props) {
  const target = has(marks.targets, kind, word);
  return (
    <g
      className={className ? `spot ${className}` : "spot"}
      role={target ? "button" : "img"}
      aria-label={name}
      aria-pressed={target ? has(marks.selected, kind, word) : undefined}
      tabIndex={target ? 0 : undefined}
      data-spot={`${kind} ${word}`}
      data-target={target || undefined}
      data-selected={has(marks.selected, kind, word) || undefined}
      data-hovered={has(marks.hovered, kind, word) || undefined}
      data-last={has(marks.last ?? [], kind, word) || undefined}
      onClick={() => {
        marks.onPick(kind, word);
      }}
      onKeyDown={(event) => {
        if (target && (event.key === "Enter" || event.key === " ")) {
          event.preventDefault();
          marks.onPick(kind, word);
        }
      }}
      {...hovering(marks, kind, word)}
    >
      {children}
    </g>
  );
}

/** The same for what lies beside the map: a card, a token. Only what may be picked is a button. */
export function Pick({ marks, kind, word, name, className, children }: Props) {
  const target = has(marks.targets, kind, word);
  const shared = {
    className: className ? `pick ${className}` : "pick",
    "data-spot": `${kind} ${word}`,
    "data-target": target || undefined,
    "data-selected": has(marks.selected, kind, word) || undefined,
    "data-hovered": has(marks.hovered, kind, word) || undefined,
    ...hovering(marks, kind, word),
  };
  return target ? (
    <button
      type="button"
      aria-pressed={has(marks.selected, kind, word)}
      {...shared}
      onClick={() => {
        marks.onPick(kind, word);
      }}
    >
      <span className="said">{name}</span>
      <span className="seen" aria-hidden="true">
        {children}
      </span>
    </button>
  ) : (
    <div {...shared}>
      <span className="said">{name}</span>
      <span className="seen" aria-hidden="true">
        {children}
      </span>
    </div>
  );
}
