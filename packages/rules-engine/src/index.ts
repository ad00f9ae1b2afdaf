export type { BuildReport, Finding, Unjudged } from "./build/report.js";
export {
  type AbilityMethod,
  abilityMethods,
  type CharacterBuild,
  type ClassEntry,
} from "./build/types.js";
export { validateBuild } from "./build/validate.js";
export { type Compendium, srdCompendium, type Table, table } from "./compendium.js";
