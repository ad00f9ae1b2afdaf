import type { Effect } from "@tabletop-mcp/srd-data";
import { type Condition, conditions } from "@tabletop-mcp/srd-data/conditions";
import * as rules from "@tabletop-mcp/srd-data/rules";
import { bundledSource } from "../records/attribution.js";
import type { PlainRecord, RuleRecord } from "../records/types.js";
import { effectWords } from "./effect.js";
import { factsOf } from "./facts.js";
import { described, plain, sentences } from "./words.js";

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
}

const base = ({ id, name, summary }: Entry) => ({
  slug: id.replaceAll(/[ _]/g, "-"),
  name,
  description: summary,
  source: bundledSource,
});

/** The conditions, with what each does to its bearer. */
export const bundledConditions = (): readonly PlainRecord[] =>
  conditions.map((one) => ({
    ...base(one),
    kind: "condition",
    description: described(one.summary, conditionFacts(one)),
  }));

const conditionFacts = ({ effects, levels = [], deadlyLevel, endsWhen = [] }: Condition): string =>
  [
    ...effects.map((effect) => sentences(effectWords(effect))),
    ...levels.flatMap((added, index) =>
      added.length === 0 ? [] : [`Level ${index + 1}: ${effectsWords(added)}.`],
    ),
    ...(deadlyLevel === undefined ? [] : [`Level ${deadlyLevel}: death.`]),
    ...endsWhen.map((cause) => `Ends when ${plain(cause)}.`),
  ]
    .map((line) => `* ${line}`)
    .join("\n");

const effectsWords = (effects: readonly Effect[]): string => effects.map(effectWords).join("; ");

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
  ],
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
  ],
  advancement: [rules.characterAdvancement, rules.multiclassSlots, rules.challengeRatings],
};

/** Rules, one a row; house rules are left out. */
export const bundledRules = (): readonly RuleRecord[] =>
  Object.entries(sections).flatMap(([section, entries]) =>
    entries.map((entry) => ({
      ...base(entry),
      kind: "rule" as const,
      description: described(entry.summary, factsOf(entry)),
      section,
    })),
  );

const plainRecords = (kind: PlainRecord["kind"], entries: readonly Entry[]) =>
  entries.map((entry): PlainRecord => ({ ...base(entry), kind }));

export const bundledDamageTypes = () => plainRecords("damage-type", rules.damageTypeEntries);
export const bundledMagicSchools = () => plainRecords("magic-school", rules.schoolEntries);
export const bundledAlignments = () => plainRecords("alignment", rules.alignmentEntries);
export const bundledWeaponProperties = () =>
  plainRecords("weapon-property", rules.weaponPropertyEntries);
