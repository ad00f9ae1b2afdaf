import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { RuleViolation } from "../../game/violation.js";
import type { RollAsked } from "../../gather/circumstances.js";
import { effectsOn } from "../../gather/gather.js";
import { prohibition } from "../../gather/prohibition.js";
import type { AttackFacts, AttackUse } from "../../sheet/attacks/facts.js";
import { rollOfUse, usualUse } from "../../sheet/attacks/use.js";
import { sizeOf } from "../../sheet/size.js";
import type { Compendium } from "../../tables/compendium.js";
import { ableAgain } from "../combat/able.js";
import { attackMeant } from "./attack-meant.js";
import type { Asked, CheckRead } from "./read.js";

/**
 * Reads an attack with what is in hand, of the stat block, or with a spell; the first, in its usual
 * way, where nothing is named. An ability alone is an attack with it, whatever that is made with.
 */
export function readAttack(asked: Asked): Result<CheckRead, RuleViolation> {
  const { creature, request, compendium, opponent, facts, use: wanted } = asked;
  const target = opponent?.id ?? request.against;
  const because = refusalOfCreature(creature, target, compendium);
  if (because !== undefined) return err(because);
  const found = facts === undefined ? attackMeant(creature, request, compendium) : ok(facts);
  if (!found.ok) return found;
  const isSpell = "parts" in found.value ? isOfSpell(found.value.asked) : isBySpell(found.value);
  const uncast = isSpell ? refusalOfCasting(creature, compendium) : undefined;
  if (uncast !== undefined) return err(uncast);
  if ("parts" in found.value) return ok(found.value);
  const attack = found.value;
  const use = wanted ?? usualUse(attack);
  const refusal = refusalOfUse(attack, use) ?? refusalOfWeapon(creature, attack, use);
  if (refusal !== undefined) return err(refusal);
  return ok({
    what: `Attack with ${attack.name}`,
    rule: "Attack Rolls",
    asked: rollOfUse(attack, use),
    parts: attack.toHit,
    attack: { facts: attack, use },
    disadvantage: isTooHeavy(creature, attack, compendium) ? ["heavy weapon"] : [],
  });
}

/** An attack that is to be made, and on whom. */
interface ToMake {
  readonly creature: Creature;
  readonly target: string | undefined;
  readonly attack: AttackFacts;
  readonly use: AttackUse;
}

/** Why an attack cannot be made: by who makes it, in that way, or for want of what it takes. */
export const refusalOfAttack = (
  { creature, target, attack, use }: ToMake,
  compendium: Compendium,
): RuleViolation | undefined =>
  refusalOfCreature(creature, target, compendium) ??
  refusalOfUse(attack, use) ??
  refusalOfWeapon(creature, attack, use);

/** Incapacitated creatures take no actions; the charmed do not attack who charmed them ("Conditions"). */
function refusalOfCreature(
  creature: Creature,
  target: string | undefined,
  compendium: Compendium,
): RuleViolation | undefined {
  const because = prohibition(creature, "act", compendium);
  if (because !== undefined) {
    return {
      code: "CANNOT_ACT",
      message: `${creature.name} cannot attack: ${because}.`,
      hint: ableAgain(creature, because, compendium),
    };
  }
  const charm = effectsOn(creature, compendium).find(
    ({ effect, from }) =>
      effect.kind === "cannot" && effect.what === "attack-source" && from === target,
  );
  return target === undefined || charm === undefined
    ? undefined
    : {
        code: "CHARMED",
        message: `${creature.name} cannot attack who charmed it: ${charm.source}.`,
        hint: "Attack someone else, or end the charm.",
      };
}

const isOfSpell = ({ attack = [] }: RollAsked): boolean => attack.includes("spell");

/** An attack that is made by casting: what a stat block prints as an action is none. */
const isBySpell = ({ from }: AttackFacts): boolean => "spell" in from;

/** Whoever wears armor without proficiency casts no spells ("Armor Proficiency"). */
function refusalOfCasting(creature: Creature, compendium: Compendium): RuleViolation | undefined {
  const because = prohibition(creature, "cast", compendium);
  return because === undefined
    ? undefined
    : {
        code: "CANNOT_CAST",
        message: `${creature.name} cannot cast spells: ${because}.`,
        hint: `End ${because} first, or attack without a spell.`,
      };
}

/** Nobody throws a greatsword, swings a whip with both hands or strikes second with a single blade. */
function refusalOfUse(
  { name, modes, hands, pair }: AttackFacts,
  { mode, hands: taken, offhand }: AttackUse,
): RuleViolation | undefined {
  const isHeldSo = hands.includes(taken) || (mode === "thrown" && taken === 1);
  if (modes.includes(mode) && isHeldSo && (!offhand || pair !== undefined)) return undefined;
  return {
    code: "INVALID_ATTACK",
    message: offhand
      ? `${name} strikes second only beside another light melee weapon.`
      : `${name} makes no ${mode} attack in ${taken === 2 ? "both hands" : "one hand"}.`,
    hint: "Attack in one of the ways that it has.",
    legal: [...modes, ...hands.map((count) => `${count} ${count === 1 ? "hand" : "hands"}`)],
  };
}

function refusalOfWeapon(
  creature: Creature,
  { name, from, ammunition, properties }: AttackFacts,
  { hands, ammunition: shot }: AttackUse,
): RuleViolation | undefined {
  const isLeft = creature.items.some(({ id, quantity }) => id === shot && quantity > 0);
  if (ammunition !== undefined && !isLeft) {
    return {
      code: "NO_AMMUNITION",
      message: `${creature.name} has no ammunition for ${name}.`,
      hint: "Give it some first.",
    };
  }
  const beside = hands === 2 && "item" in from ? heldBeside(creature, from.item) : undefined;
  return beside === undefined
    ? undefined
    : {
        code: "HANDS_FULL",
        message: `${name} takes both hands, and ${creature.name} also holds ${beside}.`,
        hint: properties.includes("versatile")
          ? `Hold ${name} in one hand (equip it to main_hand), or unequip ${beside}.`
          : `Unequip ${beside} first.`,
      };
}

/** What else is in hand. */
export const heldBeside = ({ items }: Creature, weapon: string): string | undefined =>
  items.find(
    ({ id, slot }) =>
      id !== weapon && (slot === "shield" || slot === "main_hand" || slot === "off_hand"),
  )?.name;

/** Small creatures wield heavy weapons badly ("Weapon Properties, Heavy"). */
const isTooHeavy = (
  { make }: Creature,
  { properties }: AttackFacts,
  compendium: Compendium,
): boolean => properties.includes("heavy") && ["tiny", "small"].includes(sizeOf(make, compendium));
