import { expect, test } from "vitest";
import { created, type Wanted } from "../../../testing/create.js";

const scores = { str: 15, dex: 14, con: 13, int: 12, wis: 10, cha: 8 };

/** Each class at 1: hit die and Constitution by hand, with everything that it chooses at 1. */
const classes: readonly [string, Wanted, number][] = [
  // 12 + 1 (Constitution 13)
  ["barbarian", { skills: ["Athletics", "perception"] }, 13],
  [
    "bard",
    {
      skills: ["Stealth", "Arcana", "Persuasion"],
      choices: { tools: ["Lute", "flute", "Drum"] },
      spells: [
        "Vicious Mockery",
        "light",
        "Healing Word",
        "Charm Person",
        "Thunderwave",
        "Heroism",
      ],
    },
    9,
  ],
  [
    "cleric",
    {
      subclass: "Life Domain",
      skills: ["Insight", "Religion"],
      // Wisdom 10 and level 1: one prepared; Bless and Cure Wounds come with the domain.
      spells: ["Guidance", "Light", "Sacred Flame", "Shield of Faith", "Bless", "Cure Wounds"],
    },
    9,
  ],
  ["druid", { skills: ["Nature", "Survival"], spells: ["Druidcraft", "Shillelagh"] }, 9],
  ["fighter", { skills: ["Athletics", "Perception"], choices: { fightingStyle: "Defense" } }, 11],
  ["monk", { skills: ["Acrobatics", "Stealth"], choices: { tools: ["Flute"] } }, 9],
  ["paladin", { skills: ["Athletics", "Religion"] }, 11],
  [
    "ranger",
    {
      skills: ["Stealth", "Survival", "Perception"],
      choices: { favoredEnemy: ["Dragons"], favoredTerrain: ["Forest"], languages: ["Draconic"] },
    },
    11,
  ],
  [
    "rogue",
    {
      skills: ["Stealth", "Acrobatics", "Deception", "Perception"],
      expertise: ["Stealth", "Thieves' Tools"],
    },
    9,
  ],
  [
    "sorcerer",
    {
      subclass: "draconic-bloodline",
      skills: ["Arcana", "Deception"],
      choices: { draconicAncestry: "red" },
      spells: ["Fire Bolt", "Light", "Prestidigitation", "Mage Hand", "Shield", "Burning Hands"],
    },
    // 6 + 1, and 1 for each level of Draconic Resilience
    8,
  ],
  [
    "warlock",
    {
      subclass: "The Fiend",
      skills: ["Arcana", "Religion"],
      spells: ["Eldritch Blast", "Minor Illusion", "Hellish Rebuke", "Command"],
    },
    9,
  ],
  [
    "wizard",
    {
      skills: ["Arcana", "History"],
      spells: [
        "Fire Bolt",
        "Light",
        "Mage Hand",
        "Magic Missile",
        "Shield",
        "Sleep",
        "Identify",
        "Detect Magic",
        "Grease",
      ],
    },
    7,
  ],
];

test.each(classes)("a %s of level 1 has its hit points", async (name, choices, hp) => {
  const { creature, numbers } = await created({ class: name, abilities: scores, ...choices });
  expect(numbers.maximumHp.effective).toBe(hp);
  expect(creature.hp).toEqual({ current: hp, temporary: 0 });
  expect(creature.make.levels).toEqual([{ class: name, hp: expect.any(Number) }]);
  expect(creature.make.extraHp).toBe(0);
});

test("what race and background bring is not among what was chosen", async () => {
  const { creature } = await created({
    race: "High Elf",
    class: "cleric",
    subclass: "life domain",
    abilities: scores,
    background: "acolyte",
    skills: ["History", "Medicine", "Perception", "Insight"],
    spells: ["Bless", "Fire Bolt", "Guidance", "Light", "Sacred Flame", "Command"],
    choices: { languages: ["Dwarvish", "Orc", "Giant"] },
  });
  expect(creature.make).toMatchObject({
    race: "elf",
    subrace: "high-elf",
    background: "acolyte",
    // Perception is of Keen Senses, Insight of the background.
    skills: ["history", "medicine"],
    spells: ["bless", "fire-bolt", "guidance", "light", "sacred-flame", "command"],
    languages: ["dwarvish", "orc", "giant"],
  });
});

