import type { SheetAmount } from "@tabletop-mcp/srd-data";
import type { FeatureUse } from "@tabletop-mcp/srd-data/classes";
import type { Limit } from "@tabletop-mcp/srd-data/magic-items";
import type { Creature } from "../creature/creature.js";
import { oncePerSubject, type Subject } from "../creature/subject.js";
import { numbersAt } from "../gather/features.js";
import { type Compendium, foldName } from "../tables/compendium.js";
import { blockOf } from "./block-of.js";
import { featuresOf, type KnownFeature } from "./features.js";
import { bearerOf } from "./numbers/bearer.js";
import type { Sheet } from "./sheet.js";

/** What can be done so many times before a rest (or a day) is over. */
export interface LimitedUse {
  /** What `spent.uses` counts it by: a pool ("ki"), a feature's id, or that and which of its uses. */
  readonly id: string;
  readonly name: string;
  readonly max: number | "unlimited";
  /** "short-rest", "long-rest", "day" … */
  readonly per: Limit["per"];
  /** Ids of the features that it is of: several where they share a pool, none for a stat block's. */
  readonly features: readonly string[];
}

/** Features whose uses others draw on, and what that pool is called; of one pool in several classes the largest counts. */
const pools: Readonly<Record<string, string>> = {
  "monk-ki": "ki",
  "sorcerer-font-of-magic": "sorcery-points",
  "bard-bardic-inspiration": "bardic-inspiration",
  "cleric-channel-divinity": "channel-divinity",
  "paladin-channel-divinity": "channel-divinity",
  "paladin-lay-on-hands": "lay-on-hands",
  "druid-wild-shape": "wild-shape",
};

/** Features that bring a pool back sooner. */
const sooner: Readonly<Record<string, string>> = {
  "bard-font-of-inspiration": "bardic-inspiration",
};

/** Barbarian, Relentless Rage: its uses have no end, but are counted, for the DC of the next one. */
export const relentlessRage = "barbarian-relentless-rage";

const untilRest: Limit = { times: "unlimited", per: "short-rest" };

/** DC 10, and 5 more for each use since the last rest. */
export const relentlessRageDc = ({ spent }: Pick<Creature, "spent">): number =>
  10 + 5 * (spent.uses[relentlessRage] ?? 0);

/** Within a fight's turns a limit is kept by the turn, not by a count. */
const ofTurns: readonly Limit["per"][] = ["turn", "own-turn", "round", "ever"];

/** What the amounts of uses are read from. */
type Scores = Pick<Sheet, "abilities" | "proficiencyBonus">;

/** The limited uses of a creature's features, traits and stat block. */
export const usesOf: (creature: Subject, compendium: Compendium) => readonly LimitedUse[] =
  oncePerSubject((creature, compendium) => {
    const features = featuresOf(creature.make, compendium);
    const scores = bearerOf(creature, compendium);
    const recovered = features.flatMap(({ id }) => sooner[id] ?? []);
    const found = new Map<string, LimitedUse>();
    for (const use of [
      ...features.flatMap((feature) => usesOfFeature(feature, scores, compendium)),
      ...printedUses(creature, compendium),
    ]) {
      const before = found.get(use.id);
      const per = recovered.includes(use.id) ? "short-rest" : use.per;
      found.set(use.id, {
        ...use,
        per,
        max: larger(before?.max ?? 0, use.max),
        features: [...(before?.features ?? []), ...use.features],
      });
    }
    return [...found.values()];
  });

const larger = (a: LimitedUse["max"], b: LimitedUse["max"]): LimitedUse["max"] =>
  a === "unlimited" || b === "unlimited" ? "unlimited" : Math.max(a, b);

