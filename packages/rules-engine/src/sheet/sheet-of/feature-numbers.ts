import type { Ability } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import { numbersAt } from "../../gather/features.js";
import type { Compendium } from "../../tables/compendium.js";
import type { KnownFeature } from "../features.js";
import { bearerOf } from "../numbers/bearer.js";
import type { SheetFeature } from "../sheet.js";
import { relentlessRage, relentlessRageDc, worked } from "../uses.js";

type FeatureNumbers = NonNullable<SheetFeature["numbers"]>;

/** A feature's numbers at its level, with what the sheet adds to them: modifiers, or uses of it. */
export function featureNumbers(
  feature: KnownFeature,
  creature: Creature,
  compendium: Compendium,
): FeatureNumbers {
  if (feature.id === relentlessRage) return { dc: relentlessRageDc(creature) };
  if (feature.facts.numbers === undefined) return {};
  const scores = bearerOf(creature, compendium);
  const modifier = (ability: Ability): number => scores.abilities[ability].modifier;
  const numbers = Object.entries(numbersAt(feature)).map(([name, value]) => {
    if (typeof value === "object") return [name, worked(value, feature, scores)] as const;
    if (typeof value === "string") return [name, withAbility(value, feature, modifier)] as const;
    const healing = healingAbility(feature, name, compendium);
    return [name, healing === undefined ? value : Math.max(1, value + modifier(healing))] as const;
  });
  return Object.fromEntries(numbers);
}

/** Features whose dice an ability's modifier is added to; the table's dice are without it (Monk, Deflect Missiles). */
const addedToDice: Readonly<Record<string, Ability>> = { "monk-deflect-missiles": "dex" };

/** "1d10 + 5" and a modifier of 3 are "1d10 + 8". */
function withAbility(
  dice: string,
  { id }: KnownFeature,
  modifier: (ability: Ability) => number,
): string {
  const ability = addedToDice[id];
  const [rolled, flat = "0"] = dice.split("+").map((part) => part.trim());
  if (ability === undefined || rolled === undefined) return dice;
  const sum = Number(flat) + modifier(ability);
  return sum === 0 ? rolled : `${rolled} ${sum < 0 ? "-" : "+"} ${Math.abs(sum)}`;
}

/** The ability whose modifier is added to a number of hit points (Dark One's Blessing). */
function healingAbility(
  { facts: { uses = [] }, class: id }: KnownFeature,
  name: string,
  { classes }: Compendium,
): Ability | undefined {
  const isAdded = uses
    .flatMap(({ steps }) => steps.flatMap(({ healing = [] }) => healing))
    .some(({ number, ability }) => number === name && ability === true);
  return isAdded && id !== undefined ? classes.find(id)?.spellcasting?.ability : undefined;
}
