import type { ClassId } from "@tabletop-mcp/srd-data";
import { expect, test } from "vitest";
import { sheetAfter } from "./expect-sheet.js";

type AtFour = readonly [unknown, unknown, unknown, unknown];

interface Growth {
  readonly subclass: string;
  /** "Feature number" at levels 1, 5, 11 and 20; Charisma is 16. */
  readonly numbers: Readonly<Record<string, AtFour>>;
}

const none = undefined;

/** By hand from the tables and features of the SRD 5.1's classes. */
const classes: Readonly<Record<ClassId, Growth>> = {
  barbarian: {
    subclass: "Path of the Berserker",
    numbers: {
      "Rage uses": [2, 3, 4, "unlimited"],
      "Rage damage": [2, 2, 3, 4],
      "Brutal Critical dice": [none, none, 1, 3],
    },
  },
  bard: {
    subclass: "College of Lore",
    numbers: {
      "Bardic Inspiration uses": [3, 3, 3, 3],
      "Bardic Inspiration die": ["1d6", "1d8", "1d10", "1d12"],
      "Song of Rest die": [none, "1d6", "1d8", "1d12"],
      "Cutting Words penalty": [none, "-1d8", "-1d10", "-1d12"],
      "Peerless Skill die": [none, none, none, "1d12"],
    },
  },
  cleric: {
    subclass: "Life Domain",
    numbers: {
      "Channel Divinity uses": [none, 1, 2, 3],
      "Channel Divinity: Preserve Life pool": [none, 25, 55, 100],
      "Destroy Undead challengeRating": [none, 0.5, 2, 4],
      "Divine Strike dice": [none, none, "1d8", "2d8"],
      // At 20 it cannot fail.
      "Divine Intervention percent": [none, none, 11, 100],
    },
  },
  druid: {
    subclass: "Circle of the Land",
    numbers: {
      "Wild Shape uses": [none, 2, 2, "unlimited"],
      "Wild Shape challengeRating": [none, 0.5, 1, 1],
      "Wild Shape hours": [none, 2, 5, 10],
      // Half the level, rounded up.
      "Natural Recovery slotLevels": [none, 3, 6, 10],
    },
  },
  fighter: {
    subclass: "Champion",
    numbers: {
      "Second Wind healing": ["1d10 + 1", "1d10 + 5", "1d10 + 11", "1d10 + 20"],
      "Action Surge uses": [none, 1, 1, 2],
      "Extra Attack attacks": [none, 2, 3, 4],
      "Indomitable uses": [none, none, 1, 3],
    },
  },
  monk: {
    subclass: "Way of the Open Hand",
    numbers: {
      "Martial Arts die": ["1d4", "1d6", "1d8", "1d10"],
      "Ki points": [none, 5, 11, 20],
      "Unarmored Movement feet": [none, 10, 20, 30],
      "Slow Fall reduction": [none, 25, 55, 100],
      "Wholeness of Body healing": [none, none, 33, 60],
      "Quivering Palm days": [none, none, none, 20],
    },
  },
  paladin: {
    subclass: "Oath of Devotion",
    numbers: {
      "Divine Sense uses": [4, 4, 4, 4],
      "Lay on Hands pool": [5, 25, 55, 100],
      "Aura of Protection radius": [none, none, 10, 30],
      "Aura of Devotion radius": [none, none, 10, 30],
      "Aura of Courage radius": [none, none, 10, 30],
      "Cleansing Touch uses": [none, none, none, 3],
    },
  },
  ranger: {
    subclass: "Hunter",
    numbers: {
      "Favored Enemy enemies": [1, 1, 2, 3],
      "Natural Explorer terrains": [1, 1, 3, 3],
    },
  },
  rogue: {
    subclass: "Thief",
    numbers: { "Sneak Attack dice": ["1d6", "3d6", "6d6", "10d6"] },
  },
  sorcerer: {
    subclass: "Draconic Bloodline",
    numbers: { "Font of Magic points": [none, 5, 11, 20] },
  },
  warlock: {
    subclass: "The Fiend",
    numbers: {
      // Charisma and level.
      "Dark One's Blessing healing": [4, 8, 14, 23],
      "Mystic Arcanum arcana": [none, none, 1, 4],
      "Mystic Arcanum spellLevel": [none, none, 6, 9],
    },
  },
  wizard: {
    subclass: "School of Evocation",
    numbers: { "Arcane Recovery slotLevels": [1, 3, 6, 10] },
  },
};

test.each(Object.entries(classes))("a %s's features grow", async (name, { subclass, numbers }) => {
  for (const [at, level] of [1, 5, 11, 20].entries()) {
    const hasSubclass = level > 1 || ["cleric", "sorcerer", "warlock"].includes(name);
    const { features } = await sheetAfter({
      class: name,
      level,
      ...(hasSubclass && { subclass }),
      abilities: { cha: 16 },
    });
    const found = Object.fromEntries(
      features.flatMap((feature) =>
        Object.entries(feature.numbers ?? {}).map(([key, value]) => [
          `${feature.name} ${key}`,
          value,
        ]),
      ),
    );
    const told = Object.keys(numbers).map((key) => [key, found[key]]);
    expect(told).toEqual(Object.entries(numbers).map(([key, values]) => [key, values[at]]));
  }
});
