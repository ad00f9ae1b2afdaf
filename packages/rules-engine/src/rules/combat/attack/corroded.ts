import type { Step } from "@tabletop-mcp/srd-data";
import type { Creature, Item } from "../../../creature/creature.js";
import type { Frame } from "../../../game/frame.js";
import type { Using } from "../../../game/using.js";
import { blockOf } from "../../../sheet/block-of.js";
import { findItem } from "../../../tables/item-facts.js";
import { act } from "../../steps/settling.js";
import type { Struck } from "./damage.js";

/** What the points are called that such a weapon has lost. */
const corrosion = "Corroded";

/** With so many points of damage less a weapon is gone. */
const most = 5;

/** What a weapon suffers that has hit who eats its metal: a point less damage for good, and in the end it is gone (Rust Metal, Corrode Metal). */
export function corroded(
  { frame, two: { self, other } }: Pick<Struck, "frame" | "two">,
  { compendium }: Pick<Using, "compendium">,
): readonly Frame[] {
  const { from } = frame.order.facts;
  if (!("item" in from)) return [];
  const item = self.items.find(({ id }) => id === from.item);
  const trait = blockOf(other.make, compendium)?.traits.find(({ steps = [] }) =>
    steps.some((step) => item && eats(step, item, compendium)),
  );
  if (item === undefined || trait === undefined) return [];
  return lessOf(self, { item, name: trait.name, by: other.id });
}

/** Magic keeps a weapon whole. */
function eats({ corrodes }: Step, item: Item, compendium: Using["compendium"]): boolean {
  const { weapon, magic } = findItem(item, compendium);
  const { madeOf, kind } = weapon ?? {};
  return (
    corrodes !== undefined &&
    magic === undefined &&
    madeOf !== undefined &&
    kind === "melee" &&
    corrodes.includes(madeOf)
  );
}

interface Bitten {
  readonly item: Item;
  readonly name: string;
  readonly by: string;
}

function lessOf(self: Creature, { item, name, by }: Bitten): readonly Frame[] {
  const { id } = self;
  const before = self.effects.filter((held) => held.item === item.id && held.name === corrosion);
  if (before.length + 1 >= most)
    return [
      ...before.map((held) => act({ type: "lose_effect", id, held: held.id })),
      act({ type: "inventory", id, request: { operation: "take", item: item.id, quantity: 1 } }),
    ];
  return [
    act({
      type: "gain_effect",
      id,
      name: corrosion,
      kind: "curse",
      source: name,
      from: by,
      item: item.id,
      stacks: true,
      effects: [{ kind: "roll", on: "damage", by: "self", bonus: -1, when: { with: "this-item" } }],
      lasting: { kind: "until", what: "removed" },
    }),
  ];
}
