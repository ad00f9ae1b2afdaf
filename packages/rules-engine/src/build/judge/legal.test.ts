import { describe, expect, test } from "vitest";
import { srdCompendium } from "../../tables/compendium.js";
import type { CharacterBuild } from "./types.js";
import { validateBuild } from "./validate.js";

const srd = await srdCompendium();

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** A human acolyte with the standard array, best scores first as named. */
const human = (...best: string[]): CharacterBuild => ({
  race: "Human",
  background: "Acolyte",
  ability_method: "standard_array",
  ability_scores: Object.fromEntries(best.map((name, i) => [name, [15, 14, 13, 12, 10, 8][i]])),
  languages: ["Common", "Elvish", "Dwarvish", "Giant"],
});

interface Career {
  readonly build: CharacterBuild;
  readonly subclass: string;
  readonly from: number;
  /** What is chosen in addition at 1, 5, 11 and 20: the whole list at that level. */
  readonly at?: Readonly<Record<number, CharacterBuild>>;
}

const levels = [1, 5, 11, 20];
const everywhere = (build: CharacterBuild) =>
  Object.fromEntries(levels.map((level) => [level, build]));

const physical = human(
  "strength",
  "dexterity",
  "constitution",
  "wisdom",
  "charisma",
  "intelligence",
);
const charming = human(
  "charisma",
  "dexterity",
  "constitution",
  "wisdom",
  "strength",
  "intelligence",
);
const wise = human("wisdom", "constitution", "strength", "dexterity", "charisma", "intelligence");
const clever = human("intelligence", "dexterity", "constitution", "wisdom", "charisma", "strength");

const bardSpells = words(`
  bane charm-person cure-wounds detect-magic
  blindness-deafness hold-person dispel-magic fear
  compulsion polymorph dream geas eyebite`);
const bardMore = words(`
  dimension-door mass-suggestion forcecage regenerate feeblemind foresight true-polymorph glibness`);
const sorcererSpells = words(`
  burning-hands charm-person blur darkness fireball fly
  banishment blight cloudkill seeming disintegrate sunbeam
  teleport earthquake wish`);
const warlockSpells = words(`
  charm-person hellish-rebuke darkness invisibility fly fear
  banishment blight dream scrying command
  fireball counterspell hold-person shatter`);
const rangerSpells = words(`
  alarm goodberry hunters-mark barkskin darkvision daylight
  conjure-animals stoneskin freedom-of-movement tree-stride commune-with-nature`);
const wizardBook = words(`
  alarm burning-hands charm-person color-spray detect-magic disguise-self
  acid-arrow alter-self arcane-lock blur blink clairvoyance counterspell fear
  arcane-eye banishment blight confusion animate-objects cloudkill creation cone-of-cold
  chain-lightning contingency disintegrate eyebite
  etherealness forcecage finger-of-death mirage-arcane clone demiplane feeblemind control-weather
  foresight gate imprisonment meteor-swarm dominate-monster antimagic-field
  black-tentacles bestow-curse animate-dead conjure-elemental`);

