import type { Creature } from "../../../creature/creature.js";
import type { Frame } from "../../../game/frame.js";
import type { GameState } from "../../../game/state.js";
import type { StepRef } from "../../../game/step-ref.js";
import type { Dealt, StepNumbers, StepsFrame } from "../../../game/steps-frame.js";
import type { Using } from "../../../game/using.js";
import type { AttackMade } from "../../../sheet/attacks/use.js";
import { goesOn } from "../../steps/goes-on.js";
import { numbersFor } from "../../steps/numbers.js";
import { usablesOf } from "../../steps/use/usable.js";
import { madeOf, type Struck } from "./damage.js";
import { framesOfUses } from "./hit-uses.js";

/** What else a hit does: the steps that come with it, each for the one that was hit. */
export function ridersOf(state: GameState, struck: Struck, using: Using): readonly Frame[] {
  const { frame, two } = struck;
  const { dealt = [], felled, target, order, onHit } = frame;
  const { option } = order.use;
  const made = madeOf(state, struck, using);
  const riders = made.riders.map(
    (rider): StepsFrame => ({
      kind: "steps",
      id: frame.id,
      at: rider.step,
      by: numbersOf(rider.step, { struck, made, self: two.self }, using),
      targets: [target],
      moment: "weapon-hit",
      ...(option !== undefined && { option }),
      ...(rider.dealt && {
        outcomes: [{ id: target, hit: true, dealt, ...(felled && { felled }) }],
      }),
    }),
  );
  const used = framesOfUses(struck, using);
  return onHit === undefined ? [...riders, ...used] : [...riders, ...used, goingOn(onHit, dealt)];
}

/** The step of a spell that asked for the attack has dealt its damage with it. */
const goingOn = (onHit: StepsFrame, dealt: readonly Dealt[]): StepsFrame =>
  onHit.at.of === "spell"
    ? goesOn(onHit, { outcomes: (onHit.outcomes ?? []).map(({ id, hit }) => ({ id, hit, dealt })) })
    : onHit;

interface Hit {
  readonly struck: Struck;
  readonly made: AttackMade;
  readonly self: Creature;
}

/** Those of the feature or the thing that they are of; else the attack's own. */
function numbersOf(at: StepRef, { struck, made, self }: Hit, { compendium }: Using): StepNumbers {
  const usable =
    at.of === "feature"
      ? usablesOf(self, compendium).find(
          ({ home }) => home.of === at.of && home.id === at.id && home.use === at.use,
        )
      : undefined;
  if (usable !== undefined) return numbersFor(self, { usable, action: {} }, compendium);
  const [{ type } = {}] = made.damage;
  const source = at.of === "trait" ? at.name : struck.frame.order.facts.name;
  return {
    source,
    ...(at.of === "item" && { magical: true }),
    ...(typeof type === "string" && { damageType: type }),
  };
}
