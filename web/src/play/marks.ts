import type { Mark } from "../boards/board";
import type { Option, Question, Saying } from "../table/messages";

/** What a saying points at. */
export function marksOf(saying: Saying): Mark[] {
  return saying.args.flatMap(({ kind, word }) => (word === undefined ? [] : [{ kind, word }]));
}

export const sameMark = (a: Mark, b: Mark) => a.kind === b.kind && a.word === b.word;

export const has = (marks: readonly Mark[], mark: Mark) => marks.some((one) => sameMark(one, mark));

export function points(option: Pick<Option, "saying">, mark: Mark): boolean {
  return has(marksOf(option.saying), mark);
}

function distinct(marks: readonly Mark[]): Mark[] {
  return [...new Map(marks.map((mark) => [`${mark.kind} ${mark.word}`, mark])).values()];
}

/** What all options point at: what the question is about. */
export function subjects(question: Question): Mark[] {
  const [first, ...rest] = question.options;
  if (!first || rest.length === 0) {
    return [];
  }
  return marksOf(first.saying).filter((mark) => rest.every((option) => points(option, mark)));
}

/** What tells the options apart: what may be picked. */
export function targets(question: Question, options: readonly Option[]): Mark[] {
  const about = subjects(question);
  return distinct(options.flatMap((option) => marksOf(option.saying))).filter((mark) => !has(about, mark));
}
