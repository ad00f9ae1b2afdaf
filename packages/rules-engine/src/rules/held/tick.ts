import { err, ok } from "@tabletop-mcp/dice-core";
import type { Cast } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import type { ConditionHeld, EffectHeld } from "../../creature/held.js";
import type { Encounter } from "../../encounter/encounter.js";
import type { ActionOf } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import { type Decision, happens, nothing } from "../../game/next.js";
import {
  combatantOf,
  creatureIn,
  fightIn,
  type GameState,
  secondsNow,
  secondsPerRound,
} from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Compendium } from "../../tables/compendium.js";
import { ruleOf } from "../../tables/condition-facts.js";
import { castEnded, conditionLost, effectLost } from "./ending.js";
import { refuseRounds } from "./lasting.js";
import { because, isOver } from "./passing.js";

/**
 * Rounds go by for one creature alone: what ends by the clock ends as much sooner, and the clock
 * stays ("Duration"). Saves are the caller's to ask for.
 */
export function tickRule(
  state: GameState,
  { id, what, rounds, round }: ActionOf<"tick">,
  { compendium }: Using,
): Decision {
  const refused = refuseRounds(rounds);
  if (refused !== undefined) return err(refused);
  const creature = creatureIn(state, id);
  if (combatantOf(state, id) !== undefined) return err(fightCounts(creature, fightIn(state)));
  if (round !== undefined && round === creature.ticked) return ok(nothing);
  const passing = { seconds: rounds * secondsPerRound, clock: secondsNow(state) };
  const events =
    what === "conditions"
      ? creature.conditions.flatMap((held) => condition(creature, { held, passing }, compendium))
      : [
          ...creature.casts.flatMap((cast) => running(creature, cast, passing)),
          ...creature.effects.flatMap((held) => effect(creature, held, passing)),
        ];
  const counted: readonly Event[] =
    round === undefined ? [] : [{ type: "ticked", id, rule: "Duration", round }];
  return ok(happens(...counted, ...events));
}

/** In a fight rounds are those of its turns: counted by hand, too, they would count twice. */
const fightCounts = ({ name }: Creature, { name: fight }: Encounter): RuleViolation => ({
  code: "FIGHT_COUNTS",
  message: `${name} takes part in ${fight}, which counts its rounds itself.`,
  hint: "What lasts for rounds ends with its turns.",
});

interface Passing {
  readonly seconds: number;
  readonly clock: number;
}

function condition(
  creature: Creature,
  { held: from, passing }: { readonly held: ConditionHeld; readonly passing: Passing },
  compendium: Compendium,
): readonly Event[] {
  if (from.lasting.kind !== "time") return [];
  const until = from.lasting.until - passing.seconds;
  if (isOver(until, passing.clock)) return [conditionLost(creature, from, { because, compendium })];
  const rule = ruleOf(from.condition, compendium);
  const held: ConditionHeld = { ...from, lasting: { kind: "time", until } };
  return [{ type: "condition_changed", id: creature.id, rule, held, from }];
}

function effect(creature: Creature, from: EffectHeld, passing: Passing): readonly Event[] {
  if (from.lasting.kind !== "time") return [];
  const until = from.lasting.until - passing.seconds;
  if (isOver(until, passing.clock)) return [effectLost(creature, from, { because })];
  const held: EffectHeld = { ...from, lasting: { kind: "time", until } };
  return [{ type: "effect_changed", id: creature.id, rule: "Duration", held, from }];
}

function running(creature: Creature, from: Cast, passing: Passing): readonly Event[] {
  if (from.until === undefined) return [];
  const until = from.until - passing.seconds;
  if (isOver(until, passing.clock)) return [castEnded(creature, from, { because })];
  return [
    { type: "cast_changed", id: creature.id, rule: "Duration", cast: { ...from, until }, from },
  ];
}
