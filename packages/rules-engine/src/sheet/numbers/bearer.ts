import type { Ability, Skill } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Make } from "../../creature/creature.js";
import { oncePerSubject, type Subject } from "../../creature/subject.js";
import type { ActiveEffect } from "../../effects/active.js";
import type { Readings } from "../../effects/amount.js";
import { applies } from "../../effects/predicate.js";
import { type Changes, effectiveStat } from "../../effects/stats.js";
import { type Gathered, gather } from "../../gather/gather.js";
import { once } from "../../once.js";
import type { Compendium } from "../../tables/compendium.js";
import { abilityNames, forEachAbility, modifierOf } from "../ability.js";
import { blockOf } from "../block-of.js";
import { classesTaken } from "../classes-taken.js";
import { featuresOf, type KnownFeature } from "../features.js";
import { ownScores } from "../scores.js";
import type { AbilityStat, EffectiveStat } from "../sheet.js";

/** A creature with all that its numbers are worked out from, gathered once. */
export interface Bearer extends Gathered {
  readonly creature: Subject;
  readonly compendium: Compendium;
  readonly block?: StatBlock;
  readonly features: readonly KnownFeature[];
  readonly abilities: Readonly<Record<Ability, AbilityStat>>;
  readonly proficiencyBonus: EffectiveStat;
  /** Chosen, of its background, of its features. */
  readonly trainedSkills: ReadonlySet<Skill>;
  /** The effects that bring a share of the proficiency bonus, and those on the rolls that it makes. */
  readonly proficiencies: readonly ActiveEffect[];
  readonly rolls: readonly ActiveEffect[];
  /** With the effects on numbers that apply whatever the creature does. */
  readonly changes: Changes;
}

/** Gathers what bears on a creature, and works out its scores and proficiency bonus, that all else hangs on. */
export const bearerOf = oncePerSubject((creature, compendium): Bearer => {
  const gathered = gather(creature, compendium);
  const { block, features, scores, bonus, level, casting, trainedSkills } = born(
    creature.make,
    compendium,
  );
  const { facts } = gathered;
  const actives = gathered.actives.filter(
    (active) =>
      (active.effect.kind === "stat" || active.effect.kind === "attacks") && applies(active, facts),
  );
  const bare: Readings = { modifiers: zeroes, proficiency: 0, level };
  const changes = { actives, base: bare, now: bare };
  const abilities = forEachAbility((ability) => abilityStat(ability, scores[ability], changes));
  const proficiencyBonus = effectiveStat(
    { stats: ["proficiency-bonus"], label: "proficiency bonus" },
    { base: bonus },
    changes,
  );
  const read = (which: "base" | "effective"): Readings => {
    const modifiers = forEachAbility((ability) => modifierOf(abilities[ability][which]));
    const cast = casting.map((ability) => modifiers[ability]);
    return {
      modifiers,
      proficiency: proficiencyBonus[which],
      level,
      ...(cast.length > 0 && { spellcasting: Math.max(...cast) }),
    };
  };
  const isChanged =
    proficiencyBonus.modified || Object.values(abilities).some(({ modified }) => modified);
  const base = read("base");
  return {
    creature,
    compendium,
    features,
    abilities,
    proficiencyBonus,
    trainedSkills,
    proficiencies: gathered.actives.filter(({ effect }) => effect.kind === "proficiency"),
    rolls: gathered.actives.filter(({ effect }) => effect.kind === "roll" && effect.by === "self"),
    changes: { actives, base, now: isChanged ? read("effective") : base },
    ...(block !== undefined && { block }),
    actives: gathered.actives,
    conditions: gathered.conditions,
    effective: gathered.effective,
    outfit: gathered.outfit,
    facts,
  };
});

const zeroes = forEachAbility(() => 0);

/** What a creature is whatever it wears and suffers. */
const born = once((make: Make, compendium: Compendium) => {
  const block = blockOf(make, compendium);
  const features = featuresOf(make, compendium);
  return {
    block,
    features,
    scores: block?.abilities ?? ownScores(make, features, compendium),
    bonus: block?.proficiencyBonus ?? bonusAt(make.levels.length),
    // Who has no class is as far as one of level 1.
    level: make.levels.length || 1,
    casting: castingAbilities(make, block, compendium),
    trainedSkills: trainedSkills(make, features, compendium),
  };
});

function abilityStat(ability: Ability, base: number, changes: Changes): AbilityStat {
  const asked = { stats: [ability], label: abilityNames[ability] };
  const stat = effectiveStat(asked, { base }, changes);
  const { effective, modified, modifiers } = stat;
  return { base: stat.base, effective, modified, modifiers, modifier: modifierOf(effective) };
}

/** Beyond 1st Level: +2, and 1 more at every fourth level from the fifth on. */
const bonusAt = (level: number): number => 2 + Math.floor(Math.max(0, level - 1) / 4);

const castingAbilities = (
  make: Make,
  block: StatBlock | undefined,
  compendium: Compendium,
): readonly Ability[] => [
  ...(block?.spellcasting ?? []).map(({ ability }) => ability),
  ...classesTaken(make, compendium).flatMap((taken) => taken.class.spellcasting?.ability ?? []),
];

function trainedSkills(
  { skills, background }: Make,
  features: readonly KnownFeature[],
  { backgrounds }: Compendium,
): ReadonlySet<Skill> {
  const own = typeof background === "string" ? backgrounds.find(background) : background;
  return new Set([
    ...skills,
    ...(own?.skills ?? []),
    ...features.flatMap(({ facts }) => facts.gains?.skills ?? []),
  ]);
}
