import { expect, it } from "vitest";
import { rolling, suffering, under } from "../../../testing/checks.js";
import { creatureOf } from "../../../testing/index.js";
import type { Creature, Make } from "../../creature/creature.js";

type Class = Make["levels"][number]["class"];

const levels = (name: Class, count: number): Make["levels"] =>
  Array.from({ length: count }, () => ({ class: name, hp: 5 }));

/** Dexterity 14, Strength 12, Constitution 10, Wisdom 8. */
const abilities = { str: 12, dex: 14, con: 10, int: 10, wis: 8, cha: 16 };

const made = (make: Partial<Make>, over: Partial<Omit<Creature, "make">> = {}): Creature =>
  creatureOf({ make: { abilities, ...make }, ...over });

it("adds half the bonus to what it is not in: Jack of All Trades", async () => {
  // A bard of level 5 has +3, half of it is 1.
  const bard = made({ levels: levels("bard", 5), skills: ["stealth"] });
  expect(await rolling(bard, { kind: "skill", skill: "acrobatics" }, 10)).toMatchObject({
    d20: {
      modifiers: [
        { source: "Dexterity", value: 2 },
        { source: "Jack of All Trades", value: 1 },
      ],
      total: 13,
    },
  });
  expect(await rolling(bard, { kind: "skill", skill: "stealth" }, 10)).toMatchObject({
    d20: { total: 15 },
  });
  expect(await rolling(bard, { kind: "ability", ability: "str" }, 10)).toMatchObject({
    d20: { total: 12 },
  });
  expect(await rolling(bard, { kind: "initiative" }, 10)).toMatchObject({ d20: { total: 13 } });
  expect(await rolling(bard, { kind: "tool", tool: "Thieves' Tools" }, 10)).toMatchObject({
    d20: { total: 13 },
  });
  // Saves are no checks: a bard is proficient in Dexterity, not in Strength.
  expect(await rolling(bard, { kind: "save", ability: "str" }, 10)).toMatchObject({
    d20: { total: 11 },
  });
});

it("adds half the bonus, rounded up, to Strength, Dexterity and Constitution: Remarkable Athlete", async () => {
  // A fighter of level 7 has +3, half of it rounded up is 2.
  const champion = made({ levels: levels("fighter", 7), subclasses: { fighter: "champion" } });
  expect(await rolling(champion, { kind: "ability", ability: "str" }, 10)).toMatchObject({
    d20: { total: 13 },
  });
  expect(await rolling(champion, { kind: "initiative" }, 10)).toMatchObject({ d20: { total: 14 } });
  expect(await rolling(champion, { kind: "ability", ability: "wis" }, 10)).toMatchObject({
    d20: { total: 9 },
  });
  const swapped = { kind: "skill", skill: "intimidation", ability: "str" } as const;
  expect(await rolling(champion, swapped, 10)).toMatchObject({ d20: { total: 13 } });
});

it("counts 9 and less as 10 where proficient: Reliable Talent", async () => {
  // A rogue of level 11 has +4; Stealth with expertise has +8.
  const rogue = made({
    levels: levels("rogue", 11),
    skills: ["stealth", "acrobatics"],
    expertise: ["stealth"],
  });
  expect(await rolling(rogue, { kind: "skill", skill: "stealth" }, 3)).toMatchObject({
    d20: {
      natural: 3,
      kept: 10,
      total: 20,
      modifiers: [{}, { source: "expertise", value: 8 }],
    },
  });
  expect(await rolling(rogue, { kind: "skill", skill: "perception" }, 3)).toMatchObject({
    d20: { kept: 3, total: 2 },
  });
  expect(await rolling(rogue, { kind: "tool", tool: "Thieves' Tools" }, 3)).toMatchObject({
    d20: { kept: 10, total: 16 },
  });
  expect(await rolling(rogue, { kind: "save", ability: "dex" }, 3)).toMatchObject({
    d20: { kept: 3, total: 9 },
  });
  const young = made({ levels: levels("rogue", 10), skills: ["stealth"] });
  expect(await rolling(young, { kind: "skill", skill: "stealth" }, 3)).toMatchObject({
    d20: { kept: 3 },
  });
});

it("rolls a 1 again: Lucky halflings", async () => {
  const halfling = made({ race: "halfling" });
  for (const request of [
    { kind: "skill", skill: "stealth" },
    { kind: "save", ability: "wis" },
    { kind: "attack" },
    { kind: "initiative" },
  ] as const) {
    expect(await rolling(halfling, request, 1, 15)).toMatchObject({
      d20: { rolls: [1, 15], kept: 15, rerolled: { from: 1, to: 15, source: "Lucky" } },
    });
  }
});

