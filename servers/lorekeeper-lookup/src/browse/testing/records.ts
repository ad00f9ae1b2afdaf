import type { Attribution, LookupRecord, RecordOf } from "@tabletop-mcp/srd-client";

/** SRD 5.1, as Open5e gives it. */
export const srd: Attribution = {
  document: "System Reference Document 5.1",
  document_key: "srd-2014",
  publisher: "Wizards of the Coast",
  license: "CC-BY-4.0",
  api: "open5e-v2",
};

/** A document of somebody else. */
export const grimoire: Attribution = {
  document: "Grimoire of Tests",
  document_key: "got",
  publisher: "Test Press",
  license: "OGL-1.0a",
  api: "open5e-v2",
};

/** A spell; whatever is not said is a plain evocation of level 1. */
export const spell = (own: Partial<RecordOf<"spell">> & { name: string }): RecordOf<"spell"> => ({
  kind: "spell",
  slug: own.name.toLowerCase().replaceAll("'", "").replaceAll(" ", "-"),
  description: `What ${own.name} does.`,
  source: srd,
  level: 1,
  school: "evocation",
  components: { verbal: true, somatic: true, material: false },
  casting_time: "1 action",
  range: "60 feet",
  duration: "Instantaneous",
  concentration: false,
  ritual: false,
  classes: ["wizard"],
  ...own,
});

const creature: RecordOf<"creature"> = {
  kind: "creature",
  slug: "skeleton",
  name: "Skeleton",
  description: "",
  source: srd,
  size: "Medium",
  type: "undead",
  alignment: "lawful evil",
  armor_class: 13,
  hit_points: 13,
  hit_dice: "2d8 + 4",
  speed: { walk: 30 },
  ability_scores: {
    strength: 10,
    dexterity: 14,
    constitution: 15,
    intelligence: 6,
    wisdom: 8,
    charisma: 5,
  },
  saving_throws: {},
  skills: {},
  damage_vulnerabilities: "bludgeoning",
  damage_resistances: "",
  damage_immunities: "poison",
  condition_immunities: "exhaustion, poisoned",
  senses: "darkvision 60 ft.",
  languages: "understands what it knew in life",
  challenge_rating: 0.25,
  experience_points: 50,
  proficiency_bonus: 2,
  special_abilities: [],
  actions: [{ name: "Shortsword", description: "A blade that rattles." }],
  bonus_actions: [],
  reactions: [],
  legendary_actions: [],
  lair_actions: [],
  lair_actions_note: "None are printed.",
};

const classOf = (
  own: Partial<RecordOf<"class">> & { name: string; subclass: string },
): RecordOf<"class"> => {
  const { subclass, ...others } = own;
  return {
    kind: "class",
    slug: own.name.toLowerCase(),
    description: `How a ${own.name} lives.`,
    source: { ...srd, api: "open5e-v1" },
    hit_dice: "1d10",
    hp_at_1st_level: "10 + your Constitution modifier",
    hp_at_higher_levels: "1d10 (or 6) a level",
    proficiencies: {
      armor: "All armor",
      weapons: "All weapons",
      tools: "None",
      saving_throws: "Strength, Constitution",
      skills: "Choose two",
    },
    equipment: "A sword.",
    table: "",
    subclasses: [
      {
        slug: subclass.toLowerCase().replaceAll(" ", "-"),
        name: subclass,
        description: `What the ${subclass} is.\n\n### Smash\n\nBreaks things.`,
      },
    ],
    ...others,
  };
};

const raceOf = (own: Partial<RecordOf<"race">> & { name: string }): RecordOf<"race"> => ({
  kind: "race",
  slug: own.name.toLowerCase(),
  description: `Who an ${own.name} is.`,
  source: srd,
  ability_score_increases: { dexterity: 2 },
  ability_score_description: "",
  age: "Old.",
  alignment: "Any.",
  size: "Slender. Your size is Medium.",
  speed: 30,
  languages: "Common",
  vision: "",
  traits: "",
  subraces: [],
  ...own,
});

const weaponOf = (own: Partial<RecordOf<"weapon">> & { name: string }): RecordOf<"weapon"> => ({
  kind: "weapon",
  slug: own.name.toLowerCase(),
  description: "",
  source: srd,
  category: "martial",
  damage_dice: "1d8",
  damage_type: "slashing",
  properties: [],
  cost: "15 gp",
  weight_lb: 3,
  ...own,
});

