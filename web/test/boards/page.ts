/** A board as it is drawn, to be looked through. */
import type { Mark } from "../../src/boards/board";

/** An element of the drawing: its name and its attributes. */
export interface Tag {
  tag: string;
  has: Record<string, string>;
}

export class Page {
  readonly tags: Tag[];

  constructor(readonly markup: string) {
    this.tags = [...markup.matchAll(/<([a-z]\w*)((?: [\w-]+(?:="[^"]*")?)*)\/?>/gi)].map(
      ([, tag = "", rest = ""]) => ({
        tag,
        has: Object.fromEntries(
          [...rest.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [name, value]),
        ),
      }),
    );
  }

  /** The elements that have all of these classes. */
  of(...classes: string[]): Tag[] {
    return this.tags.filter(({ has }) => {
      const own = has.class?.split(" ") ?? [];
      return classes.every((name) => own.includes(name));
    });
  }

  spots({ kind, word }: Mark): Tag[] {
    return this.tags.filter(({ has }) => has["data-spot"] === `${kind} ${word}`);
  }
}

/** What is read out of a card or a player. */
export function said({ markup }: Page, { kind, word }: Mark): string | undefined {
  return new RegExp(`data-spot="${kind} ${word}"[^>]*><span class="said">([^<]*)<`).exec(markup)?.[1];
}
