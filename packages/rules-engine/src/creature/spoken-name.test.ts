import { expect, test } from "vitest";
import { spokenName } from "./spoken-name.js";

test.each([
  ["Haste 1.1.1", "Haste"],
  ["Faerie Fire 2.1", "Faerie Fire"],
  ["Haste", "Haste"],
  ["Boon 2", "Boon 2"],
  ["Polymorph (Goat)", "Polymorph (Goat)"],
])("%s is spoken of as %s", (name, spoken) => {
  expect(spokenName(name)).toBe(spoken);
});
