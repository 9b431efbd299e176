// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it } from "vitest";
import type { Marks } from "../../src/boards/board";
import { Pick, Spot } from "../../src/boards/Spot";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let heard: string[];
let page: HTMLElement;

beforeEach(() => {
  heard = [];
  page = document.createElement("div");
  document.body.replaceChildren(page);
  const marks: Marks = {
    targets: [
      { kind: "region", word: "pyke" },
      { kind: "character", word: "asha" },
    ],
    selected: [],
    hovered: [],
    onPick: (kind, word) => heard.push(`pick ${kind} ${word}`),
    onHover: (mark) => heard.push(mark ? `over ${mark.word}` : "out"),
  };
  act(() => {
    createRoot(page).render(
      <>
        <svg>
          <Spot marks={marks} kind="region" word="pyke" name="Pyke">
            <path />
          </Spot>
          <Spot marks={marks} kind="region" word="seagard" name="Seagard">
            <path />
          </Spot>
        </svg>
        <Pick marks={marks} kind="character" word="asha" name="Asha">
          Asha
        </Pick>
        <Pick marks={marks} kind="character" word="theon" name="Theon">
          Theon
        </Pick>
      </>,
    );
  });
});

function at(spot: string): Element {
  return page.querySelector(`[data-spot="${spot}"]`)!;
}

function press(element: Element, key: string) {
  act(() => {
    element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
}

it("picks a target with Enter and with the space bar", () => {
  press(at("region pyke"), "Enter");
  press(at("region pyke"), " ");
  press(at("region pyke"), "x");
  expect(heard).toEqual(["pick region pyke", "pick region pyke"]);
});

it("leaves alone with the keyboard what is no target", () => {
  press(at("region seagard"), "Enter");
  expect(heard).toEqual([]);
  expect(at("region seagard").hasAttribute("tabindex")).toBe(false);
  expect(at("character theon").tagName).toBe("DIV");
});

it("tells what is clicked and what the pointer or the focus is on", () => {
  act(() => {
    at("region seagard").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    (at("character asha") as HTMLButtonElement).click();
    (at("region pyke") as SVGElement).focus();
    (at("region pyke") as SVGElement).blur();
  });
  expect(heard).toEqual(["pick region seagard", "pick character asha", "over pyke", "out"]);
});

it("keeps nothing marked after a touch, which a mouse would leave behind it", () => {
  const over = (pointerType: string) => {
    act(() => {
      const event = new MouseEvent("pointerover", { bubbles: true });
      at("region pyke").dispatchEvent(Object.assign(event, { pointerType }));
    });
  };
  over("touch");
  expect(heard).toEqual([]);
  over("mouse");
  expect(heard).toEqual(["over pyke"]);
});
