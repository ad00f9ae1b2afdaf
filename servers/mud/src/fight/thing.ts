import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { type Creature, type Item, resolve } from "@tabletop-mcp/rules-engine";
import { nobody } from "./nobody.js";
import type { Refusal, Rules, Thing } from "./types.js";

/** The creature with a thing of the world among what it carries. */
export function withThing(
  creature: Creature,
  thing: Thing,
  rules: Rules,
): Result<Creature, Refusal> {
  if (creature.items.some(({ id }) => id === thing.id)) return ok(creature);
  const item = itemOf(thing, rules);
  return item.ok ? ok({ ...creature, items: [...creature.items, item.value] }) : item;
}

/** The thing as the rules know it, in the pack; refused where the SRD has nothing of that name. */
export function itemOf({ id, name, srd, item }: Thing, rules: Rules): Result<Item, Refusal> {
  if (item !== undefined) return ok({ ...item, id, name });
  const given = resolve(
    { clock: 0, creatures: { [nobody.id]: nobody } },
    { type: "inventory", id: nobody.id, request: { operation: "give", item: srd } },
    rules,
  );
  if (!given.ok) return given;
  const [made] = given.value.state.creatures[nobody.id]?.items ?? [];
  return made === undefined ? err(unknown(srd)) : ok({ ...made, id, name, quantity: 1 });
}

const unknown = (srd: string): Refusal => ({
  code: "ITEM_UNKNOWN",
  message: `"${srd}" is no thing of the SRD.`,
});

/** Whether it does something by magic of its own (a potion), and is no weapon or armor that has some. */
export function isMagic(thing: Thing, rules: Rules): boolean {
  const item = itemOf(thing, rules);
  return item.ok && item.value.magic !== undefined && item.value.base === undefined;
}
