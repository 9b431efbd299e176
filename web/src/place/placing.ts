import type { Mark } from "../boards/board";
import { marksOf } from "../play/marks";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Fit, Option, Placement, Question } from "../table/messages";
import type { Table } from "../table/table";
import { phraseOf, pose, readPose, samePose, type Pose } from "./pose";

/** Something that is being placed: where its player holds it, and where the rules let it lie. */
export interface Placing {
  readonly placement: Placement;
  /** What the question speaks of: the unit that moves, the piece that is laid. */
  readonly about: readonly Mark[];
  /** Poses to pick from. */
  readonly options: readonly Option[];
  /** Where it is held. */
  readonly wish: Pose;
  /** Where it may lie: the allowed pose nearest to the last wish that was answered. */
  readonly pose: Pose;
  /** What the table said of that wish, or null before its first word. */
  readonly fit: Fit | null;
  /** True if the table has answered the last wish. */
  readonly settled: boolean;
  /** True while it is in somebody's hand. */
  readonly held: boolean;
  /** True if it has not been put down yet, so that it follows the mouse. */
  readonly fresh: boolean;
  hold: (wish: Pose) => void;
  /** Puts it down where it may lie. */
  lay: () => void;
  /** Shows it somewhere for as long as it is not put down; null puts it back. */
  show: (wish: Pose | null) => void;
  turn: (by: number) => void;
  move: (x: number, y: number) => void;
  /** Puts it back where it was at first. */
  reset: () => void;
  /** Says the pose. */
  confirm: () => void;
}

/** At most so often a second is the table asked: a server grants a hundred messages. */
const PAUSE = 25;

interface Hand {
  key: string;
  wish: Pose;
  laid: Pose;
  fit: Fit | null;
  answered: Pose | null;
  held: boolean;
  fresh: boolean;
  /** How often its player was sure since it was last moved: it is said as soon as the table has answered. */
  sure: number;
}

function first(question: Question | null): Pose | null {
  const phrase = question?.placement?.from ?? question?.options[0]?.phrase;
  return phrase === undefined ? null : readPose(phrase);
}

/**
 * Holds what is being placed against the rules while it is dragged about. One question to the table is on its way at a
 * time; wishes that come meanwhile are passed over but for the last.
 */
export function usePlacing(
  table: Pick<Table, "nearest">,
  question: Question | null,
  seq: number,
  say: (option: Option) => void,
): Placing | null {
  const asked = question?.shape === "place" ? question : null;
  const line = asked?.said ?? "";
  const key = asked ? `${seq} ${asked.step} ${line}` : "";
  const start = first(asked);
  const [hand, setHand] = useState<Hand | null>(null);
  const fitting = start && hand?.key !== key;
  const now: Hand | null = fitting
    ? {
        key,
        wish: start,
        laid: start,
        fit: null,
        answered: null,
        held: false,
        fresh: !asked?.placement?.from,
        sure: 0,
      }
    : start && hand;
  if (fitting) {
    setHand(now);
  }

  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  const busy = useRef(false);
  const wish = now?.wish;
  const ask = useCallback(async () => {
    if (busy.current) {
      return;
    }
    busy.current = true;
    try {
      for (;;) {
        const before = latest.current;
        if (!before || (before.answered && samePose(before.answered, before.wish))) {
          return;
        }
        const fit = await table.nearest(line, phraseOf(before.wish));
        const found = fit.pose === undefined ? null : readPose(fit.pose);
        setHand((hand) => {
          if (hand?.key !== before.key || !found) {
            return hand;
          }
          const last = samePose(hand.wish, before.wish);
          // What nobody holds any more comes to lie where it may.
          const lies = last && !hand.held ? { laid: found, wish: found, answered: found } : {};
          return { ...hand, fit, answered: before.wish, ...lies };
        });
        if (!found) {
          return;
        }
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    } catch {
      // The next wish asks again.
    } finally {
      busy.current = false;
    }
  }, [table, line]);
  useEffect(() => {
    if (wish) {
      void ask();
    }
  }, [ask, wish]);

  const change = useCallback((changed: (hand: Hand) => Partial<Hand>) => {
    setHand((hand) => hand && { ...hand, sure: 0, ...changed(hand) });
  }, []);
  const acts = useMemo(
    () => ({
      hold: (wish: Pose) => {
        change(() => ({ wish, held: true, fresh: false }));
      },
      lay: () => {
        change(({ wish, answered, fit }) => {
          const found = answered && samePose(answered, wish) ? readPose(fit?.pose ?? "") : null;
          return {
            held: false,
            fresh: false,
            ...(found ? { laid: found, wish: found, answered: found } : {}),
          };
        });
      },
      show: (wish: Pose | null) => {
        change(({ laid }) => ({ wish: wish ?? laid, held: wish !== null }));
      },
      turn: (by: number) => {
        change(({ wish }) => ({ wish: pose(wish.x, wish.y, wish.turn + by) }));
      },
      move: (x: number, y: number) => {
        change(({ wish }) => ({ wish: pose(wish.x + x, wish.y + y, wish.turn), held: false, fresh: false }));
      },
    }),
    [change],
  );

  const settled = now?.answered ? samePose(now.answered, now.wish) : false;
  const sure = settled ? (now?.sure ?? 0) : 0;
  const fit = now?.fit;
  useEffect(() => {
    if (sure > 0 && fit?.pose !== undefined && fit.saying) {
      say({ phrase: fit.pose, saying: fit.saying });
    }
    // Once for each time; what is said is another function with every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sure]);

  const placement = asked?.placement;
  if (!now || !start || !asked || !placement) {
    return null;
  }
  return {
    placement,
    about: marksOf(asked.prompt),
    options: asked.options,
    wish: now.wish,
    pose: readPose(now.fit?.pose ?? "") ?? now.laid,
    fit: now.fit,
    settled,
    held: now.held,
    fresh: now.fresh,
    ...acts,
    reset: () => {
      change(() => ({ wish: start, held: false, fresh: !placement.from }));
    },
    confirm: () => {
      change(({ sure }) => ({ held: false, sure: sure + 1 }));
    },
  };
}
