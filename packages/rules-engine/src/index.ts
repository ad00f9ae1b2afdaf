export type { Action, ActionOf, ActionType, Points } from "./action.js";
export { apply } from "./apply.js";
export type { BuildReport, Finding, Unjudged } from "./build/report.js";
export {
  type AbilityMethod,
  abilityMethods,
  type CharacterBuild,
  type ClassEntry,
} from "./build/types.js";
export { validateBuild } from "./build/validate.js";
export { type Compendium, srdCompendium, type Table, table } from "./compendium.js";
export * from "./creature/creature.js";
export type * from "./creature/sheet.js";
export { sheetOf } from "./creature/sheet-of.js";
export type { AutomaticFailure, D20, Modifier } from "./d20.js";
export type { DamageDealt, Event, EventOf, EventType } from "./event.js";
export type * from "./request.js";
export { resolve } from "./resolve.js";
export { type CheckResult, check } from "./rules/check.js";
export { contest } from "./rules/contest.js";
export { type GameState, secondsPerRound } from "./state.js";
export type { Using } from "./using.js";
export type { RuleViolation } from "./violation.js";
