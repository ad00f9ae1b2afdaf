import { ok, type Result } from "@tabletop-mcp/dice-core";
import type { Ability } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Creature } from "../../creature/creature.js";
import type { CheckRequest } from "../../game/request.js";
import type { RuleViolation } from "../../game/violation.js";
import { abilityNames } from "../../sheet/ability.js";
import { packedArms } from "../../sheet/attacks/arms.js";
import type { AttackFacts } from "../../sheet/attacks/facts.js";
import { strikesOf, toHitBySpell } from "../../sheet/attacks/spells.js";
import { attackFactsOf, attackFactsWith, spellFactsOf } from "../../sheet/attacks.js";
import { castingAbilities } from "../../sheet/casting/cast-with.js";
import { bearerOf } from "../../sheet/numbers/bearer.js";
import { type Compendium, foldName } from "../../tables/compendium.js";
import { keyOf, wordsOf } from "../../tables/name-index.js";
import { type CheckRead, invalid } from "./read.js";

type Wanted = Pick<CheckRequest, "weapon" | "ability">;

/** Which attack is meant: one with facts, or a bare roll by an ability. */
export function attackMeant(
  creature: Creature,
  { weapon, ability }: Wanted,
  compendium: Compendium,
): Result<AttackFacts | CheckRead, RuleViolation> {
  const attacks = attackFactsOf(creature, compendium);
  if (weapon === undefined && ability !== undefined)
    return ok(attackBy(creature, ability, compendium));
  if (weapon === undefined) {
    const [first] = attacks;
    return first === undefined ? noAttack(creature, weapon, compendium) : ok(first);
  }
  const attack =
    attackNamed(weapon, attacks, creature) ??
    attackNamed(weapon, spellFactsOf(creature, compendium), creature);
  if (attack === undefined)
    return noSpell(creature, weapon, compendium) ?? noAttack(creature, weapon, compendium);
  if (ability === undefined || attack.ability === undefined || attack.ability === ability)
    return ok(attack);
  const other = attackNamed(weapon, attackFactsWith(creature, ability, compendium), creature);
  return other === undefined ? otherAbility(attack, ability) : ok(other);
}

/** A spell attack where it is the creature's own spellcasting ability; else with what is in hand, or with anything else. */
function attackBy(
  creature: Creature,
  ability: Ability,
  compendium: Compendium,
): AttackFacts | CheckRead {
  const bearer = bearerOf(creature, compendium);
  const isOfSpell = castingAbilities(bearer).includes(ability);
  const [armed] = isOfSpell ? [] : attackFactsWith(creature, ability, compendium);
  if (armed !== undefined) return armed;
  const name = abilityNames[ability];
  return {
    what: isOfSpell ? `Spell attack (${name})` : `Attack (${name})`,
    rule: "Attack Rolls",
    asked: { on: "attack", ability, attack: isOfSpell ? ["spell"] : undefined },
    parts: isOfSpell
      ? toHitBySpell(ability, bearer)
      : [
          { source: name, value: bearer.abilities[ability].modifier },
          { source: "proficiency", value: bearer.proficiencyBonus.effective },
        ],
  };
}

/** By its own name, or by the weapon's that a magic one is made on. */
export function attackNamed(
  weapon: string,
  attacks: readonly AttackFacts[],
  { items }: Creature,
): AttackFacts | undefined {
  const exact = attacks.find(({ name }) => name === weapon);
  if (exact !== undefined) return exact;
  const wanted = foldName(weapon);
  const isMadeOn = ({ from }: AttackFacts): boolean =>
    "item" in from && foldName(items.find(({ id }) => id === from.item)?.base ?? "") === wanted;
  return (
    attacks.find(({ name }) => foldName(name) === wanted) ??
    attacks.find(isMadeOn) ??
    attacks.find(({ name }) => isSameWords(name, weapon))
  );
}

/** Weapons are called in either order: "heavy crossbow", "Crossbow, heavy". */
const isSameWords = (one: string, other: string): boolean =>
  keyOf(wordsOf(one)) === keyOf(wordsOf(other));

/** The refusal of an attack that a creature does not have, or not in hand. */
export function noAttack(
  creature: Creature,
  weapon: string | undefined,
  compendium: Compendium,
): Result<never, RuleViolation> {
  const { name } = creature;
  const packed = packedArms(creature, compendium).map((arm) => arm.name);
  const meant = packed.find((one) => isSameWords(one, weapon ?? ""));
  const message =
    weapon === undefined
      ? `${name} has no attack.`
      : meant === undefined
        ? `${name} has no attack "${weapon}".`
        : `${name} carries ${meant}, but not in hand.`;
  return invalid(message, {
    hint: "Equip a weapon first, or name an attack that it has.",
    legal: [
      ...attackFactsOf(creature, compendium).map((attack) => attack.name),
      ...packed.map(toDraw),
    ],
  });
}

/** A weapon that has to be taken in hand first. */
export const toDraw = (name: string): string => `${name} (to be equipped first)`;

/** Of a spell that is not known, or that strikes without an attack roll. */
function noSpell(
  creature: Creature,
  weapon: string,
  compendium: Compendium,
): Result<never, RuleViolation> | undefined {
  const spell = compendium.spells.find(weapon);
  if (spell === undefined) return undefined;
  const strikes = spell.steps.some(({ attack }) => attack?.with === "spell");
  if (strikes)
    return invalid(`${creature.name} does not know ${spell.name}.`, {
      hint: "Add it to the spells first, or name an attack that it has.",
      legal: spellFactsOf(creature, compendium).map(({ name }) => name),
    });
  return invalid(`${spell.name} takes no attack roll.`, {
    hint: dartsOf(spell) ?? "Ask for the saves of those whom it strikes, if it has any.",
  });
}

/** Of a spell that strikes several times without fail (Magic Missile): how often, and with what. */
function dartsOf({ level, steps }: Spell): string | undefined {
  const step = steps.find(
    ({ targets, damage }) => targets?.repeat === true && damage !== undefined,
  );
  if (step?.targets === undefined) return undefined;
  const { count, perSlot } = strikesOf(step.targets, level);
  const dice = (step.damage ?? []).map(({ roll, type }) => `${roll} ${[type].flat().join(" or ")}`);
  const more = perSlot === undefined ? "" : `, and ${perSlot} more for each slot level above`;
  return `It strikes ${count} times without one, each for ${dice.join(" and ")}${more}.`;
}

/** A longsword strikes with Strength, a rapier with Strength or Dexterity (Making an Attack, Modifiers to the Roll). */
const otherAbility = (
  { name, ability }: AttackFacts,
  wanted: Ability,
): Result<never, RuleViolation> =>
  invalid(`An attack with ${name} is not made with ${abilityNames[wanted]}.`, {
    hint: "Leave `ability` out; give it alone for an attack with nothing named.",
    legal: ability === undefined ? [] : [ability],
  });
