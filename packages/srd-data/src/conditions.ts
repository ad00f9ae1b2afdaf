import type { Effect } from "./effect.js";
import type { Entry } from "./entry.js";
import { lookUp } from "./look-up.js";
import type { ConditionId } from "./vocabulary.js";

/** A condition of SRD 5.1: effects on its bearer, nothing to run. */
export interface Condition extends Entry {
  readonly id: ConditionId;
  readonly effects: readonly Effect[];
  /** Exhaustion: what each level adds to those below it, level 1 first. */
  readonly levels?: readonly (readonly Effect[])[];
  /** What ends it by itself, where it is not the effect that brought it. */
  readonly endsWhen?: readonly ("source-incapacitated" | "out-of-reach-of-source" | "stood-up")[];
  /** The exhaustion level that kills. */
  readonly deadlyLevel?: number;
}

const attackedWithAdvantage = { kind: "roll", on: "attack", by: "foe", mode: "advantage" } as const;
const attackedWithDisadvantage = { ...attackedWithAdvantage, mode: "disadvantage" } as const;
const attacksWithAdvantage = { ...attackedWithAdvantage, by: "self" } as const;
const attacksWithDisadvantage = { ...attacksWithAdvantage, mode: "disadvantage" } as const;
const checksWithDisadvantage = {
  kind: "roll",
  on: "check",
  by: "self",
  mode: "disadvantage",
} as const;
const failsStrengthAndDexterity = {
  kind: "roll",
  on: "save",
  by: "self",
  outcome: "fails",
  when: { ability: ["str", "dex"] },
} as const;
const hitsNearAreCritical = {
  kind: "roll",
  on: "attack",
  by: "foe",
  outcome: "critical",
  when: { within: 5 },
} as const;
const incapacitated = { kind: "implies", condition: "incapacitated" } as const;
const cannotMove = { kind: "cannot", what: "move" } as const;
const cannotSpeak = { kind: "cannot", what: "speak" } as const;
const speedZero = { kind: "stat", stat: "speed", change: "most", by: 0 } as const;

const srd = (name: string): string => `Appendix PH-A: Conditions, ${name}`;

