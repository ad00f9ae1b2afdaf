import { expect, test } from "vitest";
import { type Facts, firstFitting, fits } from "./condition.js";
import type { StateText } from "./model.js";

/** A player with a key and an active quest, in a room with a rat, an open chest and a lock that is shut. */
const facts: Facts = {
  quest: (id) => (id === "crown" ? "active" : undefined),
  holds: (item) => item === "key",
  monster: (id) => id === "rat",
  chestOpen: (id) => id === "crate",
  lockOpen: () => false,
};

test.each([
  [{ quest: { id: "crown", is: "active" } }, true],
  [{ quest: { id: "crown", is: "available" } }, false],
  [{ quest: { id: "other", is: "available" } }, false],
  [{ holds: "key" }, true],
  [{ holds: "coin" }, false],
  [{ monster: "rat" }, true],
  [{ monster: "ogre" }, false],
  [{ chestOpen: "crate" }, true],
  [{ chestOpen: "coffer" }, false],
  [{ lockOpen: "door" }, false],
  [{ not: { lockOpen: "door" } }, true],
  [{ not: { holds: "key" } }, false],
  [{ holds: "key", monster: "rat", not: { lockOpen: "door" } }, true],
  [{ holds: "key", monster: "ogre" }, false],
  [{ not: { holds: "key", monster: "ogre" } }, true],
] as const)("%j is %s", (when, expected) => {
  expect(fits(when, facts)).toBe(expected);
});

test("the first text that fits is said, and the last one when none does", () => {
  const rat = { when: { monster: "rat" }, text: "A rat!" };
  const ogre = { when: { monster: "ogre" }, text: "An ogre!" };
  const key = { when: { holds: "key" }, text: "Your key fits." };
  const plain: StateText = { text: "A room." };
  expect(firstFitting([ogre, rat, key, plain], facts)).toBe(rat);
  expect(firstFitting([ogre, plain], facts)).toBe(plain);
});
