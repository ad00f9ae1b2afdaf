import { type Creature, resolve } from "@tabletop-mcp/rules-engine";
import { creatureOf, lifeOf } from "../fight/life.js";
import { itemOf } from "../fight/thing.js";
import type { Rules } from "../fight/types.js";
import type { Player } from "../state/bodies.js";
import { carriedBy, type ItemThere, type PlayerThere } from "../state/scene.js";
import type { Refusal } from "./deed.js";

/** What the rules need to change a player: besides dice and tables, what every player begins as. */
export interface Using extends Rules {
  readonly origin: Creature;
}

/** A player as a creature of the rules. What it has in its hands and on its body has the ids of the world's items. */
export const bodyOf = (
  { id, name, body }: Pick<PlayerThere, "id" | "name" | "body">,
  { origin }: Pick<Using, "origin">,
): Creature => creatureOf({ id: carriedBy(id), name, origin, life: body.life });

/** Ids of the items that a player wears and wields. */
export const wornBy = ({ life }: Pick<Player, "life">): readonly string[] =>
  (life.items ?? []).flatMap(({ id, slot }) => (slot === undefined ? [] : [id]));

/** Has a player put something on, or take it in hand; what is in the way is put away first. */
export function wear(
  player: Pick<PlayerThere, "id" | "name" | "body">,
  { id, name, kind }: Pick<ItemThere, "id" | "name" | "kind">,
  using: Using,
):
  | { readonly life: Player["life"]; readonly stowed: readonly string[] }
  | { readonly refused: Refusal } {
  const { srd } = kind;
  if (srd === undefined) return { refused: notWearable };
  const thing = itemOf({ id, name, srd }, using);
  if (!thing.ok) return { refused: thing.error };
  const before = bodyOf(player, using);
  let first: Refusal | undefined;
  for (const stowed of outOfTheWay(before.items.map((item) => item.id))) {
    const kept = before.items.filter((item) => !stowed.includes(item.id));
    const then = equipped({ ...before, items: [...kept, thing.value] }, id, using);
    if ("items" in then) return { life: lifeOf(then, using.origin), stowed };
    first ??= then;
    if (then.code !== "SLOT_TAKEN") break;
  }
  return { refused: first ?? notWearable };
}

/** Armor takes minutes to get into, and a shield an action ("Getting Into and Out of Armor"). */
export function isArmor(
  { id, name, kind: { srd } }: Pick<ItemThere, "id" | "name" | "kind">,
  using: Using,
): boolean {
  const thing = srd === undefined ? undefined : itemOf({ id, name, srd }, using);
  const base = thing?.ok ? thing.value.base : undefined;
  return base !== undefined && using.compendium.armor.find(base) !== undefined;
}

const notWearable: Refusal = { code: "WRONG_SLOT", message: "It cannot be worn or wielded" };

/** A player who has these items no more: none of them is worn. */
export function withoutWorn(player: Player, itemIds: readonly string[]): Partial<Player> {
  const { life } = player;
  const items = (life.items ?? []).filter(({ id }) => !itemIds.includes(id));
  return items.length === (life.items ?? []).length ? {} : { life: { ...life, items } };
}

function equipped(creature: Creature, item: string, using: Using): Creature | Refusal {
  const { id } = creature;
  const on = resolve(
    { clock: 0, creatures: { [id]: creature } },
    { type: "inventory", id, request: { operation: "equip", item } },
    using,
  );
  return on.ok ? (on.value.state.creatures[id] ?? creature) : on.error;
}

/** What may have to go: nothing, else one thing, else two, else all. */
function outOfTheWay(worn: readonly string[]): readonly (readonly string[])[] {
  const pairs = worn.flatMap((one, at) => worn.slice(at + 1).map((other) => [one, other]));
  return [[], ...worn.map((one) => [one]), ...pairs, worn];
}
