import { parseNotation } from "@tabletop-mcp/dice-core";
import { expect, it } from "vitest";
import { parsedNotation } from "./notation.js";

it.each(["1d4", "2d6+3", "4d6kh3", "7", "nonsense", ""])("parses %j as dice-core does", (text) => {
  expect(parsedNotation(text)).toEqual(parseNotation(text));
});

it("parses a text once, and forgets it among very many others", () => {
  const first = parsedNotation("11d11");
  expect(parsedNotation("11d11")).toBe(first);
  for (let sides = 2; sides < 600; sides++) parsedNotation(`1d${sides}`);
  const again = parsedNotation("11d11");
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
