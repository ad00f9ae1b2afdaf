import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import { highestOf, type RolledPoints, rollPoints } from "../../dice/points.js";
import type { ActionOf, Points } from "../../game/action.js";
import type { Event, EventOf } from "../../game/event.js";
import { type Decision, happens, type Next, nothing } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { effectsOn } from "../../gather/gather.js";
import { prohibitionAt } from "../../gather/prohibition.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { foldName } from "../../tables/compendium.js";
import { isUnderWater } from "../combat/under-water.js";
import { refuseDead } from "./dead.js";

type Healing = ActionOf<"heal">;

/** Hit points regained ("Healing"), or temporary ones gained ("Temporary Hit Points"). */
export function healingRule(state: GameState, action: Healing, using: Using): Decision {
  const creature = creatureIn(state, action.id);
  if (creature.dead) return err(refuseDead(creature, "cannot be healed"));
  const what = action.temporary ? "gain-temporary-hit-points" : "heal";
  const known = { inside: isUnderWater(state, creature, using) ? (["water"] as const) : [] };
  const forbidding = prohibitionAt(creature, { what, known }, using.compendium);
  if (forbidding !== undefined) return err(cannotHeal(creature, forbidding, action.temporary));
  const points = rollPoints(mostOf(creature, action, using), using.rng);
  if (!points.ok) return points;
  return ok(
    happens(
      action.temporary
        ? cushioned(creature, action, points.value)
        : healed(
            creature,
            { source: action.source, most: maximumOf(creature, using.compendium) },
            points.value,
          ),
    ),
  );
}

/** All that the dice could show, where something on its bearer gives it that (Beacon of Hope). */
function mostOf(creature: Creature, action: Healing, { compendium }: Using): Points {
  if (action.temporary || !("dice" in action)) return action;
  const isMost = effectsOn(creature, compendium).some(
    ({ effect }) => effect.kind === "highest-healing",
  );
  return isMost ? highestOf(action.dice) : action;
}

const cannotHeal = (
  { name }: Creature,
  source: string,
  temporary: boolean | undefined,
): RuleViolation => ({
  code: "CANNOT_HEAL",
  message: `${name} cannot ${temporary ? "gain temporary" : "regain"} hit points: ${source}.`,
  hint: `End ${source} first.`,
});

/** Never above the maximum. */
function healed(
  { id, hp }: Creature,
  { source, most }: { readonly source: string | undefined; readonly most: number },
  { dice, rolls, rolled }: RolledPoints,
): Event {
  const now = Math.max(hp.current, Math.min(most, hp.current + rolled));
  return {
    type: "healed",
    id,
    rule: "Healing",
    amount: now - hp.current,
    dice,
    rolls,
    hp: now,
    ...(source !== undefined && { source }),
  };
}

/** Temporary hit points of a spell or a potion that is over are lost ("Heroism"). */
export function loseTemporary(state: GameState, { id, ...lost }: EventOf<"effect_lost">): Next {
  const { effects, hp, temporaryFrom } = creatureIn(state, id);
  if (hp.temporary === 0 || temporaryFrom === undefined) return nothing;
  const isIts = ({ name, source = "" }: Pick<typeof lost, "name" | "source">): boolean =>
    [name, source].some((one) => foldName(one) === foldName(temporaryFrom));
  if (!isIts(lost) || effects.some(isIts)) return nothing;
  const rule = "Temporary Hit Points";
  return happens({
    type: "temporary_hp",
    id,
    rule,
    from: hp.temporary,
    to: 0,
    dice: "0",
    rolls: [],
    source: temporaryFrom,
  });
}

/** Temporary hit points do not add up: the higher stay. */
const cushioned = (
  { id, hp: { temporary } }: Creature,
  { source }: Healing,
  { dice, rolls, rolled }: RolledPoints,
): Event => ({
  type: "temporary_hp",
  id,
  rule: "Temporary Hit Points",
  from: temporary,
  to: Math.max(temporary, rolled),
  dice,
  rolls,
  ...(source !== undefined && { source }),
});
