import type { Draft } from "../../draft.js";
import type { StepsFrame } from "../../game/steps-frame.js";

/** How far a step has come. */
type Progress = Pick<StepsFrame, "saving" | "outcomes" | "damage" | "settled" | "shares">;

/** The step, so far; what is not said stays as it is. Fields by name: a spread costs several times as much on Node 20. */
export function goesOn(frame: StepsFrame, progress: Progress): StepsFrame {
  const next = sameStep(frame);
  const saving = progress.saving ?? frame.saving;
  const outcomes = progress.outcomes ?? frame.outcomes;
  const damage = progress.damage ?? frame.damage;
  const shares = progress.shares ?? frame.shares;
  const settled = progress.settled ?? frame.settled;
  if (saving !== undefined) next.saving = saving;
  if (outcomes !== undefined) next.outcomes = outcomes;
  if (damage !== undefined) next.damage = damage;
  if (shares !== undefined) next.shares = shares;
  if (settled !== undefined) next.settled = settled;
  return next;
}

/** What of it stays as it was begun. */
function sameStep(frame: StepsFrame): Draft<StepsFrame> {
  const { id, at, by, targets, others, option, craft, cover, silent, moment, before, to } = frame;
  const next: Draft<StepsFrame> = { kind: "steps", id, at, by, targets };
  if (others !== undefined) next.others = others;
  if (option !== undefined) next.option = option;
  if (craft !== undefined) next.craft = craft;
  if (cover !== undefined) next.cover = cover;
  if (silent) next.silent = silent;
  if (moment !== undefined) next.moment = moment;
  if (before !== undefined) next.before = before;
  if (to !== undefined) next.to = to;
  if (frame.within !== undefined) next.within = frame.within;
  return next;
}
