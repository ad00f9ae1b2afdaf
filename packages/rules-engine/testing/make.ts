import type { Ability, ClassId, Effect } from "@tabletop-mcp/srd-data";
import type { Cast } from "../src/creature/cast.js";
import type { BodySlot, Creature, Item, LevelTaken } from "../src/creature/creature.js";
import type { EffectHeld } from "../src/creature/held.js";

/** Six scores in the SRD's order, for a test. */
export const scores = (
  ...[str, dex, con, int, wis, cha]: readonly [number, number, number, number, number, number]
): Readonly<Record<Ability, number>> => ({ str, dex, con, int, wis, cha });

/** Levels of one class by its hit die for a test: `die` at the first, `each` at the others. */
export const levels = (
  name: ClassId,
  count: number,
  hp: { readonly first: number; readonly each: number },
): readonly LevelTaken[] =>
  Array.from({ length: count }, (_, at) => ({ class: name, hp: at === 0 ? hp.first : hp.each }));

/** A thing that is worn or wielded, for a test. */
export const worn = (name: string, slot: BodySlot, more: Partial<Item> = {}): Item => ({
  id: `i-${name}`,
  name,
  quantity: 1,
  slot,
  ...more,
});

/** A boon that is held, for a test. */
export const held = (
  name: string,
  effects: readonly Effect[],
  more: Partial<EffectHeld> = {},
): EffectHeld => ({
  id: `e-${name}`,
  name,
  kind: "boon",
  effects,
  lasting: { kind: "until", what: "removed" },
  ...more,
});

/** A cast that its caster concentrates on, "k1" where nothing else is said, for a test. */
export const concentratingOn = (
  spell: string,
  more: Partial<Cast> = {},
): Pick<Creature, "casts"> => ({
  casts: [{ id: "k1", spell, concentration: true, since: 0, ...more }],
});
