import { err, ok, type Result, type Rng } from "@tabletop-mcp/dice-core";
import type { Amount, Effect } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import { type RolledPoints, rollNotation } from "../../dice/points.js";
import type { ActiveEffect } from "../../effects/active.js";
import { amountOf, type Readings } from "../../effects/amount.js";
import type { ActionOf } from "../../game/action.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { RuleViolation } from "../../game/violation.js";
import { numbersAt } from "../../gather/features.js";
import { featuresOf } from "../../sheet/features.js";
import { bearerOf } from "../../sheet/numbers/bearer.js";
import type { Compendium } from "../../tables/compendium.js";

/** What amounts are settled by when effects are laid: the sheet of who brings them, and the feature that they are of. */
export interface Laying extends Pick<ActiveEffect, "classLevel" | "numbers"> {
  /** Where nobody knows it, what hangs on it stays open. */
  readonly source?: Readings;
  readonly rng: Rng;
}

/** Effects as they are held, and the dice that fell for them. */
export interface Laid {
  readonly effects: readonly Effect[];
  readonly rolled: readonly RolledPoints[];
}

/**
 * Effects with what hangs on who brings them settled once and for all: whatever becomes of that
 * creature, they are what they were when they were laid. Numbers on the sheet that come of dice are
 * rolled; what is read from the bearer's own sheet goes on changing with it.
 */
export function laid(effects: readonly Effect[], laying: Laying): Result<Laid, RuleViolation> {
  const rolled: RolledPoints[] = [];
  const held: Effect[] = [];
  for (const effect of effects) {
    const settled = settledEffect(effect, laying);
    if (settled.kind !== "stat" || !isDice(settled.by)) {
      held.push(settled);
      continue;
    }
    const points = rollNotation(settled.by, laying.rng);
    if (!points.ok) return points;
    rolled.push(points.value);
    held.push({ ...settled, by: points.value.rolled });
  }
  return ok({ effects: held, rolled });
}

/** "5" is a number. */
const isDice = (amount: Amount): amount is string =>
  typeof amount === "string" && !Number.isInteger(Number(amount));

/** What amounts hang on, where no die falls. */
export type Source = Omit<Laying, "rng">;

/** One effect with what hangs on who brings it settled; dice stay dice. */
export function settledEffect(effect: Effect, laying: Source): Effect {
  const now = (amount: Amount): Amount => settledAmount(amount, laying);
  switch (effect.kind) {
    case "stat":
      return { ...effect, by: now(effect.by) };
    case "roll":
      return effect.bonus === undefined ? effect : { ...effect, bonus: now(effect.bonus) };
    case "extra-damage":
      return { ...effect, roll: now(effect.roll) };
    case "aura": {
      const inner = effect.effects.map((one) => settledEffect(one, laying));
      return { ...effect, feet: now(effect.feet), effects: inner };
    }
    case "attacks":
      return { ...effect, count: now(effect.count) };
    case "critical-dice":
      return { ...effect, extra: now(effect.extra) };
    case "weapon-ability":
      return effect.die === undefined ? effect : { ...effect, die: now(effect.die) };
    case "regeneration":
      return { ...effect, amount: now(effect.amount) };
    default:
      return effect;
  }
}

function settledAmount(amount: Amount, { source, ...feature }: Source): Amount {
  if (source === undefined || !hangsOnSource(amount)) return amount;
  return amountOf(amount, feature, source) ?? amount;
}

/** Numbers and levels of a feature are those of who has it. */
const hangsOnSource = (amount: Amount): boolean =>
  typeof amount === "object" &&
  ("number" in amount || amount.source === true || amount.of === "class-level");

/** Who brings effects, and of which feature, as it is now: who is not there is not known, and nobody has to be. */
export function layingOf(
  state: GameState,
  { id, from, feature }: Pick<ActionOf<"gain_effect">, "id" | "from" | "feature">,
  { rng, compendium }: { readonly rng: Rng; readonly compendium: Compendium },
): Result<Laying, RuleViolation> {
  const owner = from === undefined ? creatureIn(state, id) : state.creatures[from];
  if (owner === undefined || (from === undefined && feature === undefined)) return ok({ rng });
  const source = bearerOf(owner, compendium).changes.now;
  return feature === undefined
    ? ok({ rng, source })
    : ofFeature(owner, { rng, source, feature }, compendium);
}

function ofFeature(
  owner: Creature,
  { feature, ...laying }: Laying & { readonly feature: string },
  compendium: Compendium,
): Result<Laying, RuleViolation> {
  const all = featuresOf(owner.make, compendium);
  const known = all.find(({ id }) => id === feature);
  if (known === undefined)
    return err({
      code: "NO_SUCH_FEATURE",
      message: `${owner.name} has no feature "${feature}".`,
      legal: all.map(({ id }) => id),
    });
  const numbers = numbersAt(known);
  return ok(
    known.class === undefined
      ? { ...laying, numbers }
      : { ...laying, numbers, classLevel: known.level },
  );
}