it.each([
  ["dwarf", "con", "poison"],
  ["dwarf", "con", "being poisoned"],
  ["elf", "wis", "being charmed"],
  ["half-elf", "wis", "charm"],
  ["halfling", "wis", "fear"],
  ["gnome", "int", "magic"],
  ["gnome", "cha", "Hold Person"],
] as const)("saves with advantage: %s, %s against %s", async (race, ability, against) => {
  expect(await rolling(made({ race }), { kind: "save", ability, against }, 5, 12)).toMatchObject({
    d20: { mode: "advantage", kept: 12 },
  });
});

it.each([
  ["dwarf", "con", "fire"],
  ["elf", "wis", "fear"],
  ["halfling", "wis", "charm"],
  ["gnome", "dex", "magic"],
  ["gnome", "int", "poison"],
] as const)("saves as anybody: %s, %s against %s", async (race, ability, against) => {
  expect(await rolling(made({ race }), { kind: "save", ability, against }, 12)).toMatchObject({
    d20: { mode: "normal" },
  });
});

it("names what would help if it were said what the save is against", async () => {
  expect(
    await rolling(made({ race: "dwarf" }), { kind: "save", ability: "con" }, 12),
  ).toMatchObject({ d20: { mode: "normal" }, open: ["Dwarven Resilience"] });
});

it("dodges with advantage what it sees: Danger Sense", async () => {
  const barbarian = { levels: levels("barbarian", 2) };
  const save = { kind: "save", ability: "dex" } as const;
  expect(await rolling(made(barbarian), save, 5, 12)).toMatchObject({
    d20: { sources: ["advantage: Danger Sense"] },
  });
  for (const condition of ["blinded", "deafened", "incapacitated"] as const) {
    const hampered = made(barbarian, suffering(condition));
    expect(await rolling(hampered, save, 12)).toMatchObject({ d20: { mode: "normal" } });
  }
  expect(await rolling(made(barbarian), { ...save, ability: "str" }, 12)).toMatchObject({
    d20: { mode: "normal" },
  });
});

it("strains with advantage while raging, without heavy armor: Rage", async () => {
  const rage = under(
    "Rage",
    (["check", "save"] as const).map((on) => ({
      kind: "roll",
      on,
      by: "self",
      mode: "advantage",
      when: { all: [{ ability: ["str"] }, { not: { armor: "heavy" } }] },
    })),
    { during: "rage" },
  );
  const barbarian = { levels: levels("barbarian", 1) };
  const athletics = { kind: "skill", skill: "athletics" } as const;
  expect(await rolling(made(barbarian, rage), athletics, 5, 12)).toMatchObject({
    d20: { sources: ["advantage: Rage"], kept: 12 },
  });
  expect(
    await rolling(made(barbarian, rage), { kind: "save", ability: "str" }, 5, 12),
  ).toMatchObject({ d20: { mode: "advantage" } });
  expect(await rolling(made(barbarian, rage), { kind: "save", ability: "con" }, 5)).toMatchObject({
    d20: { mode: "normal" },
  });
  expect(await rolling(made(barbarian), athletics, 5)).toMatchObject({ d20: { mode: "normal" } });
  const plate = { id: "i1", name: "Plate", base: "plate", quantity: 1, slot: "armor" } as const;
  const armored = made({ levels: levels("fighter", 1) }, { ...rage, items: [plate] });
  expect(await rolling(armored, athletics, 5)).toMatchObject({ d20: { mode: "normal" } });
});

it("suffers in armor without proficiency, and is loud in some", async () => {
  const mail = {
    id: "i1",
    name: "Chain Mail",
    base: "chain-mail",
    quantity: 1,
    slot: "armor",
  } as const;
  const wizard = made({ levels: levels("wizard", 1) }, { items: [mail] });
  for (const request of [
    { kind: "skill", skill: "acrobatics" },
    { kind: "save", ability: "str" },
    { kind: "attack" },
    { kind: "initiative" },
  ] as const) {
    expect(await rolling(wizard, request, 12, 5)).toMatchObject({
      d20: { sources: ["disadvantage: Chain Mail without proficiency"], kept: 5 },
    });
  }
  expect(await rolling(wizard, { kind: "save", ability: "con" }, 12)).toMatchObject({
    d20: { mode: "normal" },
  });
  const fighter = made({ levels: levels("fighter", 1) }, { items: [mail] });
  expect(await rolling(fighter, { kind: "skill", skill: "stealth" }, 12, 5)).toMatchObject({
    d20: { sources: ["disadvantage: Chain Mail"] },
  });
  expect(await rolling(fighter, { kind: "skill", skill: "acrobatics" }, 12)).toMatchObject({
    d20: { mode: "normal" },
  });
});
