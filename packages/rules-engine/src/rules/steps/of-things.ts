import type { Moment } from "@tabletop-mcp/srd-data";
import type { Creature, Item } from "../../creature/creature.js";
import type { EventOf } from "../../game/event.js";
import { type Next, nothing, steps } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { once } from "../../once.js";
import type { Compendium } from "../../tables/compendium.js";
import { findItem } from "../../tables/item-facts.js";
import { works } from "../inventory/attune.js";

/** A step of a thing that is taken by itself. */
type Taken = Pick<StepsFrame, "at" | "by">;

/** What the things that somebody wears and wields do by themselves at a moment: of most there is nothing. */
const waitingIn = once(
  (items: readonly Item[], compendium: Compendium): ReadonlyMap<Moment, readonly Taken[]> => {
    const found = new Map<Moment, readonly Taken[]>();
    for (const { moment, taken } of items.flatMap((item) => ofItem(item, compendium)))
      found.set(moment, [...(found.get(moment) ?? []), taken]);
    return found;
  },
);

/** Of one that is worn or wielded, and works for its bearer. */
function ofItem(item: Item, compendium: Compendium) {
  const { magic } = findItem(item, compendium);
  if (magic === undefined || item.slot === undefined || !works(item, compendium)) return [];
  return (magic.uses ?? []).flatMap(({ steps: all }, use) =>
    all.flatMap(({ when }, place) =>
      [when ?? []].flat().map((moment) => {
        const at = { of: "item", id: magic.id, use, path: [place] } as const;
        const taken: Taken = { at, by: { source: item.name, magical: true } };
        return { moment, taken };
      }),
    ),
  );
}

const stepsOfThings = (
  { id, items }: Creature,
  moment: Moment,
  compendium: Compendium,
): readonly StepsFrame[] =>
  (waitingIn(items, compendium).get(moment) ?? []).map(
    ({ at, by }): StepsFrame => ({ kind: "steps", id, at, by, targets: [id], moment }),
  );

/** What damage does to the things of who is hurt ("Cloak of Displacement"). */
export function thingsWhenHurt(
  state: GameState,
  { id, dealt }: EventOf<"damage_taken">,
  { compendium }: Using,
): Next {
  const creature = state.creatures[id];
  if (creature === undefined || creature.items.length === 0 || dealt === 0) return nothing;
  const found = stepsOfThings(creature, "hurt", compendium);
  return found.length === 0 ? nothing : steps(...found);
}
