/** The worker of a build keeps its files, and its name changes when one of them does. */
import { expect, test } from "vitest";
import { worker } from "../build/installed";

test("another file, another name; nothing but the files of the build is kept", () => {
  const one = worker(
    new Map([
      ["index.html", "a"],
      ["old.woff", "x"],
    ]),
  );
  expect(one).toContain('const FILES = ["index.html"];');
  expect(worker(new Map([["index.html", "b"]]))).not.toEqual(one);
  expect(
    worker(
      new Map([
        ["index.html", "a"],
        ["old.woff", "y"],
      ]),
    ),
  ).toEqual(one);
});
