import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Draft, Forbidden, Option, Question, Refusal, Saying, State } from "../table/messages";
import type { Mark } from "../boards/board";
import { Refused, type Table } from "../table/table";
import { has, marksOf, points, sameMark, subjects } from "./marks";

/** A word of a line that is being said: what was asked, and what was picked. */
export interface Said {
  question: Question;
  phrase: string;
  saying?: Saying;
}

export interface Drafting {
  /** What is asked now, or null if the line is whole or nobody asks. */
  question: Question | null;
  said: readonly Said[];
  /** Words said ahead of their turn; each is taken when the line comes to it. */
  ahead: readonly Option[];
  /** What the words of a line in any order are about, one after the other: the regions that get orders. */
  slots: readonly Mark[];
  draft: Draft | null;
  refusal: Refusal | null;
  busy: boolean;
  /**
   * Says a word: the next one, the one that is being revised, or one for a slot whose turn has not come. A line that is
   * whole by it is answered at once if its player is sure.
   */
  pick: (option: Option, sure?: boolean) => void;
  /** What may be said of a slot whose turn has not come, as far as is known now; more is once one has looked ahead. */
  optionsOf: (slot: Mark) => Option[];
  lookAhead: () => void;
  /** What rules forbid to answer to a question. */
  forbidden: (question: Question) => Promise<readonly Forbidden[]>;
  /** Puts what an option says of one slot to another. */
  put: (option: Option, slot: Mark) => void;
  /** Goes back to the word of this number; what comes after it is said again if it still may be. */
  revise: (index: number) => void;
  /** The number of the word that is being revised, or -1. */
  revising: number;
  back: () => void;
  clear: () => void;
  confirm: () => void;
  /** Says the words of a whole line, which then waits to be confirmed. */
  say: (line: string) => void;
  refuse: (refusal: Refusal | null) => void;
}

const join = (...phrases: string[]) => phrases.filter(Boolean).join(" ");
const lineOf = (said: readonly Said[]) => join(...said.map((one) => one.phrase));

const empty = {
  said: [] as readonly Said[],
  ahead: [] as readonly Option[],
  draft: null as Draft | null,
};

/** What the words of a line are about, if they may be said in any order: found by saying one line to its end. */
async function slotsOf(table: Table, first: Question): Promise<Mark[]> {
  const slots: Mark[] = [];
  let question: Question | undefined = first;
  while (question) {
    const [option]: Option[] = question.options;
    const [slot] = subjects(question);
    if (!option || !slot || has(slots, slot)) {
      break;
    }
    slots.push(slot);
    question = (await table.draft(join(question.said, option.phrase))).next;
  }
  return slots;
}

/** What could have been said when the same was first asked and has not been said yet. */
function passedOver(next: Question, said: readonly Said[]): Option[] {
  const first = said.find(({ question }) => question.step === next.step)?.question;
  if (!first?.anyOrder || first.shape === "seal") {
    return [];
  }
  const isThere = (one: Option) => [...next.options, ...said].some(({ phrase }) => phrase === one.phrase);
  return first.options.filter((one) => marksOf(one.saying).length > 0 && !isThere(one));
}

/** Why a rule forbids what was to be said. */
function refused({ phrase, clause, saying }: Forbidden): Refusal {
  return { why: "forbidden-now", part: phrase, clause, text: saying.text };
}

/** Goes on with a line as long as a word is chosen. */
async function goOn(
  table: Table,
  before: readonly Said[],
  first: Draft,
  choose: (question: Question, line: string) => Option | undefined,
): Promise<{ said: Said[]; draft: Draft }> {
  const said = [...before];
  let draft = first;
  for (;;) {
    const line = lineOf(said);
    const last = said.at(-1);
    if (last && draft.line.startsWith(line) && draft.line.length > line.length) {
      said.push({ question: last.question, phrase: draft.line.slice(line.length).trim() }); // It was forced.
    }
    const option = draft.next && choose(draft.next, draft.line);
    if (!draft.next || !option) {
      return { said, draft };
    }
    const longer = [...said, { question: draft.next, phrase: option.phrase, saying: option.saying }];
    const next = await table.draft(lineOf(longer));
    if (next.refusal) {
      return { said, draft };
    }
    said.push(...longer.slice(said.length));
    draft = next;
  }
}

/** Says the words of a line that is known already, so that each can be revised. */
function retrace(table: Table, first: Question, line: string) {
  return goOn(table, [], { line: "", next: first }, ({ options }, said) => {
    const rest = line.slice(said.length).trim();
    return options
      .filter(({ phrase }) => rest === phrase || rest.startsWith(`${phrase} `))
      .sort((a, b) => b.phrase.length - a.phrase.length)[0];
  });
}

