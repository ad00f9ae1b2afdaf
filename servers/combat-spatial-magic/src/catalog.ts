import type { ToolSpec } from "@tabletop-mcp/mcp-kit";
import type { CombatContext } from "./context.js";
import createCharacter from "./tools/characters/create-character.js";
import deleteCharacter from "./tools/characters/delete-character.js";
import getCharacter from "./tools/characters/get-character.js";
import levelUp from "./tools/characters/level-up.js";
import listCharacters from "./tools/characters/list-characters.js";
import rollCheck from "./tools/characters/roll-check.js";
import rollDice from "./tools/characters/roll-dice.js";
import takeRest from "./tools/characters/take-rest.js";
import updateCharacter from "./tools/characters/update-character.js";
import advanceTurn from "./tools/combat/advance-turn.js";
import applyDamage from "./tools/combat/apply-damage.js";
import applyHealing from "./tools/combat/apply-healing.js";
import createEncounter from "./tools/combat/create-encounter.js";
import endEncounter from "./tools/combat/end-encounter.js";
import executeAction from "./tools/combat/execute-action.js";
import executeLairAction from "./tools/combat/execute-lair-action.js";
import getEncounter from "./tools/combat/get-encounter.js";
import manageCondition from "./tools/combat/manage-condition.js";
import manageEffect from "./tools/combat/manage-effect.js";
import modifyTerrain from "./tools/combat/modify-terrain.js";
import moveCombatant from "./tools/combat/move-combatant.js";
import renderBattlefield from "./tools/combat/render-battlefield.js";
import rollDeathSave from "./tools/combat/roll-death-save.js";
import rollInitiative from "./tools/combat/roll-initiative.js";
import addSessionNote from "./tools/data/add-session-note.js";
import createLocation from "./tools/data/create-location.js";
import getLocation from "./tools/data/get-location.js";
import getSessionContext from "./tools/data/get-session-context.js";
import manageInventory from "./tools/data/manage-inventory.js";
import manageParty from "./tools/data/manage-party.js";
import searchNotes from "./tools/data/search-notes.js";
import breakConcentration from "./tools/magic/break-concentration.js";
import castSpell from "./tools/magic/cast-spell.js";
import checkConcentration from "./tools/magic/check-concentration.js";
import createAura from "./tools/magic/create-aura.js";
import getConcentration from "./tools/magic/get-concentration.js";
import getSpellInfo from "./tools/magic/get-spell-info.js";
import manageSpellSlots from "./tools/magic/manage-spell-slots.js";
import processAura from "./tools/magic/process-aura.js";
import synthesizeSpell from "./tools/magic/synthesize-spell.js";
import useScroll from "./tools/magic/use-scroll.js";
import calculateAoe from "./tools/spatial/calculate-aoe.js";
import calculateMovement from "./tools/spatial/calculate-movement.js";
import checkCover from "./tools/spatial/check-cover.js";
import checkLineOfSight from "./tools/spatial/check-line-of-sight.js";
import getAdjacentSquares from "./tools/spatial/get-adjacent-squares.js";
import getCreaturesInRange from "./tools/spatial/get-creatures-in-range.js";
import measureDistance from "./tools/spatial/measure-distance.js";
import placeProp from "./tools/spatial/place-prop.js";

/** Every tool, in the order in which clients list them. */
export const catalog: readonly ToolSpec<CombatContext>[] = [
  createCharacter,
  getCharacter,
  updateCharacter,
  listCharacters,
  deleteCharacter,
  rollCheck,
  rollDice,
  takeRest,
  levelUp,
  manageInventory,
  manageParty,
  createLocation,
  getLocation,
  addSessionNote,
  searchNotes,
  getSessionContext,
  createEncounter,
  getEncounter,
  executeAction,
  executeLairAction,
  moveCombatant,
  advanceTurn,
  endEncounter,
  rollInitiative,
  applyDamage,
  applyHealing,
  rollDeathSave,
  manageCondition,
  manageEffect,
  renderBattlefield,
  modifyTerrain,
  calculateAoe,
  measureDistance,
  checkLineOfSight,
  getCreaturesInRange,
  checkCover,
  placeProp,
  calculateMovement,
  getAdjacentSquares,
  castSpell,
  checkConcentration,
  breakConcentration,
  getConcentration,
  manageSpellSlots,
  useScroll,
  createAura,
  processAura,
  synthesizeSpell,
  getSpellInfo,
];
