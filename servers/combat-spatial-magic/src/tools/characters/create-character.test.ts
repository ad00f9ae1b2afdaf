import { expect, test } from "vitest";
import { ada, gob } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

test("the reply is the sheet, in words and as data", async () => {
  const { call } = await openTable();
  const { text, data } = await whole(call("create_character", ada));
  expect(text).toMatchInlineSnapshot(`
    "Ada is made.

    # Ada
    *High Elf · Wizard 3 · pc · id1*
    **HP** 17/17 · **AC** 13 · **Initiative** +3 · **Proficiency** +2
    **Hit dice:** 3/3 d6
    **Speed:** 30 ft
    **Abilities:** STR 8 (-1), DEX 16 (+3), CON 13 (+1), INT 16 (+3), WIS 12 (+1), CHA 10 (+0)
    **Saves:** STR -1, DEX +3, CON +1, INT +5*, WIS +3*, CHA +0
    **Skills:** Acrobatics +3, Animal Handling +1, Arcana +5*, Athletics -1, Deception +0, History +5*, Insight +1, Intimidation +0, Investigation +3, Medicine +1, Nature +3, Perception +3*, Performance +0, Persuasion +0, Religion +3, Sleight of Hand +3, Stealth +3, Survival +1
    **Passive:** Perception 13, Investigation 13, Insight 11 · darkvision 60 ft
    **Attacks:** Quarterstaff +1, 1d6-1 bludgeoning (reach 5 ft, two hands 1d8-1); Unarmed Strike +1, 0 bludgeoning (reach 5 ft)
    **Spellcasting:** Wizard: INT, DC 13, attack +5; High Elf: INT, DC 13, attack +5
    **Slots:** level 1: 4/4, level 2: 2/2
    **Cantrips:** Fire Bolt
    **Level 1:** Magic Missile
    **Features:** Darkvision; Fey Ancestry; Trance; Keen Senses; Elf Weapon Training; High Elf Cantrip; Extra Language; Arcane Recovery (slot levels 2, 1/1 per day); Spellcasting: Wizard; Arcane Tradition
    **Proficient with:** Dagger; Dart; Sling; Quarterstaff; Crossbow, light; Longsword; Shortsword; Shortbow; Longbow
    **Languages:** Common; Elvish
    **Carries:** Quarterstaff (main hand)
    **Coins:** no coins · **Load:** 4/120 lb
    **Still to choose:** Subclass of Wizard (subclass): School of Evocation; Languages of race and background (choices.languages): Dwarvish, Giant, Gnomish, Goblin, Halfling, Orc; 2 × Cantrips: Wizard (spells): Acid Splash, Chill Touch, Dancing Lights, Light, Mage Hand, Mending, Message, Minor Illusion, Poison Spray, Prestidigitation, Ray of Frost, Shocking Grasp and 1 more; 9 × Spells: Wizard (spells): Acid Arrow, Alarm, Alter Self, Arcane Lock, Arcanist's Magic Aura, Blindness/Deafness, Blur, Burning Hands, Charm Person, Color Spray, Comprehend Languages, Continual Flame and 45 more; Cantrips: High Elf Cantrip (spells): Acid Splash, Chill Touch, Dancing Lights, Light, Mage Hand, Mending, Message, Minor Illusion, Poison Spray, Prestidigitation, Ray of Frost, Shocking Grasp and 1 more"
  `);
  expect(data).toMatchObject({
    summary: "Ada is made.",
    events: [{ type: "created", id: "id1", rule: "Beyond 1st Level" }],
    characterId: "id1",
    character: {
      id: "id1",
      name: "Ada",
      characterType: "pc",
      classes: [{ class: "Wizard", level: 3 }],
      race: "High Elf",
      hp: { current: 17, max: 17, temp: 0 },
      armorClass: 13,
      abilities: { dex: 16, int: 16 },
      savingThrows: { int: 5, str: -1 },
      proficiencies: { savingThrows: ["int", "wis"] },
      spellcasting: { slots: { "1": { max: 4, left: 4 }, "2": { max: 2, left: 2 } } },
      passivePerception: 13,
    },
  });
});

test("rolled scores and hit dice are shown with every die", async () => {
  const { call } = await openTable();
  const scores = [6, 5, 4, 1, 3, 3, 3, 3, 6, 6, 6, 6, 1, 2, 3, 4, 5, 5, 5, 5, 2, 2, 2, 2];
  const asked = {
    name: "Bo",
    class: "fighter",
    level: 2,
    abilityMethod: "rolled",
    hpMethod: "roll",
  };
  const { data } = await whole(call("create_character", asked, ...scores, 7));
  expect(data["notes"]).toMatchInlineSnapshot(`
    [
      "House rule: Rolled Scores (4d6, the lowest dropped): 15 (6,5,4,1), 9 (3,3,3,3), 18 (6,6,6,6), 9 (4,3,2,1), 15 (5,5,5,5), 6 (2,2,2,2).",
      "Dealt by the needs of Fighter: Strength 18, Dexterity 15, Constitution 15, Intelligence 6, Wisdom 9, Charisma 9.",
      "Hit dice: 10, 7, the first at its maximum.",
    ]
  `);
  expect(data).toMatchObject({ character: { abilities: { str: 18 } } });
});

