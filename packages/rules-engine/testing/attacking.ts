import type { ClassId } from "@tabletop-mcp/srd-data";
import type { BodySlot, Creature, Item, Make } from "../src/creature/creature.js";
import type { EffectHeld } from "../src/creature/held.js";
import type { Sides } from "../src/gather/circumstances.js";
import type { AttackFacts, AttackUse } from "../src/sheet/attacks/facts.js";
import { type AttackMade, damageRolls, usualUse } from "../src/sheet/attacks/use.js";
import { attackFactsOf, attackOn, attacksOf } from "../src/sheet/attacks.js";
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

type Armed = Partial<Omit<Make, "levels">> & {
  readonly levels?: Partial<Record<ClassId, number>>;
  readonly items?: Creature["items"];
  readonly effects?: readonly EffectHeld[];
};

/** A creature made of these. */
export const armed = ({ levels = {}, items = [], effects = [], ...make }: Armed): Creature =>
  creatureOf({ items, effects, make: { ...make, levels: levelsOf(levels) } });

/** The attacks of a creature made of these. */
export const attacking = (of: Armed): readonly SheetAttack[] => attacksOf(armed(of), compendium);

/** The facts of one of its attacks, by name: the first where none is said. */
export function factsOf(creature: Creature, name?: string): AttackFacts {
  const all = attackFactsOf(creature, compendium);
  const found = name === undefined ? all[0] : all.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No ${name}: ${all.map((one) => one.name).join()}`);
  return found;
}

interface Blow extends Partial<AttackUse> {
  readonly with?: string;
  readonly rolled?: "advantage" | "normal" | "disadvantage";
  readonly on?: Creature;
  readonly scene?: NonNullable<Sides["scene"]>;
}

/** What a hit of a creature comes to, made in its usual way but for what is said. */
export function hitOf(
  self: Creature,
  { with: name, rolled, on: other, scene, ...how }: Blow = {},
): AttackMade {
  const facts = factsOf(self, name);
  const use = { ...usualUse(facts), ...how };
  return attackOn({ facts, use, rolled }, { self, other, scene }, compendium);
}

/** The damage of a hit as one reads it: "1d8+3 slashing", one line for each type. */
export const damageOf = (made: AttackMade, critical = false): readonly string[] =>
  damageRolls(made, { critical }).map(
    ({ dice, type }) => `${dice} ${[type ?? "untyped"].flat().join(" or ")}`,
  );
