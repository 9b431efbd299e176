/** The page's types of messages are those of the server's OpenAPI document. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wireFile, wireTypes } from "../build/wire";

test("the types of the wire are as the schemas have them", async () => {
  expect(readFileSync(wireFile, "utf8")).toBe(await wireTypes());
});