test("names of the SRD in any form, abilities in full, things and coins as people say them", async () => {
  const { call } = await openTable();
  const { data } = await whole(
    call("create_character", {
      name: "Cy",
      race: "half-orc",
      class: "FIGHTER",
      abilities: { Strength: 15, dexterity: 14, con: 13, int: 8, wis: 12, cha: 10 },
      abilityMethod: "standard_array",
      characterType: "NPC",
      choices: { fightingStyle: "Defense" },
      equipment: ["chain mail", { name: "Dagger", quantity: 2, equipped: false }, "20 arrows"],
      coins: { gp: 12, sp: 5 },
    }),
  );
  expect(data).toMatchObject({
    character: {
      characterType: "npc",
      abilities: { str: 17 },
      armorClass: { base: 12, effective: 17 },
      coins: { gp: 12, sp: 5 },
      inventory: [
        { name: "Chain Mail", slot: "armor" },
        { name: "Dagger", quantity: 2 },
        { quantity: 20 },
      ],
    },
  });
});

test("feats and things of one's own count", async () => {
  const { call } = await openTable();
  const { data } = await whole(
    call("create_character", {
      ...ada,
      feats: [{ name: "Wary", effects: [{ type: "bonus", to: "ac", value: 1 }] }],
      equipment: [
        {
          item: {
            name: "Amulet of Ada",
            type: "amulet",
            cost: "5 gp",
            effects: [{ type: "resistance", damageType: "fire" }],
          },
        },
      ],
    }),
  );
  expect(data).toMatchObject({
    character: {
      armorClass: { base: 13, effective: 14, modifiers: ["+1 Wary"] },
      resistances: [expect.stringContaining("fire")],
      inventory: [{ name: "Amulet of Ada", slot: "worn" }],
    },
  });
});

test("a copy of a stat block", async () => {
  const { call } = await openTable();
  const { data } = await whole(call("create_character", gob));
  expect(data).toMatchObject({
    character: {
      creature: "Goblin",
      characterType: "enemy",
      hp: { max: 7 },
      armorClass: 15,
    },
  });
});

test("an illegal choice is refused with the legal ones, and nobody is made", async () => {
  const { call } = await openTable();
  const { isError, text, data } = await call("create_character", { ...ada, skills: ["athletics"] });
  expect(isError).toBe(true);
  expect(text).toMatch(/^\[ILLEGAL_CHOICE\] .*Legal: Arcana, History, Insight/);
  expect(data).toMatchObject({ code: "ILLEGAL_CHOICE", legal: expect.arrayContaining(["Arcana"]) });
  expect((await call("list_characters")).data).toMatchObject({ pagination: { total: 0 } });
});

test("a name is taken in any case", async () => {
  const { call } = await openTable(ada);
  const { text } = await call("create_character", { name: "ADA" });
  expect(text).toMatchInlineSnapshot(
    `"[NAME_TAKEN] There is a character called "ADA" already. Names are unique in a campaign, without regard to case. Give another name."`,
  );
});

test.each([
  [
    { name: "X", clas: "wizard" },
    '[UNKNOWN_PARAMETER] Unknown parameter "clas". Did you mean "class"?',
  ],
  [{ race: "Elf" }, "[INVALID_ARGUMENT] name is missing: expected string."],
  [{ name: " " }, "[INVALID_ARGUMENT] name: must not be empty."],
  [{ name: "X", level: 21 }, "[INVALID_ARGUMENT] level: Too big: expected number to be <=20."],
  [
    { name: "X", abilities: { luck: 3 } },
    "[INVALID_ARGUMENT] abilities: abilities are str, dex, con, int, wis, cha.",
  ],
  [
    { name: "X", abilities: { str: 31 } },
    "[INVALID_ARGUMENT] abilities.str: Too big: expected number to be <=30.",
  ],
  [
    { name: "X", multiclass: [{ class: "monk" }] },
    "[INVALID_ARGUMENT] multiclass[0].level is missing: expected number.",
  ],
  [
    { name: "X", background: { skills: [] } },
    "[INVALID_ARGUMENT] background.name is missing: expected string.",
  ],
  [
    { name: "X", equipment: [{ item: { name: "Y" } }, 5] },
    "[INVALID_ARGUMENT] equipment[0].item.type is missing: expected string; equipment[1]: expected object, received number.",
  ],
  [
    { name: "X", choices: { languages: 5 } },
    "[INVALID_ARGUMENT] choices.languages: expected array, received number.",
  ],
  [{ name: "X", coins: { gold: 5 } }, "[INVALID_ARGUMENT] coins"],
  [
    { name: "X", abilityMethod: "dice" },
    '[INVALID_ARGUMENT] abilityMethod: Invalid option: expected one of "standard"|"point_buy"|"roll".',
  ],
])("%j is refused by its shape", async (args, message) => {
  const { call } = await openTable();
  const { isError, text } = await call("create_character", args);
  expect(isError).toBe(true);
  expect(text.slice(0, message.length)).toBe(message);
});
