import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import { rollPoints } from "../../dice/points.js";
import type { ActionOf } from "../../game/action.js";
import type { DamageDealt, Event } from "../../game/event.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { damageResponse } from "../../gather/damage-response.js";
import type { Compendium } from "../../tables/compendium.js";
import { refuseDead } from "./dead.js";

type Damage = ActionOf<"damage">;

/** Damage that something deals to a creature ("Damage Rolls"). */
export function damageRule(
  state: GameState,
  action: Damage,
  { rng, compendium }: Using,
): Result<readonly Event[], RuleViolation> {
  const creature = creatureIn(state, action.id);
  if (creature.dead) return err(refuseDead(creature, "cannot be hurt any more"));
  const points = rollPoints(action, rng);
  if (!points.ok) return points;
  const { amount, because } = resisted(
    creature,
    { ...action, rolled: points.value.rolled },
    compendium,
  );
  const { damageType, source } = action;
  const dealt: DamageDealt = {
    ...(damageType && { type: damageType }),
    ...(source !== undefined && { source }),
    ...points.value,
    afterResistance: amount,
    because,
  };
  return ok([taken(creature, action, dealt)]);
}

/** Halved by a save, then immunity, resistance and vulnerability, each once ("Damage Resistance and Vulnerability"). */
function resisted(
  creature: Creature,
  { rolled, halved, damageType, magical }: Damage & { readonly rolled: number },
  compendium: Compendium,
): { readonly amount: number; readonly because: readonly string[] } {
  const asked = {
    ...(damageType && { type: damageType }),
    ...(magical !== undefined && { magical }),
  };
  const { immune, resistant, vulnerable } = damageResponse(creature, asked, compendium);
  const reason = (what: string, sources: readonly string[]): readonly string[] =>
    sources.length === 0 ? [] : [`${what} to ${damageType ?? "all damage"}: ${sources.join(", ")}`];
  const saved = halved ? ["half damage: save"] : [];
  const whole = halved ? Math.floor(rolled / 2) : rolled;
  if (immune.length > 0) return { amount: 0, because: [...saved, ...reason("immunity", immune)] };
  const met = resistant.length > 0 ? Math.floor(whole / 2) : whole;
  return {
    amount: vulnerable.length > 0 ? met * 2 : met,
    because: [...saved, ...reason("resistance", resistant), ...reason("vulnerability", vulnerable)],
  };
}

/** Temporary hit points go first, then hit points; the rest goes beyond. */
function taken(
  { id, hp }: Creature,
  { source, critical, nonlethal }: Damage,
  damage: DamageDealt,
): Event {
  const dealt = damage.afterResistance;
  const absorbedByTemp = Math.min(hp.temporary, dealt);
  const felt = dealt - absorbedByTemp;
  return {
    type: "damage_taken",
    id,
    rule: damage.because.length > 0 ? "Damage Resistance and Vulnerability" : "Damage Rolls",
    damage: [damage],
    dealt,
    absorbedByTemp,
    hp: Math.max(0, hp.current - felt),
    temporary: hp.temporary - absorbedByTemp,
    beyond: Math.max(0, felt - hp.current),
    ...(source !== undefined && { source }),
    ...(critical && { critical }),
    ...(nonlethal && { nonlethal }),
  };
}
