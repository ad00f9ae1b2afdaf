import type { Creature } from "../../../creature/creature.js";
import { holds } from "../../../effects/predicate.js";
import { deeds } from "../../../encounter/deeds.js";
import type { UseAction } from "../../../game/action.js";
import { combatantOf, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { factsOf } from "../../../gather/gather.js";
import { noFight } from "../../combat/no-fight.js";
import { factsNow } from "../facts-now.js";
import { laysOnThing, thingFor } from "./thing-for.js";
import type { Usable } from "./usable.js";

/** Why there is nothing to go on with, or to end: of what was used nothing is held, by its user or by whom it names. */
export function refuseAgain(
  state: GameState,
  { creature, usable, action: { moment, targets = [] } }: Asked,
): RuleViolation | undefined {
  const { home, name, use } = usable;
  if (moment !== "sustain" || (home.of !== "feature" && home.of !== "item")) return undefined;
  const source = use === undefined || home.of === "item" ? name : use;
  const isHeld = [creature.id, ...targets].some((id) => {
    const { conditions = [], effects = [] } = state.creatures[id] ?? {};
    return [...conditions, ...effects].some(
      (held) => held.source === source && (held.from ?? id) === creature.id,
    );
  });
  return isHeld
    ? undefined
    : {
        code: "NOTHING_RUNS",
        message: `Nothing of ${creature.name}'s ${name} is going on.`,
        hint: "Use it first, and name whom it is on.",
      };
}

interface Asked {
  readonly creature: Creature;
  readonly usable: Usable;
  readonly action: UseAction;
}

/** Why something is not to be used now: it needs a rage, or an attack before it; of what comes with a hit the attack judges that. */
export function refuseNow(
  state: GameState,
  { creature, usable, action: { moment, attack } }: Asked,
  using: Pick<Using, "compendium">,
): RuleViolation | undefined {
  const { name, if: when, comesWithHit } = usable;
  if (comesWithHit || (moment !== undefined && moment !== "use")) return undefined;
  const facts = factsOf(creature, using.compendium);
  const known = () => Object.assign({}, facts, factsNow(state, creature.id, using));
  if (when !== undefined && holds(when, known()) !== true)
    return {
      code: "NOT_NOW",
      message: `${creature.name} cannot use ${usable.use ?? name} now: what it needs is not so.`,
      hint:
        "during" in when ? `It goes with ${when.during}.` : "See what its description asks for.",
    };
  if (usable.item === undefined && usable.steps.some(laysOnThing))
    if (thingFor(creature, { usable, attack }, using.compendium) === undefined)
      return noWeapon(creature, name);
  return refuseOrder(state, creature, usable);
}

/** What comes after an attack of the action, or with the first one of a turn. */
function refuseOrder(
  state: GameState,
  creature: Creature,
  { name, after, before }: Usable,
): RuleViolation | undefined {
  const turn = combatantOf(state, creature.id)?.turn;
  if (turn === undefined) return before && noFight;
  if (after !== undefined && turn.action !== deeds.attack) return tooEarly(creature, name);
  return before !== undefined && turn.strikes.length > 0 ? tooLate(creature, name) : undefined;
}

const tooEarly = (creature: Creature, name: string): RuleViolation => ({
  code: "NO_BONUS_ATTACK",
  message: `${creature.name} uses ${name} only after it has attacked with its action.`,
  hint: "Attack with the action of this turn first.",
});

const tooLate = (creature: Creature, name: string): RuleViolation => ({
  code: "TOO_LATE",
  message: `${creature.name} decides on ${name} as it makes its first attack of the turn, and has made it.`,
  hint: "Decide on it before the first attack of the next turn.",
});

const noWeapon = (creature: Creature, name: string): RuleViolation => ({
  code: "NO_WEAPON",
  message: `${creature.name} has no such weapon in hand for ${name}.`,
  hint: "Take the weapon in hand first, and name it where there are several.",
});
