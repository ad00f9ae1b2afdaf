import { bounds } from "@tabletop-mcp/dice-core";
import type { Amount, Effect } from "@tabletop-mcp/srd-data";
import type { Creature } from "../creature/creature.js";
import type { EffectHeld } from "../creature/held.js";
import { parsedNotation } from "../dice/notation.js";
import type { Draft } from "../draft.js";
import type { ActiveEffect } from "../effects/active.js";
import { foldName } from "../tables/compendium.js";

/** The boons, curses and spells on a creature; of those with one name the strongest (Combining Magical Effects). */
export function fromHeld(creature: Pick<Creature, "id" | "effects">): readonly ActiveEffect[] {
  return strongest(creature.effects).flatMap((held) =>
    held.effects.map((effect) => activeOf(effect, held, creature.id)),
  );
}

function activeOf(
  effect: Effect,
  { id, name, from, target, item, endsOn }: EffectHeld,
  bearer: string,
): ActiveEffect {
  const active: Draft<ActiveEffect> = {
    effect,
    layer: "effect",
    source: name,
  };
  if (from !== undefined && from !== bearer) active.from = from;
  if (target !== undefined) active.target = target;
  if (item !== undefined) active.item = item;
  if (endsOn?.includes("used")) active.usedUp = id;
  return active;
}

/** The held effects that count, in the order in which they came; of equal ones the later. */
export const strongest = (held: readonly EffectHeld[]): readonly EffectHeld[] =>
  held.filter((one, place) => one.stacks === true || !held.some(beats(one, place)));

/** Whether another of the same name, on the same thing, is stronger, or as strong and later. */
const beats =
  (one: EffectHeld, place: number) =>
  (other: EffectHeld, otherPlace: number): boolean => {
    if (otherPlace === place || other.stacks === true) return false;
    if (foldName(other.name) !== foldName(one.name) || other.item !== one.item) return false;
    const ahead = strength(other) - strength(one);
    return ahead > 0 || (ahead === 0 && otherPlace > place);
  };

/** How much an effect changes, to compare those of one name: the sum of what its parts change. */
export const strength = ({ effects, kind }: Pick<EffectHeld, "effects" | "kind">): number =>
  effects.reduce((sum, effect) => sum + weight(effect, kind === "curse" ? -1 : 1), 0);

function weight(effect: Effect, sign: 1 | -1): number {
  if (effect.kind === "stat") {
    const by = size(effect.by);
    if (effect.change === "add") return Math.abs(by);
    if (effect.change === "multiply") return Math.abs(1 - by);
    return effect.change === "most" ? -by : sign * by;
  }
  if (effect.kind === "roll") return 1 + Math.abs(size(effect.bonus ?? 0));
  return effect.kind === "extra-damage" ? Math.abs(size(effect.roll)) : 1;
}

/** A number, or the average of dice; what hangs on a sheet counts as 1. */
function size(amount: Amount): number {
  if (typeof amount !== "string") return typeof amount === "number" ? amount : 1;
  const dice = parsedNotation(amount);
  return dice.ok ? bounds(dice.value).mean : 1;
}
