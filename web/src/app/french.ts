/** French puts a space before a colon and its like: no line breaks there. */
export const bound = (words: string) => words.replaceAll(/ (?=[:;?!»])|(?<=«) /g, "\u00A0");
