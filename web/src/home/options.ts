import type { Text } from "../boards/board";

/** How a choice of an option is called; what is no choice is a file of somebody's own. */
export function valueWord(text: Text, game: string, option: string, value: unknown): string {
  if (typeof value === "object" && value !== null && "random" in value) {
    return text("army.by-chance");
  }
  if (typeof value !== "string") {
    return text("setup.own");
  }
  return /^\d+$/.test(value)
    ? text(value === "0" ? `setup.${game}.${option}.0` : "number", { n: value })
    : text(`setup.value.${value}`);
}

/** All that is settled at a table, in words; what seats have settled for themselves with their numbers. */
export function settledWords(text: Text, game: string, options: Readonly<Record<string, unknown>>): string[] {
  const { seats, ...shared } = options;
  const word = (name: string, value: unknown) =>
    valueWord(text, game, name, typeof value === "number" ? String(value) : value);
  const own = Array.isArray(seats) ? (seats as Readonly<Record<string, unknown>>[]) : [];
  return [
    ...Object.entries(shared).map(
      ([name, value]) => `${text(`setup.${game}.${name}`)}: ${word(name, value)}`,
    ),
    ...own.flatMap((settled, seat) =>
      Object.entries(settled).map(
        ([name, value]) => `${text(`setup.${game}.${name}`)} ${seat + 1}: ${word(name, value)}`,
      ),
    ),
  ];
}
