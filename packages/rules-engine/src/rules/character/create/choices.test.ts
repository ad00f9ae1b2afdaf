import { expect, test } from "vitest";
import { created, notCreated, type Wanted } from "../../../../testing/create.js";

const abilities = { str: 13, dex: 14, con: 13, int: 12, wis: 13, cha: 16 };
const chosen = async (request: Wanted) => (await created({ abilities, ...request })).creature.make;

test("options go by heading, by short name and by id", async () => {
  for (const fightingStyle of [
    "Defense",
    "Fighting Style: Defense",
    "fighter-fighting-style-defense",
  ])
    expect((await chosen({ class: "fighter", choices: { fightingStyle } })).options).toEqual({
      "fighter-fighting-style": ["fighter-fighting-style-defense"],
    });
});

test("a champion of 10 has two styles, and a ranger's goes to who offers it", async () => {
  const champion = { class: "fighter", level: 10, subclass: "Champion" };
  expect(
    (await chosen({ ...champion, choices: { fightingStyle: ["Archery", "Dueling"] } })).options,
  ).toEqual({
    "fighter-fighting-style": ["fighter-fighting-style-archery", "fighter-fighting-style-dueling"],
  });
  const both = { class: "fighter", multiclass: [{ class: "ranger", level: 2 }] };
  const choices = { fightingStyle: ["Archery", "Great Weapon Fighting"] };
  expect((await chosen({ ...both, choices })).options).toEqual({
    "fighter-fighting-style": ["fighter-fighting-style-great-weapon-fighting"],
    "ranger-fighting-style": ["ranger-fighting-style-archery"],
  });
});

test("a dragonborn and a sorcerer have an ancestry each", async () => {
  expect(
    (await chosen({ race: "dragonborn", choices: { draconicAncestry: "Red" } })).options,
  ).toEqual({
    "draconic-ancestry": ["draconic-ancestry-red"],
  });
  const sorcerer = { class: "sorcerer", subclass: "Draconic Bloodline" };
  expect((await chosen({ ...sorcerer, choices: { dragonAncestor: "gold" } })).options).toEqual({
    "sorcerer-dragon-ancestor": ["sorcerer-dragon-ancestor-gold-fire-damage"],
  });
});

test("a warlock of 5 with boon, invocations and what they give", async () => {
  const make = await chosen({
    class: "warlock",
    level: 5,
    subclass: "fiend",
    skills: ["Arcana", "Religion"],
    spells: ["Eldritch Blast", "Minor Illusion", "Chill Touch", "Guidance", "Light", "Druidcraft"],
    choices: {
      pactBoon: "Tome",
      invocations: ["Agonizing Blast", "Mire the Mind", "Beguiling Influence"],
    },
  });
  expect(make).toMatchObject({
    options: {
      "warlock-pact-boon": ["warlock-pact-of-the-tome"],
      "warlock-eldritch-invocations": [
        "warlock-eldritch-invocation-agonizing-blast",
        "warlock-eldritch-invocation-mire-the-mind",
        "warlock-eldritch-invocation-beguiling-influence",
      ],
    },
  });
});

test("a Book of Ancient Secrets holds rituals of any class, and no other spells", async () => {
  const warlock = { class: "warlock", level: 3, spells: ["Identify", "Speak with Animals"] };
  const choices = { pactBoon: "Tome", invocations: ["Book of Ancient Secrets"] };
  expect((await chosen({ ...warlock, choices })).spells).toEqual([
    "identify",
    "speak-with-animals",
  ]);
  expect((await notCreated({ abilities, ...warlock })).message).toContain("Identify");
  const shield = { ...warlock, choices, spells: ["Shield"] };
  expect((await notCreated({ abilities, ...shield })).message).toContain("Shield");
});

test("choices in words: types of creatures, two races of humanoids, terrains", async () => {
  const ranger = { class: "ranger", level: 6 };
  const choices = {
    favoredEnemy: ["Monstrosities", "Orc", "gnoll"],
    favoredTerrain: ["Forest", "swamp"],
  };
  expect((await chosen({ ...ranger, choices })).words).toEqual({
    favoredEnemy: ["monstrosity", "orc", "gnoll"],
    favoredTerrain: ["forest", "swamp"],
  });
});

test("improvements raise scores, and feats are in their place", async () => {
  const make = await chosen({
    class: "fighter",
    level: 8,
    feats: ["grappler", { name: "Alert", effects: [] }],
    choices: { abilityIncreases: [{ str: 2 }] },
  });
  expect(make.increases).toEqual([{ str: 2 }]);
  expect(make.feats).toEqual([
    { name: "Grappler", id: "grappler" },
    { name: "Alert", effects: [] },
  ]);
});

test("the spells of a circle's land count against nothing", async () => {
  // Level 3 and Wisdom 13: four are prepared; Forest brings Barkskin and Spider Climb.
  const prepared = ["Entangle", "Goodberry", "Jump", "Longstrider"];
  const druid = { class: "druid", level: 3, subclass: "Circle of the Land" };
  const spells = [...prepared, "Barkskin", "Spider Climb"];
  const make = await chosen({ ...druid, choices: { circleLand: "Forest" }, spells });
  expect(make.spells).toHaveLength(6);
  const coast = { ...druid, choices: { circleLand: "Coast" }, spells };
  expect((await notCreated({ abilities, ...coast })).message).toMatch(/too many|list/);
});

