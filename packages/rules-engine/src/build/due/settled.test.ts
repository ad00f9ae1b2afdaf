import { describe, expect, it } from "vitest";
import { dueBriefly, dueFor } from "../../../testing/due.js";

const field = (name: string, ...of: Parameters<typeof dueFor>) =>
  dueFor(...of).find((choice) => choice.field === name);

describe("choices that are made", () => {
  it("a fighter with everything chosen has nothing due", () => {
    expect(
      dueBriefly(
        { fighter: 4 },
        {
          subclasses: { fighter: "champion" },
          skills: ["athletics", "history"],
          increases: [{ str: 2 }],
          options: { "fighter-fighting-style": ["fighter-fighting-style-archery"] },
        },
      ),
    ).toBe("");
  });

  it("a feat stands for an improvement", () => {
    const feats = [{ name: "Grappler", id: "grappler" }];
    expect(field("choices.abilityIncreases", { fighter: 6 }, { feats })?.choose).toBe(1);
  });

  it("a champion 10 chooses a second style of the same list", () => {
    const options = { "fighter-fighting-style": ["fighter-fighting-style-archery"] };
    expect(
      field(
        "choices.fightingStyle",
        { fighter: 10 },
        { subclasses: { fighter: "champion" }, options },
      ),
    ).toEqual({
      field: "choices.fightingStyle",
      what: "Fighting Style (Fighter 10)",
      choose: 1,
      legal: ["Defense", "Dueling", "Great Weapon Fighting", "Protection", "Two-Weapon Fighting"],
    });
  });

  it("no style is offered twice to a fighter who is a paladin too", () => {
    const options = { "fighter-fighting-style": ["fighter-fighting-style-defense"] };
    expect(field("choices.fightingStyle", { fighter: 1, paladin: 2 }, { options })?.legal).toEqual([
      "Dueling",
      "Great Weapon Fighting",
      "Protection",
    ]);
  });

  it("only invocations whose requirements are met are offered", () => {
    const legal = (warlock: number, make: Parameters<typeof dueFor>[1] = {}) =>
      field("choices.invocations", { warlock }, make)?.legal ?? [];
    expect(legal(2)[0]).toBe("Armor of Shadows");
    expect(legal(2, { spells: ["eldritch-blast"] })[0]).toBe("Agonizing Blast");
    expect(legal(9)).toContain("Ascendant Step");
    expect(legal(2).at(-1)).toBe("Thief of Five Fates");
  });

  it("favored enemies: two races of humanoids are one choice", () => {
    const enemies = (...favoredEnemy: readonly string[]) =>
      field("choices.favoredEnemy", { ranger: 6 }, { words: { favoredEnemy } })?.choose;
    expect(enemies()).toBe(2);
    expect(enemies("dragon")).toBe(1);
    expect(enemies("gnoll", "orc")).toBe(1);
    expect(enemies("gnoll", "orc", "undead")).toBe(undefined);
  });
});

describe("choices of subclasses", () => {
  it("circle of the land: a land, and a cantrip more", () => {
    const subclasses = { druid: "circle-of-the-land" };
    expect(field("choices.circleLand", { druid: 2 }, { subclasses })).toMatchObject({
      choose: 1,
      legal: ["Arctic", "Coast", "Desert", "Forest", "Grassland", "Mountain", "Swamp"],
    });
    expect(dueBriefly({ druid: 2 }, { subclasses })).toBe(
      "Cantrips 1, Cantrips 2, Spells 2, circleLand 1, skills 2",
    );
  });

  it("lore: three skills, and two spells of any class at 6", () => {
    const subclasses = { bard: "college-of-lore" };
    const lore = dueFor({ bard: 6 }, { subclasses });
    expect(lore.find((choice) => choice.field === "choices.additionalSkills")?.choose).toBe(3);
    expect(lore.find(({ what }) => what === "Spells: Magical Secrets")?.choose).toBe(2);
    expect(lore.find(({ what }) => what === "Spells: Bard")?.choose).toBe(9);
  });

  it("hunter: one of each list at 3, 7, 11 and 15", () => {
    const fields = dueFor({ ranger: 15 }, { subclasses: { ranger: "hunter" } }).map(
      (choice) => choice.field,
    );
    expect(fields).toEqual(
      expect.arrayContaining([
        "choices.huntersPrey",
        "choices.defensiveTactics",
        "choices.multiattack",
        "choices.superiorHuntersDefense",
      ]),
    );
  });

  it("draconic bloodline: the colour of the ancestor", () => {
    expect(
      field(
        "choices.draconicAncestry",
        { sorcerer: 1 },
        {
          subclasses: { sorcerer: "draconic-bloodline" },
        },
      )?.legal,
    ).toEqual([
      "Black",
      "Blue",
      "Brass",
      "Bronze",
      "Copper",
      "Gold",
      "Green",
      "Red",
      "Silver",
      "White",
    ]);
  });
});

describe("choices of races and backgrounds", () => {
  it("half-elf: two scores, two skills, a language", () => {
    expect(dueBriefly({}, { race: "half-elf" })).toBe("languages 1, raceIncreases 2, skills 2");
    expect(
      dueBriefly(
        {},
        {
          race: "half-elf",
          raceIncreases: ["dex", "con"],
          skills: ["stealth", "arcana"],
          languages: ["dwarvish"],
        },
      ),
    ).toBe("");
  });

  it("an elf is of a subrace, a high elf knows a cantrip and a language more", () => {
    expect(dueBriefly({}, { race: "elf" })).toBe("subrace 1");
    expect(dueBriefly({}, { race: "elf", subrace: "high-elf" })).toBe("Cantrips 1, languages 1");
  });

  it("dwarf: a tool of three; dragonborn: an ancestry; human acolyte: three languages", () => {
    expect(field("choices.tools", {}, { race: "dwarf", subrace: "hill-dwarf" })?.legal).toEqual([
      "Smith's Tools",
      "Brewer's Supplies",
      "Mason's Tools",
    ]);
    expect(dueBriefly({}, { race: "dragonborn" })).toBe("draconicAncestry 1");
    expect(dueBriefly({}, { race: "human", background: "acolyte" })).toBe("languages 3");
  });

  it("a skill of the background is not offered again", () => {
    expect(field("skills", { cleric: 1 }, { background: "acolyte" })).toMatchObject({
      choose: 2,
      legal: ["History", "Medicine", "Persuasion"],
    });
  });

  it("eighteen skills are all told", () => {
    const skills = field("skills", {}, { race: "half-elf" });
    expect(skills?.legal).toHaveLength(18);
    expect(skills).not.toHaveProperty("more");
  });
});

describe("what is legal", () => {
  it("forty values of more, and how many more there are", () => {
    // Wizards choose of 14 cantrips, and at level 3 of 27 and 31 spells.
    const ofWizard = dueFor({ wizard: 3 }).filter((choice) => choice.field === "spells");
    const [cantrips, spells] = ["Cantrips: Wizard", "Spells: Wizard"].map((what) =>
      ofWizard.find((choice) => choice.what === what),
    );
    expect(cantrips?.legal).toHaveLength(14);
    expect(cantrips).not.toHaveProperty("more");
    expect(spells?.legal).toHaveLength(40);
    expect(spells?.legal).not.toContainEqual(expect.stringMatching(/more/));
    expect(spells?.more).toBe(18);
  });

  it("an improvement says its form, and no feat as if it were one", () => {
    expect(field("choices.abilityIncreases", { fighter: 4 })?.legal).toEqual([
      "{ str: 2 } or { str: 1, dex: 1 }",
    ]);
  });
});
