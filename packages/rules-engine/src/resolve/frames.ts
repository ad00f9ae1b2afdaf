import type { Frame, FrameOf } from "../game/frame.js";
import type { Decision } from "../game/next.js";
import type { Asking } from "../game/reaction.js";
import type { GameState } from "../game/state.js";
import type { Using } from "../game/using.js";
import { updateStep } from "../rules/character/update.js";
import { isRolled, saveStep } from "../rules/check/save.js";
import { attackStep, momentOfAttack } from "../rules/combat/attack/step.js";
import { lairStep } from "../rules/combat/lair-action.js";
import { isMountFalling, unseatStep } from "../rules/combat/mounts/unseat.js";
import { fallStep } from "../rules/combat/move/fall.js";
import { hazardStep } from "../rules/combat/move/hazards.js";
import { isLeaving, moveStep } from "../rules/combat/move/step.js";
import { turnStep } from "../rules/combat/turn.js";
import { downStep } from "../rules/life/down.js";
import { isFalling, zeroStep } from "../rules/life/zero.js";
import { castStep, isBeingCast } from "../rules/magic/cast-step.js";
import { restStep } from "../rules/rest/rest.js";
import { dueStep } from "../rules/steps/in-time.js";
import { stepsStep } from "../rules/steps/run.js";
import { zonesStep } from "../rules/zones/reconcile.js";
import { actStep } from "./act.js";

type Kind = Frame["kind"];

type Steps = {
  readonly [Of in Kind]: (state: GameState, frame: FrameOf<Of>, using: Using) => Decision;
};

/** Takes a step: what happens, and the steps in its place. */
export const take = (state: GameState, frame: Frame, using: Using): Decision =>
  stepFor(frame, frame.kind)(state, using);

const stepFor =
  <Of extends Kind>(frame: FrameOf<Of>, kind: Of) =>
  (state: GameState, using: Using): Decision =>
    taken[kind](state, frame, using);

const taken: Steps = {
  act: actStep,
  save: saveStep,
  zero: zeroStep,
  down: downStep,
  rest: restStep,
  update: updateStep,
  turn: turnStep,
  attack: attackStep,
  steps: stepsStep,
  move: moveStep,
  fall: fallStep,
  hazard: hazardStep,
  lair: lairStep,
  unseat: unseatStep,
  due: dueStep,
  zones: zonesStep,
  cast: castStep,
};

/** The moment that a step is, for who could react to it; most are none, and one that is over is none any more. */
export const momentOf = (state: GameState, frame: Frame): Asking["moment"] | undefined =>
  momentFor(frame, frame.kind)(state);

const momentFor =
  <Of extends Kind>(frame: FrameOf<Of>, kind: Of) =>
  (state: GameState): Asking["moment"] | undefined =>
    momentsOf[kind]?.(state, frame);

type Moments = {
  readonly [Of in Kind]?: (state: GameState, frame: FrameOf<Of>) => Asking["moment"] | undefined;
};

const momentsOf: Moments = {
  attack: momentOfAttack,
  move: (state, frame) => (isLeaving(state, frame) ? "leaves-reach" : undefined),
  cast: (state, frame) => (isBeingCast(state, frame) ? "cast-begun" : undefined),
  unseat: (state, frame) => (isMountFalling(state, frame) ? "mount-falls" : undefined),
  fall: (_state, { landed }) => (landed ? undefined : "falls"),
  save: (state, frame) => (isRolled(state, frame) ? "save-rolled" : undefined),
  zero: (state, frame) => (isFalling(state, frame) ? "at-zero" : undefined),
};