const refusals: readonly [string, Wanted, string, RegExp][] = [
  [
    "an unknown style",
    { class: "fighter", choices: { fightingStyle: "Fencing" } },
    "ILLEGAL_CHOICE",
    /not offered/,
  ],
  [
    "a style too many",
    { class: "fighter", choices: { fightingStyle: ["Archery", "Defense"] } },
    "ILLEGAL_CHOICE",
    /there is 1/,
  ],
  [
    "a style before it is due",
    { class: "ranger", choices: { fightingStyle: "Archery" } },
    "ILLEGAL_CHOICE",
    /Nothing lets/,
  ],
  [
    "one style twice",
    {
      class: "fighter",
      multiclass: [{ class: "ranger", level: 2 }],
      choices: { fightingStyle: "Defense", rangerFightingStyle: "Defense" },
    },
    "ILLEGAL_CHOICE",
    /twice/,
  ],
  [
    "an invocation without its cantrip",
    { class: "warlock", level: 2, choices: { invocations: ["Agonizing Blast"] } },
    "ILLEGAL_CHOICE",
    /needs the spell eldritch blast/,
  ],
  [
    "an invocation without its boon",
    { class: "warlock", level: 5, choices: { invocations: ["Thirsting Blade"], pactBoon: "Tome" } },
    "ILLEGAL_CHOICE",
    /needs pact of the blade/,
  ],
  [
    "an invocation above the level",
    { class: "warlock", level: 2, choices: { invocations: ["Bewitching Whispers"] } },
    "ILLEGAL_CHOICE",
    /level 7/,
  ],
  [
    "a skill of an invocation not chosen",
    { class: "warlock", level: 2, skills: ["Arcana", "Religion", "Persuasion"] },
    "ILLEGAL_CHOICE",
    /Persuasion/,
  ],
  [
    "an improvement too early",
    { class: "fighter", choices: { abilityIncreases: [{ str: 2 }] } },
    "ILLEGAL_CHOICE",
    /0 improvements/,
  ],
  [
    "an improvement of three",
    { class: "fighter", level: 4, choices: { abilityIncreases: [{ str: 2, dex: 1 }] } },
    "ILLEGAL_CHOICE",
    /by 2, or two by 1/,
  ],
  [
    "an improvement beyond the feat",
    {
      class: "fighter",
      level: 4,
      feats: ["Grappler"],
      choices: { abilityIncreases: [{ str: 2 }] },
    },
    "ILLEGAL_CHOICE",
    /and 1 feat/,
  ],
  [
    "a score above 20",
    {
      class: "fighter",
      level: 4,
      abilities: { str: 19 },
      choices: { abilityIncreases: [{ str: 2 }] },
    },
    "ABILITY_MAXIMUM",
    /19 \+ 2 = 21/,
  ],
  [
    "Charisma for a half-elf",
    { race: "half-elf", class: "bard", choices: { raceIncreases: ["cha", "dex"] } },
    "ILLEGAL_CHOICE",
    /raises 2 different/,
  ],
  [
    "increases of a human",
    { race: "human", choices: { raceIncreases: ["dex"] } },
    "ILLEGAL_CHOICE",
    /no increases/,
  ],
  [
    "humanoids as enemies",
    { class: "ranger", choices: { favoredEnemy: ["humanoid"] } },
    "ILLEGAL_CHOICE",
    /humanoid/,
  ],
  [
    "two enemies at level 1",
    { class: "ranger", choices: { favoredEnemy: ["dragons", "fey"] } },
    "ILLEGAL_CHOICE",
    /1 choice/,
  ],
  [
    "enemies of a wizard",
    { class: "wizard", choices: { favoredEnemy: ["dragons"] } },
    "ILLEGAL_CHOICE",
    /Nothing lets/,
  ],
  [
    "a language too many",
    { race: "elf", class: "wizard", choices: { languages: ["Orc"] } },
    "ILLEGAL_CHOICE",
    /Orc/,
  ],
  [
    "an unknown language",
    { race: "human", choices: { languages: ["Klingon"] } },
    "NOT_FOUND",
    /Klingon/,
  ],
  [
    "a tool of no list",
    { class: "monk", choices: { tools: ["Disguise Kit"] } },
    "ILLEGAL_CHOICE",
    /Disguise Kit/,
  ],
  [
    "a choice that there is not",
    { class: "fighter", choices: { fightngStyle: "Defense" } },
    "ILLEGAL_CHOICE",
    /fightngStyle/,
  ],
  [
    "numbers for names",
    { class: "fighter", choices: { languages: 3 } as never },
    "ILLEGAL_CHOICE",
    /list of names/,
  ],
];

test.each(refusals)("refused: %s", async (_, request, code, message) => {
  const refused = await notCreated({ abilities, ...request });
  expect(refused.message).toMatch(message);
  expect(refused.code).toBe(code);
});
