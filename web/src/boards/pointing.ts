import type { FocusEvent, PointerEvent } from "react";

/** What is shown while a mouse is on something or the keyboard has come to it. A finger leaves nothing behind. */
export function pointing(on: () => void, off: () => void) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") {
        on();
      }
    },
    onPointerLeave: off,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(":focus-visible")) {
        on();
      }
    },
    onBlur: off,
  };
}
