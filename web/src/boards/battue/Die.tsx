import type { CSSProperties } from "react";

/** Where the pips of each face lie, on a grid of three by three. */
const pips: Record<number, readonly number[]> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** How the cube lies when a face is in front. */
const turns: Record<number, string> = {
  1: "rotateX(0deg) rotateY(0deg)",
  2: "rotateX(-90deg) rotateY(0deg)",
  3: "rotateX(0deg) rotateY(-90deg)",
  4: "rotateX(0deg) rotateY(90deg)",
  5: "rotateX(90deg) rotateY(0deg)",
  6: "rotateX(0deg) rotateY(180deg)",
};

/** A die that rolls whenever it is given another key, and comes to rest on its value. */
export function Die({ value, name, className }: { value: number; name: string; className?: string }) {
  return (
    <span className={className ? `die ${className}` : "die"} role="img" aria-label={name}>
      <span className="cube" style={{ "--rest": turns[value] ?? "none" } as CSSProperties}>
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <span key={face} className={`side side-${face}`}>
            {Array.from({ length: 9 }, (_, i) => (
              <i key={i} data-on={pips[face]?.includes(i) === true ? true : undefined} />
            ))}
          </span>
        ))}
      </span>
    </span>
  );
}
