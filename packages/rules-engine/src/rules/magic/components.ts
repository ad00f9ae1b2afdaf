import type { Creature, Item } from "../../creature/creature.js";
import type { RuleViolation } from "../../game/violation.js";
import { prohibition } from "../../gather/prohibition.js";
import type { Compendium } from "../../tables/compendium.js";
import { findItem } from "../../tables/item-facts.js";
import type { Casting } from "./casting.js";
import { costlyFor } from "./materials.js";

type Part = "verbal" | "somatic" | "material";

/** What of a spell's components somebody lacks: a voice, a free hand, what has a price ("Components"). */
export function refuseComponents(
  creature: Creature,
  { casting, subtle }: { readonly casting: Casting; readonly subtle: boolean },
  compendium: Compendium,
): RuleViolation | undefined {
  const { spell, with: how } = casting;
  const { verbal, somatic, material } = spell.components;
  const needs = (part: Part): boolean =>
    how.without?.includes(part) !== true && !(subtle && part !== "material");
  const mute = verbal && needs("verbal") ? prohibition(creature, "speak", compendium) : undefined;
  if (mute !== undefined) return noVerbal(creature, casting, mute);
  const isHanded = somatic && needs("somatic");
  const isFed = material !== undefined && needs("material");
  if (
    (isHanded || isFed) &&
    !hasHand(creature, isFed && material?.costGp === undefined, compendium)
  )
    return noHand(creature, casting, isHanded);
  return isFed ? refuseMaterial(creature, casting, compendium) : undefined;
}

/** A hand that is free, or that holds the focus which does for the materials ("Somatic"; "Material"). */
function hasHand(creature: Creature, byFocus: boolean, compendium: Compendium): boolean {
  const held = creature.items.filter(({ slot }) => inHand.includes(slot ?? ""));
  if (held.length < 2) return true;
  return byFocus && isFocused(creature, held, compendium);
}

const inHand: readonly string[] = ["main_hand", "off_hand", "shield"];

/** A focus in hand; a holy symbol may be borne on the shield. */
function isFocused({ items }: Creature, held: readonly Item[], compendium: Compendium): boolean {
  const kindOf = (item: Item): string | undefined => findItem(item, compendium).gear?.kind;
  const hasShield = held.some(({ slot }) => slot === "shield");
  return (
    held.some((item) => foci.includes(kindOf(item) ?? "") || isMagicFocus(item, compendium)) ||
    (hasShield && items.some((item) => kindOf(item) === "holy symbol"))
  );
}

const foci: readonly string[] = [
  "arcane focus",
  "druidic focus",
  "holy symbol",
  "musical instrument",
];

const isMagicFocus = (item: Item, compendium: Compendium): boolean =>
  ["staff", "rod", "wand"].includes(findItem(item, compendium).magic?.kind ?? "");

/** What has a price is there, or the spell is not cast; a stat block has what its spells take. */
function refuseMaterial(
  creature: Creature,
  { spell, with: how }: Casting,
  compendium: Compendium,
): RuleViolation | undefined {
  const { material } = spell.components;
  if (material?.costGp === undefined || how.class === undefined) return undefined;
  if (costlyFor(creature, material, compendium) !== undefined) return undefined;
  return {
    code: "NO_MATERIAL",
    message: `${spell.name} takes ${material.what} worth ${material.costGp} gp, and ${creature.name} carries none.`,
    hint: "Give it a thing of that name and price first: no focus does for what has a price.",
  };
}

const noVerbal = ({ name }: Creature, { spell }: Casting, because: string): RuleViolation => ({
  code: "NO_VERBAL",
  message: `${name} cannot say the words of ${spell.name}: ${because}.`,
  hint: "A spell without a verbal component, or Subtle Spell, can be cast.",
});

const noHand = ({ name }: Creature, { spell }: Casting, somatic: boolean): RuleViolation => ({
  code: somatic ? "NO_SOMATIC" : "NO_MATERIAL",
  message: `${name} has no hand free for ${spell.name}.`,
  hint: "Unequip what is in one hand; for materials a focus in hand does.",
});
