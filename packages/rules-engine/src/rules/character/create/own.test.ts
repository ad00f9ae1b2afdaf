import { scripted } from "@tabletop-mcp/dice-core/testing";
import { expect, test } from "vitest";
import { created, notCreated, type Wanted } from "../../../../testing/create.js";
import { sheetOf } from "../../../sheet/sheet-of.js";
import { srdCompendium } from "../../../tables/compendium.js";
import { check } from "../../check/check.js";

const compendium = await srdCompendium();
const abilities = { str: 10, dex: 10, con: 14, int: 10, wis: 10, cha: 10 };
const fighter = { race: "human", class: "fighter", abilities };
const sheet = async (request: Wanted) => sheetOf((await created(request)).creature, compendium);

test.each<[string, object, RegExp]>([
  ["three skills", { skills: ["arcana", "nature", "stealth"] }, /two skills, not 3/u],
  ["three tools", { tools: ["lute", "drum", "flute"] }, /two tools or languages in all, not 3/u],
  [
    "two tools and a language",
    { tools: ["lute", "drum"], languages: ["orc"] },
    /two tools or languages in all, not 3: Lute, Drum, Orc/u,
  ],
])("a background of one's own has not %s", async (_, more, message) => {
  const refused = await notCreated({ ...fighter, background: { name: "Soldier", ...more } });
  expect(refused.code).toBe("ILLEGAL_CHOICE");
  expect(refused.message).toMatch(message);
});

test.each(["Vehicles (land)", "vehicles-land", "land vehicles", "Vehicles (land or water)"])(
  "vehicles are a tool: %s",
  async (vehicle) => {
    const background = {
      name: "Soldier",
      skills: ["athletics", "survival"] as const,
      tools: [vehicle],
    };
    const { creature } = await created({ ...fighter, background });
    expect(sheetOf(creature, compendium).proficiencies.tools.join()).toMatch(/^Vehicles \(land/u);
    const request = { kind: "tool", tool: "land vehicles", ability: "dex" } as const;
    // 7 on the die, Dexterity 11 of a human, proficiency +2.
    expect(check(creature, request, { rng: scripted([7]), compendium })).toMatchObject({
      value: { what: "Dexterity (Vehicles (land))", d20: { total: 9 } },
    });
  },
);

test("who drives on land is no sailor", async () => {
  const background = { name: "Carter", skills: [], tools: ["Vehicles (land)"] };
  const { creature } = await created({ ...fighter, background });
  const request = { kind: "tool", tool: "Vehicles (water)", ability: "dex" } as const;
  expect(check(creature, request, { rng: scripted([7]), compendium })).toMatchObject({
    value: { d20: { total: 7 } },
  });
});

test("what SRD 5.1 has not is marked as a house rule", async () => {
  const { houseRules, warnings } = await sheet({
    class: "fighter",
    abilityMethod: "standard",
    background: { name: "Soldier", skills: ["athletics"] },
    feats: [{ name: "Alert", effects: [] }],
    equipment: [{ item: { name: "Moonblade", type: "relic", weight: 3 } }],
  });
  expect(houseRules).toEqual([
    "House rule: ability scores by the standard array.",
    "House rule: the background Soldier, the feat Alert, Moonblade: the campaign's own.",
  ]);
  expect(warnings).toEqual([]);
  expect((await sheet({ ...fighter, background: "Acolyte" })).houseRules).toEqual([]);
});

test.each<[string, Wanted, number]>([
  ["anybody", {}, 4],
  ["Constitution 14", { abilities: { con: 14 } }, 6],
  // Constitution 14 + 2, and 1 of Dwarven Toughness.
  ["a hill dwarf of Constitution 14", { race: "hill dwarf", abilities: { con: 14 } }, 8],
  ["Constitution 2", { abilities: { con: 2 } }, 1],
])("a commoner has 4 hit points and the Constitution modifier: %s", async (_, request, hp) => {
  const { hp: of } = await sheet(request);
  expect(of).toMatchObject({ current: hp, max: hp });
});

test("scores that are not said are 10, and said to be", async () => {
  const { notes } = await created({ class: "fighter", abilities: { str: 15, con: 14 } });
  expect(notes).toEqual(["Not said, and so 10: Dexterity, Intelligence, Wisdom and Charisma."]);
});

const bard = {
  class: "bard",
  abilities: { ...abilities, cha: 16 },
  spells: ["Vicious Mockery", "Light"],
};

test("too many of Magical Secrets, and of a Mystic Arcanum, are told apart from too many spells", async () => {
  const lore = { ...bard, level: 6, subclass: "College of Lore" };
  const secrets = await notCreated({
    ...lore,
    spells: [...bard.spells, "Fireball", "Fly", "Counterspell"],
  });
  expect(secrets.message).toContain("Magical Secrets gives 2 spells");
  expect(secrets.legal).toEqual(["Magical Secrets: at most 2 spells"]);
  const arcana = await notCreated({
    class: "warlock",
    level: 11,
    subclass: "fiend",
    abilities: { ...abilities, cha: 16 },
    spells: ["Eyebite", "Mass Suggestion"],
  });
  expect(arcana.message).toContain("Mystic Arcanum of level 6 gives 1 spell");
});
