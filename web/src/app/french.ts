import type { Language } from "../table/messages";

/** French puts a space before a colon and its like: no line breaks there. */
export const bound = (words: string) => words.replaceAll(/ (?=[:;?!»])|(?<=«) /g, "\u00A0");

/** Words as they are set in a language. */
export const typeset = (language: Language, words: string) => (language === "fr" ? bound(words) : words);
