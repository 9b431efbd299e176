/** A name on one line, on two if it is longer than that, or on as many as it has words if two are much too long. */
export function lines(name: string, longest: number): string[] {
  const words = name.split(" ");
  if (name.length <= longest || words.length === 1) {
    return [name];
  }
  const two = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")])
    .reduce((best, next) => (longestOf(next) < longestOf(best) ? next : best));
  return longestOf(two) <= longest * 1.25 ? two : words;
}

function longestOf(rows: readonly string[]): number {
  return Math.max(...rows.map((row) => row.length));
}
