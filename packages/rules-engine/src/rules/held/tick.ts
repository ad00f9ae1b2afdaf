import { err, ok } from "@tabletop-mcp/dice-core";
import type { ConditionHeld, Creature, EffectHeld, Lasting } from "../../creature/creature.js";
import type { ActionOf } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { Compendium } from "../../tables/compendium.js";
import { ruleOf } from "../../tables/condition-facts.js";
import { conditionLost, effectLost } from "./ending.js";
import { refuseRounds } from "./lasting.js";

const because = "its time is over";

/** Rounds go by: what counts them has fewer left, and ends at none ("Duration"). Saves are the caller's to ask for. */
export function tickRule(
  state: GameState,
  { id, what, rounds }: ActionOf<"tick">,
  { compendium }: Using,
): Decision {
  const refused = refuseRounds(rounds);
  if (refused !== undefined) return err(refused);
  const creature = creatureIn(state, id);
  const events =
    what === "conditions"
      ? creature.conditions.flatMap((held) =>
          conditionAfter(creature, { held, rounds }, compendium),
        )
      : [
          ...concentrationAfter(creature, rounds),
          ...creature.effects.flatMap((held) => effectAfter(creature, held, rounds)),
        ];
  return ok(happens(...events));
}

type Counting = Extract<Lasting, { readonly kind: "rounds" }>;

/** With fewer rounds left; nothing when none are. */
const less = ({ kind, left }: Counting, rounds: number): Counting | undefined =>
  left > rounds ? { kind, left: left - rounds } : undefined;

function conditionAfter(
  creature: Creature,
  { held: from, rounds }: { readonly held: ConditionHeld; readonly rounds: number },
  compendium: Compendium,
): readonly Event[] {
  if (from.lasting.kind !== "rounds") return [];
  const lasting = less(from.lasting, rounds);
  if (lasting === undefined) return [conditionLost(creature, from, { because, compendium })];
  const rule = ruleOf(from.condition, compendium);
  const held = { ...from, lasting };
  return [{ type: "condition_changed", id: creature.id, rule, held, from }];
}

function effectAfter(creature: Creature, from: EffectHeld, rounds: number): readonly Event[] {
  if (from.lasting.kind !== "rounds") return [];
  const lasting = less(from.lasting, rounds);
  if (lasting === undefined) return [effectLost(creature, from, { because })];
  const held = { ...from, lasting };
  return [{ type: "effect_changed", id: creature.id, rule: "Duration", held, from }];
}

function concentrationAfter(
  { id, concentration: from }: Creature,
  rounds: number,
): readonly Event[] {
  if (from?.rounds === undefined) return [];
  const rule = "Concentration";
  if (from.rounds <= rounds)
    return [{ type: "concentration_lost", id, rule, spell: from.spell, because }];
  const concentration = { ...from, rounds: from.rounds - rounds };
  return [{ type: "concentration_changed", id, rule, concentration, from }];
}
