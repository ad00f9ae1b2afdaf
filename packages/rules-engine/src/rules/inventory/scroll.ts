import type { Spell } from "@tabletop-mcp/srd-data/spells";
import { spellsUpTo } from "../../build/judge/features.js";
import type { Creature, Item } from "../../creature/creature.js";
import type { RuleViolation } from "../../game/violation.js";
import { blockOf } from "../../sheet/block-of.js";
import { classesTaken } from "../../sheet/classes-taken.js";
import type { Compendium } from "../../tables/compendium.js";
import { spellOnScroll } from "../../tables/item-names.js";
import { ignoresDemands } from "./attune-by.js";

/** Says no to who reads a scroll of a spell that no class of it has on its list: to them it is unintelligible, and stays whole (Magic Items A-Z, Spell Scroll). */
export function refuseReader(
  creature: Creature,
  item: Item,
  compendium: Compendium,
): RuleViolation | undefined {
  const spell = spellOnScroll(item, compendium);
  return spell && refuseReading(creature, { spell, scroll: item.name }, compendium);
}

/** The same of a spell that somebody reads from any scroll. */
export function refuseReading(
  creature: Creature,
  { spell, scroll }: { readonly spell: Spell; readonly scroll: string },
  compendium: Compendium,
): RuleViolation | undefined {
  if (canRead(creature, spell, compendium)) return undefined;
  return {
    code: "UNINTELLIGIBLE",
    message: `${creature.name} cannot read the ${scroll}: ${spell.name} is on no spell list of its classes. The scroll stays whole.`,
    hint: `Give it to somebody of these classes: ${spell.classes.join(", ")}.`,
    legal: spell.classes,
  };
}

function canRead(creature: Creature, spell: Spell, compendium: Compendium): boolean {
  const { make } = creature;
  const lists = [
    ...classesTaken(make, compendium).map((taken) => taken.class.id),
    ...(blockOf(make, compendium)?.spellcasting ?? []).map((casting) => casting.class),
  ];
  return (
    lists.some((list) => spell.classes.some((id) => id === list)) ||
    classesTaken(make, compendium).some(({ subclass, level }) =>
      spellsUpTo(subclass?.spells, level).includes(spell.id),
    ) ||
    ignoresDemands(creature, compendium)
  );
}
