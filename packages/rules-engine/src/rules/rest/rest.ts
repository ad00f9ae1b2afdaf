import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { ActionOf } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import type { RestRequest } from "../../game/request.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { settle } from "../../resolve/settle.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { refuseDead } from "../life/dead.js";
import { diceKept, refuseInLongRest, spendHitDice } from "./hit-dice.js";
import { attuned, ended, lessExhausted, recharge, timed } from "./parts.js";
import { recover } from "./recover.js";
import { refuseRest, restTime } from "./time.js";

type Step = (state: GameState) => Result<readonly Event[], RuleViolation>;

/** A short or a long rest ("Resting"). Interrupted it brings nothing, but its time is gone. */
export function restRule(
  state: GameState,
  { id, request }: ActionOf<"rest">,
  using: Using,
): Result<readonly Event[], RuleViolation> {
  const creature = creatureIn(state, id);
  const refused =
    (creature.dead ? refuseDead(creature, "cannot rest") : undefined) ??
    (request.restType === "long" ? refuseInLongRest(request.hitDice) : undefined) ??
    refuseRest(state, creature, request);
  if (refused !== undefined) return err(refused);
  const { passed, end, seconds } = restTime(state, creature, request);
  const lapse: readonly Step[] = [() => ok(passed), (now) => timed(now, { id, seconds }, using)];
  const brings =
    request.restType === "short" ? short(creature, request, using) : long(id, end, using);
  return inOrder(state, { id, steps: request.interrupted ? lapse : [...lapse, ...brings] }, using);
}

/** Hit dice are spent in its hour; what lasts until its end ends then. */
const short = (before: Creature, { hitDice }: RestRequest, using: Using): readonly Step[] => [
  (state) => spendHitDice(creatureIn(state, before.id), hitDice, using),
  (state) => ok(ended(creatureIn(state, before.id), "short", using.compendium)),
  (state) => ok(attuned(creatureIn(state, before.id))),
  (state) => {
    const creature = creatureIn(state, before.id);
    const kept = diceKept(hitDice, before, creature);
    return ok([rested(creature, { rest: "short", kept }, using)]);
  },
];

/** What weighs on the hit point maximum ends before the hit points come back. */
const long = (id: string, restedAt: number, using: Using): readonly Step[] => [
  (state) => ok(ended(creatureIn(state, id), "long", using.compendium)),
  (state) => ok(lessExhausted(creatureIn(state, id), using.compendium)),
  (state) => ok(attuned(creatureIn(state, id))),
  (state) => ok(recharge(creatureIn(state, id), using)),
  (state) => ok([rested(creatureIn(state, id), { rest: "long", restedAt }, using)]),
];

function rested(
  creature: Creature,
  { rest, restedAt, kept = 0 }: Rested,
  { compendium }: Using,
): Event {
  const { spent, recovered } = recover(creature, rest, compendium);
  const { current, temporary } = creature.hp;
  const full = rest === "long" ? maximumOf(creature, compendium) : current;
  return {
    type: "rested",
    rule: rest === "long" ? "Resting, Long Rest" : "Resting, Short Rest",
    id: creature.id,
    rest,
    hp: Math.max(current, full),
    temporary: rest === "long" ? 0 : temporary,
    spent,
    recovered,
    ...(restedAt !== undefined && { restedAt }),
    ...(kept > 0 && { hitDiceKept: kept }),
  };
}

interface Rested {
  readonly rest: "short" | "long";
  readonly restedAt?: number;
  /** Hit dice that were to be spent, and were not needed. */
  readonly kept?: number;
}

/**
 * Each step sees what the ones before have led to: hit points are within a maximum that has fallen.
 * The first refusal stops all, and who dies of a step has no part in the next.
 */
function inOrder(
  state: GameState,
  { id, steps }: { readonly id: string; readonly steps: readonly Step[] },
  using: Using,
): Result<readonly Event[], RuleViolation> {
  const events: Event[] = [];
  let now = state;
  for (const step of steps) {
    if (creatureIn(now, id).dead) break;
    const done = step(now);
    if (!done.ok) return done;
    events.push(...done.value);
    now = settle(now, done.value, using).state;
  }
  return ok(events);
}
