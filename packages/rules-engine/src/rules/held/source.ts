import type { ConditionHeld, EffectHeld } from "../../creature/held.js";
import { foldName } from "../../tables/compendium.js";

type Sourced = Pick<ConditionHeld | EffectHeld, "source" | "from">;

/** Whether the same source brought both. */
export const sameSource = (one: Sourced, other: Sourced): boolean =>
  one.from === other.from && foldName(one.source ?? "") === foldName(other.source ?? "");

/** Whether something comes from this source, by its words or its creature's id; from any where none is said. */
export const fromSource = (held: Sourced, source: string | undefined): boolean =>
  source === undefined || held.from === source || foldName(held.source ?? "") === foldName(source);
