import { conditions } from "@tabletop-mcp/srd-data/conditions";
import * as rules from "@tabletop-mcp/srd-data/rules";
import { bundledSource } from "../records/attribution.js";
import type { PlainRecord, RuleRecord } from "../records/types.js";
import { tableOf } from "./table.js";
import { adventuringTexts } from "./texts/adventuring.js";
import { combatTexts } from "./texts/combat.js";
import { conditionTexts } from "./texts/conditions.js";
import { numberTexts } from "./texts/numbers.js";
import { writtenChecks, writtenCombat, writtenSpellcasting } from "./texts/written.js";
import { described } from "./words.js";

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly rows?: readonly object[];
  /** What it says beyond its summary, where no text of a fact's does. */
  readonly text?: string;
}

const base = ({ id, name, summary }: Entry) => ({
  slug: id.replaceAll(/[ _]/g, "-"),
  name,
  description: summary,
  source: bundledSource,
});

/** The conditions, with what each does to its bearer, one line each. */
export const bundledConditions = (): readonly PlainRecord[] =>
  conditions.map((one) => ({
    ...base(one),
    kind: "condition",
    description: described(
      one.summary,
      conditionTexts[one.id].map((line) => `* ${line}`).join("\n"),
    ),
  }));

/** Entries whose names say little by themselves: "Travel Pace: Fast". */
const under = (group: string, entries: readonly Entry[]): readonly Entry[] =>
  entries.map((entry) => ({
    ...entry,
    id: `${group.toLowerCase()} ${entry.id}`,
    name: `${group}: ${entry.name}`,
  }));

/** What of the SRD's rules is in facts, by the rule of the D&D 5e API that it would stand in. */
const sections: Readonly<Record<string, readonly Entry[]>> = {
  combat: [
    ...rules.combatActions,
    ...rules.coverGrades,
    rules.deathSaves,
    rules.stabilizing,
    rules.knockingOut,
    rules.massiveDamage,
    rules.damageThreshold,
    rules.droppingProne,
    rules.standingUp,
    rules.squeezing,
    rules.passingCreatures,
    rules.underwaterCombat,
    rules.unseenCombatants,
    rules.creatureSpaces,
    ...writtenCombat,
  ],
  spellcasting: writtenSpellcasting,
  adventuring: [
    ...under("Travel Pace", rules.travelPaces),
    rules.forcedMarch,
    rules.difficultTerrain,
    ...rules.movementCosts,
    ...rules.lightLevels,
    ...rules.obscurements,
    ...rules.specialSenses,
    ...rules.lightSources,
    rules.falling,
    rules.suffocating,
    rules.food,
    rules.water,
    rules.shortRest,
    rules.longRest,
    rules.objectRules,
    rules.objectArmorClass,
    rules.objectHitPoints,
    ...under("Trap", rules.trapSeverities),
    rules.damageSeverity,
  ],
  equipment: [
    rules.coinage,
    ...under("Lifestyle", rules.lifestyles),
    rules.foodDrinkAndLodging,
    rules.services,
    rules.hiredSpells,
    rules.tradeGoods,
  ],
  "using-ability-scores": [
    rules.abilityModifiers,
    rules.difficultyClasses,
    rules.passiveCheck,
    rules.carryingCapacity,
    ...rules.encumbrance,
    rules.lifting,
    rules.longJump,
    rules.highJump,
    ...writtenChecks,
  ],
  advancement: [rules.characterAdvancement, rules.multiclassSlots, rules.challengeRatings],
};

const texts = { ...combatTexts, ...adventuringTexts, ...numberTexts };

/** Rules, one a row, each a summary, its rule in sentences, and its table; house rules are left out. */
export const bundledRules = (): readonly RuleRecord[] =>
  Object.entries(sections).flatMap(([section, entries]) =>
    entries.map((entry) => {
      const record = base(entry);
      const text = entry.text ?? texts[record.slug];
      const description = described(entry.summary, text, tableOf(entry.rows ?? []));
      return { ...record, kind: "rule" as const, description, section };
    }),
  );

const plainRecords = (kind: PlainRecord["kind"], entries: readonly Entry[]) =>
  entries.map((entry): PlainRecord => ({ ...base(entry), kind }));

export const bundledDamageTypes = () => plainRecords("damage-type", rules.damageTypeEntries);
export const bundledMagicSchools = () => plainRecords("magic-school", rules.schoolEntries);
export const bundledAlignments = () => plainRecords("alignment", rules.alignmentEntries);
export const bundledWeaponProperties = () =>
  plainRecords("weapon-property", rules.weaponPropertyEntries);
