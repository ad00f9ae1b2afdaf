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
  type Brings,
  type ConditionHeld,
  type EffectHeld,
  type Held,
  type HeldRef,
  type Lasting,
  type SaveToEnd,
  unknownSource,
} from "./creature/held.js";
export { spokenName } from "./creature/spoken-name.js";
export type { AutomaticFailure, D20, Modifier } from "./dice/d20.js";
export {
  type Combatant,
  type Readied,
  type Side,
  sides,
  type TurnSpent,
} from "./encounter/combatant.js";
export { type Deed, deeds, readiable } from "./encounter/deeds.js";
export {
  type Aftermath,
  type Encounter,
  type Experience,
  type House,
  type Outcome,
  outcomes,
  type Turn,
} from "./encounter/encounter.js";
export { isOnTurn, nowFor } from "./encounter/turns.js";
export {
  type Anchor,
  type LaidZone,
  type WallSide,
  type Zone,
  type ZoneMoment,
  type ZoneSide,
  type ZoneStep,
  zoneMoments,
  zoneSides,
} from "./encounter/zone.js";
export type {
  Action,
  ActionOf,
  ActionType,
  Command,
  DamagePart,
  DurationAsked,
  Entrant,
  Points,
  UseAction,
  UseAsked,
} from "./game/action.js";
export type { AttackFrame, AttackOrder, RolledAttack } from "./game/attack-frame.js";
export {
  type CastAction,
  type CastChoices,
  type Metamagic,
  metamagics,
  type SpellWithin,
} from "./game/cast-action.js";
export { concerns } from "./game/concerns.js";
export type { DamageDealt } from "./game/damage-dealt.js";
export { type Economy, economies } from "./game/economy.js";
export {
  type Event,
  type EventOf,
  type EventType,
  subjectOf,
} from "./game/event.js";
export type { AttackAction, FightAction, HitUse, SaidAttack } from "./game/fight-action.js";
export type { FormAction, Keeps } from "./game/form-action.js";
export type { Frame } from "./game/frame.js";
export type { LairAction } from "./game/lair.js";
export type { Going, Granted, MoveAction, TerrainAction } from "./game/move-action.js";
export type { Along, Moved } from "./game/moved.js";
export { happens, type Next, nothing, steps } from "./game/next.js";
export { passesTime } from "./game/passes-time.js";
export type { Asking, Moment, Pending, Reaction, Taken, Waiting, Window } from "./game/reaction.js";
export type * from "./game/request.js";
export { combatantOf, type GameState, secondsNow, secondsPerRound } from "./game/state.js";
export { type StepHome, type StepRef, stepAt } from "./game/step-ref.js";
export type { Dealt, StepNumbers, StepOutcome, StepsFrame } from "./game/steps-frame.js";
export type { Devising, SynthesizeAction } from "./game/synthesize-action.js";
export type { Using } from "./game/using.js";
export type { RuleViolation } from "./game/violation.js";
export type { LayAura, LayZone, ZoneAction } from "./game/zone-action.js";
export type { Scene, Sides } from "./gather/circumstances.js";
export { affectedBodies, affectedSquares, type Struck } from "./grid/affected.js";
export {
  type Area,
  type Bounds,
  coveredOf,
  type Extent,
  extentOf,
  squaresIn,
} from "./grid/area.js";
export {
  type Battlefield,
  type Ground,
  type Hazard,
  isOnMap,
  type LightSource,
  longestSide,
  type Prop,
  plainField,
  type TerrainKind,
  terrainKinds,
} from "./grid/battlefield.js";
export { type Body, footprintOf, overlaps, ringAround, sizesApart, widthOf } from "./grid/body.js";
export { type Changed, clearTerrain, layTerrain } from "./grid/change-terrain.js";
export { type Blocker, type CoverAsked, type CoverFound, coverBetween } from "./grid/cover.js";
export { type Diagonals, feetBetween, type Place, straightFeet } from "./grid/distance.js";
export { edgeOf, middleOf } from "./grid/edge.js";
export { isFlanked } from "./grid/flanking.js";
export { fallDamage, highJumpFeet, longJumpFeet } from "./grid/jump.js";
export { type Leap, leapTo, type TooFar } from "./grid/leap.js";
export { lightAt } from "./grid/light.js";
export {
  type CostCause,
  type MoveMode,
  type Mover,
  moveModes,
  type Occupant,
} from "./grid/mover.js";
export {
  cheapestPath,
  dropBelow,
  followPath,
  type NoRoute,
  type PathStep,
  type Route,
  reachOf,
  roomAt,
} from "./grid/path.js";
export {
  type Direction,
  feetPerSquare,
  isSamePlace,
  type Origin,
  type Position,
  positionAt,
  readPosition,
} from "./grid/point.js";
export type { Bystander } from "./grid/screen.js";
export { type Haze, hasSight, hazeBetween, startOf } from "./grid/sight.js";
export { groundAt } from "./grid/terrain.js";
export { type Eyes, lightTo, obscuredTo, type Sighting, type VisionFacts } from "./grid/vision.js";
export { onceOf } from "./once.js";
export { apply } from "./resolve/apply.js";
export { obviousAnswer } from "./resolve/obvious.js";
export { resolve } from "./resolve/resolve.js";
export { type CheckResult, check } from "./rules/check/check.js";
export { contest } from "./rules/check/contest.js";
export { unable } from "./rules/combat/able.js";
export { coverBonus } from "./rules/combat/attack/armor-class.js";
export { type AttackCheck, attackCheckIn } from "./rules/combat/attack-check.js";
export { bodiesIn, bodyOf, feetOf } from "./rules/combat/bodies.js";
export {
  type CostPart,
  calculateMovement,
  type Movement,
  type Opportunity,
} from "./rules/combat/calculate-movement.js";
export { canReact, spend } from "./rules/combat/economy.js";
export { inArea } from "./rules/combat/in-area.js";
export { isLairTime } from "./rules/combat/lair-count.js";
export { isInSun, lightOn } from "./rules/combat/light-on.js";
export { type Gripping, limbsGripping } from "./rules/combat/limbs.js";
export { isDirectedNow } from "./rules/combat/mounts/ridden.js";
export type { Allowance } from "./rules/combat/move/speed.js";
export { flightLeft, movementLeft } from "./rules/combat/movement.js";
export { combatReactions } from "./rules/combat/reactions.js";
export { isReactionSpent } from "./rules/combat/reactions-left.js";
export { sceneOf } from "./rules/combat/scene.js";
export {
  type Looking,
  type Seen,
  type SightBetween,
  type SightReason,
  type Spot,
  seenFrom,
  sightBetween,
  spotOf,
} from "./rules/combat/sight-between.js";
export { strikesLeft } from "./rules/combat/strikes.js";
export { isDying } from "./rules/combat/turn.js";
export { type Now, secondsLeft } from "./rules/held/left.js";
export { thingsSection } from "./rules/life/dead.js";
export { choicesOf } from "./rules/magic/choices.js";
export { levelsLeftFor } from "./rules/magic/payment.js";
export { magicReactions } from "./rules/magic/reactions.js";
export { type ScrollCarried, scrollsOf } from "./rules/magic/scroll.js";
export { sustainedWith } from "./rules/magic/sustain.js";
export { type Synthesis, synthesisDc, synthesisOf } from "./rules/magic/synthesize.js";
export { legendaryResistance } from "./rules/steps/legendary-resistance.js";
export { momentsOf } from "./rules/steps/use/find.js";
export { legendaryNow } from "./rules/steps/use/legendary.js";
export { sectionsOf, withstoodBy } from "./rules/zones/sections.js";
export { spaceOf } from "./rules/zones/space.js";
export { viewOf } from "./rules/zones/view.js";
export { blockedBy, effectsField, movementField } from "./rules/zones/walls.js";
export { type StepsKnown, type ZoneFacts, zoneFacts } from "./rules/zones/zone-facts.js";
export { insideOf, zonesIn } from "./rules/zones/zones-in.js";
export type * from "./sheet/attacks/facts.js";
export {
  type AttackMade,
  attackUses,
  type DamageRoll,
  damageRolls,
  usualUse,
} from "./sheet/attacks/use.js";
export { type AttackAsked, attackFactsOf, attackOn } from "./sheet/attacks.js";
export { blockOf } from "./sheet/block-of.js";
export type * from "./sheet/sheet.js";
export { sheetOf } from "./sheet/sheet-of.js";
export { type Compendium, srdCompendium, type Table, table } from "./tables/compendium.js";
export { readItem } from "./tables/item-names.js";
