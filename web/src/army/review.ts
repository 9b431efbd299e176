import { useEffect, useMemo, useState } from "react";
import type { Book } from "../table/messages";
import { Reviewer, type ToReview } from "../table/review";
import type { Army, ArmyAbout, ArmyReview } from "./army";

/** The engine to be asked, as long as the screen is there. */
export function useReviewer(book: Book): Reviewer {
  const reviewer = useMemo(() => new Reviewer(book), [book]);
  useEffect(
    () => () => {
      reviewer.close();
    },
    [reviewer],
  );
  return reviewer;
}

/** What the engine says of something; what it said before, until then. */
export function useReview(reviewer: Reviewer, wish: ToReview): ArmyReview | null {
  const [review, setReview] = useState<ArmyReview | null>(null);
  const key = JSON.stringify(wish);
  useEffect(() => {
    let gone = false;
    reviewer.review<ArmyAbout>(JSON.parse(key) as ToReview).then(
      (found) => {
        if (!gone) {
          setReview(found);
        }
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [reviewer, key]);
  return review;
}

/** How an army alone is looked at: by the first of two players. */
export const alone = (size: number, army: Army | { random: number; faction?: string }): ToReview => ({
  seats: 2,
  options: { size: String(size), seats: [{ army }, {}] },
  seat: 0,
  option: "army",
});
