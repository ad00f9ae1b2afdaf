import { type Alignment, type Size, type Step, sizes, type Targets } from "@tabletop-mcp/srd-data";
import { concentrationOf } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import { type Circumstances, holds } from "../../effects/predicate.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import { circumstancesOf } from "../../gather/circumstances.js";
import { numbersAt } from "../../gather/features.js";
import { factsOf } from "../../gather/gather.js";
import { prohibition } from "../../gather/prohibition.js";
import { feetPerSquare } from "../../grid/point.js";
import { blockOf } from "../../sheet/block-of.js";
import { featuresOf } from "../../sheet/features.js";
import { sizeOf, typeOf } from "../../sheet/size.js";
import { propIn } from "../combat/bodies.js";
import { isSeenBy } from "../combat/scene.js";
import { fitsInto } from "../swallow/facts.js";
import { factsNow } from "./facts-now.js";
import { whyUnfit } from "./fit.js";
import { isImmuneTo } from "./immune.js";
import { hasComeAbout, isOfOutcome } from "./outcome-moments.js";
import type { StepTurn } from "./settling.js";
import { feetBetween } from "./space.js";
import { isProofAgainst } from "./spell-proof.js";

/**
 * Ids of those whom a step affects: of those who may be, in their order, the ones that it is for.
 * "Self" is who acts; in what follows a step, a count of its own means others, chosen anew.
 */
export function affected(turn: StepTurn): readonly string[] {
  const { frame, step } = turn;
  const { targets } = step;
  if (targets?.what === "self") return [frame.id].filter((id) => isFor(id, turn));
  const isAnew = frame.before !== undefined && targets?.count !== undefined;
  const may = isAnew ? (frame.others ?? []) : frame.targets;
  return may.filter((id) => isFor(id, turn));
}

function isFor(id: string, turn: StepTurn): boolean {
  const { state, step, frame } = turn;
  const creature = state.creatures[id];
  if (creature === undefined) return false;
  if ((step.targets?.what === "corpse") !== (creature.dead === true)) return false;
  if (!isOfKind(state, id, step)) return false;
  const before = frame.before?.find((one) => one.id === id);
  if (!isMoment(turn, { creature, outcome: before })) return false;
  return (
    (before?.failedBy ?? 0) >= (step.failsBy ?? 0) &&
    isFace(step, before?.face) &&
    (step.breaksConcentration === undefined || concentrationOf(creature) !== undefined) &&
    (step.takesIn === undefined || isTaken(id, turn)) &&
    (step.targets === undefined || whyNot(id, step.targets, turn) === undefined) &&
    creature.hp.current <= (step.hitPoints?.atMost ?? Number.POSITIVE_INFINITY) &&
    isSo(creature, turn) &&
    !isImmuneTo(creature, turn) &&
    !isProof(creature, turn)
  );
}

/** Whether there is room for somebody inside, and whoever went there has come beside it. */
function isTaken(id: string, { state, frame, using }: StepTurn): boolean {
  const isBeside =
    !frame.approached || (feetBetween(state, [frame.id, id], using) ?? 0) <= feetPerSquare;
  return isBeside && fitsInto(state, { id, into: frame.id }, using);
}

const isFace = ({ faces: [from, to] = [0, 0] }: Step, face = 0): boolean =>
  from <= face && face <= (to || face);

/** What follows where it comes about with the step before does so for whom it has. */
const isMoment = (
  { frame: { moment, before }, using }: StepTurn,
  after: Parameters<typeof hasComeAbout>[1],
): boolean =>
  moment === undefined ||
  before === undefined ||
  !isOfOutcome(moment) ||
  hasComeAbout(moment, after, using.compendium);

/** Whether something keeps this very spell from a creature (Shield from Magic Missile); its own it wishes to feel. */
const isProof = (creature: Creature, { state, frame, using }: StepTurn): boolean =>
  frame.at.of === "spell" &&
  creature.id !== frame.id &&
  isProofAgainst(
    creature,
    { at: frame.at, by: frame.by, caster: state.creatures[frame.id] },
    using,
  );

/** What is for creatures does nothing to things, and what an area does to things nothing to creatures. */
function isOfKind(state: GameState, id: string, { targets, area }: Step): boolean {
  const isThing = propIn(state, id) !== undefined;
  if (targets?.what === "creature" || targets?.what === "corpse") return !isThing;
  return targets?.what !== "object" || area === undefined || isThing;
}