/** Goes on with a line as far as words said ahead carry it. */
async function advance(table: Table, before: readonly Said[], first: Draft, words: readonly Option[]) {
  let ahead = [...words];
  const { said, draft } = await goOn(table, before, first, ({ options }) => {
    const due = options.find(({ phrase }) => ahead.some((one) => one.phrase === phrase));
    const spent = ahead.findIndex(({ phrase }) => phrase === due?.phrase);
    ahead = ahead.filter((_, index) => index !== spent);
    return due;
  });
  // A word whose turn has come and that may no longer be said is given up, and its rule shown.
  const [slot] = draft.next ? subjects(draft.next) : [];
  const lost = slot && ahead.find((one) => points(one, slot));
  const forbidden = lost ? await table.refused(draft.line) : [];
  const why = forbidden.find(({ phrase }) => phrase === lost?.phrase);
  return {
    line: { said, draft, ahead: draft.next?.anyOrder ? ahead.filter((one) => one !== lost) : [] },
    dropped: why ? refused(why) : null,
  };
}

function recall(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** A line that is being said, word by word, until it is confirmed. */
export function useDraft(
  table: Table,
  state: State | null,
  seat: number,
  confirms: boolean,
  passes: readonly string[] = [],
  quick: readonly string[] = [],
): Drafting {
  const asked = state?.question ?? null;
  const key = asked ? `${seat} ${state?.seq ?? 0} ${asked.step}` : "";
  const [held, setHeld] = useState({ key, ...empty });
  const [revising, setRevising] = useState(-1);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(key);
  useEffect(() => {
    latest.current = key;
  }, [key]);

  // Another question: what was being said is gone.
  if (held.key !== key) {
    setHeld({ key, ...empty });
    setRevising(-1);
    setRefusal(null);
    setBusy(false);
  }

  // A sealed line may be said anew: its words lie there.
  // So do those of a draft, when the page was loaded anew.
  const kept = `banneret.draft ${table.id} ${key}`;
  const sealed = state?.sealed ?? (key === "" || table.id === "" ? "" : recall(kept));
  const resumed = useRef("");
  useEffect(() => {
    if (asked && sealed !== "" && resumed.current !== key) {
      resumed.current = key;
      retrace(table, asked, sealed).then(
        (traced) => {
          setHeld((now) => (now.key === key && now.said.length === 0 ? { key, ahead: [], ...traced } : now));
        },
        () => undefined,
      );
    }
  }, [table, asked, sealed, key]);

  const words = lineOf(held.said);
  useEffect(() => {
    try {
      if (words !== "" && table.id !== "") {
        sessionStorage.setItem(kept, words);
      }
    } catch {
      // Then it lasts as long as the page.
    }
  }, [table, kept, words]);

  const [found, setFound] = useState<{ key: string; slots: readonly Mark[] }>({ key: "", slots: [] });
  const slots = found.key === key ? found.slots : [];
  const anyOrder = asked?.shape === "seal" && asked.anyOrder;
  useEffect(() => {
    let gone = false;
    if (asked && anyOrder) {
      slotsOf(table, asked).then(
        (marks) => {
          if (!gone) {
            setFound({ key, slots: marks });
          }
        },
        () => undefined,
      );
    }
    return () => {
      gone = true;
    };
    // The question is another object with every message, and the same one while the key is the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [table, anyOrder, key]);

  const run = useCallback(
    async (deed: () => Promise<void>) => {
      setBusy(true);
      try {
        await deed();
      } catch (failure) {
        if (failure instanceof Refused && latest.current === key) {
          setRefusal(refusalOf(failure));
        }
      } finally {
        setBusy(false);
      }
    },
    [key],
  );

  const say = useCallback(
    (line: string) =>
      run(async () => {
        resumed.current = key;
        await table.answer(line);
        setHeld((now) => (now.key === key ? { ...now } : now));
      }),
    [run, table, key],
  );

  // Words of a line may come in any order: one that was passed over may still be said.
  const next = held.draft?.next;
  const late = useMemo(() => (next ? passedOver(next, held.said) : []), [next, held.said]);
  const more = useMemo(
    () => (next && late.length > 0 ? { ...next, options: [...late, ...next.options] } : next),
    [next, late],
  );
  const question =
    revising >= 0 ? (held.said[revising]?.question ?? null) : held.draft ? (more ?? null) : asked;

  const insert = (option: Option) =>
    void run(async () => {
      const draft = await table.draft(join(lineOf(held.said), option.phrase));
      setRefusal(draft.refusal ?? null);
      if (!draft.refusal && asked) {
        const traced = await retrace(table, asked, draft.line);
        setHeld((now) => (now.key === key ? { key, ahead: [], ...traced } : now));
      }
    });

  const take = (option: Option, at: number, sure = false) =>
    void run(async () => {
      const word = at >= 0 ? held.said[at]?.question : question;
      if (!word) {
        return;
      }
      setRefusal(null);
      const before = at >= 0 ? held.said.slice(0, at) : held.said;
      const after = at >= 0 ? held.said.slice(at + 1) : [];
      const draft = await table.draft(join(lineOf(before), option.phrase));
      if (draft.refusal) {
        setRefusal(draft.refusal);
        return;
      }
      const said = [...before, { question: word, phrase: option.phrase, saying: option.saying }];
      const ahead = after.flatMap(({ phrase, saying }) => (saying ? [{ phrase, saying }] : []));
      const { line, dropped } = await advance(table, said, draft, [...ahead, ...held.ahead]);
      if (latest.current !== key) {
        return;
      }
      setRevising(-1);
      setRefusal(dropped);
      setHeld({ key, ...line });
      const isPass = passes.includes(option.saying.key);
      const isSure = sure || quick.includes(option.saying.key);
      if (line.draft.whole && (isSure || ((!confirms || isPass) && line.said.length === 1))) {
        await say(line.draft.line);
      }
    });

  // What is forbidden of the first word may be said of a later one; few look, so it is asked for then.
  const [seen, setSeen] = useState<{ key: string; forbidden: readonly Forbidden[] }>({
    key: "",
    forbidden: [],
  });
  const known = seen.key === key ? seen.forbidden : null;
  const look = async () => {
    const forbidden = known ?? (await table.refused(""));
    setSeen({ key, forbidden });
    return forbidden;
  };
  const slotOf = (option: Option) => slots.find((slot) => points(option, slot));

  const pick = (option: Option, sure = false) => {
    if (revising < 0 && late.includes(option)) {
      insert(option);
      return;
    }
    const slot = slotOf(option);
    const at = slot ? held.said.findIndex(({ saying }) => saying && points({ saying }, slot)) : -1;
    if (at >= 0) {
      take(option, at);
    } else if (!slot || revising >= 0 || question?.options.some(({ phrase }) => phrase === option.phrase)) {
      take(option, revising, sure);
    } else {
      setRefusal(null);
      setHeld({ ...held, ahead: [...held.ahead.filter((one) => !points(one, slot)), option] });
    }
  };

  const put = (option: Option, slot: Mark) =>
    void run(async () => {
      const from = slotOf(option);
      const rest = marksOf(option.saying).filter((mark) => !from || !sameMark(mark, from));
      const fits = (one: Option) =>
        points(one, slot) && rest.length > 0 && rest.every((mark) => points(one, mark));
      const allowed = asked?.options.find(fits);
      const forbidden = allowed ? undefined : (await look()).find(fits);
      const found = allowed ?? forbidden;
      if (found && has(slots, slot)) {
        pick(found);
      } else if (forbidden) {
        setRefusal(refused(forbidden));
      }
    });

  const cut = (said: readonly Said[]) =>
    void run(async () => {
      setRefusal(null);
      setRevising(-1);
      const draft = said.length === 0 ? null : await table.draft(lineOf(said));
      if (said.length === 0) {
        sessionStorage.removeItem(kept);
      }
      setHeld({ key, said, ahead: [], draft });
    });

  return {
    question,
    said: held.said,
    ahead: held.ahead,
    slots,
    draft: held.draft,
    refusal,
    busy,
    pick,
    put,
    optionsOf: (slot) => {
      // What may be said of the slot whose turn it is may be wished for one whose turn comes later.
      const options = question?.options ?? [];
      const now = options.flatMap(({ saying }) => marksOf(saying));
      return [...(asked?.options ?? []), ...(known ?? [])].filter(
        (one) =>
          points(one, slot) &&
          options.some(({ saying }) => saying.key === one.saying.key) &&
          marksOf(one.saying).every((mark) => sameMark(mark, slot) || has(now, mark)),
      );
    },
    lookAhead: () => {
      look().catch(() => undefined);
    },
    forbidden: ({ said }) => table.refused(said),
    revising,
    revise: (index) => {
      setRefusal(null);
      setRevising(index);
    },
    back: () => {
      if (revising >= 0) {
        setRevising(-1);
        return;
      }
      let left = held.said.slice(0, -1);
      while (left.length > 0 && left.at(-1)?.saying === undefined) {
        left = left.slice(0, -1);
      }
      cut(left);
    },
    clear: () => {
      cut([]);
    },
    say: (line) => {
      if (asked) {
        void run(async () => {
          setRefusal(null);
          setRevising(-1);
          const traced = await retrace(table, asked, line);
          setHeld((now) => (now.key === key ? { key, ahead: [], ...traced } : now));
        });
      }
    },
    confirm: () => {
      if (held.draft?.whole) {
        void say(held.draft.line);
      }
    },
    refuse: setRefusal,
  };
}

/** Trouble as a refusal: a table of the page alone has its words in every language. */
export function refusalOf(failure: Refused): Refusal {
  const { code, message, clause, where, text = { en: message, fr: message } } = failure.trouble;
  return { why: code, part: where ?? "", text, ...(clause === undefined ? {} : { clause }) };
}
