import type { CreateRequest, LevelUpRequest } from "../src/game/request.js";

/** A character's life: how it begins at level 1, and what it chooses at later levels. */
export interface Career {
  readonly begins: Omit<CreateRequest, "name" | "level">;
  /** By total level. */
  readonly later: Readonly<Record<number, LevelUpRequest>>;
}

const abilities = { str: 15, dex: 14, con: 13, int: 12, wis: 14, cha: 13 };

const con = { abilityIncrease: { con: 2 } };
const both = { abilityIncrease: { str: 1, dex: 1 } };
const five = {
  4: con,
  8: both,
  12: con,
  16: { abilityIncrease: { dex: 2 } },
  19: { feat: "Grappler" },
};

/** A career from 1 to 20 in each class, with choices of every kind that the class has. */
export const careers: Readonly<Record<string, Career>> = {
  barbarian: {
    begins: { race: "half-orc", abilities, skills: ["Athletics", "Survival"] },
    later: { ...five, 3: { subclass: "Path of the Berserker" } },
  },
  bard: {
    begins: {
      race: "half-elf",
      abilities,
      skills: ["Stealth", "Arcana", "Persuasion"],
      choices: { raceIncreases: ["dex", "con"], languages: ["Orc"], tools: ["lute"] },
      spells: ["Light", "Mage Hand", "Heroism", "Sleep"],
    },
    later: {
      ...five,
      3: {
        subclass: "College of Lore",
        expertise: ["Stealth", "Arcana"],
        choices: { additionalSkills: ["Nature", "History", "Religion"] },
      },
      6: { spells: ["Fireball", "Spirit Guardians"] },
      10: { expertise: ["Nature", "History"], spells: ["Eldritch Blast"] },
      18: { spells: ["Wish"] },
    },
  },
  cleric: {
    begins: {
      race: "hill-dwarf",
      subclass: "Life Domain",
      abilities,
      skills: ["Medicine", "Religion"],
      choices: { tools: ["Smith's Tools"] },
      spells: ["Guidance", "Light", "Command"],
    },
    later: { ...five, 5: { spells: ["Spirit Guardians", "Revivify"] }, 17: { spells: ["Gate"] } },
  },
  druid: {
    begins: { race: "human", abilities, skills: ["Nature", "Survival"], spells: ["Druidcraft"] },
    later: {
      ...five,
      2: {
        subclass: "Circle of the Land",
        choices: { circleLand: "Coast" },
        spells: ["Shillelagh"],
      },
      5: { spells: ["Call Lightning"] },
    },
  },
  fighter: {
    begins: {
      race: "dragonborn",
      abilities,
      skills: ["Athletics", "Perception"],
      choices: { draconicAncestry: "Red", fightingStyle: "Defense" },
    },
    later: {
      ...five,
      3: { subclass: "Champion" },
      6: both,
      10: { choices: { fightingStyle: "Dueling" } },
      14: { feat: { name: "Alert", effects: [] } },
    },
  },
  monk: {
    begins: {
      race: "elf",
      abilities,
      skills: ["Stealth", "Insight"],
      choices: { tools: ["flute"] },
    },
    later: { ...five, 3: { subclass: "Way of the Open Hand" } },
  },
  paladin: {
    begins: { race: "tiefling", abilities, skills: ["Athletics", "Religion"] },
    later: {
      ...five,
      2: { choices: { fightingStyle: "Protection" }, spells: ["Command"] },
      3: { subclass: "Oath of Devotion" },
      9: { spells: ["Revivify"] },
    },
  },
  ranger: {
    begins: {
      race: "lightfoot-halfling",
      abilities,
      skills: ["Stealth", "Survival", "Perception"],
      choices: { favoredEnemy: ["dragons"], favoredTerrain: ["forest"], languages: ["Draconic"] },
    },
    later: {
      ...five,
      2: { choices: { fightingStyle: "Archery" }, spells: ["Hunter's Mark", "Jump"] },
      3: { subclass: "Hunter", choices: { huntersPrey: "Colossus Slayer" } },
      6: {
        choices: { favoredEnemy: ["orc", "gnoll"], favoredTerrain: ["swamp"], languages: ["Orc"] },
      },
      7: { choices: { defensiveTactics: "Steel Will" } },
      10: { choices: { favoredTerrain: ["coast"] } },
      11: { choices: { multiattack: "Volley" } },
      14: { choices: { favoredEnemy: ["undead"] } },
      15: { choices: { superiorHuntersDefense: "Evasion" } },
    },
  },
  rogue: {
    begins: {
      race: "rock gnome",
      abilities,
      skills: ["Stealth", "Acrobatics", "Deception", "Perception"],
      expertise: ["Stealth", "Thieves' Tools"],
    },
    later: {
      ...five,
      3: { subclass: "Thief" },
      6: { expertise: ["Perception", "Deception"] },
      10: con,
    },
  },
  sorcerer: {
    begins: {
      subclass: "Draconic Bloodline",
      abilities,
      skills: ["Arcana", "Deception"],
      choices: { draconicAncestry: "gold" },
      spells: ["Fire Bolt", "Light", "Shield", "Burning Hands"],
    },
    later: {
      ...five,
      3: { choices: { metamagic: ["Quickened Spell", "Twinned"] }, spells: ["Scorching Ray"] },
      10: { choices: { metamagic: ["Subtle Spell"] } },
      17: { choices: { metamagic: ["Careful"] }, spells: ["Wish"] },
    },
  },
  warlock: {
    begins: {
      race: "tiefling",
      subclass: "The Fiend",
      abilities,
      skills: ["Arcana", "Religion"],
      spells: ["Eldritch Blast", "Chill Touch", "Hellish Rebuke", "Command"],
    },
    later: {
      ...five,
      2: { choices: { invocations: ["Agonizing Blast", "Beguiling Influence"] } },
      3: { choices: { pactBoon: "Blade" } },
      5: { choices: { invocations: ["Thirsting Blade"] }, spells: ["Fireball"] },
      11: { spells: ["Eyebite"] },
      12: { choices: { invocations: ["Lifedrinker"] } },
      17: { spells: ["Foresight"] },
    },
  },
  wizard: {
    begins: {
      race: "high-elf",
      abilities,
      background: "Acolyte",
      skills: ["Arcana", "History"],
      choices: { languages: ["Orc", "Giant", "Goblin"] },
      spells: ["Fire Bolt", "Light", "Magic Missile", "Shield", "Sleep"],
    },
    later: {
      ...five,
      2: { subclass: "School of Evocation", spells: ["Identify"] },
      5: { spells: ["Fireball", "Fly"] },
      20: { spells: ["Wish", "Meteor Swarm"] },
    },
  },
};
