import type { ConditionId, Effect, Predicate } from "@tabletop-mcp/srd-data";
import type { Creature } from "../creature/creature.js";
import type { ConditionHeld } from "../creature/held.js";
import type { ActiveEffect } from "../effects/active.js";
import type { Compendium } from "../tables/compendium.js";

/** A condition that a creature has: held, or brought along by another or by a trait. */
export interface ConditionOn {
  readonly held: ConditionHeld;
  readonly impliedBy?: ConditionId;
}

/** The conditions that are held, then those that come with them or with other effects, each of these once. */
export function conditionsFrom(
  { conditions }: Pick<Creature, "conditions">,
  others: readonly ActiveEffect[],
  compendium: Compendium,
): readonly ConditionOn[] {
  const found: ConditionOn[] = conditions.map((held) => ({ held }));
  const add = (condition: ConditionId, on: Omit<ConditionOn, "held"> & Bringer): void => {
    const { source, with: id, impliedBy } = on;
    if (found.some(({ held }) => held.condition === condition)) return;
    const held = {
      id: `${id}:${condition}`,
      condition,
      source,
      lasting: { kind: "with", id },
    } as const;
    found.push({ held, ...(impliedBy !== undefined && { impliedBy }) });
  };
  for (const { effect, source, item } of others)
    if (effect.kind === "implies") add(effect.condition, { source, with: item ?? source });
  // Grows while it is walked: what is implied may imply more.
  for (const { held } of found)
    for (const effect of compendium.conditions.find(held.condition)?.effects ?? [])
      if (effect.kind === "implies")
        add(effect.condition, { source: held.source, with: held.id, impliedBy: held.condition });
  return found;
}

interface Bringer {
  readonly source: string;
  readonly with: string;
}

/** The effects of conditions, each condition's once however many brought it; what concerns its source once for each. */
export function fromConditions(
  on: readonly ConditionOn[],
  compendium: Compendium,
): readonly ActiveEffect[] {
  const kinds = new Set(on.map(({ held }) => held.condition));
  return [...kinds].flatMap((id) => {
    const condition = compendium.conditions.find(id);
    const helds = on.map(({ held }) => held).filter((held) => held.condition === id);
    const actives = (effects: readonly Effect[], source: string) =>
      effects.flatMap((effect) => onBearer(effect, source, helds));
    const level = exhaustionLevel(helds);
    return [
      ...actives(condition?.effects ?? [], condition?.name ?? id),
      ...(condition?.levels ?? [])
        .slice(0, level)
        .flatMap((effects, below) => actives(effects, `${condition?.name ?? id} ${below + 1}`)),
    ];
  });
}

/** Levels of exhaustion from all that brought it, at most 6 (Conditions, Exhaustion). */
export const exhaustionLevel = (helds: readonly ConditionHeld[]): number =>
  Math.min(
    6,
    helds.reduce(
      (sum, { condition, level = 1 }) => sum + (condition === "exhaustion" ? level : 0),
      0,
    ),
  );

function onBearer(
  effect: Effect,
  source: string,
  helds: readonly ConditionHeld[],
): readonly ActiveEffect[] {
  const froms = [...new Set(helds.map(({ from }) => from))];
  return (concernsSource(effect) ? froms : froms.slice(0, 1)).map((from) => ({
    effect,
    layer: "condition",
    source,
    ...(from !== undefined && { from }),
  }));
}

const concernsSource = (effect: Effect): boolean =>
  (effect.when !== undefined && namesSource(effect.when)) ||
  (effect.kind === "cannot" && effect.what.endsWith("-source"));

function namesSource(when: Predicate): boolean {
  if ("not" in when) return namesSource(when.not);
  if ("all" in when) return when.all.some(namesSource);
  if ("any" in when) return when.any.some(namesSource);
  return ("other" in when && when.other === "source") || ("sees" in when && when.sees === "source");
}
