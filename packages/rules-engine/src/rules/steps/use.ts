import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Step } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import type { UseAction } from "../../game/action.js";
import type { Decision } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { prohibition } from "../../gather/prohibition.js";
import { type Origin, type Position, positionAt } from "../../grid/point.js";
import { ableAgain } from "../combat/able.js";
import { actionSurge, actionSurgeRule } from "../combat/action-surge.js";
import { useWildShape, wildShape } from "../forms/wild-shape.js";
import { refuseDead } from "../life/dead.js";
import { goesWithSpell, overchannel } from "../magic/overchannel.js";
import { regainOf } from "../magic/regain-slots.js";
import { kindledBy } from "../zones/alight.js";
import { againstLayers } from "./against-layers.js";
import { chosenOf } from "./chosen.js";
import { numbersFor } from "./numbers.js";
import { affectedBy } from "./space.js";
import { areasOfUse } from "./use/areas.js";
import { findUsable } from "./use/find.js";
import { refuseAgain, refuseNow } from "./use/now.js";
import { refusePlace } from "./use/place.js";
import { pointing } from "./use/pointing.js";
import { spend, type Use } from "./use/spend.js";
import { everybodyNear, optionsOf, refuseTargets } from "./use/targets.js";
import type { Usable } from "./use/usable.js";
import { trapOf, zoneOfUse } from "./use/zone.js";

/** A creature uses something that it has: its limit is spent, and its steps happen. */
export function useRule(state: GameState, action: UseAction, using: Using): Decision {
  const creature = creatureIn(state, action.id);
  const found = findUsable(creature, action.what, using.compendium);
  if (!found.ok) return found;
  const usable = found.value;
  const own = ownRule(state, { creature, usable, action, using });
  if (own !== undefined) return own;
  const refused = refuseUser(creature, { usable, action }, using);
  if (refused !== undefined) return err(refused);
  const early =
    refuseAgain(state, { creature, usable, action }) ??
    refuseNow(state, { creature, usable, action }, using);
  if (early !== undefined) return err(early);
  const option = optionOf(usable, action, using);
  if (!option.ok) return option;
  const frames = framesOf({ state, usable, action, using }, option.value);
  const isTrap = trapOf(state, { usable, action }, using) !== undefined;
  if (frames.length === 0 && !isTrap) return err(nothingToDo(usable));
  const unfit = refuseAims({ state, usable, using }, frames);
  if (unfit !== undefined) return err(unfit);
  const spent = spend({ state, creature, usable, action, using });
  if (!spent.ok) return spent;
  const zone = zoneOfUse(state, { usable, action, frames }, using);
  const areas = () => areasOfUse(state, { usable, action, frames }, using);
  const struck = againstLayers(state, { frames, areas }, using);
  return ok({
    events: [...spent.value, ...kindledBy(state, areas, using), ...struck.events],
    run: [...struck.frames, ...zone],
  });
}

/** Features that do what no step says: another action, another form, slots that come back. */
function ownRule(state: GameState, use: Omit<Use, "state">): Decision | undefined {
  const { usable, action, using } = use;
  if (usable.home.of !== "feature") return undefined;
  if (usable.home.id === actionSurge) return actionSurgeRule(state, action, using);
  if (usable.home.id === wildShape) return useWildShape(state, action, using);
  if (usable.home.id === overchannel) return err(goesWithSpell(usable));
  return regainOf(usable.home.id)?.(state, use);
}

interface Asked {
  readonly state: GameState;
  readonly usable: Usable;
  readonly action: UseAction;
  readonly using: Using;
}

