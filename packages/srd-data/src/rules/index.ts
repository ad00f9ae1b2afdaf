export { combatActionById, combatActionByName, combatActions } from "./actions.js";
export type {
  AbilityModifiers,
  AdvancementRow,
  ChallengeRow,
  HouseRule,
  ModifierRow,
  MulticlassSlots,
  PointBuy,
  PointRow,
  SlotRow,
  StandardArray,
} from "./advancement.js";
export {
  abilityModifiers,
  challengeRatings,
  characterAdvancement,
  multiclassSlots,
  pointBuy,
  standardArray,
} from "./advancement.js";
export type {
  CarryingCapacity,
  DifficultyRow,
  Encumbrance,
  Falling,
  Food,
  HighJump,
  Lifting,
  LongJump,
  PassiveCheck,
  Suffocating,
  Water,
} from "./checks.js";
export {
  carryingCapacity,
  difficultyClasses,
  encumbrance,
  falling,
  food,
  highJump,
  lifting,
  longJump,
  passiveCheck,
  suffocating,
  water,
} from "./checks.js";
export type {
  Coinage,
  CoinRate,
  HiredSpells,
  Lifestyle,
  PricedRow,
  ServiceRow,
  TradeGood,
} from "./expenses.js";
export {
  coinage,
  foodDrinkAndLodging,
  hiredSpells,
  lifestyles,
  services,
  tradeGoods,
} from "./expenses.js";
export type {
  DamageSeverityRow,
  DamageThreshold,
  MaterialRow,
  ObjectRules,
  ObjectSizeRow,
  Severity,
  Toughness,
  TrapSeverity,
} from "./objects.js";
export {
  damageSeverity,
  damageThreshold,
  objectArmorClass,
  objectHitPoints,
  objectRules,
  trapSeverities,
} from "./objects.js";
export type {
  DeathSaves,
  KnockingOut,
  MassiveDamage,
  Rest,
  Stabilizing,
} from "./surroundings.js";
export {
  coverGrades,
  creatureSpaces,
  deathSaves,
  difficultTerrain,
  droppingProne,
  forcedMarch,
  knockingOut,
  lightLevels,
  lightSources,
  longRest,
  massiveDamage,
  movementCosts,
  obscurements,
  passingCreatures,
  shortRest,
  specialSenses,
  squeezing,
  stabilizing,
  standingUp,
  travelPaces,
  underwaterCombat,
  unseenCombatants,
} from "./surroundings.js";
export type * from "./types.js";
export {
  abilityEntries,
  alignmentEntries,
  damageTypeEntries,
  languageEntries,
  schoolEntries,
  skillEntries,
  weaponPropertyEntries,
} from "./vocabulary.js";
export type { AbilityEntry, LanguageEntry, SkillEntry } from "./words.js";
