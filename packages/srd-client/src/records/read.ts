import { readV1Armor, readV2Armor } from "./armor.js";
import { documentsOf } from "./attribution.js";
import { readV1Classes, readV2Classes } from "./class.js";
import { readV1Creatures, readV2Creatures } from "./creature.js";
import { readV1MagicItems, readV2Gear, readV2MagicItems } from "./item.js";
import { readV1Backgrounds, readV1Feats, readV2Backgrounds, readV2Feats } from "./option.js";
import { readV1Races, readV2Races } from "./race.js";
import type { Extras, Reader } from "./reader.js";
import {
  readAbilityScores,
  readLanguages,
  readProficiencies,
  readSkills,
  readV2AbilityScores,
  readV2Languages,
  readV2Skills,
} from "./reference.js";
import {
  readAlignments,
  readDamageTypes,
  readMagicSchools,
  readRuleSections,
  readRules,
  readV1Conditions,
  readV2Alignments,
  readV2Conditions,
  readV2DamageTypes,
  readV2MagicSchools,
  readV2Rules,
  readV2Rulesets,
  readV2WeaponProperties,
  readWeaponProperties,
} from "./rule.js";
import { readV1Spells, readV2Spells } from "./spell.js";
import type { LookupRecord } from "./types.js";
import { readV1Weapons, readV2Weapons } from "./weapon.js";

const readers = {
  "v1/armor": readV1Armor,
  "v1/backgrounds": readV1Backgrounds,
  "v1/classes": readV1Classes,
  "v1/conditions": readV1Conditions,
  "v1/feats": readV1Feats,
  "v1/magicitems": readV1MagicItems,
  "v1/monsters": readV1Creatures,
  "v1/races": readV1Races,
  "v1/spells": readV1Spells,
  "v1/weapons": readV1Weapons,
  "v2/abilities": readV2AbilityScores,
  "v2/alignments": readV2Alignments,
  "v2/armor": readV2Armor,
  "v2/backgrounds": readV2Backgrounds,
  "v2/classes": readV2Classes,
  "v2/conditions": readV2Conditions,
  "v2/creatures": readV2Creatures,
  "v2/damagetypes": readV2DamageTypes,
  "v2/feats": readV2Feats,
  "v2/items": readV2Gear,
  "v2/languages": readV2Languages,
  "v2/magicitems": readV2MagicItems,
  "v2/rules": readV2Rules,
  "v2/rulesets": readV2Rulesets,
  "v2/skills": readV2Skills,
  "v2/species": readV2Races,
  "v2/spells": readV2Spells,
  "v2/spellschools": readV2MagicSchools,
  "v2/weaponproperties": readV2WeaponProperties,
  "v2/weapons": readV2Weapons,
  "2014/ability-scores": readAbilityScores,
  "2014/alignments": readAlignments,
  "2014/damage-types": readDamageTypes,
  "2014/languages": readLanguages,
  "2014/magic-schools": readMagicSchools,
  "2014/proficiencies": readProficiencies,
  "2014/rule-sections": readRuleSections,
  "2014/rules": readRules,
  "2014/skills": readSkills,
  "2014/weapon-properties": readWeaponProperties,
} as const satisfies Readonly<Record<string, Reader>>;

/** An API and the collection that is asked there. */
export type RouteId = keyof typeof readers;

/** Every route that can be read. */
export const routeIds = Object.keys(readers) as readonly RouteId[];

/** The rows of a route as records, in the rows' order; throws MalformedAnswer where one does not fit. */
export function readRecords(
  route: RouteId,
  raws: readonly unknown[],
  extras: Extras = {},
): readonly LookupRecord[] {
  const { items = [], rules = [], documents = [] } = extras;
  return readers[route](route, raws, { items, rules, documents: documentsOf(documents) });
}
