import { scripted } from "@tabletop-mcp/dice-core/testing";
import { describe, expect, test } from "vitest";
import { inSession } from "../../table/session.js";
import { ada, bo, gob } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

// Ada: Dexterity +3, Intelligence +3, spell save DC 13, speed 30, 17 hit points.
// Bo: armor class 18, Strength 16, 14 hit points, initiative +0.

async function bearing(character: typeof ada | typeof bo, ...modifiers: readonly object[]) {
  const table = await openTable(character, gob);
  const { name } = character;
  const asked = { characterId: name, operation: "add", effect: { name: "Gift", modifiers } };
  const { data } = await whole(table.call("manage_effect", asked));
  const roll = async (check: object, ...faces: readonly number[]) =>
    (await whole(table.call("roll_check", { characterId: name, ...check }, ...faces))).data;
  return { ...table, changed: data["changed"], roll };
}

const bonus = (to: string, value: number, more: object = {}) => ({
  type: "bonus",
  to,
  value,
  ...more,
});
const dice = (to: string, rolled: string) => ({ type: "bonus", to, dice: rolled });

describe("a bonus on the sheet", () => {
  test.each([
    [bo, bonus("ac", 2), { armorClass: { base: 10, effective: 20 } }],
    [bo, bonus("maxHp", 5), { maxHp: { base: 14, effective: 19, modifiers: ["+5 Gift"] } }],
    [bo, bonus("speed", -10), { speed: { base: 25, effective: 15 } }],
    [bo, bonus("initiative", 5), { initiative: { base: 0, effective: 5 } }],
    // Of her race, and of her class: both of Intelligence.
    [
      ada,
      bonus("spellDc", 1),
      { "spellDc High Elf": { effective: 14 }, "spellDc Wizard": { base: 13, effective: 14 } },
    ],
    [bo, bonus("save", 1), { "save str": { base: 5, effective: 6 }, "save dex": { effective: 1 } }],
    [bo, bonus("check", 2), { athletics: { base: 5, effective: 7 }, stealth: { effective: 2 } }],
    [bo, bonus("attack", 1), { "attack Warhammer": { base: 5, effective: 6 } }],
  ])("$1.to", async (character, modifier, expected) => {
    const { changed } = await bearing(character, modifier);
    expect(changed).toMatchObject(expected);
  });

  test("is told from one that is narrowed", async () => {
    const { changed } = await bearing(bo, bonus("check", 3, { skill: "Stealth" }));
    expect(changed).toEqual({ stealth: expect.objectContaining({ base: 0, effective: 3 }) });
    const saves = await bearing(bo, bonus("save", 3, { ability: "wisdom" }));
    expect(saves.changed).toEqual({ "save wis": expect.objectContaining({ effective: 5 }) });
  });

  test("to damage is in the attack's", async () => {
    const { call } = await bearing(bo, bonus("damage", 2));
    const { text } = await whole(call("get_character", { characterId: "Bo" }));
    expect(text).toContain("+2 damage: Gift");
  });
});

test("Bless: 1d4 on attacks and saves, on checks nothing", async () => {
  const { roll } = await bearing(bo, dice("attack", "1d4"), dice("save", "1d4"));
  const blessed = expect.arrayContaining([{ source: "Gift", value: 3, rolls: [3] }]);
  // Strength and proficiency: +5.
  expect(await roll({ kind: "attack" }, 10, 3)).toMatchObject({ total: 18, modifiers: blessed });
  expect(await roll({ kind: "save", ability: "dex" }, 10, 3)).toMatchObject({ total: 13 });
  expect(await roll({ kind: "ability", ability: "dex" }, 10)).toMatchObject({ total: 10 });
  expect(await roll({ kind: "skill", skill: "athletics" }, 10)).toMatchObject({ total: 15 });
  expect(await roll({ kind: "initiative" }, 10)).toMatchObject({ total: 10 });
});

test("Bane: 1d4 less", async () => {
  const { roll } = await bearing(bo, dice("save", "-1d4"));
  expect(await roll({ kind: "save", ability: "dex" }, 10, 3)).toMatchObject({ total: 7 });
});

test("Guidance: 1d4 on checks", async () => {
  const { roll } = await bearing(bo, dice("check", "1d4"));
  expect(await roll({ kind: "skill", skill: "athletics" }, 10, 3)).toMatchObject({ total: 18 });
  expect(await roll({ kind: "save", ability: "str" }, 10)).toMatchObject({ total: 15 });
});

test("a score that is set takes along what hangs on it", async () => {
  // Strength 16 to 19: +4.
  const { changed, roll } = await bearing(bo, { type: "set", ability: "Strength", value: 19 });
  expect(changed).toMatchObject({
    str: { base: 16, effective: 19, modifiers: ["Strength 19: Gift"] },
    "save str": { base: 5, effective: 6 },
    athletics: { base: 5, effective: 6 },
    "attack Warhammer": 6,
  });
  expect(await roll({ kind: "ability", ability: "str" }, 10)).toMatchObject({ total: 14 });
});

describe("damage", () => {
  // 9 halved is 4, rounded down.
  test.each([
    ["resistance", 4],
    ["immunity", 0],
    ["vulnerability", 18],
  ])("%s", async (type, dealt) => {
    const { context, call } = await bearing(bo, { type, damageType: "Fire" });
    const hurt = (damageType: "fire" | "cold") =>
      inSession(context, (session) =>
        session.act({ type: "damage", id: "id1", parts: [{ amount: 9, type: damageType }] }),
      );
    expect(await hurt("fire")).toContainEqual(expect.objectContaining({ dealt }));
    await whole(call("update_character", { characterId: "Bo", hp: 14, raw: true }));
    expect(await hurt("cold")).toContainEqual(expect.objectContaining({ dealt: 9 }));
  });
});

