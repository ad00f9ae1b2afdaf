import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature, Item } from "../../creature/creature.js";
import type { InventoryRequest } from "../../game/request.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Compendium } from "../../tables/compendium.js";
import { readItem } from "../../tables/item-names.js";
import { keyOf, wordsOf } from "../../tables/name-index.js";

type Asked = NonNullable<InventoryRequest["item"]>;
type Found = Result<readonly [Item, ...Item[]], RuleViolation>;

/** The item that a request must name. */
export const itemAsked = ({ item, operation }: InventoryRequest): Result<Asked, RuleViolation> =>
  item === undefined
    ? err({
        code: "ITEM_MISSING",
        message: `Nothing is named to ${operation}.`,
        hint: "Name the item, or its id in the inventory.",
      })
    : ok(item);

/** The stacks of one thing that a creature carries, by id or name: what is in the pack first, then what is worn or wielded. */
export function findCarried(creature: Creature, asked: Asked, compendium: Compendium): Found {
  const byId = creature.items.find(({ id }) => id === asked);
  if (byId !== undefined) return ok([byId]);
  const [first, ...others] = called(creature.items, asked, compendium).toSorted(
    (a, b) => Number(a.slot !== undefined) - Number(b.slot !== undefined),
  );
  if (first === undefined) return err(notCarried(creature, asked));
  return others.some((other) => !isOneThing(first, other))
    ? err(ofSeveral(asked, [first, ...others]))
    : ok([first, ...others]);
}

/** What has the name; else what the name reads as; else what has the magic of the name, on whatever base. */
function called(items: readonly Item[], asked: Asked, compendium: Compendium): readonly Item[] {
  const name = nameOf(asked);
  const key = keyOf(wordsOf(name));
  const read = readItem(name, compendium);
  const magic = compendium.magicItems.find(name)?.id;
  const ways: readonly ((item: Item) => boolean)[] = [
    (item) => keyOf(wordsOf(item.name)) === key,
    (item) =>
      read.ok &&
      item.custom === undefined &&
      item.base === read.value.base &&
      item.magic === read.value.magic,
    (item) => magic !== undefined && item.magic === magic,
  ];
  return ways.map((way) => items.filter(way)).find((found) => found.length > 0) ?? [];
}

const nameOf = (asked: Asked): string => (typeof asked === "string" ? asked : asked.name);

const isOneThing = (a: Item, b: Item): boolean =>
  a.base === b.base && a.magic === b.magic && a.name === b.name;

/** The refusal that a creature has nothing of a name, with what it has. */
export const notCarried = ({ name, items }: Creature, asked: Asked): RuleViolation => ({
  code: "NOT_CARRIED",
  message: `${name} carries no "${nameOf(asked)}".`,
  hint: items.length === 0 ? `${name} carries nothing.` : "Name something that is carried.",
  legal: items.map(inWords),
});

const ofSeveral = (asked: Asked, items: readonly Item[]): RuleViolation => ({
  code: "ITEM_AMBIGUOUS",
  message: `"${nameOf(asked)}" can be several of the things carried.`,
  hint: "Say its full name, or its id.",
  legal: items.map((item) => `${item.name} (${item.id})`),
});

/** "20 Arrow", "Longsword (main_hand)". */
export const inWords = ({ name, quantity, slot }: Item): string =>
  `${quantity === 1 ? "" : `${quantity} `}${name}${slot === undefined ? "" : ` (${slot})`}`;
