import { describe, expect, test } from "vitest";
import { creatureById } from "./index.js";
import type { Creature, Strike } from "./types.js";

// What is expected here was read from the texts of SRD 5.1, stat block by stat block, not from the data.

function creature(id: string): Creature {
  const found = creatureById(id);
  if (found === undefined) throw new Error(`no creature ${id}`);
  return found;
}

const strikes = (count: number, action: string, ...or: readonly string[]): Strike =>
  or.length === 0 ? { action, count } : { action, count, or };

describe("multiattacks", () => {
  const ways: readonly (readonly [string, readonly (readonly Strike[])[]])[] = [
    // "either with its claws or its glaive"
    ["oni", [[strikes(2, "Claw")], [strikes(2, "Glaive")]]],
    // As a bear or as a humanoid, in hybrid form too.
    ["werebear", [[strikes(2, "Claw")], [strikes(2, "Greataxe")]]],
    // "If it has a shortsword drawn, it can also make a shortsword attack."
    ...["veteran", "half-red-dragon-veteran"].map(
      (id) =>
        [
          id,
          [[strikes(2, "Longsword")], [strikes(2, "Longsword"), strikes(1, "Shortsword")]],
        ] as const,
    ),
    // "Hurl Flame in place of any melee attack": of all three of them, too.
    ["horned-devil", [[strikes(2, "Fork", "Hurl Flame"), strikes(1, "Tail", "Hurl Flame")]]],
    // "as many bite attacks as it has heads", of which it has five.
    ["hydra", [[strikes(5, "Bite")]]],
    // "two attacks with its pincers and casts one spell"
    [
      "glabrezu",
      [
        [strikes(2, "Pincer"), strikes(2, "Fist")],
        [strikes(2, "Pincer"), strikes(1, "Cast a Spell")],
      ],
    ],
  ];
  test.each(ways)("%s", (id, multiattack) => {
    const [first] = creature(id).actions;
    expect(first?.name).toBe("Multiattack");
    expect(first?.multiattack).toEqual(multiattack);
  });
});

test("Spy: seven skills, Sleight of Hand +4 among them", () => {
  expect(creature("spy").skills).toEqual({
    deception: 5,
    insight: 4,
    investigation: 5,
    perception: 6,
    persuasion: 5,
    sleight_of_hand: 4,
    stealth: 4,
  });
});

test("a diseased giant rat has another bite, and all else of a giant rat", () => {
  const {
    id: _,
    name: __,
    srd: ___,
    summary: ____,
    actions,
    ...diseased
  } = creature("giant-rat-diseased");
  expect(creature("giant-rat")).toMatchObject(diseased);
  expect(diseased.traits.map(({ name }) => name)).toEqual(["Keen Smell", "Pack Tactics"]);
  expect(actions.map(({ name }) => name)).toEqual(["Bite"]);
});

test("Assassin: Sneak Attack is 14 (4d6)", () => {
  const sneak = creature("assassin").traits.find(({ name }) => name === "Sneak Attack");
  expect(sneak?.steps?.[0]?.damage).toEqual([{ roll: "4d6", type: "weapon", average: 14 }]);
});
