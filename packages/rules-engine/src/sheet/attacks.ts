import type { Ability, Effect } from "@tabletop-mcp/srd-data";
import type { Creature } from "../creature/creature.js";
import { oncePerSubject, type Subject } from "../creature/subject.js";
import { circumstancesOf, type Sides } from "../gather/circumstances.js";
import type { Compendium } from "../tables/compendium.js";
import { heldArms, unarmedStrike } from "./attacks/arms.js";
import type { Attacker } from "./attacks/attacker.js";
import type { AttackFacts, AttackUse } from "./attacks/facts.js";
import { printedAttacks } from "./attacks/printed.js";
import { spellAttack, spellAttacks } from "./attacks/spells.js";
import { type SheetStrike, sheetStrike } from "./attacks/told.js";
import { type AttackMade, attackMade, type Fallen, rollOfUse } from "./attacks/use.js";
import { wielded, wieldedWith } from "./attacks/wielded.js";
import { bearerOf } from "./numbers/bearer.js";
import { proficienciesOf } from "./proficiencies.js";
import type { SheetAttack } from "./sheet.js";

/** Whether an effect says something of how its bearer's attacks hit and what they do. */
function isOfAttacks(effect: Effect): boolean {
  switch (effect.kind) {
    case "roll":
      return effect.by === "self" && effect.on === "damage";
    case "reroll":
      return effect.on === "damage";
    case "stat":
      return effect.stat === "reach" || effect.stat === "critical-from";
    case "extra-damage":
    case "critical-dice":
    case "magical-attacks":
    case "offhand-ability":
    case "weapon-ability":
      return true;
    default:
      return false;
  }
}

const attackerOf = oncePerSubject((creature, compendium): Attacker => {
  const bearer = bearerOf(creature, compendium);
  return {
    trained: proficienciesOf(creature.make, compendium).weapons,
    onlyMonkWeapons: heldArms(creature, compendium).every(({ blade }) =>
      blade.properties.includes("monk"),
    ),
    bearing: bearer.actives.filter(({ effect }) => isOfAttacks(effect)),
    ...bearer,
  };
});

/** What a creature attacks with: what is in hand, its stat block's attacks, its bare hands (Making an Attack; Equipment, Weapons). */
export const attackFactsOf: (creature: Subject, compendium: Compendium) => readonly AttackFacts[] =
  oncePerSubject((creature, compendium) => {
    const attacker = attackerOf(creature, compendium);
    const printed = printedAttacks(attacker);
    const arms = [...heldArms(creature, compendium), unarmedStrike];
    const own = arms
      .filter(({ name }) => !printed.some((attack) => attack.name === name))
      .map((arm) => wielded(arm, attacker));
    return [...own.slice(0, -1), ...printed, ...own.slice(-1)];
  });

/** The attacks with what is in hand and with spells, those that are made with this ability. */
export function attackFactsWith(
  creature: Subject,
  ability: Ability,
  compendium: Compendium,
): readonly AttackFacts[] {
  const attacker = attackerOf(creature, compendium);
  const arms = [...heldArms(creature, compendium), unarmedStrike];
  return [
    ...arms.flatMap((arm) => wieldedWith(arm, ability, attacker) ?? []),
    ...spellFactsOf(creature, compendium).filter((attack) => attack.ability === ability),
  ];
}

/** The spells that a creature has and attacks with (Spellcasting, Attack Rolls). */
export const spellFactsOf: (creature: Subject, compendium: Compendium) => readonly AttackFacts[] =
  oncePerSubject((creature, compendium) => spellAttacks(attackerOf(creature, compendium)));

/** The attack of a spell that a creature casts. */
export const spellAttackOf = (
  creature: Subject,
  one: Parameters<typeof spellAttack>[0],
  compendium: Compendium,
): AttackFacts => spellAttack(one, attackerOf(creature, compendium));

/** An attack, the way in which it is made, and how its d20 came out once it has fallen. */
export interface AttackAsked extends Fallen {
  readonly facts: AttackFacts;
  readonly use: AttackUse;
}

/** What a hit of one creature does to the other, as far as is known of the two and the scene. */
export const attackOn = (asked: AttackAsked, sides: Sides, compendium: Compendium): AttackMade => {
  const { facts, use } = asked;
  return attackMade(facts, use, circumstancesOf(rollOfUse(facts, use, asked), sides, compendium));
};

const strikesOf: (creature: Subject, compendium: Compendium) => readonly SheetStrike[] =
  oncePerSubject((creature, compendium) => {
    const attacker = attackerOf(creature, compendium);
    return attackFactsOf(creature, compendium).map((facts) => sheetStrike(facts, attacker));
  });

/** The attacks as a sheet shows them, each in its usual way, with the ammunition that is left. */
export const attacksOf = (
  creature: Pick<Creature, keyof Subject>,
  compendium: Compendium,
): readonly SheetAttack[] =>
  strikesOf(creature, compendium).map(({ attack, missiles }) =>
    missiles === undefined ? attack : withAmmunition(attack, countOf(creature.items, missiles)),
  );

/** The notes stay last, as in every attack. */
const withAmmunition = ({ notes, ...attack }: SheetAttack, ammunition: number): SheetAttack => ({
  ...attack,
  ammunition,
  notes,
});

const countOf = (items: Creature["items"], missiles: readonly string[]): number =>
  items.reduce((sum, { id, quantity }) => sum + (missiles.includes(id) ? quantity : 0), 0);
