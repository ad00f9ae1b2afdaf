import { expect, it } from "vitest";
import { refusing, rolling, under } from "../../../testing/checks.js";
import { creatureOf } from "../../../testing/index.js";

/** A fighter of level 5, proficiency +3: Strength 16, Dexterity 14, Constitution 14, Wisdom 12. */
const fighter = creatureOf({
  name: "Borin",
  make: {
    levels: Array.from({ length: 5 }, () => ({ class: "fighter" as const, hp: 6 })),
    abilities: { str: 16, dex: 14, con: 14, int: 8, wis: 12, cha: 10 },
    skills: ["athletics", "perception"],
    tools: ["smiths-tools"],
  },
  items: [
    { id: "i1", name: "Longsword", base: "longsword", quantity: 1, slot: "main_hand" },
    { id: "i2", name: "Shield", base: "shield", quantity: 1, slot: "shield" },
  ],
});

it("checks a skill with ability and proficiency apart", async () => {
  const result = await rolling(fighter, { kind: "skill", skill: "athletics", dc: 15 }, 9);
  expect(result).toEqual({
    id: "a",
    what: "Strength (Athletics)",
    rule: "Skills",
    d20: {
      rolls: [9],
      kept: 9,
      mode: "normal",
      sources: [],
      modifiers: [
        { source: "Strength", value: 3 },
        { source: "proficiency", value: 3 },
      ],
      total: 15,
      natural: 9,
    },
    dc: 15,
    success: true,
    margin: 0,
    open: [],
  });
});

it("checks a skill with another ability", async () => {
  const asked = { kind: "skill", skill: "athletics", ability: "con" } as const;
  expect(await rolling(fighter, asked, 10)).toMatchObject({
    what: "Constitution (Athletics)",
    d20: { total: 15 },
  });
  const untrained = { kind: "skill", skill: "stealth", ability: "str" } as const;
  expect(await rolling(fighter, untrained, 10)).toMatchObject({ d20: { total: 13 } });
});

it("checks an ability, saves, and rolls initiative", async () => {
  expect(await rolling(fighter, { kind: "ability", ability: "wis" }, 10)).toMatchObject({
    what: "Wisdom",
    rule: "Ability Checks",
    d20: { total: 11 },
  });
  expect(await rolling(fighter, { kind: "save", ability: "con", dc: 16 }, 10)).toMatchObject({
    what: "Constitution save",
    rule: "Saving Throws",
    d20: { total: 15 },
    success: false,
    margin: -1,
  });
  expect(await rolling(fighter, { kind: "initiative" }, 10)).toMatchObject({
    rule: "Initiative",
    d20: { total: 12 },
  });
});

it("adds what the caller says to what the rules find", async () => {
  const asked = { kind: "ability", ability: "str", advantage: true, bonus: 2 } as const;
  expect(await rolling(fighter, asked, 4, 11)).toMatchObject({
    d20: {
      total: 16,
      sources: ["advantage: situation"],
      modifiers: [
        { source: "Strength", value: 3 },
        { source: "situation", value: 2 },
      ],
    },
  });
  expect(await rolling(fighter, { ...asked, disadvantage: true }, 4)).toMatchObject({
    d20: { mode: "normal", sources: ["advantage: situation", "disadvantage: situation"] },
  });
});

it("takes dice of the table", async () => {
  const asked = { kind: "ability", ability: "str", advantage: true, manual: [18] } as const;
  expect(await rolling(fighter, asked, 5)).toMatchObject({
    d20: { rolls: [18, 5], manual: true, total: 21 },
  });
  expect(await refusing(fighter, { ...asked, manual: [1, 2, 3] })).toMatchObject({
    code: "TOO_MANY_DICE",
  });
  expect(await refusing(fighter, { ...asked, manual: [21] })).toMatchObject({
    code: "INVALID_DIE",
  });
});

