/** Places inside of an oval, spread evenly and always the same for the same seed: x, y and a number from 0 to 1. */
export function scatter(seed: string, count: number, rx: number, ry: number): [number, number, number][] {
  let state = 2_166_136_261;
  for (const letter of seed) {
    state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  }
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const turn = Math.PI * (3 - Math.sqrt(5));
  return Array.from({ length: count }, (_, i) => {
    const far = Math.sqrt((i + 0.5) / count) * (0.92 + 0.16 * next());
    const angle = i * turn + next() * 0.6;
    return [
      Number((Math.min(1, far) * rx * Math.cos(angle)).toFixed(1)),
      Number((Math.min(1, far) * ry * Math.sin(angle)).toFixed(1)),
      next(),
    ];
  });
}
