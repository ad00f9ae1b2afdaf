import type { Creature } from "../../../creature/creature.js";
import { withOnce } from "../../../encounter/combatant.js";
import type { Event } from "../../../game/event.js";
import type { Frame } from "../../../game/frame.js";
import type { Next } from "../../../game/next.js";
import { combatantOf, fightIn, type GameState } from "../../../game/state.js";
import type { StepRef } from "../../../game/step-ref.js";
import type { Dealt, StepNumbers, StepsFrame } from "../../../game/steps-frame.js";
import type { Using } from "../../../game/using.js";
import type { Rider } from "../../../sheet/attacks/facts.js";
import type { AttackMade } from "../../../sheet/attacks/use.js";
import { goesOn } from "../../steps/goes-on.js";
import { numbersFor } from "../../steps/numbers.js";
import { usablesOf } from "../../steps/use/usable.js";
import { turnSpent } from "../economy.js";
import { madeOf, type Struck } from "./damage.js";
import { framesOfUses } from "./hit-uses.js";

/** What else a hit does: the steps that come with it, each for the one that was hit; and what it may not do again this turn. */
export function ridersOf(state: GameState, struck: Struck, using: Using): Next {
  const { frame, two } = struck;
  const { dealt = [], felled, target, order, onHit } = frame;
  const { option } = order.use;
  const made = madeOf(state, struck, using);
  const fresh = made.riders.filter((rider) => !isSpent(state, frame.id, rider));
  const riders = fresh.map(
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
  const run: readonly Frame[] =
    onHit === undefined ? [...riders, ...used] : [...riders, ...used, goingOn(onHit, dealt)];
  return { events: spending(state, frame.id, fresh), run };
}

/** What is good once a turn and no damage that is counted already (a Sword of Wounding's wound). */
const isOnce = ({ once, dealt }: Rider): boolean => once !== undefined && dealt !== true;

const isSpent = (state: GameState, id: string, rider: Rider): boolean =>
  isOnce(rider) &&
  combatantOf(state, id)?.turn.once[rider.step.id] === (state.encounter?.turn.seq ?? 0);

/** Those are remembered for the turn. */
function spending(state: GameState, id: string, riders: readonly Rider[]): readonly Event[] {
  const combatant = combatantOf(state, id);
  const used = riders.filter(isOnce).map(({ step }) => step.id);
  if (combatant === undefined || used.length === 0) return [];
  const seq = fightIn(state).turn.seq;
  const turn = used.reduce((so, what) => withOnce(so, what, seq), combatant.turn);
  return [turnSpent({ id }, used.join(", "), turn)];
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
