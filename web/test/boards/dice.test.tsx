// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { Dice } from "../../src/boards/battue/BattueBoard";
import type { BattueContent, BattueProps, BattueView } from "../../src/boards/battue/types";
import { contentOf, samples, textOf } from "./table";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const [, sample] = samples("battue").find(([name]) => name === "battue-3 fight-on-or-retreat") ?? [];
const view = sample?.view as BattueView;
const props: Omit<BattueProps, "view"> = {
  content: contentOf("battue") as BattueContent,
  text: textOf("battue", "en"),
  targets: [],
  selected: [],
  hovered: [],
  awaited: [],
  onPick: () => undefined,
  onHover: () => undefined,
};

it("leaves no die behind when two of one value are rolled anew", () => {
  const box = document.createElement("div");
  const root = createRoot(box);
  const roll = (attack: number, defence: number) => {
    const battle = { ...view.battle, "attack-die": attack, "defence-die": defence };
    act(() => {
      root.render(<Dice {...props} view={{ ...view, battle }} />);
    });
    return [...box.querySelectorAll(".die")].map((die) => die.getAttribute("aria-label"));
  };
  expect(roll(3, 3)).toEqual(["attack die: 3", "defence die: 3"]);
  expect(roll(5, 2)).toEqual(["attack die: 5", "defence die: 2"]);
  expect(roll(2, 5)).toEqual(["attack die: 2", "defence die: 5"]);
});
