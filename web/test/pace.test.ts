// @vitest-environment jsdom
/** What a clock shows. */
import { expect, test } from "vitest";
import { LATE, PACES } from "../src/home/pace";
import { spanOf } from "../src/play/Pace";
import en from "../src/text/en.json";

const text = (key: string, args: Record<string, unknown> = {}) =>
  (en as Record<string, string>)[key]?.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name])) ?? key;

test.each([
  [0, "0:00"],
  [59, "0:59"],
  [61, "1:01"],
  [3599, "59:59"],
  [3600, "1 h 00"],
  [47 * 3600 + 5 * 60, "47 h 05"],
  [48 * 3600, "2 days"],
  [10 * 24 * 3600 + 5, "10 days"],
])("%i seconds are shown as %s", (seconds, shown) => {
  expect(spanOf(text, seconds)).toBe(shown);
});

test("every pace and every end of time that is offered has its words", () => {
  for (const pace of Object.keys(PACES)) {
    expect(text(`pace.${pace}`)).not.toBe(`pace.${pace}`);
  }
  for (const late of LATE) {
    for (const key of [`late.${late}`, `pace.late-${late}`, `notice.late-${late}`]) {
      expect(text(key)).not.toBe(key);
    }
  }
});
