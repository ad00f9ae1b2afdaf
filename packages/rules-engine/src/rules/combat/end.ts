import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { ConditionHeld, EffectHeld, Lasting } from "../../creature/held.js";
import { nowFor } from "../../encounter/turns.js";
import type { ActionOf } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import { type Decision, happens } from "../../game/next.js";
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
import { ruleOf } from "../../tables/condition-facts.js";
import { secondsLeft } from "../held/left.js";
import { aftermathOf } from "./aftermath.js";
import { experienceOf, sharesOf } from "./experience.js";
import { strangerTo } from "./initiative.js";
import { noFight } from "./no-fight.js";

const rule = "The Order of Combat";

/** A fight is over: what was counted by its turns goes on by the clock, which its rounds have moved. */
export function endEncounterRule(
  state: GameState,
  { outcome, xp, notes }: ActionOf<"end_encounter">,
  { compendium }: Using,
): Decision {
  if (state.encounter?.status !== "active") return err(noFight);
  const { id, order } = fightIn(state);
  const end = secondsNow(state);
  const kept = order.flatMap((turn) => byTheClock(state, turn.id, compendium));
  const experience = experienceOf(state, { xp, compendium });
  const ended: Event = {
    type: "encounter_ended",
    about: { encounter: id },
    rule,
    xp: experience,
    aftermath: aftermathOf(state, { compendium }),
    ...(outcome !== undefined && { outcome }),
    ...(notes !== undefined && { notes }),
  };
  const passed: readonly Event[] =
    end > state.clock
      ? [
          {
            type: "time_passed",
            about: "clock",
            rule: "Time",
            seconds: end - state.clock,
            clock: end,
          },
        ]
      : [];
  return ok(happens(...kept, ...sharesOf(state, experience), ended, ...passed));
}

/** Somebody is taken out of the fight; if it was its turn, the next one begins. */
export function leaveRule(
  state: GameState,
  { id, because }: ActionOf<"leave_encounter">,
  { compendium }: Using,
): Decision {
  if (state.encounter?.status !== "active") return err(noFight);
  if (combatantOf(state, id) === undefined) return err(strangerTo(state, id));
  const { order: all, turn } = fightIn(state);
  const order = all.filter((one) => one.id !== id);
  // Turns go to those who live: it would be its own again, and again.
  if (order.every((one) => creatureIn(state, one.id).dead)) return err(lastOne(state, id));
  if (turn.of === id)
    return ok({
      events: [],
      run: [
        { kind: "turn", step: "end", id },
        { kind: "act", action: { type: "leave_encounter", id, because } },
      ],
    });
  const left: Event = { type: "left", id, rule, because, order };
  return ok(happens(...byTheClock(state, id, compendium), left));
}

const lastOne = (state: GameState, id: string): RuleViolation => ({
  code: "LAST_IN_FIGHT",
  message: `${creatureIn(state, id).name} leaves nobody who lives in the fight.`,
  hint: "End the fight instead.",
});

type Compendium = Using["compendium"];

/** What somebody bears until a turn comes lasts as many seconds as there are till then. */
function byTheClock(state: GameState, id: string, compendium: Compendium): readonly Event[] {
  const creature = creatureIn(state, id);
  const now = nowFor(state, id);
  // The campaign's clock may be ahead, moved by another fight: that has not aged who was in this one.
  const clock = Math.max(now.clock, state.clock);
  const timed = <One extends ConditionHeld | EffectHeld>(held: One): One | undefined => {
    if (held.lasting.kind !== "turn") return undefined;
    const left = Math.max(secondsPerRound, secondsLeft(held.lasting, now) ?? 0);
    return { ...held, lasting: { kind: "time", until: clock + left } satisfies Lasting };
  };
  return [
    ...creature.conditions.flatMap((from) =>
      changedCondition(creature, { from, held: timed(from) }, compendium),
    ),
    ...creature.effects.flatMap((from) => changedEffect(creature, from, timed(from))),
  ];
}

const changedCondition = (
  { id }: Creature,
  { from, held }: { readonly from: ConditionHeld; readonly held: ConditionHeld | undefined },
  compendium: Compendium,
): readonly Event[] =>
  held === undefined
    ? []
    : [{ type: "condition_changed", id, rule: ruleOf(from.condition, compendium), held, from }];

const changedEffect = (
  { id }: Creature,
  from: EffectHeld,
  held: EffectHeld | undefined,
): readonly Event[] =>
  held === undefined ? [] : [{ type: "effect_changed", id, rule: "Duration", held, from }];