/** The fifteen conditions, in order of name. */
export const conditions: readonly Condition[] = Object.freeze<Condition[]>([
  {
    id: "blinded",
    name: "Blinded",
    srd: srd("Blinded"),
    summary: "Sees nothing, fails what needs sight, strikes badly and is struck easily.",
    effects: [
      { kind: "cannot", what: "see" },
      { kind: "roll", on: "check", by: "self", outcome: "fails", when: { relies: "sight" } },
      // Blindsight needs no eyes: it is not seeing the other that counts.
      { ...attackedWithAdvantage, when: { unseen: "other" } },
      { ...attacksWithDisadvantage, when: { unseen: "other" } },
    ],
  },
  {
    id: "charmed",
    name: "Charmed",
    srd: srd("Charmed"),
    summary: "Does its charmer no harm and is easily swayed by it.",
    effects: [
      { kind: "cannot", what: "attack-source" },
      {
        kind: "roll",
        on: "check",
        by: "foe",
        mode: "advantage",
        when: {
          all: [
            { other: "source" },
            { skill: ["deception", "intimidation", "performance", "persuasion"] },
          ],
        },
      },
    ],
  },
  {
    id: "deafened",
    name: "Deafened",
    srd: srd("Deafened"),
    summary: "Hears nothing and fails what needs hearing.",
    effects: [
      { kind: "cannot", what: "hear" },
      { kind: "roll", on: "check", by: "self", outcome: "fails", when: { relies: "hearing" } },
    ],
  },
  {
    id: "exhaustion",
    name: "Exhaustion",
    srd: srd("Exhaustion"),
    summary:
      "Six levels of weariness, each worse than the last; a long rest with food takes one away.",
    effects: [],
    levels: [
      [checksWithDisadvantage],
      [{ kind: "stat", stat: "speed", change: "multiply", by: 0.5 }],
      [attacksWithDisadvantage, { kind: "roll", on: "save", by: "self", mode: "disadvantage" }],
      [{ kind: "stat", stat: "hit-point-maximum", change: "multiply", by: 0.5 }],
      [speedZero],
      [],
    ],
    deadlyLevel: 6,
  },
  {
    id: "frightened",
    name: "Frightened",
    srd: srd("Frightened"),
    summary: "Falters while it sees what it fears, and will not go nearer to it.",
    effects: [
      { ...checksWithDisadvantage, when: { sees: "source" } },
      { ...attacksWithDisadvantage, when: { sees: "source" } },
      { kind: "cannot", what: "approach-source" },
    ],
  },
  {
    id: "grappled",
    name: "Grappled",
    srd: srd("Grappled"),
    summary: "Held fast: its speed is 0 until it breaks free or the grappler is incapacitated.",
    effects: [speedZero],
    endsWhen: ["source-incapacitated", "out-of-reach-of-source"],
  },
  {
    id: "incapacitated",
    name: "Incapacitated",
    srd: srd("Incapacitated"),
    summary: "Takes neither actions nor reactions.",
    effects: [
      { kind: "cannot", what: "act" },
      { kind: "cannot", what: "react" },
    ],
  },
  {
    id: "invisible",
    name: "Invisible",
    srd: srd("Invisible"),
    summary: "Unseen without magic or a special sense: hard to strike, and it strikes unseen.",
    effects: [
      { kind: "hidden-from-sight" },
      // Who sees it all the same (blindsight, truesight) is not hampered.
      { ...attackedWithDisadvantage, when: { unseen: "self" } },
      { ...attacksWithAdvantage, when: { unseen: "self" } },
    ],
  },
  {
    id: "paralyzed",
    name: "Paralyzed",
    srd: srd("Paralyzed"),
    summary: "Rigid and helpless: hits from within 5 feet are critical.",
    effects: [
      incapacitated,
      cannotMove,
      cannotSpeak,
      failsStrengthAndDexterity,
      attackedWithAdvantage,
      hitsNearAreCritical,
    ],
  },
  {
    id: "petrified",
    name: "Petrified",
    srd: srd("Petrified"),
    summary: "Turned to stone with what it carries: helpless, but hard to harm.",
    effects: [
      { kind: "turned-to-stone" },
      incapacitated,
      cannotMove,
      cannotSpeak,
      attackedWithAdvantage,
      failsStrengthAndDexterity,
      { kind: "damage", response: "resistance", types: "all" },
      { kind: "damage", response: "immunity", types: ["poison"] },
      { kind: "condition-immunity", condition: "poisoned" },
      { kind: "disease-immunity" },
    ],
  },
  {
    id: "poisoned",
    name: "Poisoned",
    srd: srd("Poisoned"),
    summary: "Sick and clumsy: attacks and ability checks suffer.",
    effects: [attacksWithDisadvantage, checksWithDisadvantage],
  },
  {
    id: "prone",
    name: "Prone",
    srd: srd("Prone"),
    summary:
      "On the ground: it crawls, strikes badly and is easily struck from near, hardly from afar.",
    effects: [
      { kind: "only-crawls" },
      attacksWithDisadvantage,
      { ...attackedWithAdvantage, when: { within: 5 } },
      { ...attackedWithDisadvantage, when: { not: { within: 5 } } },
    ],
    endsWhen: ["stood-up"],
  },
  {
    id: "restrained",
    name: "Restrained",
    srd: srd("Restrained"),
    summary: "Bound: its speed is 0, it strikes and dodges badly and is easily struck.",
    effects: [
      speedZero,
      attackedWithAdvantage,
      attacksWithDisadvantage,
      {
        kind: "roll",
        on: "save",
        by: "self",
        mode: "disadvantage",
        when: { ability: ["dex"] },
      },
    ],
  },
  {
    id: "stunned",
    name: "Stunned",
    srd: srd("Stunned"),
    summary: "Reeling: it cannot act or move, and stammers.",
    effects: [incapacitated, cannotMove, failsStrengthAndDexterity, attackedWithAdvantage],
  },
  {
    id: "unconscious",
    name: "Unconscious",
    srd: srd("Unconscious"),
    summary: "Senseless on the ground: hits from within 5 feet are critical.",
    effects: [
      incapacitated,
      cannotMove,
      cannotSpeak,
      { kind: "cannot", what: "see" },
      { kind: "cannot", what: "hear" },
      { kind: "drops-what-it-holds" },
      { kind: "falls-prone" },
      failsStrengthAndDexterity,
      attackedWithAdvantage,
      hitsNearAreCritical,
    ],
  },
]);

export const { byId: conditionById, byName: conditionByName } = lookUp(conditions);