/** Why a step is not for those, or not there, where it is to go. */
function refuseAims(
  { state, usable, using }: Omit<Asked, "action">,
  frames: readonly StepsFrame[],
): RuleViolation | undefined {
  const stepOf = ({ at }: StepsFrame): Step | undefined => usable.steps[Number(at.path[0])];
  // What is poured or thrown lies there for who comes.
  const isThing = usable.item !== undefined;
  if (!isThing && frames.every((frame) => strikesNobody(frame, stepOf(frame))))
    return nobodyThere(usable);
  for (const frame of frames) {
    const step = stepOf(frame);
    const turn = step && { state, frame, step, using };
    const refusal = turn && (refuseTargets(turn) ?? refusePlace(turn));
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** What strikes those in an area has nobody there: it would be spent for nothing. */
const strikesNobody = ({ targets }: StepsFrame, step: Step | undefined): boolean =>
  targets.length === 0 &&
  step !== undefined &&
  isForWhoeverIsThere(step) &&
  (step.save !== undefined || step.damage !== undefined) &&
  step.when === undefined;

/** Nobody is counted: it is for all in an area, or in a range. */
const isForWhoeverIsThere = ({ area, targets }: Step): boolean =>
  area === undefined
    ? targets?.range !== undefined && targets.count === undefined
    : area.shape !== "wall";

const nobodyThere = ({ name }: Usable): RuleViolation => ({
  code: "NOBODY_THERE",
  message: `Nobody whom ${name} can strike is in its area: nothing was spent.`,
  hint: "Aim it elsewhere (a place, a direction, or whom it is meant for), or come nearer.",
});

/** The incapacitated use nothing; what a death brings about is the exception. */
function refuseUser(
  creature: Creature,
  { usable, action }: Pick<Asked, "usable" | "action">,
  { compendium }: Using,
): RuleViolation | undefined {
  if (action.moment !== undefined && action.moment !== "use") return undefined;
  if (creature.dead) return refuseDead(creature, "uses nothing");
  const isReaction = usable.home.of === "reaction";
  const because = prohibition(creature, isReaction ? "react" : "act", compendium);
  return because === undefined
    ? undefined
    : {
        code: "CANNOT_ACT",
        message: `${creature.name} cannot use ${usable.name}: ${because}.`,
        hint: ableAgain(creature, because, compendium),
      };
}

/** Of several cases the one that is named; a die chooses where that is asked for. */
function optionOf(
  { name, steps }: Usable,
  { option }: UseAction,
  { rng }: Using,
): Result<string | undefined, RuleViolation> {
  const options = optionsOf(steps);
  if (options.length === 0) return ok(option);
  if (option === "random") return ok(options[rng.die(options.length) - 1]);
  return option !== undefined && options.includes(option)
    ? ok(option)
    : err({
        code: "OPTION_NEEDED",
        message: `${name} does one of several things.`,
        hint: 'Name one of them as `option`, or "random".',
        legal: options,
      });
}

/** The steps that happen at this moment, each for those who are named, or whom the map finds in its area. */
function framesOf(
  { state, usable, action, using }: Asked,
  option: string | undefined,
): readonly StepsFrame[] {
  const { id, targets = [], others, moment, origin } = action;
  const by = numbersFor(creatureIn(state, id), { usable, action }, using.compendium);
  return chosenOf(usable.steps, option, moment).map((place) => {
    const { area, approaches, targets: whom } = usable.steps[place] ?? {};
    const isPlace = area === undefined || approaches !== undefined;
    const to = origin !== undefined && isPlace ? squareOf(origin) : undefined;
    const inside =
      area &&
      affectedBy(
        state,
        { id, area, what: whom?.what, ...pointing(state, { action, area }, using) },
        using,
      );
    const frame: StepsFrame = {
      kind: "steps",
      id,
      at: { ...usable.home, path: [place] },
      by,
      targets: inside ?? targets,
      ...(to && { to }),
      ...(others !== undefined && { others }),
      ...(option !== undefined && { option }),
      ...(moment !== undefined && { moment }),
    };
    return withThoseNear(frame, { state, usable, using });
  });
}

/** Where nobody is named, those for whom it is by itself. */
function withThoseNear(
  frame: StepsFrame,
  { state, usable, using }: Omit<Asked, "action">,
): StepsFrame {
  const step = usable.steps[Number(frame.at.path[0])];
  if (step === undefined || frame.targets.length > 0) return frame;
  const near = everybodyNear({ state, frame, step, using });
  return near === undefined ? frame : { ...frame, targets: near };
}

const squareOf = ({ x, y, z = 0 }: Origin): Position => positionAt(Math.floor(x), Math.floor(y), z);

const nothingToDo = ({ name, steps }: Usable): RuleViolation => ({
  code: "NOTHING_TO_DO",
  message:
    steps.length === 0
      ? `${name} is made of other actions.`
      : `${name} does nothing now: it answers a moment.`,
  hint: "Take the actions that it is made of, or say at which moment it happens.",
  legal: [...new Set(steps.flatMap(({ when }) => when ?? []))],
});
