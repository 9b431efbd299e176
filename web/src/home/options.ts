import type { Text } from "../boards/board";

/** How a choice of an option is called; what is no choice is a file of somebody's own. */
export function valueWord(text: Text, game: string, option: string, value: unknown): string {
  if (typeof value !== "string") {
    return text("setup.own");
  }
  return /^\d+$/.test(value)
    ? text(value === "0" ? `setup.${game}.${option}.0` : "number", { n: value })
    : text(`setup.value.${value}`);
}
