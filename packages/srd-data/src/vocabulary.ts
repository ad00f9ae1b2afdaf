/** The closed vocabularies of SRD 5.1: each a list in the SRD's order, and the union of its members. */

export const abilities = Object.freeze(["str", "dex", "con", "int", "wis", "cha"] as const);
export type Ability = (typeof abilities)[number];

export const skills = Object.freeze([
  "acrobatics",
  "animal_handling",
  "arcana",
  "athletics",
  "deception",
  "history",
  "insight",
  "intimidation",
  "investigation",
  "medicine",
  "nature",
  "perception",
  "performance",
  "persuasion",
  "religion",
  "sleight_of_hand",
  "stealth",
  "survival",
] as const);
export type Skill = (typeof skills)[number];

export const conditionIds = Object.freeze([
  "blinded",
  "charmed",
  "deafened",
  "exhaustion",
  "frightened",
  "grappled",
  "incapacitated",
  "invisible",
  "paralyzed",
  "petrified",
  "poisoned",
  "prone",
  "restrained",
  "stunned",
  "unconscious",
] as const);
export type ConditionId = (typeof conditionIds)[number];

export const damageTypes = Object.freeze([
  "acid",
  "bludgeoning",
  "cold",
  "fire",
  "force",
  "lightning",
  "necrotic",
  "piercing",
  "poison",
  "psychic",
  "radiant",
  "slashing",
  "thunder",
] as const);
export type DamageType = (typeof damageTypes)[number];

export const schools = Object.freeze([
  "abjuration",
  "conjuration",
  "divination",
  "enchantment",
  "evocation",
  "illusion",
  "necromancy",
  "transmutation",
] as const);
export type School = (typeof schools)[number];

export const sizes = Object.freeze([
  "tiny",
  "small",
  "medium",
  "large",
  "huge",
  "gargantuan",
] as const);
export type Size = (typeof sizes)[number];

export const creatureTypes = Object.freeze([
  "aberration",
  "beast",
  "celestial",
  "construct",
  "dragon",
  "elemental",
  "fey",
  "fiend",
  "giant",
  "humanoid",
  "monstrosity",
  "ooze",
  "plant",
  "undead",
] as const);
export type CreatureType = (typeof creatureTypes)[number];

export const alignments = Object.freeze([
  "lawful good",
  "neutral good",
  "chaotic good",
  "lawful neutral",
  "neutral",
  "chaotic neutral",
  "lawful evil",
  "neutral evil",
  "chaotic evil",
] as const);
export type Alignment = (typeof alignments)[number];

export const covers = Object.freeze(["none", "half", "three_quarters", "full"] as const);
export type Cover = (typeof covers)[number];

export const lights = Object.freeze(["bright", "dim", "darkness", "magical_darkness"] as const);
export type Light = (typeof lights)[number];

export const senses = Object.freeze([
  "blindsight",
  "darkvision",
  "tremorsense",
  "truesight",
] as const);
export type Sense = (typeof senses)[number];

export const movements = Object.freeze(["walk", "burrow", "climb", "fly", "swim"] as const);
export type Movement = (typeof movements)[number];

export const classIds = Object.freeze([
  "barbarian",
  "bard",
  "cleric",
  "druid",
  "fighter",
  "monk",
  "paladin",
  "ranger",
  "rogue",
  "sorcerer",
  "warlock",
  "wizard",
] as const);
export type ClassId = (typeof classIds)[number];

export const rarities = Object.freeze([
  "common",
  "uncommon",
  "rare",
  "very rare",
  "legendary",
  "artifact",
] as const);
export type Rarity = (typeof rarities)[number];

export const coins = Object.freeze(["cp", "sp", "ep", "gp", "pp"] as const);
export type Coin = (typeof coins)[number];

export const weaponPropertyIds = Object.freeze([
  "ammunition",
  "finesse",
  "heavy",
  "light",
  "loading",
  "monk",
  "reach",
  "special",
  "thrown",
  "two-handed",
  "versatile",
] as const);
export type WeaponPropertyId = (typeof weaponPropertyIds)[number];
