import { scripted } from "@tabletop-mcp/dice-core/testing";
import { expect, it } from "vitest";
import { type D20Plan, objectionToDice, rollD20 } from "./d20.js";

const plain: D20Plan = { advantage: [], disadvantage: [], modifiers: [] };

/** Rolls a plan with these dice, all of which must fall. */
function rolled(plan: Partial<D20Plan>, ...faces: readonly number[]) {
  const rng = scripted(faces);
  const d20 = rollD20({ ...plain, ...plan }, rng);
  rng.assertSpent();
  return d20;
}

it("rolls one die and adds every modifier", () => {
  const modifiers = [
    { source: "Dexterity", value: 3 },
    { source: "proficiency", value: 2 },
  ];
  expect(rolled({ modifiers }, 11)).toEqual({
    rolls: [11],
    kept: 11,
    mode: "normal",
    sources: [],
    modifiers,
    total: 16,
    natural: 11,
  });
});

it("keeps the higher of two with advantage and the lower with disadvantage", () => {
  expect(rolled({ advantage: ["Rage"] }, 4, 17)).toMatchObject({ rolls: [4, 17], kept: 17 });
  expect(rolled({ disadvantage: ["Poisoned"] }, 4, 17)).toMatchObject({
    mode: "disadvantage",
    kept: 4,
    sources: ["disadvantage: Poisoned"],
  });
});

it("cancels advantage and disadvantage whatever the count, and still names them", () => {
  const plan = { advantage: ["Rage", "Help"], disadvantage: ["Poisoned"] };
  expect(rolled(plan, 9)).toMatchObject({
    rolls: [9],
    mode: "normal",
    sources: ["advantage: Rage", "advantage: Help", "disadvantage: Poisoned"],
  });
});

it("takes dice of the table in order, and rolls what is missing", () => {
  expect(rolled({ manual: [12] })).toMatchObject({ rolls: [12], total: 12, manual: true });
  expect(rolled({ manual: [12], advantage: ["Help"] }, 15)).toMatchObject({
    rolls: [12, 15],
    kept: 15,
    manual: true,
  });
  expect(rolled({ manual: [3, 8], disadvantage: ["Prone"] })).toMatchObject({ kept: 3 });
});

it("takes what is no dice for nothing, and says so", () => {
  const dice = [
    { source: "Curse", dice: "0d4" },
    { source: "Bless", dice: "1d4" },
  ];
  expect(rolled({ dice }, 9, 3)).toMatchObject({
    total: 12,
    modifiers: [
      { source: 'Curse ("0d4" is no dice)', value: 0, rolls: [] },
      { source: "Bless", value: 3, rolls: [3] },
    ],
  });
});

it("rolls a 1 again once, and only one of the dice", () => {
  const reroll = [{ source: "Lucky", faces: [1] }];
  expect(rolled({ reroll }, 1, 14)).toMatchObject({
    rolls: [1, 14],
    rerolled: { from: 1, to: 14, source: "Lucky" },
    kept: 14,
    natural: 14,
  });
  expect(rolled({ reroll }, 2)).not.toHaveProperty("rerolled");
  expect(rolled({ reroll }, 1, 1)).toMatchObject({ rolls: [1, 1], natural: 1 });
  expect(rolled({ reroll, disadvantage: ["Prone"] }, 16, 1, 9)).toMatchObject({
    rolls: [16, 1, 9],
    kept: 9,
  });
  expect(rolled({ reroll, advantage: ["Help"] }, 1, 1, 6)).toMatchObject({ kept: 6 });
  expect(rolled({ reroll, disadvantage: ["Prone"] }, 1, 1, 6)).toMatchObject({ kept: 1 });
});

it("counts low faces as the floor, and keeps what lay", () => {
  expect(rolled({ floor: 10 }, 4)).toMatchObject({ natural: 4, kept: 10, total: 10 });
  expect(rolled({ floor: 10 }, 13)).toMatchObject({ natural: 13, kept: 13 });
});

it("rolls the dice of a bonus after the d20, and subtracts those of a penalty", () => {
  const bless = { source: "Bless", dice: "1d4" };
  const bane = { source: "Bane", dice: "-1d4" };
  expect(rolled({ dice: [bless, bane] }, 10, 3, 4)).toMatchObject({
    rolls: [10],
    modifiers: [
      { source: "Bless", value: 3, rolls: [3] },
      { source: "Bane", value: -4, rolls: [4] },
    ],
    total: 9,
  });
});

it("refuses dice that no d20 shows, and more of them than are rolled", () => {
  const objection = (manual: readonly number[], plan: Partial<D20Plan> = {}) =>
    objectionToDice({ advantage: [], disadvantage: [], ...plan, manual });
  expect(objection([21])).toMatchObject({ code: "INVALID_DIE" });
  expect(objection([0])).toMatchObject({ code: "INVALID_DIE" });
  expect(objection([7.5])).toMatchObject({ code: "INVALID_DIE" });
  expect(objection([7, 8])).toMatchObject({
    code: "TOO_MANY_DICE",
    message: "2 dice were given, but this roll is one d20 (normal).",
  });
  const helped = { advantage: ["Help"] };
  expect(objection([7, 8, 9], helped)).toMatchObject({ code: "TOO_MANY_DICE" });
  expect(objection([7, 8], helped)).toBeUndefined();
  expect(objectionToDice({ advantage: [], disadvantage: [] })).toBeUndefined();
  const reroll = [{ source: "Lucky", faces: [1] }];
  expect(objection([1, 8], { reroll })).toBeUndefined();
  expect(objection([2, 8], { reroll })).toMatchObject({ code: "TOO_MANY_DICE" });
  expect(objection([2, 1, 8], { reroll, ...helped })).toBeUndefined();
  expect(objection([1, 8, 9], { reroll })).toMatchObject({
    code: "TOO_MANY_DICE",
    message: "3 dice were given, but this roll is one d20 (normal) and one again.",
    hint: "Give at most 2.",
  });
});

it("rolls again with the next die of the table, where there is one", () => {
  const reroll = [{ source: "Lucky", faces: [1] }];
  expect(rolled({ reroll, manual: [1, 15] })).toMatchObject({
    rolls: [1, 15],
    natural: 15,
    manual: true,
  });
  expect(rolled({ reroll, manual: [1] }, 15)).toMatchObject({ rolls: [1, 15], natural: 15 });
});
