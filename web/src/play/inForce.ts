import type { Mark } from "../boards/board";
import type { News } from "../table/messages";
import type { Known } from "../table/table";
import { marksOf } from "./marks";

/** The entries that nobody has taken back, in order. */
export function inForce(news: readonly News[]): News[] {
  const all: News[] = [];
  for (const one of news) {
    if (one.undo === undefined) {
      all.push(one);
    } else {
      all.splice(all.length - one.undo, one.undo);
    }
  }
  return all;
}

/** What I have said last, if nothing has happened since. */
export function lastLine({ news, seat }: Known): string {
  const last = inForce(news).at(-1);
  return last?.seat === seat ? (last.line ?? "") : "";
}

/** The seats whose entries would have to go so that this seat may answer its last question anew; none if it has none. */
export function sinceMine({ news, seat }: Pick<Known, "news" | "seat">): number[] {
  const seats = inForce(news).map((one) => (one.lines ? seat : (one.seat ?? -1)));
  const last = seats.lastIndexOf(seat);
  return last < 1 ? [] : seats.slice(last);
}

/** Where the last move was made. */
export function lastMarks({ news }: Known): Mark[] {
  const last = news.findLast(
    ({ told = [], undo }) => undo === undefined && told.some((event) => marksOf(event).length > 0),
  );
  return (last?.told ?? []).flatMap(marksOf);
}

/** How many entries of the record are in force. */
export function countOf(known: Known): number {
  return known.news.reduce((count, one) => (one.undo === undefined ? count + 1 : count - one.undo), 0);
}