test("who is made immune to a condition is refused it", async () => {
  const { call } = await bearing(bo, { type: "conditionImmunity", condition: "Frightened" });
  const asked = { characterId: "Bo", operation: "add", condition: "frightened" };
  expect((await call("manage_condition", asked)).text).toMatch(/^\[CONDITION_IMMUNE\] .*Gift/);
});

describe.each([
  ["advantage", 15],
  ["disadvantage", 7],
])("%s", (type, kept) => {
  test.each([
    ["attack", { kind: "attack" }],
    ["save", { kind: "save", ability: "wis" }],
    ["check", { kind: "skill", skill: "athletics" }],
    ["initiative", { kind: "initiative" }],
    ["concentration", { kind: "save", ability: "con", against: "concentration" }],
  ])("on %s", async (on, check) => {
    const { roll } = await bearing(bo, { type, on });
    expect(await roll(check, 15, 7)).toMatchObject({ kept, sources: [`${type}: Gift`] });
    // On that roll alone: a check is one of another ability, and so is no save or attack.
    await roll(on === "save" ? { kind: "attack" } : { kind: "save", ability: "wis" }, 11);
  });

  test("on death saves", async () => {
    const { call, context } = await bearing(bo, { type, on: "deathSave" });
    await whole(call("update_character", { characterId: "Bo", hp: "-14" }));
    // 15 succeeds and 7 fails ("Death Saving Throws").
    const events = await inSession({ ...context, rng: scripted([15, 7]) }, (session) =>
      session.act({ type: "death_save", id: "id1" }),
    );
    const outcome = type === "advantage" ? "success" : "failure";
    expect(events).toContainEqual(expect.objectContaining({ type: "death_save", outcome }));
  });

  test("on attacks against it", async () => {
    const { call } = await bearing(bo, { type, on: "attacked" });
    const attack = { characterId: "Gob", kind: "attack", against: "Bo" };
    expect((await whole(call("roll_check", attack, 15, 7))).data).toMatchObject({ kept });
    await whole(call("roll_check", { characterId: "Bo", kind: "attack" }, 11));
  });

  test("narrowed to an ability or a skill", async () => {
    const { roll } = await bearing(bo, { type, on: "check", ability: "str", skill: "athletics" });
    expect(await roll({ kind: "skill", skill: "athletics" }, 15, 7)).toMatchObject({ kept });
    await roll({ kind: "ability", ability: "str" }, 11);
    await roll({ kind: "ability", ability: "dex" }, 11);
  });
});

test.each([
  [bonus("acc", 1), /effect\.modifiers\[0\]\.to: /],
  [dice("ac", "1d4"), /effect\.modifiers\[0\]: a bonus to ac takes a value, not dice/],
  [dice("save", "4"), /effect\.modifiers\[0\]\.dice: dice look like 1d4/],
  [dice("save", "0d4"), /effect\.modifiers\[0\]\.dice: 0d4 are no dice.*dice look like 1d4/],
  [dice("save", "d0"), /There is no d0.*A die has 2 to 1000 sides/],
  [dice("save", "1d0"), /There is no d0/],
  [dice("save", "99d9999"), /There is no d9999/],
  [dice("save", "999d999"), /dice look like 1d4, -1d4 or 2d8\+4d6\+3/],
  [dice("damage", "1d4 fire"), /dice look like 1d4/],
  [{ type: "bonus", to: "ac" }, /effect\.modifiers\[0\]: a bonus has either a value or dice/],
  [bonus("save", 1, { dice: "1d4" }), /either a value or dice/],
  [{ type: "set", ability: "luck", value: 3 }, /effect\.modifiers\[0\]\.ability/],
  [{ type: "set", ability: "str", value: 31 }, /effect\.modifiers\[0\]\.value/],
  [{ type: "resistance", damageType: "sound" }, /effect\.modifiers\[0\]\.damageType/],
  [{ type: "bless" }, /effect\.modifiers\[0\]\.type/],
])("%j is no modifier", async (modifier, text) => {
  const { call } = await openTable(bo);
  const effect = { name: "Gift", modifiers: [modifier] };
  const reply = await call("manage_effect", { characterId: "Bo", operation: "add", effect });
  expect(reply).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^\[INVALID_ARGUMENT\]/),
  });
  expect(reply.text).toMatch(text);
});

test("a bonus that is laid on a weapon counts with that weapon alone", async () => {
  const { call } = await openTable(bo);
  const effect = {
    name: "Sacred Weapon",
    weapon: "Warhammer",
    modifiers: [bonus("attack", 3), bonus("damage", 2)],
    duration: 10,
  };
  await whole(call("manage_effect", { characterId: "Bo", operation: "add", effect }));
  const attack = async (weapon: string) =>
    (await whole(call("roll_check", { characterId: "Bo", weapon }, 10))).data;
  // Strength 16 and proficiency.
  expect(await attack("Warhammer")).toMatchObject({ total: 18, damage: [{ dice: "1d8+5" }] });
  expect(await attack("Unarmed Strike")).toMatchObject({ total: 15, damage: [{ dice: "4" }] });
  const wrong = { ...effect, weapon: "Halberd" };
  const asked = { characterId: "Bo", operation: "add", effect: wrong };
  expect((await call("manage_effect", asked)).text).toMatch(/^\[NOT_CARRIED\]/u);
});
