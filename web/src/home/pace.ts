import type { Pace } from "../table/wire";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

type Timed = Omit<Pace, "late">;

const live = (minutes: number, seconds: number): Timed => ({
  kind: "live",
  reserve: minutes * MINUTE,
  answer: seconds,
  holidays: 0,
});

const days = (answer: number, reserve: number, holidays: number): Timed => ({
  kind: "days",
  answer: answer * DAY,
  reserve: reserve * DAY,
  holidays: holidays * DAY,
});

/** The paces that are offered; "none" has no clock. */
export const PACES: Readonly<Record<string, Timed | null>> = {
  none: null,
  quick: live(15, 10),
  evening: live(45, 30),
  day: days(1, 2, 14),
  "days-each": days(3, 4, 21),
};

/** The options that are settled unless somebody says otherwise. */
export const USUAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  battue: { setup: "quick" },
};

/** What may happen when time is out. */
export const LATE: readonly Pace["late"][] = ["bot", "resign", "vote"];