test("a half-elf raises two scores, and speaks one more language", async () => {
  const { numbers, creature } = await created({
    race: "half-elf",
    class: "bard",
    abilities: scores,
    skills: ["Stealth", "Arcana", "Persuasion"],
    choices: {
      raceIncreases: ["dex", "con"],
      additionalSkills: ["Insight", "Athletics"],
      languages: ["Goblin"],
    },
  });
  expect(creature.make.skills).toEqual(["stealth", "arcana", "persuasion", "insight", "athletics"]);
  expect(numbers.abilities.dex.base).toBe(15);
  // 8 + 2 for Constitution 14
  expect(numbers.maximumHp.effective).toBe(10);
});

test("levels count the fixed average, or the maximum, or dice", async () => {
  const wizard = { class: "wizard", level: 3, abilities: scores };
  // 6 + 4 + 4 and three times 1; then 6 + 6 + 6, and 6 + 2 + 5
  expect((await created(wizard)).creature.hp.current).toBe(17);
  expect((await created({ ...wizard, hpMethod: "max" })).creature.hp.current).toBe(21);
  const rolled = await created({ ...wizard, hpMethod: "roll" }, 2, 5);
  expect(rolled.creature.hp.current).toBe(16);
  expect(rolled.notes).toContain("Hit dice: 6, 2, 5, the first at its maximum.");
});

test("a maximum said outright stays what was said", async () => {
  const { creature, numbers } = await created({ class: "wizard", abilities: scores, hp: 30 });
  expect([numbers.maximumHp.effective, creature.hp.current, creature.make.extraHp]).toEqual([
    30, 30, 23,
  ]);
});

test("who has no class is a commoner of tens with 4 hit points", async () => {
  const { creature, numbers, rule } = await created({});
  expect(creature.characterType).toBe("pc");
  expect(creature.make.abilities).toEqual({ str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 });
  expect([numbers.maximumHp.effective, creature.hp.current, rule]).toEqual([
    4,
    4,
    "Nonplayer Characters",
  ]);
});

test("a copy of a stat block has its scores and hit points, and is an enemy", async () => {
  const { creature, numbers, rule } = await created({ creature: "goblin" });
  expect(creature.make).toMatchObject({
    statBlock: "goblin",
    abilities: { str: 8, dex: 14, con: 10, int: 10, wis: 8, cha: 8 },
  });
  expect([numbers.maximumHp.effective, creature.hp.current]).toEqual([7, 7]);
  expect([creature.characterType, rule]).toEqual(["enemy", "Monsters"]);
});

test("classes are taken in order, the second at its average from the start", async () => {
  const { creature } = await created({
    class: "fighter",
    level: 2,
    multiclass: [{ class: "Rogue", level: 3, subclass: "Thief" }],
    abilities: scores,
    skills: ["Athletics", "Perception", "Stealth"],
    expertise: ["Stealth", "Thieves' Tools"],
  });
  expect(creature.make.levels).toEqual([
    { class: "fighter", hp: 10 },
    { class: "fighter", hp: 6 },
    { class: "rogue", hp: 5 },
    { class: "rogue", hp: 5 },
    { class: "rogue", hp: 5 },
  ]);
  expect(creature.make.subclasses).toEqual({ rogue: "thief" });
  // 31 and five times 1
  expect(creature.hp.current).toBe(36);
});

test.each(["2 daggers", "Daggers (2)", "2x dagger", "dagger x2"])(
  "%s are two plain ones",
  async (equipment) => {
    const { creature } = await created({
      class: "rogue",
      abilities: scores,
      equipment: [equipment],
    });
    expect(creature.items).toMatchObject([
      { base: "dagger", slot: "main_hand" },
      { base: "dagger", slot: "off_hand" },
    ]);
    for (const item of creature.items) expect(item).not.toHaveProperty("magic");
  },
);

test("equipment is worn and wielded unless told otherwise, and coins are counted", async () => {
  const { creature } = await created({
    class: "fighter",
    abilities: scores,
    equipment: [
      "Chain Mail",
      "Shield",
      "longsword",
      { item: "Longbow", equipped: false },
      "20 arrows",
      "Explorer's Pack",
    ],
    coins: { gp: 10 },
  });
  expect(creature.items.map(({ id, base, slot, quantity }) => [id, base, slot, quantity])).toEqual([
    ["i1", "chain-mail", "armor", 1],
    ["i2", "shield", "shield", 1],
    ["i3", "longsword", "main_hand", 1],
    ["i4", "longbow", undefined, 1],
    ["i5", expect.stringContaining("arrow"), undefined, 20],
    ["i6", "explorers-pack", undefined, 1],
  ]);
  expect(creature.lastId).toBe(6);
  expect(creature.coins).toEqual({ cp: 0, sp: 0, ep: 0, gp: 10, pp: 0 });
});
