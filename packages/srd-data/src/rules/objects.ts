import type { Entry } from "../entry.js";
import type { Ability, DamageType, Size } from "../vocabulary.js";
import type { RuleTable, Span } from "./types.js";

export interface MaterialRow {
  readonly id: string;
  readonly name: string;
  readonly armorClass: number;
}

/** Hit points: the fixed number, or the dice for it. */
export interface Toughness {
  readonly hitPoints: number;
  readonly roll: string;
}

export interface ObjectSizeRow {
  readonly id: Size;
  readonly name: string;
  readonly examples: readonly string[];
  readonly fragile: Toughness;
  readonly resilient: Toughness;
}

/** What objects have in common. */
export interface ObjectRules extends Entry {
  readonly immunities: readonly DamageType[];
  /** Saves that they always fail; they are immune to what asks for another. */
  readonly failedSaves: readonly Ability[];
  /** Sizes that are split into sections, each with hit points as for this size or a smaller one. */
  readonly sections: { readonly of: readonly Size[]; readonly most: Size };
  readonly breaksAt: number;
}

/** A damage threshold: a single hit below it does nothing. */
export interface DamageThreshold extends Entry {
  readonly below: "immune";
}

/** How bad a trap is. */
export interface TrapSeverity extends Entry {
  readonly id: Severity;
  readonly saveDc: Span;
  readonly attackBonus: Span;
}

export type Severity = "setback" | "dangerous" | "deadly";

/** Damage to characters of these levels, by severity. */
export type DamageSeverityRow = { readonly levels: Span } & Readonly<Record<Severity, string>>;

/** Armour class by what an object is made of. */
export const objectArmorClass: RuleTable<MaterialRow> = {
  id: "object-armor-class",
  name: "Object Armor Class",
  also: ["object ac", "object ac by material"],
  srd: "Objects",
  summary: "How hard a thing is to hurt, by its material.",
  rows: Object.freeze<MaterialRow[]>([
    { id: "cloth-paper-rope", name: "Cloth, paper, rope", armorClass: 11 },
    { id: "crystal-glass-ice", name: "Crystal, glass, ice", armorClass: 13 },
    { id: "wood-bone", name: "Wood, bone", armorClass: 15 },
    { id: "stone", name: "Stone", armorClass: 17 },
    { id: "iron-steel", name: "Iron, steel", armorClass: 19 },
    { id: "mithral", name: "Mithral", armorClass: 21 },
    { id: "adamantine", name: "Adamantine", armorClass: 23 },
  ]),
};

/** Hit points by an object's size. */
export const objectHitPoints: RuleTable<ObjectSizeRow> = {
  id: "object-hit-points",
  name: "Object Hit Points",
  also: ["object hp", "object hp by size"],
  srd: "Objects",
  summary: "How much a thing withstands, by size and by whether it is fragile.",
  rows: Object.freeze<ObjectSizeRow[]>([
    {
      id: "tiny",
      name: "Tiny",
      examples: ["bottle", "lock"],
      fragile: { hitPoints: 2, roll: "1d4" },
      resilient: { hitPoints: 5, roll: "2d4" },
    },
    {
      id: "small",
      name: "Small",
      examples: ["chest", "lute"],
      fragile: { hitPoints: 3, roll: "1d6" },
      resilient: { hitPoints: 10, roll: "3d6" },
    },
    {
      id: "medium",
      name: "Medium",
      examples: ["barrel", "chandelier"],
      fragile: { hitPoints: 4, roll: "1d8" },
      resilient: { hitPoints: 18, roll: "4d8" },
    },
    {
      id: "large",
      name: "Large",
      examples: ["cart", "10-foot window"],
      fragile: { hitPoints: 5, roll: "1d10" },
      resilient: { hitPoints: 27, roll: "5d10" },
    },
  ]),
};

export const objectRules: ObjectRules = {
  id: "objects",
  name: "Objects",
  srd: "Interacting with Objects",
  summary: "Things can be struck and broken, but neither poisoned nor dismayed.",
  immunities: ["poison", "psychic"],
  failedSaves: ["str", "dex"],
  sections: { of: ["huge", "gargantuan"], most: "large" },
  breaksAt: 0,
};

export const damageThreshold: DamageThreshold = {
  id: "damage-threshold",
  name: "Damage Threshold",
  srd: "Objects",
  summary: "Some big objects take no harm at all from a hit that is too weak.",
  below: "immune",
};

/** Save DCs and attack bonuses of traps. */
export const trapSeverities: readonly TrapSeverity[] = Object.freeze<TrapSeverity[]>([
  {
    id: "setback",
    name: "Setback",
    srd: "Trap Effects",
    summary: "A trap that costs something, but hardly a life.",
    saveDc: { from: 10, to: 11 },
    attackBonus: { from: 3, to: 5 },
  },
  {
    id: "dangerous",
    name: "Dangerous",
    srd: "Trap Effects",
    summary: "A trap that wounds badly and may kill.",
    saveDc: { from: 12, to: 15 },
    attackBonus: { from: 6, to: 8 },
  },
  {
    id: "deadly",
    name: "Deadly",
    srd: "Trap Effects",
    summary: "A trap from which few walk away.",
    saveDc: { from: 16, to: 20 },
    attackBonus: { from: 9, to: 12 },
  },
]);

/** Damage by character level and severity. */
export const damageSeverity: RuleTable<DamageSeverityRow> = {
  id: "damage-severity",
  name: "Damage Severity by Level",
  also: ["damage by level & severity", "trap damage"],
  srd: "Trap Effects",
  summary: "What a trap or hazard should deal to characters of a level.",
  rows: Object.freeze<DamageSeverityRow[]>([
    { levels: { from: 1, to: 4 }, setback: "1d10", dangerous: "2d10", deadly: "4d10" },
    { levels: { from: 5, to: 10 }, setback: "2d10", dangerous: "4d10", deadly: "10d10" },
    { levels: { from: 11, to: 16 }, setback: "4d10", dangerous: "10d10", deadly: "18d10" },
    { levels: { from: 17, to: 20 }, setback: "10d10", dangerous: "18d10", deadly: "24d10" },
  ]),
};
