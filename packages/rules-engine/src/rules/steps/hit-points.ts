import type { DamageType, Healing, Step } from "@tabletop-mcp/srd-data";
import type { DurationAsked } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import type { Frame } from "../../game/frame.js";
import { happens, type Next, nothing, steps } from "../../game/next.js";
import { secondsNow } from "../../game/state.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { typeOf } from "../../sheet/size.js";
import { died } from "../life/died.js";
import { keptFromDeath, wardOf } from "../life/last-stand.js";
import { dealtTo } from "./damage.js";
import { secondsOf } from "./durations.js";
import { diceOf, rolled } from "./rolls.js";
import { act, actQuietly, type Settling } from "./settling.js";
import { bySpell, healerAlso } from "./spell-healing.js";

/** Hit points regained, or temporary ones gained; or a share of the damage that was dealt. */
export const heal = (turn: Settling): Next =>
  turn.creature.dead
    ? revive(turn)
    : steps(...(turn.step.healing ?? []).flatMap((healing) => healOne(healing, turn)));

/** The dead regain hit points by what is for them alone, and live (Revivify). */
function revive({ step, outcome, creature, using }: Settling): Next {
  const [healing] = step.healing ?? [];
  if (healing === undefined) return nothing;
  const most = maximumOf(creature, using.compendium);
  const hp = healing.roll === "all" ? most : Math.min(most, rolled(healing.roll, using).rolled);
  return happens({ type: "revived", id: outcome.id, rule: "Hit Points", hp });
}

function healOne(healing: Healing, turn: Settling): readonly Frame[] {
  const { outcome, creature, frame, using } = turn;
  const { temporary, except, shareOfDamage, ofType } = healing;
  if (except?.includes(typeOf(creature.make, using.compendium))) return [];
  const share =
    healing.roll === "all" ? maximumOf(creature, using.compendium) : frame.shares?.[outcome.id];
  if (share === 0) return [];
  const points =
    share !== undefined
      ? { amount: share }
      : shareOfDamage === undefined
        ? bySpell(turn, diceOf(healing, turn), temporary)
        : { amount: Math.floor(dealtTo(turn, ofType) * shareOfDamage) };
  return [
    act({
      type: "heal",
      id: outcome.id,
      source: frame.by.source,
      ...points,
      ...(temporary && { temporary }),
    }),
    ...(temporary ? [] : healerAlso(turn)),
  ];
}

/** Hit points lost that no resistance lessens. */
export const lose = ({ step, outcome, frame }: Settling): Next =>
  step.loses === undefined
    ? nothing
    : steps(
        actQuietly({
          type: "damage",
          id: outcome.id,
          source: frame.by.source,
          parts: [{ dice: step.loses }],
        }),
      );

/** The maximum falls, until a long rest or until somebody mends it: a creature whose maximum comes to 0 dies. */
export function lowerMaximum(turn: Settling): Next {
  const { step, outcome, frame, using } = turn;
  const { lowersMaximum } = step;
  if (lowersMaximum === undefined) return nothing;
  const by =
    typeof lowersMaximum === "object" && "roll" in lowersMaximum
      ? rolled(lowersMaximum.roll, using).rolled
      : dealtTo(turn, typeIn(lowersMaximum));
  if (by === 0) return nothing;
  return steps(
    act({
      type: "gain_effect",
      id: outcome.id,
      name: `${frame.by.source} (maximum)`,
      kind: "curse",
      source: frame.by.source,
      from: frame.id,
      stacks: true,
      effects: [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: -by }],
      lasting: untilMended(turn, lowersMaximum),
      ...(step.ails && { ails: step.ails }),
    }),
  );
}

type Lowering = NonNullable<Step["lowersMaximum"]>;

/** For hours, until somebody cures it, or until a long rest. */
function untilMended({ state }: Settling, lowers: Lowering): DurationAsked {
  const hours = typeof lowers === "object" && "hours" in lowers ? lowers.hours : undefined;
  if (hours !== undefined)
    return { kind: "time", until: secondsNow(state) + hours * secondsOf.hour };
  return { kind: "until", what: isCured(lowers) ? "removed" : "long_rest" };
}

const isCured = (lowers: Lowering): boolean => lowers !== "damage" && lowers.until === "cured";

const typeIn = (lowers: Exclude<Lowering, { readonly roll: string }>): DamageType | undefined =>
  lowers === "damage" || lowers.damage === "all" ? undefined : lowers.damage;

/** Dies outright, or drops to 0 hit points. */
export function kill({ state, step, creature, outcome, frame }: Settling): Next {
  if (creature.dead) return nothing;
  const { source } = frame.by;
  const ward = step.kills === true ? wardOf(creature) : undefined;
  if (ward !== undefined) return keptFromDeath(state, creature, { ward, hp: creature.hp.current });
  if (step.kills === true) return happens(died(outcome.id, "Hit Points", source));
  const { current, temporary } = creature.hp;
  const dropped: Event = {
    type: "damage_taken",
    id: outcome.id,
    rule: "Dropping to 0 Hit Points",
    from: { current, temporary },
    damage: [],
    dealt: current,
    absorbedByTemp: 0,
    hp: 0,
    temporary,
    beyond: 0,
    source,
  };
  return current === 0 ? nothing : happens(dropped);
}

/** Whoever is dying is out of danger. */
export const stabilize = ({ creature, outcome }: Settling): Next =>
  creature.deathSaves === undefined
    ? nothing
    : steps(actQuietly({ type: "stabilize", id: outcome.id }));
