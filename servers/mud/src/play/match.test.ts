import { expect, test } from "vitest";
import { match } from "./match.js";

const things = [
  { id: "rusty_key", name: "rusty key" },
  { id: "silver_key", name: "silver key" },
  { id: "coin", name: "silver coin" },
  { id: "coin-2", name: "silver coin" },
  { id: "healing_potion", name: "healing potion" },
];
const meant = (wanted: string) => {
  const found = match(wanted, things);
  return "found" in found ? found.found.id : found;
};

test.each([
  ["Rusty Key", "rusty_key"],
  ["the rusty key", "rusty_key"],
  ["rusty-KEY", "rusty_key"],
  ["ru", "rusty_key"],
  ["potion", "healing_potion"],
  ["silver coin", "coin"],
  ["coin", "coin"],
  ["coin-2", "coin-2"],
])("%j is %j", (wanted, id) => {
  expect(meant(wanted)).toBe(id);
});

test("what may be several things is none of them", () => {
  expect(meant("silver")).toEqual({ several: ["silver key", "silver coin"] });
  expect(meant("key")).toEqual({ several: ["rusty key", "silver key"] });
});

test("what is nothing brings what is like it", () => {
  expect(meant("rsty key")).toEqual({ near: ["rusty key"] });
  expect(meant("sword")).toEqual({ near: [] });
  expect(meant("  ")).toEqual({ near: [] });
});
