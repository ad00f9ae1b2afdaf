export type { BuildReport, Finding, Unjudged } from "./build/judge/report.js";
export {
  type AbilityMethod,
  abilityMethods,
  type CharacterBuild,
  type ClassEntry,
} from "./build/judge/types.js";
export { validateBuild } from "./build/judge/validate.js";
export { type Cast, concentrationOf } from "./creature/cast.js";
export * from "./creature/creature.js";
export {
  type ConditionHeld,
  type EffectHeld,
  type Held,
  type HeldRef,
  type Lasting,
  type SaveToEnd,
  unknownSource,
} from "./creature/held.js";
export type { AutomaticFailure, D20, Modifier } from "./dice/d20.js";
export type {
  Action,
  ActionOf,
  ActionType,
  DamagePart,
  DurationAsked,
  Points,
} from "./game/action.js";
export { concerns } from "./game/concerns.js";
export {
  type DamageDealt,
  type Event,
  type EventOf,
  type EventType,
  subjectOf,
} from "./game/event.js";
export type { Frame } from "./game/frame.js";
export { happens, type Next, nothing, steps } from "./game/next.js";
export { passesTime } from "./game/passes-time.js";
export type { Asking, Moment, Pending, Reaction, Taken, Waiting, Window } from "./game/reaction.js";
export type * from "./game/request.js";
export { type GameState, secondsPerRound } from "./game/state.js";
export { type StepHome, type StepRef, stepAt } from "./game/step-ref.js";
export type { Using } from "./game/using.js";
export type { RuleViolation } from "./game/violation.js";
export type { Scene, Sides } from "./gather/circumstances.js";
export {
  type Battlefield,
  type Ground,
  type Hazard,
  longestSide,
  type Prop,
  plainField,
} from "./grid/battlefield.js";
export { type Body, footprintOf, widthOf } from "./grid/body.js";
export { feetPerSquare, type Position } from "./grid/point.js";
export { groundAt } from "./grid/terrain.js";
export { apply } from "./resolve/apply.js";
export { resolve } from "./resolve/resolve.js";
export { type CheckResult, check } from "./rules/check/check.js";
export { contest } from "./rules/check/contest.js";
export { type Now, secondsLeft } from "./rules/held/left.js";
export type * from "./sheet/attacks/facts.js";
export {
  type AttackMade,
  attackUses,
  type DamageRoll,
  damageRolls,
  usualUse,
} from "./sheet/attacks/use.js";
export { type AttackAsked, attackFactsOf, attackOn } from "./sheet/attacks.js";
export type * from "./sheet/sheet.js";
export { sheetOf } from "./sheet/sheet-of.js";
export { type Compendium, srdCompendium, type Table, table } from "./tables/compendium.js";
