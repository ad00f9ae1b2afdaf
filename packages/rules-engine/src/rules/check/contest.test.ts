import { expect, it } from "vitest";
import { suffering } from "../../../testing/checks.js";
import { creatureOf, usingDice } from "../../../testing/index.js";
import type { Creature } from "../../creature/creature.js";
import type { CheckRequest } from "../../game/request.js";
import { contest } from "./contest.js";

const athletics: CheckRequest = { kind: "skill", skill: "athletics" };
const acrobatics: CheckRequest = { kind: "skill", skill: "acrobatics" };
const ada = creatureOf({ id: "ada", make: { abilities: abilities(16, 10) } });
const bert = creatureOf({ id: "bert", make: { abilities: abilities(10, 14) } });

function abilities(str: number, dex: number) {
  return { str, dex, con: 10, int: 10, wis: 10, cha: 10 };
}

/** A contest with these dice, all of which must fall. */
async function met(
  [self, selfRolls]: readonly [Creature, CheckRequest],
  [other, otherRolls]: readonly [Creature, CheckRequest],
  ...faces: readonly number[]
) {
  const using = await usingDice(...faces);
  const result = contest(
    { creature: self, request: selfRolls },
    { creature: other, request: otherRolls },
    using,
  );
  using.rng.assertSpent();
  return result.ok ? result.value : result.error;
}

it("goes to the higher total", async () => {
  // 10 + 3 against 12 + 2, then 12 + 3 against 12 + 2.
  expect(await met([ada, athletics], [bert, acrobatics], 10, 12)).toMatchObject({
    self: { id: "ada", d20: { total: 13 } },
    other: { id: "bert", d20: { total: 14 } },
    winner: "other",
    rule: "Contests",
  });
  expect(await met([ada, athletics], [bert, acrobatics], 12, 12)).toMatchObject({ winner: "self" });
});

it("goes to nobody at a tie", async () => {
  expect(await met([ada, athletics], [bert, acrobatics], 11, 12)).toMatchObject({ winner: null });
});

it("takes dice of the table for the side that has them", async () => {
  const manual = { ...athletics, manual: [20] };
  expect(await met([ada, manual], [bert, acrobatics], 3)).toMatchObject({
    self: { d20: { manual: true, total: 23 } },
    winner: "self",
  });
});

it("counts what is on either", async () => {
  const poisoned = creatureOf({ ...bert, ...suffering("poisoned") });
  expect(await met([ada, athletics], [poisoned, acrobatics], 5, 18, 4)).toMatchObject({
    other: { d20: { mode: "disadvantage", total: 6 } },
    winner: "self",
  });
});

it("gives who charmed the other advantage in talking to it", async () => {
  const persuasion: CheckRequest = { kind: "skill", skill: "persuasion" };
  const insight: CheckRequest = { kind: "skill", skill: "insight" };
  const charmed = creatureOf({ ...bert, ...suffering("charmed", { from: "ada" }) });
  expect(await met([ada, persuasion], [charmed, insight], 4, 15, 9)).toMatchObject({
    self: { d20: { sources: ["advantage: Charmed"], kept: 15 } },
    winner: "self",
  });
  const stranger = creatureOf({ ...ada, id: "eve" });
  expect(await met([stranger, persuasion], [charmed, insight], 4, 9)).toMatchObject({
    self: { d20: { mode: "normal" } },
  });
});

it("beats who fails without a roll", async () => {
  const blinded = creatureOf({ ...bert, ...suffering("blinded") });
  const seeking: CheckRequest = { kind: "skill", skill: "perception", against: "sight" };
  expect(await met([ada, athletics], [blinded, seeking], 1)).toMatchObject({ winner: "self" });
});

it("is between checks alone, and of the living", async () => {
  const save: CheckRequest = { kind: "save", ability: "dex" };
  expect(await met([ada, athletics], [bert, save])).toMatchObject({ code: "INVALID_CHECK" });
  const dead = creatureOf({ ...bert, dead: true });
  expect(await met([dead, athletics], [bert, athletics])).toMatchObject({ code: "DEAD" });
});
