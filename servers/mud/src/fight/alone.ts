import { ok, type Result } from "@tabletop-mcp/dice-core";
import {
  type ActionOf,
  type Compendium,
  type Creature,
  type Event,
  resolve,
  sheetOf,
} from "@tabletop-mcp/rules-engine";
import { creatureOf, lifeOf } from "./life.js";
import { withThing } from "./thing.js";
import type { Being, Life, Refusal, Rules, Thing } from "./types.js";

/** The features of a creature that can be used up, by name: "Second Wind". */
export const featuresOf = (creature: Creature, compendium: Compendium): readonly string[] =>
  sheetOf(creature, compendium).features.flatMap(({ name, uses }) =>
    uses === undefined ? [] : [name],
  );

/** What somebody uses: a feature of its own by name, or a thing that it carries. */
export type Use = { readonly feature: string } | { readonly thing: Thing };

/** What somebody has done for itself. */
export interface Alone {
  readonly life: Life;
  readonly events: readonly Event[];
  /** Id of the thing, where it is used up. */
  readonly consumed?: string;
}

/** Uses something where no fight is. */
export function useAlone(
  being: Being,
  { now, ...use }: Use & { readonly now: number },
  rules: Rules,
): Result<Alone, Refusal> {
  const { id, origin } = being;
  const self = creatureOf(being);
  const carrying = "thing" in use ? withThing(self, use.thing, rules) : ok(self);
  if (!carrying.ok) return carrying;
  const used = resolve(
    { clock: Math.floor(now / 1000), creatures: { [id]: carrying.value } },
    actionOf(id, use),
    rules,
  );
  if (!used.ok) return used;
  const { state, events } = used.value;
  const after = state.creatures[id] ?? carrying.value;
  const life = lifeOf(after, origin);
  return "thing" in use && after.items.every((item) => item.id !== use.thing.id)
    ? ok({ life, events, consumed: use.thing.id })
    : ok({ life, events });
}

/** What the rules call it. */
export const actionOf = (id: string, use: Use): ActionOf<"use" | "inventory"> =>
  "thing" in use
    ? { type: "inventory", id, request: { operation: "use", item: use.thing.id } }
    : { type: "use", id, what: { name: use.feature } };
