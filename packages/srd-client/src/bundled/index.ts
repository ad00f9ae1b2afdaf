import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Kind, LookupRecord, SpellRecord } from "../records/types.js";

/** Where the records of each kind are made; nothing is loaded before it is asked for. */
const makers: { readonly [K in Kind]: () => Promise<() => readonly LookupRecord[]> } = {
  spell: async () => (await import("./spells.js")).bundledSpells,
  creature: async () => (await import("./creatures.js")).bundledCreatures,
  class: async () => (await import("./classes.js")).bundledClasses,
  race: async () => (await import("./options.js")).bundledRaces,
  background: async () => (await import("./options.js")).bundledBackgrounds,
  feat: async () => (await import("./options.js")).bundledFeats,
  weapon: async () => (await import("./items.js")).bundledWeapons,
  armor: async () => (await import("./items.js")).bundledArmor,
  "magic-item": async () => (await import("./magic-items.js")).bundledMagicItems,
  gear: async () => (await import("./items.js")).bundledGear,
  rule: async () => (await import("./rules.js")).bundledRules,
  condition: async () => (await import("./rules.js")).bundledConditions,
  "damage-type": async () => (await import("./rules.js")).bundledDamageTypes,
  "weapon-property": async () => (await import("./rules.js")).bundledWeaponProperties,
  skill: async () => (await import("./reference.js")).bundledSkills,
  "ability-score": async () => (await import("./reference.js")).bundledAbilityScores,
  "magic-school": async () => (await import("./rules.js")).bundledMagicSchools,
  language: async () => (await import("./reference.js")).bundledLanguages,
  proficiency: async () => (await import("./reference.js")).bundledProficiencies,
  alignment: async () => (await import("./rules.js")).bundledAlignments,
};

const made = new Map<Kind, Promise<readonly LookupRecord[]>>();

/** The records of SRD 5.1 that come with this package, made once; for use without a network. */
export function bundledRecords(kind: Kind): Promise<readonly LookupRecord[]> {
  const known = made.get(kind);
  if (known !== undefined) return known;
  const records = makers[kind]().then((make) => make());
  made.set(kind, records);
  return records;
}

/** The record of a spell that is the campaign's own. */
export const recordOfSpell = async (spell: Spell): Promise<SpellRecord> =>
  (await import("./spells.js")).spellRecord(spell);
