import type { Ability, Effect, Skill } from "@tabletop-mcp/srd-data";
import type { Modifier } from "../../dice/d20.js";
import type { Readings } from "../../effects/amount.js";
import { applies } from "../../effects/predicate.js";
import { abilityNames, modifierOf } from "../ability.js";
import type { ProficiencyShare } from "../sheet.js";
import type { Bearer } from "./bearer.js";

/** How much of the proficiency bonus a roll has, and by what. */
export interface Training {
  readonly source: string;
  readonly share: ProficiencyShare;
  /** What it adds at a proficiency bonus. */
  readonly value: (bonus: number) => number;
}

/** Training in a save: the class of level 1, features that bring more, effects, or the stat block's bonus. */
export function trainingOfSave(bearer: Bearer, ability: Ability): Training | undefined {
  const { block, features, creature, compendium } = bearer;
  const first = creature.make.levels[0];
  const given = first && compendium.classes.find(first.class)?.saves.includes(ability);
  const gained = features.some(({ facts: { gains } }) =>
    gains?.saves === "all" ? true : gains?.saves?.includes(ability),
  );
  return best(bearer, [
    ...printed(bearer, block?.saves[ability], ability),
    ...(given === true || gained ? [full] : []),
    ...brought(bearer, { on: "save", ability }),
  ]);
}

/** Training in a check of an ability, with a skill or without one; of several only the best counts (Proficiency Bonus). */
export function trainingIn(bearer: Bearer, ability: Ability, skill?: Skill): Training | undefined {
  const { block, creature, trainedSkills } = bearer;
  const isTrained = skill !== undefined && trainedSkills.has(skill);
  const doubled = isTrained && creature.make.expertise.includes(skill);
  return best(bearer, [
    ...printed(bearer, skill && block?.skills[skill], ability),
    ...(isTrained ? [doubled ? expertise : full] : []),
    ...brought(bearer, { on: "check", ability, ...(skill !== undefined && { skill }) }),
  ]);
}

/** A d20 that a creature makes: the ability, and the training in it. */
export interface RollMade {
  readonly ability: Ability;
  readonly training?: Training | undefined;
}

/** What such a roll is made of before effects, by what its numbers are read from. */
export const partsOfRoll = (
  { ability, training }: RollMade,
  { modifiers, proficiency }: Readings,
): readonly Modifier[] => {
  const own = { source: abilityNames[ability], value: modifiers[ability] };
  return training === undefined
    ? [own]
    : [own, { source: training.source, value: training.value(proficiency) }];
};

const full: Training = { source: "proficiency", share: 1, value: (bonus) => bonus };
const expertise: Training = { source: "expertise", share: 2, value: (bonus) => 2 * bonus };

const best = ({ proficiencyBonus }: Bearer, all: readonly Training[]): Training | undefined =>
  all.reduce<Training | undefined>(
    (most, one) =>
      most === undefined ||
      one.value(proficiencyBonus.effective) > most.value(proficiencyBonus.effective)
        ? one
        : most,
    undefined,
  );

/** What a printed bonus has beyond the ability: the proficiency bonus, twice it, or what the SRD prints. */
function printed(
  { block }: Bearer,
  bonus: number | undefined,
  ability: Ability,
): readonly Training[] {
  if (block === undefined || bonus === undefined) return [];
  const beyond = bonus - modifierOf(block.abilities[ability]);
  if (beyond === block.proficiencyBonus) return [full];
  if (beyond === 2 * block.proficiencyBonus) return [expertise];
  const value = (now: number): number => beyond + now - block.proficiencyBonus;
  return [{ source: block.name, share: 1, value }];
}

type ProficiencyEffect = Extract<Effect, { kind: "proficiency" }>;

interface Use {
  readonly on: ProficiencyEffect["on"];
  readonly ability: Ability;
  readonly skill?: Skill;
}

/** What effects bring: half the bonus rounded down, or up where they say so (Remarkable Athlete). */
const brought = ({ proficiencies, facts }: Bearer, use: Use): readonly Training[] =>
  proficiencies.flatMap((active) => {
    const { effect, source } = active;
    if (effect.kind !== "proficiency" || !isFor(effect, use)) return [];
    const isSure =
      effect.when === undefined ||
      applies(active, { ability: use.ability, skill: use.skill ?? null, ...facts });
    if (!isSure) return [];
    const { share, up } = effect;
    const round = up === true ? Math.ceil : Math.floor;
    return [{ source, share, value: (bonus: number) => round(share * bonus) }];
  });

function isFor({ on, in: within }: ProficiencyEffect, use: Use): boolean {
  if (on !== use.on) return false;
  const names: readonly string[] | "all" = within;
  return (
    names === "all" ||
    names.includes(use.ability) ||
    (use.skill !== undefined && names.includes(use.skill))
  );
}
