import type { ClassId } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { creatureOf } from "../../testing/creature.js";
import { levelsOf } from "../../testing/levels.js";
import type { Creature, Make } from "../creature/creature.js";
import { srdCompendium } from "../tables/compendium.js";
import { spellcastingOf } from "./casting.js";

const compendium = await srdCompendium();

/** Intelligence 18 (+4), Wisdom 16 (+3), Charisma 14 (+2). */
const abilities = { str: 10, dex: 10, con: 10, int: 18, wis: 16, cha: 14 };

const casting = (
  levels: Partial<Record<ClassId, number>>,
  make: Partial<Make> = {},
  over: Partial<Omit<Creature, "make">> = {},
) =>
  spellcastingOf(
    creatureOf({ ...over, make: { abilities, ...make, levels: levelsOf(levels) } }),
    compendium,
  );

describe("spellcasting of one class", () => {
  it("wizard 5: DC 15, +7, four cantrips, fourteen spells in the book, nine prepared", () => {
    const wizard = casting({ wizard: 5 }, { spells: ["fire-bolt", "shield", "fireball"] });
    expect(wizard?.classes).toMatchObject([
      {
        class: "Wizard",
        ability: "int",
        saveDc: { base: 15, effective: 15, modified: false },
        attackBonus: { effective: 7 },
        cantrips: { known: 1, most: 4 },
        spells: { known: 2, most: 14, how: expect.stringMatching(/9 of them prepared/u) },
        highest: 3,
      },
    ]);
    expect(wizard?.spells).toEqual({ "0": ["Fire Bolt"], "1": ["Shield"], "3": ["Fireball"] });
    expect(wizard?.slots).toEqual({
      "1": { max: 4, left: 4 },
      "2": { max: 3, left: 3 },
      "3": { max: 2, left: 2 },
    });
  });

  it("a life cleric prepares Wisdom and level, the domain's spells on top", () => {
    const cleric = casting(
      { cleric: 3 },
      { subclasses: { cleric: "life-domain" }, spells: ["bless", "guiding-bolt"] },
    );
    expect(cleric?.classes[0]).toMatchObject({
      saveDc: { effective: 13 },
      attackBonus: { effective: 5 },
      cantrips: { known: 0, most: 3 },
      spells: { known: 1, most: 6 },
      highest: 2,
    });
    expect(cleric?.spells).toEqual({
      "1": ["Bless", "Cure Wounds", "Guiding Bolt"],
      "2": ["Lesser Restoration", "Spiritual Weapon"],
    });
  });

  it("paladins begin at level 2, with half their level and Charisma", () => {
    expect(casting({ paladin: 1 })).toBe(undefined);
    expect(casting({ paladin: 2 })?.classes[0]).toMatchObject({
      saveDc: { effective: 12 },
      cantrips: { most: 0 },
      spells: { most: 3 },
      highest: 1,
    });
    expect(
      casting({ paladin: 2 }, { abilities: { ...abilities, cha: 6 } })?.classes[0]?.spells.most,
    ).toBe(1);
  });

  it("known spells are those of the class's table", () => {
    const known = (id: ClassId, level: number, make: Partial<Make> = {}) => {
      const [one] = casting({ [id]: level }, make)?.classes ?? [];
      return [one?.cantrips.most, one?.spells.most, one?.highest];
    };
    expect(known("ranger", 3)).toEqual([0, 3, 1]);
    expect(known("sorcerer", 3)).toEqual([4, 4, 2]);
    expect(known("bard", 10)).toEqual([4, 14, 5]);
    expect(known("bard", 6, { subclasses: { bard: "college-of-lore" } })).toEqual([3, 11, 3]);
    // Eleven known, and one arcanum of level 6.
    expect(known("warlock", 11)).toEqual([4, 12, 5]);
    expect(known("druid", 4, { subclasses: { druid: "circle-of-the-land" } })).toEqual([4, 7, 2]);
  });

  it("a druid of the forest knows its circle's spells", () => {
    const druid = casting(
      { druid: 5 },
      {
        subclasses: { druid: "circle-of-the-land" },
        options: { "druid-circle-of-the-land": ["druid-circle-of-the-land-forest"] },
      },
    );
    expect(druid?.spells).toEqual({
      "2": ["Barkskin", "Spider Climb"],
      "3": ["Call Lightning", "Plant Growth"],
    });
  });

  it("a warlock's patron adds to its list, not to what it knows", () => {
    const fiend = { subclasses: { warlock: "the-fiend" } } as const;
    expect(casting({ warlock: 5 }, fiend)?.spells).toEqual({});
    expect(casting({ warlock: 5 }, { ...fiend, spells: ["fireball"] })?.classes[0]?.spells).toEqual(
      {
        known: 1,
        most: 6,
        how: "known",
      },
    );
  });

  it("a fighter casts nothing", () => {
    expect(casting({ fighter: 20 })).toBe(undefined);
  });
});

