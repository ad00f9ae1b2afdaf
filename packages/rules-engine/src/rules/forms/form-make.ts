import { type Ability, abilities, type Skill } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Creature, Make } from "../../creature/creature.js";
import type { Keeps } from "../../game/form-action.js";
import { modifierOf } from "../../sheet/ability.js";
import { type Bearer, bearerOf } from "../../sheet/numbers/bearer.js";
import { trainingIn, trainingOfSave } from "../../sheet/numbers/training.js";
import type { Compendium } from "../../tables/compendium.js";

/** What a creature is while it has the form of a stat block. */
export function makeInForm(
  creature: Creature,
  { block, keeps }: { readonly block: StatBlock; readonly keeps: Keeps },
  compendium: Compendium,
): Make {
  const { make } = creature;
  const { size: _size, type: _type, statBlock: _statBlock, ...kept } = make;
  if (keeps === "mind")
    return { ...kept, extraHp: 0, form: true, own: withMindOf(creature, block, compendium) };
  const { race: _race, subrace: _subrace, background: _background, ...others } = kept;
  const own = withoutLegends(block);
  return {
    ...others,
    levels: [],
    subclasses: {},
    feats: [],
    skills: [],
    expertise: [],
    tools: [],
    spells: [],
    options: {},
    extraHp: 0,
    form: true,
    own: keeps === "scores" ? withScoresOf(creature, own, compendium) : own,
  };
}

/** A form has no legendary actions, and casts nothing of its own. */
function withoutLegends({ legendary: _legendary, ...block }: StatBlock): StatBlock {
  return { ...block, spellcasting: [] };
}

/** The form with the mental scores of who takes it ("Animal Shapes"). */
function withScoresOf(creature: Creature, block: StatBlock, compendium: Compendium): StatBlock {
  const { abilities: own } = bearerOf(creature, compendium);
  const { int, wis, cha } = own;
  const mental = { int: int.base, wis: wis.base, cha: cha.base };
  return { ...block, abilities: { ...block.abilities, ...mental } };
}

/** The beast with the mental scores and the proficiencies of who takes its shape: of each bonus the better one ("Wild Shape"). */
function withMindOf(creature: Creature, block: StatBlock, compendium: Compendium): StatBlock {
  const bearer = bearerOf(creature, compendium);
  const bonus = bearer.proficiencyBonus.base;
  const scores = {
    ...block.abilities,
    int: bearer.abilities.int.base,
    wis: bearer.abilities.wis.base,
    cha: bearer.abilities.cha.base,
  };
  const shape: Shape = { bearer, block, scores, bonus };
  const skills = Object.fromEntries(
    compendium.skills.all.flatMap(({ id, ability }) => {
      const best = bestIn(shape, { ability, skill: id });
      return best === undefined ? [] : [[id, best] as const];
    }),
  );
  const saves = Object.fromEntries(
    abilities.flatMap((ability) => {
      const best = bestIn(shape, { ability });
      return best === undefined ? [] : [[ability, best] as const];
    }),
  );
  const perception = skills["perception"] ?? modifierOf(scores.wis);
  return {
    ...withoutLegends(block),
    abilities: scores,
    proficiencyBonus: bonus,
    saves,
    skills,
    senses: { ...block.senses, passivePerception: 10 + perception },
  };
}

interface Shape {
  readonly bearer: Bearer;
  readonly block: StatBlock;
  readonly scores: Readonly<Record<Ability, number>>;
  readonly bonus: number;
}

/** The bonus of a skill, or of a save: the beast's as it is printed, or what either's training makes of the form's score. */
function bestIn(
  { bearer, block, scores, bonus }: Shape,
  { ability, skill }: { readonly ability: Ability; readonly skill?: Skill },
): number | undefined {
  const printed = skill === undefined ? block.saves[ability] : block.skills[skill];
  const own =
    skill === undefined ? trainingOfSave(bearer, ability) : trainingIn(bearer, ability, skill);
  const modifier = modifierOf(scores[ability]);
  const all = [
    ...(printed === undefined ? [] : [printed, modifier + bonus]),
    ...(own === undefined ? [] : [modifier + own.value(bonus)]),
  ];
  return all.length === 0 ? undefined : Math.max(...all);
}
