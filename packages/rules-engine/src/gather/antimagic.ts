import type { ConditionHeld, EffectHeld } from "../creature/held.js";
import type { Subject } from "../creature/subject.js";
import type { ActiveEffect } from "../effects/active.js";
import type { Compendium } from "../tables/compendium.js";
import { findItem } from "../tables/item-facts.js";

/** Whether somebody is where no magic works ("Antimagic Field"). */
export const isWithoutMagic = ({ effects }: Pick<Subject, "effects">): boolean =>
  effects.some((held) => held.effects.some(({ kind }) => kind === "antimagic"));

/** Somebody as it is there: what spells have laid on it rests. */
export const withoutSpells = (subject: Subject): Subject =>
  Object.assign({}, subject, {
    effects: subject.effects.filter(isNoSpells),
    conditions: subject.conditions.filter(isNoSpells),
  });

/** What somebody bears that is at work: without magic nothing that a spell has laid. */
export const atWork = (subject: Pick<Subject, "effects">): readonly EffectHeld[] =>
  subject.effects.length > 0 && isWithoutMagic(subject)
    ? subject.effects.filter(isNoSpells)
    : subject.effects;

const isNoSpells = ({ lasting }: ConditionHeld | EffectHeld): boolean => lasting.kind !== "cast";

/** What its things do, but for those that are magic. */
export const ofPlainThings = (
  { items }: Pick<Subject, "items">,
  actives: readonly ActiveEffect[],
  compendium: Compendium,
): readonly ActiveEffect[] => {
  const magic = new Set(
    items.flatMap((item) => (findItem(item, compendium).magic === undefined ? [] : item.id)),
  );
  return actives.filter(({ item }) => item === undefined || !magic.has(item));
};