const armorOf = (own: Partial<RecordOf<"armor">> & { name: string }): RecordOf<"armor"> => ({
  kind: "armor",
  slug: own.name.toLowerCase().replaceAll(" ", "-"),
  description: "",
  source: srd,
  category: "heavy",
  armor_class: 18,
  armor_class_text: "18",
  stealth_disadvantage: true,
  ...own,
});

const itemOf = (
  own: Partial<RecordOf<"magic-item">> & { name: string },
): RecordOf<"magic-item"> => ({
  kind: "magic-item",
  slug: own.name.toLowerCase().replaceAll(" ", "-"),
  description: `What ${own.name} does.`,
  source: srd,
  type: "Wondrous item",
  rarity: "rare",
  requires_attunement: "",
  ...own,
});

const plain = { description: "", source: srd } as const;

/** Sixty ropes: more than a page. */
const ropes = Array.from({ length: 60 }, (_, i): RecordOf<"gear"> => {
  const number = String(i + 1).padStart(2, "0");
  return {
    ...plain,
    kind: "gear",
    slug: `rope-${number}`,
    name: `Rope ${number}`,
    category: "Adventuring Gear",
    cost: "1 gp",
  };
});

/** A small library, some of everything. */
export const library: readonly LookupRecord[] = [
  spell({ name: "Fireball", level: 3, classes: ["sorcerer", "wizard"] }),
  spell({ name: "Fire Bolt", level: 0, classes: ["sorcerer", "wizard"] }),
  spell({ name: "Hunter's Mark", school: "divination", classes: ["ranger"], concentration: true }),
  spell({ name: "Cure Wounds", classes: ["cleric", "paladin"] }),
  spell({ name: "Fire Lance", level: 2, source: grimoire }),
  creature,
  classOf({ name: "Fighter", subclass: "Champion" }),
  classOf({
    name: "Wizard",
    subclass: "School of Evocation",
    hit_dice: "1d6",
    spellcasting_ability: "intelligence",
  }),
  classOf({
    name: "Tester",
    subclass: "Breaker",
    source: grimoire,
    features: [
      { name: "Spellcasting", levels: [1], description: "Casts." },
      { name: "Ability Score Improvement", levels: [4, 8], description: "Grows." },
    ],
  }),
  raceOf({
    name: "Elf",
    subraces: [
      {
        slug: "high-elf",
        name: "High Elf",
        description: "A learned elf.",
        ability_score_increases: { intelligence: 1 },
        traits: "One cantrip.",
      },
    ],
  }),
  raceOf({ name: "Dwarf", ability_score_increases: { constitution: 2 }, speed: 25 }),
  {
    ...plain,
    kind: "background",
    slug: "acolyte",
    name: "Acolyte",
    skill_proficiencies: "Insight, Religion",
    tool_proficiencies: "",
    languages: "Two of your choice",
    equipment: "A holy symbol",
    features: [{ name: "Shelter", description: "A temple helps." }],
  },
  {
    ...plain,
    kind: "feat",
    slug: "grappler",
    name: "Grappler",
    type: "General",
    prerequisite: "Strength 13 or higher",
    benefits: ["Holds well."],
  },
  weaponOf({ name: "Longsword", properties: [{ name: "Versatile" }], versatile_dice: "1d10" }),
  weaponOf({ name: "Dart", category: "simple", properties: [{ name: "Thrown" }], cost: "5 cp" }),
  weaponOf({ name: "Club", category: "simple", damage_dice: "1d4", damage_type: "bludgeoning" }),
  weaponOf({ name: "Longbow", properties: [{ name: "Ammunition" }, { name: "Two-Handed" }] }),
  armorOf({ name: "Plate", strength_required: 15, cost: "1500 gp", weight_lb: 65 }),
  armorOf({
    name: "Chain shirt",
    category: "medium",
    armor_class: 13,
    armor_class_text: "13 + Dex modifier (max 2)",
    stealth_disadvantage: false,
  }),
  itemOf({
    name: "Flame Tongue",
    type: "Weapon (any sword)",
    requires_attunement: "requires attunement",
  }),
  itemOf({ name: "Elven Chain", type: "Armor (chain shirt)" }),
  itemOf({ name: "Ring of Warmth", type: "Ring", rarity: "uncommon" }),
  ...ropes,
  { ...plain, kind: "condition", slug: "prone", name: "Prone", description: "Lies on the ground." },
  {
    ...plain,
    kind: "rule",
    slug: "cover",
    name: "Cover",
    section: "combat",
    description: "Walls and creatures shield a target from a fireball.",
  },
];