const careers: Readonly<Record<string, Career>> = {
  Barbarian: {
    build: { ...physical, skills: ["athletics", "survival"], weapons: ["Greataxe", "Handaxe"] },
    subclass: "Path of the Berserker",
    from: 3,
    at: everywhere({ armor: ["Hide Armor", "Shield"] }),
  },
  Bard: {
    build: {
      ...charming,
      armor: ["Leather"],
      weapons: ["Rapier"],
      tools: ["lute", "lyre", "drum"],
    },
    subclass: "lore",
    from: 3,
    at: {
      1: {
        skills: ["Arcana", "History", "Sleight of Hand"],
        cantrips: ["light", "mending"],
        spells: bardSpells.slice(0, 4),
      },
      5: {
        skills: words("arcana history deception stealth perception survival"),
        expertise: ["Arcana", "History"],
        cantrips: words("light mending message"),
        spells: bardSpells.slice(0, 8),
      },
      // 15 of the table, two of them Magical Secrets (fireball, fly), and the college's own two.
      11: {
        skills: words("arcana history deception stealth perception survival"),
        expertise: words("arcana history insight religion"),
        cantrips: words("light mending message true-strike"),
        spells: [...bardSpells, ...words("fireball fly hunters-mark sunbeam")],
      },
      // 22 of the table, six of them secrets (fireball to revivify), and the college's two.
      20: {
        skills: words("arcana history deception stealth perception survival"),
        expertise: words("arcana history insight religion"),
        cantrips: words("light mending message true-strike"),
        spells: [
          ...bardSpells,
          ...bardMore.slice(0, 3),
          ...words("fireball fly hunters-mark sunbeam wish gate revivify haste"),
        ],
      },
    },
  },
  Cleric: {
    build: {
      ...wise,
      skills: ["medicine", "history"],
      weapons: ["Mace"],
      armor: ["Plate", "Shield"],
    },
    subclass: "Life Domain",
    from: 1,
    at: {
      // Wisdom 16 and level 1: four, and the domain's two.
      1: {
        armor: ["Chain Mail", "Shield"],
        cantrips: words("light guidance thaumaturgy"),
        spells: words("bless cure-wounds bane command sanctuary detect-magic"),
      },
      5: {
        armor: ["Chain Mail"],
        cantrips: words("light guidance thaumaturgy mending"),
        spells: words("revivify spirit-guardians dispel-magic"),
      },
      11: {
        armor: ["Scale Mail"],
        cantrips: words("light guidance thaumaturgy mending sacred-flame"),
        spells: ["heal"],
      },
      20: {
        armor: ["Breastplate"],
        cantrips: words("light guidance thaumaturgy mending sacred-flame"),
        spells: ["gate", "mass heal"],
      },
    },
  },
  Druid: {
    build: {
      ...wise,
      skills: ["nature", "survival"],
      armor: ["Hide Armor", "Shield"],
      weapons: ["Scimitar"],
      tools: ["Herbalism Kit"],
      languages: ["Common", "Elvish", "Dwarvish", "Giant", "Druidic"],
    },
    subclass: "Circle of the Land",
    from: 2,
    at: {
      1: { cantrips: words("druidcraft mending"), spells: words("entangle goodberry") },
      5: {
        cantrips: words("druidcraft mending guidance resistance"),
        // The arctic's slow is on no druid's list.
        spells: ["slow", "entangle"],
      },
      11: {
        cantrips: words("druidcraft mending guidance resistance shillelagh"),
        spells: ["sunbeam"],
      },
      20: {
        cantrips: words("druidcraft mending guidance resistance shillelagh"),
        spells: ["foresight"],
      },
    },
  },
  Fighter: {
    build: { ...physical, skills: ["athletics", "perception"], weapons: ["Longsword", "Longbow"] },
    subclass: "Champion",
    from: 3,
    at: everywhere({ armor: ["Plate Armor", "Shield"] }),
  },
  Monk: {
    build: {
      ...human("dexterity", "wisdom", "constitution", "strength", "charisma", "intelligence"),
      skills: ["acrobatics", "stealth"],
      weapons: ["Shortsword"],
      tools: ["Brewer's Supplies"],
    },
    subclass: "Way of the Open Hand",
    from: 3,
  },
  Paladin: {
    build: {
      ...human("strength", "charisma", "constitution", "wisdom", "dexterity", "intelligence"),
      skills: ["athletics", "persuasion"],
      armor: ["Chain Mail"],
    },
    subclass: "Oath of Devotion",
    from: 3,
    at: {
      // Charisma 15 and half of level 5: four, and the oath's four.
      5: {
        spells: words(
          "protection-from-evil-and-good sanctuary lesser-restoration zone-of-truth bless command aid find-steed",
        ),
      },
      11: { spells: ["revivify", "dispel magic"] },
      20: { spells: ["Raise Dead", "flame strike"] },
    },
  },
  Ranger: {
    build: {
      ...human("dexterity", "wisdom", "constitution", "strength", "charisma", "intelligence"),
      skills: ["stealth", "survival", "nature"],
      weapons: ["Longbow", "Shortsword"],
      languages: ["Common", "Elvish", "Dwarvish", "Giant", "Orc"],
    },
    subclass: "Hunter",
    from: 3,
    at: {
      5: { spells: rangerSpells.slice(0, 4) },
      11: { spells: rangerSpells.slice(0, 7) },
      20: { spells: rangerSpells },
    },
  },
  Rogue: {
    build: {
      ...human("dexterity", "intelligence", "constitution", "wisdom", "charisma", "strength"),
      skills: words("stealth deception perception acrobatics"),
      tools: ["Thieves' Tools"],
      languages: ["Common", "Elvish", "Dwarvish", "Giant", "Thieves' Cant"],
      weapons: ["Hand Crossbow"],
    },
    subclass: "Thief",
    from: 3,
    at: {
      1: { expertise: ["stealth", "thieves' tools"] },
      5: { expertise: ["stealth", "thieves-tools"] },
      11: { expertise: ["stealth", "perception", "deception", "thieves' tools"] },
      20: { expertise: ["stealth", "perception", "insight", "thieves' tools"] },
    },
  },
  Sorcerer: {
    build: {
      ...charming,
      skills: ["arcana", "deception"],
      languages: ["Common", "Elvish", "Dwarvish", "Giant", "Draconic"],
    },
    subclass: "Draconic Bloodline",
    from: 1,
    at: {
      1: { cantrips: words("light message mending fire-bolt"), spells: sorcererSpells.slice(0, 2) },
      5: {
        cantrips: words("light message mending fire-bolt mage-hand"),
        spells: sorcererSpells.slice(0, 6),
      },
      11: {
        cantrips: words("light message mending fire-bolt mage-hand true-strike"),
        spells: sorcererSpells.slice(0, 12),
      },
      20: {
        cantrips: words("light message mending fire-bolt mage-hand true-strike"),
        spells: sorcererSpells,
      },
    },
  },
  Warlock: {
    build: { ...charming, skills: ["arcana", "deception"], armor: ["Leather Armor"] },
    subclass: "The Fiend",
    from: 1,
    at: {
      1: { cantrips: words("eldritch-blast mage-hand"), spells: words("charm-person command") },
      5: {
        cantrips: words("eldritch-blast mage-hand true-strike"),
        spells: warlockSpells.slice(0, 6),
      },
      // 11 by the table and one Mystic Arcanum.
      11: {
        cantrips: words("eldritch-blast mage-hand true-strike poison-spray"),
        spells: [...warlockSpells.slice(0, 11), "Eyebite"],
      },
      20: {
        cantrips: words("eldritch-blast mage-hand true-strike poison-spray"),
        spells: [...warlockSpells, "eyebite", "forcecage", "demiplane", "foresight"],
      },
    },
  },
  Wizard: {
    build: { ...clever, skills: ["arcana", "investigation"], weapons: ["Quarterstaff"] },
    subclass: "School of Evocation",
    from: 2,
    at: {
      1: { cantrips: words("light mage-hand fire-bolt"), spells: wizardBook.slice(0, 6) },
      5: { cantrips: words("light mage-hand fire-bolt mending"), spells: wizardBook.slice(0, 14) },
      11: {
        cantrips: words("light mage-hand fire-bolt mending true-strike"),
        spells: wizardBook.slice(0, 26),
      },
      20: {
        cantrips: words("light mage-hand fire-bolt mending true-strike"),
        spells: wizardBook,
      },
    },
  },
};