it("succeeds and fails by the total alone outside attacks", async () => {
  expect(await rolling(fighter, { kind: "save", ability: "int", dc: 20 }, 20)).toMatchObject({
    d20: { natural: 20, total: 19 },
    success: false,
  });
  expect(await rolling(fighter, { kind: "skill", skill: "athletics", dc: 7 }, 1)).toMatchObject({
    success: true,
  });
});

it("scores passively: 10 and the modifiers, 5 more or less for advantage", async () => {
  const passive = { kind: "skill", skill: "perception", passive: true } as const;
  expect(await rolling(fighter, passive)).toMatchObject({
    rule: "Passive Checks",
    d20: { rolls: [], natural: null, passive: true, kept: 10, total: 14 },
  });
  expect(await rolling(fighter, { ...passive, advantage: true, dc: 19 })).toMatchObject({
    d20: { total: 19, modifiers: [{}, {}, { source: "advantage", value: 5 }] },
    success: true,
  });
  expect(await rolling(fighter, { ...passive, disadvantage: true })).toMatchObject({
    d20: { total: 9 },
  });
  const save = { kind: "save", ability: "dex", passive: true } as const;
  expect(await refusing(fighter, save)).toMatchObject({ code: "INVALID_CHECK" });
  expect(await refusing(fighter, { ...passive, manual: [7] })).toMatchObject({
    code: "INVALID_CHECK",
  });
});

it("checks tools, with proficiency for who is trained", async () => {
  const smith = { kind: "tool", tool: "Smith's Tools", ability: "str" } as const;
  expect(await rolling(fighter, smith, 10)).toMatchObject({
    what: "Strength (Smith's Tools)",
    rule: "Tools",
    d20: { total: 16 },
  });
  expect(await rolling(fighter, { kind: "tool", tool: "thieves' tools" }, 10)).toMatchObject({
    what: "Dexterity (Thieves' Tools)",
    d20: { total: 12 },
  });
});

it("refuses requests that say no roll, with what would", async () => {
  expect(await refusing(fighter, { kind: "skill" })).toMatchObject({
    code: "INVALID_CHECK",
    legal: expect.arrayContaining(["stealth"]),
  });
  expect(await refusing(fighter, { kind: "save" })).toMatchObject({
    code: "INVALID_CHECK",
    legal: ["str", "dex", "con", "int", "wis", "cha"],
  });
  expect(await refusing(fighter, { kind: "save", ability: "dex", skill: "stealth" })).toMatchObject(
    {
      code: "INVALID_CHECK",
      legal: ["ability"],
    },
  );
  expect(await refusing(fighter, { kind: "tool" })).toMatchObject({ code: "INVALID_CHECK" });
  expect(await refusing(fighter, { kind: "tool", tool: "smith tools" })).toMatchObject({
    code: "INVALID_CHECK",
    legal: ["Smith's Tools"],
  });
  expect(await refusing(fighter, { kind: "tool", tool: "Smith's Tools" })).toMatchObject({
    code: "INVALID_CHECK",
    legal: ["str", "dex", "con", "int", "wis", "cha"],
  });
  expect(await refusing(fighter, { kind: "attack", weapon: "Longbow" })).toMatchObject({
    code: "INVALID_CHECK",
    legal: ["Longsword", "Unarmed Strike"],
  });
});

it("refuses the dead", async () => {
  const dead = { ...fighter, hp: { current: 0, temporary: 0 }, dead: true } as const;
  expect(await refusing(dead, { kind: "initiative" })).toMatchObject({ code: "DEAD" });
});

it("succeeds by what says so, whatever the dice", async () => {
  const lucky = creatureOf(
    under("Foresight", [{ kind: "roll", on: "save", by: "self", outcome: "succeeds" }]),
  );
  expect(await rolling(lucky, { kind: "save", ability: "dex", dc: 15 }, 2)).toMatchObject({
    success: true,
    margin: -13,
  });
});