function usesOfFeature(
  feature: KnownFeature,
  scores: Scores,
  compendium: Compendium,
): readonly LimitedUse[] {
  const limited = (feature.facts.uses ?? []).flatMap(({ limit, ...use }) => {
    const counted = feature.id === relentlessRage ? untilRest : limit;
    return counted === undefined || ofTurns.includes(counted.per) ? [] : [{ use, limit: counted }];
  });
  return limited
    .filter(({ use }) => isReached(use, feature, compendium))
    .map(({ use, limit }) => {
      const pool = pools[feature.id];
      return {
        id: countedBy(feature, use),
        name: pool === undefined ? (use.name ?? feature.name) : feature.name,
        max: timesOf(limit, feature, scores),
        per: limit.per,
        features: [feature.id],
      };
    });
}

/** What `spent.uses` counts a use of a feature by: its pool, the feature, or that and which of its uses. */
export function countedBy(
  { id, facts }: Pick<KnownFeature, "id" | "facts">,
  { name = "" }: Pick<FeatureUse, "name">,
): string {
  const limited = (facts.uses ?? []).filter(
    ({ limit }) => limit !== undefined && !ofTurns.includes(limit.per),
  );
  return pools[id] ?? (limited.length <= 1 ? id : `${id}:${slug(name)}`);
}

/** A use named after a spell of the feature comes with that spell (Infernal Legacy). */
function isReached({ name }: FeatureUse, { facts, level }: KnownFeature, { spells }: Compendium) {
  const spell = name === undefined ? undefined : spells.find(name)?.id;
  const from = Object.entries(facts.spells ?? {}).find(([, ids]) =>
    ids.some((id) => id === spell),
  )?.[0];
  return from === undefined || Number(from) <= level;
}

/** What `spent.uses` counts a trait or an action of a stat block by. */
export const slug = (name: string): string => foldName(name).replaceAll(" ", "-");

function timesOf({ times }: Limit, feature: KnownFeature, scores: Scores): LimitedUse["max"] {
  const value = typeof times === "object" ? numbersAt(feature)[times.number] : times;
  if (typeof value === "number") return value;
  if (value === undefined) return 0;
  if (typeof value === "string") return value === "unlimited" ? value : Number(value) || 0;
  return worked(value, feature, scores);
}

/** A number taken from the sheet: "1 + the Charisma modifier". */
export function worked(
  { of, times = 1, plus = 0, least }: SheetAmount,
  { level }: Pick<KnownFeature, "level">,
  { abilities, proficiencyBonus }: Scores,
): number {
  const from =
    of === "proficiency"
      ? proficiencyBonus.effective
      : of === "level" || of === "class-level"
        ? level
        : of === "spellcasting" || of === "walking-speed"
          ? 0
          : abilities[of].modifier;
  return Math.max(least ?? 0, from * times + plus);
}

/** What comes back on a die in a fight; any rest brings it back, too (Monsters, Limited Usage). */
export const rechargingOf = ({ make }: Subject, compendium: Compendium): readonly Recharging[] => {
  const block = blockOf(make, compendium);
  if (block === undefined) return [];
  return [...block.traits, ...block.actions, ...block.bonusActions, ...block.reactions].flatMap(
    ({ name, recharge }) =>
      typeof recharge === "number" ? [{ id: slug(name), name, needs: recharge }] : [],
  );
};

/** Something that recharges, and what its d6 has to show. */
export interface Recharging {
  /** What `spent.uses` counts it by. */
  readonly id: string;
  readonly name: string;
  readonly needs: number;
}

/** Limits that a stat block prints for its traits and actions; its spells count by their own. */
function printedUses({ make }: Subject, compendium: Compendium): readonly LimitedUse[] {
  const block = blockOf(make, compendium);
  if (block === undefined) return [];
  return [...block.traits, ...block.actions, ...block.bonusActions, ...block.reactions].flatMap(
    ({ name, limit, recharge }) => {
      const use = { id: slug(name), name, features: [] };
      if (recharge === "short-rest") return [{ ...use, max: 1, per: recharge }];
      return limit === undefined || ofTurns.includes(limit.per) || typeof limit.times !== "number"
        ? []
        : [{ ...use, max: limit.times, per: limit.per }];
    },
  );
}