const cases = Object.entries(careers).flatMap(([name, { build, subclass, from, at = {} }]) =>
  levels.map((level) => ({
    name,
    level,
    build: {
      ...build,
      class: name,
      level,
      ...(level >= from ? { subclass } : {}),
      ...at[level],
    } satisfies CharacterBuild,
  })),
);

describe("a legal build has nothing to remark", () => {
  test.each(cases)("$name $level", ({ build }) => {
    expect(validateBuild(build, srd)).toEqual({ valid: true, findings: [], not_checked: [] });
  });
});

describe("legal multiclass casters", () => {
  const base = {
    race: "Human",
    background: "Acolyte",
    ability_method: "manual",
    languages: ["common", "elvish", "giant", "orc"],
  } as const;
  const scores = (all: number) => ({
    strength: all,
    dexterity: all,
    constitution: all,
    intelligence: all,
    wisdom: all,
    charisma: all,
  });
  test.each<[string, CharacterBuild]>([
    [
      "cleric 3 and wizard 3: spells of level 2 at most, though slots go to 3",
      {
        class: "Cleric",
        subclass: "Life Domain",
        level: 3,
        multiclass: [{ class: "Wizard", level: 3, subclass: "evocation" }],
        skills: ["medicine", "history"],
        cantrips: words("light guidance thaumaturgy mage-hand fire-bolt mending"),
        spells: [
          ...words("bless cure-wounds lesser-restoration spiritual-weapon aid command"),
          ...wizardBook.slice(0, 10),
        ],
      },
    ],
    [
      "bard 5 and sorcerer 3: each list for itself",
      {
        class: "Bard",
        subclass: "College of Lore",
        level: 5,
        multiclass: [{ class: "Sorcerer", level: 3, subclass: "Draconic Bloodline" }],
        skills: words("arcana history deception stealth perception survival"),
        expertise: words("arcana history"),
        cantrips: words(
          "light mending message fire-bolt mage-hand true-strike acid-splash chill-touch",
        ).slice(0, 7),
        spells: [...bardSpells.slice(0, 8), ...words("burning-hands color-spray blur darkness")],
      },
    ],
    [
      "paladin 2 and warlock 2",
      {
        class: "Paladin",
        level: 2,
        multiclass: [{ class: "Warlock", level: 2, subclass: "fiend" }],
        skills: ["athletics", "persuasion"],
        armor: ["Plate"],
        cantrips: ["eldritch blast", "mage hand"],
        spells: ["Bless", "Hellish Rebuke", "Burning Hands", "Command"],
      },
    ],
    [
      "fighter 1 and rogue 1: one skill of the rogue's list, and thieves' tools",
      {
        class: "fighter",
        level: 1,
        multiclass: [{ class: "rogue", level: 1 }],
        skills: ["athletics", "perception", "stealth"],
        expertise: ["stealth", "thieves' tools"],
        tools: ["thieves' tools"],
      },
    ],
  ])("%s", (_, build) => {
    const report = validateBuild({ ...base, ability_scores: scores(15), ...build }, srd);
    expect(report).toEqual({ valid: true, findings: [], not_checked: [] });
  });
});
