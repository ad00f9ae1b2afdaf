import type { Creature } from "../creature/creature.js";
import { oncePerSubject, type Subject } from "../creature/subject.js";
import { numberOf } from "../effects/amount.js";
import { immunitiesIn } from "../gather/gather.js";
import type { Compendium } from "../tables/compendium.js";
import { armorClassOf } from "./numbers/armor-class.js";
import { type Bearer, bearerOf } from "./numbers/bearer.js";
import { carryingCapacityOf, maximumHpOf, sensesOf, speedsOf } from "./numbers/body.js";
import { initiativeOf, passiveOf, savingThrowsOf, skillsOf } from "./numbers/bonuses.js";
import { responsesOf } from "./numbers/defences.js";
import type { Sheet } from "./sheet.js";
import { sizeOf, typeOf } from "./size.js";
import { carriedBy } from "./weight.js";

/** The numbers of a sheet, each with its reasons. */
export type Numbers = Pick<
  Sheet,
  | "abilities"
  | "proficiencyBonus"
  | "armorClass"
  | "speed"
  | "initiative"
  | "savingThrows"
  | "skills"
  | "passivePerception"
  | "passiveInvestigation"
  | "passiveInsight"
  | "senses"
  | "size"
  | "type"
  | "resistances"
  | "immunities"
  | "vulnerabilities"
  | "conditionImmunities"
  | "attacksPerAction"
> & { readonly maximumHp: Sheet["hp"]["maximum"]; readonly carryingCapacity: Sheet["armorClass"] };

/** Works a number out once for all states of a creature that are the same to it. */
const remembered = <Value>(
  work: (bearer: Bearer) => Value,
): ((creature: Subject, compendium: Compendium) => Value) =>
  oncePerSubject((creature, compendium) => work(bearerOf(creature, compendium)));

/** The armour class as it is now, with its reasons. */
export const armorClassNow = remembered(armorClassOf);

/** The bonuses of the six saving throws as they are now. */
export const savingThrowsNow = remembered(savingThrowsOf);

/** Pounds that a creature can carry now. */
export const carryingCapacityNow = remembered(carryingCapacityOf);

/** Extra Attack of several classes does not add up (Multiclassing, Extra Attack). */
const attacksPerActionOf = ({ changes }: Bearer): number =>
  Math.max(
    1,
    ...changes.actives.flatMap((active) =>
      active.effect.kind === "attacks"
        ? (numberOf(active.effect.count, active, changes.now) ?? [])
        : [],
    ),
  );

/** Attacks that a creature makes with one Attack action. */
export const attacksPerActionNow = remembered(attacksPerActionOf);

/** What a creature senses with, feet. */
export const sensesNow = remembered(sensesOf);

const unladen = remembered((bearer) => speedsOf(bearer));

/** A creature with all that it carries, which weighs. */
export type Carrier = Subject & Pick<Creature, "coins">;

/** Speeds as they are now. Most creatures carry little: what they could carry is not worked out. */
export function speedsNow(creature: Carrier, compendium: Compendium): Sheet["speed"] {
  const carried = carriedBy(creature, compendium);
  const capacity = carried === 0 ? carried : carryingCapacityNow(creature, compendium).effective;
  return carried > capacity
    ? speedsOf(bearerOf(creature, compendium), { carried, capacity })
    : unladen(creature, compendium);
}

const skillsNow = remembered(skillsOf);

/** What hangs on neither weight nor any number of its own above. */
const others = oncePerSubject((creature, compendium) => {
  const bearer = bearerOf(creature, compendium);
  const skills = skillsNow(creature, compendium);
  return {
    maximumHp: maximumHpOf(bearer),
    initiative: initiativeOf(bearer),
    passivePerception: passiveOf(bearer, "perception", skills),
    passiveInvestigation: passiveOf(bearer, "investigation", skills),
    passiveInsight: passiveOf(bearer, "insight", skills),
    senses: sensesNow(creature, compendium),
    size: sizeOf(creature.make, compendium),
    type: typeOf(creature.make, compendium),
    resistances: responsesOf(bearer, "resistance"),
    immunities: responsesOf(bearer, "immunity"),
    vulnerabilities: responsesOf(bearer, "vulnerability"),
    conditionImmunities: immunitiesIn(bearer.actives, bearer.facts),
    attacksPerAction: attacksPerActionNow(creature, compendium),
  };
});

/**
 * Everything on a creature's sheet that is a number, worked out from who it is, then values that are
 * set, equipment, effects and conditions. Dice (Bless) stand in the reasons alone: rolls add them.
 */
export function numbersOf(creature: Carrier, compendium: Compendium): Numbers {
  const { abilities, proficiencyBonus } = bearerOf(creature, compendium);
  return {
    abilities,
    proficiencyBonus,
    armorClass: armorClassNow(creature, compendium),
    speed: speedsNow(creature, compendium),
    savingThrows: savingThrowsNow(creature, compendium),
    skills: skillsNow(creature, compendium),
    carryingCapacity: carryingCapacityNow(creature, compendium),
    ...others(creature, compendium),
  };
}