describe("what is spent and what is added", () => {
  it("spent slots are not left", () => {
    const { slots, pact } =
      casting(
        { cleric: 3, warlock: 3 },
        {},
        { spent: { hitDice: {}, slots: { "1": 3 }, pact: 1, uses: {} } },
      ) ?? {};
    expect(slots).toEqual({ "1": { max: 4, left: 1 }, "2": { max: 2, left: 2 } });
    expect(pact).toEqual({ level: 2, max: 2, left: 1 });
  });

  it("an effect on the save DC shows itself", () => {
    const [wizard] =
      casting(
        { wizard: 1 },
        {},
        {
          effects: [
            {
              id: "e1",
              name: "Star of Mystra",
              kind: "boon",
              effects: [{ kind: "stat", stat: "spell-save-dc", change: "add", by: 2 }],
              lasting: { kind: "until", what: "removed" },
            },
          ],
        },
      )?.classes ?? [];
    expect(wizard?.saveDc).toEqual({
      base: 14,
      effective: 16,
      modified: true,
      modifiers: ["+2 Star of Mystra"],
    });
    expect(wizard?.attackBonus.effective).toBe(6);
  });
});

describe("several classes", () => {
  it("each casts its own spells by its own ability", () => {
    const both = casting(
      { wizard: 3, cleric: 2 },
      { spells: ["light", "mage-armor", "guiding-bolt", "sacred-flame"] },
    );
    expect(both?.classes).toMatchObject([
      { class: "Wizard", saveDc: { effective: 15 }, spells: { known: 1, most: 10 }, highest: 2 },
      { class: "Cleric", saveDc: { effective: 14 }, spells: { known: 1, most: 5 }, highest: 1 },
    ]);
    const cantrips = both?.classes.map((one) => one.cantrips.known) ?? [];
    expect(cantrips).toEqual([1, 1]);
  });
});

describe("races and stat blocks", () => {
  it("a tiefling casts by Charisma: DC 8 + 3 + 3 at level 5", () => {
    const tiefling = casting({ fighter: 5 }, { race: "tiefling" });
    expect(tiefling?.classes).toMatchObject([
      {
        class: "Tiefling",
        ability: "cha",
        saveDc: { effective: 14 },
        cantrips: { known: 1, most: 1 },
        spells: { known: 2, most: 2 },
      },
    ]);
    expect(tiefling?.spells).toEqual({
      "0": ["Thaumaturgy"],
      "1": ["Hellish Rebuke"],
      "2": ["Darkness"],
    });
    expect(tiefling?.slots).toEqual({});
  });

  it("a high elf's cantrip of the wizards' goes by Intelligence", () => {
    const elf = casting(
      { fighter: 1 },
      { race: "elf", subrace: "high-elf", spells: ["mage-hand"] },
    );
    expect(elf?.classes).toMatchObject([
      { class: "High Elf", ability: "int", cantrips: { known: 1, most: 1 } },
    ]);
    expect(elf?.spells).toEqual({ "0": ["Mage Hand"] });
  });

  it("a mage as printed: DC 14, +6, slots of level 9", () => {
    const mage = casting(
      {},
      { statBlock: "mage" },
      { spent: { hitDice: {}, slots: { "5": 1 }, pact: 0, uses: {} } },
    );
    expect(mage?.classes).toMatchObject([
      { class: "wizard", saveDc: { effective: 14 }, attackBonus: { effective: 6 } },
    ]);
    expect(mage?.slots["5"]).toEqual({ max: 1, left: 0 });
    expect(mage?.spells["5"]).toEqual(["Cone of Cold"]);
  });

  it("a drow's innate spells say how often", () => {
    expect(casting({}, { statBlock: "drow" })?.classes[0]).toMatchObject({
      class: "Drow",
      ability: "cha",
      saveDc: { effective: 11 },
      spells: { how: "at will: Dancing Lights; 1/day: Darkness, Faerie Fire" },
    });
  });
});
