import { useState } from "react";
import type { Mark } from "../boards/board";
import type { Book, Option, Question, State } from "../table/messages";
import type { Drafting } from "./draft";
import { has, marksOf, points, subjects, targets } from "./marks";

/** What may be said now, and how a click on the board says it. */
export interface Picking {
  /** Something on the board that several options point at. */
  focus: Mark | null;
  setFocus: (mark: Mark | null) => void;
  /** What may be said now, or of what is in focus. */
  options: readonly Option[];
  may: readonly Mark[];
  selected: readonly Mark[];
  onPick: (kind: string, word: string) => void;
}

/** The usual answer comes first. */
function passesFirst(options: readonly Option[], passes: readonly string[]): readonly Option[] {
  const first = options.filter(({ saying }) => passes.includes(saying.key));
  return first.length === 0 ? options : [...first, ...options.filter((one) => !first.includes(one))];
}

export function usePicking(
  state: State,
  drafting: Drafting,
  passes: readonly string[],
  clauses: Book["clauses"],
): Picking {
  const { question, draft, said, ahead, slots, revising } = drafting;
  const [focus, setFocus] = useState<Mark | null>(null);
  // A mark that was picked belongs to the question it was picked for.
  const [asked, setAsked] = useState<Question | null>(question);
  if (asked !== question) {
    setAsked(question);
    setFocus(null);
  }

  const about = question ? subjects(question) : [];
  const later = focus !== null && has(slots, focus) && !has(about, focus);
  const options = question
    ? later
      ? drafting.optionsOf(focus)
      : focus
        ? question.options.filter((option) => points(option, focus))
        : passesFirst(question.options, passes)
    : [];
  const whole = draft?.whole === true && revising < 0;
  const sealing = state.question?.shape === "seal";
  const may = [
    ...(question && !whole ? targets(question, options) : []),
    ...slots.filter((slot) => !has(about, slot)),
  ];
  const selected = [
    ...(later || whole ? [] : about),
    ...(focus ? [focus] : []),
    ...(sealing ? [] : [...said, ...ahead].flatMap(({ saying }) => (saying ? marksOf(saying) : []))),
  ];

  /** Shows the rule that forbids what was picked, if one does. */
  const showRule = async (asking: Question, mark: Mark) => {
    const forbidden = (await drafting.forbidden(asking)).find((one) => points(one, mark));
    const text = forbidden && clauses[forbidden.clause];
    if (forbidden && text) {
      drafting.refuse({ why: "forbidden", part: forbidden.phrase, clause: forbidden.clause, text });
    }
  };

  const pickSlot = (mark: Mark, before: number) => {
    drafting.refuse(null);
    if (before >= 0) {
      drafting.revise(before);
    }
    const turn = before >= 0 || has(about, mark);
    setFocus(turn ? null : mark);
    if (!turn) {
      drafting.lookAhead();
    }
  };

  const onPick = (kind: string, word: string) => {
    const mark = { kind, word };
    const before = said.findIndex((one) => one.saying && has(marksOf(one.saying), mark));
    if (has(slots, mark)) {
      pickSlot(mark, before);
      return;
    }
    const found = question && !whole ? question.options.filter((option) => points(option, mark)) : [];
    if (found.length > 0 && has(may, mark)) {
      drafting.refuse(null);
      const here = focus ? options.filter((option) => points(option, mark)) : found;
      const only = found.length === 1 ? found[0] : here.length === 1 ? here[0] : undefined;
      setFocus(only ? null : mark);
      if (only) {
        drafting.pick(only);
      }
      return;
    }
    if (before >= 0 && (sealing || state.question?.anyOrder)) {
      drafting.revise(before);
      return;
    }
    if (question && !whole) {
      showRule(question, mark).catch(() => undefined);
    }
  };

  return { focus, setFocus, options, may, selected, onPick };
}