/** Whether the step's own predicate holds: who acts is the bearer, the one affected the other. Of a hit the attack has judged it; at a moment, what nobody knows does not speak against it. */
function isSo(other: Creature, { state, step, frame, using }: StepTurn): boolean {
  if (step.if === undefined || frame.moment === "weapon-hit") return true;
  const self = creatureIn(state, frame.id);
  const roll = circumstancesOf({ on: "damage" }, { self, other }, using.compendium);
  const unseen = unseenBy(other, { state, step, frame, using });
  const known = Object.assign({}, roll, factsNow(state, frame.id, using), unseen);
  const truth = holds(step.if, known, { from: frame.id, target: other.id });
  return truth ?? frame.moment !== undefined;
}

/** Whether the one affected has no sight of the one who acts (Fear), where a map says so. */
function unseenBy(
  other: Creature,
  { state, step, frame, using }: StepTurn,
): Pick<Circumstances, "unseen"> | undefined {
  if (step.if === undefined || !("unseen" in step.if) || state.battlefield === undefined)
    return undefined;
  const isSeen = isSeenBy(state, { self: creatureIn(state, frame.id), other }, using);
  return { unseen: isSeen ? [] : ["self"] };
}

/** Why something is not for a creature, in words; nothing where it is, as far as is known. */
export function whyNot(id: string, targets: Targets, turn: StepTurn): string | undefined {
  const { state, using } = turn;
  const { compendium } = using;
  const creature = creatureIn(state, id);
  const type = typeOf(creature.make, compendium);
  const size = sizeOf(creature.make, compendium);
  if (targets.what === "creature" && propIn(state, id) !== undefined)
    return "it is a thing, and no creature";
  if (targets.types?.includes(type) === false)
    return `it is for ${targets.types.join(", ")} only, not for a creature of type ${type}`;
  if (targets.except?.includes(type)) return `it does not affect creatures of type ${type}`;
  if (!isWeakEnough(creature, targets, turn)) return "its challenge rating is too high";
  if (!isSized(size, targets)) return `${size} is not a size that it is for`;
  if (!hasOneOf(creature, targets, turn))
    return `it is for who is ${targets.has?.join(" or ")} alone`;
  if (targets.grappling && !isGrappling(id, turn)) return "it is for who grapples alone";
  if (!isOnSide(id, targets, turn)) return `it is for ${targets.side} alone`;
  if (targets.hears && prohibition(creature, "hear", compendium) !== undefined)
    return "it does not hear";
  const unfit = whyUnfit(creature, targets, turn);
  if (unfit !== undefined) return unfit;
  return isAligned(creature, targets, turn) ? undefined : "it is not of that alignment";
}

/** A feature may be for those of its number's challenge rating alone (Destroy Undead). */
function isWeakEnough(
  { make }: Creature,
  { challengeAtMost }: Targets,
  { state, frame, using: { compendium } }: StepTurn,
): boolean {
  if (challengeAtMost === undefined) return true;
  const { feature, number } = challengeAtMost;
  const known = featuresOf(creatureIn(state, frame.id).make, compendium).find(
    ({ id }) => id === feature,
  );
  const most = known && numbersAt(known)[number];
  const challenge = blockOf(make, compendium)?.challenge;
  return typeof most === "number" && challenge !== undefined && challenge <= most;
}

function isSized(
  size: Size,
  { sizeAtLeast: least = "tiny", sizeAtMost: most = "gargantuan" }: Targets,
): boolean {
  const rank = sizes.indexOf(size);
  return sizes.indexOf(least) <= rank && rank <= sizes.indexOf(most);
}

/** Who is grappled has to be so by the one who acts. */
function hasOneOf(creature: Creature, { has }: Targets, { frame, using }: StepTurn): boolean {
  if (has === undefined) return true;
  const conditions = factsOf(creature, using.compendium).conditions ?? [];
  return has.some((wanted) =>
    wanted === "grappled"
      ? creature.conditions.some(({ condition, from }) => condition === wanted && from === frame.id)
      : conditions.includes(wanted),
  );
}

const isGrappling = (id: string, { state, frame }: StepTurn): boolean =>
  creatureIn(state, frame.id).conditions.some(
    ({ condition, from }) => condition === "grappled" && from === id,
  );

/** Outside fights nobody has a side, and everything is for everybody. */
function isOnSide(id: string, { side }: Targets, { state, frame }: StepTurn): boolean {
  const [own, other] = [combatantOf(state, frame.id), combatantOf(state, id)];
  if (side === undefined || own === undefined || other === undefined) return true;
  return (own.side === other.side) === (side === "allies");
}

function isAligned({ make }: Creature, { alignments }: Targets, { using }: StepTurn): boolean {
  const own = make.alignment ?? blockOf(make, using.compendium)?.alignment;
  return (
    alignments === undefined ||
    typeof own !== "string" ||
    alignments.some((one: Alignment) => one === own)
  );
}
