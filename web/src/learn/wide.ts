/** Room enough for all words at once. */
export const isWide = () => matchMedia("(min-width: 761px) and (min-height: 481px)").matches;
