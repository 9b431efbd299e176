import type { MiniaturesContent, MiniaturesView } from "./types";

/** The victory points that win: by the size of the armies, and more in some modes. */
export function toWin({ options }: MiniaturesView, content: MiniaturesContent): number {
  const mode = content.modes.modes.find(({ id }) => id === (options?.mode ?? content.modes.modes[0]?.id));
  const size = (options?.size ?? 40) * (options?.sides === "teams" ? 2 : 1);
  return 8 + 2 * Math.max(0, Math.floor(size / 10) - 3) + (mode?.["more-points"] ?? 0);
}
