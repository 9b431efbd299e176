/** Something on the table that an option, an event or a person points at: a kind and a word of the game's content. */
export interface Mark {
  readonly kind: string;
  readonly word: string;
}

/** What there is to know of something on the table, in sentences. */
export interface About {
  title: string;
  lines: string[];
}

/** A text by its key, with what stands in braces filled in. */
export type Text = (key: string, fill?: Readonly<Record<string, string | number>>) => string;

/** Something that may be said now, with what it points at. */
export interface Offer {
  readonly key: string;
  readonly marks: readonly Mark[];
  /** Its words by language. */
  readonly text: Readonly<Record<string, string>>;
  /** The figures and names in these words. */
  readonly args?: readonly {
    readonly name: string;
    readonly kind: string;
    readonly value: number;
    readonly word?: string;
  }[];
}

/** What every board gets. It draws what a seat sees and knows no rule. */
export interface BoardProps<View, Content> {
  view: View;
  content: Content;
  text: Text;
  /** What may be picked now. */
  targets: readonly Mark[];
  /** What has been picked. */
  selected: readonly Mark[];
  /** What is spoken of elsewhere, such as in a line of the log. */
  hovered: readonly Mark[];
  /** Where the last move was made. */
  last?: readonly Mark[];
  /** What may be said now. */
  offers?: readonly Offer[];
  /** What is asked about: the unit that acts. */
  asked?: readonly Mark[];
  /** True if several people share this screen: what one alone may see is covered. */
  shared?: boolean;
  /** Who is waited for: seats by word. */
  awaited: readonly string[];
  onPick: (kind: string, word: string) => void;
  onHover: (mark: Mark | null) => void;
}

/** The marks of a board as its parts ask for them. */
export type Marks = Pick<
  BoardProps<never, never>,
  "targets" | "selected" | "hovered" | "last" | "onPick" | "onHover"
>;

export function has(marks: readonly Mark[], kind: string, word: string): boolean {
  return marks.some((mark) => mark.kind === kind && mark.word === word);
}
