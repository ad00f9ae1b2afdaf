import { expect, test } from "vitest";
import { ownBlock, statBlockOf } from "./own-block.js";

const own = { name: "Ghast", hp: 30, ac: 10 };

test.each([
  [{ ...own, type: "Undead" }, "undead"],
  [{ ...own, type: "humanoid" }, "humanoid"],
  [own, "humanoid"],
])("%j is of the type %s", (asked, type) => {
  expect(statBlockOf(ownBlock.parse(asked)).type).toBe(type);
});

test("no creature is of a type that there is not", () => {
  expect(ownBlock.safeParse({ ...own, type: "robot" }).success).toBe(false);
});
