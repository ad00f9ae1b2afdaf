import type { ClassId } from "@tabletop-mcp/srd-data";
import type { BodySlot, Creature, Item, Make } from "../src/creature/creature.js";
import type { EffectHeld } from "../src/creature/held.js";
import { attacksOf } from "../src/sheet/attacks.js";
import type { SheetAttack } from "../src/sheet/sheet.js";
import { srdCompendium } from "../src/tables/compendium.js";
import { creatureOf } from "./creature.js";
import { levelsOf } from "./levels.js";

const compendium = await srdCompendium();

/** A thing of the SRD in a creature's hand, or in its pack. */
export const held = (id: string, slot?: BodySlot, over: Partial<Item> = {}): Item => ({
  id: `${id}-${slot ?? "pack"}`,
  name:
    (compendium.weapons.find(id) ?? compendium.armor.find(id) ?? compendium.gear.find(id))?.name ??
    id,
  base: id,
  quantity: 1,
  ...(slot !== undefined && { slot }),
  ...over,
});

/** The attacks of a creature made of these. */
export function attacking({
  levels = {},
  items = [],
  effects = [],
  ...make
}: Partial<Omit<Make, "levels">> & {
  readonly levels?: Partial<Record<ClassId, number>>;
  readonly items?: Creature["items"];
  readonly effects?: readonly EffectHeld[];
}): readonly SheetAttack[] {
  const creature = creatureOf({ items, effects, make: { ...make, levels: levelsOf(levels) } });
  return attacksOf(creature, compendium);
}
