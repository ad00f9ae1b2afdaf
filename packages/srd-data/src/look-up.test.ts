import { expect, test } from "vitest";
import { plainName } from "./look-up.js";

test.each([
  ["Hunter’s Mark", "hunters mark"],
  ["hunters-mark", "hunters mark"],
  ["  Blindness / Deafness ", "blindness deafness"],
  ["Armor, +1", "armor +1"],
  ["Élan of Ångström", "élan of ångström"],
  ["!?", ""],
])("%j is looked up as %j", (name, plain) => {
  expect(plainName(name)).toBe(plain);
});
