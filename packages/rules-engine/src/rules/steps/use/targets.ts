import type { Step, Targets } from "@tabletop-mcp/srd-data";
import { creatureIn } from "../../../game/state.js";
import type { StepsFrame } from "../../../game/steps-frame.js";
import type { RuleViolation } from "../../../game/violation.js";
import { areFoes } from "../../combat/foes.js";
import { fitsInto, takingIn } from "../../swallow/facts.js";
import { whyNot } from "../affected.js";
import type { StepTurn } from "../settling.js";
import { around, feetBetween, isInSight, isReachable } from "../space.js";

/** Says no to whom a step cannot be aimed at; those of an area are only left out. */
export function refuseTargets(turn: StepTurn): RuleViolation | undefined {
  const { step, frame, state } = turn;
  const { targets } = step;
  if (targets?.what === "self") return refuseSelf(turn, targets);
  if (targets === undefined || step.area !== undefined || !isForCreatures(targets))
    return undefined;
  const most = mostOf(turn, targets);
  const { source } = frame.by;
  const ids = frame.targets;
  if (ids.length === 0 && targets.count !== undefined)
    return {
      code: "NO_TARGETS",
      message: `Nobody is named whom ${source} is to affect.`,
      hint: `Name ${most === 1 ? "one target" : `up to ${most} targets`}.`,
    };
  if (ids.length > most)
    return {
      code: "TOO_MANY_TARGETS",
      message: `${source} affects ${most} at most, and ${ids.length} are named.`,
      hint: "Name fewer.",
    };
  if (targets.repeat !== true && new Set(ids).size < ids.length)
    return { code: "TWICE", message: "A target is named twice.", hint: "Name each once." };
  for (const id of ids) {
    const why = reasonAgainst(id, targets, turn);
    if (why !== undefined)
      return {
        code: "INVALID_TARGET",
        message: `${source} cannot be used on ${creatureIn(state, id).name}: ${why}.`,
        hint: "Name another target.",
      };
  }
  return undefined;
}

/** What is for oneself may ask for a condition: a stake is driven into an incapacitated vampire. */
function refuseSelf(turn: StepTurn, targets: Targets): RuleViolation | undefined {
  const { frame, state } = turn;
  const why = targets.has === undefined ? undefined : whyNot(frame.id, targets, turn);
  return why === undefined
    ? undefined
    : {
        code: "NOT_NOW",
        message: `${frame.by.source} does nothing to ${creatureIn(state, frame.id).name} now: ${why}.`,
      };
}

/** Whether something is aimed at creatures, living or dead. */
export const isForCreatures = ({ what }: Targets): boolean =>
  what === "creature" || what === "creature-or-object" || what === "corpse";

/** How many at this slot, this level; no end where nothing is said. */
export function mostOf(
  { frame: { by } }: { readonly frame: Pick<StepsFrame, "by"> },
  { count, perSlot = 0, atLevel }: Targets,
): number {
  if (count === undefined) return Number.POSITIVE_INFINITY;
  const { level = 1, spellLevel = 0, castLevel = spellLevel } = by;
  const from = Math.max(
    ...Object.keys(atLevel ?? {})
      .map(Number)
      .filter((one) => one <= level),
  );
  return (atLevel?.[from] ?? count) + perSlot * (castLevel - spellLevel);
}

function reasonAgainst(id: string, targets: Targets, turn: StepTurn): string | undefined {
  const { state, frame, using } = turn;
  const other = creatureIn(state, id);
  if (targets.what !== "corpse" && other.dead) return "it is dead";
  if (targets.what === "corpse" && !other.dead) return "it is alive";
  const pair = [frame.id, id] as const;
  const feet = feetBetween(state, pair, using);
  const { visible, range = farthest(turn) } = targets;
  if (range !== undefined && feet !== undefined && feet > range)
    return `it is ${feet} feet away, and ${range} is the range`;
  if (id !== frame.id && !isReachable(state, pair, using)) return "it has full cover";
  if (visible && id !== frame.id && !isInSight(state, pair, using)) return "it is not seen";
  const isEntering = takingIn([turn.step]) !== undefined;
  if (isEntering && !fitsInto(state, { id, into: frame.id }, using))
    return "there is no room inside";
  return whyNot(id, targets, turn);
}

/**
 * Those whom a step is for that names nobody: everybody within its range, and of those that its user
 * chooses the foes (Wing Attack; Frightful Presence). Nothing where no map tells, or it is for so many.
 */
export function everybodyNear(turn: StepTurn): readonly string[] | undefined {
  const { step, frame, state, using } = turn;
  const { targets, area, save, damage, approaches } = step;
  if (state.battlefield === undefined || area !== undefined) return undefined;
  if (approaches !== undefined) return undefined;
  if (targets?.what !== "creature" || targets.count !== undefined) return undefined;
  if (targets.range === undefined || (save === undefined && damage === undefined)) return undefined;
  const near = around(state, { id: frame.id, feet: targets.range, what: "creature" }, using);
  return near.filter(
    (id) =>
      (targets.chosen !== true || areFoes(state, frame.id, id)) &&
      reasonAgainst(id, targets, turn) === undefined,
  );
}

/** How far its attack goes, where that is shot or thrown. */
const farthest = ({ step: { attack } }: StepTurn): number | undefined =>
  attack?.range?.long ?? attack?.range?.normal;

/** Cases of which one has to be chosen. */
export const optionsOf = (steps: readonly Step[]): readonly string[] => [
  ...new Set(steps.flatMap(({ option }) => option ?? [])),
];
